import Syntax

// The cases of enums.
extension Checker {
  mutating func declare(cases: [EnumCase], of name: String, _ range: SourceRange) throws(Problem) {
    for one in cases {
      guard let info = session.definitions.types[name] else { return }
      guard info.kind == .enumeration else { throw problem("a `case` stands in an enum", at: one.name.range) }
      if info.cases.contains(where: { $0.name == one.name.text }) {
        throw problem("`\(one.name.text)` is there already", at: one.name.range)
      }
      let types = try one.values.map { value throws(Problem) in try resolve(value.type) }
      let before = text(SourceRange(range.start, cases[0].name.range.start))
      let isIndirect = info.declaration.modifiers?.contains("indirect") == true || before.contains("indirect")
      if !isIndirect, types.contains(where: { $0.wrapped == session.type(named: name) }) {
        throw problem(
          "`\(one.name.text)` holds another \(name)", at: one.name.range,
          suggestion: "write `indirect case \(one.name.text)`")
      }
      let raw = try rawValue(one, info)
      let initials = try zip(one.values, types).map { value, type throws(Problem) in
        try value.initial.map { initial throws(Problem) in
          try first(initial, of: one.name, as: type, in: name)
        }
      }
      let labels = one.values.map { $0.label?.text }
      session.definitions.types[name]?.cases.append(
        .init(name: one.name.text, raw: raw, labels: labels, types: types, initials: initials))
    }
  }

  /// The raw value of a case: as written, else the previous one plus one, or the name of the case.
  private mutating func rawValue(_ one: EnumCase, _ info: TypeInfo) throws(Problem) -> Value? {
    let last = info.cases.last?.raw
    switch (info.rawType, one.rawValue) {
    case (nil, nil): return nil
    case (nil, let written?):
      throw problem(
        "`\(info.name)` has no raw values", at: written.range, suggestion: "write `enum \(info.name): Int`")
    case (let type?, let written?):
      if let value = try check(written, expecting: type).literal { return value }
      throw problem("a raw value is a literal", at: written.range)
    case (.string, nil): return .string(one.name.text)
    case (.double, nil): return .double((last?.number).map { $0 + 1 } ?? 0)
    case (_, nil) where last?.whole == .max:
      throw problem("there is no Int after \(Int.max)", at: one.name.range, suggestion: "write a raw value")
    case (_, nil): return .int(last.map { $0.whole + 1 } ?? 0)
    }
  }
}
