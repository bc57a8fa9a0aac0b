// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Stacks of titles")
struct RadioStackTests {
  @Test("titles can be selected by index, cleared, and removed so that the others move up")
  func byIndex() throws {
    var stack = RadioStack(titles: ["Regular", "Deep dish", "Thin"], columns: 2)
    try stack.select(at: 2)
    #expect(stack.group.selectedKey == 2)
    try stack.remove(at: 0)
    #expect(stack.group.map(\.label) == ["Deep dish", "Thin"])
    #expect(stack.group.selectedPosition == 1)
    #expect(stack.group.selectedKey == 2)
    try stack.select(at: 0, by: .person)
    #expect(stack.group.selectedKey == 1)
    stack.clearAll()
    #expect(stack.group.selectedKey == nil)
    #expect(throws: RadioGroupError<Int>.unknownPosition(2, count: 2)) {
      try stack.select(at: 2)
    }
    #expect(throws: RadioGroupError<Int>.unknownPosition(-1, count: 2)) {
      try stack.remove(at: -1)
    }
  }

  struct Fit: Sendable {
    let wish: Int
    let width: Int
    let labels: [Int]
    var category = ContentSizeCategory.large
    var mark = 0
    var spacing = 0
    let columns: Int
  }

  static let fits = [
    Fit(wish: 3, width: 30, labels: [10, 10, 10], columns: 3),
    Fit(wish: 3, width: 29, labels: [10, 10, 10], columns: 2),
    Fit(wish: 3, width: 30, labels: [2, 11, 2], columns: 2),
    Fit(wish: 3, width: 20, labels: [11, 2, 2], columns: 1),
    Fit(wish: 3, width: 5, labels: [11, 2, 2], columns: 1),
    Fit(wish: 3, width: 34, labels: [10, 10, 10], spacing: 2, columns: 3),
    Fit(wish: 3, width: 33, labels: [10, 10, 10], spacing: 2, columns: 2),
    Fit(wish: 2, width: 32, labels: [10, 12], mark: 4, columns: 2),
    Fit(wish: 2, width: 31, labels: [10, 12], mark: 4, columns: 1),
    Fit(wish: 9, width: 80, labels: [5, 5, 5], columns: 3),
    Fit(wish: 9, width: 80, labels: [], columns: 1),
    Fit(wish: 0, width: 80, labels: [5, 5], columns: 1),
    Fit(wish: -4, width: 80, labels: [5, 5], columns: 1),
    Fit(wish: 2, width: 0, labels: [0, 0], columns: 1),
    Fit(wish: 2, width: -9, labels: [5, 5], columns: 1),
    Fit(wish: Int.max, width: Int.max, labels: [5, 5], spacing: 3, columns: 2),
    Fit(wish: 3, width: 30, labels: [10, 10, 10], category: .xxxLarge, columns: 3),
    Fit(wish: 3, width: 300, labels: [1, 1, 1], category: .accessibility1, columns: 1),
    Fit(wish: 3, width: 300, labels: [1, 1, 1], category: .accessibility5, columns: 1),
  ]

  @Test("columns shrink before text is cut; one from the accessibility sizes", arguments: fits)
  func fitting(fit: Fit) {
    let columns = RadioStack<OptionKey>.columns(
      wish: fit.wish, width: fit.width, labelWidths: fit.labels, category: fit.category,
      markWidth: fit.mark, spacing: fit.spacing)
    #expect(columns == fit.columns)
  }

  @Test("a stack has the rows and columns that its titles need")
  func grid() {
    var stack = RadioStack(titles: ["one", "two", "three", "four", "five"], columns: 3)
    func grid(_ width: Int, _ category: ContentSizeCategory) -> RadioGrid {
      stack.grid(width: width, category: category, markWidth: 2, spacing: 1) { $0.count }
    }
    #expect(grid(23, .large) == RadioGrid(count: 5, columns: 3))
    #expect(grid(22, .large) == RadioGrid(count: 5, columns: 2))
    #expect(grid(14, .large) == RadioGrid(count: 5, columns: 1))
    #expect(grid(80, .accessibility2) == RadioGrid(count: 5, columns: 1))
    stack.adjustsFontForContentSizeCategory = false
    #expect(grid(80, .accessibility2) == RadioGrid(count: 5, columns: 3))
    #expect(
      RadioStack(titles: [], columns: 0).grid(width: 80, category: .large) { $0.count }.rowCount
        == 0)
  }

  @Test("its radio buttons show the group's state in the stack's style")
  func radios() throws {
    var group = try RadioGroup<OptionKey>([
      RadioOption(key: "a", label: "A", detail: "first letter"),
      RadioOption(key: "b", label: "B", isEnabled: false, hasError: true),
    ])
    try group.select("b")
    var stack = RadioStack(group)
    stack.numberOfLines = 0
    stack.textStyle = .title2
    stack.contentPlacement = .leading
    stack.contentInsets = ContentInsets(top: 1)
    stack.adjustsFontForContentSizeCategory = false
    let first = stack.radio(at: 0, isHighlighted: true)
    #expect(first.text == "A")
    #expect(first.richContent?.text == "first letter")
    #expect(!first.isSelected)
    #expect(first.state == .highlighted)
    let second = stack.radio(at: 1, isHighlighted: true)
    #expect(second.isSelected)
    #expect(second.hasError)
    #expect(second.state == .disabled)
    #expect(second.numberOfLines == 0)
    #expect(second.textStyle == .title2)
    #expect(second.contentPlacement == .leading)
    #expect(second.contentInsets == ContentInsets(top: 1))
    #expect(!second.adjustsFontForContentSizeCategory)
  }
}
