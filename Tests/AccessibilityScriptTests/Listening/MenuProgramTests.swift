// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import AccessibilityScript

/// Menus of real programs that redraw themselves in place, and programs that begin slowly.
@Suite(.serialized) struct MenuProgramTests {
  private func start(_ command: String...) throws -> ListenedProgram {
    var settings = ListeningSettings()
    // A busy machine is slow.
    settings.limit = 20_000
    settings.patience = 60_000
    settings.environment = [
      "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/nonexistent", "LANG=C.UTF-8",
      "TERM=xterm-256color",
    ].map { Array($0.utf8) }
    return try ListenedProgram(command, settings: settings)
  }

  private func heard(_ step: ListenedStep) -> [String] {
    step.utterances.map { "\($0.kind): \($0.text)" }
  }

  /// A list as inquirer draws it, and a list of check boxes.
  private static func list(_ line: String) -> String {
    """
    import sys, tty, termios
    items = ["Red", "Green", "Blue"]; i = 0; on = set()
    tty.setcbreak(0)
    def draw(first=False):
        if not first: sys.stdout.write("\\x1b[3A")
        for n, x in enumerate(items): sys.stdout.write("\\r\\x1b[K" + \(line) + "\\n")
        sys.stdout.flush()
    print("? Pick"); draw(True)
    while True:
        c = sys.stdin.read(1)
        if c == "\\x1b": i = (i + (1 if sys.stdin.read(2)[1] == "B" else -1)) % 3; draw()
        elif c == " ": on ^= {i}; draw()
        else: break
    """
  }

  @Test func aListIsRead() throws {
    let line = #"("\x1b[36m❯ %s\x1b[0m" % x if n == i else "  " + x)"#
    let program = try start("python3", "-c", Self.list(line))
    #expect(
      heard(program.open()) == ["output: ? Pick", "output: ❯ Red", "output: Green", "output: Blue"])
    for (key, item) in [
      ("Down", "Green"), ("Down", "Blue"), ("Up", "Green"), ("Down", "Blue"), ("Down", "Red"),
      ("Up", "Blue"),
    ] { #expect(heard(program.press(key)) == ["focus: ❯ \(item)"]) }
    #expect(program.press("Enter").ending == .status(0))
  }

  @Test func checkBoxesAreRead() throws {
    let line = #"("❯ " if n == i else "  ") + ("◉ " if n in on else "◯ ") + x"#
    let program = try start("python3", "-c", Self.list(line))
    _ = program.open()
    #expect(heard(program.press("Space")) == ["focus: ❯ ◉ Red"])
    #expect(heard(program.press("Space")) == ["focus: ❯ ◯ Red"])
    #expect(heard(program.press("Down")) == ["focus: ❯ ◯ Green"])
    #expect(heard(program.press("Space")) == ["focus: ❯ ◉ Green"])
    #expect(heard(program.press("Up")) == ["focus: ❯ ◯ Red"])
  }

