// Sorting functions that are compiled once, not once for each type and closure, which took a tenth of a release build's code.

extension Sequence {
  /// Returns the elements sorted by a key that a closure computes for each; elements with equal keys keep their order.
  ///
  /// ```swift
  /// ["pastel", "bold"].sorted(on: \.count)     // ["bold", "pastel"]
  /// ```
  package func sorted<Key: Comparable>(on key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    let keys = elements.map(key)
    return order(keys.count) { keys[$0] < keys[$1] }.map { elements[$0] }
  }
}

private func order(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: precedes) }

extension Array {
  /// The same elements, each behind those whose indices it needs; the others keep their order.
  ///
  /// ```swift
  /// ["c", "a", "b"].ordered { $0 == 0 ? [1] : [] }      // ["a", "c", "b"]
  /// ```
  package func ordered(behind needs: (Int) -> [Int]) -> [Element] {
    var (result, placed) = ([Element](), Set<Int>())
    func place(_ index: Int) {
      guard placed.insert(index).inserted else { return }
      needs(index).forEach(place)
      result.append(self[index])
    }
    indices.forEach(place)
    return result
  }
}
