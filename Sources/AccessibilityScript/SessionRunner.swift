// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator

/// Where a session's reactions go, in order: the transcript, the voice, the screen.
public protocol SessionListener: AnyObject {
  func say(_ announcement: Announcement)
  func cut()
  func voice(_ preferences: VoicePreferences)
  /// How the session's options lie on the screen, before and after they are shown.
  func layout(of session: Session) -> OptionLayout
  /// Shows the session.
  ///
  /// - Returns: what is shown now, or nil where nothing is.
  func show(_ session: Session) -> ScreenSnapshot?
}

extension SessionListener {
  /// Where nothing is shown, the options lie as they were asked to.
  public func layout(of session: Session) -> OptionLayout {
    let settings = session.navigator.settings
    return OptionLayout(columns: settings.columns, pageSize: settings.pageSize)
  }
}

/// What a screen decides and keys depend on: the columns of the grid and the options of a page.
public struct OptionLayout: Hashable, Sendable {
  public let columns: Int
  public let pageSize: Int

  public init(columns: Int, pageSize: Int) {
    self.columns = columns
    self.pageSize = pageSize
  }
}

/// Carries a session's reactions out and writes them down: the same for a person and a script.
public final class SessionRunner {
  public private(set) var session: Session
  private let listener: any SessionListener
  private let transcribe: ((TranscriptEvent) -> Void)?
  /// Options that a played session in line mode reads at first: those of a usual terminal.
  private static let firstPage = 20

  private var lastScreen: ScreenSnapshot?

  /// - Parameter transcribe: takes every event as it happens; nil writes nothing down.
  public init(
    session: Session, listener: any SessionListener, transcribe: ((TranscriptEvent) -> Void)?
  ) {
    self.session = session
    self.listener = listener
    self.transcribe = transcribe
  }

  public var outcome: Outcome? { session.navigator.outcome }

  public func open(language: String, mode: Announcer.Mode) {
    transcribe?(
      .open(
        language: language, textSize: session.navigator.settings.textSize,
        verbosity: session.preferences.verbosity, mode: mode))
    carryOut(session.open())
  }

  /// Reads a part of the list, in line mode.
  public func read(_ positions: Range<Int>) {
    carryOut(session.read(positions))
  }

  /// - Parameter milliseconds: now, since the question opened.
  public func press(_ name: String, _ command: Command, at milliseconds: Int) {
    carryOut(session.advance(to: milliseconds))
    guard outcome == nil else { return }
    if case .line(let line) = command {
      transcribe?(.key(name, line: line))
    } else {
      transcribe?(.key(name))
    }
    carryOut(session.handle(command, at: milliseconds))
  }

  public func advance(to milliseconds: Int) {
    carryOut(session.advance(to: milliseconds))
  }

  public func close(_ outcome: Outcome) {
    carryOut(session.close(outcome))
  }

  public func report(_ notice: Announcement) {
    carryOut(session.report(notice))
  }

  /// Shows the session anew, after the screen changed.
  public func showAgain() {
    show()
  }

  /// Plays a script on a virtual clock, on which only `wait:` steps take time. The end of the
  /// script is the end of input.
  ///
  /// In line mode, characters make a line, Tab completes it and Enter ends it.
  public func play(_ script: KeyScript, mode: Announcer.Mode) {
    var now = 0
    var line = ""
    if mode == .lines { read(0..<min(session.navigator.group.count, Self.firstPage)) }
    for step in script.steps where outcome == nil {
      switch step {
      case .wait(let milliseconds):
        transcribe?(.wait(milliseconds))
        now += milliseconds
        advance(to: now)
      case .key(let name, let command):
        if mode == .lines, let edited = edit(line, with: command, named: name) {
          line = edited
        } else {
          press(name, mode == .lines && command == .accept ? .line(line) : command, at: now)
          line = ""
        }
      }
    }
    close(.endOfInput)
  }

  /// The line after a key of line mode, or nil when the key does not edit it.
  private func edit(_ line: String, with command: Command, named name: String) -> String? {
    switch command {
    case .erase: String(line.dropLast())
    case .select: line + " "
    case .nextField: completed(line)
    default: name.count == 1 ? line + name : nil
    }
  }

  /// The only label that begins so, else the line as it is.
  private func completed(_ line: String) -> String {
    let navigator = session.navigator
    guard let matches = navigator.typeAhead?.matches(prefix: line, limit: 2), matches.count == 1
    else { return line }
    return navigator.group[matches[0]].label
  }

  private func carryOut(_ reactions: [Session.Reaction]) {
    for reaction in reactions {
      switch reaction {
      case .cut:
        transcribe?(.cut)
        listener.cut()
      case .say(let announcement):
        listener.say(announcement)
        transcribe?(.say(announcement))
      case .select(let key):
        let label = key.flatMap { session.navigator.group.option(for: $0)?.label }
        transcribe?(.select(key: key?.text, label: label))
      case .screen: show()
      case .voice(let preferences): listener.voice(preferences)
      case .close(let outcome): transcribe?(.close(outcome))
      }
    }
  }

  private func show() {
    layOut()
    defer { layOut() }
    guard let screen = listener.show(session), screen != lastScreen else { return }
    lastScreen = screen
    transcribe?(.screen(screen))
  }

  private func layOut() {
    let layout = listener.layout(of: session)
    session.layOut(columns: layout.columns, pageSize: layout.pageSize)
  }
}
