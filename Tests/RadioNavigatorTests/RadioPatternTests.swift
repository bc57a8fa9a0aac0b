// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator
import Testing

/// The radio group pattern of the ARIA Authoring Practices.
@Suite struct RadioPatternTests {
  struct Row: Sendable {
    let options: [String]
    let keys: [String]
    let focused: String
    let selected: String?
    var edge: Edge?
  }

  @Test(arguments: [
    // Tab and Shift-Tab enter at the checked option, else at the first (from behind: the last
    // that can be selected, where browsers differ).
    Row(options: ["a", "*b", "c"], keys: [], focused: "b", selected: "b"),
    Row(options: ["a", "b", "c"], keys: [], focused: "a", selected: nil),
    Row(options: ["a", "*b", "c"], keys: ["Tab"], focused: "b", selected: "b", edge: .onlyField),
    Row(options: ["a", "b", "c"], keys: ["Tab"], focused: "a", selected: nil, edge: .onlyField),
    Row(options: ["a", "*b", "c"], keys: ["S-Tab"], focused: "b", selected: "b", edge: .onlyField),
    Row(options: ["a", "b", "c"], keys: ["S-Tab"], focused: "c", selected: nil, edge: .onlyField),
    // A disabled checked option is no tab stop.
    Row(options: ["-*a", "b", "c"], keys: [], focused: "b", selected: "a"),
    // Space checks the focused one; on a checked one it does nothing.
    Row(options: ["a", "b"], keys: ["Space"], focused: "a", selected: "a"),
    Row(options: ["*a", "b"], keys: ["Space"], focused: "a", selected: "a"),
    // Right and Down: next, checked, wrapping. Left and Up: previous.
    Row(options: ["*a", "b", "c"], keys: ["Right"], focused: "b", selected: "b"),
    Row(options: ["*a", "b", "c"], keys: ["Down"], focused: "b", selected: "b"),
    Row(
      options: ["a", "b", "*c"], keys: ["Right"], focused: "a", selected: "a",
      edge: .wrappedToFirst),
    Row(
      options: ["a", "b", "*c"], keys: ["Down"], focused: "a", selected: "a", edge: .wrappedToFirst),
    Row(options: ["a", "*b", "c"], keys: ["Left"], focused: "a", selected: "a"),
    Row(options: ["a", "*b", "c"], keys: ["Up"], focused: "a", selected: "a"),
    Row(
      options: ["*a", "b", "c"], keys: ["Left"], focused: "c", selected: "c", edge: .wrappedToLast),
    Row(
      options: ["*a", "b", "c"], keys: ["Up"], focused: "c", selected: "c", edge: .wrappedToLast),
    // As in a toolbar: review moves the focus only.
    Row(options: ["*a", "b", "c"], keys: ["C-n"], focused: "b", selected: "a"),
    Row(
      options: ["*a", "b", "c"], keys: ["C-p"], focused: "c", selected: "a", edge: .wrappedToLast),
    Row(options: ["*a", "b", "c"], keys: ["C-n", "Space"], focused: "b", selected: "b"),
    // Listbox: Home and End.
    Row(options: ["a", "*b", "c"], keys: ["Home"], focused: "a", selected: "a"),
    Row(options: ["a", "*b", "c"], keys: ["End"], focused: "c", selected: "c"),
    // A disabled option stays discoverable, unselected.
    Row(options: ["*a", "-b", "c"], keys: ["Right"], focused: "b", selected: "a"),
    Row(options: ["*a", "-b", "c"], keys: ["Right", "Right"], focused: "c", selected: "c"),
  ])
  func followsThePattern(row: Row) {
    var navigator = navigator(row.options)
    var events: [Event] = []
    for key in row.keys { events = navigator.press(key) }
    #expect(navigator.focused == row.focused)
    #expect(navigator.selected == row.selected)
    let edges = events.compactMap { if case .focused(let edge) = $0 { edge } else { nil } }
    #expect(edges == (row.edge.map { [$0] } ?? []))
  }

