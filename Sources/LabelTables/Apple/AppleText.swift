// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes texts as Apple's formats with plural forms have them: formats with variables.
struct AppleText {
  /// A variable and its forms.
  struct Variable: Equatable {
    let name: String
    let argument: TextArgument
    let conversion: Conversion
    /// Formats by category, in the order of the text.
    var forms: [(category: String, format: String)]

    static func == (first: Variable, second: Variable) -> Bool {
      first.name == second.name && first.argument == second.argument
        && first.conversion == second.conversion
        && first.forms.elementsEqual(second.forms) { $0 == $1 }
    }
  }

  /// How the argument of a variable is written within its forms.
  enum OwnArgument {
    /// As the conversion: `%d` (`.stringsdict`).
    case conversion
    /// As `%arg` (`.xcstrings`).
    case name
  }

  private let language: String?
  private let own: OwnArgument
  /// The variables so far; an outer one before those in it.
  private(set) var variables: [Variable] = []
  private(set) var losses: [TableLoss.Kind] = []

  init(language: String?, own: OwnArgument) {
    self.language = language
    self.own = own
  }

  /// The format of a text, whose variables are added to ``variables``.
  mutating func format(of text: TableText, in choice: TextChoice? = nil) -> String {
    // A variable within another one has no place in the order of arguments.
    let isInOrder =
      choice == nil && text.argumentsInOrder(from: 1, countsChoices: true)
      && !text.choices.contains { $0.argument == nil || !$0.countsNumber }
    let hasArguments = !text.arguments.isEmpty
    return text.parts.map { part in
      switch part {
      case .literal(let words):
        // Foundation shows a text without arguments as it is.
        hasArguments || choice != nil || FormatScanner.isFormat(words)
          ? words.doubling("%") : words
      case .placeholder(let placeholder): format(of: placeholder, isInOrder: isInOrder, in: choice)
      case .choice(let inner): format(of: inner, isInOrder: isInOrder, in: choice)
      }
    }.joined()
  }

  private mutating func format(
    of placeholder: Placeholder, isInOrder: Bool, in choice: TextChoice?
  ) -> String {
    if placeholder.style != nil { losses.append(.style) }
    if placeholder.offset != 0 { losses.append(.offset) }
    var placeholder = placeholder
    if let choice, choice.argument?.patternName == placeholder.argument.patternName {
      let usual = choice.conversion ?? Self.usual
      if own == .name, (placeholder.conversion ?? usual) == usual { return "%arg" }
      placeholder.conversion = placeholder.conversion ?? usual
    }
    placeholder.style = nil
    placeholder.offset = 0
    let text = TableText([.placeholder(placeholder)])
    return text.format(firstArgument: isInOrder ? placeholder.firstPosition : 0)
  }

  private mutating func format(
    of choice: TextChoice, isInOrder: Bool, in outer: TextChoice?
  ) -> String {
    guard choice.kind == .plural, let argument = choice.argument else {
      switch choice.kind {
      case .ordinal: losses.append(.ordinal)
      case .select: losses.append(.select)
      case .width: losses.append(.width)
      case .device, .plural: losses.append(.device)
      }
      return format(of: choice.fallback, in: outer)
    }
    if choice.offset != 0 { losses.append(.offset) }
    let name = add(choice, argument)
    guard let position = argument.position, !isInOrder else { return "%#@\(name)@" }
    return "%\(position)$#@\(name)@"
  }

  private mutating func add(_ choice: TextChoice, _ argument: TextArgument) -> String {
    let place = variables.count
    let name = freeName(argument.name ?? "value\(argument.position ?? 1)")
    variables.append(
      Variable(
        name: name, argument: argument, conversion: choice.conversion ?? Self.usual, forms: []))
    for form in choice.forms {
      guard
        let category = PluralCategories.appleCategory(of: form.selector, language: language)
      else {
        losses.append(.exactForm)
        continue
      }
      let format = format(of: form.text, in: choice)
      variables[place].forms.append((category, format))
    }
    return name
  }

  private func freeName(_ wish: String) -> String {
    let names = Set(variables.map(\.name))
    return ([wish] + (2...(names.count + 2)).map { "\(wish)_\($0)" }).first { !names.contains($0) }
      ?? wish
  }

  /// The conversion of a number that says none.
  static let usual = Conversion("d", length: "ll")
}

extension Placeholder {
  /// The first argument that it takes, its width's and precision's before its own.
  var firstPosition: Int {
    for size in [conversion?.width, conversion?.precision] {
      if case .argument(let position)? = size { return position }
    }
    return argument.position ?? 1
  }
}
