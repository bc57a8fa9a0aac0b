// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// The examples that people are told, typed as they stand into a shell on a terminal.
struct IssueExampleTests {
  @Test func asksForACrust() throws {
    let session = try TerminalSession(
      Aloud.shell(
        #"aloud ask --title "Pizza crust" regular="Regular crust" deep="Deep dish" thin="Thin crust" --disabled thin="out of dough""#,
        ["ALOUD_SPEECH": ""]))
    try session.wait(for: "unavailable: out of dough")
    session.type("\u{1B}[B")
    try session.wait(for: "(•) Deep dish")
    session.type("\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.suffix(2) == ["Pizza crust: Deep dish", "deep"])
  }

  /// A list of cities of our own, since not every machine has the time zones.
  @Test func asksForACityOfAList() throws {
    let folder = TemporaryFolder()
    let cities = ["Amsterdam", "Athens", "Belgrade", "Berlin", "Bern", "Brussels", "Budapest"]
    for city in cities { folder.write("", to: city) }
    let session = try TerminalSession(
      Aloud.shell(
        #"ls "$CITIES" | aloud ask --title "Your city" --options - --default Berlin"#,
        ["ALOUD_SPEECH": "", "CITIES": folder.path]))
    try session.wait(for: "Budapest")
    #expect(session.screen.cursorLine.contains("(•) Berlin"))
    session.type("br")
    try session.wait(for: "(•) Brussels")
    session.type("\r")
    #expect(try session.end() == .status(0))
    #expect(session.screen.text.suffix(2) == ["Your city: Brussels", "Brussels"])
  }

  /// What every session in the transcript's own description looks like, in German here.
  @Test func writesATranscriptInGerman() throws {
    let run = try CommandRun(
      Aloud.shell(
        #"LANGUAGE=de aloud ask --title "Größe" S M L --text-size AX2 --keys "Down Enter" --transcript -"#,
        ["ALOUD_SPEECH": ""]))
    #expect(run.ending == .status(0))
    #expect(run.errors == "")
    #expect(
      run.output == """
        {"event":"open","language":"de","textSize":"accessibilityLarge","verbosity":"normal","mode":"keys"}
        {"event":"say","text":"Größe, Auswahlschaltergruppe","kind":"group","language":"de","fields":{"group":"Größe","role":"Auswahlschaltergruppe"}}
        {"event":"say","text":"S, Auswahlschalter, nicht ausgewählt, 1 von 3","kind":"focus","language":"de","fields":{"label":"S","role":"Auswahlschalter","state":"nicht ausgewählt","position":"1 von 3"}}
        {"event":"screen","columns":80,"rows":24,"cursor":[2,3],"lines":["Größe","","> ( ) S","","  ( ) M","","  ( ) L"]}
        {"event":"key","key":"Down"}
        {"event":"cut"}
        {"event":"say","text":"M, Auswahlschalter, ausgewählt, 2 von 3","kind":"focus","language":"de","fields":{"label":"M","role":"Auswahlschalter","state":"ausgewählt","position":"2 von 3"}}
        {"event":"select","group":"answer","key":"M","label":"M"}
        {"event":"screen","columns":80,"rows":24,"cursor":[4,3],"lines":["Größe","","  ( ) S","","> (•) M","","  ( ) L"]}
        {"event":"key","key":"Enter"}
        {"event":"cut"}
        {"event":"say","text":"Antwort: M","kind":"answer","language":"de","fields":{"answer":"Antwort: M"}}
        {"event":"close","status":"answered","answer":"M"}

        """)
  }

  @Test func writesSoundIntoAFile() throws {
    let folder = TemporaryFolder()
    let run = try CommandRun(
      Aloud.shell(
        #"aloud ask --title "Pizza crust" regular="Regular crust" deep="Deep dish" --keys "Down Enter" --speech wav:crust.wav"#,
        ["ALOUD_SPEECH": ""], folder: folder.path))
    #expect(run.ending == .status(0))
    #expect(run.output == "deep\n")
    #expect(run.errors == "")
    let sound = try #require(folder.bytes(of: "crust.wav"))
    #expect(sound.prefix(4) == Array("RIFF".utf8)[...])
    #expect(sound[8..<12] == Array("WAVE".utf8)[...])
    // The size in the header is that of the file (all but its first eight bytes).
    let size = sound[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(size == sound.count - 8)
    // Three announcements last longer than a second of 16-bit samples at 22,050 hertz.
    #expect(sound.count > 44_100)
    #expect(sound.dropFirst(44).contains { $0 != 0 })
  }

  /// The lines that the description of the transcript gives, word for word.
  @Test func writesTheTranscriptAsDescribed() throws {
    let run = try CommandRun(
      Crusts.question + Crusts.disabled + ["--keys", "Down Enter", "--transcript", "-"])
    let lines = run.output.split(separator: "\n").map(String.init)
    let described = [
      #"{"event":"open","language":"en","textSize":"large","verbosity":"normal","mode":"keys"}"#,
      #"{"event":"say","text":"Pizza crust, radio group","kind":"group","language":"en","fields":{"group":"Pizza crust","role":"radio group"}}"#,
      #"{"event":"say","text":"Regular crust, radio button, not selected, 1 of 3","kind":"focus","language":"en","fields":{"label":"Regular crust","role":"radio button","state":"not selected","position":"1 of 3"}}"#,
      #"{"event":"key","key":"Down"}"#,
      #"{"event":"cut"}"#,
      #"{"event":"select","group":"answer","key":"deep","label":"Deep dish"}"#,
      #"{"event":"close","status":"answered","answer":"deep"}"#,
    ]
    #expect(lines.filter(described.contains).prefix(2) == described.prefix(2))
    for line in described { #expect(lines.contains(line)) }
    #expect(lines.last == described.last)
  }

  /// The script in Examples/, with keys in a person's place.
  @Test(arguments: [
    ("Enter", 0, "Baking with crust: regular\n"),
    ("Down Enter", 0, "Baking with crust: deep\n"),
    ("Down Down Enter Up Enter", 0, "Baking with crust: deep\n"),
    ("Escape", 0, "No pizza, then.\n"),
    ("C-c", 130, ""),
  ])
  func runsTheExampleScript(keys: String, status: Int32, output: String) throws {
    // The folder of the package, from the place of this file in it.
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(3).joined(separator: "/")
    let folder = TemporaryFolder()
    let run = try CommandRun(
      Aloud.shell(
        #"ln -s "$ALOUD" aloud; PATH="$PWD:$PATH" exec sh "$SCRIPT" --keys "$KEYS""#,
        ["SCRIPT": package + "/Examples/pizza-crust.sh", "KEYS": keys], folder: folder.path))
    #expect(run.ending == .status(status))
    #expect(run.output == output)
  }
}
