// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalUI

/// Text in XML, and in HTML that is written as XML.
enum MarkupText {
  /// The text as it may stand between tags and in attributes (XML 1.0, 2.2 and 2.4): control
  /// characters, which XML has no way to write, are shown as visible signs.
  static func escaped(_ text: String) -> String {
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !result.isEmpty || line.startIndex != text.startIndex { result += "&#10;" }
      for scalar in SafeText.visible(String(line)).unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        // No characters of XML, though Unicode has them.
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// An element, its attributes in the order given, without those that are nil.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: String
  ) -> String {
    "<\(name)\(text(of: attributes))>\(content)</\(name)>"
  }

  private static func text(of attributes: KeyValuePairs<String, String?>) -> String {
    attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }
}
