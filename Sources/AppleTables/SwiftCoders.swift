import Sessions

extension AppleTypes {
  /// The decoders and encoders for `init(from:)` and `encode(to:)` of the learner's types.
  static let coders = TypeInfo.read(
    """
    protocol CodingKey  // The name of a part.
      var stringValue: String { get }  // The name as it is written.
      var intValue: Int? { stringValue.hasPrefix("Index ") ? Int(stringValue.dropFirst(6)) : nil }  // A number, if that is its name.
    struct Decoder  // JSON that a value is made of.
      var codingPath: [CodingKey] { [] }  // Where it stands.
      func container<K>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K> { KeyedDecodingContainer(_json: _json, _key: type) }  // Its parts by name.
      func unkeyedContainer() throws -> UnkeyedDecodingContainer { UnkeyedDecodingContainer(_json: _json, currentIndex: 0) }  // Its parts in their order.
      func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(_json: _json) }  // The only value.
    struct KeyedDecodingContainer<Key>  // Parts by name.
      func _part(_ key: Key) -> Any? { (_json as? [String: Any])?[key.stringValue] }
      var _json: Any?
      var _key: Any
      var allKeys: [Key] { get }  // The names of all parts.
      func contains(_ key: Key) -> Bool { _part(key) != nil }  // Whether there is such a part.
      func decodeNil(forKey key: Key) throws -> Bool { _isNull(_part(key)) }  // Whether there is nothing.
      func decode<T>(_ type: T.Type, forKey key: Key) throws -> T { _made(type, _part(key), key) }  // A part as a value.
      func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? { let part = _part(key); return part == nil || _isNull(part) ? nil : _made(type, part, key) }  // A part as a value; nil where there is none.
      func nestedContainer<K>(keyedBy type: K.Type, forKey key: Key) throws -> KeyedDecodingContainer<K> { KeyedDecodingContainer(_json: _part(key), _key: type) }  // The parts of a part.
      func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer { UnkeyedDecodingContainer(_json: _part(key), currentIndex: 0) }  // The parts of a part, in their order.
      func superDecoder() throws -> Decoder { Decoder(_json: (_json as? [String: Any])?["super"]) }  // What a superclass is made of.
    struct UnkeyedDecodingContainer  // Parts in their order.
      var _json: Any?
      var currentIndex: Int  // The number of the next one.
      var count: Int? { (_json as? [Any])?.count }  // How many there are.
      var isAtEnd: Bool { currentIndex >= count ?? 0 }  // Whether all have been read.
      mutating func _next() -> Any? { currentIndex += 1; return isAtEnd && currentIndex > count ?? 0 ? nil : (_json as? [Any])?[currentIndex - 1] }
      mutating func decodeNil() throws -> Bool { if _isNull((_json as? [Any])?[currentIndex]) { currentIndex += 1; return true }; return false }  // Whether the next one is nothing.
      mutating func decode<T>(_ type: T.Type) throws -> T { _made(type, _next(), "Index \\(currentIndex - 1)") }  // The next one as a value.
      mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? { let part = _next(); return part == nil || _isNull(part) ? nil : _made(type, part, "Index \\(currentIndex - 1)") }  // The same; nil where there is none.
      mutating func nestedContainer<K>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K> { KeyedDecodingContainer(_json: _next(), _key: type) }  // The parts of the next one.
    struct SingleValueDecodingContainer  // One value.
      func decodeNil() -> Bool { _isNull(_json) }  // Whether there is nothing.
      func decode<T>(_ type: T.Type) throws -> T { _made(type, _json, nil) }  // The value.
    struct Decoder,SingleValueDecodingContainer
      var _json: Any?
    struct Decoder,KeyedDecodingContainer,UnkeyedDecodingContainer,SingleValueDecodingContainer
      func _isNull(_ json: Any?) -> Bool
      func _made(_ type: T.Type, _ json: Any?, _ key: Any?) -> T
    class Encoder  // Takes what a value is to be written as.
      var _value: Any?
      var _parts: [String: Any] = [:]
      init() {}
      func container<K>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> { _value = _parts; return KeyedEncodingContainer(_encoder: self) }  // Takes parts by name.
      func unkeyedContainer() -> UnkeyedEncodingContainer { _value = []; return UnkeyedEncodingContainer(_encoder: self) }  // Takes parts in their order.
      func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(_encoder: self) }  // Takes one value.
    struct KeyedEncodingContainer<Key>  // Takes parts by name.
      var _encoder: Encoder
      mutating func encode(_ value: Any, forKey key: Key) throws { _encoder._parts[key.stringValue] = value == nil ? () : value; _encoder._value = _encoder._parts }  // Takes a part.
      mutating func encodeIfPresent(_ value: Any?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }  // Takes a part, unless it is nil.
      mutating func encodeNil(forKey key: Key) throws { try encode((), forKey: key) }  // Takes nothing as a part.
      mutating func nestedContainer<K>(keyedBy type: K.Type, forKey key: Key) -> KeyedEncodingContainer<K> { let inner = Encoder(); try encode(inner, forKey: key); return inner.container(keyedBy: type) }  // Takes the parts of a part.
      mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer { let inner = Encoder(); try encode(inner, forKey: key); return inner.unkeyedContainer() }  // The same, in their order.
    struct UnkeyedEncodingContainer  // Takes parts in their order.
      var _encoder: Encoder
      mutating func encode(_ value: Any) throws { let all = _encoder._value as? [Any] ?? []; _encoder._value = all + [value] }  // Takes the next one.
      mutating func nestedContainer<K>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> { let inner = Encoder(); try encode(inner); return inner.container(keyedBy: type) }  // Takes the parts of the next one.
    struct SingleValueEncodingContainer  // Takes one value.
      var _encoder: Encoder
      mutating func encode(_ value: Any) throws { _encoder._value = value }  // Takes it.
      mutating func encodeNil() throws { _encoder._value = () }  // Takes nothing.
    """,
    [
      "stringValue": .init { session, value, _, _ in .string(session.name(ofKey: value)) },
      "_isNull": .plain { _, given in .bool(given[0] == .void) },
      "_made": .init { session, value, given, place throws(Problem) in
        guard case .type(let type) = given[0], given[1] != .nothing else {
          throw session.noKey(given[2], place)
        }
        if given[2] == .nothing { return try session.decode(given[1], as: type, place) }
        return try session.decode(given[1], as: type, at: given[2], place)
      },
      "allKeys": .init { session, value, _, place throws(Problem) in
        guard case .type(let type)? = session.stored("_key", of: value),
          let json = session.stored("_json", of: value), let info = session.info(type)
        else { return .list([]) }
        var keys: [Value] = []
        for (name, _) in json.pairs {
          if info.kind == .enumeration {
            keys += info.cases.map { .enumCase(info.name, $0.name, []) }.filter {
              session.name(ofKey: $0) == name.text
            }
          } else if let own = session.initializers(of: type).first(where: {
            $0.signature.labels == ["stringValue"]
          }) {
            var given = [name]
            keys.append(try info.construct(by: own, &given, in: &session, place))
          }
        }
        return .list(keys.filter { $0 != .nothing })
      },
    ])
}

extension Session {
  /// The JSON name of a key: the raw value of a `CodingKeys` case, otherwise its name.
  fileprivate func name(ofKey key: Value) -> String {
    guard case .enumCase(let type, let name, _) = key else { return text(key) }
    return info(.named(type))?.raw(of: name)?.text ?? name
  }
}
