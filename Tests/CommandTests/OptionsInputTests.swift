// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@testable import aloud

/// Options as other programs write them: bytes for keys, text for people.
@Suite struct OptionsInputTests {
  private func read(_ text: String, nul: Bool = false) throws -> [OptionInput] {
    try OptionsInput(place: .standard, isNulSeparated: nul).parse(Array(text.utf8))
  }

  @Test func keysLabelsAndDescriptions() throws {
    let options = try read("s\tSmall\nl\tLarge\tFor two\nplain label\nm\tMedium\t\n")
    #expect(options.map(\.key) == ["s", "l", "plain label", "m"])
    #expect(options.map(\.label) == ["Small", "Large", "plain label", "Medium"])
    #expect(options.map(\.detail) == [nil, "For two", nil, nil])
  }

  @Test(arguments: [
    "a\nb\nc", "a\nb\nc\n", "a\r\nb\r\nc\r\n", "\n\na\n\r\nb\n\nc\n\n", "\u{FEFF}a\nb\nc",
  ])
  func lineEndsOfAllKinds(text: String) throws {
    #expect(try read(text).map(\.label) == ["a", "b", "c"])
  }

  @Test func recordsMayHoldLineBreaks() throws {
    let options = try read("a\nb\0\0k\tc\r\0", nul: true)
    #expect(options.map(\.label) == ["a\nb", "c\r"])
    #expect(options.map(\.origin) == [.record(1), .record(3)])
  }

  @Test(arguments: ["", "\n", "\r\n\n"])
  func nothingIsNoOption(text: String) throws {
    #expect(try read(text).isEmpty)
  }

  @Test(arguments: ["\tlabel", "key\t", "key\t\tdescription", "k\tl\td\tmore"])
  func malformedLinesAreNamed(line: String) {
    #expect(throws: UsageError.malformedLine(.standard, .line(3))) { try read("a\n\n\(line)\nb\n") }
    #expect(throws: UsageError.malformedLine(.standard, .record(2))) {
      try read("a\0\(line)\0b", nul: true)
    }
  }

  @Test func equalsSignsAreNothingSpecialInFiles() throws {
    #expect(try read("a=b\n").map(\.key) == ["a=b"])
  }

  @Test func invalidTextIsShownAndKeptByteForByte() throws {
    // "k" and a lone continuation byte; "L" and a cut-off sequence.
    let bytes: [UInt8] = [0x6B, 0x80, 0x09, 0x4C, 0xE2, 0x82, 0x0A, 0xFF]
    let options = try OptionsInput(place: .standard, isNulSeparated: false).parse(bytes)
    #expect(options.map(\.key.bytes) == [[0x6B, 0x80], [0xFF]])
    #expect(options.map(\.label) == ["L\u{FFFD}", "\u{FFFD}"])
  }

  @Test func keysThatLookTheSameStayDifferent() throws {
    // é as one scalar and as two.
    let options = try read("\u{E9}\ne\u{301}\n")
    let group = try AskArguments().group(of: options)
    #expect(group.count == 2)
  }

  @Test func bothPlacesOfADuplicateAreNamed() throws {
    let options = try read("a\n\nb\nb\tB\n")
    #expect(throws: UsageError.duplicateKey("b", first: .line(3), second: .line(4))) {
      try AskArguments().group(of: options)
    }
    let given = try #require(parse("ask", "a=1", "b", "a=2").ask)
    #expect(throws: UsageError.duplicateKey("a", first: .argument(1), second: .argument(3))) {
      try given.group(of: given.options)
    }
  }

  @Test func theGroupHasItsDefaultAndItsDisabledOptions() throws {
    let ask = try #require(
      parse(
        "ask", "a", "b", "c", "--default=b", "--disabled=c=sold out", "--disabled=a", "--optional"
      ).ask)
    let group = try ask.group(of: ask.allOptions())
    #expect(group.selectedKey == "b")
    #expect(group.map(\.isEnabled) == [false, true, false])
    #expect(group.map(\.disabledReason) == [nil, nil, "sold out"])
    #expect(!group.isRequired)
  }

  @Test(arguments: [CommandOption.defaultKey, .disabled, .answer])
  func keysThatNoOptionHas(option: CommandOption) throws {
    let ask = try #require(parse("ask", "a", "b", option.spelling, "x").ask)
    #expect(throws: UsageError.unknownKey(option, given: "x", known: ["a", "b"])) {
      try ask.group(of: ask.allOptions())
    }
  }

  /// What the person could not select is neither their answer nor their default.
  @Test(arguments: [CommandOption.defaultKey, .answer])
  func keysOfDisabledOptions(option: CommandOption) throws {
    let ask = try #require(parse("ask", "a", "b", "--disabled=b", option.spelling, "b").ask)
    #expect(throws: UsageError.disabledKey(option, "b")) { try ask.group(of: ask.allOptions()) }
  }

  @Test func noOptionsAtAll() throws {
    let ask = try #require(parse("ask", "--title", "T").ask)
    #expect(throws: UsageError.noOptions) { try ask.allOptions() }
  }

  @Test(arguments: [("/nonexistent/options", Int32(2)), ("/", 21)])
  func filesThatCannotBeRead(path: String, reason: Int32) throws {
    // 2 is ENOENT, 21 is EISDIR on Linux.
    let ask = try #require(parse("ask", "--options", path).ask)
    #expect(throws: UsageError.unreadableFile(.file(path: path), reason: reason)) {
      try ask.allOptions()
    }
  }

  @Test func longFilesAreReadToTheirEnd() throws {
    let count = 100_000
    let text = (1...count).map { "key\($0)\tLabel \($0)" }.joined(separator: "\n")
    let folder = try TemporaryFolder(["options.tsv": text])
    let ask = try #require(parse("ask", "--options", folder.path + "/options.tsv").ask)
    let options = try ask.allOptions()
    #expect(options.count == count)
    #expect(options.last?.key == "key100000")
    #expect(options.last?.label == "Label 100000")
    #expect(options.last?.origin == .line(count))
  }

  @Test func optionsOfTheCommandLineComeBeforeThoseOfTheFile() throws {
    let folder = try TemporaryFolder(["options": "b\nc\n"])
    let ask = try #require(parse("ask", "--options", folder.path + "/options", "a").ask)
    #expect(try ask.allOptions().map(\.key) == ["a", "b", "c"])
  }
}
