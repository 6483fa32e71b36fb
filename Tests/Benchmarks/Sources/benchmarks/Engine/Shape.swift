/// How a tree grows: the parent of its node number `index`, whose own number is greater.
enum Shape: String, CaseIterable {
  /// Ten children each.
  case wide
  /// Chains of a thousand below the root.
  case deep

  func parent(of index: Int) -> Int {
    switch self {
    case .wide: (index - 1) / 10
    case .deep: index % 1000 == 1 ? 0 : index - 1
    }
  }

  /// A node with about a hundred below it.
  func middle(of count: Int) -> Int {
    switch self {
    case .wide: count / 200 + 1
    case .deep: 900
    }
  }

  /// Ten nodes that observe, spread over the tree.
  static func observers(in count: Int) -> [Int] { (1...10).map { $0 * (count - 1) / 10 } }
}
