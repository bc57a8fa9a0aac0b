// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// Finds scripts in folders.
enum ScriptFinding {
  /// The end of a script's name.
  static let ending = ".aloud"

  /// All scripts at paths: a file stands for itself, whatever its name, and a folder for the
  /// scripts in it and its folders, sorted by their bytes; `-` is standard input.
  ///
  /// Folders whose name begins with a point are left out, and none is gone into twice. A file in one
  /// folder is one script, by whichever paths and links: two would rewrite each other's.
  ///
  /// - Throws: `unreadableFile`.
  static func scripts(at paths: [String]) throws(UsageError) -> [String] {
    var scripts: [String] = []
    var known: Set<ScriptIdentity> = []
    var search = FolderSearch()
    for path in paths {
      let isFolder = path != ScriptJob.standardInput && FileWriting.isFolder(path)
      let found = isFolder ? try search.scripts(in: path) : [path]
      // A script that is given by itself and in its folder is played once.
      scripts += found.filter { known.insert(ScriptIdentity($0)).inserted }
    }
    return scripts
  }

  /// What tells a script from others: the file, and the folder, beside which is what it names.
  private struct ScriptIdentity: Hashable {
    private let file, folder: FileIdentity?
    /// Of what is no file.
    private let path: String?

    init(_ path: String) {
      let file = FileIdentity(path)
      guard let file, file.isFile, path != ScriptJob.standardInput else {
        (self.file, folder, self.path) = (nil, nil, path)
        return
      }
      let slash = path.lastIndex(of: "/")
      self.file = file
      folder = FileIdentity(slash.map { String(path[...$0]) } ?? ".")
      self.path = nil
    }
  }

  private struct FolderSearch {
    /// The folders gone into, by device and number: links may lead in circles.
    private var seen: Set<[UInt]> = []

    mutating func scripts(in folder: String) throws(UsageError) -> [String] {
      guard isNew(folder) else { return [] }
      let names: [String]
      do {
        names = try FileReading.names(in: folder)
      } catch {
        throw .unreadableFile(.file(path: folder), reason: error.number)
      }
      var scripts: [String] = []
      for name in names.sorted(by: Self.precedes) where !name.hasPrefix(".") {
        let path =
          folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if FileWriting.isFolder(path) {
          scripts += try self.scripts(in: path)
        } else if name.hasSuffix(ScriptFinding.ending), FileWriting.waitsForNobody(path) {
          scripts.append(path)
        }
      }
      return scripts
    }

    private mutating func isNew(_ folder: String) -> Bool {
      var status = stat()
      guard PathText.withPath(folder, { stat($0, &status) }) == 0 else { return true }
      return seen.insert([UInt(status.st_dev), UInt(status.st_ino)]).inserted
    }

    private static func precedes(_ first: String, _ second: String) -> Bool {
      PathText.bytes(of: first).lexicographicallyPrecedes(PathText.bytes(of: second))
    }
  }
}
