// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// The tables for a command, found and loaded as far as can be.
struct InterfaceTables {
  let tables: LabelTables
  /// The languages wanted, BCP 47, best first.
  let languages: [String]
  /// What was wrong with the tables or the language asked for; the tables above are then those
  /// that can say so.
  let failure: UsageError?

  /// Loads the tables in the person's language, or if that fails in one that is there; where the
  /// folder that was named does not load, those that Aloud was installed with tell why.
  ///
  /// - Throws: What is wrong when no table at all can be loaded.
  init(
    _ command: ParsedCommand, environment: [String: String], executable: String
  ) throws(TableError) {
    do {
      let folder = try TableFolder.locate(
        explicit: command.tables, environment: environment, executable: executable)
      self = try InterfaceTables(folder, language: command.language, environment: environment)
    } catch {
      guard
        let usual = try? TableFolder.locate(explicit: nil, environment: [:], executable: executable)
      else { throw error }
      let words = try InterfaceTables(usual, language: command.language, environment: environment)
      self.init(tables: words.tables, languages: words.languages, failure: .table(error))
    }
  }

  /// Whether what is wrong is a slip in the person's own settings, which other words take the place
  /// of, rather than something on the command line or in what is installed.
  func isFailureOfPerson(_ command: ParsedCommand) -> Bool {
    guard case .table(let error)? = failure else { return false }
    if case .unknownLanguage = error { return command.sources.isSlip(.language) }
    return command.sources.isSlip(.tables)
  }

  private init(tables: LabelTables, languages: [String], failure: UsageError?) {
    self.tables = tables
    self.languages = languages
    self.failure = failure
  }

  private init(
    _ folder: TableFolder, language: String?, environment: [String: String]
  ) throws(TableError) {
    do {
      let choice = try LocaleChoice(
        explicit: language, environment: environment, available: folder.languages)
      tables = try LabelTables(folder: folder, languages: choice.languages)
      languages = choice.languages
      failure = nil
    } catch {
      let usual = try LocaleChoice(explicit: nil, environment: environment)
      guard
        let others = [usual.languages, ["en"]].lazy
          .compactMap({ try? LabelTables(folder: folder, languages: $0) }).first
      else { throw error }
      tables = others
      languages = usual.languages
      failure = .table(error)
    }
  }
}

extension TableError {
  /// What is wrong where there is no table to take words from: the places, and the C library's
  /// words for the kind of failure.
  var linesWithoutWords: [String] {
    let (places, reason): ([String], Int32) =
      switch self {
      case .folderMissing(let searched): (searched, ENOENT)
      case .folderUnreadable(let path), .tableUnreadable(let path): ([path], EACCES)
      case .folderWithoutTables(let path): ([path + "/*.lproj"], ENOENT)
      case .formatUnknown(let path): ([path], EINVAL)
      case .tableMalformed(let path, let line), .patternMalformed(let path, _, let line),
        .formOtherMissing(let path, _, let line), .entryMalformed(let path, _, let line),
        .placeholderWithoutArgument(let path, _, let line, _),
        .argumentNotGiven(let path, _, let line, _):
        (["\(path):\(line)"], EINVAL)
      case .severalLanguages(let path, _), .severalTables(let path, _): ([path], EINVAL)
      case .unknownLanguage(let name, _), .languageMissing(let name, _), .unknownKey(let name, _),
        .keyWithoutTables(let name), .keyMissing(let name, _, _), .malformedTableArgument(let name):
        ([name], EINVAL)
      }
    return places.map { "\($0): \(String(cString: strerror(reason)))" }
  }
}