  @Test(arguments: [
    (#"s.addstr(n + 1, 2, ("> " if n == i else "  ") + x)"#, "> "),
    (#"s.addstr(n + 1, 2, x, curses.A_REVERSE if n == i else 0)"#, ""),
    (
      #"s.addstr(n + 1, 2, x, curses.A_BOLD if n == i else 0); s.addstr(5, 0, "count %d" % i); s.move(8, 0)"#,
      ""
    ),
    (#"s.addstr(n + 1, 2, ("(*) " if n == i else "( ) ") + x)"#, "(*) "),
  ])
  func aListOfCursesIsRead(line: String, sign: String) throws {
    let program = try start(
      "python3", "-c",
      """
      import curses
      def main(s):
          items = ["Alpha", "Beta", "Gamma"]; i = 0
          curses.curs_set(0)
          while True:
              for n, x in enumerate(items): \(line)
              k = s.getch()
              if k == curses.KEY_DOWN: i = (i + 1) % 3
              elif k == curses.KEY_UP: i = (i - 1) % 3
              else: return
      curses.wrapper(main)
      """)
    _ = program.open()
    for (key, item) in [
      ("Down", "Beta"), ("Down", "Gamma"), ("Down", "Alpha"), ("Up", "Gamma"), ("Up", "Beta"),
    ] { #expect(heard(program.press(key)) == ["focus: \(sign)\(item)"]) }
  }

  @Test func theFirstToggleOfDialogIsRead() throws {
    let program = try start(
      "bash", "-c", "exec dialog --checklist Toppings 14 40 3 a Ham off b Corn on 2>/dev/null")
    _ = program.open()
    #expect(heard(program.press("Space")) == ["focus: [*] a Ham"])
    #expect(heard(program.press("Space")) == ["focus: [ ] a Ham"])
    #expect(heard(program.press("Down")) == ["focus: [*] b Corn"])
    #expect(heard(program.press("Space")) == ["focus: [ ] b Corn"])
  }

  @Test func theFirstChoiceOfDialogIsRead() throws {
    let program = try start(
      "bash", "-c", "exec dialog --radiolist Crust 14 40 3 a Deep on b Thin off 2>/dev/null")
    _ = program.open()
    #expect(heard(program.press("Down")) == ["focus: ( ) b Thin"])
    #expect(heard(program.press("Space")) == ["focus: (*) b Thin"])
  }

  @Test(arguments: [("--no-color", ""), ("--color=16", "> "), ("--color=dark", "> ")])
  func fzfIsReadInAnyColours(option: String, sign: String) throws {
    let program = try start("bash", "-c", "printf 'apple\\nbanana\\ncherry\\n' | fzf \(option)")
    _ = program.open()
    #expect(heard(program.press("Up")) == ["focus: \(sign)banana"])
    #expect(heard(program.press("Up")) == ["focus: \(sign)cherry"])
    #expect(heard(program.press("Down")) == ["focus: \(sign)banana"])
  }

  @Test(arguments: ["whiptail", "dialog"])
  func theFirstPercentageIsSaidOnce(name: String) throws {
    let program = try start(
      "bash", "-c", "{ echo 10; sleep 0.5; echo 50; sleep 0.5; } | \(name) --gauge Copying 8 40 0")
    let all = heard(program.open()) + heard(program.wait(milliseconds: 20_000))
    #expect(all.filter { $0.contains("10%") } == ["output: 10%"])
    #expect(all.filter { $0.contains("50%") } == ["output: 50%"])
  }

  @Test(arguments: [
    "sleep 1; read -p 'Name: ' x; echo \"Hello $x\"",
    "printf '\\e[H\\e[2J'; sleep 1; read -e -p 'Name: ' x; echo \"Hello $x\"",
  ])
  func aSlowProgramIsWaitedFor(script: String) throws {
    let program = try start("bash", "-c", script)
    #expect(heard(program.open()) == ["output: Name:"])
    #expect(heard(program.type("Al")) == ["echo: A", "echo: l"])
    #expect(heard(program.press("Enter")) == ["output: Hello Al"])
  }

  /// They do not take the whole minute.
  @Test(.timeLimit(.minutes(1)), arguments: ["cat", "read x; exit 3", "sleep 0.2; exit 3"])
  func aSilentProgramIsNotWaitedForLong(script: String) throws {
    let program = try start("bash", "-c", script)
    #expect(program.open().utterances.isEmpty)
    _ = program.press("Enter")
    #expect(program.ending == (script == "cat" ? nil : .status(3)))
  }

  @Test func aTextIsWaitedFor() throws {
    let turn = try Turn()
    let program = try start(
      "bash", "-c", "echo one; read < \(turn.path); echo two; read -p 'Go? ' x; exit 4")
    #expect(heard(program.open()) == ["output: one"])
    turn.give()
    let (step, isShown) = program.wait(for: "Go?", atMost: 60_000)
    #expect(isShown)
    #expect(heard(step) == ["output: two", "output: Go?"])
    // What is there is not waited for, and what does not come is waited for no longer.
    #expect(program.wait(for: "two", atMost: 60_000).isShown)
    #expect(!program.wait(for: "three", atMost: 100).isShown)
    #expect(program.press("Enter").ending == .status(4))
    #expect(!program.wait(for: "three", atMost: 60_000).isShown)
  }
}
