import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `define …`, `redefine …`.
  mutating func definition(_ statement: Statement) throws(Problem) -> Definition {
    let isReplacing = statement.form.isRedefinition
    guard isTopLevel else {
      throw Problem(.onlyAtTopLevel(statement.form.word), statement.range)
    }
    let name = statement.identifier(.name)
    switch statement.form {
    case .defineEnum, .redefineEnum:
      return .enumeration(name, try enumeration(statement, name), isReplacing: isReplacing)
    case .defineStruct, .redefineStruct, .defineClass, .redefineClass:
      return .structure(name, try structure(statement, name), isReplacing: isReplacing)
    case .defineTrait, .redefineTrait:
      return .trait(name, try traitParts(statement, name), isReplacing: isReplacing)
    case .defineKey, .redefineKey: return .key(name, try key(statement, name), isReplacing: isReplacing)
    case .extendTraits: return try accessor(statement, name)
    case .defineImage, .redefineImage:
      try check(name, .image, world.entry(name.name).image, isReplacing)
      return .image(name, try variants(statement), isReplacing: isReplacing)
    case .defineColor, .redefineColor:
      try check(name, .color, world.entry(name.name).color, isReplacing)
      if ColorNames.value(of: text(name)) != nil {
        throw Problem(.nameTaken(text(name), by: .color), name.range)
      }
      placeRead = nil
      let code = try color(statement.expression(.value))
      return .color(name, code, isReplacing: isReplacing, reads: placeRead)
    case .defineAction, .redefineAction:
      try check(name, .action, world.entry(name.name).action, isReplacing)
      return .action(name, try action(statement), isReplacing: isReplacing)
    default: preconditionFailure("Only definitions come here.")
    }
  }

  /// Defining a name twice is an error; replacing needs something to replace.
  func check(_ name: Identifier, _ role: Problem.Role, _ row: Int32, _ isReplacing: Bool)
    throws(Problem)
  {
    try checkNoLiteral(name)
    if row >= 0, !isReplacing {
      let isApples = role == .trait && world.traits.declaration(of: TraitID(index: row)).isSystem
      throw Problem(
        isApples ? .nameTaken(text(name), by: role) : .alreadyDefined(text(name), role: role), name.range)
    }
    if row < 0, isReplacing, role == .trait,
      let trait = trait(property: name.name) ?? (try? requireTrait(mutable: name)),
      world.traits.declaration(of: trait.id).isSystem
    {
      throw Problem(
        .engine(
          cause: "`\(text(name))` is one of Apple's",
          suggestion: "only your own traits can be redefined; an override gives it a value"), name.range)
    }
    if row < 0, isReplacing {
      throw Problem(
        .unknownWord(
          text(name), role: role, nearest: nearest(name, world.definitionNames(role)), choices: []),
        name.range)
    }
  }

  private func checkType(_ name: Identifier, _ isReplacing: Bool, _ isSame: (NameEntry) -> Int32)
    throws(Problem)
  {
    let entry = world.entry(name.name)
    let row = isSame(entry)
    let isApples = entry.enumeration >= 0 && world.enums[Int(entry.enumeration)].isSystem
    if isApples || World.simpleTypes[text(name)] != nil {
      throw Problem(.nameTaken(text(name), by: .type), name.range)
    }
    if row < 0, entry.enumeration >= 0 || entry.structure >= 0 {
      throw Problem(.alreadyDefined(text(name), role: .type), name.range)
    }
    try check(name, .type, row, isReplacing)
  }

  private func enumeration(_ statement: Statement, _ name: Identifier) throws(Problem) -> EnumDefinition {
    let isReplacing = statement.form.isRedefinition
    try checkType(name, isReplacing) { $0.enumeration }
    guard case .identifiers(let cases)? = statement[.cases] else {
      throw Problem(.needsType(text(name)), statement.range)
    }
    if cases.isEmpty {
      let usage = "\(isReplacing ? "redefine" : "define") enum \(text(name)) { standard }"
      throw Problem(.noContent(text(name), what: "cases, and so no values", usage: usage), name.range)
    }
    var seen: Set<Name> = []
    for item in cases {
      try checkNoLiteral(item)
      if !seen.insert(item.name).inserted { throw Problem(.repeated(text(item), in: text(name)), item.range) }
    }
    let names = cases.map { text($0) }
    let definition = EnumDefinition(
      name: text(name), cases: names, rawValues: try rawValues(statement, names))
    if isReplacing { try checkCarried(definition, name) }
    return definition
  }

  /// Values of the enum keep their cases.
  private func checkCarried(_ definition: EnumDefinition, _ name: Identifier) throws(Problem) {
    let row = Int(world.entry(name.name).enumeration)
    let old = world.enums[row]
    guard !definition.extends(old), let user = world.user(of: .enumeration(row)) else { return }
    throw Problem(
      .typeInUse(
        text(name), by: user, keep: "keep \(shortened(old.cases)), and add cases behind"),
      name.range)
  }

  /// Names in a row, of many the first and the last.
  private func shortened(_ names: [String]) -> String {
    names.count > 4
      ? "`\(names[0])` … `\(names[names.count - 1])`" : names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The raw values that Swift gives to cases without any: 0, 1, 2 … where they are numbers, the names where
  /// they are strings.
  private func rawValues(_ statement: Statement, _ cases: [String]) throws(Problem)
    -> EnumDefinition.RawValues?
  {
    guard case .type(let reference)? = statement[.type] else {
      return statement.has(.isPlain) ? nil : .integers(Array(cases.indices))
    }
    if statement.has(.isPlain) { throw Problem(.plainWithRawType, reference.range) }
    switch try type(reference) {
    case .int: return .integers(Array(cases.indices))
    case .double: return .numbers(cases.indices.map(Double.init))
    case .string: return .strings(cases)
    case let other: throw Problem(.noRawType(world.describe(other)), reference.range)
    }
  }

  private mutating func structure(_ statement: Statement, _ name: Identifier) throws(Problem)
    -> StructDefinition
  {
    let isReplacing = statement.form.isRedefinition
    try checkType(name, isReplacing) { $0.structure }
    nameUnderWay = name.name
    defer { nameUnderWay = nil }
    let isClass = statement.form == .defineClass || statement.form == .redefineClass
    if isReplacing { try checkStyle(name, isClass: isClass) }
    guard case .fields(let fields)? = statement[.fields] else {
      throw Problem(.needsType(text(name)), statement.range)
    }
    var definition = StructDefinition(name: text(name), fields: [])
    definition.isClass = isClass
    if !isReplacing { beginType(name, definition) }
    defer { if !isReplacing { endType() } }
    var labels: Set<Name> = []
    for field in fields {
      switch field {
      case .stored(let label, let type, let value):
        guard labels.insert(label.name).inserted else {
          throw Problem(.repeated(text(label), in: text(name)), label.range)
        }
        definition.fields.append(try storedField(label, type, value))
        if !isReplacing { extendType(definition) }
      case .equality(_, let range) where isClass:
        throw Problem(.comparedByIdentity(text(name)), range)
      case .equality(_, let range) where definition.equality != nil:
        throw Problem(.repeated(Word.equal.spelling, in: text(name)), range)
      case .equality(let expression, _):
        definition.equality = try equality(expression, definition.fields)
      }
    }
    if isReplacing { try checkCarried(definition, name) }
    return definition
  }

  /// Values of the struct or the class keep their fields.
  private func checkCarried(_ definition: StructDefinition, _ name: Identifier) throws(Problem) {
    let row = Int(world.entry(name.name).structure)
    let old = world.structs[row]
    guard !definition.extends(old), let user = world.user(of: old.isClass ? .instance(row) : .structure(row))
    else { return }
    let kept = old.fields.isEmpty ? "" : "keep \(shortened(old.fields.map(\.name))) of the same type, and "
    throw Problem(.typeInUse(text(name), by: user, keep: kept + "add fields with a value behind"), name.range)
  }

  /// A struct is replaced by a struct and a class by a class.
  private func checkStyle(_ name: Identifier, isClass: Bool) throws(Problem) {
    let row = Int(world.entry(name.name).structure)
    if world.structs[row].isClass != isClass {
      let kinds = isClass ? (old: "a struct", new: "a class") : (old: "a class", new: "a struct")
      let word = isClass ? "struct" : "class"
      throw Problem(
        .mismatch(
          expected: kinds.old, found: kinds.new, hint: "write `redefine \(word) \(text(name)) { … }`"),
        name.range)
    }
  }

  mutating func storedField(_ label: Identifier, _ type: TypeReference?, _ value: Expression?)
    throws(Problem) -> StructDefinition.Field
  {
    let declared = try type.map { (type) throws(Problem) in try self.type(type) }
    if let declared, let type, isOwn(declared) { return try ownField(label, declared, type, value) }
    guard let value else {
      guard let declared else { throw Problem(.needsType(text(label)), label.range) }
      return .init(name: text(label), type: declared, defaultValue: nil)
    }
    let typed = try resolve(value, expecting: declared)
    let final = declared ?? typed.type
    if final.isOpen { throw Problem(.needsType(text(label)), value.range) }
    guard let constant = world.fold(try convert(typed, to: final, value.range)) else {
      throw Problem(.needsUse(.constant), value.range)
    }
    return .init(name: text(label), type: final, defaultValue: constant)
  }

  private mutating func action(_ statement: Statement) throws(Problem) -> Definition.ActionParts {
    var names: [Identifier] = []
    if case .identifiers(let parameters)? = statement[.parameters] { names = parameters }
    let own = world.names.name(for: "self")
    var parameters: [(name: Name, type: ValueType)] = [(own, .environment)]
    for (index, name) in names.enumerated() {
      try checkNoPlace(name)
      if names[..<index].contains(where: { $0.name == name.name }) {
        throw Problem(.repeated(text(name), in: text(statement.identifier(.name))), name.range)
      }
      parameters.append((name.name, index == 0 ? .environment : .collection))
    }
    let handler = try handler(
      statement.block(.block), .action, parameters: parameters, sender: names.isEmpty ? 0 : 1)
    return Definition.ActionParts(parameters: names.count, handler: handler)
  }
}
