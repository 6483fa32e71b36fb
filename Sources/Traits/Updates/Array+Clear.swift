extension Array {
  /// Removes everything and keeps the room, unless it is large: cheaper than `removeAll(keepingCapacity:)` where there is little or nothing.
  mutating func clear() {
    if count == 1 { removeLast() } else if count > 1 { removeAll(keepingCapacity: capacity < 4096) }
  }
}
