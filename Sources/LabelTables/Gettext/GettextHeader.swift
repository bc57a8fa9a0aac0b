// SPDX-License-Identifier: GPL-3.0-or-later

/// The header of a gettext catalogue: the translation of the empty message.
public struct GettextHeader: Hashable, Sendable {
  /// The fields in their order, `Content-Type` and so on, with their values.
  public let fields: [Field]
  /// How the language chooses a plural form; the Germanic rule where the field is missing or
  /// malformed, as in GNU gettext.
  public let pluralRule: PluralRule
  /// Why the field `Plural-Forms` cannot be used; nil when it is good or missing.
  public let pluralFault: PluralRuleError?

  /// One field of a header.
  public struct Field: Hashable, Sendable {
    /// The name as it is written.
    public let name: String
    /// The value without the blanks around it.
    public let value: String

    /// A field as it is to be written.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Reads a header.
  init(_ text: String) {
    self.init(
      fields: text.splitByScalar("\n", keepsEmpty: false).compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return Field(
          name: String(line[..<colon]).trimmingSpaces,
          value: String(line[line.index(after: colon)...]).trimmingSpaces)
      })
  }

  /// A header of these fields.
  public init(fields: [Field]) {
    self.fields = fields
    var rule = PluralRule.germanic
    var fault: PluralRuleError?
    if let field = fields.first(where: { $0.name == "Plural-Forms" }) {
      do throws(PluralRuleError) {
        rule = try PluralRule(field: field.value)
      } catch {
        fault = error
      }
    }
    pluralRule = rule
    pluralFault = fault
  }

  /// The value of a field, by its name in upper or lower case.
  public subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The language of the translations as gettext writes it, such as `pt_BR`; nil when none is told.
  public var language: String? {
    self["Language"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name of the character set in a header whose bytes are ASCII where it matters.
  static func characterSetName(_ header: some Collection<UInt8>) -> String {
    let text = String(decoding: header, as: UTF8.self)
    guard let range = text.firstRange(of: "charset=") else { return "" }
    return String(text[range.upperBound...].prefix { !$0.isWhitespace && $0 != ";" })
  }
}
