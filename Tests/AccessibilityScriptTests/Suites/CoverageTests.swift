// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import FoundationEssentials
import LabelTables
import RadioModel
import RadioNavigator
import Testing

/// Every role in every state, availability, verbosity and language has an announcement with a
/// label, the role, the state and a position, or stands in a list of exemptions with the reason.
@Suite struct CoverageTests {
  private typealias FieldName = Announcement.FieldName

  private struct Exemption {
    let roles: [String]
    var verbosities = Verbosity.allCases
    let without: FieldName
    let because: String
  }

  private static let exemptions = [
    Exemption(
      roles: ["role.option", "role.checkBox"], verbosities: [.brief], without: .role,
      because: "brief is label, state and position; the group told the role"),
    Exemption(
      roles: ["role.group", "role.checklist"], without: .state,
      because: "its options have states, and the focused one follows at once"),
    Exemption(
      roles: [
        "role.group", "role.checklist", "role.note", "role.text", "role.secret", "role.number",
      ], verbosities: [.brief], without: .position,
      because: "which of how many questions it is can be asked for"),
    Exemption(roles: ["role.note"], without: .state, because: "it holds nothing"),
    Exemption(
      roles: ["role.note"], verbosities: [.brief], without: .role,
      because: "its words are all there is to hear"),
    Exemption(
      roles: ["role.form"], without: .state,
      because: "its fields hold something, and the first one follows at once"),
    Exemption(roles: ["role.form"], without: .position, because: "there is one, with a count"),
    Exemption(
      roles: ["role.summary"], without: .role, because: "its label is that role"),
    Exemption(
      roles: ["role.summary"], without: .state, because: "each answer is said with its question"),
    Exemption(
      roles: ["role.summary"], without: .position, because: "there is one; its places have one"),
    Exemption(
      roles: [place], without: .role,
      because: "a place to go to is an item of a list, which has no role"),
    Exemption(roles: [place], without: .state, because: "a place cannot be selected"),
  ]

  /// A place of the summary, which has no role.
  private static let place = "place"

  /// Where a part of an announcement is found: a group is a label, a value is a state.
  private static let fields: [(part: FieldName, places: [FieldName])] = [
    (.label, [.label, .group, .message]), (.role, [.role]), (.state, [.state, .value]),
    (.position, [.position, .step]),
  ]

  /// What an announcement lacks that nothing exempts it from, and what it has in spite of that.
  private static func faults(
    in announcement: Announcement, role: String, _ verbosity: Verbosity
  ) -> [String] {
    fields.compactMap { part, places in
      let isThere = places.contains { announcement[$0]?.isEmpty == false }
      let isExempt = exemptions.contains {
        $0.roles.contains(role) && $0.without == part && $0.verbosities.contains(verbosity)
      }
      return isThere != isExempt ? nil : "\(role): \(part.rawValue): \(announcement.text)"
    }
  }

  // MARK: Options

  private static let availabilities: [(isEnabled: Bool, reason: String?)] = [
    (true, nil), (false, nil), (false, "sold out"),
  ]

