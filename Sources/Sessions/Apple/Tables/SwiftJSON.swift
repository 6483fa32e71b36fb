import Platform

extension AppleTypes {
  static let json = TypeInfo.read(
    """
    struct Data: Hashable  // Bytes, which are a text here.
      var text: String
      init() { text = "" }  // None.
      init(_ bytes: String) { text = bytes }  // The bytes of a text.
      init(count: Int) { text = String(repeating: "\\0", count: count) }  // So many zeros.
      init(_ bytes: [Int])  // Bytes, which are UTF-8.
      func base64EncodedString() -> String  // As 64 letters and signs write it.
      init(contentsOf url: URL) throws {
        guard let data = FileManager._files[url.path] else { throw DataError.fileNotFound }
        self = data
      }  // What was written to an address.
      func write(to url: URL, options: Any = 0) throws { FileManager._files[url.path] = self }  // Keeps it at an address, as long as the session lives.
      var count: Int { text.utf8.count }  // How many there are.
      var isEmpty: Bool { text.isEmpty }  // Whether there is none.
      func map<T>(_ transform: (Int) -> T) -> [T] { Array(text.utf8).map(transform) }  // What each byte becomes.
    struct String
      each utf8/bytes, utf16/units of 16 bits | var #: [Int] { get }  // Its #1.
      var unicodeScalars: [String] { get }  // Its scalars.
      init(string: String) { self = string }  // The same.
      init(contentsOfFile path: String, encoding: Any? = nil) throws { self = try Data(contentsOf: URL(filePath: path)).text }  // What was written to an address.
      init(contentsOf url: URL, encoding: Any? = nil) throws { self = try Data(contentsOf: url).text }  // What was written to an address.
      func write(to url: URL, atomically: Bool = false, encoding: String.Encoding = .utf8) throws { try Data(self).write(to: url) }  // Keeps it at an address, as long as the session lives.
      init(decoding bytes: [Int], as encoding: Any) { self = Data(bytes).text }  // The text that bytes are.
      init?(bytes: [Int], encoding: String.Encoding) { self = Data(bytes).text }  // The text that bytes are.
      func data(using encoding: String.Encoding) -> Data? { Data(self) }  // Its bytes.
      init?(data: Data, encoding: String.Encoding) { self = data.text }  // The text that data are.
      init(decoding data: Data, as encoding: Any) { self = data.text }  // The text that data are.
    enum String.Encoding utf8=4 ascii=1 unicode=10 utf16=10
    enum UTF8
    enum JSONDecoder.KeyDecodingStrategy useDefaultKeys convertFromSnakeCase
    enum JSONDecoder.DateDecodingStrategy,JSONEncoder.DateEncodingStrategy: Hashable  // How dates are written.
      case deferredToDate iso8601 secondsSince1970 millisecondsSince1970 formatted(DateFormatter)
    enum DecodingError: Hashable, Error  // What is wrong with data that are decoded.
      case dataCorrupted(DecodingError.Context) keyNotFound(CodingKey,DecodingError.Context)
      case typeMismatch(Any,DecodingError.Context) valueNotFound(Any,DecodingError.Context)
      static func dataCorruptedError<K>(forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: [key], debugDescription: debugDescription)) }  // What says that a part is wrong.
      static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError { .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: debugDescription)) }  // What says that a value is wrong.
    struct DecodingError.Context: Hashable  // What is said of an error.
      var codingPath: [CodingKey] = []
      var debugDescription: String
    enum DataError: Hashable, Error
      case fileNotFound
    class JSONDecoder,PropertyListDecoder  // Makes values of JSON; property lists are JSON here.
      init()  // Makes one.
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys  // How names are read.
      func decode(_ type: T.Type, from data: Data) throws -> T  // The value that data are.
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate  // How dates are written: as seconds since 2001, if nothing else is said.
    class JSONSerialization  // JSON as dictionaries and lists.
      static func jsonObject(with data: Data, options: Any = 0) throws -> Any  // What JSON says.
      static func data(withJSONObject object: Any, options: Any = 0) throws -> Data  // The same as JSON.
    class JSONEncoder,PropertyListEncoder  // Makes JSON of values; property lists are JSON here.
      init()  // Makes one.
      func encode(_ value: T) throws -> Data  // A value as data.
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate  // How dates are written: as seconds since 2001, if nothing else is said.
      kept outputFormatting keyEncodingStrategy
    """,
    [
      "init(_:)": .plain { _, given in
        .data(String(decoding: given[0].elements.map { UInt8(truncatingIfNeeded: $0.whole) }, as: UTF8.self))
      },
      "base64EncodedString": .plain { value, _ in .string(Data(value.bytes.utf8).base64EncodedString()) },
      "utf8": .of { (text: String) in text.utf8.map { Int($0) } },
      "utf16": .of { (text: String) in text.utf16.map { Int($0) } },
      "unicodeScalars": .of { (text: String) in text.unicodeScalars.map { String($0) } },
      "decode": .init { session, value, given, place throws(Problem) in
        guard case .type(let type) = given[0] else { return .nothing }
        session.statics["JSONDecoder._dates"] = session.stored("dateDecodingStrategy", of: value)
        session.statics["JSONDecoder._keys"] = session.stored("keyDecodingStrategy", of: value)
        defer { for name in ["_dates", "_keys"] { session.statics["JSONDecoder." + name] = nil } }
        return try session.decode(try session.json(ofData: given[1], place), as: type, place)
      },
      "jsonObject": .init { session, _, given, place throws(Problem) in
        try session.json(ofData: given[0], place)
      },
      "data(withJSONObject:options:)": .init { session, _, given, place throws(Problem) in
        try session.json(given[0], place, isSnake: false).written(by: JSONEncoder(), place)
      },
      "encode": .init { session, value, given, place throws(Problem) in
        func asked(_ property: String, _ word: String) -> Bool {
          session.shown(session.stored(property, of: value) ?? .nothing).contains(word)
        }
        session.statics["JSONEncoder._dates"] = session.stored("dateEncodingStrategy", of: value)
        defer { session.statics["JSONEncoder._dates"] = nil }
        let encoder = JSONEncoder()
        if asked("outputFormatting", "prettyPrinted") { encoder.outputFormatting.insert(.prettyPrinted) }
        if asked("outputFormatting", "withoutEscapingSlashes") {
          encoder.outputFormatting.insert(.withoutEscapingSlashes)
        }
        let isSnake = asked("keyEncodingStrategy", "convertToSnakeCase")
        return try session.json(given[0], place, isSnake: isSnake).written(by: encoder, place)
      },
    ])
}

