extension Array {
  /// Removes everything and keeps the room, unless it is large: cheaper than `removeAll(keepingCapacity:)` where there is little or nothing.
  @inline(__always)
  mutating func clear() {
    if !isEmpty { clearOut() }
  }

  private mutating func clearOut() {
    if count == 1 { removeLast() } else { removeAll(keepingCapacity: capacity < 4096) }
  }
}
