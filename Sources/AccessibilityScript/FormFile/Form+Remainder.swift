// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Form {
  /// What is left of fields that make no form: each name once, without conditions on fields that are
  /// not there, and without those that lead round in a circle.
  ///
  /// - Parameter circles: gets the names of the fields of each circle.
  /// - Complexity: O(fields), for each circle.
  init?(
    remainderOf fields: [FormField], title: String?, detail: String?, circles: inout [[String]]
  ) {
    var names: Set<String> = []
    var left = fields.filter { names.insert($0.name).inserted }
    for index in left.indices {
      left[index].leaveConditions { !$0.fields.allSatisfy(names.contains) }
    }
    while circles.count <= left.count {
      do throws(FormError) {
        self = try Form(title: title, detail: detail, fields: left)
        return
      } catch {
        guard case .circle(let circle) = error,
          let index = left.firstIndex(where: { $0.name == circle[0] })
        else { return nil }
        left[index].leaveConditions { _ in true }
        circles.append(circle)
      }
    }
    return nil
  }
}

extension FormField {
  /// Takes conditions away.
  fileprivate mutating func leaveConditions(where isLeft: (Condition) -> Bool) {
    if let condition = shownWhen, isLeft(condition) { shownWhen = nil }
    if let condition = enabledWhen, isLeft(condition) { enabledWhen = nil }
    optionsEnabledWhen = optionsEnabledWhen.filter { !isLeft($0.value) }
  }
}
