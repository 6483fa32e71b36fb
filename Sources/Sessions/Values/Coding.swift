import Platform

extension Session {
  /// A value made by its type's own `init(from:)`; nil if there is none.
  mutating func decoded(_ json: Value, by info: TypeInfo, _ place: Place) throws(Problem) -> Value? {
    let initializers = lineage(.named(info.name)).lazy.compactMap { $0.members["init"] }.first ?? []
    guard let own = initializers.first(where: { $0.signature.parameters.first?.label == "from" }) else {
      return nil
    }
    var given = [Value.structure(.init("Decoder", [json]))]
    return try info.construct(by: own, &given, in: &self, place)
  }

  /// The result of a type's own `encode(to:)`; nil if there is none.
  mutating func encoded(_ value: Value, _ place: Place) throws(Problem) -> Value? {
    if className(of: value) == "Encoder" { return stored("_value", of: value) ?? .void }
    let own = member("encode", of: type(of: value))?.first { $0.signature.parameters.first?.label == "to" }
    guard let own, case .functions = own.body else { return nil }
    let encoder = newObject("Encoder", ["_parts": .dictionary([:])])
    var (value, given) = (value, [encoder])
    _ = try invoke(own, of: &value, &given, place, as: nil)
    return stored("_value", of: encoder) ?? .nothing
  }

  /// The synthesised `init(from:)` or `encode(to:)` of a Codable type, which the type's own code may call.
  func synthesizedCoder(_ name: String, of type: Type) -> Member? {
    let line = lineage(type)
    let isMaker = name == "init"
    guard let info = line.first, !info.isApple, info.kind != .protocol,
      line.contains(where: { $0.conformances.contains(isMaker ? "Decodable" : "Encodable") })
    else { return nil }
    let coder = Type.named(isMaker ? "Decoder" : "Encoder")
    let parameter = Signature.Parameter(label: isMaker ? "from" : "to", name: "coder", type: coder)
    return Member(
      name: name, kind: isMaker ? .initializer : .method,
      signature: Signature(parameters: [parameter], result: .void),
      body: .native(
        get: { session, value, given, place throws(Problem) in
          if isMaker {
            let json = session.stored("_json", of: given[0]) ?? .void
            for (name, part) in try session.fields(of: info, in: json, place) {
              session.store(name, of: &value, part)
            }
            return value
          }
          var encoder = given[0]
          let written = try session.json(value, place, isSnake: false, as: info.name)
          var all = session.stored("_parts", of: encoder) ?? .nothing
          if case .dictionary(let known) = all, case .dictionary(let new) = written {
            all = .dictionary(known.merging(new) { $1 })
            session.store("_parts", of: &encoder, all)
            session.store("_value", of: &encoder, all)
          } else {
            session.store("_value", of: &encoder, written)
          }
          return .void
        }, set: nil))
  }

  /// A date in the form of the encoder's strategy.
  func written(date value: Value) -> Value {
    guard case .enumCase(_, let strategy, let parts)? = statics["JSONEncoder._dates"] else {
      return .double(value.date.timeIntervalSinceReferenceDate)
    }
    let seconds = value.date.timeIntervalSince1970
    switch strategy {
    case "iso8601": return .string(value.date.written("yyyy-MM-dd'T'HH:mm:ss'Z'"))
    case "secondsSince1970": return .double(seconds)
    case "millisecondsSince1970": return .double(seconds * 1000)
    case "formatted": return .string(value.date.written(pattern(of: parts[0])))
    default: return .double(value.date.timeIntervalSinceReferenceDate)
    }
  }

  /// A date from JSON, in the form of the decoder's strategy.
  mutating func date(_ json: Value, _ place: Place) throws(Problem) -> Value {
    var (strategy, formatter) = ("", nil as Value?)
    if case .enumCase(_, let name, let values)? = statics["JSONDecoder._dates"] {
      (strategy, formatter) = (name, values.first)
    }
    if strategy == "iso8601" || formatter != nil {
      let text = try decode(json, as: .string, place).text
      let date = formatter.map { Date.read(text, pattern(of: $0)) } ?? (try? Date(text, strategy: .iso8601))
      guard let date else { throw noValid(place) }
      return .date(date.timeIntervalSinceReferenceDate)
    }
    let number = try decode(json, as: .double, place).number ?? 0
    switch strategy {
    case "secondsSince1970": return .date(number - 978_307_200)
    case "millisecondsSince1970": return .date(number / 1000 - 978_307_200)
    default: return .date(number)
    }
  }
}
