// SPDX-License-Identifier: GPL-3.0-or-later

/// The question of most tests.
enum Crusts {
  static let title = ["--title", "Pizza crust"]
  static let options = ["regular=Regular crust", "deep=Deep dish", "thin=Thin crust"]
  static let question = ["ask"] + title + options
  static let disabled = ["--disabled", "thin=out of dough"]
}
