import Platform

/// A file of one event a line that only grows, that a kill cannot spoil and that several processes write at once.
///
/// A line is appended by one `write(2)` under a lock. If a kill, a full disk or another program left a line without its end, the
/// next append begins a new one, so at most that one line is lost; readers skip it and count it. The first append makes the file and its
/// folders, for the user's eyes only. Once it cannot be read or written, that is told once, and it is left alone, as without a path.
package struct JSONLines<Event: Codable> {
  private let path: String?
  private var problem: FileProblem?
  private var isLeftAlone = false

  /// Names a file, or none; nothing is opened yet.
  package init(path: String?) { self.path = path }

  /// Why the file is left alone from now on, told once.
  package mutating func takeProblem() -> FileProblem? {
    defer { problem = nil }
    return problem
  }

  /// The events on the last lines of the file, as far as they fit in `limit` bytes, oldest first, and how many lines were none.
  package mutating func read(last limit: Int) -> (events: [Event], skipped: Int) {
    var lines: [ArraySlice<UInt8>] = []
    use { path throws(FileProblem) in
      guard stat(of: path) != nil else { return }
      let file = try OpenFile(path, O_RDONLY)
      _ = try file.regularSize()
      try file.lock(LOCK_SH)
      lines = try Self.tail(of: file, limit: limit).split(separator: UInt8(ascii: "\n"))
    }
    let decoder = JSONDecoder()
    let events = lines.compactMap { try? decoder.decode(Event.self, from: Data($0)) }
    return (events, lines.count - events.count)
  }

  /// Adds a line, and waits until it is on the device where it must outlive a power cut.
  package mutating func append(_ event: Event, isSynchronized: Bool = false) {
    use { path throws(FileProblem) in
      let folder = Files.folder(of: path)
      if !Files.isFolder(folder) {
        try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
      if !Files.isFolder(folder) { throw FileProblem(folder, .other, "is no folder and cannot be made one") }
      let file = try OpenFile(path, O_RDWR | O_APPEND | O_CREAT, 0o600)
      _ = try file.regularSize()
      try file.lock(LOCK_EX)
      let size = try file.regularSize()
      let last = size == 0 ? nil : try file.bytes(from: size - 1, limit: 1).first
      let torn = last == nil || last == UInt8(ascii: "\n") ? "" : "\n"
      try file.append((torn + Files.json(event) + "\n").utf8)
      if isSynchronized { try file.synchronize() }
    }
  }

  private mutating func use(_ body: (String) throws(FileProblem) -> Void) {
    guard let path, !isLeftAlone else { return }
    do throws(FileProblem) { try body(path) } catch { (problem, isLeftAlone) = (error, true) }
  }

  /// The last whole lines in at most `limit` bytes, and what follows them.
  private static func tail(of file: borrowing OpenFile, limit: Int) throws(FileProblem) -> ArraySlice<UInt8> {
    let size = try file.regularSize()
    // One byte more tells whether the first line is whole.
    let start = max(0, size - limit - 1)
    let bytes = try file.bytes(from: start, limit: size - start)
    guard start > 0 else { return bytes[...] }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
    return bytes[(end + 1)...]
  }
}