  @Test func skippingModePassesDisabledOptionsAndWraps() {
    var settings = Navigator.Settings()
    settings.disabledOptions = .skip
    var navigator = navigator(["-a", "b", "-c", "d", "-e"], settings)
    #expect(navigator.focused == "b")
    navigator.press("Down")
    #expect(navigator.focused == "d")
    #expect(navigator.press("Down").contains(.focused(.wrappedToFirst)))
    #expect(navigator.focused == "b")
    navigator.press("Up")
    #expect(navigator.focused == "d")
    navigator.press("Home")
    #expect(navigator.focused == "b")
    navigator.press("End")
    #expect(navigator.focused == "d")
  }

  @Test func skippingModeStillReachesReasonsWhenAllAreDisabled() {
    var settings = Navigator.Settings()
    settings.disabledOptions = .skip
    var navigator = navigator(["-a", "-b"], settings)
    navigator.press("Down")
    #expect(navigator.focused == "b")
  }

  @Test(arguments: [("Down", "c", Edge.last), ("Up", "a", .first)])
  func withoutWrappingTheEdgeIsSaidAndNothingMoves(key: String, stays: String, edge: Edge) {
    var settings = Navigator.Settings()
    settings.wraps = false
    var navigator = navigator(stays == "a" ? ["*a", "b", "c"] : ["a", "b", "*c"], settings)
    #expect(navigator.press(key) == [.focused(edge)])
    #expect(navigator.focused == stays)
  }

  @Test func manualModeMovesWithoutSelecting() {
    var settings = Navigator.Settings()
    settings.selectionMode = .manual
    var navigator = navigator(["*a", "b", "c"], settings)
    navigator.press("Down", "End", "Home", "Down")
    #expect(navigator.focused == "b")
    #expect(navigator.selected == "a")
    navigator.press("Space")
    #expect(navigator.selected == "b")
  }

  @Test func leftAndRightSwapInRightToLeftLanguages() {
    var settings = Navigator.Settings()
    settings.isRightToLeft = true
    var navigator = navigator(["a", "*b", "c"], settings)
    navigator.press("Left")
    #expect(navigator.focused == "c")
    navigator.press("Right", "Right")
    #expect(navigator.focused == "a")
    navigator.press("Down")
    #expect(navigator.focused == "b")
  }

  @Test func withTwoOptionsDeselectingOneSelectsTheOther() {
    var group = try! RadioGroup([
      RadioOption<OptionKey>(key: "on", label: "on"), RadioOption(key: "off", label: "off"),
    ])
    group.pairToggles = true
    _ = try! group.select("on")
    var navigator = Navigator(group: group)
    #expect(navigator.press("Space") == [.selected(from: "on", to: "off")])
  }

  @Test(arguments: 1...13, 1...6)
  func eitherPairOfArrowsAloneReachesEveryOptionOfAGrid(count: Int, columns: Int) {
    var settings = Navigator.Settings()
    settings.columns = columns
    let labels = (0..<count).map { "o\($0)" }
    for (forth, back) in [("Down", "Up"), ("Right", "Left")] {
      var navigator = navigator(labels, settings)
      var path = [navigator.focused!]
      for _ in 1..<max(count, 2) where count > 1 {
        navigator.press(forth)
        path.append(navigator.focused!)
      }
      #expect(Set(path) == Set(labels), "\(forth) in \(columns) columns")
      #expect(navigator.press(forth).contains(.focused(.wrappedToFirst)))
      #expect(navigator.focused == "o0")
      for _ in 0..<count {
        navigator.press(back)
        #expect(navigator.focused == path.popLast())
      }
    }
  }

  @Test func downStaysInItsColumn() {
    var settings = Navigator.Settings()
    settings.columns = 3
    var navigator = navigator(["a", "*b", "c", "d", "e", "f", "g"], settings)
    navigator.press("Down")
    #expect(navigator.focused == "e")
    navigator.press("Down")
    #expect(navigator.focused == "c")
  }

  @Test func pagesStopAtTheEdges() {
    var settings = Navigator.Settings()
    settings.pageSize = 4
    var navigator = navigator((0..<10).map { "o\($0)" }, settings)
    navigator.press("PageDown")
    #expect(navigator.focused == "o4")
    navigator.press("PageDown")
    #expect(navigator.press("PageDown").contains(.focused(.last)))
    #expect(navigator.focused == "o9")
    navigator.press("PageUp", "PageUp", "PageUp")
    #expect(navigator.focused == "o0")
  }
}
