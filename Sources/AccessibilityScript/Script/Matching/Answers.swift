// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// Comparing answers.
enum Answers {
  /// Whether two answers are the same; a number is, however it is written.
  static func areSame(_ first: [String], _ second: [String]) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { one, other in
      one == other
        || DecimalNumber(one).map { $0 == DecimalNumber(other) } == true
    }
  }
}
