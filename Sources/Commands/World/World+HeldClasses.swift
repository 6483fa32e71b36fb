import Journals

/// Classes whose instances the values of a type may hold: a change inside one is not noticed.
extension World {
  /// The class whose instances a value of a type is or may hold, and the struct in which it holds them, by their
  /// rows; `nil` where there is no such class.
  ///
  /// - Complexity: O(*f*) in the fields of the structs that such a value is made of.
  package func heldClass(in type: ValueType) -> (row: Int, holder: Int?)? {
    var parts: [(type: ValueType, holder: Int?)] = [(type, nil)]
    var (next, seen): (Int, Set<Int>) = (0, [])
    while next < parts.count {
      let (type, holder) = parts[next]
      next += 1
      switch type {
      case .instance(let row): return (row, holder)
      case .list(let part), .optional(let part): parts.append((part, holder))
      case .structure(let row) where seen.insert(row).inserted:
        parts += structs[row].fields.map { ($0.type, row) }
      default: break
      }
    }
    return nil
  }
}
