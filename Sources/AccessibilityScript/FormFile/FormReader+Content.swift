// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

extension FormReader {
  /// What a field asks for, with its default.
  mutating func content(
    of object: FormObject, _ kind: FormFieldKind, _ conditions: inout [OptionKey: Condition],
    _ sections: inout [FormField.Section]
  ) -> FormField.Kind {
    switch kind {
    case .note, .group: return .note
    case .radio:
      var group = options(of: object, &conditions, &sections)
      group.isRequired = object.boolean("required", &self) ?? true
      if let node = object["default"], let key = defaultKey(node, in: group) {
        _ = try? group.select(key)
      }
      return .radio(group)
    case .confirm:
      let words = (object.text("yes", &self), object.text("no", &self))
      placeYesAndNo(of: object)
      var group = (try? yesAndNoGroup(words.0, words.1)) ?? RadioGroup()
      group.isRequired = object.boolean("required", &self) ?? true
      if let yes = object.boolean("default", &self) {
        _ = try? group.select(yes ? FormField.yes : FormField.no)
      }
      return .confirm(group)
    case .checklist: return checklist(object, &conditions, &sections)
    case .text, .secret: return .entry(textEntry(object, isSecret: kind == .secret))
    case .number: return .entry(numberEntry(object))
    }
  }

  private mutating func checklist(
    _ object: FormObject, _ conditions: inout [OptionKey: Condition],
    _ sections: inout [FormField.Section]
  ) -> FormField.Kind {
    var group = options(of: object, &conditions, &sections)
    group.isRequired = false
    let minimum = object.count("min", &self) ?? 0
    let maximum = object.count("max", &self)
    var checked = CheckedOptions(minimum: minimum, maximum: maximum)
    let possible = (0..<group.count).count {
      group[$0].isEnabled || conditions[group[$0].key] != nil
    }
    if maximum.map({ $0 < minimum }) == true {
      note(.emptyRange, at: object.place("min"))
    } else if minimum > possible, group.count > 0 {
      note(.tooFewOptions(minimum: minimum, count: possible), at: object.place("min"))
    }
    for node in object.array("default", .texts, &self) ?? [] {
      if let key = defaultKey(node, in: group) { checked.keys.insert(key) }
    }
    if let maximum, checked.keys.count > maximum {
      let keys = checked.keys.map(\.text).sorted().joined(separator: ",")
      note(
        .invalidDefault(keys, .tooMany(count: checked.keys.count, maximum: maximum)),
        at: object.place("default"))
    }
    return .checklist(group, checked)
  }

  private mutating func textEntry(_ object: FormObject, isSecret: Bool) -> TextEntry {
    var pattern: TextEntry.Pattern?
    if let source = object.string("pattern", &self), let node = object["pattern"] {
      pattern = TextEntry.Pattern(expression: source)
      if pattern == nil { note(.badPattern(source), at: node.position) }
    }
    let entry = TextEntry(
      isSecret ? .secret : .text,
      text: isSecret ? "" : object.text("default", &self) ?? "",
      isRequired: object.boolean("required", &self) ?? false,
      minimumLength: object.count("minLength", &self) ?? 0,
      maximumLength: object.count("maxLength", &self), pattern: pattern,
      suggestions: isSecret ? [] : object.strings("suggestions", &self) ?? [])
    if entry.maximumLength.map({ $0 < entry.minimumLength }) == true {
      note(.emptyRange, at: object.place("minLength"))
    }
    checkDefault(entry, object)
    if let pattern, pattern.wasTooSlow(), let node = object["pattern"] {
      note(.slowPattern(pattern.source), at: node.position)
    }
    return entry
  }

  private mutating func numberEntry(_ object: FormObject) -> TextEntry {
    let range = TextEntry.NumberRange(
      minimum: object.number("min", &self), maximum: object.number("max", &self),
      step: object.number("step", &self), unit: object.text("unit", &self))
    if let minimum = range.minimum, let maximum = range.maximum, maximum < minimum {
      note(.emptyRange, at: object.place("min"))
    }
    if let step = range.step, step <= DecimalNumber(0) {
      note(.wrongType(member: "step", .positive), at: object.place("step"))
      return TextEntry(.number(.init()))
    }
    let entry = TextEntry(
      .number(range), text: object.number("default", &self)?.description ?? "",
      isRequired: object.boolean("required", &self) ?? false)
    checkDefault(entry, object)
    return entry
  }

  private mutating func checkDefault(_ entry: TextEntry, _ object: FormObject) {
    guard !entry.text.isEmpty, let problem = entry.problem else { return }
    note(.invalidDefault(entry.text, problem), at: object.place("default"))
  }