  @Test(arguments: Scripts.folder.languages, Verbosity.allCases)
  func options(language: String, verbosity: Verbosity) throws {
    let tables = try LabelTables(folder: Scripts.folder, languages: [language])
    let announcer = Announcer(tables: tables, title: "Crust", detail: nil)
    for (isEnabled, reason) in Self.availabilities {
      for hasError in [false, true] {
        for isChosen in [false, true] {
          let option = RadioOption<OptionKey>(
            key: "deep", label: "Deep dish", isEnabled: isEnabled, disabledReason: reason,
            hasError: hasError)
          for (kind, role, state) in try Self.kinds(of: option, isChosen: isChosen) {
            let navigator = Navigator(field: kind, settings: .init(), typeAhead: nil)
            let said = announcer.option(at: 1, in: navigator, verbosity: verbosity)
            #expect(Self.faults(in: said, role: role, verbosity) == [])
            #expect(said[.label] == "Deep dish")
            #expect(said[.role] == (verbosity == .brief ? nil : tables.text(role)))
            #expect(said[.state] == tables.text(state))
            #expect(said[.position] == tables.text("position", [.number(2), .number(2)]))
            #expect(said[.error] == (hasError ? tables.text("state.error") : nil))
            #expect((said[.availability] == nil) == isEnabled)
            if let reason { #expect(said[.availability]?.contains(reason) == true) }
            #expect(said.language == language)
            // All that is in its fields is said.
            for field in said.fields { #expect(said.text.contains(field.text)) }
          }
        }
      }
    }
  }

  /// The option as the second of a group of each kind.
  private static func kinds(
    of option: RadioOption<OptionKey>, isChosen: Bool
  ) throws -> [(FormField.Kind, role: String, state: String)] {
    let other = RadioOption<OptionKey>(key: "thin", label: "Thin")
    let options = try RadioGroup([other, option])
    var group = options
    if isChosen {
      try group.setEnabled(true, for: option.key)
      try group.select(option.key)
      try group.setEnabled(option.isEnabled, reason: option.disabledReason, for: option.key)
    }
    let checked = CheckedOptions(isChosen ? [option.key] : [])
    return [
      (.radio(group), "role.option", isChosen ? "state.selected" : "state.notSelected"),
      (.confirm(group), "role.option", isChosen ? "state.selected" : "state.notSelected"),
      (
        .checklist(options, checked), "role.checkBox",
        isChosen ? "state.checked" : "state.notChecked"
      ),
    ]
  }

  // MARK: Fields, the form and its summary

  private static func fieldKinds() throws -> [(FormField.Kind, role: String)] {
    let group = try RadioGroup([RadioOption<OptionKey>(key: "deep", label: "Deep dish")])
    let entries: [(TextEntry.Content, String)] = [
      (.text, "role.text"), (.secret, "role.secret"), (.number(.init()), "role.number"),
    ]
    return [
      (.radio(group), "role.group"), (.confirm(group), "role.group"),
      (.checklist(group, CheckedOptions([])), "role.checklist"), (.note, "role.note"),
    ]
      + entries.flatMap { content, role in
        ["", "12"].map { (.entry(TextEntry(content, text: $0)), role) }
      }
  }

  @Test(arguments: Scripts.folder.languages, Verbosity.allCases)
  func fields(language: String, verbosity: Verbosity) throws {
    let tables = try LabelTables(folder: Scripts.folder, languages: [language])
    let kinds = try Self.fieldKinds()
    let fields = kinds.enumerated().map {
      FormField(name: "f\($0)", kind: $1.0, label: "Question \($0)", hasError: $0 % 2 == 0)
    }
    var settings = SessionSettings()
    settings.verbosity = verbosity
    let session = PlayedSession(
      Question(form: try Form(title: "Order", fields: fields)), tables: tables,
      settings: settings, draws: false, editing: AppendingEditor())
    let opening = try #require(session.announcements.first)
    #expect(opening[.role] == tables.text("role.form"))
    #expect(Self.faults(in: opening, role: "role.form", verbosity) == [])
    for (index, kind) in kinds.enumerated() {
      let heard = index == 0 ? session.announcements.dropFirst() : session.lastAnnouncements
      let said = try #require(heard.first)
      #expect(Self.faults(in: said, role: kind.role, verbosity) == [])
      #expect((said[.group] ?? said[.message]) == "Question \(index)")
      #expect((said[.step] == nil) == (verbosity == .brief))
      #expect((said[.error] == nil) == (index % 2 == 1))
      let isSaid = kind.role != "role.note" || verbosity != .brief
      #expect(said[.role] == (isSaid ? tables.text(kind.role) : nil))
      try session.press("Tab")
    }
    // Behind the last field comes the summary with its places.
    let summary = session.lastAnnouncements
    let whole = try #require(summary.first)
    #expect(whole[.group] == tables.text("role.summary"))
    #expect(Self.faults(in: whole, role: "role.summary", verbosity) == [])
    let place = try #require(summary.last)
    #expect(Self.faults(in: place, role: Self.place, verbosity) == [])
  }

  // MARK: Lists of line mode

  /// In a list every option has its label, its number and why it is unavailable. The role is told of
  /// the list, and the state where it is one to know: of what is chosen.
  @Test(arguments: Scripts.folder.languages) func listedOptions(language: String) throws {
    let tables = try LabelTables(folder: Scripts.folder, languages: [language])
    let announcer = Announcer(tables: tables, title: "Crust", detail: nil, mode: .lines)
    for (isEnabled, reason) in Self.availabilities {
      for isChosen in [false, true] {
        let option = RadioOption<OptionKey>(
          key: "deep", label: "Deep dish", isEnabled: isEnabled, disabledReason: reason)
        for (kind, _, state) in try Self.kinds(of: option, isChosen: isChosen) {
          let navigator = Navigator(field: kind, settings: .init(), typeAhead: nil)
          let said = announcer.listed(at: 1, in: navigator)
          #expect(said[.label] == "Deep dish")
          #expect(said[.position]?.isEmpty == false)
          #expect(said[.role] == nil)
          #expect(said[.state] == (isChosen ? tables.text(state) : nil))
          #expect((said[.availability] == nil) == isEnabled)
          if let reason { #expect(said[.availability]?.contains(reason) == true) }
          #expect(said.language == language)
        }
      }
    }
  }

  // MARK: All roles

  private struct Elsewhere {
    let roles: [String]
    /// The tests that hear them.
    let file: String
    let because: String
  }

  /// Roles that are not in the product above.
  private static let elsewhere = [
    Elsewhere(
      roles: ["role.menu", "role.buttons", "role.button", "role.message"],
      file: "CommandTests/Boxes/BoxQuestionTests.swift",
      because: "no form file has them: they are parts of boxes, which have one state each"),
    Elsewhere(
      roles: ["role.document"], file: "CommandTests/Boxes/BoxPlaceTests.swift",
      because: "a text that is read part by part has places in it, and no state"),
    Elsewhere(
      roles: ["role.progress"], file: "AnnouncerTests/ProgressSessionTests.swift",
      because: "it is told by the program that goes on, and nobody answers it"),
  ]

  /// No role of the tables is forgotten here, and those that are elsewhere are heard there.
  @Test func everyRoleIsCovered() throws {
    let here = Set(
      try Self.fieldKinds().map(\.role) + [
        "role.option", "role.checkBox", "role.form", "role.summary",
      ])
    let others = Self.elsewhere.flatMap(\.roles)
    #expect(here.isDisjoint(with: others))
    #expect(Set(Scripts.english.keys(beginning: "role.")) == here.union(others))
    for elsewhere in Self.elsewhere {
      #expect(!elsewhere.because.isEmpty)
      let file = Scripts.root.appending(path: "Tests/" + elsewhere.file)
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for role in elsewhere.roles {
        #expect(text.contains(Scripts.english.text(role)), "\(role)")
      }
    }
  }
}
