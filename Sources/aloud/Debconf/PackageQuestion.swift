// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel

/// A question of a Debian package in one language, on its way to a field of a form.
struct PackageQuestion: Hashable, Sendable {
  struct Choice: Hashable, Sendable {
    /// What the field knows it by; no two are the same.
    let key: OptionKey
    /// What programs know it by: the untranslated word.
    let value: String
    let label: String
  }

  /// Names the question, and the field.
  var name: String
  var type: TemplateType
  /// The question itself.
  var description: String
  /// Paragraphs are divided by an empty line.
  var extendedDescription = ""
  /// BCP 47.
  var language = "en"
  /// The language of the choices' labels.
  var choicesLanguage = "en"
  var choices: [Choice] = []
  /// The choices that are selected or checked at first.
  var chosen: Set<OptionKey> = []
  /// What a text holds at first; `true` or `false` for yes or no.
  var text = ""

  /// The field that asks it; nil where there is nothing to choose from.
  ///
  /// - Parameters:
  ///   - words: Aloud's own, which have yes and no.
  ///   - title: said and shown before the question; nil for nothing.
  func field(words: LabelTables, title: String? = nil) -> FormField? {
    guard let kind = kind(words) else { return nil }
    return FormField(
      name: name, kind: kind, label: description.isEmpty ? name : label,
      detail: extendedDescription.isEmpty ? nil : extendedDescription,
      language: language == words.language ? nil : language,
      groups: title.map { [$0] } ?? [], hasError: type == .error)
  }

  /// The question without the colon that short descriptions end with (Debian Developer’s
  /// Reference, 6.5.4.2): it stands for the place of an answer, which is told otherwise here.
  private var label: String {
    guard let last = description.last(where: { !$0.isWhitespace }), last == ":" || last == ":"
    else { return description }
    let words = description.prefix(upTo: description.lastIndex(of: last)!)
    guard let end = words.lastIndex(where: { !$0.isWhitespace }) else { return description }
    return String(words[...end])
  }

  private func kind(_ words: LabelTables) -> FormField.Kind? {
    switch type {
    case .select, .multiselect: return chooses(words)
    case .boolean:
      let answers = [
        RadioOption(key: FormField.yes, label: words.text("confirm.yes"), language: nil),
        RadioOption(key: FormField.no, label: words.text("confirm.no"), language: nil),
      ]
      guard var group = try? RadioGroup(answers) else { return nil }
      switch text {
      case "true": _ = try? group.select(FormField.yes)
      case "false": _ = try? group.select(FormField.no)
      default: break
      }
      return .confirm(group)
    case .string: return .entry(TextEntry(text: text))
    // What was typed once is not shown or told again.
    case .password: return .entry(TextEntry(.secret))
    case .note, .text, .error, .title: return .note
    }
  }

  private func chooses(_ words: LabelTables) -> FormField.Kind? {
    let language = choicesLanguage == words.language ? nil : choicesLanguage
    let counts = choices.reduce(into: [:]) { $0[$1.label, default: 0] += 1 }
    let options = choices.map { choice in
      // Two that read the same are told apart by the word that programs know.
      let isTwin = counts[choice.label, default: 0] > 1 && choice.value != choice.label
      return RadioOption(
        key: choice.key, label: choice.label, detail: isTwin ? choice.value : nil,
        language: language)
    }
    guard !options.isEmpty, var group = try? RadioGroup(options) else { return nil }
    if type == .multiselect {
      group.isRequired = false
      return .checklist(group, CheckedOptions(chosen))
    }
    if let key = choices.first(where: { chosen.contains($0.key) })?.key {
      _ = try? group.select(key)
    }
    return .radio(group)
  }
}

extension PackageQuestion {
  /// A question of a templates file; its choices are known by their untranslated words.
  init(_ template: LocalizedTemplate) {
    var values: Set<String> = []
    // A word that is there twice is one answer.
    let choices = template.choices.filter { values.insert($0.value).inserted }
    let chosen =
      template.type == .multiselect ? template.defaultValues : [template.defaultValue]
    self.init(
      name: template.name, type: template.type, description: template.description,
      extendedDescription: template.extendedDescription,
      language: template.descriptionLanguage ?? "en",
      choicesLanguage: template.choicesLanguage ?? "en",
      choices: choices.map {
        Choice(key: OptionKey($0.value), value: $0.value, label: $0.label)
      },
      chosen: Set(choices.map(\.value).filter(chosen.contains).map { OptionKey($0) }),
      text: template.defaultValue)
  }
}
