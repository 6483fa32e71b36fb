import Journals
import Presentations
public import Syntax
import Traits

/// Types that are defined and replaced.
///
/// What holds values of a type, and code that was read before, knows it by its row. A definition that only
/// adds to the one before takes its row, and the values are carried over; any other is refused while something
/// uses the type, also code that runs later, and gets a row of its own.
extension World {
  /// Defines or replaces an enum.
  public func define(_ name: Name, _ definition: EnumDefinition, isReplacing: Bool) {
    if isReplacing, definition.extends(enums[Int(entry(name).enumeration)]) {
      enums[Int(entry(name).enumeration)] = definition
    } else {
      let row = enums.append(definition)
      updateEntry(name) { $0.enumeration = Int32(row) }
    }
  }

  /// Defines or replaces a struct or a class; the instances that there are get what their class was given.
  public func define(_ name: Name, _ definition: StructDefinition, isReplacing: Bool) {
    let row = Int(entry(name).structure)
    guard isReplacing, definition.extends(structs[row]) else {
      let row = structs.append(definition)
      noteDepth(ofStructure: row, isNew: true)
      return updateEntry(name) { $0.structure = Int32(row) }
    }
    let (old, width) = (structs[row], structs[row].fields.count)
    structs[row] = definition
    for index in definition.fields.indices {
      let field = index < width ? old.fields[index].filler : definition.fields[index].defaultValue
      structs[row].fields[index].filler = field
    }
    (structs[row].comparisons, structs[row].depth) = (old.comparisons, old.depth)
    noteDepth(ofStructure: row, isNew: false)
    guard definition.isClass, definition.fields.count > width else { return }
    for instance in instances.indices where instances[instance].definition == Int32(row) {
      instances[instance].fields = whole(instances[instance].fields, of: Int32(row))
    }
  }

  /// Whether an enum's row is what its name stands for, and was not replaced by another.
  package func isCurrent(enumeration row: Int) -> Bool {
    names.known(enums[row].name).map { entry($0).enumeration == Int32(row) } ?? false
  }

  /// Whether a struct's or a class's row is what its name stands for.
  package func isCurrent(structure row: Int) -> Bool {
    names.known(structs[row].name).map { entry($0).structure == Int32(row) } ?? false
  }

  /// What would be left with values of a type that is replaced: a trait, a variable, a property, an
  /// environment key, a field, or code that runs later, as it is called.
  package func user(of type: ValueType) -> String? {
    if let row = traitTypes.indices.first(where: { traitTypes[$0].involves(type) }) {
      return traits.declaration(of: TraitID(index: Int32(row))).property
    }
    if let row = declarations.indices.first(where: { declarations[$0].type.involves(type) }) {
      return names[declarations[row].name]
    }
    if let row = properties.indices.first(where: { properties[$0].type.involves(type) }) {
      return names[properties[row].name]
    }
    if let view = traitViews.indices.first(where: { traitViews[$0].type.involves(type) }) {
      return declaration(of: traitViews[view]).property
    }
    if let row = environmentKeys.indices.first(where: { environmentKeys[$0].type.involves(type) }) {
      return environmentKeys[row].name
    }
    return structs.indices.first {
      isCurrent(structure: $0) && structs[$0].fields.contains { $0.type.involves(type) }
    }
    .map { structs[$0].name } ?? code(using: type)
  }

  /// A colour, an action, a handler, a registration or another struct's `==` that names a type.
  private func code(using type: ValueType) -> String? {
    if let row = colors.indices.first(where: { colors[$0].expression.types.contains(type) }) {
      return colors[row].name
    }
    if let row = actions.indices.first(where: { actions[$0].parts.handler.types.contains(type) }) {
      return actions[row].name
    }
    for id in allEnvironmentsWithRootViews {
      for event in handledEvents(of: id)
      where handler(of: event, on: id)?.handler.types.contains(type) == true {
        return "\(reference(to: id)) \(event.spelling)"
      }
    }
    if let row = tokens.indices.first(where: { isUsed(type, inBlockOf: tokens[$0]) }) {
      return describe(token: row)
    }
    return structs.indices.first {
      structs[$0].equality?.types.contains(type) == true && isCurrent(structure: $0) && type != .structure($0)
    }
    .map { structs[$0].name }
  }

  private func isUsed(_ type: ValueType, inBlockOf token: TokenRow) -> Bool {
    if !token.isEnded, case .block(let body) = token.action {
      body.handler.types.contains(type)
    } else {
      false
    }
  }
}

extension EnumDefinition {
  /// Whether it has all that another has, in the same places, and perhaps more behind that.
  package func extends(_ other: EnumDefinition) -> Bool {
    guard cases.starts(with: other.cases) else { return false }
    return switch (rawValues, other.rawValues) {
    case (.integers(let new), .integers(let old)): new.starts(with: old)
    case (.numbers(let new), .numbers(let old)): new.starts(with: old)
    case (.strings(let new), .strings(let old)): new.starts(with: old)
    case (nil, nil): true
    default: false
    }
  }
}

extension StructDefinition {
  /// Whether it has the fields of another, in the same places, and behind them only such as have a default.
  package func extends(_ other: StructDefinition) -> Bool {
    guard isClass == other.isClass, fields.count >= other.fields.count else { return false }
    let isKept = zip(fields, other.fields).allSatisfy { $0.name == $1.name && $0.type == $1.type }
    return isKept && fields[other.fields.count...].allSatisfy { $0.defaultValue != nil }
  }
}
