import Syntax

/// Expressions that are kept, each in a frame of its own: a struct's `==`, a dynamic colour.
extension Resolver {
  /// `equal { left.name == right.name }`: fields are read from two values of the struct, which does not exist yet; the resolver gives
  /// both sides a row that the struct will have.
  mutating func equality(_ expression: Expression, _ fields: [StructDefinition.Field]) throws(Problem)
    -> KeptExpression
  {
    var frame = Frame(surroundings: .equality)
    frame.count = 2
    frames.append(frame)
    defer { frames.removeLast() }
    fieldScope = (left: world.names.name(for: "left"), right: world.names.name(for: "right"), fields: fields)
    defer { fieldScope = nil }
    return try kept(expression, .bool)
  }

  /// The expression of a dynamic colour: traits by property name.
  mutating func color(_ expression: Expression) throws(Problem) -> KeptExpression {
    frames.append(Frame(surroundings: .color))
    defer { frames.removeLast() }
    return try kept(expression, .color)
  }

  /// An expression in a frame of its own, and what is to be known of it when it is evaluated, or a type defined anew.
  private mutating func kept(_ expression: Expression, _ type: ValueType) throws(Problem) -> KeptExpression {
    let code = try require(expression, type)
    return KeptExpression(
      code: code, height: expression.height, types: frames.last?.usedTypes ?? [],
      traits: frames.last?.namedTraits ?? [])
  }
}
