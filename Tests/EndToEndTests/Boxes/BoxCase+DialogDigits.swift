// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  private static func list(_ kind: String, _ tags: [String], _ options: [String] = []) -> [String] {
    let rows = tags.enumerated().flatMap { place, tag in
      [tag, "Item \(tag)"] + (kind == "menu" ? [] : [place == 0 ? "on" : "off"])
        + (kind == "treeview" ? ["0"] : [])
    }
    return options + ["--" + kind, "Which?", "20", "60", "9"] + rows
  }
  private static let ports = ["8080", "443", "3", "22", "2"]
  private static let letters = ["a", "b", "c", "D", "5e"]

  /// A digit goes to the next tag that begins with it, or to the next label where no tags are shown;
  /// to a place where there is none. It selects nothing by itself.
  static let dialogDigits: [Self] = [
    .init(list("menu", ports), "lit:3 Enter", 0, "3"),
    .init(list("menu", ports), "lit:4 Enter", 0, "443"),
    .init(list("menu", ports), "lit:2 Enter", 0, "22"),
    .init(list("menu", ports), "lit:9 Enter", 0, "8080"),
    .init(list("menu", ports), "lit:4 lit:3 Enter", 0, "3"),
    .init(list("radiolist", ports), "lit:3 Space Enter", 0, "3"),
    .init(list("radiolist", ports), "lit:4 Space Enter", 0, "443"),
    .init(list("radiolist", ports), "lit:4 Enter", 0, "8080"),
    .init(list("checklist", ports), "lit:4 Space Enter", 0, "8080 443"),
    .init(list("checklist", ports), "lit:2 Space Enter", 0, "8080 22"),
    .init(list("checklist", ports), "lit:1 Space Enter", 0, ""),
    .init(list("treeview", ports), "lit:2 Space Enter", 0, "443"),
    .init(list("menu", letters), "lit:3 Enter", 0, "c"),
    .init(list("menu", letters), "lit:5 Enter", 0, "5e"),
    .init(list("menu", letters), "lit:d Enter", 0, "D"),
    .init(list("radiolist", letters), "lit:3 Enter", 0, "a"),
    .init(list("radiolist", letters), "lit:3 Space Enter", 0, "c"),
    .init(list("checklist", letters), "lit:2 Space Enter", 0, "a b"),
    .init(twelve, "lit:1 Enter", 0, "10"), .init(twelve, "lit:2 Enter", 0, "2"),
    .init(
      ["--no-tags", "--menu", "Which?", "20", "60", "9", "8", "3 cups", "3", "8 cups"],
      "lit:8 Enter", 0, "3"),
  ]

  /// Delete behind the end of an entry takes the last character.
  static let dialogDeleting: [Self] = [
    .init(["--inputbox", "Name", "9", "40", "abc"], "Delete Enter", 0, "ab"),
    .init(["--inputbox", "Name", "9", "40", "abc"], "Left Delete Delete Enter", 0, "a"),
    .init(["--inputbox", "Name", "9", "40"], "Delete Enter", 0, ""),
    .init(["--passwordbox", "Code", "9", "40"], "lit:abc Delete Enter", 0, "ab"),
    .init(
      [
        "--form", "Who", "15", "50", "2", "A", "1", "1", "abc", "1", "5", "10", "10", "B", "2", "1",
        "def", "2", "5", "10", "10",
      ], "End Delete Delete Down Delete Enter", 0, "a\nef\n"),
  ]
}
