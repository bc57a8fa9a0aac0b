// SPDX-License-Identifier: GPL-3.0-or-later

// A slip in the person's own settings does not keep them from being asked: they could not answer
// any script before they had mended it.

extension SettingSources {
  /// Leaves out each value in environment and configuration file that cannot be used, so that the
  /// next weaker source counts.
  ///
  /// - Returns: what is wrong with them.
  mutating func leaveOutSlips() -> [UsageError] {
    var slips: [UsageError] = []
    while true {
      do throws(UsageError) {
        _ = try PersonalSettings(self)
        return slips
      } catch {
        guard let source = error.source, leaveOut(source) else { return slips }
        // What was remembered was no work of the person's that they could mend.
        if case .memory = source { continue }
        slips.append(error)
      }
    }
  }

  /// Whether something that went wrong with a setting is a slip of the person's, rather than of
  /// whoever wrote the command line.
  func isSlip(_ option: CommandOption) -> Bool { source(of: option)?.isOfPerson ?? false }

  /// - Returns: false for an option, which is not left out.
  private mutating func leaveOut(_ source: ValueSource) -> Bool {
    switch source {
    case .option: return false
    case .memory(let option): remembered[option] = nil
    case .variable(let name): environment[name] = nil
    case .member(let name, _): configuration.members[name] = nil
    }
    return true
  }
}

extension ValueSource {
  /// Whether the person set it for every question.
  var isOfPerson: Bool {
    switch self {
    case .option: false
    case .memory, .variable, .member: true
    }
  }
}

extension UsageError {
  /// Where the value was given that cannot be used; nil where no value is what is wrong.
  fileprivate var source: ValueSource? {
    switch self {
    case .notANumber(let source, _, _), .outOfRange(let source, _, _),
      .unknownChoice(let source, _, _):
      source
    default: nil
    }
  }
}
