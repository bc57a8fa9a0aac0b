// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@testable import aloud

/// The command lines of the manual, understood as the GNU conventions say.
@Suite struct InvocationTests {
  @Test func theFirstExampleOfTheManual() throws {
    let ask = try #require(
      parse(
        "ask", "--title", "Pizza crust", "regular=Regular crust", "deep=Deep dish",
        "thin=Thin crust", "--disabled", "thin=out of dough"
      ).ask)
    #expect(ask.title == "Pizza crust")
    #expect(
      ask.options.map(\.key) == ["regular", "deep", "thin"])
    #expect(ask.options.map(\.label) == ["Regular crust", "Deep dish", "Thin crust"])
    #expect(ask.options.map(\.origin) == [.argument(1), .argument(2), .argument(3)])
    let keys = Set(ask.options.map(\.key))
    let disabled = try #require(ask.disabled.first?.resolve(isKey: keys.contains))
    #expect(disabled.key == "thin")
    #expect(disabled.reason == "out of dough")
  }

  @Test(arguments: [
    ["ask", "--title", "T", "a", "b"], ["ask", "a", "--title", "T", "b"],
    ["ask", "a", "b", "--title=T"], ["ask", "--tit=T", "--", "a", "b"],
    ["ask", "--titl", "T", "a", "--", "b"], ["ask", "--title", "S", "--title", "T", "a", "b"],
  ])
  func optionsStandAnywhereAndCanBeShortened(words: [String]) throws {
    let ask = try #require(parse(words.map { Array($0.utf8) }).ask)
    #expect(ask.title == "T")
    #expect(ask.options.map(\.label) == ["a", "b"])
  }

  @Test func afterTwoDashesNothingIsAnOption() throws {
    let ask = try #require(parse("ask", "--", "--title", "-q", "--").ask)
    #expect(ask.title == nil)
    #expect(ask.options.map(\.label) == ["--title", "-q", "--"])
  }

  @Test func everyOptionIsUnderstood() throws {
    let ask = try #require(
      parse(
        "ask", "--title=T", "--description=D", "--options=-", "--read0", "--default=k",
        "--disabled=a", "--disabled=b=why", "--optional", "--columns=3", "--select=manual",
        "--disabled-options=skip", "--no-wrap", "--placement=trailing", "--lines=2",
        "--text-size=AX2", "--large-text=dec", "--language=de", "--tables=/t",
        "--table=Main=/m", "--table=Other=/o", "--speech=wav:a b.wav", "--voice=en+f3",
        "--rate=449", "--pitch=0", "--volume=200", "--punctuation=some", "--capitals=word",
        "--word-gap=5", "--verbosity=verbose", "--mode=lines", "--timeout=1.5", "--answer=k",
        "--output=json", "--print0", "--keys=Down Enter", "--transcript=-"
      ).ask)
    #expect(ask.description == "D")
    #expect(ask.optionsPlace == .standard)
    #expect(ask.isNulSeparated)
    #expect(ask.defaultKey == "k")
    #expect(ask.disabled.map(\.bytes) == [Array("a".utf8), Array("b=why".utf8)])
    #expect(!ask.isRequired)
    #expect(ask.columns == 3)
    #expect(ask.numberOfLines == 2)
    #expect(
      ask.personTables == [
        PersonTable(name: "Main", directory: "/m"), PersonTable(name: "Other", directory: "/o"),
      ])
    #expect(ask.timeout == 1500)
    #expect(ask.answer == "k")
    #expect(ask.output == .json)
    #expect(ask.endsWithNul)
    #expect(ask.keys == "Down Enter")
    #expect(ask.transcript == .standard)
    var settings = PersonalSettings()
    settings.language = "de"
    settings.tables = "/t"
    settings.textSize = .accessibility2
    settings.largeText = .dec
    settings.placement = .trailing
    settings.selection = .manual
    settings.disabledOptions = .skip
    settings.wraps = false
    settings.mode = .lines
    settings.verbosity = .verbose
    settings.speech = .wave(path: "a b.wav")
    settings.voice = "en+f3"
    settings.voicePreferences.rate = 449
    settings.voicePreferences.pitch = 0
    settings.voicePreferences.volume = 200
    settings.voicePreferences.punctuation = .some
    settings.voicePreferences.capitals = .word
    settings.voicePreferences.wordGap = 5
    #expect(ask.settings == settings)
  }

  /// Commands may give an option other words to take; to one command it is one option.
  @Test func everyOptionOfTheTableIsInTheEnumerationOnce() {
    let options = OptionTable.entries.map(\.option)
    #expect(Set(options) == Set(CommandOption.allCases))
    for topic in HelpTopic.allCases {
      let names = OptionTable.entries(for: topic).map(\.option)
      #expect(names.count == Set(names).count, "\(topic)")
    }
  }

  @Test func theLastOfTwoOppositesCounts() throws {
    #expect(try #require(parse("ask", "a", "--no-wrap", "--wrap").ask).settings.wraps)
    #expect(try !#require(parse("ask", "a", "--wrap", "--no-wrap").ask).settings.wraps)
    #expect(try #require(parse("ask", "a", "--optional", "--required").ask).isRequired)
  }

  @Test func theFirstEqualsSignDividesKeyAndLabel() throws {
    let ask = try #require(parse("ask", "sum=1 + 1 = 2", "plain").ask)
    #expect(ask.options.map(\.label) == ["1 + 1 = 2", "plain"])
    #expect(ask.options.map(\.key) == ["sum", "plain"])
  }

  @Test func keysStayByteForByte() throws {
    // Latin-1 "é", which is no UTF-8.
    let ask = try #require(parse([Array("ask".utf8), [0x63, 0xE9]]).ask)
    #expect(ask.options.first?.key.bytes == [0x63, 0xE9])
    #expect(ask.options.first?.label == "c\u{FFFD}")
  }

  @Test func aDisabledKeyMayHoldAnEqualsSign() throws {
    let wish = DisabledWish(bytes: Array("a=b=sold out".utf8))
    let both = try #require(wish.resolve { $0 == "a=b" })
    #expect(both.reason == "sold out")
    let short = try #require(wish.resolve { $0 == "a" })
    #expect(short.reason == "b=sold out")
    let whole = try #require(wish.resolve { $0 == "a=b=sold out" })
    #expect(whole.reason == nil)
    #expect(wish.resolve { _ in false } == nil)
  }

  @Test func playedKeysAreHeardOnlyWhenAskedFor() throws {
    #expect(try #require(parse("ask", "a", "--keys", "Enter").ask).settings.speech == .off)
    let asked = parse("ask", "a", "--keys", "Enter", "--speech", "auto")
    #expect(try #require(asked.ask).settings.speech == .auto)
    #expect(try #require(parse("ask", "a").ask).settings.speech == .auto)
  }

  @Test func theOtherCommands() {
    #expect(parse("voices").invocation == .voices(language: nil))
    #expect(parse("voices", "pt-BR").invocation == .voices(language: "pt-BR"))
    #expect(parse("doctor").invocation == .doctor)
    #expect(parse("--version").invocation == .version)
    #expect(parse("--help").invocation == .help(.general))
    #expect(parse("ask", "--help").invocation == .help(.ask))
    #expect(parse("ask", "a", "--title", "--help").invocation != .help(.ask))
    #expect(parse("voices", "--help").invocation == .help(.voices))
    #expect(parse("--language", "de", "doctor", "--help").invocation == .help(.doctor))
  }

  @Test func shortHelp() {
    #expect(parse("-h").invocation == .help(.general))
    // whiptail and dialog have options of their own.
    for topic in HelpTopic.subcommands where !HelpTopic.boxes.contains(topic) {
      #expect(parse(topic.rawValue, "-h").invocation == .help(topic))
    }
    #expect(parse("ask", "a", "--titel", "-h").invocation == .help(.ask))
    #expect(parse("ask", "--", "-h").invocation != .help(.ask))
    #expect(parse("ask", "a", "--title", "-h").invocation != .help(.ask))
  }
}
