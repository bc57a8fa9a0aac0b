// SPDX-License-Identifier: GPL-3.0-or-later

/// What a script asks dialog to tell beside a box.
enum DialogReport: Sendable {
  case version, terminalSize
  /// How a text is broken: its lines, or how large it is.
  ///
  /// - Parameters:
  ///   - height: what a box would have below the text.
  ///   - width: the least columns.
  ///   - options: those before it.
  case text([UInt8], isSize: Bool, height: Int, width: Int, options: DialogOptions)

  /// What dialog writes before it knows of a screen, and what it writes of a box's options.
  enum Stage: Sendable {
    /// Lines and columns of the terminal that is standard input; 0 where it is none.
    case before(DialogLayout.Size)
    case first(DialogLayout.Size)
    case later(DialogLayout.Size)
  }

  /// Tells all of some options. dialog goes through those of the first box twice: before it has a
  /// screen, without a shadow and without an aspect of its own, and then with them for texts alone.
  static func told(_ reports: [DialogReport], _ stage: Stage) -> [UInt8] {
    // The terminal's size is not known before a text is laid out.
    var knowsSize = false
    return reports.flatMap { report -> [UInt8] in
      defer { if case .text = report { knowsSize = true } }
      return switch (report, stage) {
      case (.version, .first), (.terminalSize, .first): [UInt8]()
      case (.version, _): Array(DialogWords.version.utf8)
      case (.terminalSize, .before(let size)):
        DialogWords.size(knowsSize ? size : DialogLayout.Size(height: 0, width: 0))
      case (.terminalSize, .later(let size)):
        DialogWords.size(DialogLayout.Size(height: size.height - 1, width: size.width - 2))
      case (.text(let text, let isSize, let height, let width, let options), _):
        layout(stage, options).told(text, isSize: isSize, height: height, width: width)
      }
    }
  }

  private static func layout(_ stage: Stage, _ options: DialogOptions) -> DialogLayout {
    // The title counts in a box alone.
    var options = options
    options.texts[.title] = nil
    return switch stage {
    case .before(let size):
      DialogLayout(
        terminal: size, options, aspect: options.numbers[.aspect] ?? 0, isShadowed: false)
    case .first(let size), .later(let size): DialogLayout(terminal: size, options)
    }
  }
}

extension DialogLayout {
  /// dialog's own aspect, and its shadow, where the options say nothing else.
  init(terminal: Size, _ options: DialogOptions) {
    let aspect = options.numbers[.aspect] ?? 0
    self.init(
      terminal: terminal, options, aspect: aspect == 0 ? 9 : aspect,
      isShadowed: !options.flags.contains(.noShadow))
  }

  fileprivate func told(_ bytes: [UInt8], isSize: Bool, height: Int, width: Int) -> [UInt8] {
    let text = DialogLayoutText(bytes)
    var printed: [UInt8]? = isSize ? nil : []
    let (box, inner) = size(
      of: text, given: Size(height: 0, width: 0), lines: height, columns: width, printed: &printed)
    if isSize { return Array("\(inner.height) \(inner.width)\n".utf8) }
    _ = text.laidOut(height: box.height, width: box.width, printed: &printed)
    return printed ?? []
  }
}
