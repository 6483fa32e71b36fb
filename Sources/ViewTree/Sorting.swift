// Sorts that are compiled once, not once for each type and closure: those made up a tenth of a released build's code.

extension Sequence {
  /// The elements in the order of what a closure says of each; equal ones stay as they are.
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
