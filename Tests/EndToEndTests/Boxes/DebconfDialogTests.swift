// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// debconf's usual front end, which asks by whiptail: the same keys bring the same answers into the
/// database, whether Aloud or whiptail has that name.
struct DebconfDialogTests {
  /// A package's questions answered in a database of their own.
  private struct Answered {
    let walk: BoxWalk
    let answers: String
    let debconf: PrivateDebconf
  }

  private func answer(
    _ package: (PrivateDebconf) throws -> PrivateDebconf.Package?, _ steps: [BoxWalk.Step],
    by program: BoxWalk.Program, language: String
  ) throws -> Answered? {
    let debconf = PrivateDebconf()
    guard let package = try package(debconf) else { return nil }
    let variables = [
      "DEBCONF_SYSTEMRC": debconf.folder.path + "/debconf.conf", "DEBIAN_PRIORITY": "low",
      "DEBCONF_RECONFIGURE": "1", "LANGUAGE": language, "T": package.templates,
      "C": package.config, "P": package.name,
    ]
    let script = """
      DEBIAN_FRONTEND=noninteractive debconf-loadtemplate "$P" "$T" || exit 99
      export DEBIAN_FRONTEND=dialog
      exec debconf -o"$P" "$C" reconfigure 1
      """
    let walk = try BoxWalk(
      ["sh", "-c", script], steps, by: program, in: debconf.folder, variables,
      terminalDescriptors: [0, 1])
    let answers = String(decoding: debconf.folder.bytes(of: "config.dat") ?? [], as: UTF8.self)
    return Answered(walk: walk, answers: answers, debconf: debconf)
  }

  /// Answers by both programs and compares.
  ///
  /// - Returns: what came of it by Aloud; nil where the package cannot be had.
  private func compare(
    _ steps: [BoxWalk.Step], language: String = "en",
    _ package: (PrivateDebconf) throws -> PrivateDebconf.Package?
  ) throws -> Answered? {
    guard let own = try answer(package, steps, by: .aloud, language: language),
      let real = try answer(package, steps, by: .real, language: language)
    else { return nil }
    #expect(own.walk.ending == .status(0), "\(own.walk.errors)")
    #expect(real.walk.ending == .status(0), "\(real.walk.errors)")
    // debconf stops at any byte that is not expected there.
    #expect(own.walk.errors == real.walk.errors)
    #expect(own.answers == real.answers)
    #expect(own.walk.drawn == [])
    return own
  }

