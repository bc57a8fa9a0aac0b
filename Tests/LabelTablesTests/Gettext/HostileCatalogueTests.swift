// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc
import LabelTables
import TestSupport
import Testing

/// A generator whose seed is printed.
struct SeededChoice {
  var generator = SeededGenerator()
  var seed: UInt64 { generator.seed }
}

@Suite struct HostileCatalogueTests {
  /// Reads everything; what matters is that it ends, with entries or with a `GettextError`.
  private func readAll(_ path: String) {
    guard let catalogue = try? MessageCatalogue(path: path) else { return }
    for key in ["Open", "", "absent", "%d pizza"] {
      _ = try? catalogue.entry(for: key)
      _ = try? catalogue.translation(of: key, context: "cart", count: 3)
    }
    for index in 0..<min(catalogue.count, 100) { _ = try? catalogue.entry(index) }
  }

  private func sound(_ tables: CompiledCatalogues, _ options: [String] = []) throws -> [UInt8] {
    let path = try tables.compile(
      CompiledCatalogues.header() + MessageCatalogueTests.messages + """

        #, c-format
        msgid "%<PRIu64> x"
        msgstr "%<PRIu64> y"

        """, options: options)
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test func everyTruncationIsAnErrorOrReads() throws {
    let tables = try CompiledCatalogues()
    let bytes = try sound(tables)
    for length in 0..<bytes.count {
      try tables.folder.write(Data(bytes[..<length]), to: "cut.mo")
      readAll("\(tables.path)/cut.mo")
      if length < 28 {
        #expect(throws: GettextError(path: "\(tables.path)/cut.mo", fault: .notACatalogue)) {
          try MessageCatalogue(path: "\(tables.path)/cut.mo")
        }
      }
    }
  }

  /// Every number of the file, made as bad as it can be.
  @Test(arguments: MessageCatalogueTests.layouts)
  func everyNumberMayLie(options: [String]) throws {
    let tables = try CompiledCatalogues()
    let bytes = try sound(tables, options)
    for offset in stride(from: 4, to: bytes.count - 3, by: 4) {
      for lie: UInt32 in [0xFFFF_FFFF, 0x7FFF_FFFF, 0x8000_0000, UInt32(bytes.count), 3] {
        var changed = bytes
        for index in 0..<4 {
          changed[offset + index] = UInt8(truncatingIfNeeded: lie >> (8 * index))
        }
        try tables.folder.write(Data(changed), to: "lie.mo")
        readAll("\(tables.path)/lie.mo")
      }
    }
  }

  @Test func randomBytesNeverHarm() throws {
    var generator = SeededGenerator()
    print("random catalogues, seed \(generator.seed)")
    let tables = try CompiledCatalogues()
    let bytes = try sound(tables)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        changed[.random(in: 4..<changed.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      try tables.folder.write(Data(changed), to: "random.mo")
      readAll("\(tables.path)/random.mo")
    }
  }

  @Test(arguments: [
    (8, GettextError.Fault.outsideTheFile), (12, .outsideTheFile), (16, .outsideTheFile),
    (20, .outsideTheFile), (4, .unknownRevision(0xFFFF)), (0, .notACatalogue),
  ])
  func aLieInTheHeaderIsToldWhenOpening(offset: Int, fault: GettextError.Fault) throws {
    let tables = try CompiledCatalogues()
    var bytes = try sound(tables)
    for index in 0..<4 { bytes[offset + index] = 0xFF }
    try tables.folder.write(Data(bytes), to: "lie.mo")
    #expect(throws: GettextError(path: "\(tables.path)/lie.mo", fault: fault)) {
      try MessageCatalogue(path: "\(tables.path)/lie.mo")
    }
  }

  /// A search in a hash table without a free place would never end by itself.
  @Test func aHashTableWithoutFreePlacesIsDamaged() throws {
    let tables = try CompiledCatalogues()
    var bytes = try sound(tables)
    func number(_ offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let (size, start) = (number(20), number(24))
    for slot in 0..<size {
      bytes.replaceSubrange((start + slot * 4)..<(start + slot * 4 + 4), with: [1, 0, 0, 0])
    }
    try tables.folder.write(Data(bytes), to: "full.mo")
    let path = "\(tables.path)/full.mo"
    let catalogue = try MessageCatalogue(path: path)
    #expect(throws: GettextError(path: path, fault: .hashTableDamaged)) {
      try catalogue.entry(for: "absent")
    }
  }

  /// Another program shortens the file while it is in use.
  @Test func aFileThatShrinksGivesAnError() throws {
    let tables = try CompiledCatalogues()
    let bytes = try sound(tables)
    let path = "\(tables.path)/shrinking.mo"
    try tables.folder.write(Data(bytes), to: "shrinking.mo")
    let catalogue = try MessageCatalogue(path: path)
    try Tool.run(["truncate", "-s", "10", path])
    #expect(throws: GettextError(path: path, fault: .outsideTheFile)) {
      try catalogue.entry(for: "Open")
    }
  }

  @Test func whatIsNoFileIsAnErrorAtOnce() throws {
    let tables = try CompiledCatalogues()
    try Tool.run(["mkfifo", "\(tables.path)/pipe.mo"])
    for (name, number) in [("pipe.mo", EINVAL), ("", EISDIR), ("none.mo", ENOENT)] {
      let path = "\(tables.path)/\(name)"
      #expect(throws: GettextError(path: path, fault: .unreadable(number))) {
        try MessageCatalogue(path: path)
      }
    }
  }
}
