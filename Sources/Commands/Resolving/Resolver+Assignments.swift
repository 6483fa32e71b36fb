import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `override form.theme = bold`, `override form { theme = bold }`.
  mutating func override(_ statement: Statement) throws(Problem) -> Command.Kind {
    let place = statement.expression(.place)
    if case .sets(let sets)? = statement[.sets] {
      let environment: Code
      if case .name(let name) = place.kind, let own = parents.last, trait(property: name) != nil,
        environments(named: name).isEmpty
      {
        _ = own
        throw Problem(.needsUse("override"), place.range)
      }
      environment = try requireEnvironment(place)
      return .override(environment, try traitSettings(sets))
    }
    let (trait, environment) = try overridePlace(place)
    let value = try require(statement.expression(.value), world.type(of: trait))
    return .override(environment, [.init(trait: trait, value: value)])
  }

  /// `remove override form.theme`.
  mutating func removeOverride(_ statement: Statement) throws(Problem) -> Command.Kind {
    let place = statement.expression(.place)
    let (trait, environment) = try overridePlace(place)
    return .removeOverride(trait, of: environment, .init(range: place.range))
  }

  /// The trait and the environment of `form.theme`, `form[Theme]`; in a node's block, `theme` alone is the block's own.
  private mutating func overridePlace(_ place: Expression) throws(Problem) -> (TraitID, Code) {
    switch place.kind {
    case .member(let base, let member):
      let receiver = try resolve(base)
      guard receiver.type == .environment || receiver.type == .overrides else {
        throw Problem(.notAnEnvironment(world.describe(receiver.type)), base.range)
      }
      return (try requireTrait(property: member), receiver.code)
    case .element(let base, let key):
      return (try requireTrait(key: key), try requireEnvironment(base))
    case .name(let name):
      if let parent = parents.last {
        return (try requireTrait(property: Identifier(name, place.range)), parent.code)
      }
      throw Problem(.needsUse("override"), place.range)
    default:
      throw Problem(.needsUse("override"), place.range)
    }
  }

  /// `x = 1`, `b.count = 2`, `cell.backgroundColor = red`, `cell.traitOverrides.theme = .pastel`.
  mutating func assign(_ statement: Statement) throws(Problem) -> Command.Kind {
    guard case .expressions(let values)? = statement[.values], let value = values.first else {
      throw Problem(.notAssignable, statement.range)
    }
    let place = statement.expression(.place)
    if values.count > 1 { throw Problem(.notAssignable, values[1].range) }
    switch place.kind {
    case .name(let name): return try assign(name, place.range, value)
    case .member(let base, let member): return try assign(base, member, value, place.range)
    case .element(let base, let key):
      let receiver = try resolve(base)
      guard receiver.type == .overrides else { throw Problem(.notAssignable, place.range) }
      let trait = try requireTrait(key: key)
      return .override(receiver.code, [.init(trait: trait, value: try require(value, world.type(of: trait)))])
    default:
      throw Problem(.notAssignable, place.range)
    }
  }

  private mutating func assign(_ name: Name, _ range: SourceRange, _ value: Expression) throws(Problem)
    -> Command.Kind
  {
    guard let variable = variable(name) else {
      let known = frames.flatMap { $0.locals.map { text($0.name) } } + world.variableNames
      if !environments(named: name).isEmpty { throw Problem(.notAssignable, range) }
      throw Problem(.unknownName(text(name), nearest: Spelling.nearest(to: text(name), among: known)), range)
    }
    let code = try require(value, variable.type)
    switch variable {
    case .local(_, _, isConstant: true), .session(_, _, isConstant: true):
      throw Problem(.constant(text(name)), range)
    case .local(let place, _, _): return .setLocal(place, code)
    case .session(let row, _, _): return .setVariable(row, code)
    }
  }

  private mutating func assign(
    _ base: Expression, _ member: Identifier, _ value: Expression, _ range: SourceRange
  )
    throws(Problem) -> Command.Kind
  {
    let receiver = try resolve(base)
    switch receiver.type {
    case .overrides:
      let trait = try requireTrait(property: member)
      return .override(receiver.code, [.init(trait: trait, value: try require(value, world.type(of: trait)))])
    case .environment:
      if trait(property: member.name) != nil {
        throw Problem(
          .write("override \(source(base)).\(text(member)) = …", for: "\(source(base)).\(text(member)) = …"),
          range)
      }
      guard let type = storedType(of: member.name, at: receiver.code) else {
        throw Problem(
          .unknownMember(
            text(member), of: "an environment",
            nearest: nearest(member, Array(World.builtInProperties.keys) + world.traitPropertyNames)),
          member.range)
      }
      return .setProperty(
        PropertyKey(name: member.name), of: receiver.code, try require(value, type), type)
    case .inspector:
      guard text(member) == InspectorProperty.isPresented.rawValue else {
        throw Problem(.readOnly(text(member), of: "an inspector"), member.range)
      }
      return .setInspector(.isPresented, of: receiver.code, try require(value, .bool))
    case .structure:
      return try assignField(base, member, value, range)
    case .collection:
      _ = try requireTrait(property: member)
      throw Problem(
        .write(
          "\(source(base)) modifying { \(text(member)) = … }", for: "\(source(base)).\(text(member)) = …"),
        range)
    default:
      throw Problem(.readOnly(text(member), of: world.describe(receiver.type)), member.range)
    }
  }

  /// `b.count = 2` writes the whole value back with one field changed: structs are values.
  private mutating func assignField(
    _ base: Expression, _ member: Identifier, _ value: Expression, _ range: SourceRange
  ) throws(Problem) -> Command.Kind {
    let owner = try resolve(base)
    guard case .structure(let row) = owner.type,
      let index = world.structs[row].fields.firstIndex(where: { $0.name == text(member) })
    else { throw unknownMember(member, world.describe(owner.type), world.memberNames(of: owner.type)) }
    let code = try require(value, world.structs[row].fields[index].type)
    return try write(.replacing(field: index, of: owner.code, with: code), owner.type, to: base)
  }

  /// Writes a whole struct to where it came from.
  private mutating func write(_ code: Code, _ type: ValueType, to place: Expression) throws(Problem)
    -> Command.Kind
  {
    switch place.kind {
    case .name(let name):
      guard let variable = variable(name) else { throw Problem(.notAssignable, place.range) }
      switch variable {
      case .local(_, _, isConstant: true), .session(_, _, isConstant: true):
        throw Problem(.constant(text(name)), place.range)
      case .local(let slot, _, _): return .setLocal(slot, code)
      case .session(let row, _, _): return .setVariable(row, code)
      }
    case .member(let base, let member):
      let owner = try resolve(base)
      if case .structure(let row) = owner.type,
        let index = world.structs[row].fields.firstIndex(where: { $0.name == text(member) })
      {
        return try write(.replacing(field: index, of: owner.code, with: code), owner.type, to: base)
      }
      if owner.type == .environment, storedType(of: member.name, at: owner.code) == type {
        return .setProperty(PropertyKey(name: member.name), of: owner.code, code, type)
      }
      throw Problem(.notAssignable, place.range)
    default:
      throw Problem(.notAssignable, place.range)
    }
  }

  /// `toggle x`.
  mutating func toggle(_ statement: Statement) throws(Problem) -> Command.Kind {
    let place = statement.expression(.place)
    let range = place.range
    _ = try require(place, .bool)
    let opposite = Expression(.unary(.not, place), range)
    return try assign(
      Statement(
        .assign, [Operand(.place, .expression(place)), Operand(.values, .expressions([opposite]))],
        statement.range))
  }

  /// `let x = e`, `var x: Int = e`, `let watch = register …`.
  mutating func declare(_ statement: Statement) throws(Problem) -> Command.Kind {
    let isConstant = statement.form == .letVariable
    let name = statement.identifier(.name)
    var type: ValueType? = nil
    if case .type(let reference)? = statement[.type] { type = try self.type(reference) }
    if let parent = parents.last, !isConstant {
      return try property(name, of: parent, type, statement.expression(.value))
    }
    try checkFree(name)
    if case .statement(let inner)? = statement[.value] { return try declareToken(name, type, inner) }
    let expression = statement.expression(.value)
    let typed = try resolve(expression, expecting: type)
    let code =
      try type.map { (type) throws(Problem) in try convert(typed, to: type, expression.range) } ?? typed.code
    let final = type ?? typed.type
    if final == .nothing || final == .list(.nothing) {
      throw Problem(.needsType(text(name)), expression.range)
    }
    if final == .overrides { throw Problem(.needsUse("overrides"), expression.range) }
    let evaluation = Command(kind: .evaluate(code, final), range: expression.range)
    if isTopLevel { return .declareVariable(name, final, isConstant: isConstant, evaluation) }
    let place = frames[frames.count - 1].add(name.name, final, isConstant: isConstant)
    return .setLocal(place, code)
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
      return .declareVariable(name, .registration, isConstant: true, command)
    }
    var registration = try registration(inner, local: nil)
    registration.local = frames[frames.count - 1].add(name.name, .registration)
    return .register(registration)
  }

  /// `var label = ""` in an environment's block: a plain property.
  private mutating func property(
    _ name: Identifier, of parent: EnvironmentReference, _ type: ValueType?, _ value: Expression
  ) throws(Problem) -> Command.Kind {
    if trait(property: name.name) != nil || world.memberNames(of: .environment).contains(text(name)) {
      throw Problem(.hidesMember(text(name)), name.range)
    }
    let typed = try resolve(value, expecting: type)
    let final = type ?? typed.type
    if final == .nothing || final == .list(.nothing) { throw Problem(.needsType(text(name)), value.range) }
    let code = try convert(typed, to: final, value.range)
    declaredProperties[name.name] = final
    return .setProperty(PropertyKey(name: name.name), of: parent.code, code, final)
  }

  /// A variable may not take an environment's name, nor the name of another variable of the same scope.
  func checkFree(_ name: Identifier) throws(Problem) {
    if isTopLevel {
      let entry = world.entry(name.name)
      if entry.variable >= 0 { throw Problem(.alreadyDefined(text(name), role: .variable), name.range) }
    }
    if !world.environments(named: name.name).isEmpty {
      throw Problem(.nameTaken(text(name), by: .environment), name.range)
    }
    if world.entry(name.name).inspector >= 0 {
      throw Problem(.nameTaken(text(name), by: .inspector), name.range)
    }
  }

  /// The words of an expression that is a name or a path, for a hint.
  func source(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): text(name)
    case .step(let base, let step): source(base) + "/" + text(step)
    case .member(let base, let member): source(base) + "." + text(member)
    default: "…"
    }
  }
}
