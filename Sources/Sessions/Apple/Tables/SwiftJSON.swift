import Platform

extension AppleTypes {
  /// Texts as data, and what decodes and encodes them.
  static let json = AppleType.read(
    """
    struct Data: Hashable  // Bytes, which are a text here.
      var text: String
      init() { text = "" }  // None.
      init(_ bytes: String) { text = bytes }  // The bytes of a text.
      init(count: Int) { text = String(repeating: "\\0", count: count) }  // So many zeros.
      init(_ bytes: [Int])  // Bytes, which are UTF-8.
      init(contentsOf url: URL)  // What lies at an address, of which there is none here.
      var count: Int { text.utf8.count }  // How many there are.
      var isEmpty: Bool { text.isEmpty }  // Whether there is none.
    struct String
      var utf8: [Int] { get }  // Its bytes.
      var utf16: [Int] { get }  // Its units of 16 bits.
      var unicodeScalars: [String] { get }  // Its scalars.
      func data(using encoding: String.Encoding) -> Data? { Data(self) }  // Its bytes.
      init?(data: Data, encoding: String.Encoding) { self = data.text }  // The text that data are.
      init(decoding data: Data, as encoding: Any) { self = data.text }  // The text that data are.
    enum String.Encoding utf8 ascii unicode utf16
    enum UTF8
    enum JSONDecoder.KeyDecodingStrategy useDefaultKeys convertFromSnakeCase
    enum DecodingError: Hashable, Error
      case dataCorrupted keyNotFound typeMismatch valueNotFound
    enum DataError: Hashable, Error
      case fileNotFound
    class JSONDecoder  // Makes values of JSON.
      init()  // Makes one.
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys  // How names are read.
      func decode(_ type: T.Type, from data: Data) -> T  // The value that data are.
      kept dateDecodingStrategy
    class JSONEncoder  // Makes JSON of values.
      init()  // Makes one.
      func encode(_ value: T) -> Data  // A value as data.
      kept outputFormatting dateEncodingStrategy keyEncodingStrategy
    """,
    [
      "init(_:)": .plain { _, given in
        .data(String(decoding: given[0].elements.map { UInt8(truncatingIfNeeded: $0.whole) }, as: UTF8.self))
      },
      "init(contentsOf:)": .native { session, _, _, place throws(Problem) in
        throw session.failure("DataError", "fileNotFound", place)
      },
      "utf8": .of { (text: String) in text.utf8.map { Int($0) } },
      "utf16": .of { (text: String) in text.utf16.map { Int($0) } },
      "unicodeScalars": .of { (text: String) in text.unicodeScalars.map { String($0) } },
      "decode": .native { session, value, given, place throws(Problem) in
        guard case .type(let type) = given[0] else { return .nothing }
        guard let json = try? JSONDecoder().decode(JSON.self, from: Data(given[1].bytes.utf8))
        else { throw session.failure("DecodingError", "dataCorrupted", place) }
        let isSnake = session.stored("keyDecodingStrategy", of: value)?.caseName == "convertFromSnakeCase"
        return try session.decode(json, as: type, isSnake: isSnake, place)
      },
      "encode": .native { session, _, given, _ in .data(session.json(given[0])) },
    ])
}

extension Value {
  fileprivate static func data(_ text: String) -> Value { .structure(.init("Data", [.string(text)])) }

  fileprivate var bytes: String { if case .structure(let data) = self { data.fields[0].text } else { "" } }
}

/// A value of JSON.
private enum JSON: Decodable {
  case null, bool(Bool), number(Double), string(String), list([JSON]), object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
}

extension Session {
  /// An error of Apple's, thrown.
  fileprivate mutating func failure(_ type: String, _ name: String, _ place: Place) -> Problem {
    runtime.thrown = .enumCase(type, name, [])
    return Problem("an error was thrown, and nobody catches it: \(name)", at: place, kind: .thrown)
  }

  private mutating func mismatch(_ place: Place) -> Problem {
    failure("DecodingError", "typeMismatch", place)
  }

