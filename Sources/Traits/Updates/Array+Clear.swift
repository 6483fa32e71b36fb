extension Array {
  /// Removes everything and keeps the room; cheaper than `removeAll(keepingCapacity:)` where there is little or nothing.
  mutating func clear() {
    if count == 1 { removeLast() } else if count > 1 { removeAll(keepingCapacity: true) }
  }
}
