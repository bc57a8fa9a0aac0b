// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// Options that are called by the number of another option: `2 GB` as the first of three, where the
/// key 2 chooses the second. And options that are called by nothing but numbers, one of which is no
/// option’s: whoever is asked for 1, 2, 10 or 20 types 10, and is refused.
enum CollidingNumbers {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field -> [AuditFinding] in
      let count = field.options.count
      let areNumbers =
        count > 1 && field.options.allSatisfy { whole($0.option.label) != nil }
      return field.options.enumerated().compactMap { index, option in
        let content = option.option
        let names = [
          ("label", number(beginning: content.label)), ("key", whole(content.key.text)),
        ]
        guard
          let (member, number) = names.first(where: { member, number in
            number.map {
              $0 != index + 1
                && ((1...max(count, 1)).contains($0) || (areNumbers && member == "label"))
            } ?? false
          }), let number
        else { return nil }
        let other = field.options.indices.contains(number - 1) ? number - 1 : nil
        return facts.finding(
          .numberKeysCollide, field, option: content.key, member: member,
          details: ["\(number)"] + (other.map { [field.options[$0].option.label] } ?? []),
          heard: option.heard)
      }
    }
  }

  private static func number(beginning label: String) -> Int? {
    let text = label.drop(while: \.isWhitespace)
    let digits = text.prefix { $0.decimalDigit != nil }
    // 2.5, 1/2 and 2–3 are no numbers of an option.
    if let next = text.dropFirst(digits.count).first, !next.isWhitespace,
      text.dropFirst(digits.count + 1).first?.decimalDigit != nil
    {
      return nil
    }
    return whole(String(digits))
  }

  private static func whole(_ text: String) -> Int? {
    DecimalNumber(text)?.wholeNumber.flatMap { number in
      text.first?.decimalDigit != nil ? number : nil
    }
  }
}
