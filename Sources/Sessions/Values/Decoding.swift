import Platform

extension Session {
  /// Stores a `DecodingError` as the thrown error, and returns the problem for it.
  private mutating func failure(_ name: String, _ what: Value, _ text: String, _ place: Place) -> Problem {
    let context = Value.structure(.init("DecodingError.Context", [.list([]), .string(text)]))
    runtime.thrown = .enumCase("DecodingError", name, name == "dataCorrupted" ? [context] : [what, context])
    return Problem("an error was thrown, and nobody catches it: \(name)", at: place, kind: .thrown)
  }

  package mutating func noValid(_ place: Place) -> Problem {
    failure("dataCorrupted", .nothing, "The given data was not valid JSON.", place)
  }

  package mutating func noKey(_ key: Value, _ place: Place) -> Problem {
    let name = "CodingKeys(stringValue: \"\(key.text)\", intValue: nil) (\"\(key.text)\")"
    return failure("keyNotFound", key, "No value associated with key \(name).", place)
  }

  private mutating func mismatch(_ json: Value, _ type: Type, _ place: Place) -> Problem {
    let wanted: Type =
      switch type {
      case .list, .set: .list(.any)
      case .dictionary, .named, .generic: .dictionary(.string, .any)
      default: type
      }
    let name = wanted.runtimeName
    if json == .void {
      let what = if case .dictionary = wanted { "keyed decoding container" } else { "value of type \(name)" }
      return failure("valueNotFound", .type(wanted), "Cannot get \(what) -- found null value instead", place)
    }
    let words = [
      "Bool": "bool", "Int": "number", "Double": "number", "String": "a string", "Array": "an array",
    ]
    let found = words[self.type(of: json).tableName ?? ""] ?? "a dictionary"
    let text = "Expected to decode \(name) but found \(found) instead."
    return failure("typeMismatch", .type(wanted), text, place)
  }

  /// Decodes JSON at a key or an index; an error contains that place.
  package mutating func decode(_ json: Value, as type: Type, at key: Value, _ place: Place) throws(Problem)
    -> Value
  {
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

  package mutating func decode(_ json: Value, as type: Type, _ place: Place) throws(Problem) -> Value {
    try step(place)
    switch (type, json) {
    case (.optional, .void): return .nothing
    case (.optional(let wrapped), _): return try decode(json, as: wrapped, place)
    case (_, .void): throw mismatch(json, type, place)
    case (.any, _): return json
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string): return json
    case (.int, .double): throw noValid(place)
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
    default: throw mismatch(json, type, place)
    }
  }

  private mutating func decode(_ json: Value, as type: Type, named name: String, _ place: Place)
    throws(Problem) -> Value
  {
    guard var info = info(type) else { throw mismatch(json, type, place) }
    let parts = placeholders(of: type)
    for (index, field) in info.fields.enumerated() where field.isTypeArgument {
      info.fields[index].initial = parts[String(field.name.dropFirst().dropLast())].map { always(.type($0)) }
    }
    if !info.isApple, let made = try decoded(json, by: info, place) { return made }
    if let raw = info.rawType {
      let value = try decode(json, as: raw, place)
      guard let found = info.cases.first(where: { $0.raw == value }) else {
        let written = value.text.isEmpty ? shown(value) : value.text
        let text = "Cannot initialize \(name) from invalid \(raw) value \(written)"
        throw failure("dataCorrupted", .nothing, text, place)
      }
      return .enumCase(name, found.name, [])
    }
    // `{ "failed": { "code": 3 } }`
    if !info.isApple, let (key, given) = json.pairs.first, json.pairs.count == 1,
      let found = info.cases.first(where: { $0.name == key.text })
    {
      let values = try found.types.enumerated().map { index, type throws(Problem) in
        let label = Value.string(found.labels[index] ?? "_\(index)")
        let part = given.pairs.first { $0.0 == label }?.1 ?? .void
        return try decode(part, as: type.filled(with: parts), at: label, place)
      }
      return .enumCase(name, found.name, values)
    }
    if name == "Date" { return try date(json, place) }
    if info.isApple, case .string(let text) = json {
      let bytes =
        name == "Data" ? Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } : text
      guard let bytes, name != "UUID" || UUID(uuidString: text) != nil else {
        throw noValid(place)
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
      throw mismatch(json, type, place)
    }
    var made = try info.allocate(in: &self, place)
    for (name, value) in try fields(of: info, parts, in: json, place) { store(name, of: &made, value) }
    return made
  }

  /// Decodes the properties of the class that is Decodable and of its superclasses; what a subclass adds keeps its initial values.
  mutating func fields(
    of info: TypeInfo, _ parts: [String: Type] = [:], in json: Value, _ place: Place
  ) throws(Problem) -> [(name: String, value: Value)] {
    guard case .dictionary(let values) = json else {
      throw mismatch(json, .named(info.name), place)
    }
    let isSnake = statics["JSONDecoder._keys"]?.caseName == "convertFromSnakeCase"
    var found: [(name: String, value: Value)] = []
    for info in coded(info, as: "Decodable") {
      let keys = self.info(.named("\(info.name).CodingKeys"))?.cases
      for field in info.fields where !field.isTypeArgument {
        let coded = codedName(field)
        let key = keys?.first { $0.name == coded }
        let written = key?.raw?.text ?? (isSnake ? Self.snake(coded) : coded)
        // A constant with a value in its declaration keeps that value.
        if field.initial != nil, keys != nil && key == nil || field.isConstant { continue }
        if let value = values[.string(written)], keys == nil || key != nil {
          let type = field.type.filled(with: parts)
          let name = isSnake ? coded : written
          found.append((field.name, try decode(value, as: type, at: .string(name), place)))
        } else if field.type.isOptional {
          found.append((field.name, .nothing))
        } else {
          throw noKey(.string(written), place)
        }
      }
    }
    return found
  }

  /// The name under which a property is coded: the storage of a wrapper has a `_` before it.
  func codedName(_ field: TypeInfo.Field) -> String {
    let isStorage = info(field.type)?.conformances.contains("propertyWrapper") == true
    return String(field.name.drop { isStorage && $0 == "_" })
  }

  /// The snake case form of a name: `is_admin` for `isAdmin`.
  fileprivate static func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
