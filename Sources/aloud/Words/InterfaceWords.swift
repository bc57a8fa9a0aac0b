// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables

typealias InterfaceWords = AccessibilityScript.InterfaceWords

/// The names in the interface table of what messages speak of.
extension InterfaceWords {
  /// The message about a number that is none, or is out of its range.
  func text(
    _ key: String, _ source: ValueSource, _ given: String, _ range: ClosedRange<Int>
  ) -> String {
    text(
      key, .text(name(source)), self.given(given), .number(range.lowerBound),
      .number(range.upperBound))
  }

  func name(_ source: ValueSource) -> String {
    switch source {
    case .option(let option), .memory(let option): option.spelling
    case .variable(let name): name
    case .member(let name, let place):
      text("source.member", .text(name), .text(self.name(place)))
    }
  }

  func name(_ place: ConfigurationPlace) -> String {
    text(
      "place.position", .text(place.file), .text(String(place.position.line)),
      .text(String(place.position.column)))
  }

  func name(_ origin: OptionInput.Origin) -> String {
    switch origin {
    case .argument(let number): text("origin.argument", .number(number))
    case .line(let number): text("origin.line", .number(number))
    case .record(let number): text("origin.record", .number(number))
    }
  }

  func name(ofInput place: StreamPlace) -> String {
    name(place, standard: "place.standardInput")
  }

  func name(ofOutput place: StreamPlace) -> String {
    name(place, standard: "place.standardOutput")
  }

  private func name(_ place: StreamPlace, standard key: String) -> String {
    switch place {
    case .standard: text(key)
    case .file(let path): shown(path)
    }
  }
}
