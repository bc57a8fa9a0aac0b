// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// Reads a form from a form file, and notes everything that is wrong with it.
///
/// A form is one JSON5 object: `title`, `description`, `tables`, `fields`. Every text is literal,
/// or `@key` of a table.
public struct FormReader {
  /// Loads the tables that a form names, as names and folders, in order; none where it names none.
  public typealias TableLoading = ([(name: String, directory: String)]) throws(TableError) ->
    FormWords
  /// The words for yes and no where a form has none of its own.
  public typealias YesAndNo = (yes: String, no: String)

  var mistakes: [FormMistake] = []
  var places = FormPlaces()
  /// Every field by name, for conditions.
  var kinds: [String: FormField.Kind] = [:]
  var conditions: [(condition: Condition, position: TextPosition)] = []
  /// Where the conditions of each field stand: its own, its options' and those of its groups.
  private var placesOfConditions: [String: [(condition: Condition, position: TextPosition)]] = [:]
  private var words = FormWords { text throws(TableError) in
    ResolvedLabel(text: text, language: nil)
  }
  /// Whether the tables could be loaded.
  private var hasWords = true
  private let yesAndNo: YesAndNo
  /// Whether what is wrong with tables that are of use without it is a mistake.
  private let notesProblems: Bool
  /// The language of everything else that is said, BCP 47.
  private let usualLanguage: String

  private init(yesAndNo: YesAndNo, usualLanguage: String, notesProblems: Bool) {
    self.notesProblems = notesProblems
    self.yesAndNo = yesAndNo
    self.usualLanguage = usualLanguage
  }

  /// Reads a form file.
  ///
  /// - Parameters:
  ///   - bytes: the file, UTF-8.
  ///   - notesProblems: whether what is wrong with tables that are of use without it is a mistake.
  ///   - loading: loads the tables that the form names.
  ///   - yesAndNo: the words of a confirmation that has none of its own.
  ///   - usualLanguage: the language of the session, BCP 47.
  /// - Returns: the form, nil when there is a mistake; and all mistakes in the order of the file.
  public static func read(
    _ bytes: [UInt8], usualLanguage: String, yesAndNo: YesAndNo, notesProblems: Bool = true,
    loading: TableLoading
  ) -> (form: Form?, mistakes: [FormMistake]) {
    let read = readWithPlaces(
      bytes, usualLanguage: usualLanguage, yesAndNo: yesAndNo, notesProblems: notesProblems,
      loading: loading)
    return (read.mistakes.isEmpty ? read.form : nil, read.mistakes)
  }

  /// The same with where everything in the form is written, and in spite of mistakes what of the
  /// form can be asked: nil where there is nothing, or no words for it.
  static func readWithPlaces(
    _ bytes: [UInt8], usualLanguage: String, yesAndNo: YesAndNo, notesProblems: Bool,
    loading: TableLoading
  ) -> (form: Form?, mistakes: [FormMistake], places: FormPlaces) {
    var reader = FormReader(
      yesAndNo: yesAndNo, usualLanguage: usualLanguage, notesProblems: notesProblems)
    do throws(JSONProblem) {
      let document = try JSONDocument(bytes).root
      let form = reader.form(document, loading: loading)
      let mistakes = reader.mistakes.sorted {
        ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
      }
      return (form, mistakes, reader.places)
    } catch {
      return (nil, [FormMistake(.notJSON(error.reason), at: error.position)], reader.places)
    }
  }

  mutating func note(_ reason: FormMistake.Reason, at position: TextPosition) {
    mistakes.append(FormMistake(reason, at: position))
  }

  mutating func resolve(_ text: String, at position: TextPosition) -> ResolvedLabel? {
    let (label, mistakes) = words.resolve(text)
    for mistake in mistakes { note(.table(mistake), at: position) }
    if label == nil { places.unresolved.insert(position) }
    return label.map { label in
      ResolvedLabel(
        text: label.text, language: label.language == usualLanguage ? nil : label.language)
    }
  }

  private mutating func form(_ document: JSONNode, loading: TableLoading) -> Form? {
    guard let object = FormObject(document, allowing: FormMembers.form, in: &self, called: "form")
    else { return nil }
    places.add(form: object.places)
    loadTables(object, loading)
    let title = object.words("title", &self)
    let detail = object.text("description", &self)
    let nodes = object.array("fields", .fields, &self) ?? []
    let fields = self.fields(nodes, in: Enclosing())
    if nodes.isEmpty, object["fields"] != nil { note(.noFields, at: object.place("fields")) }
    checkConditions()
    guard hasWords, !fields.isEmpty else { return nil }
    var form: Form?
    do throws(FormError) {
      form = try Form(title: title?.text, detail: detail, fields: fields)
    } catch {
      // Unknown fields and names twice are noted already where they stand.
      var circles: [[String]] = []
      form = Form(remainderOf: fields, title: title?.text, detail: detail, circles: &circles)
      for names in circles { note(.circle(names), at: place(ofCircle: names)) }
    }
    form?.language = title?.language
    return form
  }