  private mutating func defaultKey(_ node: JSONNode, in group: RadioGroup<OptionKey>) -> OptionKey?
  {
    guard case .string(let text) = node.value else {
      note(.wrongType(member: "default", .name), at: node.position)
      return nil
    }
    let key = OptionKey(text)
    guard let option = group.option(for: key) else {
      note(.unknownDefault(text, nearest: nearest(text, in: group)), at: node.position)
      return nil
    }
    if !option.isEnabled { note(.disabledDefault(text), at: node.position) }
    return key
  }

  func nearest(_ text: String, in group: RadioGroup<OptionKey>) -> [String] {
    let keys = (0..<min(group.count, Similarity.mostCandidates)).map { group[$0].key.text }
    return Similarity.nearest(to: text, among: keys, limit: 2)
  }

  private mutating func options(
    of object: FormObject, _ conditions: inout [OptionKey: Condition],
    _ sections: inout [FormField.Section]
  ) -> RadioGroup<OptionKey> {
    var group = RadioGroup<OptionKey>()
    guard let nodes = object.array("options", .options, &self) else { return group }
    var pending: (label: String?, position: TextPosition, isOpen: Bool) = (
      nil, object.position, false
    )
    var name = ""
    if case .string(let text)? = object["name"]?.value { name = text }
    for node in nodes {
      if let label = section(node) {
        pending = (label.isEmpty ? nil : label, node.position, true)
        continue
      }
      guard let (option, condition) = option(node) else { continue }
      do throws(RadioGroupError<OptionKey>) {
        try group.append(option)
      } catch {
        note(.duplicateOption(option.key.text), at: node.position)
        continue
      }
      if let condition { conditions[option.key] = condition }
      places.add(Self.places(of: node), option: option.key, of: name)
      if pending.isOpen {
        sections.append(FormField.Section(first: option.key, label: pending.label))
        places.add(
          pending.position, member: FormPlaces.section(option.key), of: name)
        pending.isOpen = false
      }
    }
    if group.count == 0 {
      note(.noOptions(name), at: object.place("options"))
    }
    return group
  }

  /// The words of a confirmation are written in the field itself, if at all.
  private mutating func placeYesAndNo(of object: FormObject) {
    guard case .string(let name)? = object["name"]?.value else { return }
    for (member, key) in [("yes", FormField.yes), ("no", FormField.no)] {
      let position = object[member]?.position ?? object.position
      places.add(
        FormPlaces.Object(position: position, members: ["label": position]), option: key, of: name)
    }
  }

  private static func places(of option: JSONNode) -> FormPlaces.Object {
    var object = FormPlaces.Object(position: option.position, members: [:])
    if case .object(let list) = option.value {
      for member in list {
        object.members[member.key] = member.node.position
        object.starts[member.key] = member.position
      }
    }
    return object
  }

  /// The label of a section that begins here, empty for a separator; nil for an option.
  private mutating func section(_ node: JSONNode) -> String? {
    guard case .object(let members) = node.value, members.contains(where: { $0.key == "section" }),
      let object = FormObject(node, allowing: FormMembers.section, in: &self, called: "options")
    else { return nil }
    return object.text("section", &self) ?? ""
  }

  private mutating func option(_ node: JSONNode) -> (RadioOption<OptionKey>, Condition?)? {
    if case .string(let text) = node.value {
      // A key alone is its own label, and a key of a table without its sign is the option's key.
      guard let label = resolve(text, at: node.position) else { return nil }
      let key = text.hasPrefix("@") && !text.hasPrefix("@@") ? String(text.dropFirst()) : label.text
      return (RadioOption(key: OptionKey(key), label: label.text, language: label.language), nil)
    }
    guard let object = FormObject(node, allowing: FormMembers.option, in: &self, called: "options"),
      let key = object.string("key", &self)
    else { return nil }
    let label = object.words("label", &self)
    let condition = condition("enabledWhen", of: object)
    let disabled = disabled(object)
    return (
      RadioOption(
        key: OptionKey(key), label: label?.text ?? key, detail: object.text("description", &self),
        spokenText: object.text("spoken", &self),
        language: object.language(&self) ?? label?.language,
        isEnabled: !disabled.isDisabled,
        disabledReason: disabled.reason ?? object.text("reason", &self),
        hasError: object.boolean("error", &self) ?? false), condition
    )
  }

  private mutating func disabled(_ object: FormObject) -> (isDisabled: Bool, reason: String?) {
    guard let node = object["disabled"] else { return (false, nil) }
    switch node.value {
    case .boolean(let isDisabled): return (isDisabled, nil)
    case .string(let reason): return (true, resolve(reason, at: node.position)?.text)
    default:
      note(.wrongType(member: "disabled", .reason), at: node.position)
      return (false, nil)
    }
  }
}
