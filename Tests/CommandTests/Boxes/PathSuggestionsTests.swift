// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Testing

@testable import aloud

/// Choosing a file or folder by the arrow keys.
@Suite struct PathSuggestionsTests {
  /// dir1 with two files in it, dir2 that is empty, and a file.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["b.txt": "", "dir1/one": "", "dir1/two": ""])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/dir2", withIntermediateDirectories: true)
    return folder
  }

  private func heard(_ kind: String, _ path: String, _ keys: String) throws -> HeardBox {
    try HeardBox(dialog: [kind, path, "0", "0"], keys: keys)
  }

  @Test func goesThroughAFolderAndIntoAnother() throws {
    let folder = try folder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.path + "/"
    var keys = "Down Down Up Up"
    var said = try heard("--fselect", path, keys).said
    #expect(said[0] == ["file, edit text, \(path), 4 suggestions"])
    #expect(
      said.dropFirst().flatMap(\.self) == [
        "b.txt, 1 of 4", "dir1, folder, 2 of 4", "b.txt, 1 of 4",
        "folder around, \(path.dropLast(folder.path.split(separator: "/").last!.count + 1)), 4 of 4",
      ])
    // The key to the right leaves the text as it is.
    keys = "Down Down =\(path)dir1/ Down Down Enter"
    said = try heard("--fselect", path, keys).said
    #expect(
      said.dropFirst(3).flatMap(\.self) == [
        "\(path)dir1/, 3 suggestions", "one, 1 of 3", "two, 2 of 3", "answer: \(path)dir1/two",
      ])
    // So does a further slash.
    said = try heard("--fselect", path, "Down Down =\(path)dir1// Down").said
    #expect(said.last == ["one, 1 of 3"])
    said = try heard("--fselect", path + "dir2/", "Down").said
    #expect(said.last == ["folder around, \(path), 1 of 1"])
  }

  /// What is typed is what is completed, and the cursor stands behind it.
  @Test func completesWhatIsTyped() throws {
    let folder = try folder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.path + "/"
    let heard = try heard("--fselect", path, "=\(path)di Down Down Down")
    #expect(
      heard.said.dropFirst(2).flatMap(\.self) == [
        "dir1, folder, 1 of 2", "dir2, folder, 2 of 2", "dir1, folder, 1 of 2",
      ])
    #expect(heard.session.navigator.entry?.cursor == (path + "dir1/").count)
    let typed = try self.heard("--fselect", path, "=\(path)dir1/ Down")
    #expect(typed.said.last == ["one, 1 of 3"])
    let none = try self.heard("--fselect", path, "=\(path)nothing Down")
    #expect(none.said.last == ["\(path)nothing, 0 suggestions"])
  }

  /// Folders alone, and a folder that is named without a slash is that folder.
  @Test func foldersAlone() throws {
    let folder = try folder()
    defer { withExtendedLifetime(folder) {} }
    let said = try heard("--dselect", folder.path, "Down Down Enter").said
    #expect(
      said == [
        ["folder, edit text, \(folder.path), 3 suggestions"], ["dir1, 1 of 3"], ["dir2, 2 of 3"],
        ["answer: \(folder.path)/dir2/"],
      ])
  }

  @Test func helpTellsOfFolders() throws {
    let said = try heard("--fselect", "/", "F1").said
    #expect(said.last?[0].contains("Right arrow: go into the folder") == true)
  }
}