  @Test func timeZones() throws {
    let steps: [BoxWalk.Step] = [
      ("Geographic area", "Up Up Enter"),
      ("Time zone", "Tab Tab Enter"),
      ("Geographic area", "Down Down Up Up Up Up Up Enter"),
      ("Time zone", "Escape"),
      ("Geographic area", "Up Enter"),
      ("Time zone", "Down Down Down Enter"),
    ]
    guard let own = try compare(steps, { try $0.package("tzdata") }) else { return }
    #expect(own.debconf.value("tzdata/Areas") != nil)
    let said = own.walk.said.joined(separator: "\n")
    #expect(
      said.contains(
        "Subsequent configuration questions will narrow this down by presenting a list of cities"))
    #expect(said.contains("Geographic area:"))
  }

  @Test func localesInGerman() throws {
    let steps: [BoxWalk.Step] = [
      ("werden sollen", "Down Space Down Space Enter"),
      ("Standard-Standorteinstellung", "Tab Tab Enter"),
      ("werden sollen", "Down Down Down Space Enter"),
      ("Standard-Standorteinstellung", "Down Down Enter"),
    ]
    guard let own = try compare(steps, language: "de", { try $0.package("locales") }) else {
      return
    }
    #expect(
      own.debconf.value("locales/locales_to_be_generated")
        == "aa_DJ.UTF-8 UTF-8, aa_ER UTF-8, aa_ER@saaho UTF-8")
    #expect(own.debconf.value("locales/default_environment_locale") == "aa_DJ.UTF-8")
  }

  @Test func keyboards() throws {
    let steps: [BoxWalk.Step] = [
      ("Keyboard model", "Down Enter"),
      ("Keyboard layout", "Tab Tab Enter"),
      ("Keyboard model", "Enter"),
      ("Keyboard layout", "Down Enter"),
      ("function as AltGr", "Down Down Enter"),
      ("Compose key:", "Down Down Enter"),
    ]
    guard let own = try compare(steps, { try $0.package("keyboard-configuration") }) else {
      return
    }
    #expect(own.debconf.value("keyboard-configuration/compose") == "Right Control")
  }

  /// One template for two questions, commas and backslashes, an error at the end.
  @Test func questionsThatAreHardToSend() throws {
    let steps: [BoxWalk.Step] = [
      ("Colour", "Up Up Enter"),
      ("Toppings", "Space Down Space Enter"),
      ("Name of sda", "lit:x Enter"),
      ("Name of sdb", "Enter"),
      ("The second paragraph", "Enter"),
      ("Password", "lit:geheim Enter"),
      ("Sure?", "Tab Enter"),
      ("Something is wrong", "Enter"),
    ]
    let own = try compare(steps) { _ in
      PrivateDebconf.Package(
        name: "traps", templates: PrivateDebconf.traps + ".templates",
        config: PrivateDebconf.traps + ".config")
    }
    let debconf = try #require(own).debconf
    #expect(debconf.value("traps/color") == "red")
    #expect(debconf.value("traps/toppings") == "oil, water")
    #expect(debconf.value("traps/secret") == "geheim")
    #expect(debconf.value("traps/sure") == "false")
  }

  /// A note, a text, an error, and a description that is too long for its box, which whiptail leaves by
  /// its button alone.
  @Test func whatIsOnlyRead() throws {
    let steps: [BoxWalk.Step] = [
      ("The first note", "Enter"), ("Something to know", "Down PageDown Enter"),
      ("Something is wrong", "Space"), ("Paragraph 1 of", "PageDown Tab Enter"),
      ("Go on?", "Tab Enter"), ("The last text", "Enter"),
    ]
    let long = (1...30).map { " Paragraph \($0) of a long description.\n ." }
    let own = try compare(steps) { debconf in
      debconf.folder.write(
        """
        Template: reading/note
        Type: note
        Description: The first note
         Lines that debconf has broken for want of room are heard as one, however many of
         them there are, and whatever they tell.
         .
         The second paragraph.

        Template: reading/text
        Type: text
        Description: Something to know
         It is short.

        Template: reading/error
        Type: error
        Description: Something is wrong
         Mend it.

        Template: reading/long
        Type: boolean
        Default: true
        Description: Go on?
        \(long.joined(separator: "\n"))
         The end of it.

        Template: reading/last
        Type: text
        Description: The last text

        """, to: "reading.templates")
      let config = debconf.folder.writeProgram(
        """
        #!/bin/sh
        set -e
        . /usr/share/debconf/confmodule
        db_title Reading
        for name in note text error long last; do
          db_input critical reading/$name || true
          db_go || true
        done

        """, to: "reading.config")
      return PrivateDebconf.Package(
        name: "reading", templates: debconf.folder.path + "/reading.templates", config: config)
    }
    let walk = try #require(own)
    #expect(walk.debconf.value("reading/long") == "false")
    let said = walk.walk.said.joined(separator: "\n")
    for text in [
      "The first note", "heard as one, however many of them there are, and whatever they tell.",
      "It is short.", "Mend it.", "Paragraph 30 of a long description.", "The end of it.",
    ] {
      #expect(said.contains(text), "\(text) in \(said)")
    }
  }

  /// What tasksel asks when a system is new: its own helper, with its own template.
  @Test func tasks() throws {
    let steps: [BoxWalk.Step] = [
      ("Choose software to install", "Down Space Down Down Space Tab Enter")
    ]
    let own = try compare(steps) { debconf in
      guard let tasksel = try debconf.package("tasksel", also: "usr/lib/tasksel/tasksel-debconf")
      else { return nil }
      let helper = debconf.folder.path + "/usr/lib/tasksel/tasksel-debconf"
      let config = debconf.folder.writeProgram(
        """
        #!/bin/sh
        exec sh "\(helper)" "\(debconf.folder.path)/chosen" "desktop, gnome, web, ssh" \
          "Debian desktop environment, ... GNOME, web server, SSH server" "ssh" tasksel/first

        """, to: "tasksel.config")
      return PrivateDebconf.Package(
        name: tasksel.name, templates: tasksel.templates, config: config)
    }
    guard let own else { return }
    let chosen = String(decoding: own.debconf.folder.bytes(of: "chosen") ?? [], as: UTF8.self)
    #expect(chosen == "gnome\n")
    let said = own.walk.said.joined(separator: "\n")
    #expect(
      said.contains("To tune the system to your needs, you can choose to install one or more"))
  }
}
