// SPDX-License-Identifier: GPL-3.0-or-later

/// Lists of choices and of answers as debconf writes them: divided by comma and blanks, with a
/// backslash before a comma or blank that belongs to a choice. (Debconf::Question, `choices_split`)
public enum ChoiceList {
  /// The choices of a list.
  ///
  /// - Complexity: O(length of the list).
  public static func split(_ list: String) -> [String] {
    // By unicode scalar: a comma with a mark on it is still debconf's comma.
    let scalars = Array(list.unicodeScalars)
    var choices: [String] = []
    var choice = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      let next = position + 1 < scalars.count ? scalars[position + 1] : nil
      if scalar == "\\", let next, next == "," || next == " " {
        choice.append(next)
        position += 2
      } else if scalar == ",", let next, isBlank(next) {
        choices.append(String(choice))
        choice = String.UnicodeScalarView()
        position += 1
        while position < scalars.count, isBlank(scalars[position]) { position += 1 }
      } else {
        choice.append(scalar)
        position += 1
      }
    }
    if !choice.isEmpty { choices.append(String(choice)) }
    return choices
  }

  /// The list of choices, from which ``split(_:)`` gives the same ones back, but for an empty one
  /// at the end.
  ///
  /// A backslash before a comma or blank of a choice itself cannot be told in this format.
  public static func joined(_ choices: [String]) -> String {
    choices.map { choice in
      var text = choice.replacingScalars(",", with: "\\,")
      // Blanks at the ends would be taken for those between choices.
      if text.unicodeScalars.first == " " { text = "\\" + text }
      return text
    }.joined(separator: ", ")
  }

  /// What Perl's `\s` matches in text of bytes that is not known to be UTF-8.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }
}
