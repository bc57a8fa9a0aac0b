// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Arguments that dialog refuses.
  static let dialogRefused: [Self] = [
    .init(
      [
        "--separate-output", "--radiolist", "C", "15", "50", "3", "1", "Alpha", "on", "b c", "Beta",
        "ON", "3", "Gamma", "on",
      ], "Enter", 255,
      "\nUnexpected widget with --separate-output --radiolist.\nUse --help to list options.\n\n\n"),
    .init(
      ["--textbox", "/nonexistent", "15", "50"], "Enter", 255,
      "\nCan't open input file /nonexistent\n"),
    .init(
      ["--tailbox", "/nonexistent", "8", "40"], "Enter", 255,
      "\nCan't open input file in dialog_tailbox().\n"),
    .init(
      ["--title", "x", "--zzz", "y"], "", 255,
      "\nUnknown option --zzz.\nUse --help to list options.\n\n\n"),
    .init(["foo", "8", "40"], "", 255, "\nUnknown option foo.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x"], "", 255,
      "\nExpected at least 20 tokens for --m, have 1.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x", "8"], "", 255,
      "\nExpected at least 20 tokens for --m, have 2.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x", "8", "9", "10"], "", 255,
      "\nExpected no more than 20 tokens for --m, have 4.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x", "8x", "9"], "", 255,
      "\nExpected a number for token 2 of --msgbox.\nUse --help to list options.\n\n\n"),
    .init(
      ["--menu", "C", "15", "50", "3", "1"], "", 255,
      "\nExpected 2 arguments, found only 1.\nUse --help to list options.\n\n\n"),
    .init(
      ["--menu", "C", "15", "50", "3", "1", "a", "2"], "", 255,
      "\nExpected 2 arguments, found extra 1.\nUse --help to list options.\n\n\n"),
    .init(
      ["--menu", "C", "15", "50", "3"], "", 255,
      "\nExpected at least 20 tokens for --men, have 4.\nUse --help to list options.\n\n\n"),
    .init(
      ["--checklist", "C", "15", "50", "3", "1", "a"], "", 255,
      "\nExpected 3 arguments, found only 2.\nUse --help to list options.\n\n\n"),
    .init(
      ["--timeout", "x", "--msgbox", "x", "8", "9"], "", 255,
      "\nExpected a numeric-parameter for --timeout.\nUse --help to list options.\n\n\n"),
    .init(
      ["--default-button", "zz", "--msgbox", "x", "8", "9"], "", 255,
      "\nButton name \"zz\" unknown.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x", "8", "30", "foo"], "Enter", 255,
      "\nExpected no more than 20 tokens for --m, have 4.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x", "8", "30", "--and-widget", "foo"], "Enter", 255,
      "\nUnknown option foo.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x", "8", "30", "--and-widget", "--zzz"], "Enter", 255,
      "\nUnknown option --zzz.\nUse --help to list options.\n\n\n"),
    .init(
      ["--output-fd", "55", "--msgbox", "x", "8", "30"], "", 255, "\nCannot open output-fd\n\n"),
    .init(
      ["--output-fd", "zz", "--msgbox", "x", "8", "30"], "", 255,
      "\nExpected a numeric-parameter for --output-fd.\nUse --help to list options.\n\n\n"),
    .init(["--input-fd", "55", "--msgbox", "x", "8", "30"], "", 255, "\nCannot open input-fd\n\n"),
    .init(
      ["--ignore", "--zzz", "--msgbox", "x", "8", "30"], "Enter", 255,
      "\nUnknown option --zzz.\nUse --help to list options.\n\n\n"),
    .init(
      ["--msgbox", "x", "8x", "9x"], "", 255,
      "\nExpected a number for token 3 of --msgbox.\nUse --help to list options.\n\n\n"),
    .init(
      ["--menu", "C", "15x", "50x", "3x", "1", "a"], "", 255,
      "\nExpected a number for token 4 of --menu.\nUse --help to list options.\n\n\n"),
    .init(
      ["--rangebox", "R", "8", "40", "1", "x", "4"], "Enter", 255,
      "\nExpected a number for token 5 of --rangebox.\nUse --help to list options.\n\n\n"),
    .init(
      ["--print-text-only", "abc", "x"], "", 255,
      "\nExpected a number for token 3 of dialog.\nUse --help to list options.\n\n\n"),
    .init(
      ["--title", "T", "--print-text-only", "abc", "1", "x"], "", 255,
      "\nExpected a number for token 6 of dialog.\nUse --help to list options.\n\n\n"),
    .init(
      ["--print-text-size", "abc", "1", "2", "3"], "", 255,
      "3 3\n1 5\n\nUnknown option 3.\nUse --help to list options.\n\n\n"),
    .init(
      ["--title", "x", "--create-rc", "out.rc"], "", 255,
      "\nUnknown option out.rc.\nUse --help to list options.\n\n\n"),
    .init(["--tailbox", "/etc", "8", "40"], "", 255, "\nError reading file in last_lines().\n"),
    .init(["--editbox", "/etc", "8", "40"], "", 255, "\nNot a file: /etc\n"),
  ]
}
