// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel

/// The question that the program asks: which crust, of which one is not to be had today.
enum CrustQuestion {
  static func make() throws(RadioGroupError<OptionKey>) -> Question {
    var crusts = try RadioGroup<OptionKey>([
      RadioOption(key: "regular", label: "Regular crust"),
      RadioOption(key: "deep", label: "Deep dish", detail: "takes ten minutes more"),
      RadioOption(
        key: "thin", label: "Thin crust", isEnabled: false, disabledReason: "out of dough"),
    ])
    try crusts.select("regular")
    return Question(title: "Pizza crust", group: crusts)
  }
}
