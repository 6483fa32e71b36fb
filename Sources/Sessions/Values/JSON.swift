import Platform

/// A value in JSON's form: an object is a dictionary, and `null` is `.void`.
package struct JSON: Codable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func read<Part: Decodable>(_ make: (Part) -> Value) -> Value? {
      (try? container.decode(Part.self)).map(make)
    }
    if container.decodeNil() {
      value = .void
    } else if let plain = read(Value.bool) ?? read(Value.int) ?? read(Value.double) ?? read(Value.string) {
      value = plain
    } else if let list = try? container.decode([JSON].self) {
      value = .list(list.map(\.value))
    } else {
      let parts = try container.decode([String: JSON].self)
      value = .dictionary(Dictionary(uniqueKeysWithValues: parts.map { (.string($0), $1.value) }))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .list(let values): try container.encode(values.map { JSON($0) })
    case .dictionary(let parts):
      try container.encode(Dictionary(uniqueKeysWithValues: parts.map { ($0.text, JSON($1)) }))
    default: try container.encodeNil()
    }
  }
}

extension Session {
  /// A value as JSON, with the names of its `CodingKeys`; values that are nil are left out.
  ///
  /// - Parameter owner: The type whose synthesized `encode(to:)` is used, if one is asked for.
  package mutating func json(_ value: Value, _ place: Place, isSnake: Bool, as owner: String? = nil)
    throws(Problem)
    -> Value
  {
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
    if owner == nil, let written = try encoded(value, place) { return try json(written) }
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
        if structure.type == "Date" { return written(date: value) }
        if structure.type == "Data" { return .string(Data(value.bytes.utf8).base64EncodedString()) }
        let parts = try structure.fields.map { field throws(Problem) in try json(field) }
        return parts.count == 1 ? parts[0] : .list(parts)
      }
      let pairs = zip(info.fields, structure.fields).filter { !$0.0.isTypeArgument }.map {
        (codedName($0), $1)
      }
      return try object(pairs, of: structure.type)
    case .object(let id):
      let type = className(of: value)
      var all: [Value: Value] = [:]
      for info in info(.named(owner ?? type)).map({ coded($0, as: "Encodable") }) ?? [] {
        let fields = info.fields.filter { !$0.isTypeArgument }
        let pairs = fields.map { (codedName($0), heap.objects[id.row].fields[$0.name] ?? .nothing) }
        if case .dictionary(let some) = try object(pairs, of: info.name) { all.merge(some) { old, _ in old } }
      }
      return .dictionary(all)
    default: return .void
    }
  }

  /// The type and its superclasses, from the first one that declares the protocol: properties that subclasses add are not coded.
  func coded(_ info: TypeInfo, as word: String) -> [TypeInfo] {
    let line = lineage(.named(info.name)).filter { $0.kind != .protocol && !$0.isApple }
    let rest = line.drop { !$0.conformances.contains(word) }
    return rest.isEmpty ? line : Array(rest)
  }

  /// `my_url_value` for `myURLValue`.
  private static func snakeWritten(_ name: String) -> String {
    let words = name.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1)_\($0.2)" }
    return words.replacing(#/([A-Z])([A-Z][a-z])/#) { "\($0.1)_\($0.2)" }.lowercased()
  }
}
