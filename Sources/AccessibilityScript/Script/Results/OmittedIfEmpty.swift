// SPDX-License-Identifier: GPL-3.0-or-later

/// A list or text whose member is left out of what is encoded where it is empty, as a report says
/// nothing of what there is not.
@propertyWrapper
public struct OmittedIfEmpty<Value: RangeReplaceableCollection> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension OmittedIfEmpty: Equatable where Value: Equatable {}
extension OmittedIfEmpty: Hashable where Value: Hashable {}
extension OmittedIfEmpty: Sendable where Value: Sendable {}

extension OmittedIfEmpty: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension OmittedIfEmpty: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value(from: decoder)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a list or text unless it is empty; synthesized conformances call this.
  public mutating func encode<Value: Encodable>(
    _ value: OmittedIfEmpty<Value>, forKey key: Key
  ) throws {
    if !value.wrappedValue.isEmpty { try encode(value.wrappedValue, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a list or text, which is empty where it was left out.
  public func decode<Value: Decodable>(
    _ type: OmittedIfEmpty<Value>.Type, forKey key: Key
  ) throws -> OmittedIfEmpty<Value> {
    OmittedIfEmpty(wrappedValue: try decodeIfPresent(Value.self, forKey: key) ?? Value())
  }
}
