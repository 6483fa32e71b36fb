import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `x = 1`, `b.count = 2`, `cell.backgroundColor = red`, `cell.traitOverrides.theme = .pastel`.
  mutating func assign(_ statement: Statement) throws(Problem) -> Command.Kind {
    let place = statement.expression(.place)
    if case .statement(let inner)? = statement[.values] { return try assign(inner, to: place) }
    guard case .expressions(let values)? = statement[.values], let value = values.first else {
      throw Problem(.notAssignable, statement.range)
    }
    if values.count > 1 { throw Problem(.notAssignable, values[1].range) }
    switch place.kind {
    case .name(let name): return try assign(name, place.range, value)
    case .member(let base, let member): return try assign(base, member, value, place.range)
    case .element(let base, let key):
      let receiver = try resolve(base)
      if case .list(let element) = receiver.type {
        return try assignElement(try require(value, element), of: base, key, place.range)
      }
      if let ours = otherElement(receiver.type, base, key, value) {
        throw Problem(.write(ours, for: "\(source(place)) = …"), place.range)
      }
      guard receiver.type == .overrides else { throw Problem(.notAssignable, place.range) }
      return .override(receiver.code, [try setting(try requireTrait(key: key), value)])
    default:
      throw Problem(.notAssignable, place.range)
    }
  }

  private mutating func assign(_ name: Name, _ range: SourceRange, _ value: Expression) throws(Problem)
    -> Command.Kind
  {
    let variable = try variable(name, toAssign: value, range)
    let code = try require(value, variable.type)
    if let problem = unchangeable(name, variable, range) { throw problem }
    switch variable {
    case .local(let place, _, _): return .setLocal(place, code)
    case .session: return setVariable(variable, range, code)
    }
  }

  /// The variable that an expression, or a `cost`, is given to.
  mutating func variable(_ name: Name, toAssign value: Expression?, _ range: SourceRange) throws(Problem)
    -> VariableReference
  {
    if let variable = variable(name) { return variable }
    let known = frames.flatMap { $0.locals.map { text($0.name) } } + world.variableNames
    if !environments(named: name).isEmpty { throw Problem(.notAssignable, range) }
    if text(name) == "updates" { throw Problem(.write("set updates manual", for: "updates = …"), range) }
    if let value, let ours = ownAssignment(name, value) {
      throw Problem(.write(ours, for: "\(text(name)) = …"), range.through(value.range))
    }
    throw Problem(
      .unknownName(
        text(name), nearest: Spelling.nearest(to: text(name), among: known),
        instead: "var \(text(name)) = \(value == nil ? "cost { … }" : "…")"), range)
  }

  /// Why a variable cannot be changed, if it cannot.
  func unchangeable(_ name: Name, _ variable: VariableReference, _ range: SourceRange) -> Problem? {
    switch variable {
    case .local(let place, _, isConstant: true) where isGiven(name, place):
      Problem(
        .engine(
          cause: "`\(text(name))` is given to the block, which cannot change it",
          suggestion: "`var other = \(text(name))` makes a variable of it"), range)
    case .local(let place, _, isConstant: true) where isCopy(place):
      Problem(
        .engine(
          cause: "`\(text(name))` is a copy here, taken when the block was made",
          suggestion: "a `var` of the session, outside all braces, is the same one in every block"), range)
    case .local(_, _, isConstant: true), .session(_, _, isConstant: true):
      Problem(.constant(text(name)), range)
    case .local, .session: nil
    }
  }

  private mutating func assign(
    _ base: Expression, _ member: Identifier, _ value: Expression, _ range: SourceRange
  )
    throws(Problem) -> Command.Kind
  {
    if case .name(let name) = base.kind, name.word == .traitCollectionClass, text(member) == "current" {
      let collection = source(value)
      throw Problem(
        .write(
          "\(collection.contains("…") ? "COLLECTION" : collection).performAsCurrent { … }",
          for: "UITraitCollection.current = …"), range)
    }
    let receiver = try owner(base, of: member, isPlace: trait(property: member.name) != nil)
    switch receiver.type {
    case .overrides:
      return .override(receiver.code, [try setting(try requireTrait(mutable: member), value)])
    case .environment:
      return try assignProperty(of: receiver.code, base, member, value, range)
    case .inspector:
      return try assignInspector(receiver.code, base, member, value)
    case .structure:
      return try assignField(base, member, value, range)
    case .instance(let row):
      let index = try field(member, of: row)
      let code = try require(value, world.structs[row].fields[index].type)
      return .setField(index, of: receiver.code, code, label: source(base))
    case .layer:
      return try assignLayer(receiver.code, member, value)
    case .collection:
      _ = try requireTrait(property: member)
      let (place, property) = (source(base), text(member))
      throw Problem(
        .engine(
          cause: "a collection cannot be changed",
          suggestion:
            "`\(place) modifying { \(World.mutableName(of: property)) = … }` makes another"), range)
    default:
      throw Problem(
        .readOnly(
          text(member), of: world.describe(receiver.type),
          instead: "give the whole another value, as in `x = …`"), member.range)
    }
  }

  /// `set cell.seen = true`, and what is written otherwise for a trait.
  private mutating func assignProperty(
    of code: Code, _ base: Expression, _ member: Identifier, _ value: Expression, _ range: SourceRange
  ) throws(Problem) -> Command.Kind {
    if trait(property: member.name) != nil {
      let (place, property) = (source(base), text(member))
      throw Problem(
        .write(
          "override \(place).\(World.mutableName(of: property)) = \(source(value))",
          for: "\(place).\(property) = …"), range)
    }
    if ["overrides", "traitOverrides"].contains(text(member)) {
      throw assignedOverrides(base, member, value, range)
    }
    if text(member) == Resolver.styleOverride {
      let place = source(base)
      throw Problem(
        .write("override \(place).userInterfaceStyle = …", for: "\(place).\(text(member)) = …"), range)
    }
    try checkLook(member, of: code)
    guard let type = storedType(of: member.name, at: code) else {
      throw notStored(member, of: code, source(base), value)
    }
    return .setProperty(
      PropertyKey(name: member.name), of: code, try require(value, type), type)
  }

  /// `set details.isPresented = true`: the one thing of an inspector that is assigned.
  private mutating func assignInspector(
    _ code: Code, _ base: Expression, _ member: Identifier, _ value: Expression
  ) throws(Problem) -> Command.Kind {
    guard text(member) == InspectorProperty.isPresented.rawValue else {
      let instead =
        text(member) == InspectorProperty.width.rawValue
        ? "`drag \(source(base)) to 350` does" : "`why \(source(base)).presentedAs` tells what decides it"
      throw Problem(.readOnly(text(member), of: "an inspector", instead: instead), member.range)
    }
    return .setInspector(of: code, try require(value, .bool))
  }

  /// `b.count = 2` writes the whole value back with one field changed: structs are values.
  private mutating func assignField(
    _ base: Expression, _ member: Identifier, _ value: Expression, _ range: SourceRange
  ) throws(Problem) -> Command.Kind {
    let owner = try resolve(base)
    guard case .structure(let row) = owner.type else { throw Problem(.notAssignable, range) }
    let index = try field(member, of: row)
    let code = try require(value, world.structs[row].fields[index].type)
    return try write(.replacing(field: index, of: owner.code, with: code), owner.type, to: base)
  }

  /// `x[0] = 5` writes the whole list back with one element changed: lists are values.
  private mutating func assignElement(
    _ code: Code, of list: Expression, _ key: Expression, _ range: SourceRange
  ) throws(Problem) -> Command.Kind {
    let owner = try resolve(list)
    let changed = Code.replacingElement(try require(key, .int), of: owner.code, with: code, range)
    return try write(changed, owner.type, to: list)
  }

  /// Writes a whole struct or list to where it came from.
  private mutating func write(_ code: Code, _ type: ValueType, to place: Expression) throws(Problem)
    -> Command.Kind
  {
    switch place.kind {
    case .name(let name):
      guard let variable = variable(name) else { throw Problem(.notAssignable, place.range) }
      if let problem = unchangeable(name, variable, place.range) { throw problem }
      switch variable {
      case .local(let slot, _, _): return .setLocal(slot, code)
      case .session: return setVariable(variable, place.range, code)
      }
    case .member(let base, let member):
      let owner = try resolve(base)
      if case .structure(let row) = owner.type,
        let index = world.structs[row].fields.firstIndex(where: { $0.name == text(member) })
      {
        return try write(.replacing(field: index, of: owner.code, with: code), owner.type, to: base)
      }
      if case .instance(let row) = owner.type {
        return .setField(try field(member, of: row), of: owner.code, code, label: source(base))
      }
      if owner.type == .environment, storedType(of: member.name, at: owner.code) == type {
        return .setProperty(PropertyKey(name: member.name), of: owner.code, code, type)
      }
      throw Problem(.notAssignable, place.range)
    case .element(let list, let key):
      guard case .list? = try resolve(list).type.asList else { throw Problem(.notAssignable, place.range) }
      return try assignElement(code, of: list, key, place.range)
    default:
      throw Problem(.notAssignable, place.range)
    }
  }

  /// `toggle x`.
  mutating func toggle(_ statement: Statement) throws(Problem) -> Command.Kind {
    let place = statement.expression(.place)
    let range = place.range
    do { _ = try require(place, .bool) } catch {
      switch error.kind {
      case .unknownName(let name, let nearest, nil, _):
        throw Problem(.unknownName(name, nearest: nearest, instead: "var \(name) = true"), error.range)
      case .mismatch(let expected, let found, _):
        throw Problem(
          .mismatch(expected: expected, found: found, hint: "such as `x` after `var x = true`"), error.range)
      default: throw error
      }
    }
    let opposite = Expression(.unary(.not, place), range)
    return try assign(
      Statement(
        .assign, [Operand(.place, .expression(place)), Operand(.values, .expressions([opposite]))],
        statement.range))
  }
}
