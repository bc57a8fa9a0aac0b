// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioNavigator

extension Announcer {
  /// That Enter presses a button though a list has the focus, where it does so: nobody would await
  /// it who does not see the button.
  func pressed(by form: FormNavigator) -> Announcement? {
    guard mode == .keys, let button = form.buttonOfEnter else { return nil }
    return compose(
      .hint,
      [Field(.hint, tables.text("hint.enter.presses", [.text(SpeakableText.clean(button.label))]))])
  }
}
