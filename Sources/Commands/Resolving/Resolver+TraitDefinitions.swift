import Syntax
import Traits

extension Resolver {
  /// `define trait Theme: AppTheme = standard { … }`, `define objc trait OldTheme: integer = 0 { … }`.
  mutating func traitParts(_ statement: Statement, _ name: Identifier) throws(Problem)
    -> Definition.TraitParts
  {
    let isReplacing = statement.form.isRedefinition
    try check(name, .trait, world.entry(name.name).traitKey, isReplacing)
    var parts =
      statement.has(.isObjectiveC)
      ? try objectiveCParts(statement)
      : Definition.TraitParts(defaultValue: try defaultValue(statement, name))
    if case .traitItems(let items)? = statement[.items] {
      for case .identifier(let text, let range) in items where !World.isIdentifier(text) {
        throw Problem(.noIdentifier(text), range)
      }
      for case .name("", let range) in items { throw Problem(.needsUse(.name), range) }
      try checkOnce(items.map { ($0.word, $0.range) }, in: text(name))
      parts.take(items)
    }
    let type = parts.defaultValue.type
    if isReplacing, let trait = trait(key: name.name), trait.type != type,
      world.declaration(named: name.name)?.style == parts.style
    {
      try checkUnused(trait, for: type, statement.expression(.value).range)
    }
    let property = World.propertyName(of: text(name))
    if parts.hasAccessors, world.accessor(of: name.name).map({ text($0) }) != property {
      try checkAccessor(property, name.range)
    }
    return parts
  }

  /// A trait takes another type only while nothing uses it: `Decision.redefinition`.
  private func checkUnused(_ trait: TraitView, for type: ValueType, _ range: SourceRange) throws(Problem) {
    let local = frames.flatMap(\.locals).first { world.mayHoldTraits($0.type) }
    guard let use = world.use(of: trait) ?? local.map({ .holder(world.names[$0.name]) }) else { return }
    throw Problem(
      .traitInUse(
        world.declaration(of: trait).property, type: world.describe(trait.type), new: world.describe(type),
        by: use), range)
  }

  /// What a block says once it may not say again: of two, neither is the one that is meant.
  func checkOnce(_ items: [(word: Word, range: SourceRange)], in owner: String) throws(Problem) {
    for (index, item) in items.enumerated() where items[..<index].contains(where: { $0.word == item.word }) {
      throw Problem(.repeated(item.word.spelling, in: owner), item.range)
    }
  }

  /// A property may hide nothing, and belongs to one trait.
  private func checkAccessor(_ property: String, _ range: SourceRange) throws(Problem) {
    if World.reservedMembers.contains(property) { throw Problem(.hidesMember(property), range) }
    if property == World.mutableHeadroom { throw Problem(.nameTaken(property, by: .trait), range) }
    guard let known = world.names.known(property) else { return }
    try checkNoLiteral(Identifier(known, range))
    if trait(property: known) != nil { throw Problem(.nameTaken(property, by: .trait), range) }
    if let owner = world.owner(ofProperty: known) {
      throw Problem(.hidesProperty(property, of: world.reference(to: owner)), range)
    }
  }

  /// `define key theme = AppTheme.standard`.
  mutating func key(_ statement: Statement, _ name: Identifier) throws(Problem) -> Definition.DefaultValue {
    try check(name, .key, world.entry(name.name).environmentKey, statement.form.isRedefinition)
    return try defaultValue(statement, name)
  }

  /// What stands behind the `=` of a trait or of an environment key, and the type before it, if there is one.
  private mutating func defaultValue(_ statement: Statement, _ name: Identifier) throws(Problem)
    -> Definition.DefaultValue
  {
    var declared: ValueType? = nil
    if case .type(let reference)? = statement[.type] { declared = try type(reference) }
    let expression = statement.expression(.value)
    let typed = try resolve(expression, expecting: declared)
    let final = declared ?? typed.type
    if final.isOpen {
      throw Problem(.needsType(text(name)), expression.range)
    }
    // An environment can be destroyed, and a default lasts.
    if final == .environment || final == .list(.environment) {
      throw Problem(.needsUse(.constant), expression.range)
    }
    let code = try convert(typed, to: final, expression.range)
    return Definition.DefaultValue(type: final, code: try constant(code, expression.range))
  }

