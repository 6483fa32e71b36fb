import Syntax

// `[String: Int]()`, `["a": 1]`, `(1, 2)`.
extension Checker {
  /// The type and the value of `[String]()` and `[String: Int]()`; nil where no type stands in the brackets.
  mutating func emptyCollection(_ literal: Expression) throws(Problem) -> (Type, Value)? {
    func type(_ expression: Expression) throws(Problem) -> Type? {
      let checked = try checkOpen(expression)
      if case .type(let type) = checked.role { return type }
      return nil
    }
    switch literal.kind {
    case .array(let elements):
      guard let element = try elements.first.map(type) ?? nil else { return nil }
      return (.list(element), .list([]))
    case .dictionary(let pairs):
      guard let pair = pairs.first, let key = try type(pair.key), let value = try type(pair.value) else {
        return nil
      }
      return (.dictionary(key, value), .dictionary([:]))
    default: return nil
    }
  }

  mutating func check(
    dictionary pairs: [(key: Expression, value: Expression)], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    var key: Type?
    var value: Type?
    if case .dictionary(let first, let second)? = expected?.wrapped { (key, value) = (first, second) }
    var codes: [(Code, Code)] = []
    for pair in pairs {
      let checkedKey = try check(pair.key, expecting: key)
      let checkedValue = try check(pair.value, expecting: value)
      key = key ?? checkedKey.type
      value = value ?? checkedValue.type
      codes.append((checkedKey.code, checkedValue.code))
    }
    let all = codes
    return Checked(.dictionary(key ?? .unknown("Key"), value ?? .unknown("Value")), range) {
      session throws(Problem) in
      var result: [Value: Value] = [:]
      for (key, value) in all { result[try key(&session)] = try value(&session) }
      return .dictionary(result)
    }
  }

  mutating func check(
    tuple elements: [Argument], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    if elements.isEmpty { return Checked(constant: .void, .void, range) }
    var wanted: [Type?] = elements.map { _ in nil }
    if case .tuple(let types)? = expected, types.count == elements.count { wanted = types.map(\.type) }
    var types: [Type.TupleElement] = []
    var codes: [Code] = []
    for (element, type) in zip(elements, wanted) {
      let checked = try check(element.value, expecting: type)
      types.append(.init(label: element.label?.text, type: checked.type))
      codes.append(checked.code)
    }
    let all = codes
    return Checked(.tuple(types), range) { session throws(Problem) in
      var values: [Value] = []
      for code in all { values.append(try code(&session)) }
      return .tuple(values)
    }
  }
}
