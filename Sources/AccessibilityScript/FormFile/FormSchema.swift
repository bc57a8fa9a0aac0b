// SPDX-License-Identifier: GPL-3.0-or-later

/// The JSON Schema (2020-12) of form files, made from the table of members that reads them.
public enum FormSchema {
  public static var object: JSONObject {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
      "properties": .object(properties(of: FormMembers.form)),
      "required": required(in: FormMembers.form), "additionalProperties": .boolean(false),
      "$defs": .object([
        "field": .object(["oneOf": .array(FormFieldKind.allCases.map(field))]),
        "option": .object([
          "oneOf": .array([
            .object(["type": "string"]), closed(FormMembers.option), closed(FormMembers.section),
          ])
        ]),
        "condition": closed(FormMembers.condition),
      ]),
    ]
  }

  private static func field(_ kind: FormFieldKind) -> JSONObject.Value {
    var properties: JSONObject = ["kind": .object(["const": .string(kind.rawValue)])]
    for member in kind.members { properties.append(member.name, schema(of: member, in: kind)) }
    let names = ["kind"] + kind.members.filter(\.isRequired).map(\.name)
    return .object([
      "type": "object", "properties": .object(properties),
      "required": .array(names.map { .string($0) }), "additionalProperties": .boolean(false),
    ])
  }

  private static func closed(_ members: [FormMember]) -> JSONObject.Value {
    .object([
      "type": "object", "properties": .object(properties(of: members)),
      "required": required(in: members), "additionalProperties": .boolean(false),
    ])
  }

  private static func properties(of members: [FormMember]) -> JSONObject {
    members.reduce(into: [:]) { $0.append($1.name, schema(of: $1, in: nil)) }
  }

  private static func required(in members: [FormMember]) -> JSONObject.Value {
    .array(members.filter(\.isRequired).map { .string($0.name) })
  }

  private static func schema(of member: FormMember, in kind: FormFieldKind?) -> JSONObject.Value {
    switch member.type {
    case .text, .name, .kind: return .object(["type": "string"])
    case .boolean: return .object(["type": "boolean"])
    case .number: return .object(["type": "number"])
    case .positive: return .object(["type": "number", "exclusiveMinimum": .number(0)])
    case .count: return .object(["type": "integer", "minimum": .number(0)])
    case .texts: return array(.object(["type": "string"]))
    case .tables:
      return .object([
        "type": "object", "additionalProperties": .object(["type": "string"]),
      ])
    case .fields: return array(.object(["$ref": "#/$defs/field"]))
    case .options: return array(.object(["$ref": "#/$defs/option"]))
    case .condition:
      let condition = JSONObject.Value.object(["$ref": "#/$defs/condition"])
      return member.name == "all" || member.name == "any" ? array(condition) : condition
    case .reason: return types(["boolean", "string"])
    case .answer:
      switch kind {
      case .confirm: return .object(["type": "boolean"])
      case .number: return .object(["type": "number"])
      case .checklist: return array(.object(["type": "string"]))
      case .radio, .text, .secret, .note, .group: return .object(["type": "string"])
      case nil: return types(["string", "number", "boolean"])
      }
    }
  }

  private static func array(_ items: JSONObject.Value) -> JSONObject.Value {
    .object(["type": "array", "items": items])
  }

  private static func types(_ names: [String]) -> JSONObject.Value {
    .object(["type": .array(names.map { .string($0) })])
  }
}
