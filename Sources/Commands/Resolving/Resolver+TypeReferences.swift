import Journals
import Syntax

extension Resolver {
  /// The type that a reference names.
  func type(_ reference: TypeReference) throws(Problem) -> ValueType {
    switch reference {
    case .optional(let wrapped, _): return .optional(try type(wrapped))
    case .list(let element, _): return .list(try type(element))
    case .named(let identifier):
      if let simple = World.simpleTypes[text(identifier)] { return simple }
      let entry = world.entry(identifier.name)
      if entry.enumeration >= 0 { return .enumeration(Int(entry.enumeration)) }
      if entry.structure >= 0 {
        let row = Int(entry.structure)
        return world.structs[row].isClass ? .instance(row) : .structure(row)
      }
      if let ownType, ownType.name == identifier.name { return ownType.type }
      let known = world.typeNames
      throw Problem(
        .unknownWord(text(identifier), role: .type, nearest: nearest(identifier, known), choices: []),
        identifier.range)
    }
  }
}
