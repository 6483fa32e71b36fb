import Journals
import Traits

/// How deep values can hold one another.
///
/// A value of a plain type lies as deep as its type does, so that nothing has to be looked at. A struct that
/// was redefined to hold itself, in a list or as an optional, as Swift allows it too, has values of any
/// depth: those are measured as they are made.
extension World {
  /// Whether values of a struct may be deeper than values may be.
  package func hasUnboundedValues(structure row: Int32) -> Bool {
    structs.look(at: Int(row)) { $0.depth } > World.deepestValue
  }

  /// Whether a value is deeper than values may be; `visits` grows by the parts that were looked at.
  ///
  /// - Complexity: O(*n*) in the parts, those that several share counted each time, up to `limit` of them;
  ///   what has more is too deep as well.
  package func isTooDeep(_ value: Value, visits: inout Int, limit: Int) -> Bool {
    isDeeper(value, than: World.deepestValue, &visits, limit)
  }

  private func isDeeper(_ value: Value, than depth: Int, _ visits: inout Int, _ limit: Int) -> Bool {
    let parts: [Value]
    switch value {
    case .structure(let row, let fields):
      if structs.look(at: Int(row), { $0.depth }) <= depth { return false }
      parts = whole(fields, of: row)
    case .list(let elements): parts = elements
    default: return false
    }
    visits += 1 + parts.count
    if depth == 0 || visits > limit { return true }
    return parts.contains { isDeeper($0, than: depth - 1, &visits, limit) }
  }

  /// Notes how deep values of a struct can be, and, where it was given more fields, values of those that hold
  /// it.
  ///
  /// - Complexity: O(*f*) in the fields of a new struct; of one that is replaced, O(*f* · ``deepestValue``)
  ///   in those of all structs.
  func noteDepth(ofStructure row: Int, isNew: Bool) {
    let depth = depth(ofFieldsOf: row) { structs[$0].depth }
    if depth == structs[row].depth { return }
    structs[row].depth = depth
    if isNew { return }
    var depths = structs.indices.map { structs[$0].depth }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for row in depths.indices {
        let depth = self.depth(ofFieldsOf: row) { depths[$0] }
        if depth > depths[row] { (depths[row], isSettled) = (depth, false) }
      }
    }
    for row in depths.indices where structs[row].depth != depths[row] { structs[row].depth = depths[row] }
  }

  private func depth(ofFieldsOf row: Int, _ known: (Int) -> Int) -> Int {
    if structs[row].isClass { return 0 }
    let deepest = structs[row].fields.map { $0.type.depth(known) }.max() ?? 0
    return min(1 + deepest, World.deepestValue + 1)
  }

  /// A struct whose default values are too deep now that one of them was redefined: its name.
  package func structWithEndlessDefaults(limit: Int) -> String? {
    for row in structs.indices where hasUnboundedValues(structure: Int32(row)) {
      for value in structs[row].fields.flatMap(\.heldValues) {
        var visits = 0
        if isTooDeep(value, visits: &visits, limit: limit) { return structs[row].name }
      }
    }
    return nil
  }
}

extension ValueType {
  /// How deep its values can be: lists and structs count, an instance, which is shared, does not.
  func depth(_ known: (Int) -> Int) -> Int {
    switch self {
    case .list(let element): 1 + element.depth(known)
    case .optional(let wrapped): wrapped.depth(known)
    case .structure(let row): known(row)
    default: 0
    }
  }

  /// How many lists lie in one another in it.
  package var listDepth: Int {
    switch self {
    case .list(let element): 1 + element.listDepth
    case .optional(let wrapped): wrapped.listDepth
    default: 0
    }
  }
}
