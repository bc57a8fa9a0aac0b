// SPDX-License-Identifier: GPL-3.0-or-later

/// One choice of a select or multiselect.
public struct TemplateChoice: Hashable, Sendable {
  /// What programs know it by: its entry in `Choices-C`, else in the untranslated `Choices`.
  public let value: String
  /// What a person reads.
  public let label: String
}

/// A question in one language, with its variables put in.
public struct LocalizedTemplate: Hashable, Sendable {
  /// The name of the template.
  public let name: String
  /// What kind of question it is.
  public let type: TemplateType
  /// The short description: the question itself.
  public let description: String
  /// The language of the description, BCP 47; nil for the untranslated one.
  public let descriptionLanguage: String?
  /// The extended description; paragraphs are divided by an empty line.
  public let extendedDescription: String
  /// The language of the extended description, which a translation may lack; nil for the
  /// untranslated one.
  public let extendedLanguage: String?
  /// The choices of a select or multiselect, in order. Two may have the same label.
  public let choices: [TemplateChoice]
  /// The language of the labels, BCP 47; nil for untranslated ones.
  public let choicesLanguage: String?
  /// The default as programs know it; of a multiselect see ``defaultValues``.
  public let defaultValue: String
  /// Translations that were passed over, since they have another number of choices.
  public let findings: [TemplatesError.Fault]

  /// The defaults of a multiselect.
  public var defaultValues: [String] { ChoiceList.split(defaultValue) }
}

extension Template {
  /// The question in the first of some languages that its texts are translated to.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags, best first.
  ///   - variables: the values of `${name}` in its texts.
  public func localized(
    languages: [String], variables: [String: String] = [:]
  ) -> LocalizedTemplate {
    let descriptions = fields("description", languages: languages)
    let description = descriptions.first
    let extended = descriptions.first { !$0.extended.isEmpty }
    let values = Self.choices(untranslated("choices"), variables)
    var labels = values
    var labelField: TemplateField?
    var findings: [TemplatesError.Fault] = []
    for field in fields("choices", languages: languages) {
      let translated = Self.choices(field, variables)
      guard translated.count == values.count else {
        findings.append(
          .differentChoices(
            field: Self.wholeName(field), count: translated.count, expected: values.count))
        continue
      }
      (labels, labelField) = (translated, field)
      break
    }
    return LocalizedTemplate(
      name: name, type: type,
      description: TemplateVariables.expand(description?.value ?? "", variables),
      descriptionLanguage: description.flatMap(Self.tag),
      extendedDescription: TemplateVariables.expand(extended?.extended ?? "", variables),
      extendedLanguage: extended.flatMap(Self.tag),
      choices: zip(values, labels).map(TemplateChoice.init),
      choicesLanguage: labelField.flatMap(Self.tag),
      defaultValue: fields("default", languages: languages).first?.value ?? "", findings: findings)
  }

  /// Translations of the choices whose number is another than of the untranslated ones; those with
  /// variables, whose number is not known, are left out.
  func choiceFaults() -> [(line: Int, fault: TemplatesError.Fault)] {
    guard let untranslated = untranslated("choices"),
      TemplateVariables.names(in: untranslated.value).isEmpty
    else { return [] }
    let expected = ChoiceList.split(untranslated.value).count
    return fields.compactMap { field in
      let count = ChoiceList.split(field.value).count
      guard field.name == "choices", count != expected,
        TemplateVariables.names(in: field.value).isEmpty
      else { return nil }
      return (
        field.line,
        .differentChoices(field: Self.wholeName(field), count: count, expected: expected)
      )
    }
  }

  private static func choices(
    _ field: TemplateField?, _ variables: [String: String]
  ) -> [String] {
    ChoiceList.split(TemplateVariables.expand(field?.value ?? "", variables))
  }

  private static func wholeName(_ field: TemplateField) -> String {
    let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
    return name + (field.language.map { "-\($0)" } ?? "")
      + (field.characterSet.map { ".\($0)" } ?? "")
  }
}
