// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Arguments of dialog's that a file holds, what stands before it, and what is answered to Enter.
  static let dialogFiles: [(file: String, before: [String], status: Int32, answer: String)] = [
    ("--inputbox Name 10 40 ada", [], 0, "ada"),
    ("--inputbox Name 10 40 ada", ["--title", "T"], 0, "ada"),
    ("\t--inputbox\tName\r\n10 40 \r\nada\n", [], 0, "ada"),
    ("--inputbox Name 10 40 \"a b\"", [], 0, "a b"),
    ("--inputbox Name 10 40 ab\"c d\"e\"f\"", [], 0, "abc def"),
    ("--inputbox Name 10 40 \"\"", [], 0, ""),
    ("--inputbox Name 10 40 \"abc\n", [], 0, "abc\n"),
    ("--inputbox Name 10 40 a\\nb\\\\c\\\"d", [], 0, "a\\nb\\c\"d"),
    ("--inputbox Name 10 40 a\\\nb", [], 0, "ab"),
    ("--inputbox Name 10 40 \\\n b", [], 0, "b"),
    ("--inputbox Name 10 40 \"a\\\nb\\tq\"", [], 0, "ab\\tq"),
    ("--inputbox Name 10 40 ab\\", [], 0, "ab"),
    ("--inputbox Name 10 40 -- --title", [], 0, "--title"),
    (
      "--inputbox Name 10 40 'a b'", [], 255,
      "\nExpected no more than 20 tokens for --in, have 5.\nUse --help to list options.\n\n\n"
    ),
    (
      "--inputbox Name 10 40 a\\ b", [], 255,
      "\nExpected no more than 20 tokens for --in, have 5.\nUse --help to list options.\n\n\n"
    ),
    (
      "# Name\n--inputbox Name 10 40", [], 255,
      "\nUnknown option #.\nUse --help to list options.\n\n\n"
    ),
    (
      "--inputbox Name 10 40 \"--title\"", [], 255,
      "\nExpected a string-parameter for --title.\nUse --help to list options.\n\n\n"
    ),
    ("--file", [], 255, "\nNo value given for --file\n"),
  ]
}
