import Platform

extension AppleTypes {
  /// Texts as data, and what decodes and encodes them.
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
    enum String.Encoding utf8 ascii unicode utf16
    enum UTF8
    enum JSONDecoder.KeyDecodingStrategy useDefaultKeys convertFromSnakeCase
    enum JSONDecoder.DateDecodingStrategy: Hashable  // How dates are written.
      case deferredToDate iso8601 secondsSince1970 millisecondsSince1970 formatted(DateFormatter)
    enum DecodingError: Hashable, Error
      case dataCorrupted(DecodingError.Context) keyNotFound(CodingKey,DecodingError.Context)
      case typeMismatch(Any,DecodingError.Context) valueNotFound(Any,DecodingError.Context)
    struct DecodingError.Context: Hashable  // What is said of an error.
      var debugDescription: String
      var codingPath: [Any] = []
    enum DataError: Hashable, Error
      case fileNotFound
    class JSONDecoder  // Makes values of JSON.
      init()  // Makes one.
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys  // How names are read.
      func decode(_ type: T.Type, from data: Data) -> T  // The value that data are.
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate  // How dates are written: as seconds since 2001, if nothing else is said.
    class JSONSerialization  // JSON as dictionaries and lists.
      static func jsonObject(with data: Data, options: Any = 0) throws -> Any  // What JSON says.
      static func data(withJSONObject object: Any, options: Any = 0) throws -> Data  // The same as JSON.
    class JSONEncoder  // Makes JSON of values.
      init()  // Makes one.
      func encode(_ value: T) -> Data  // A value as data.
      kept outputFormatting dateEncodingStrategy keyEncodingStrategy
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
        defer { session.statics["JSONDecoder._dates"] = nil }
        let json = try session.json(ofData: given[1], place)
        let isSnake = session.stored("keyDecodingStrategy", of: value)?.caseName == "convertFromSnakeCase"
        return try session.decode(json, as: type, isSnake: isSnake, place)
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
        try session.requirePlainDates("dateEncodingStrategy", of: value, place)
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

  fileprivate var bytes: String { if case .structure(let data) = self { data[0].text } else { "" } }

  /// JSON as data; the order of the names is the same each time, asked for or not.
  fileprivate func written(by encoder: JSONEncoder, _ place: Place) throws(Problem) -> Value {
    encoder.outputFormatting.insert(.sortedKeys)
    guard let data = try? encoder.encode(JSON(self)) else {
      throw Problem("this cannot be written as JSON", at: place)
    }
    return .data(String(decoding: data, as: UTF8.self))
  }
}

extension Session {
  /// A `DecodingError`, thrown.
  mutating func failure(_ name: String, of what: Value = .nothing, _ place: Place) -> Problem {
    let context = Value.structure(
      .init("DecodingError.Context", [.string(Self.failures[name] ?? name), .list([])]))
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

  fileprivate func requirePlainDates(_ strategy: String, of coder: Value, _ place: Place) throws(Problem) {
    let asked = stored(strategy, of: coder) ?? .nothing
    if asked == .nothing || shown(asked).hasSuffix("deferredToDate") { return }
    throw Problem(
      "`\(strategy)` is not part of Mendel", at: place,
      suggestion: "a date in JSON is a number of seconds since 2001")
  }

  /// JSON as a value of a type.
  mutating func decode(_ json: Value, as type: Type, isSnake: Bool, _ place: Place) throws(Problem)
    -> Value
  {
    try step(place)
    switch (type, json) {
    case (.optional, .void): return .nothing
    case (.optional(let wrapped), _): return try decode(json, as: wrapped, isSnake: isSnake, place)
    case (_, .void): throw failure("valueNotFound", of: .type(type), place)
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string): return json
    case (.int, .double): throw failure("dataCorrupted", place)
    case (.double, .int(let value)): return .double(Double(value))
    case (.list(let element), .list(let values)), (.set(let element), .list(let values)):
      var list: [Value] = []
      for value in values { list.append(try decode(value, as: element, isSnake: isSnake, place)) }
      return .list(type.isSet ? try distinct(list) : list)
    case (.dictionary(let key, let element), .dictionary), (.dictionary(let key, let element), .list):
      // By other keys than texts it is a list: each key, and its value behind it.
      let list = json.pairs.isEmpty ? json.elements : json.pairs.flatMap { [$0, $1] }
      var entries: [Value: Value] = [:]
      for index in stride(from: 1, to: list.count, by: 2) {
        let number = key == .int ? Int(list[index - 1].text) : nil
        let key = try decode(number.map { .int($0) } ?? list[index - 1], as: key, isSnake: isSnake, place)
        entries[key] = try decode(list[index], as: element, isSnake: isSnake, place)
      }
      return .dictionary(entries)
    case (.named(let name), _): return try decode(json, named: name, isSnake: isSnake, place)
    default: throw failure("typeMismatch", of: .type(type), place)
    }
  }

