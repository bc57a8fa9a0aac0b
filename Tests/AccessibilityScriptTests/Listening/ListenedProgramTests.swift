// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TestSupport
import Testing

@testable import AccessibilityScript

/// What a blind person hears of real programs, on a terminal of their own, in real time.
@Suite(.serialized) struct ListenedProgramTests {
  private static var settings: ListeningSettings {
    var settings = ListeningSettings()
    // A busy machine is slow: only programs that never rest are waited for so long.
    settings.limit = 20_000
    settings.environment = [
      "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/nonexistent", "LANG=C.UTF-8",
      "TERM=xterm-256color", "INPUTRC=/dev/null",
    ].map { Array($0.utf8) }
    return settings
  }

  private func start(
    _ command: String..., change: (inout ListeningSettings) -> Void = { _ in }
  ) throws -> ListenedProgram {
    var settings = Self.settings
    change(&settings)
    return try ListenedProgram(command, settings: settings)
  }

  private static let crusts = [
    "regular", "Regular crust", "deep", "Deep dish", "thin", "Thin crust",
  ]

  private func heard(_ step: ListenedStep) -> [String] {
    step.utterances.map { "\($0.kind): \($0.text)" }
  }

  @Test func bashReadsALine() throws {
    let program = try start("bash", "-c", "read -e -p 'Name: ' name; echo \"Hello $name\"; exit 7")
    #expect(heard(program.open()) == ["output: Name:"])
    #expect(heard(program.press("A")) == ["echo: A"])
    #expect(heard(program.type("nx")) == ["echo: n", "echo: x"])
    #expect(heard(program.press("Backspace")) == ["echo: x"])
    #expect(heard(program.press("Home")) == ["focus: A"])
    let last = program.press("Enter")
    #expect(heard(last) == ["output: Hello An"])
    #expect(last.ending == .status(7))
    #expect(last.isTimed)
    #expect(heard(program.press("x")).isEmpty)
  }

  @Test func aPasswordIsSilentAndHidden() throws {
    let program = try start("bash", "-c", "read -s -p 'Password: ' x; echo; echo ${#x}")
    _ = program.open()
    let typed = program.type("abc")
    #expect(typed.utterances.isEmpty)
    #expect(typed.hidesInput)
    #expect(heard(program.press("Enter")) == ["output: 3"])
  }

