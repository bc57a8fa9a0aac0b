// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Script {
  /// The arguments of the command that asks the same in the same way, without keys: a verb, options
  /// and operands.
  ///
  /// - Parameter combination: of the matrix.
  public func arguments(in combination: [Setting] = []) -> [String] {
    let conditions = conditions(in: combination)
    switch subject {
    case .form(let path, _): return ["form"] + Self.options(conditions) + [ShellWord.path(path)]
    case .question(let question):
      return ["ask"] + Self.options(conditions) + question.arguments
    // Boxes take no keys: their options are those of the program that they stand for.
    case .box: return []
    case .command(let command, _):
      let size = conditions.session.terminal
      let seed = conditions.seed.map { ["env", "\(ScriptConditions.seedVariable)=\($0)"] } ?? []
      return [
        "listen", "--language", conditions.language, "--size", "\(size.columns)x\(size.rows)", "--",
      ] + seed + ["sh", "-c", command]
    }
  }

  /// The options of a session that is not as usual.
  private static func options(_ conditions: ScriptConditions) -> [String] {
    let (given, usual) = (conditions.session, SessionSettings())
    var options = ["--language", conditions.language]
    func add(_ option: String, _ value: String, if isOther: Bool) {
      if isOther { options += value.isEmpty ? [option] : [option, value] }
    }
    add("--text-size", given.textSize.shortName, if: given.textSize != usual.textSize)
    add("--verbosity", given.verbosity.rawValue, if: given.verbosity != usual.verbosity)
    add(
      "--size", "\(given.terminal.columns)x\(given.terminal.rows)",
      if: given.terminal != usual.terminal)
    add("--select", given.selection.rawValue, if: given.selection != usual.selection)
    add("--mode", given.mode.rawValue, if: given.mode != usual.mode)
    add(
      "--disabled-options", given.disabledOptions.rawValue,
      if: given.disabledOptions != usual.disabledOptions)
    add("--no-wrap", "", if: !given.wraps)
    add("--columns", String(given.columns), if: given.columns != usual.columns)
    add("--placement", given.placement.rawValue, if: given.placement != usual.placement)
    if let limit = conditions.timeLimit {
      options += ["--timeout", String(Double(limit) / 1000)]
    }
    return options
  }
}

extension ScriptQuestion {
  /// As `aloud ask` takes them.
  fileprivate var arguments: [String] {
    var arguments: [String] = []
    if let title { arguments += ["--title", title] }
    if let description { arguments += ["--description", description] }
    if let selected { arguments += ["--default", selected.key] }
    for wish in disabled {
      arguments += ["--disabled", wish.text.isEmpty ? wish.key : "\(wish.key)=\(wish.text)"]
    }
    if !isRequired { arguments.append("--optional") }
    let operands = options.map { $0.text.isEmpty ? $0.key : "\($0.key)=\($0.text)" }
    let looksLikeOption = operands.contains { $0.hasPrefix("-") }
    return arguments + (looksLikeOption ? ["--"] : []) + operands
  }
}