  /// JSON as a value of a type.
  fileprivate mutating func decode(_ json: JSON, as type: Type, isSnake: Bool, _ place: Place) throws(Problem)
    -> Value
  {
    try step(place)
    switch (type, json) {
    case (.optional, .null): return .nothing
    case (.optional(let wrapped), _): return try decode(json, as: wrapped, isSnake: isSnake, place)
    case (.bool, .bool(let value)): return .bool(value)
    case (.int, .number(let value)):
      guard let whole = Int(exactly: value) else { throw mismatch(place) }
      return .int(whole)
    case (.double, .number(let value)): return .double(value)
    case (.string, .string(let value)): return .string(value)
    case (.list(let element), .list(let values)):
      var list: [Value] = []
      for value in values { list.append(try decode(value, as: element, isSnake: isSnake, place)) }
      return .list(list)
    case (.dictionary(.string, let element), .object(let values)):
      var entries: [Value: Value] = [:]
      for (key, value) in values {
        entries[.string(key)] = try decode(value, as: element, isSnake: isSnake, place)
      }
      return .dictionary(entries)
    case (.named(let name), _): return try decode(json, named: name, isSnake: isSnake, place)
    default: throw mismatch(place)
    }
  }

  private mutating func decode(_ json: JSON, named name: String, isSnake: Bool, _ place: Place)
    throws(Problem)
    -> Value
  {
    guard let info = info(.named(name)) else { throw mismatch(place) }
    if let raw = info.rawType {
      let value = try decode(json, as: raw, isSnake: isSnake, place)
      guard let found = info.cases.first(where: { $0.raw == value }) else {
        throw failure("DecodingError", "dataCorrupted", place)
      }
      return .enumCase(name, found.name, [])
    }
    if info.isApple, case .string(let text) = json { return .structure(.init(name, [.string(text)])) }
    if info.isApple { return .kept(name) }
    guard case .object(let values) = json, info.kind == .structure else { throw mismatch(place) }
    let keys = self.info(.named("\(name).CodingKeys"))?.cases
    var fields: [Value] = []
    for field in info.fields {
      let key = keys?.first { $0.name == field.name }
      let written = key?.raw?.text ?? (isSnake ? Self.snake(field.name) : field.name)
      if let value = values[written], keys == nil || key != nil {
        fields.append(try decode(value, as: field.type, isSnake: isSnake, place))
      } else if let initial = field.initial, keys != nil && key == nil || field.isConstant {
        fields.append(try initial(&self))
      } else if field.type.isOptional {
        fields.append(.nothing)
      } else {
        throw failure("DecodingError", "keyNotFound", place)
      }
    }
    return .structure(.init(name, fields))
  }

  /// `is_admin` for `isAdmin`.
  private static func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }

  /// A value as JSON.
  fileprivate func json(_ value: Value) -> String {
    switch value {
    case .nothing, .void: return "null"
    case .bool, .int, .double: return text(value)
    case .string(let text): return Self.quoted(text)
    case .list(let values): return "[\(values.map { json($0) }.joined(separator: ","))]"
    case .dictionary(let entries):
      let pairs = entries.map { (text($0.key), json($0.value)) }.sorted { $0.0 < $1.0 }
      return "{\(pairs.map { "\(Self.quoted($0.0)):\($0.1)" }.joined(separator: ","))}"
    case .enumCase(let type, let name, _):
      return info(.named(type))?.raw(of: name).map { json($0) } ?? Self.quoted(name)
    case .structure(let structure):
      guard let info = info(.named(structure.type)), !info.isApple else {
        return json(structure.fields.first ?? .nothing)
      }
      let keys = self.info(.named("\(structure.type).CodingKeys"))?.cases
      let pairs = zip(info.fields, structure.fields).compactMap { field, value -> String? in
        let key = keys?.first { $0.name == field.name }
        if keys != nil, key == nil || value == .nothing { return nil }
        return "\(Self.quoted(key?.raw?.text ?? field.name)):\(json(value))"
      }
      return "{\(pairs.joined(separator: ","))}"
    default: return "null"
    }
  }
}
