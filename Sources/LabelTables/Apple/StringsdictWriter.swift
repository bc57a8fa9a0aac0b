// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// Writes `.stringsdict` files, in XML.
public enum StringsdictWriter {
  /// A member of a property list that a table is written as.
  private enum Value: Encodable {
    case text(String)
    case dictionary([String: Value])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .dictionary(let members): try container.encode(members)
      }
    }
  }

  /// Writes a table. Entries without a translation are left out.
  public static func write(_ table: ResourceTable) -> WrittenTable {
    var members: [String: Value] = [:]
    var losses: [TableLoss] = []
    for entry in table.entries where entry.state != .untranslated {
      if members[entry.key] != nil { losses.append(TableLoss(.entry, of: entry, in: table)) }
      var kinds: [TableLoss.Kind] = []
      members[entry.key] = value(of: entry.text, language: table.language, &kinds)
      if entry.context != nil { kinds.append(.context) }
      if entry.comment != nil { kinds.append(.comment) }
      if entry.state == .needsReview { kinds.append(.state) }
      losses += kinds.map { TableLoss($0, of: entry, in: table) }
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data = try? encoder.encode(Value.dictionary(members))
    return WrittenTable(bytes: data.map { Array($0) } ?? [], losses: losses)
  }

  private static func value(
    of text: TableText, language: String?, _ losses: inout [TableLoss.Kind]
  ) -> Value {
    typealias Member = StringsdictReader.Member
    if text.parts.count == 1, case .choice(let choice) = text.parts[0],
      choice.kind == .device || choice.kind == .width
    {
      var forms: [String: Value] = [:]
      for form in choice.forms {
        forms[form.selector] = value(of: form.text, language: language, &losses)
      }
      return .dictionary([choice.kind == .device ? Member.device : Member.width: .dictionary(forms)]
      )
    }
    var writer = AppleText(language: language, own: .conversion)
    var members = [Member.format: Value.text(writer.format(of: text))]
    losses += writer.losses
    for variable in writer.variables {
      var rule: [String: Value] = [
        Member.specification: .text(Member.pluralRule),
        Member.valueType: .text(variable.conversion.text),
      ]
      for (category, format) in variable.forms { rule[category] = .text(format) }
      members[variable.name] = .dictionary(rule)
    }
    return .dictionary(members)
  }
}
