// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// What a script's settings come to.
public struct ScriptConditions: Sendable {
  public var session = SessionSettings()
  /// BCP 47.
  public var language = "en"
  /// Milliseconds without a key after which the session ends; nil for no limit.
  public var timeLimit: Int?
  /// What chance begins with in someone else's program that heeds it; nil leaves that open.
  public var seed: Int?

  /// The variable of the environment that such a program finds it in.
  public static let seedVariable = "ALOUD_SEED"

  /// What holds where a script sets nothing.
  public init() {}

  /// All that a report tells of.
  public var settings: [Setting] {
    [
      Setting(name: SettingName.language.rawValue, value: language),
      Setting(name: SettingName.textSize.rawValue, value: session.textSize.shortName),
      Setting(name: SettingName.verbosity.rawValue, value: session.verbosity.rawValue),
      Setting(
        name: SettingName.terminal.rawValue,
        value: "\(session.terminal.columns)x\(session.terminal.rows)"),
      Setting(name: SettingName.selection.rawValue, value: session.selection.rawValue),
      Setting(name: SettingName.mode.rawValue, value: session.mode.rawValue),
    ]
  }
}

extension ScriptConditions {
  /// Every setting as a script writes it; the time limit where there is one.
  public var allSettings: [Setting] {
    func word(_ flag: Bool) -> String { flag ? "yes" : "no" }
    let limit = timeLimit.map { Setting(name: SettingName.timeLimit.rawValue, value: "\($0) ms") }
    let seed = seed.map { Setting(name: SettingName.seed.rawValue, value: String($0)) }
    return settings + [
      Setting(name: SettingName.disabledOptions.rawValue, value: session.disabledOptions.rawValue),
      Setting(name: SettingName.wrap.rawValue, value: word(session.wraps)),
      Setting(name: SettingName.columns.rawValue, value: String(session.columns)),
      Setting(name: SettingName.placement.rawValue, value: session.placement.rawValue),
      Setting(name: SettingName.colours.rawValue, value: word(session.usesColor)),
    ] + [limit, seed].compactMap(\.self)
  }
}

/// A setting of a script, by the name that it is written with.
public enum SettingName: String, CaseIterable, Hashable, Sendable {
  case language
  case textSize = "text size"
  case verbosity
  case terminal
  case selection
  case mode
  case disabledOptions = "disabled options"
  case wrap
  case columns
  case placement
  case colours
  case timeLimit = "time limit"
  case seed
  case level

  /// All values, where there are few.
  var values: [String] {
    switch self {
    case .textSize: ContentSizeCategory.allCases.map(\.shortName)
    case .verbosity: Verbosity.allCases.map(\.rawValue)
    case .selection: Navigator.Settings.SelectionMode.allCases.map(\.rawValue)
    case .mode: [Announcer.Mode.keys, .lines].map(\.rawValue)
    case .disabledOptions: Navigator.Settings.DisabledOptions.allCases.map(\.rawValue)
    case .placement: ContentPlacement.allCases.map(\.rawValue)
    case .wrap, .colours: Self.flags.map(\.word)
    case .level: ExpectationLevel.allCases.reversed().map(\.rawValue)
    case .language, .terminal, .columns, .timeLimit, .seed: []
    }
  }

  /// What a value should look like, where it may be any of many.
  var usage: String {
    switch self {
    case .language: "\(rawValue): en"
    case .terminal: "\(rawValue): 80x24"
    case .timeLimit: "\(rawValue): 60 s"
    default: "\(rawValue): 1"
    }
  }

  private static let flags = [(word: "yes", value: true), (word: "no", value: false)]
  /// Rows and columns of a terminal.
  static let sizes = 1...1000
  private static let seeds = 0...Int.max

  /// Takes a value over.
  ///
  /// - Returns: whether it is one.
  func apply(_ value: String, to conditions: inout ScriptConditions) -> Bool {
    func set<Value>(_ path: WritableKeyPath<ScriptConditions, Value>, _ value: Value?) -> Bool {
      guard let value else { return false }
      conditions[keyPath: path] = value
      return true
    }
    let flag = Self.flags.first { $0.word == value }?.value
    switch self {
    case .language: return set(\.language, LocaleChoice.tag(for: value))
    case .textSize: return set(\.session.textSize, ContentSizeCategory(parsing: value))
    case .verbosity: return set(\.session.verbosity, Verbosity(rawValue: value))
    case .terminal: return set(\.session.terminal, Self.size(value))
    case .selection: return set(\.session.selection, .init(rawValue: value))
    case .mode: return set(\.session.mode, .init(rawValue: value))
    case .disabledOptions: return set(\.session.disabledOptions, .init(rawValue: value))
    case .wrap: return set(\.session.wraps, flag)
    case .columns: return set(\.session.columns, Self.number(value, in: Self.sizes))
    case .placement: return set(\.session.placement, ContentPlacement(rawValue: value))
    case .colours: return set(\.session.usesColor, flag)
    case .timeLimit:
      conditions.timeLimit = ScriptDuration(value)?.milliseconds
      return conditions.timeLimit != nil
    case .seed:
      conditions.seed = Self.number(value, in: Self.seeds)
      return conditions.seed != nil
    case .level: return ExpectationLevel(rawValue: value) != nil
    }
  }

  /// What the numbers of a value may be, where it is one with such that are too small or too large;
  /// nil where something else is wrong.
  func range(of value: String) -> ClosedRange<Int>? {
    func isNumber(_ text: some StringProtocol) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    }
    switch self {
    case .terminal:
      let parts = value.split(separator: "x", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy(isNumber) ? Self.sizes : nil
    case .columns: return isNumber(value) ? Self.sizes : nil
    case .seed: return isNumber(value) ? Self.seeds : nil
    case .timeLimit:
      return ScriptDuration.milliseconds(in: value) == nil ? nil : 0...KeyScript.longestWait
    default: return nil
    }
  }

  private static func size(_ text: String) -> TerminalSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = number(String(parts[0]), in: sizes),
      let rows = number(String(parts[1]), in: sizes)
    else { return nil }
    return TerminalSize(columns: columns, rows: rows)
  }

  /// A number of digits and nothing else.
  static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy(\.isDigit), let number = Int(text), range.contains(number) else {
      return nil
    }
    return number
  }
}

extension UInt8 {
  /// Whether this byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
