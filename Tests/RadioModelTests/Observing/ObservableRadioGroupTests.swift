// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

extension RadioEventKind {
  /// A kind of event that only these tests know.
  static let hovered = RadioEventKind("hovered")
}

@Suite("What an observed group tells")
struct ObservableRadioGroupTests {
  /// Writes down every event as a line.
  final class Notebook {
    var lines: [String] = []

    func observe(_ group: ObservableRadioGroup<OptionKey>) {
      let kinds: [RadioEventKind] = [
        .activated, .valueChanged, .focusMoved, .enabledChanged, .added, .removed, .relabelled,
        .hovered,
      ]
      for kind in kinds {
        group[kind] = { [unowned self] option, event in
          lines.append("\(event.kind.name) \(option.key) \(event.origin)")
        }
      }
    }
  }

  private func observed(_ line: String) throws -> (ObservableRadioGroup<OptionKey>, Notebook) {
    let group = ObservableRadioGroup(try GroupScene.group(line))
    let notebook = Notebook()
    notebook.observe(group)
    return (group, notebook)
  }

  @Test("a person's change and the program's are told differently")
  func origins() throws {
    let (group, notebook) = try observed("a b")
    try group.activate("a")
    try group.select("b")
    #expect(
      notebook.lines == ["activated a person", "valueChanged a person", "valueChanged b program"])
  }

  @Test("choosing the selected option is told, but nothing changed")
  func sameOption() throws {
    let (group, notebook) = try observed("*a b")
    try group.activate("a")
    try group.select("a")
    #expect(notebook.lines == ["activated a person"])
  }

  @Test("disabled options tell nothing")
  func disabled() throws {
    let (group, notebook) = try observed("*a -b")
    #expect(throws: RadioGroupError<OptionKey>.disabled("b")) { try group.activate("b") }
    #expect(throws: RadioGroupError<OptionKey>.disabled("b")) { try group.press("b") }
    #expect(!group.release())
    #expect(notebook.lines.isEmpty)
    #expect(group.group.selectedKey == "a")
  }

  @Test("the program may select a disabled option, and that is told")
  func disabledByProgram() throws {
    let (group, notebook) = try observed("*a -b")
    try group.select("b")
    #expect(notebook.lines == ["valueChanged b program"])
  }

  @Test("a handler is replaced by setting and removed by nil")
  func replacing() throws {
    let (group, notebook) = try observed("a b")
    var told: [OptionKey] = []
    group[.valueChanged] = { option, _ in told.append(option.key) }
    try group.select("b")
    #expect(told == ["b"])
    #expect(notebook.lines.isEmpty)
    group[.valueChanged] = nil
    try group.select("a")
    #expect(told == ["b"])
  }

  @Test("cancelling restores the selection before, and only the activation is told")
  func cancelling() async throws {
    let (group, notebook) = try observed("*radio1 radio2")
    let stream = group.selection
    var seen: OptionKey?
    group[.activated] = { option, event in
      seen = group.group.selectedKey
      notebook.lines.append("click \(option.key)")
      event.cancel()
    }
    try group.activate("radio2")
    #expect(seen == "radio2")
    #expect(group.group.selectedKey == "radio1")
    #expect(notebook.lines == ["click radio2"])
    group[.activated] = nil
    group.deselectAll()
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == .some("radio1"))
    #expect(await iterator.next() == .some(nil))
  }

  @Test("cancelling the only option leaves it unselected")
  func cancellingSingle() throws {
    let (group, _) = try observed("only")
    group[.activated] = { _, event in event.cancel() }
    try group.activate("only")
    #expect(group.group.selectedKey == nil)
  }

  @Test("a selection that a handler makes is the last one told")
  func selectingInHandler() throws {
    let (group, notebook) = try observed("a b c")
    group[.activated] = { _, _ in _ = try? group.select("c") }
    try group.activate("b")
    #expect(group.group.selectedKey == "c")
    #expect(notebook.lines == ["valueChanged c program"])
  }

  @Test("pressing: let go chooses, elsewhere or disabled meanwhile does not")
  func pressing() throws {
    let (group, notebook) = try observed("a b")
    try group.press("a")
    #expect(group.pressedKey == "a")
    #expect(group.release())
    #expect(group.pressedKey == nil)
    try group.press("a")
    #expect(group.release())
    #expect(group.pressedKey == nil)
    try group.press("b")
    try group.moveFocus(to: nil)
    try group.moveFocus(to: "a")
    #expect(!group.release())
    try group.press("b")
    try group.setEnabled(false, for: "b")
    #expect(!group.release())
    try group.press("a")
    group.cancelPress()
    #expect(!group.release())
    #expect(
      notebook.lines == [
        "activated a person", "valueChanged a person", "activated a person",
        "focusMoved a person", "enabledChanged b program",
      ])
  }

  @Test("focus can be on a disabled option, and is told once")
  func focus() throws {
    let (group, notebook) = try observed("a -b")
    try group.moveFocus(to: "b")
    try group.moveFocus(to: "b")
    try group.moveFocus(to: "a", by: .program)
    #expect(notebook.lines == ["focusMoved b person", "focusMoved a program"])
    #expect(throws: RadioGroupError<OptionKey>.unknownKey("z")) { try group.moveFocus(to: "z") }
    #expect(group.focusedKey == "a")
  }

  @Test("options that come, go and change are told; focus and selection stay with their keys")
  func changes() throws {
    let (group, notebook) = try observed("*a b")
    try group.moveFocus(to: "b")
    try group.insert(RadioOption(key: "x", label: "X"), at: 0)
    try group.append(RadioOption(key: "y", label: "Y"), isSelected: true)
    try group.relabel("b", to: "Bee")
    try group.setEnabled(false, reason: "why", for: "b")
    #expect(group.focusedKey == "b")
    try group.remove("b")
    try group.remove("y")
    #expect(group.focusedKey == nil)
    #expect(
      notebook.lines == [
        "focusMoved b person", "added x program", "added y program", "valueChanged y program",
        "relabelled b program", "enabledChanged b program", "removed b program",
        "removed y program", "valueChanged y program",
      ])
  }

  @Test("joining, tags, toggling, clearing and reset are told")
  func otherChanges() throws {
    let (group, notebook) = try observed("a b")
    try group.replace(with: RadioOption(key: "a", label: "Label of a", tag: 5))
    try group.select(tag: 5)
    try group.deselect("a")
    try group.join(try GroupScene.group("*c"))
    group.deselectAll()
    group.reset()
    #expect(
      notebook.lines == [
        "valueChanged a program", "valueChanged a program", "added c program",
        "valueChanged c program", "valueChanged c program",
      ])
  }

  @Test("a new kind of event is one line")
  func newKind() throws {
    let (group, notebook) = try observed("a")
    group.send(.hovered, for: "a", by: .person)
    group.send(.hovered, for: "gone", by: .person)
    #expect(notebook.lines == ["hovered a person"])
  }

  @Test("the stream gives the selection now, then every other one, and ends with the group")
  func stream() async throws {
    var group: ObservableRadioGroup<Int>? = ObservableRadioGroup(
      try RadioGroup((1...5).map { RadioOption(key: $0, label: "\($0)") }))
    let early = try #require(group?.selection)
    try group?.select(1)
    try group?.select(1)
    let late = try #require(group?.selection)
    try group?.activate(4)
    try group?.remove(4)
    group = nil
    #expect(await Array(early) == [nil, 1, 4, nil])
    #expect(await Array(late) == [1, 4, nil])
  }
}

extension Array {
  fileprivate init(_ stream: AsyncStream<Element>) async {
    self = []
    for await element in stream { append(element) }
  }
}
