// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import aloud

/// Line breaks and spaces as dialog 1.3-20230209 shows them in a message box.
struct DialogTextTests {
  static let texts: [([DialogOptions.Flag], String, String)] = [
    ([], "one\\n  \\n two\\nthree\nfour    five", "one\n  \n two\nthree four    five"),
    ([], "one\\n  \ntwo\\n\\n\nthree", "one\ntwo\n\nthree"),
    ([], "one two\nthree    four\n five", "one two\nthree four\n five"),
    ([.noCollapse], "one two\nthree    four\n five", "one two\nthree    four\n five"),
    ([.noCollapse], "one\\ntwo\nthree    four", "one\ntwo three    four"),
    ([.trim], "one two\nthree    four\n five", "one two three four five"),
    ([.breaksAtNewlines], "one\\n\ntwo\nthree    four", "one\ntwo\nthree    four"),
    ([.noNewlines], "one\\ntwo\nthree", "one\\ntwo\nthree"),
  ]

  @Test(arguments: texts)
  func linesAndSpaces(flags: [DialogOptions.Flag], text: String, read: String) {
    var options = DialogOptions()
    options.flags = Set(flags)
    #expect(String(decoding: DialogText.read(Array(text.utf8), options), as: UTF8.self) == read)
  }
}
