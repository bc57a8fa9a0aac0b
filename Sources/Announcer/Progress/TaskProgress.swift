// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a long task stands, and what of it was not told yet.
struct TaskProgress: Sendable {
  /// Percents between two that are told, at least.
  static let stride = 5
  /// As many lines are told together; of more only the last ones are.
  let mostLines: Int

  let title: String
  private(set) var text: String?
  /// nil for a task that does not tell.
  private(set) var percent: Int?
  private var toldText: String?
  private var toldPercent: Int?
  /// The lines that were not told yet, and how many before them never will be.
  private var lines: [String] = []
  private var skipped = 0

  init(title: String, text: String?, percent: Int?, mostLines: Int) {
    self.title = title
    self.mostLines = mostLines
    self.text = text
    self.percent = percent
    (toldText, toldPercent) = (text, percent)
  }

  /// What the task is called where it has no title: the first line of its text.
  var name: String {
    guard title.isEmpty else { return title }
    return text?.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  mutating func take(_ report: ProgressReport) {
    switch report {
    case .at(let percent): self.percent = percent
    case .doing(let text): self.text = text
    case .wrote(let line):
      text = line
      toldText = line
      lines.append(line)
      if lines.count > mostLines {
        lines.removeFirst()
        skipped += 1
      }
    case .begun, .ended, .wentAway: break
    }
  }

  /// What is to be told of a task.
  struct News: Equatable, Sendable {
    var text: String?
    var percent: Int?
    var lines: [String] = []
    /// How many lines before those are left out.
    var skipped = 0
  }

  /// Whether there is anything to be told. A change of a few percents is not worth it.
  var hasNews: Bool { text != toldText || !lines.isEmpty || isPercentFar }

  /// Takes what is to be told. A new text never comes without the percents.
  mutating func takeNews() -> News? {
    guard hasNews else { return nil }
    defer { (toldText, toldPercent, lines, skipped) = (text, percent, [], 0) }
    return News(
      text: text == toldText ? nil : text, percent: percent, lines: lines, skipped: skipped)
  }

  private var isPercentFar: Bool {
    guard let percent else { return false }
    return toldPercent.map { abs(percent - $0) >= Self.stride } ?? true
  }
}
