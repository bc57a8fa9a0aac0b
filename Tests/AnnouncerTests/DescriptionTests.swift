// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Announcer

/// A description of several lines, as it is said.
@Suite struct DescriptionTests {
  private static let cases: [(text: String, said: String)] = [
    ("One line.", "One line."), ("", ""), ("\n \n", ""),
    ("Setup 1.0\n(c) ACME\n\nCall 555-1234", "Setup 1.0, (c) ACME. Call 555-1234"),
    ("/dev/sda 10G\n/dev/sdb 20G", "/dev/sda 10G, /dev/sdb 20G"),
    ("It ends.\nIt goes on:\n\nhere", "It ends. It goes on: here"),
    ("-------------\n*** WARNING ***\n=============", "*** WARNING ***"),
    ("a\n=-=-=\nb", "a, b"), ("Smile\n:-)", "Smile, :-)"), ("a\n--\nb", "a, -- b"),
    ("-----", "-----"), ("  indented\r\n  twice", "indented, twice"),
    ("\u{1B}[1mBold\u{1B}[0m\nplain", "Bold, plain"),
  ]

  @Test(arguments: cases)
  func linesHaveAPauseBehindThem(text: String, said: String) {
    #expect(SpeakableText.clean(lines: text, pause: ", ", end: ". ") == said)
  }
}