extension Value {
  static func data(_ text: String) -> Value { .structure(.init("Data", [.string(text)])) }

  var bytes: String { self[0].text }

  /// The value as JSON data; the names are always sorted.
  fileprivate func written(by encoder: JSONEncoder, _ place: Place) throws(Problem) -> Value {
    encoder.outputFormatting.insert(.sortedKeys)
    guard let data = try? encoder.encode(JSON(self)) else {
      throw Problem("this cannot be written as JSON", at: place)
    }
    return .data(String(decoding: data, as: UTF8.self))
  }
}

extension Session {
  /// Stores a `DecodingError` as the thrown error, and returns the problem for it.
  mutating func failure(_ name: String, of what: Value = .nothing, _ place: Place) -> Problem {
    let context = Value.structure(
      .init("DecodingError.Context", [.list([]), .string(Self.failures[name] ?? name)]))
    runtime.thrown = .enumCase("DecodingError", name, name == "dataCorrupted" ? [context] : [what, context])
    return Problem("an error was thrown, and nobody catches it: \(name)", at: place, kind: .thrown)
  }

  private static let failures = [
    "dataCorrupted": "The given data was not valid JSON.", "keyNotFound": "No value associated with key.",
    "typeMismatch": "Expected to decode another type.",
    "valueNotFound": "Expected a value but found null instead.",
  ]

  fileprivate mutating func json(ofData data: Value, _ place: Place) throws(Problem) -> Value {
    guard let json = try? JSONDecoder().decode(JSON.self, from: Data(data.bytes.utf8)) else {
      throw failure("dataCorrupted", place)
    }
    return json.value
  }

  /// Decodes JSON at a key or an index; an error contains that place.
  mutating func decode(_ json: Value, as type: Type, at key: Value, _ place: Place) throws(Problem) -> Value {
    do throws(Problem) { return try decode(json, as: type, place) } catch {
      guard error.kind == .thrown, case .enumCase("DecodingError", let name, var parts) = runtime.thrown,
        case .structure(var context)? = parts.last
      else { throw error }
      context[0] = .list([key] + context[0].elements)
      parts[parts.count - 1] = .structure(context)
      runtime.thrown = .enumCase("DecodingError", name, parts)
      throw error
    }
  }

