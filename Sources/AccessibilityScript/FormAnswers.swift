// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

extension JSONObject.Value {
  /// An answer: an option's key, an array of keys, a text, a number, true or false for yes or no;
  /// null where there is none.
  public init(_ answer: FieldAnswer, to kind: FormField.Kind) {
    switch (answer, kind) {
    case (.none, .checklist): self = .array([])
    case (.none, _): self = .null
    case (.choice(let key), .confirm): self = .boolean(key == FormField.yes)
    case (.choice(let key), _): self = .string(key.text)
    case (.choices(let keys), _): self = .array(keys.map { .string($0.text) })
    case (.text(let text), _): self = .string(text)
    case (.number(let number), _): self = .decimal(number)
    }
  }
}

extension JSONObject {
  /// The answers of a form by the names of its fields, in their order; fields that are not asked
  /// and notes have none.
  ///
  /// - Parameter includesSecrets: whether secrets are among them.
  public init(answersOf form: FormNavigator, includesSecrets: Bool) {
    self = [:]
    for (index, field) in form.form.fields.enumerated() where form.states[index].isAsked {
      guard field.asks else { continue }
      if !includesSecrets, case .entry(let entry) = field.kind, entry.isSecret { continue }
      append(field.name, Value(form.answer(at: index), to: field.kind))
    }
  }
}
