/// Values under keys that remember how to go back: what an ``Application`` keeps beside its engine, such as the closures of its callers.
///
/// It is to a dictionary what `Journaled` is to an array. While ``isRecording`` holds, each write leaves what was there before behind, so that
/// going back costs what changed and not what there is, and nothing is copied.
///
/// ```swift
/// var table = JournaledTable<String, Int>()
/// table.isRecording = true
/// let mark = table.mark
/// table["a"] = 1
/// table.revert(to: mark)
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
  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if isRecording { changes.append((key, values[key])) }
      values[key] = newValue
    }
  }

  /// A place to return to with ``revert(to:)``.
  var mark: Int { changes.count }

  /// Undoes every write since a mark.
  ///
  /// - Complexity: O(*c*) in the writes since then.
  mutating func revert(to mark: Int) {
    while changes.count > mark {
      let (key, before) = changes.removeLast()
      values[key] = before
    }
  }

  /// Empties the journal and keeps its room: nothing can be undone any more.
  mutating func forgetChanges() { changes.removeAll(keepingCapacity: true) }
}
