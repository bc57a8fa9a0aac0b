// SPDX-License-Identifier: GPL-3.0-or-later

extension TableText {
  /// The format of printf of this text.
  ///
  /// Positions are written only where the arguments do not come in their order. A choice is written
  /// as its fallback: the formats that have choices write them in their own way.
  ///
  /// - Parameters:
  ///   - usual: the conversion of a placeholder that has none: `@` for Foundation, `s` for C.
  ///   - firstArgument: the position of the first argument that need not be named.
  ///   - variable: what is written for a choice.
  public func format(
    usual: Conversion = Conversion("@"), firstArgument: Int = 1,
    variable: ((TextChoice) -> String)? = nil
  ) -> String {
    let isInOrder = argumentsInOrder(from: firstArgument, countsChoices: variable != nil)
    return parts.map { part in
      switch part {
      case .literal(let words): words.doubling("%")
      case .placeholder(let placeholder):
        Self.format(of: placeholder, usual: usual, isInOrder: isInOrder)
      case .choice(let choice):
        variable.map { $0(choice) } ?? choice.fallback.format(usual: usual, firstArgument: 0)
      }
    }.joined()
  }

  /// Whether arguments come one after another from a position on, each once.
  func argumentsInOrder(from first: Int, countsChoices: Bool) -> Bool {
    var next = first
    func takes(_ position: Int?) -> Bool {
      guard let position else { return true }
      defer { next += 1 }
      return position == next
    }
    for part in parts {
      switch part {
      case .literal: continue
      case .placeholder(let placeholder):
        for size in [placeholder.conversion?.width, placeholder.conversion?.precision] {
          if case .argument(let position)? = size, !takes(position) { return false }
        }
        guard takes(placeholder.argument.position) else { return false }
      case .choice(let choice):
        guard countsChoices, takes(choice.argument?.position) else { return false }
      }
    }
    return true
  }

  private static func format(
    of placeholder: Placeholder, usual: Conversion, isInOrder: Bool
  ) -> String {
    let argument = placeholder.argument
    guard let position = argument.position else {
      let name = argument.name ?? ""
      return placeholder.conversion.map { "%(\(name))\($0.text)" } ?? "%{\(name)}"
    }
    var text = (placeholder.conversion ?? usual).text
    guard isInOrder else { return "%\(position)$\(text)" }
    for size in [placeholder.conversion?.width, placeholder.conversion?.precision] {
      if case .argument(let taken)? = size { text = text.replacing("*\(taken)$", with: "*") }
    }
    return "%" + text
  }
}
