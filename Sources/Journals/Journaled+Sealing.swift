// What a session keeps of the past lies in the journals themselves: the inverses of each kept state stay where they were written, so that
// a statement that changes a row or two needs no memory of its own to be undone.
extension Journaled {
  /// Closes the open part: its inverses belong to one state from now on, and what follows to the next.
  ///
  /// - Returns: How many they are.
  /// - Complexity: O(1)
  @inlinable public mutating func seal() -> Int {
    let count = changes.count &- sealed
    sealed = changes.count
    newest = Newest.closed
    return count
  }

  /// Opens the newest `count` sealed inverses again, so that they can be taken out or undone.
  ///
  /// - Complexity: O(1)
  @inlinable public mutating func unseal(_ count: Int) {
    precondition(count <= sealed - changes.forgotten, "Only what was sealed can be opened.")
    sealed -= count
    newest = Newest.closed
  }

  /// Forgets the oldest `count` sealed inverses: that state can no longer be gone back from.
  ///
  /// Their room is given back some hundreds at a time, and with it what they hold.
  ///
  /// - Parameter releases: Whether what they hold is let go of at once: for rows that may hold much.
  /// - Complexity: O(1), amortised; O(*count*) where it is let go of at once
  @inlinable public mutating func dropOldest(_ count: Int, releasing releases: Bool = false) {
    precondition(count <= sealed - changes.forgotten, "Only what was sealed can be dropped.")
    if releases {
      for index in changes.forgotten..<(changes.forgotten + count) { changes.replace(index, by: .removeLast) }
    }
    sealed -= changes.forgetFirst(count)
  }
}
