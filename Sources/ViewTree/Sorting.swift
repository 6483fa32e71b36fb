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