  @Test func whiptailRadioList() throws {
    let program = try start(
      "whiptail", "--title", "Pizza", "--radiolist", "Pizza crust", "15", "50", "3",
      "regular", "Regular crust", "ON", "deep", "Deep dish", "OFF", "thin", "Thin crust", "OFF")
    #expect(
      heard(program.open()) == [
        "output: Pizza", "output: Pizza crust", "output: (*) regular Regular crust",
        "output: ( ) deep Deep dish", "output: ( ) thin Thin crust", "output: <Ok> <Cancel>",
        "focus: (*) regular Regular crust",
      ])
    #expect(heard(program.press("Down")) == ["focus: ( ) deep Deep dish"])
    #expect(heard(program.press("Space")) == ["focus: (*) deep Deep dish"])
    #expect(heard(program.press("Up")) == ["focus: ( ) regular Regular crust"])
    #expect(heard(program.press("Tab")) == ["focus: <Ok>"])
    #expect(heard(program.press("Tab")) == ["focus: <Cancel>"])
    #expect(heard(program.press("S-Tab")) == ["focus: <Ok>"])
    let last = program.press("Enter")
    #expect(last.ending == .status(0))
    #expect(heard(last) == ["output: deep"])
  }

  /// In colours, with few of them, and with none.
  @Test(arguments: [
    "xterm-256color", "xterm", "linux", "screen-256color", "tmux-256color", "vt100", "vt220",
  ])
  func whiptailCheckList(terminalType: String) throws {
    let program = try start(
      "bash", "-c", "exec whiptail --checklist Toppings 15 50 3 \"$@\" 2>/dev/null", "list",
      "a", "Ham", "ON", "b", "Salami", "OFF", "c", "Corn", "OFF"
    ) { $0.environment.append(Array("TERM=\(terminalType)".utf8)) }
    #expect(heard(program.open()).suffix(1) == ["focus: [*] a Ham"])
    #expect(heard(program.press("Down")) == ["focus: [ ] b Salami"])
    #expect(heard(program.press("Space")) == ["focus: [*] b Salami"])
    #expect(heard(program.press("Up")) == ["focus: [*] a Ham"])
    #expect(heard(program.press("Space")) == ["focus: [ ] a Ham"])
    #expect(heard(program.press("Tab")) == ["focus: <Ok>"])
    #expect(heard(program.press("S-Tab")).suffix(1) == ["focus: [ ] a Ham"])
  }

  @Test func whiptailPasswordBox() throws {
    let program = try start(
      "bash", "-c", "exec whiptail --passwordbox Secret 10 40 2>/dev/null")
    _ = program.open()
    #expect(heard(program.type("ab c")) == Array(repeating: "echo: *", count: 4))
    #expect(heard(program.press("Backspace")) == ["echo: *"])
    #expect(heard(program.press("Tab")) == ["focus: <Ok>"])
  }

  @Test func lessNamesASpaceThatIsTakenBack() throws {
    let program = try start("less", "/etc/services")
    _ = program.open()
    _ = program.press("/")
    #expect(heard(program.type("a ")) == ["echo: a", "echo:  "])
    #expect(heard(program.press("Backspace")) == ["echo:  "])
    #expect(heard(program.press("Backspace")) == ["echo: a"])
  }

  @Test func whiptailMenu() throws {
    let program = try start(
      "bash", "-c", "exec whiptail --menu 'Pizza crust' 15 50 3 \"$@\" 2>/dev/null", "menu",
      "regular", "Regular crust", "deep", "Deep dish", "thin", "Thin crust")
    #expect(
      heard(program.open()) == [
        "output: Pizza crust", "output: regular Regular crust", "output: deep Deep dish",
        "output: thin Thin crust", "output: <Ok> <Cancel>", "focus: regular Regular crust",
      ])
    #expect(heard(program.press("Down")) == ["focus: deep Deep dish"])
    #expect(heard(program.press("t")) == ["focus: thin Thin crust"])
    #expect(program.press("Escape").ending == .status(255))
  }

  @Test func dialogMenu() throws {
    let program = try start(
      "bash", "-c", "exec dialog --menu 'Pizza crust' 15 50 3 \"$@\" 2>/dev/null", "menu",
      "regular", "Regular crust", "deep", "Deep dish", "thin", "Thin crust")
    #expect(
      heard(program.open()) == [
        "output: Pizza crust", "output: regular Regular crust", "output: deep Deep dish",
        "output: thin Thin crust", "output: < OK > <Cancel>", "focus: regular Regular crust",
        "focus: < OK >",
      ])
    #expect(heard(program.press("Down")) == ["focus: deep Deep dish"])
    #expect(heard(program.press("Down")) == ["focus: thin Thin crust"])
    #expect(heard(program.press("Up")) == ["focus: deep Deep dish"])
    #expect(heard(program.press("Tab")) == ["focus: <Cancel>"])
    #expect(program.press("Enter").ending == .status(1))
  }

  @Test func fzf() throws {
    let program = try start("bash", "-c", "printf 'apple\\nbanana\\ncherry\\n' | fzf")
    #expect(
      heard(program.open()) == [
        "output: cherry", "output: banana", "output: > apple", "output: 3/3", "output: >",
        "focus: > apple",
      ])
    #expect(heard(program.press("Up")) == ["focus: > banana"])
    #expect(heard(program.press("c")) == ["echo: c", "focus: > cherry", "output: 1/3"])
    #expect(heard(program.press("x")) == ["echo: x", "output: 0/3"])
    #expect(heard(program.press("Backspace")) == ["echo: x", "output: > cherry", "output: 1/3"])
    let last = program.press("Enter")
    #expect(heard(last) == ["output: cherry"])
    #expect(last.ending == .status(0))
  }

  @Test func aProgramThatCrashes() throws {
    let program = try start("bash", "-c", "echo before; kill -SEGV $$")
    let step = program.open()
    #expect(heard(step) == ["output: before"])
    #expect(step.ending == .signal(SIGSEGV))
    #expect(step.ending?.shellStatus == 128 + SIGSEGV)
  }

  @Test func aFloodEndsAtTheLimit() throws {
    let program = try start("yes", "flood") { $0.limit = 300 }
    let step = program.open()
    #expect(!step.isQuiet)
    #expect(step.ending == nil)
    #expect(step.utterances.count > 0)
    let key = program.press("C-c")
    let last = program.wait(milliseconds: 60_000)
    #expect(last.ending == .signal(SIGINT))
    // Whole lines only, but for the one that was broken off.
    let heard = (step.utterances + key.utterances + last.utterances).map(\.text)
    let other = Set(heard.filter { $0 != "flood" })
    #expect(other.isSubset(of: ["flo^C", "floo^C", "fl^C", "f^C", "^C", "flood^C"]), "\(other)")
  }

  @Test func aProgramThatNeverRestsEndsAtTheLimit() throws {
    let program = try start("bash", "-c", "while :; do printf .; sleep 0.02; done") {
      $0.limit = 300
    }
    #expect(!program.open().isQuiet)
    #expect(!program.press("a").isQuiet)
    #expect(program.close().ending == .signal(SIGHUP))
  }

  @Test func aProgramThatWillNotEndIsKilled() throws {
    let program = try start("bash", "-c", "trap '' HUP; echo ready; while :; do sleep 60; done") {
      $0.limit = 1000
    }
    #expect(heard(program.open()) == ["output: ready"])
    #expect(program.close().ending == .signal(SIGKILL))
  }

  @Test func wideAndCombiningOutput() throws {
    let text = ["日本語 wide", "cafe\u{301} combining", "👨‍👩‍👧 family", "🇩🇪 flag", "ไทย"]
    let program = try start("printf", "%s\\n", text[0], text[1], text[2], text[3], text[4])
    #expect(heard(program.open()) == text.map { "output: \($0)" })
  }

  @Test func theAlternateScreenIsLeft() throws {
    let program = try start(
      "bash", "-c",
      "echo usual; printf '\\e[?1049h\\e[Hother'; read -n 1 -s; printf '\\e[?1049l'; echo after")
    #expect(heard(program.open()) == ["output: other"])
    let last = program.press("x")
    #expect(heard(last) == ["output: usual", "output: after"])
    #expect(last.screen.lines == ["usual", "after"])
  }

  @Test func aProgramIsToldItsSize() throws {
    let program = try start(
      "bash", "-c", "trap 'stty size' WINCH; echo ready; while :; do read -n 1 -s; done"
    ) {
      $0.columns = 100
      $0.rows = 30
    }
    let opened = program.open()
    #expect(opened.screen.columns == 100)
    let step = program.resize(columns: 40, rows: 12)
    #expect(step.utterances.isEmpty)
    #expect(step.screen.columns == 40)
    #expect(step.screen.lines == ["ready"])
    // bash runs the trap when its read is interrupted or done.
    #expect(heard(program.press("x")).suffix(1) == ["output: 12 40"])
  }

  @Test func whatComesLaterIsHeardByWaiting() throws {
    let turn = try Turn()
    let program = try start("bash", "-c", "echo one; read < \(turn.path); echo two; read")
    #expect(heard(program.open()) == ["output: one"])
    turn.give()
    #expect(heard(program.wait(for: "two", atMost: 60_000).step) == ["output: two"])
  }

  @Test func progressIsHeard() throws {
    let turn = try Turn()
    let program = try start(
      "bash", "-c",
      """
      { echo 10; read < \(turn.path); echo 60; read < \(turn.path); echo 100; read < \(turn.path); } \
        | whiptail --gauge Copying 8 50 0
      """)
    #expect(heard(program.open()).contains("output: 10%"))
    turn.give()
    #expect(heard(program.wait(for: "60%", atMost: 60_000).step) == ["output: 60%"])
    turn.give()
    #expect(heard(program.wait(for: "100%", atMost: 60_000).step) == ["output: 100%"])
  }

  /// Longer than poll(2) waits at once.
  @Test func aWaitOfALongTimeEndsWithTheProgram() throws {
    let program = try start("bash", "-c", "read x; sleep 0.2; exit 7")
    _ = program.open()
    _ = program.press("Enter")
    #expect(program.wait(milliseconds: 3_000_000_000).ending == .status(7))
  }

  /// What a program leaves behind that ended by itself.
  @Test func whatIsLeftBehindEnds() throws {
    var program: ListenedProgram? = try start(
      "bash", "-c", "trap '' HUP; sleep 600 & echo $!; exit 3")
    let step = try #require(program?.open())
    #expect(step.ending == .status(3))
    let identifier = try #require(Int32(step.utterances.first?.text ?? ""))
    let watch = try ProcessWatch(identifier)
    program = nil
    #expect(watch.hasEnded(withinSeconds: TerminalSession.limit))
  }

  /// One column is what no terminal in memory has: the program and who listens know the same size.
  @Test func theNarrowestTerminalIsHeard() throws {
    let program = try start("bash", "-c", "printf 'ab\n'; stty size; read x") { $0.columns = 1 }
    #expect(heard(program.open()).joined().contains("ab"))
    #expect(program.open().screen.columns == 2)
  }

  @Test func dialogInputBox() throws {
    let program = try start(
      "bash", "-c", "exec dialog --inputbox 'Your name' 10 40 Bob 2>/dev/null")
    #expect(
      heard(program.open()) == [
        "output: Your name", "output: Bob", "output: < OK > <Cancel>", "focus: < OK >",
        "focus: Bob",
      ])
    #expect(heard(program.press("x")) == ["echo: x"])
    #expect(heard(program.press("Backspace")) == ["echo: x"])
    #expect(heard(program.press("Tab")) == ["focus: < OK >"])
    #expect(heard(program.press("Tab")) == ["focus: <Cancel>"])
  }

  @Test func aProgramThatAsksItsTerminal() throws {
    let program = try start(
      "bash", "-c",
      "stty raw -echo; printf '\\e[6n'; read -r -d R answer; stty sane; echo; echo \"${answer#?}\"")
    #expect(heard(program.open()) == ["output: [1;1"])
  }

  @Test(arguments: [
    (["/nonexistent/program"], ENOENT), (["no-such-program"], ENOENT), (["/"], EACCES),
    ([""], ENOENT), ([], ENOENT),
  ])
  func programsThatCannotBeStarted(command: [String], number: Int32) {
    #expect(throws: ProgramStartError(program: command.first ?? "", number: number)) {
      _ = try ListenedProgram(command, settings: Self.settings)
    }
  }

  @Test func nothingOfThisProcessIsInherited() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let program = try start(
      "bash", "-c", "ls /proc/self/fd | tr '\\n' ' '; tty; ps -o sid= -p $$ >/dev/null; read")
    // 3 is the folder that ls reads.
    #expect(heard(program.open()).first?.hasPrefix("output: 0 1 2 3 /dev/pts/") == true)
  }
}
