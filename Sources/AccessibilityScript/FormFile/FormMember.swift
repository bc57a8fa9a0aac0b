// SPDX-License-Identifier: GPL-3.0-or-later

/// What kind of value a member of a form file has.
public enum FormValueType: String, Hashable, Sendable {
  /// Words: literal, or `@key` of a table.
  case text
  /// A name that conditions and answers use.
  case name
  case kind
  case boolean
  case number
  /// A number more than 0.
  case positive
  case count
  case texts
  case tables
  case fields, options
  case condition
  /// What a field holds before it is asked; its type is that of the field's answer.
  case answer
  /// True, or why, in words.
  case reason
}

/// One member that an object of a form file may have.
public struct FormMember: Hashable, Sendable {
  public let name: String
  public let type: FormValueType
  public let isRequired: Bool

  init(_ name: String, _ type: FormValueType, isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
  }
}

/// The kinds of fields by their names in a form file.
public enum FormFieldKind: String, Hashable, Sendable, CaseIterable {
  case radio, checklist, confirm, text, secret, number, note, group

  /// The members that a field of this kind may have, besides `kind`.
  public var members: [FormMember] {
    switch self {
    case .group:
      [FormMember("label", .text, isRequired: true)] + Self.conditions + [
        FormMember("fields", .fields, isRequired: true)
      ]
    case .note: Self.common
    case .radio:
      Self.common + [
        FormMember("options", .options, isRequired: true), FormMember("required", .boolean),
        FormMember("default", .answer),
      ]
    case .checklist:
      Self.common + [
        FormMember("options", .options, isRequired: true), FormMember("min", .count),
        FormMember("max", .count), FormMember("default", .answer), FormMember("invalid", .text),
      ]
    case .confirm:
      Self.common + [
        FormMember("yes", .text), FormMember("no", .text), FormMember("required", .boolean),
        FormMember("default", .answer),
      ]
    case .text:
      Self.common + Self.typed + [
        FormMember("default", .answer), FormMember("suggestions", .texts),
      ]
    case .secret: Self.common + Self.typed
    case .number:
      Self.common + [
        FormMember("required", .boolean), FormMember("default", .answer),
        FormMember("min", .number), FormMember("max", .number), FormMember("step", .positive),
        FormMember("unit", .text), FormMember("invalid", .text),
      ]
    }
  }

  private static let conditions = [
    FormMember("shownWhen", .condition), FormMember("enabledWhen", .condition),
  ]

  private static let common =
    [
      FormMember("name", .name, isRequired: true), FormMember("label", .text, isRequired: true),
      FormMember("description", .text), FormMember("spoken", .text), FormMember("language", .name),
      FormMember("error", .boolean),
    ] + conditions

  private static let typed = [
    FormMember("required", .boolean), FormMember("minLength", .count),
    FormMember("maxLength", .count), FormMember("pattern", .name), FormMember("invalid", .text),
  ]
}

/// The members of the other objects of a form file.
public enum FormMembers {
  public static let form = [
    FormMember("title", .text), FormMember("description", .text), FormMember("tables", .tables),
    FormMember("fields", .fields, isRequired: true), FormMember("$schema", .name),
  ]

  public static let option = [
    FormMember("key", .name, isRequired: true), FormMember("label", .text),
    FormMember("description", .text), FormMember("spoken", .text), FormMember("language", .name),
    FormMember("disabled", .reason), FormMember("enabledWhen", .condition),
    FormMember("reason", .text), FormMember("error", .boolean),
  ]

  /// What stands between options: a separator, or a heading.
  public static let section = [FormMember("section", .text, isRequired: true)]

  public static let condition = [
    FormMember("field", .name), FormMember("equals", .answer), FormMember("contains", .answer),
    FormMember("answered", .boolean), FormMember("all", .condition), FormMember("any", .condition),
    FormMember("not", .condition),
  ]
}
