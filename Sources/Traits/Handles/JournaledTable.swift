/// Values under keys that remember how to go back: what an ``Application`` keeps beside its engine, such as the closures of its callers.
///
/// It is to a dictionary what `Journaled` is to an array. While ``isRecording`` holds, each write leaves what was there before behind, so that
/// going back costs what changed and not what there is, and nothing is copied.
///
/// What a write takes out of the table it hands back: a closure may be the last that holds an object, whose `deinit` may ask the table again. So
/// its owner lets go of it when the table is at rest, by ``release(_:)``, and not in the midst of the write.
///
/// ```swift
/// var table = JournaledTable<String, Int>()
/// table.isRecording = true
/// let mark = table.mark
/// table.set(1, for: "a")     // nil: what was there
/// table.revert(to: mark)     // [1]
/// table["a"]                 // nil
/// ```
struct JournaledTable<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  /// What each write found, oldest first.
  private var changes: [(key: Key, before: Value?)] = []

  /// Whether writes leave what was there before behind.
  ///
  /// Off at first.
  var isRecording = false

  /// The value under a key, or nothing.
  ///
  /// - Complexity: O(1)
  subscript(key: Key) -> Value? { values[key] }

  /// Puts a value under a key, or takes away what is there.
  ///
  /// - Returns: What was there before, unless the journal keeps it.
  /// - Complexity: O(1)
  mutating func set(_ value: Value?, for key: Key) -> Value? {
    let before = exchange(value, for: key)
    guard isRecording else { return before }
    changes.append((key, before))
    return nil
  }

  /// A place to return to with ``revert(to:)``.
  var mark: Int { changes.count }

  /// Undoes every write since a mark.
  ///
  /// - Returns: What the writes have put there.
  /// - Complexity: O(*c*) in the writes since then.
  mutating func revert(to mark: Int) -> [Value] {
    var gone: [Value] = []
    while changes.count > mark {
      let (key, before) = changes.removeLast()
      if let value = exchange(before, for: key) { gone.append(value) }
    }
    return gone
  }

  /// Empties the journal: nothing can be undone any more.
  ///
  /// - Returns: What it has kept.
  /// - Complexity: O(*c*) in the writes since it was emptied last.
  mutating func forgetChanges() -> [Value] {
    if changes.isEmpty { return [] }
    let gone = changes.compactMap(\.before)
    changes.removeAll(keepingCapacity: true)
    return gone
  }

  /// Puts a value under a key and hands out what was there, which is not let go of meanwhile.
  private mutating func exchange(_ value: Value?, for key: Key) -> Value? {
    if let value { values.updateValue(value, forKey: key) } else { values.removeValue(forKey: key) }
  }
}

/// Lets go of what was taken out of a table, now that nobody is writing to it.
func release<Gone>(_ gone: consuming Gone) {}
