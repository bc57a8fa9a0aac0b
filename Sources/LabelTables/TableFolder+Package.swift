// SPDX-License-Identifier: GPL-3.0-or-later

extension TableFolder {
  /// The tables in the checkout of this package: for programs and tests that the Swift package
  /// manager builds with it, by path or from a repository.
  ///
  /// It is where the checkout was when this was compiled. A program that is installed brings its
  /// tables along and finds them by ``locate(explicit:environment:executable:)``, as the command
  /// `aloud` does.
  ///
  /// - Throws: `TableError.folderMissing` where the checkout is no longer there,
  ///   `.folderUnreadable`, `.folderWithoutTables`.
  public static func ofPackage() throws(TableError) -> TableFolder {
    // Sources, the folder of this target and this file.
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return try TableFolder(path: root.joined(separator: "/") + "/Localization")
  }
}
