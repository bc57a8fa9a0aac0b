// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What `aloud record` was told.
struct RecordArguments: Equatable, Sendable {
  /// The form that is asked, and how.
  let form: FormArguments
  /// The script to write, as ``PathText``.
  let script: String

  /// - Throws: What is wrong with the first thing that cannot be used.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    form = try FormArguments(line, sources)
    // A script could not name it.
    if form.place == .standard { throw .formNotFile }
    guard line.operands.count > 1 else { throw .missingArgument(placeholder: "script") }
    script = PathText.text(carrying: line.operands[1])
  }
}
