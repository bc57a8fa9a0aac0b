// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import LabelTables

/// Snapshots of sessions, in files beside a test.
extension PlayedSession {
  /// Where this variable is set to anything but nothing and 0, snapshots are written and not
  /// compared.
  public static let recordingVariable = "ALOUD_RECORD_SNAPSHOTS"

  /// How the session differs from its snapshot: all that was said and cut off since the question
  /// opened, the screen, the focus, the selection and how the session ended. nil where it does not
  /// differ, and after recording.
  ///
  /// The file is `Snapshots/TEST.NAME.txt` beside the test, in UTF-8.
  ///
  /// - Parameters:
  ///   - name: of the snapshot; letters, digits, hyphens.
  ///   - isRecording: whether the snapshot is written; nil asks the environment.
  ///   - file: of the test.
  public func mismatch(
    snapshot name: String, isRecording: Bool? = nil, file: String = #filePath
  ) -> SessionMismatch? {
    let test = URL(filePath: file)
    let folder = test.deletingLastPathComponent().appending(path: "Snapshots")
    let place = folder.appending(
      path: "\(test.deletingPathExtension().lastPathComponent).\(name).txt")
    let actual = snapshotLines
    if isRecording ?? Self.recordsSnapshots {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data((actual.joined(separator: "\n") + "\n").utf8).write(to: place, options: .atomic)
        return nil
      } catch {
        return failure("error.unwritableFile", place, "\(error)")
      }
    }
    guard let data = try? Data(contentsOf: place) else {
      return failure("script.noSnapshot", place, Self.recordingSetting)
    }
    let expected = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init).dropLast()
    guard Array(expected) != actual else { return nil }
    let reason = words.text(
      "check.snapshot", .text(place.lastPathComponent), .text(Self.recordingSetting))
    return SessionMismatch(
      [.init(reason: reason, expected: Array(expected), actual: actual)], words: words)
  }

  /// What a snapshot has, line by line.
  private var snapshotLines: [String] {
    let state = [
      ("field", [field].compactMap(\.self)), ("focused", [focused].compactMap(\.self)),
      ("selected", selection), ("status", [status].compactMap(\.self)),
    ]
    return utterances.map { "hear \(ScriptLine.quoted($0))" }
      + cutAnnouncements.map { "cut \(ScriptLine.quoted($0.text))" }
      + state.filter { !$0.1.isEmpty }.map { $0.0 + " " + $0.1.joined(separator: " ") }
      + (screen.isEmpty ? [] : ["screen is"]) + screen.map(ScriptLine.row)
  }

  private func failure(_ key: String, _ place: URL, _ detail: String) -> SessionMismatch? {
    let reason = words.text(key, .text(place.path), .text(detail))
    return SessionMismatch([.init(reason: reason, expected: [], actual: [])], words: words)
  }

  private static let recordingSetting = recordingVariable + "=1"

  private static var recordsSnapshots: Bool {
    let value = ProcessInfo.processInfo.environment[recordingVariable] ?? ""
    return !["", "0"].contains(value)
  }
}
