import Journals
import Syntax

/// A struct or a class whose fields name it: `define class Node { next: Node? = nil }`.
extension Resolver {
  /// Lets the fields of a new type know it, by the row that its definition will have.
  mutating func beginType(_ name: Identifier, _ definition: StructDefinition) {
    let row = world.structs.append(definition)
    ownType = (name.name, definition.isClass ? .instance(row) : .structure(row))
  }

  /// Lets what follows know the fields that there are so far.
  func extendType(_ definition: StructDefinition) {
    world.structs.removeLast()
    world.structs.append(definition)
  }

  /// Takes the type away again: it is there when its definition runs.
  mutating func endType() {
    world.structs.removeLast()
    ownType = nil
  }

  /// Whether values of a type hold values of the one that is being defined.
  func isOwn(_ type: ValueType) -> Bool { ownType.map { type.involves($0.type) } ?? false }

  /// A field that holds values of its own type: as an optional or a list, which can be empty.
  mutating func ownField(
    _ label: Identifier, _ type: ValueType, _ reference: TypeReference, _ value: Expression?
  ) throws(Problem) -> StructDefinition.Field {
    let name = world.describe(type)
    if type == ownType?.type {
      throw Problem(
        .engine(
          cause: "each `\(name)` would hold another `\(name)`, without end",
          suggestion: "an optional or a list ends it: `\(text(label)): \(name)?`"), reference.range)
    }
    guard let value else { return .init(name: text(label), type: type, defaultValue: nil) }
    let empty = if case .optional = type { "nil" } else { "[]" }
    guard let typed = try? resolve(value, expecting: type),
      let code = try? convert(typed, to: type, value.range), let constant = world.fold(code)
    else {
      throw Problem(
        .engine(
          cause: "there is no value of `\(name)` yet that could be a default but `\(empty)`",
          suggestion: "write `\(text(label)): \(name) = \(empty)`"), value.range)
    }
    return .init(name: text(label), type: type, defaultValue: constant)
  }
}
