// SPDX-License-Identifier: GPL-3.0-or-later

/// The way from the root of a document to a value, such as `fields[2].label`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  public enum Step: Hashable, Sendable {
    case member(String)
    /// From 0, as everybody who writes JSON counts.
    case element(Int)
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// As ECMAScript writes it, names that are none in brackets: `a["b c"][0]`; empty for the root.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .element(let index): text += "[\(index)]"
      case .member(let key) where Self.isName(key): text += (text.isEmpty ? "" : ".") + key
      case .member(let key):
        let escaped = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        text += "[\"\(escaped)\"]"
      }
    }
  }

  private static func isName(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first else { return false }
    return first.beginsJSONName && key.unicodeScalars.allSatisfy(\.continuesJSONName)
  }
}

extension JSONNode {
  /// The way to the innermost value at a place of the document; the key of a member is its value's.
  ///
  /// - Complexity: O(n) in the members and elements beside the way.
  public func path(to place: TextPosition) -> JSONPath {
    var path = JSONPath()
    var node = self
    while let (step, next) = node.step(to: place) {
      path.steps.append(step)
      node = next
    }
    return path
  }

  private func step(to place: TextPosition) -> (JSONPath.Step, JSONNode)? {
    switch value {
    case .array(let nodes):
      guard let index = nodes.firstIndex(where: { $0.position <= place && place < $0.end })
      else { return nil }
      return (.element(index), nodes[index])
    case .object(let members):
      guard let member = members.first(where: { $0.position <= place && place < $0.node.end })
      else { return nil }
      return (.member(member.key), member.node)
    default: return nil
    }
  }
}
