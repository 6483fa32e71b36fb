/// A value as JSON has it: an object is a dictionary, and `null` is `.void`.
struct JSON: Codable {
  let value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
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

  func encode(to encoder: any Encoder) throws {
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
