// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Named pipes and devices in the place of files hold nobody up.
@Suite struct WaitingFileTests {
  private static let form = "{fields: [{kind: \"text\", name: \"n\", label: \"Name\"}]}"

  /// A folder with a form, a pipe that nobody writes into, and scripts that name it.
  private func folder() throws -> ScriptFolder {
    let folder = ScriptFolder([
      "form.json5": Self.form, "form.aloud": "form: pipe\nmatrix language: all\nopen\n",
      "include.aloud": "question: Q\noption: a\ninclude: pipe\nopen\n",
      "holds.aloud": ScriptFolder.holding,
    ])
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    return folder
  }

  @Test(arguments: [
    ["test", "pipe"], ["test", "--update", "pipe"], ["test", "form.aloud"],
    ["test", "include.aloud"], ["test", "--suite", "form", "pipe"], ["audit", "pipe"],
    ["audit", "form.json5", "--baseline", "pipe"],
    ["record", "pipe", "x.aloud", "--keys", "Escape"],
    ["form", "pipe", "--keys", "Escape"], ["form", "--answers", "pipe", "form.json5"],
    ["record", "/dev/stdin", "x.aloud", "--keys", "Escape"],
    ["test", "/dev/ptmx"], ["audit", "/dev/ptmx"],
  ])
  func nobodyWrites(arguments: [String]) throws {
    let folder = try folder()
    let run = try CommandRun(Aloud.launch(arguments, folder: folder.path), seconds: 40)
    #expect(run.ending == .status(2), "\(run.output) \(run.errors)")
    #expect(
      (run.output + run.errors).contains("cannot be read: "), "\(run.output) \(run.errors)")
  }

  /// Somebody who is a little late is waited for, and is not cut short.
  @Test(arguments: [
    "cat form.json5 > pipe & aloud form pipe --keys 'text:Ada Enter'",
    "(sleep 0.1; cat form.json5) > pipe & aloud form pipe --keys 'text:Ada Enter'",
    "(head -c 20 form.json5; sleep 1.5; tail -c +21 form.json5) > pipe & "
      + "aloud form pipe --keys 'text:Ada Enter'",
    "aloud form <(sleep 1.5; cat form.json5) --keys 'text:Ada Enter'",
    "cat form.json5 | aloud form /dev/stdin --keys 'text:Ada Enter'",
    "cat form.json5 | aloud form - --keys 'text:Ada Enter'",
    "aloud form form.json5 --answers <(echo '{n: \"Ada\"}')",
  ])
  func somebodyWrites(script: String) throws {
    let folder = try folder()
    let run = try CommandRun(Aloud.shell(script, folder: folder.path))
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(run.output.contains("Ada"), "\(run.output)")
  }

  /// A script from a pipe is read once, and is played in all combinations.
  @Test(arguments: ["<(cat %)", "/dev/stdin < <(cat %)", "pipe & cat % > pipe; wait $!"])
  func aScriptIsPlayedFromAPipe(place: String) throws {
    let folder = try folder()
    folder.write("matrix language: en de\n" + ScriptFolder.holding, to: "matrix.aloud")
    let run = try CommandRun(
      Aloud.shell(
        "aloud test " + place.replacing("%", with: "matrix.aloud"), folder: folder.path))
    #expect(run.ending == .status(0), "\(run.output) \(run.errors)")
    #expect(run.output.contains("2 of 2 scripts hold"), "\(run.output)")
  }
}