  private mutating func decode(_ json: Value, named name: String, isSnake: Bool, _ place: Place)
    throws(Problem)
    -> Value
  {
    guard let info = info(.named(name)) else { throw failure("typeMismatch", of: .string(name), place) }
    if let raw = info.rawType {
      let value = try decode(json, as: raw, isSnake: isSnake, place)
      guard let found = info.cases.first(where: { $0.raw == value }) else {
        throw failure("dataCorrupted", place)
      }
      return .enumCase(name, found.name, [])
    }
    if name == "Date" { return try date(json, place) }
    if info.isApple, case .string(let text) = json {
      let isBytes = name == "Data"
      let bytes = isBytes ? Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } : text
      guard let bytes, name != "UUID" || UUID(uuidString: text) != nil else {
        throw failure("dataCorrupted", place)
      }
      return .structure(.init(name, [.string(bytes)]))
    }
    if info.isApple, case .list(let values) = json, values.count == info.fields.count {
      // `CGPoint` and its like are their parts in a list.
      return try .structure(
        .init(
          name,
          zip(values, info.fields).map { value, field throws(Problem) in
            try decode(value, as: field.type, isSnake: isSnake, place)
          }))
    }
    if info.isApple { return .kept(name) }
    if let made = try decoded(json, by: info, isSnake: isSnake, place) { return made }
    guard case .dictionary(let values) = json, [.structure, .class].contains(info.kind) else {
      throw failure("typeMismatch", of: .type(.named(name)), place)
    }
    let keys = self.info(.named("\(name).CodingKeys"))?.cases
    let parts = placeholders(of: .named(name))
    var fields: [Value] = []
    for field in info.fields {
      let key = keys?.first { $0.name == field.name }
      let written = key?.raw?.text ?? (isSnake ? Self.snake(field.name) : field.name)
      // A constant keeps the value that stands with it.
      if let initial = field.initial, keys != nil && key == nil || field.isConstant {
        fields.append(try initial(&self))
      } else if let value = values[.string(written)], keys == nil || key != nil {
        let type = field.type.filled(with: parts)
        fields.append(try decode(value, as: type, isSnake: isSnake, place))
      } else if field.type.isOptional {
        fields.append(.nothing)
      } else {
        throw failure("keyNotFound", of: .string(written), place)
      }
    }
    if info.kind == .structure { return .structure(.init(name, fields)) }
    let named = zip(info.fields.map(\.name), fields)
    return newObject(name, Dictionary(named) { $1 })
  }

  /// `is_admin` for `isAdmin`.
  fileprivate static func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }

  /// `my_url_value` for `myURLValue`.
  fileprivate static func snakeWritten(_ name: String) -> String {
    let words = name.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)_\($0.2)" }
    return words.replacing(#/([A-Z])([A-Z][a-z])/#) { "\($0.1)_\($0.2)" }.lowercased()
  }
}

extension Session {
  /// A value as JSON, by the names of its `CodingKeys`; what is nil is left out.
  mutating func json(_ value: Value, _ place: Place, isSnake: Bool) throws(Problem) -> Value {
    func json(_ value: Value) throws(Problem) -> Value { try self.json(value, place, isSnake: isSnake) }
    func object(_ pairs: [(String, Value)], of type: String? = nil) throws(Problem) -> Value {
      let keys = type.flatMap { info(.named("\($0).CodingKeys"))?.cases }
      var values: [Value: Value] = [:]
      for (name, value) in pairs where value != .nothing {
        let key = keys?.first { $0.name == name }
        if keys != nil, key == nil { continue }
        let written = key?.raw?.text ?? name
        values[.string(isSnake && type != nil ? Self.snakeWritten(written) : written)] = try json(value)
      }
      return .dictionary(values)
    }
    if let written = try encoded(value, place) { return try json(written) }
    switch value {
    case .bool, .int, .double, .string: return value
    case .list(let values): return .list(try values.map(json))
    case .range(let range): return .list(try [range.lower, range.upper].compactMap { $0 }.map(json))
    case .dictionary:
      if case .enumCase(let type, _, _)? = value.pairs.first?.0, !isKind(type, of: "CodingKeyRepresentable") {
        return try json(.list(value.pairs.flatMap { [$0, $1] }))
      }
      return try object(value.pairs.map { (text($0), $1) })
    case .enumCase(let type, let name, let values):
      let info = info(.named(type))
      if let raw = info?.raw(of: name) { return try json(raw) }
      let labels = info?.cases.first { $0.name == name }?.labels ?? []
      let parts = values.enumerated().map { (labels[$0] ?? "_\($0)", $1) }
      return .dictionary([.string(name): try object(parts)])
    case .structure(let structure):
      guard let info = info(.named(structure.type)), !info.isApple else {
        if structure.type == "Data" { return .string(Data(value.bytes.utf8).base64EncodedString()) }
        let parts = try structure.fields.map { field throws(Problem) in try json(field) }
        return parts.count == 1 ? parts[0] : .list(parts)
      }
      return try object(Array(zip(info.fields.map(\.name), structure.fields)), of: structure.type)
    case .object(let id):
      let type = className(of: value)
      let names = lineage(.named(type)).flatMap { $0.fields.map(\.name) }
      return try object(names.map { ($0, heap.objects[id.row].fields[$0] ?? .nothing) }, of: type)
    default: return .void
    }
  }
}