  private mutating func loadTables(_ object: FormObject, _ loading: TableLoading) {
    var tables: [(name: String, directory: String)] = []
    var members: [JSONNode.Member] = []
    if let node = object["tables"] {
      guard case .object(let given) = node.value else {
        return note(.wrongType(member: "tables", .tables), at: node.position)
      }
      members = given
    }
    for member in members {
      guard case .string(let directory) = member.node.value else {
        note(.wrongType(member: member.key, .text), at: member.node.position)
        continue
      }
      tables.append((member.key, directory))
    }
    do throws(TableError) {
      words = try loading(tables)
    } catch {
      // Every key would be called unknown if it were looked up.
      note(.table(error), at: object[value: "tables"])
      hasWords = false
    }
    if notesProblems {
      for problem in words.problems { note(.table(problem), at: object[value: "tables"]) }
    }
  }

  /// What the groups around a field give it.
  struct Enclosing {
    var labels: [String] = []
    /// Where these labels are written.
    var placesOfLabels: [TextPosition] = []
    var shownWhen: [Condition] = []
    var enabledWhen: [Condition] = []
    var placesOfConditions: [(condition: Condition, position: TextPosition)] = []
    /// Where the innermost condition of each kind stands, by the name of its member.
    var placesOfMembers: [String: TextPosition] = [:]
  }

  mutating func fields(_ nodes: [JSONNode], in enclosing: Enclosing) -> [FormField] {
    nodes.flatMap { field($0, in: enclosing) }
  }

  private mutating func field(_ node: JSONNode, in enclosing: Enclosing) -> [FormField] {
    guard let kind = kind(of: node) else { return [] }
    let members = [FormMember("kind", .kind, isRequired: true)] + kind.members
    guard let object = FormObject(node, allowing: members, in: &self, called: "fields") else {
      return []
    }
    let firstCondition = conditions.count
    let shown = condition("shownWhen", of: object)
    let enabled = condition("enabledWhen", of: object)
    var around = enclosing
    around.shownWhen += [shown].compactMap(\.self)
    around.enabledWhen += [enabled].compactMap(\.self)
    for (member, condition) in [("shownWhen", shown), ("enabledWhen", enabled)]
    where condition != nil {
      around.placesOfMembers[member] = object[member]?.position
    }
    if kind == .group {
      around.placesOfConditions += conditions[firstCondition...]
      around.labels += [object.text("label", &self)].compactMap(\.self)
      around.placesOfLabels.append(object["label"]?.position ?? object.position)
      return fields(object.array("fields", .fields, &self) ?? [], in: around)
    }
    let name = object.string("name", &self) ?? ""
    checkName(name, at: object.place("name"), isGiven: object["name"] != nil)
    places.add(object.places, field: name)
    for (depth, position) in around.placesOfLabels.enumerated() {
      places.add(position, member: FormPlaces.group(depth), of: name)
    }
    for (member, position) in around.placesOfMembers {
      places.add(position, member: member, of: name)
    }
    let label = object.words("label", &self)
    var options: [OptionKey: Condition] = [:]
    var sections: [FormField.Section] = []
    let content = content(of: object, kind, &options, &sections)
    kinds[name] = content
    placesOfConditions[name] = around.placesOfConditions + conditions[firstCondition...]
    return [
      FormField(
        name: name, kind: content, label: label?.text ?? "",
        detail: object.text("description", &self), spokenText: object.text("spoken", &self),
        language: object.language(&self) ?? label?.language, groups: around.labels,
        sections: sections, shownWhen: Self.together(around.shownWhen),
        enabledWhen: Self.together(around.enabledWhen), optionsEnabledWhen: options,
        invalidMessage: object.text("invalid", &self),
        hasError: object.boolean("error", &self) ?? false)
    ]
  }

  private mutating func kind(of node: JSONNode) -> FormFieldKind? {
    guard case .object(let members) = node.value else {
      note(.wrongType(member: "fields", .fields), at: node.position)
      return nil
    }
    guard let member = members.last(where: { $0.key == "kind" }) else {
      note(.missingMember("kind"), at: node.position)
      return nil
    }
    guard case .string(let name) = member.node.value else {
      note(.wrongType(member: "kind", .kind), at: member.node.position)
      return nil
    }
    if let kind = FormFieldKind(rawValue: name) { return kind }
    let nearest = Similarity.nearest(
      to: name, among: FormFieldKind.allCases.map(\.rawValue), limit: 2)
    note(.unknownKind(name, nearest: nearest), at: member.node.position)
    return nil
  }

  /// A name is one that a shell variable may have, with hyphens besides.
  private mutating func checkName(_ name: String, at position: TextPosition, isGiven: Bool) {
    guard isGiven else { return }
    let isName =
      name.first.map { $0.isASCII && ($0.isLetter || $0 == "_") } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    if !isName { return note(.badName(name), at: position) }
    if kinds[name] != nil { note(.duplicateName(name), at: position) }
  }

  private static func together(_ conditions: [Condition]) -> Condition? {
    conditions.count > 1 ? .all(conditions) : conditions.first
  }

  /// Where the condition stands that makes the first field of a circle depend on the next.
  private func place(ofCircle names: [String]) -> TextPosition {
    let next = names[1 % names.count]
    return placesOfConditions[names[0]]?.first { $0.condition.fields.contains(next) }?.position
      ?? TextPosition(line: 1, column: 1)
  }

  func yesAndNoGroup(_ yes: String?, _ no: String?) throws(RadioGroupError<OptionKey>)
    -> RadioGroup<OptionKey>
  {
    try RadioGroup([
      RadioOption(key: FormField.yes, label: yes ?? yesAndNo.yes),
      RadioOption(key: FormField.no, label: no ?? yesAndNo.no),
    ])
  }
}
