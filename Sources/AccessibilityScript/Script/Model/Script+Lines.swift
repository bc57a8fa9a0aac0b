// SPDX-License-Identifier: GPL-3.0-or-later

extension Script {
  /// The script up to a line, with the whole step that the line belongs to.
  ///
  /// - Parameter line: of the script itself, from 1.
  public func upTo(line: Int) -> Script {
    let last = steps.lastIndex { $0.place.path == path && $0.place.line <= line }
    return Script(
      path: path, subject: subject, settings: settings, matrix: matrix,
      steps: Array(steps[...(last ?? -1)]), files: files, digest: digest)
  }
}
