import Platform

extension AppleTypes {
  /// What `init(from:)` and `encode(to:)` of one's own are given.
  static let coders = TypeInfo.read(
    """
    protocol CodingKey  // The name of a part.
      var stringValue: String { get }  // The name as it is written.
    struct Decoder  // JSON that a value is made of.
      func container<K>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K> { KeyedDecodingContainer(_json: _json, _isSnake: _isSnake) }  // Its parts by name.
      func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(_json: _json, _isSnake: _isSnake) }  // The only value.
    struct KeyedDecodingContainer<Key>  // Parts by name.
      func _part(_ key: Key) -> Any? { (_json as? [String: Any])?[key.stringValue] }
      func contains(_ key: Key) -> Bool { _part(key) != nil }  // Whether there is such a part.
      func decodeNil(forKey key: Key) throws -> Bool { _isNull(_part(key)) }  // Whether there is nothing.
      func decode<T>(_ type: T.Type, forKey key: Key) throws -> T { _made(type, _part(key)) }  // A part as a value.
      func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? { let part = _part(key); return part == nil || _isNull(part) ? nil : _made(type, part) }  // A part as a value; nil where there is none.
      func nestedContainer<K>(keyedBy type: K.Type, forKey key: Key) throws -> KeyedDecodingContainer<K> { KeyedDecodingContainer(_json: _part(key), _isSnake: _isSnake) }  // The parts of a part.
    struct SingleValueDecodingContainer  // One value.
      func decodeNil() -> Bool { _isNull(_json) }  // Whether there is nothing.
      func decode<T>(_ type: T.Type) throws -> T { _made(type, _json) }  // The value.
    struct Decoder,KeyedDecodingContainer,SingleValueDecodingContainer
      var _json: Any?
      var _isSnake: Bool
      func _isNull(_ json: Any?) -> Bool
      func _made(_ type: T.Type, _ json: Any?) -> T
    class Encoder  // Takes what a value is to be written as.
      var _value: Any?
      var _parts: [String: Any] = [:]
      init() {}
      func container<K>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> { _value = _parts; return KeyedEncodingContainer(_encoder: self) }  // Takes parts by name.
      func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(_encoder: self) }  // Takes one value.
    struct KeyedEncodingContainer<Key>  // Takes parts by name.
      var _encoder: Encoder
      mutating func encode(_ value: Any, forKey key: Key) throws { _encoder._parts[key.stringValue] = (value as Any?) ?? (); _encoder._value = _encoder._parts }  // Takes a part.
      mutating func encodeIfPresent(_ value: Any?, forKey key: Key) throws { if let value { try encode(value, forKey: key) } }  // Takes a part, unless it is nil.
    struct SingleValueEncodingContainer  // Takes one value.
      var _encoder: Encoder
      mutating func encode(_ value: Any) throws { _encoder._value = value }  // Takes it.
    """,
    [
      "stringValue": .init { session, value, _, _ in .string(session.name(ofKey: value)) },
      "_isNull": .plain { _, given in .bool(given[0] == .void) },
      "_made": .init { session, value, given, place throws(Problem) in
        guard case .type(let type) = given[0], given[1] != .nothing else {
          throw session.failure("keyNotFound", place)
        }
        let isSnake = session.stored("_isSnake", of: value) == .bool(true)
        return try session.decode(given[1], as: type, isSnake: isSnake, place)
      },
    ])
}

extension Session {
  /// How the name of a part is written: the raw value of a case of `CodingKeys`, else its name.
  fileprivate func name(ofKey key: Value) -> String {
    guard case .enumCase(let type, let name, _) = key else { return text(key) }
    return info(.named(type))?.raw(of: name)?.text ?? name
  }

  /// A value that its type makes itself, by `init(from:)`.
  mutating func decoded(_ json: Value, by info: TypeInfo, isSnake: Bool, _ place: Place) throws(Problem)
    -> Value?
  {
    let initializers = lineage(.named(info.name)).lazy.compactMap { $0.members["init"] }.first ?? []
    guard let own = initializers.first(where: { $0.signature.parameters.first?.label == "from" }) else {
      return nil
    }
    var given = [Value.structure(.init("Decoder", [json, .bool(isSnake)]))]
    return try info.construct(by: own, &given, in: &self, place)
  }

  /// What a value's type gives to be written in its place, by `encode(to:)`.
  mutating func encoded(_ value: Value, _ place: Place) throws(Problem) -> Value? {
    let own = member("encode", of: type(of: value))?.first { $0.signature.parameters.first?.label == "to" }
    guard let own else { return nil }
    let encoder = newObject("Encoder", ["_parts": .dictionary([:])])
    var (value, given) = (value, [encoder])
    _ = try invoke(own, of: &value, &given, place, as: nil)
    return stored("_value", of: encoder) ?? .nothing
  }
}

extension Session {
  /// A date as the decoder's strategy reads it.
  mutating func date(_ json: Value, _ place: Place) throws(Problem) -> Value {
    let (strategy, formatter): (String, Value?) =
      if case .enumCase(_, let name, let values)? = statics["JSONDecoder._dates"] {
        (name, values.first)
      } else {
        ("", nil)
      }
    if strategy == "iso8601" || formatter != nil {
      let text = try decode(json, as: .string, isSnake: false, place).text
      let date = formatter.map { Date.read(text, pattern(of: $0)) } ?? (try? Date(text, strategy: .iso8601))
      guard let date else { throw failure("dataCorrupted", place) }
      return .date(date.timeIntervalSinceReferenceDate)
    }
    let number = try decode(json, as: .double, isSnake: false, place).number ?? 0
    switch strategy {
    case "secondsSince1970": return .date(number - 978_307_200)
    case "millisecondsSince1970": return .date(number / 1000 - 978_307_200)
    default: return .date(number)
    }
  }
}
