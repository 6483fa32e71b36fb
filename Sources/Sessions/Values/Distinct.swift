extension Session {
  /// The distinct values of a list, as for a set: values that are equal to an earlier one are left out.
  package mutating func distinct(_ values: [Value]) throws(Problem) -> [Value] {
    var (kept, seen) = ([Value](), Set<Value>())
    for value in values where seen.insert(value).inserted {
      if hasPartsWithOwnEquality(value), try holds(kept, value) { continue }
      kept.append(value)
    }
    return kept
  }

  /// The stored key for an entry; if the type has its own `==`, it may be another, equal key.
  package mutating func key<V>(_ key: Value, in entries: [Value: V]) throws(Problem) -> Value {
    if !hasPartsWithOwnEquality(key) || entries[key] != nil { return key }
    for other in entries.keys where try areEqual(other, key) { return other }
    return key
  }

  /// Whether a value or its parts have an `==` of their own; it looks only some levels deep, as `Value.hash(into:)` does.
  private func hasPartsWithOwnEquality(_ value: Value, depth: Int = 0) -> Bool {
    func isOneOwn(_ parts: [Value]) -> Bool {
      depth < 4 && parts.contains { hasPartsWithOwnEquality($0, depth: depth + 1) }
    }
    return switch value {
    case .structure(let structure): hasOwnEquality(structure.type) || isOneOwn(structure.fields)
    case .enumCase(let type, _, let parts): hasOwnEquality(type) || isOneOwn(parts)
    case .list(let parts), .tuple(let parts): isOneOwn(parts)
    case .object(let id): hasOwnEquality(heap.objects[id.row].type)
    default: false
    }
  }

  package mutating func holds(range: Value, _ value: Value) throws(Problem) -> Bool {
    guard let range = range.bounds, value.number?.isNaN != true else { return false }
    if let lower = range.lower, try isLess(value, lower) { return false }
    guard let upper = range.upper else { return true }
    return try range.isClosed ? !isLess(upper, value) : isLess(value, upper)
  }
}