  mutating func decode(_ json: Value, as type: Type, _ place: Place) throws(Problem) -> Value {
    try step(place)
    switch (type, json) {
    case (.optional, .void): return .nothing
    case (.optional(let wrapped), _): return try decode(json, as: wrapped, place)
    case (_, .void): throw failure("valueNotFound", of: .type(type), place)
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string): return json
    case (.int, .double): throw failure("dataCorrupted", place)
    case (.double, .int(let value)): return .double(Double(value))
    case (.list(let element), .list(let values)), (.set(let element), .list(let values)):
      var list: [Value] = []
      for (index, value) in values.enumerated() {
        let key = Value.string("Index \(index)")
        list.append(try decode(value, as: element, at: key, place))
      }
      return .list(type.isSet ? try distinct(list) : list)
    case (.dictionary(let key, let element), .dictionary), (.dictionary(let key, let element), .list):
      // Dictionaries with other keys are a list of keys and values in turn.
      let list = json.pairs.isEmpty ? json.elements : json.pairs.flatMap { [$0, $1] }
      var entries: [Value: Value] = [:]
      for index in stride(from: 1, to: list.count, by: 2) {
        let name = list[index - 1]
        let number = key == .int ? Int(name.text) : nil
        let key = try decode(number.map { .int($0) } ?? name, as: key, place)
        entries[key] = try decode(list[index], as: element, at: name, place)
      }
      return .dictionary(entries)
    case (.named(let name), _), (.generic(let name, _), _):
      return try decode(json, as: type, named: name, place)
    default: throw failure("typeMismatch", of: .type(type), place)
    }
  }

  private mutating func decode(_ json: Value, as type: Type, named name: String, _ place: Place)
    throws(Problem) -> Value
  {
    guard let info = info(type) else { throw failure("typeMismatch", of: .string(name), place) }
    if !info.isApple, let made = try decoded(json, by: info, place) { return made }
    if let raw = info.rawType {
      let value = try decode(json, as: raw, place)
      guard let found = info.cases.first(where: { $0.raw == value }) else {
        throw failure("dataCorrupted", place)
      }
      return .enumCase(name, found.name, [])
    }
    if name == "Date" { return try date(json, place) }
    if info.isApple, case .string(let text) = json {
      let bytes =
        name == "Data" ? Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } : text
      guard let bytes, name != "UUID" || UUID(uuidString: text) != nil else {
        throw failure("dataCorrupted", place)
      }
      return .structure(.init(name, [.string(bytes)]))
    }
    if info.isApple, case .list(let values) = json, values.count == info.fields.count {
      // `CGPoint` and the like are a list of their parts.
      let parts = try zip(values, info.fields).map { value, field throws(Problem) in
        try decode(value, as: field.type, place)
      }
      return .structure(.init(name, parts))
    }
    if info.isApple { return .kept(name) }
    guard case .dictionary = json, [.structure, .class].contains(info.kind) else {
      throw failure("typeMismatch", of: .type(.named(name)), place)
    }
    var made = try info.allocate(in: &self, place)
    let parts = placeholders(of: type)
    for (name, value) in try fields(of: info, parts, in: json, place) { store(name, of: &made, value) }
    return made
  }

  /// Decodes the properties of the class that is Decodable and of its superclasses; what a subclass adds keeps its initial values.
  mutating func fields(
    of info: TypeInfo, _ parts: [String: Type] = [:], in json: Value, _ place: Place
  ) throws(Problem) -> [(name: String, value: Value)] {
    guard case .dictionary(let values) = json else {
      throw failure("typeMismatch", of: .type(.named(info.name)), place)
    }
    let isSnake = statics["JSONDecoder._keys"]?.caseName == "convertFromSnakeCase"
    var found: [(name: String, value: Value)] = []
    for info in coded(info, as: "Decodable") {
      let keys = self.info(.named("\(info.name).CodingKeys"))?.cases
      for field in info.fields where !field.isTypeArgument {
        let key = keys?.first { $0.name == field.name }
        let written = key?.raw?.text ?? (isSnake ? Self.snake(field.name) : field.name)
        // A constant with a value in its declaration keeps that value.
        if field.initial != nil, keys != nil && key == nil || field.isConstant { continue }
        if let value = values[.string(written)], keys == nil || key != nil {
          let type = field.type.filled(with: parts)
          let name = isSnake ? field.name : written
          found.append((field.name, try decode(value, as: type, at: .string(name), place)))
        } else if field.type.isOptional {
          found.append((field.name, .nothing))
        } else {
          throw failure("keyNotFound", of: .string(written), place)
        }
      }
    }
    return found
  }

  /// The snake case form of a name: `is_admin` for `isAdmin`.
  fileprivate static func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
