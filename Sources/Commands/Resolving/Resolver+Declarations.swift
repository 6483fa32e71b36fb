import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `let x = e`, `var x: Int = e`, `let watch = register …`.
  mutating func declare(_ statement: Statement) throws(Problem) -> Command.Kind {
    let isConstant = statement.form == .letVariable
    let name = statement.identifier(.name)
    var type: ValueType? = nil
    if case .type(let reference)? = statement[.type] { type = try self.type(reference) }
    let outer = nameUnderWay
    nameUnderWay = name.name
    defer { nameUnderWay = outer }
    if let parent = parents.last, !isConstant {
      if case .statement(let inner)? = statement[.value] { throw Problem(.needsUse(.variable), inner.range) }
      return try property(name, of: parent, type, statement.expression(.value))
    }
    try checkFree(name)
    if case .statement(let inner)? = statement[.value] {
      if inner.form == .cost { return try declareCost(name, type, inner, isConstant: isConstant) }
      return try declareToken(name, type, inner)
    }
    let expression = statement.expression(.value)
    if case .call(let callee, let arguments) = expression.kind,
      let problem = newObject(callee, arguments, text(name), statement.range)
    {
      throw problem
    }
    let typed = try resolve(expression, expecting: type)
    let code =
      try type.map { (type) throws(Problem) in try convert(typed, to: type, expression.range) } ?? typed.code
    let final = type ?? typed.type
    if final.isOpen {
      throw Problem(.needsType(text(name)), expression.range)
    }
    if final == .overrides { throw Problem(.needsUse(.overrides, owner(of: expression)), expression.range) }
    let evaluation = Command(kind: .evaluate(code, final), range: expression.range)
    if isTopLevel { return declareVariable(name, final, isConstant: isConstant, evaluation) }
    let place = frames[frames.count - 1].add(name.name, final, isConstant: isConstant)
    return .setLocal(place, code)
  }

  /// The environment whose overrides an expression names.
  private func owner(of overrides: Expression) -> Problem.Examples {
    var examples = world.examples
    if case .member(let base, _) = overrides.kind {
      let place = source(base)
      if !place.contains("…") { examples.place = place }
    }
    return examples
  }

  private mutating func declareToken(_ name: Identifier, _ type: ValueType?, _ inner: Statement)
    throws(Problem) -> Command.Kind
  {
    if let type, type != .registration {
      throw Problem(
        .mismatch(expected: world.describe(type), found: world.describe(.registration)), inner.range)
    }
    if isTopLevel {
      let command = Command(kind: .register(try registration(inner, local: nil)), range: inner.range)
      return declareVariable(name, .registration, isConstant: true, command)
    }
    var registration = try registration(inner, local: nil)
    registration.local = frames[frames.count - 1].add(name.name, .registration)
    return .register(registration)
  }

  /// `var label = ""` in an environment's block: a plain property.
  private mutating func property(
    _ name: Identifier, of parent: EnvironmentReference, _ type: ValueType?, _ value: Expression
  ) throws(Problem) -> Command.Kind {
    if trait(property: name.name) != nil || text(name) == World.mutableHeadroom
      || world.memberNames(of: .environment).contains(text(name))
    {
      throw Problem(.hidesMember(text(name)), name.range)
    }
    let typed = try resolve(value, expecting: type)
    let final = type ?? typed.type
    if final.isOpen { throw Problem(.needsType(text(name)), value.range) }
    let code = try convert(typed, to: final, value.range)
    declaredProperties[name.name] = final
    return .setProperty(PropertyKey(name: name.name), of: parent.code, code, final)
  }

  /// A variable may not take an environment's name, nor the name of another variable of the same scope.
  func checkFree(_ name: Identifier) throws(Problem) {
    if isTopLevel {
      let row = world.entry(name.name).variable
      if row >= 0 { throw isTaken(name, byConstant: world.declarations[Int(row)].isConstant) }
    } else if let frame = frames.last,
      let local = frame.locals[min(frame.blockStart, frame.locals.count)...].first(where: {
        $0.name == name.name && $0.kind == nil
      })
    {
      throw isTaken(name, byConstant: local.isConstant)
    }
    try checkNoPlace(name)
  }

  private func isTaken(_ name: Identifier, byConstant isConstant: Bool) -> Problem {
    Problem(.alreadyDefined(text(name), role: isConstant ? .constant : .variable), name.range)
  }

  /// `true`, `false` and `nil` mean their values wherever one is read, so that nothing else of that name could be.
  func checkNoLiteral(_ name: Identifier) throws(Problem) {
    switch name.name.word {
    case .true, .false, .nil: throw Problem(.literalName(text(name)), name.range)
    default: break
    }
  }

  /// What holds a value, a loop's variable or a parameter too, may not take the name of an environment or an
  /// inspector.
  func checkNoPlace(_ name: Identifier) throws(Problem) {
    try checkNoLiteral(name)
    if !world.environments(named: name.name).isEmpty {
      throw Problem(.nameTaken(text(name), by: .environment), name.range)
    }
    if world.entry(name.name).inspector >= 0 {
      throw Problem(.nameTaken(text(name), by: .inspector), name.range)
    }
  }
}
