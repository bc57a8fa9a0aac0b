// SPDX-License-Identifier: GPL-3.0-or-later

/// Why fields make no form.
public enum FormError: Error, Hashable, Sendable {
  case duplicateName(String)
  /// A condition of the field names one that is not there.
  case unknownField(String, in: String)
  /// Conditions of these fields lead back to where they began.
  case circle([String])
}

/// Whether a field is asked.
public struct FieldState: Hashable, Sendable {
  public var isShown = true
  public var isEnabled = true
  /// The options that conditions disable.
  public var disabledOptions: Set<OptionKey> = []

  public init() {}

  /// Whether the field is asked and its answer counts.
  public var isAsked: Bool { isShown && isEnabled }
}

/// Several fields in order, some of which depend on the answers to others.
public struct Form: Sendable {
  public var title: String?
  public var detail: String?
  /// The BCP 47 code of title and description, where it is another than that of the session.
  public var language: String?
  public private(set) var fields: [FormField]
  /// What the numbers of the form are parts of.
  public var moment: Moment?
  /// Whether a field's state depends on answers at all.
  public let hasConditions: Bool

  private let indices: [String: Int]
  /// Every field behind those that it depends on.
  private let order: [Int]

  /// - Throws: `FormError`: a name twice, an unknown name in a condition, a circle of conditions.
  public init(title: String? = nil, detail: String? = nil, fields: [FormField]) throws(FormError) {
    self.title = title
    self.detail = detail
    self.fields = fields
    var indices: [String: Int] = [:]
    for (index, field) in fields.enumerated() {
      guard indices.updateValue(index, forKey: field.name) == nil else {
        throw .duplicateName(field.name)
      }
    }
    var dependencies: [[Int]] = []
    for field in fields {
      var found: [Int] = []
      for name in field.dependencies {
        guard let index = indices[name] else { throw .unknownField(name, in: field.name) }
        found.append(index)
      }
      dependencies.append(found)
    }
    self.indices = indices
    hasConditions = dependencies.contains { !$0.isEmpty }
    order = try Self.order(dependencies, names: fields.map(\.name))
  }

  /// The same form with other fields.
  ///
  /// - Throws: as a form made of these fields.
  public func asking(_ fields: [FormField]) throws(FormError) -> Form {
    var form = try Form(title: title, detail: detail, fields: fields)
    form.language = language
    form.moment = moment
    return form
  }

  /// The same form with numbers as somebody types and reads them.
  ///
  /// - Parameter decimalSign: what stands before a fraction in their language.
  public func typed(decimalSign: Character) -> Form {
    var form = self
    for index in fields.indices {
      guard case .entry(let entry) = fields[index].kind else { continue }
      form.fields[index].kind = .entry(entry.typed(decimalSign: decimalSign))
    }
    return form
  }

  /// The same form with the descriptions of its fields to be read part by part; a note that has no
  /// text of its own is heard as a whole. O(fields).
  ///
  /// - Parameter text: a description as such a text.
  public func describing(_ text: (_ detail: String) -> any PagedText) -> Form {
    var form = self
    for index in fields.indices where fields[index].text == nil {
      guard let detail = fields[index].detail, !detail.isEmpty else { continue }
      form.fields[index].readsBeside(text(detail))
    }
    return form
  }

  /// Whether its last field has the buttons that end it. O(1).
  public var hasButtons: Bool {
    if case .buttons? = fields.last?.kind { true } else { false }
  }

  /// Where a field stands, from 0. O(1).
  public func index(of name: String) -> Int? { indices[name] }

  /// Which fields are asked, and which options conditions disable.
  ///
  /// A field that is hidden or disabled has no answer for the conditions of others.
  ///
  /// - Parameter answers: one for each field, in their order.
  public func states(for answers: [FieldAnswer]) -> [FieldState] {
    var states = [FieldState](repeating: FieldState(), count: fields.count)
    guard hasConditions else { return states }
    for index in order {
      let field = fields[index]
      let holds = { (condition: Condition) in
        condition.isTrue { name in
          let other = indices[name]!
          return states[other].isAsked ? answers[other] : .none
        }
      }
      states[index].isShown = field.shownWhen.map(holds) ?? true
      states[index].isEnabled = field.enabledWhen.map(holds) ?? true
      states[index].disabledOptions = Set(
        field.optionsEnabledWhen.lazy.filter { !holds($0.value) }.map(\.key))
    }
    return states
  }

  /// Walks the dependencies in depth, with a stack of its own: a chain of any length is safe.
  private static func order(_ dependencies: [[Int]], names: [String]) throws(FormError) -> [Int] {
    enum Mark { case unseen, open, done }
    var marks = [Mark](repeating: .unseen, count: dependencies.count)
    var order: [Int] = []
    for start in dependencies.indices where marks[start] == .unseen {
      var path = [(index: start, next: 0)]
      marks[start] = .open
      while let (index, next) = path.last {
        guard next < dependencies[index].count else {
          marks[index] = .done
          order.append(index)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let other = dependencies[index][next]
        switch marks[other] {
        case .done: break
        case .open:
          let circle = path.drop { $0.index != other }.map { names[$0.index] }
          throw .circle(circle)
        case .unseen:
          marks[other] = .open
          path.append((other, 0))
        }
      }
    }
    return order
  }
}
