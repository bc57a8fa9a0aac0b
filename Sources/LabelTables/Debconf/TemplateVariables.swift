// SPDX-License-Identifier: GPL-3.0-or-later

/// The variables of a template's texts, `${name}`. (Debconf::Question, `_expand_vars`)
public enum TemplateVariables {
  /// The text with its variables put in: one without value becomes nothing, and one behind a
  /// backslash stays as it is, without the backslash.
  ///
  /// - Complexity: O(length of the text and of the values).
  public static func expand(_ text: String, _ values: [String: String]) -> String {
    var expanded = ""
    walk(text) { part in
      switch part {
      case .words(let words): expanded += words
      case .escaped(let name): expanded += "${\(name)}"
      case .variable(let name): expanded += values[name] ?? ""
      }
    }
    return expanded
  }

  /// The names of the variables of a text, in order, each once.
  public static func names(in text: String) -> [String] {
    var names: [String] = []
    walk(text) { part in
      if case .variable(let name) = part, !names.contains(name) { names.append(name) }
    }
    return names
  }

  enum Part {
    case words(String)
    case escaped(String)
    case variable(String)
  }

  /// The pieces of a text. A name is not empty and has no braces in it.
  static func walk(_ text: String, _ body: (Part) -> Void) {
    let scalars = Array(text.unicodeScalars)
    var words = String.UnicodeScalarView()
    var position = 0
    // Behind the last closing brace nothing is looked for, so that time stays linear.
    let last = scalars.lastIndex(of: "}") ?? -1
    while position < scalars.count {
      if position < last, scalars[position] == "$", scalars[position + 1] == "{",
        let end = scalars[(position + 2)...].firstIndex(where: { $0 == "}" || $0 == "{" }),
        scalars[end] == "}", end > position + 2
      {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[(position + 2)..<end])
        let isEscaped = words.last == "\\"
        if isEscaped { words.removeLast() }
        if !words.isEmpty { body(.words(String(words))) }
        words = String.UnicodeScalarView()
        body(isEscaped ? .escaped(String(name)) : .variable(String(name)))
        position = end + 1
      } else {
        words.append(scalars[position])
        position += 1
      }
    }
    if !words.isEmpty { body(.words(String(words))) }
  }
}
