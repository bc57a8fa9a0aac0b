// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import RadioModel
import RadioNavigator

/// The answers to a form as they are printed. Fields that are not asked and notes have none.
struct FormText {
  let output: FormOutput

  /// Checks that no answer takes the place of another: a variable has fewer signs in its name than a
  /// field.
  ///
  /// - Throws: `sameVariable`, `shellVariable`.
  func checkNames(in form: Form) throws(UsageError) {
    guard output == .shell || output == .env else { return }
    var fields: [String: String] = [:]
    for field in form.fields where field.asks {
      let variable = Self.variable(field.name)
      if Self.shellVariables.contains(variable) || variable.hasPrefix("LD_") {
        throw .shellVariable(field.name)
      }
      if let other = fields.updateValue(field.name, forKey: variable) {
        throw .sameVariable(variable, fields: [other, field.name])
      }
    }
  }

  func bytes(of form: FormNavigator) -> [UInt8] {
    switch output {
    case .json:
      return Array((JSONObject(answersOf: form, includesSecrets: true).text + "\n").utf8)
    case .shell:
      return lines(of: form) { name, values in
        [Self.variable(name) + "=" + Self.quoted(values.joined(separator: "\n"))]
      }
    case .env:
      return lines(of: form) { name, values in
        [Self.variable(name) + "=" + Self.escaped(values.joined(separator: "\n"))]
      }
    case .nul:
      return answers(of: form).flatMap { name, values in
        values.flatMap { Array((name + "=" + $0).utf8) + [0] }
      }
    case .lines:
      return lines(of: form) { name, values in
        values.map { name + "=" + $0.replacingScalars("\n", with: "\\n") }
      }
    }
  }

  /// What a shell or the programs that it starts go by (POSIX, 2.5.3 and 8.3; bash’s own).
  private static let shellVariables: Set = [
    "BASH_ENV", "CDPATH", "ENV", "FCEDIT", "FIGNORE", "FPATH", "GLOBIGNORE", "HOME", "IFS", "LANG",
    "LANGUAGE", "LC_ALL", "MAIL", "MAILCHECK", "MAILPATH", "OLDPWD", "OPTARG", "OPTIND", "PATH",
    "POSIXLY_CORRECT", "PPID", "PROMPT_COMMAND", "PS0", "PS1", "PS2", "PS4", "PWD", "SHELL",
    "SHELLOPTS", "BASHOPTS", "TERM", "TMPDIR", "UID", "EUID", "USER", "LOGNAME", "_",
  ]

  private func lines(
    of form: FormNavigator, _ line: (String, [String]) -> [String]
  ) -> [UInt8] {
    Array(answers(of: form).flatMap(line).map { $0 + "\n" }.joined().utf8)
  }

  /// Each field that is asked, and its answer: none, one, or several. Variables are set for every
  /// field, so that none keeps what it held before.
  private func answers(of form: FormNavigator) -> [(name: String, values: [String])] {
    form.form.fields.indices.compactMap { index in
      let field = form.form.fields[index]
      let setsVariables = output == .shell || output == .env
      guard field.asks, setsVariables || form.states[index].isAsked else { return nil }
      let isChecklist = if case .checklist = field.kind { true } else { false }
      let values: [String] =
        switch form.answer(at: index) {
        // A checklist with nothing checked has no line, any other field an empty one.
        case .none: isChecklist && !setsVariables ? [] : [""]
        case .choice(let key): [key.text]
        case .choices(let keys): keys.map(\.text)
        case .text(let text): [text]
        case .number(let number): [number.description]
        }
      return (field.name, values)
    }
  }

  /// A name that a shell takes as a variable's: what is neither letter nor digit is an underscore.
  private static func variable(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters) : String(letters)
  }

  /// In single quotes nothing means anything but the quote itself (POSIX, 2.2.2).
  private static func quoted(_ text: String) -> String {
    "'" + text.replacingScalars("'", with: "'\\''") + "'"
  }

  /// As systemd's EnvironmentFile= and the shell read it: in double quotes, four signs escaped.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if "\"\\$`".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return "\"" + escaped + "\""
  }
}
