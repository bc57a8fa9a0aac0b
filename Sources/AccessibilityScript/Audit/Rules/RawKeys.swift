// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Names that are for programs and stand where words should: keys of tables, keys of options,
/// arguments that nothing was put into.
enum RawKeys {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    let own = facts.texts.compactMap { text -> AuditFinding? in
      guard
        isName(text.text) && isEntry(text, facts) || hasArgument(text.text)
          || isOptionKey(text, facts)
      else { return nil }
      return facts.finding(
        .rawTableKey, text.field, option: text.option?.option.key, member: text.member,
        details: [text.text], heard: text.heard)
    }
    return own + facts.fields.flatMap { missingEntries(of: $0, facts) }
  }

  /// Whether a text can be nobody's word: it has a full stop or an underscore inside, or small
  /// letters before a capital.
  private static func isName(_ text: String) -> Bool {
    let isOfSigns = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
    }
    guard isOfSigns else { return false }
    let hasCapitalInside = zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return hasCapitalInside || text.dropFirst().dropLast().contains { "._".contains($0) }
  }

  /// Whether a text is called like an entry: it is in a table, or in no table that has its siblings,
  /// or it is called by the question and the option that it stands for.
  private static func isEntry(_ text: AuditedText, _ facts: AuditFacts) -> Bool {
    if facts.tableKeys.contains(text.text) { return true }
    let parts = text.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ $0.first?.isLowercase == true }) else { return false }
    // The file that an option stands for may be called so.
    guard text.text != text.option?.option.key.text else { return false }
    let family = text.text.prefix(text.text.count - parts[parts.count - 1].count)
    let names = [text.field?.field.name, text.option?.option.key.text].compactMap(\.self)
    return facts.tableKeys.contains { $0.hasPrefix(family) }
      || (parts.first.map(String.init) == text.field?.field.name
        && parts.dropFirst().contains { names.contains(String($0)) || $0 == "label" })
  }

  /// Whether a text has the sign of an argument in it.
  private static func hasArgument(_ text: String) -> Bool {
    text.firstMatch(of: argument) != nil
  }

  /// `{0}` and `{0, plural…`, `%@`, `%1$s`, `${name}`.
  nonisolated(unsafe) private static let argument =
    #/\{[0-9]+[,}]|%([0-9]+\$)?(@|l?d|s)(?![A-Za-z])|\$\{[A-Za-z_]/#

  /// Whether an option without a label is called by a key that no person would write: small letters
  /// and underscores, given as a key, beside as many options that are called by words. A list of such
  /// names is a list of files or of locales.
  private static func isOptionKey(_ text: AuditedText, _ facts: AuditFacts) -> Bool {
    guard text.member == "label", let field = text.field, let option = text.option,
      text.text == option.option.key.text
    else { return false }
    func isKey(_ name: String) -> Bool {
      name.contains("_") && name.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "_" }
    }
    return isKey(text.text)
      && facts.places.has("key", field: field.field.name, option: option.option.key)
      && !facts.places.has("label", field: field.field.name, option: option.option.key)
      && field.options.count { !isName($0.option.label) }
        >= field.options.count { isKey($0.option.label) }
  }

  /// Entries of the words around the form's own that are in no table.
  private static func missingEntries(of field: AuditedField, _ facts: AuditFacts)
    -> [AuditFinding]
  {
    let said =
      field.opening
      + field.options.flatMap { [$0.announcement, $0.listed] }
      .compactMap(\.self)
    let entry = said.lazy.flatMap(\.fields).first { part in
      AuditHearing.madeOfTables.contains(part.name) && part.text.contains(".")
        && part.text.first?.isLowercase == true && isName(part.text)
    }
    return entry.map {
      [facts.finding(.rawTableKey, field, details: [$0.text], heard: field.heard)]
    } ?? []
  }
}
