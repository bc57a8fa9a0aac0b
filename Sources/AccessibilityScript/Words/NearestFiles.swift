// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import LabelTables

/// Files that resemble one that is not there.
public enum NearestFiles {
  private static let most = 2

  /// The paths in the same folder whose names resemble that of a path, the nearest first.
  ///
  /// - Parameters:
  ///   - path: as ``PathText``.
  ///   - reason: why it cannot be read (errno); there are none unless that is ENOENT.
  /// - Complexity: O(number of files in the folder).
  public static func nearest(to path: String, reason: Int32) -> [String] {
    guard reason == ENOENT else { return [] }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let names = (try? FileReading.names(in: folder.isEmpty ? "." : String(folder))) ?? []
    let visible = names.filter { !$0.hasPrefix(".") }.sorted()
    return Similarity.nearest(
      to: String(path.dropFirst(folder.count)), among: visible, limit: most
    ).map { folder + $0 }
  }
}
