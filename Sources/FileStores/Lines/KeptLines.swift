/// A ``JSONLines`` file that a store is kept in as long as that works; then, or if there is no place for it, the store is in memory only.
///
/// ```swift
/// var file = KeptLines(path: places.history)
/// file.use { file throws(FileProblem) in try file.append(entry.json) }      // the problem, the first time that there is one
/// file.use { … }                                                            // nil: the file is left alone
/// ```
struct KeptLines: Sendable {
  private var file: JSONLines?

  /// Names a file, or none.
  init(path: String?) { file = path.map(JSONLines.init(path:)) }

  /// Does something with the file, and returns why it could not; after that, the file is left alone.
  mutating func use(_ body: (JSONLines) throws(FileProblem) -> Void) -> FileProblem? {
    guard let file else { return nil }
    do throws(FileProblem) {
      try body(file)
      return nil
    } catch {
      self.file = nil
      return error
    }
  }
}
