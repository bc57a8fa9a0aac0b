// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Arguments that ask nothing.
  static let whiptailRefused: [Self] = [
    .init(["--title", "x"], "", 255, usage),
    .init(["--msgbox", "Ready"], "", 255, usage),
    .init(["--msgbox", "Ready", "8x", "20"], "", 255, usage),
    .init(["--msgbox", "Ready", "8", "20", "--yesno", "Cut?", "8", "20"], "", 255, usage),
    .init(
      [
        "--radiolist", "Crust", "12", "50", "3", "thin", "Thin crust", "OFF", "deep", "Deep dish",
        "ON", "rye", "Rye base",
      ], "", 255, usage),
    .init(["--menu", "Size", "12", "50", "3", "s", "Small", "m", "Medium", "l"], "", 255, usage),
    .init(["--menu", "Size", "9", "40", "3"], "", 255, usage),
    .init(["--menu", "Size", "9", "40", "z", "s", "Small"], "", 255, usage),
    .init(["--gauge", "Baking", "9", "40"], "", 255, usage),
    .init(["--gauge", "Baking", "9", "40", "half"], "", 255, usage),
    .init(["--form", "x", "8", "20", "3"], "", 1, "--form: unknown option\n"),
    .init(["-title", "x"] + cut, "", 1, "-title: unknown option\n"),
    .init(["--msgbox", "Ready", "-1", "-1"], "", 1, "-1: unknown option\n"),
    .init(["--zzz=4"], "", 1, "--zzz=4: unknown option\n"),
    .init(
      ["--yesno=1", "Cut it?", "9", "40"], "", 1, "--yesno=1: option does not take an argument\n"),
    .init(["--title"], "", 1, "--title: missing argument\n"),
    .init(["--output-fd", "abc"] + cut, "", 1, "abc: invalid numeric value\n"),
    .init(["--output-fd=abc"] + cut, "", 1, "--output-fd=abc: invalid numeric value\n"),
    .init(
      ["--output-fd", "99999999999999"] + cut, "", 1,
      "99999999999999: number too large or too small\n"),
    .init(["--output-fd", "55"] + cut, "", 255, "Cannot open output-fd\n: Bad file descriptor\n"),
    .init(["-xh"], "", 1, "-xh: unknown option\n"),
    .init(["-h=1"], "", 1, "-h=1: option does not take an argument\n"),
    .init(
      ["--textbox", "/nonexistent", "9", "40"], "", 255, "/nonexistent: No such file or directory\n"
    ),
    .init(["--textbox", "/", "9", "40"], "", 255, "/: Is a directory\n"),
    .init(["--defaultn"] + cut, "", 1, "--defaultn: unknown option\n"),
  ]
}
