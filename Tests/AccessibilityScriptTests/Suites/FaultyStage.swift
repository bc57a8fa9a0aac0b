// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import Testing

@testable import AccessibilityScript

/// A way in which a program may be wrong.
enum Fault: Hashable, CaseIterable, CustomTestStringConvertible {
  case saysNothing, saysAllTwice, saysFocusOnly
  case withoutLabel, withoutRole, withoutState, withoutPosition, withoutGroup
  case withoutAvailability, withoutBoundary, withoutStep
  case alwaysSelected, alwaysFirst, repeatsGroup
  case selectsNothing, losesFocus, losesField
  case answersOnEveryEnd, neverEnds, answersSomethingElse
  case hasWideRows, hasNoRows

  var testDescription: String { "\(self)" }

  /// The fields that are not said.
  fileprivate var withoutFields: [String] {
    switch self {
    case .withoutLabel: ["label"]
    case .withoutRole: ["role", "groupRole"]
    case .withoutState: ["state"]
    case .withoutPosition: ["position"]
    case .withoutGroup: ["group"]
    case .withoutAvailability: ["availability"]
    case .withoutBoundary: ["boundary"]
    case .withoutStep: ["step"]
    default: []
    }
  }
}

/// A session that is wrong in one way, for scripts that are to notice.
final class FaultyStage: ScriptStage {
  private let stage: any ScriptStage
  private let fault: Fault
  /// The first words for a state and for a position that were said.
  private var first: [String: String] = [:]
  private var group: String?

  init(_ stage: any ScriptStage, _ fault: Fault) {
    self.stage = stage
    self.fault = fault
  }

  func open() -> StageReport { spoiled(stage.open()) }
  func play(_ step: KeyScript.Step) -> StageReport { spoiled(stage.play(step)) }
  func end() -> StageReport { spoiled(stage.end()) }

  private func spoiled(_ report: StageReport) -> StageReport {
    var report = report
    switch fault {
    case .saysNothing: report.heard = []
    case .saysAllTwice: report.heard += report.heard
    case .saysFocusOnly: report.heard.removeAll { $0.kind != "focus" }
    default: report.heard = report.heard.map(spoiled)
    }
    return report
  }

  private func spoiled(_ utterance: HeardUtterance) -> HeardUtterance {
    var utterance = utterance
    utterance.fields.removeAll { fault.withoutFields.contains($0.name) }
    for index in utterance.fields.indices {
      let field = utterance.fields[index]
      let known = first[field.name] ?? field.value
      first[field.name] = known
      let isStuck =
        (fault == .alwaysSelected && field.name == "state")
        || (fault == .alwaysFirst && field.name == "position")
      if isStuck { utterance.fields[index].value = known }
      if field.name == "group" { group = field.value }
    }
    if fault == .repeatsGroup, let group, utterance.kind == "focus" {
      utterance.fields.insert(Setting(name: "group", value: group), at: 0)
    }
    utterance.text = utterance.fields.map(\.value).joined(separator: ", ")
    return utterance
  }

  var status: String? {
    switch fault {
    case .answersOnEveryEnd: stage.status.map { _ in "answered" }
    case .neverEnds: nil
    default: stage.status
    }
  }

  var isTimed: Bool { stage.isTimed }

  var rows: [String] {
    switch fault {
    case .hasWideRows: stage.rows.map { $0 + String(repeating: "x", count: stage.columns) }
    case .hasNoRows: []
    default: stage.rows
    }
  }

  var columns: Int { stage.columns }

  func columns(ofRow row: Int) -> Int {
    stage.columns(ofRow: row) + (fault == .hasWideRows ? stage.columns : 0)
  }

  var focusedRow: Int? { fault == .losesFocus ? nil : stage.focusedRow }
  var styledRows: [[StyledText]] { stage.styledRows }
  var hidesInput: Bool { stage.hidesInput }
  var secretFields: [String] { stage.secretFields }
  var field: String? { fault == .losesField ? nil : stage.field }
  var focused: String? { fault == .losesFocus ? nil : stage.focused }
  var selected: [String] { fault == .selectsNothing ? [] : stage.selected }
  var fieldNames: [String]? { stage.fieldNames }

  func answer(to field: String) -> [String]? {
    fault == .answersSomethingElse ? ["snow"] : stage.answer(to: field)
  }

  func nearest(toUnknownKey key: String) -> [String]? { stage.nearest(toUnknownKey: key) }
  func resolve(_ text: String) throws(TableError) -> String { try stage.resolve(text) }

  func translations(of value: String, in part: FieldExpectation.Part) -> [String] {
    stage.translations(of: value, in: part)
  }
}
