// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// The buttons that end a form, as far as help has to tell of the keys that lead to them and back.
struct ButtonsAround: Sendable {
  /// What stands above the buttons.
  enum Above: Sendable {
    case nothing
    case one(FormField)
    /// Several that are sent together.
    case several
    /// The parts of a date or time.
    case parts([String])
  }

  let keys: ButtonKeys
  let pressesByLetter: Bool
  let labels: [String]
  let above: Above

  /// - Returns: nil for a form without buttons.
  init?(_ form: Form) {
    guard form.hasButtons, let row = form.fields.last, let group = row.kind.group else {
      return nil
    }
    keys = row.buttonKeys
    pressesByLetter = row.pressesByLetter
    labels = group.map(\.label)
    let fields = form.fields.dropLast()
    if form.moment != nil {
      above = .parts(fields.map(\.label))
    } else if fields.count > 1 {
      above = .several
    } else {
      above = fields.first.map(Above.one) ?? .nothing
    }
  }
}
