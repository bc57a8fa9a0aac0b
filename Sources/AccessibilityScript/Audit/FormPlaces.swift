// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// Where the fields, options and members of a form are written.
public struct FormPlaces: Sendable {
  /// An object and its members by their names.
  struct Object: Sendable {
    let position: TextPosition
    /// Where the values of its members stand.
    var members: [String: TextPosition]
    /// Where the names of its members stand.
    var starts: [String: TextPosition] = [:]
  }

  /// What stands at a place; nil for the form itself, the field itself, the object itself.
  struct Owner: Hashable {
    let field: String?
    let option: OptionKey?
    let member: String?
  }

  private struct OptionName: Hashable {
    let field: String
    let key: OptionKey
  }

  /// Where texts stand that have no words, since no table gives any.
  var unresolved: Set<TextPosition> = []
  private var form: Object?
  private var fields: [String: Object] = [:]
  private var options: [OptionName: Object] = [:]
  private var owners: [TextPosition: Owner] = [:]

  /// The member that stands for the label of a group around a field, the outermost being 0.
  static func group(_ depth: Int) -> String { "group \(depth)" }

  /// The member that stands for the label of a section, by the option that it begins with.
  static func section(_ first: OptionKey) -> String { "section " + first.text }

  mutating func add(form object: Object) {
    form = object
    note(object, nil, nil)
  }

  mutating func add(_ object: Object, field: String) {
    fields[field] = object
    note(object, field, nil)
  }

  mutating func add(_ object: Object, option: OptionKey, of field: String) {
    options[OptionName(field: field, key: option)] = object
    note(object, field, option)
  }

  private mutating func note(_ object: Object, _ field: String?, _ option: OptionKey?) {
    var places = [(object.position, nil as String?)]
    places += object.members.map { ($0.value, $0.key) } + object.starts.map { ($0.value, $0.key) }
    // The words of a confirmation may stand where the field does, which has the place first.
    for (position, member) in places where owners[position] == nil {
      owners[position] = Owner(field: field, option: option, member: member)
    }
  }

  /// What begins at a place. O(1).
  func owner(of position: TextPosition) -> Owner? { owners[position] }

  mutating func add(_ position: TextPosition, member: String, of field: String) {
    fields[field]?.members[member] = position
    if owners[position] == nil {
      owners[position] = Owner(field: field, option: nil, member: member)
    }
  }

  /// Where a member is written, else the option, the field or the form that should have it. O(1).
  ///
  /// - Parameter field: nil for the form itself.
  public func position(field: String?, option: OptionKey? = nil, member: String? = nil)
    -> TextPosition?
  {
    var object = field == nil ? form : field.flatMap { fields[$0] }
    if let field, let option { object = options[OptionName(field: field, key: option)] ?? object }
    return member.flatMap { object?.members[$0] } ?? object?.position
  }

  /// Whether a member of a field or of an option is written. O(1).
  func has(_ member: String, field: String, option: OptionKey? = nil) -> Bool {
    let object =
      option.flatMap { options[OptionName(field: field, key: $0)] }
      ?? (option == nil ? fields[field] : nil)
    return object?.members[member] != nil
  }
}