  /// Objective-C names the storage: `integer`, `float`, or `object` for a value that both languages know.
  private mutating func objectiveCParts(_ statement: Statement) throws(Problem) -> Definition.TraitParts {
    guard case .type(.named(let storage))? = statement[.type] else {
      throw needsStorage(statement, statement.identifier(.name).range)
    }
    let expression = statement.expression(.value)
    let type: ValueType
    switch text(storage) {
    case "integer": type = .int
    case "float": type = .double
    case "object": type = try objectType(expression)
    default: throw needsStorage(statement, storage.range)
    }
    let code = try require(expression, type)
    let value = Definition.DefaultValue(type: type, code: try constant(code, expression.range))
    return Definition.TraitParts(defaultValue: value, style: .objectiveC)
  }

  /// The definition with the storage that its default is of.
  private mutating func needsStorage(_ statement: Statement, _ range: SourceRange) -> Problem {
    let expression = statement.expression(.value)
    var (storage, value) = ("integer", source(expression))
    switch (try? resolve(expression))?.type {
    case .int?: break
    case .double?: storage = "float"
    case .string?, .color?, .instance?, .list?, .collection?: storage = "object"
    default: value = "…"
    }
    let name = statement.identifier(.name)
    let isReplacing = statement.form.isRedefinition
    // What is defined in Swift's style stays so, and has no storage to name.
    let isSwift = isReplacing && world.declaration(named: name.name)?.style != .objectiveC
    let trait = isSwift ? "trait \(text(name))" : "objc trait \(text(name)): \(storage)"
    let usage = "\(isReplacing ? "redefine" : "define") \(trait) = \(value)"
    return Problem(.needsStorage(usage: usage), range)
  }

  /// The type of an Objective-C object by its default: strings, colours, lists and class instances are
  /// objects there.
  private mutating func objectType(_ expression: Expression) throws(Problem) -> ValueType {
    let type = try resolve(expression).type
    switch type {
    case .string, .color, .instance, .list, .collection: return type
    default: throw Problem(.noObject(world.describe(type)), expression.range)
    }
  }

  /// Code that always answers the same, or a new instance that is made from such.
  private func constant(_ code: Code, _ range: SourceRange) throws(Problem) -> Code {
    if case .newInstance(_, let fields) = code, fields.allSatisfy({ world.fold($0) != nil }) { return code }
    guard let value = world.fold(code) else { throw Problem(.needsUse(.constant), range) }
    return .constant(value)
  }

  /// `extend traits width for Width`.
  func accessor(_ statement: Statement, _ property: Identifier) throws(Problem) -> Definition {
    let name = statement.identifier(.target)
    guard trait(key: name.name) != nil else {
      throw Problem(
        .unknownWord(
          text(name), role: .trait, nearest: nearest(name, world.traitKeyNames), choices: []), name.range)
    }
    if let known = world.accessor(of: name.name) {
      throw Problem(.hasAccessor(text(name), text(known), place: world.examples.place), name.range)
    }
    try checkAccessor(text(property), property.range)
    return .accessor(property, for: name.name)
  }
}

extension Definition.TraitParts {
  /// Adds what the lines of the block say.
  fileprivate mutating func take(_ items: [TraitItem]) {
    for item in items {
      switch item {
      case .name(let text, _): printedName = text
      case .identifier(let text, _): identifier = text
      case .affectsColor: affectsColor = true
      case .noAccessors: hasAccessors = false
      }
    }
  }
}
