// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

/// Questions of real packages, asked by the real debconf.
@Suite struct DebconfTests {
  private let debconf = PrivateDebconf()

  private var traps: PrivateDebconf.Package {
    PrivateDebconf.Package(
      name: "traps", templates: PrivateDebconf.traps + ".templates",
      config: PrivateDebconf.traps + ".config")
  }

  @Test func timeZonesAreAskedInFrench() throws {
    guard let tzdata = try debconf.package("tzdata") else { return }
    let run = try debconf.run(
      tzdata, language: "fr",
      keys: ["8 Enter", "< Enter", "3 Enter", "Escape", "8 Enter", "text:Rome Enter"])
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(debconf.value("tzdata/Areas") == "Europe")
    #expect(debconf.value("tzdata/Zones/Europe") == "Rome")
    #expect(
      debconf.endings == ["answered", "wentBack", "answered", "wentBack", "answered", "answered"])
    #expect(debconf.transcript.contains("Océan Indien"))
  }

  @Test func keyboardsAreAskedInJapanese() throws {
    guard let keyboard = try debconf.package("keyboard-configuration") else { return }
    // Model and layout, then two questions together and their summary.
    let run = try debconf.run(
      keyboard, language: "ja",
      keys: ["Enter", "Escape", "Down Enter", "Down Enter", "Enter Down Enter Enter"],
      mode: "keys")
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(
      debconf.endings == [
        "answered", "wentBack", "answered", "answered", "answered",
      ])
    #expect(debconf.transcript.contains("キーボードモデル"))
    // debconf has no Japanese names of models: they are spoken in English.
    #expect(debconf.transcript.contains(#"{"text":"Generic 86-key PC、","language":"en"}"#))
    #expect(debconf.value("keyboard-configuration/model") == "Generic 86-key PC")
    #expect(debconf.value("keyboard-configuration/compose") == "Right Alt (AltGr)")
  }

  @Test func localesAreAskedInGerman() throws {
    guard let locales = try debconf.package("locales") else { return }
    let run = try debconf.run(
      locales, language: "de", keys: ["Down Space Down Space Enter", "Down Down Enter"],
      mode: "keys")
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(debconf.transcript.contains("Alle Locales"))
    #expect(
      debconf.value("locales/locales_to_be_generated") == "aa_DJ.UTF-8 UTF-8, aa_ER UTF-8")
    #expect(debconf.value("locales/default_environment_locale") == "aa_DJ.UTF-8")
  }

  /// Choices with the same label or a comma, several lines, one template for two questions.
  @Test func nothingIsLostOnTheWay() throws {
    let run = try debconf.run(
      traps, language: "de",
      keys: [
        "2 Enter 1 Enter Enter",
        "text:x Enter Enter Enter text:geheim Enter 2 Enter Enter Enter",
      ])
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(debconf.value("traps/color") == "sky")
    #expect(debconf.value("traps/toppings") == #"salt\, pepper"#)
    #expect(debconf.value("traps/first") == "x")
    #expect(debconf.value("traps/second") == "second, as before")
    #expect(debconf.value("traps/remarks") == #"one line\nGO and C:\dir\nanother"#)
    #expect(debconf.value("traps/secret") == "geheim")
    #expect(debconf.value("traps/sure") == "false")
    #expect(!debconf.transcript.contains("geheim") && !debconf.transcript.contains("kept"))
  }

  /// A package that offers no way back cannot be cancelled: it is asked again, from what was there.
  @Test func cancellingIsToldAndAskedAgain() throws {
    let config = debconf.folder.writeProgram(
      """
      #!/bin/sh
      . /usr/share/debconf/confmodule
      db_input high traps/color || true
      db_go

      """, to: "once.config")
    let run = try debconf.run(
      PrivateDebconf.Package(name: "traps", templates: traps.templates, config: config),
      language: "en", keys: ["Up Escape", "Enter"], mode: "keys")
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(debconf.endings == ["cancelled", "answered"])
    #expect(debconf.transcript.contains("this cannot be cancelled"))
    #expect(debconf.value("traps/color") == "sky")
  }

  /// Whoever ends the input gives no answer, and nothing is answered in their place.
  @Test func withoutAnswerNothingIsStored() throws {
    let run = try debconf.run(traps, language: "en", keys: ["C-d"], mode: "keys")
    #expect(run.ending != .status(0))
    #expect(run.errors.contains("aloud has ended (status 3)"))
    #expect(debconf.value("traps/toppings") == nil)
  }

  @Test func interruptingEndsDebconf() throws {
    let run = try debconf.run(traps, language: "en", keys: ["C-c"], mode: "keys")
    #expect(run.ending == .signal(2))
    #expect(run.errors.contains("interrupted, nothing is answered"))
  }

  /// A front end that dies lets no script go on with defaults.
  @Test func aDeadProgramIsTold() throws {
    let program = debconf.folder.writeProgram(
      """
      #!/bin/sh
      read line; echo 0
      read line; echo 0
      kill -KILL $$

      """, to: "dies")
    let run = try debconf.run(
      traps, language: "en", keys: [], variables: ["ALOUD_PROGRAM": program])
    #expect(run.ending != .status(0))
    #expect(run.errors.contains("aloud has ended (signal 9)"), "\(run.errors)")
    #expect(debconf.value("traps/toppings") == nil)
  }

  /// debconf's passthrough without Text::Iconv says nothing and loses every word.
  @Test func aMissingPackageIsNamed() throws {
    // Stands before the real one.
    let library = TemporaryFolder()
    mkdir(library.path + "/Text", 0o700)
    library.write("die 'not here';\n", to: "Text/Iconv.pm")
    let run = try debconf.run(
      traps, language: "en", keys: ["Enter"],
      variables: ["PERL5LIB": library.path + ":" + debconf.folder.path + "/lib/site_perl"])
    #expect(run.errors.contains("libtext-iconv-perl is missing"), "\(run.errors)")
    #expect(run.errors.contains("Noninteractive"))
  }
}
