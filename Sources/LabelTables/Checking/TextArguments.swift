// SPDX-License-Identifier: GPL-3.0-or-later

/// Which arguments a text shows, which it has ICU write, and which it counts by.
struct TextArguments {
  private var shown: Set<String> = []
  /// Those of them that are shown not only as the number of a plural within its forms, where a
  /// language may have words for it.
  private var demanded: Set<String> = []
  private var written: Set<String> = []
  private var counted: Set<String> = []

  init(_ text: TableText) {
    for placeholder in text.placeholders {
      let name = placeholder.argument.patternName
      if placeholder.style == nil { shown.insert(name) } else { written.insert(name) }
    }
    for choice in text.choices {
      guard let argument = choice.argument else { continue }
      if choice.countsNumber {
        counted.insert(argument.patternName)
      } else {
        shown.insert(argument.patternName)
      }
    }
    demanded = shown
    for choice in text.choices where choice.countsNumber {
      guard let name = choice.argument?.patternName else { continue }
      func count(_ placeholders: [Placeholder]) -> Int {
        placeholders.count { $0.argument.patternName == name && $0.style == nil }
      }
      if count(text.placeholders) == count(choice.forms.flatMap(\.text.placeholders)) {
        demanded.remove(name)
      }
    }
  }

  /// What this text lacks and what it has too much, against a model. A number that the model
  /// only counts by may be left out: a language without plurals has no use for it. Where the
  /// text has ICU write a number (`{0, spellout}`), it needs no other argument for its digits,
  /// which is the one behind it (`{1}`).
  func differences(from model: TextArguments) -> (missing: [String], extra: [String]) {
    let digits = written.compactMap { name in Int(name).map { String($0 + 1) } }
      .filter(model.demanded.contains)
    let numbers = digits.compactMap { Int($0).map { String($0 - 1) } }
    let missing = model.demanded.subtracting(shown).subtracting(written).subtracting(digits)
    let standingIn = written.intersection(model.counted).subtracting(model.demanded)
    let extra = shown.union(written).union(counted).subtracting(
      model.shown.union(model.written).union(model.counted).union(numbers))
    return (missing.count <= standingIn.count ? [] : missing.sorted(), extra.sorted())
  }
}

extension TableText {
  /// The plural forms of the language's CLDR rules that a plural in the text lacks.
  /// (uplrules_getKeywords)
  func missingForms(language: String) -> [String] {
    var missing: Set<String> = []
    for choice in choices where choice.countsNumber {
      missing.formUnion(
        PluralCategories.categories(of: language, choice.kind).subtracting(
          choice.forms.map(\.selector)))
    }
    return missing.sorted()
  }
}

/// What kinds of values the formats of a text take for its arguments: printf takes what is given as
/// what it is told, so that a number shown as a text ends a program.
struct ArgumentKinds {
  private enum Kind: Hashable { case text, integer, fraction, address }

  private var kinds: [String: Set<Kind>] = [:]

  init(_ text: TableText) {
    for placeholder in text.placeholders { add(placeholder.argument, placeholder.conversion) }
    for choice in text.choices {
      if let argument = choice.argument { add(argument, choice.conversion) }
    }
  }

  private mutating func add(_ argument: TextArgument, _ conversion: Conversion?) {
    guard let conversion else { return }
    let kind: Kind =
      switch conversion.specifier {
      case "@", "s", "S": .text
      case "a", "A", "e", "E", "f", "F", "g", "G": .fraction
      case "p": .address
      default: .integer
      }
    kinds[argument.patternName, default: []].insert(kind)
  }

  /// The arguments that this text takes as something else than a model does, sorted.
  func differences(from model: ArgumentKinds) -> [String] {
    kinds.filter { name, kinds in
      model.kinds[name].map { !kinds.isSubset(of: $0) } ?? false
    }.keys.sorted()
  }
}
