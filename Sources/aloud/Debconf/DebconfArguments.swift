// SPDX-License-Identifier: GPL-3.0-or-later

/// What `aloud debconf` was told.
struct DebconfArguments: Equatable, Sendable {
  /// The keys to play for one form after the other; none asks a person.
  var scripts: [String]
  /// How it is asked.
  var asking: AskArguments

  /// - Throws: What is wrong with the first thing that cannot be used.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    asking = try AskArguments(asking: line, sources)
    scripts = line.all(.keys).map { String(decoding: $0, as: UTF8.self) }
  }
}
