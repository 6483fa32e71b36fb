import Platform

/// A file that only grows, one event per line; a killed process cannot damage it, and several processes can write it at once.
///
/// A line is appended by one `write(2)` under a lock. If a kill, a full disk or another program left a line without its end, the next
/// append begins a new line. So at most that one line is lost; readers skip it and count it. The first append creates the file and its
/// folders, readable by the user only. After the first failure the problem is reported once, and the file is not used again.
package struct JSONLines<Event: Codable> {
  private let path: String?
  private var problem: FileProblem?
  private var isLeftAlone = false

  /// Makes a log for the file at `path`, or one without a file if nil; nothing is opened yet.
  package init(path: String?) { self.path = path }

  /// Returns the failure after which the file is not used any more; each failure is returned once.
  package mutating func takeProblem() -> FileProblem? {
    defer { problem = nil }
    return problem
  }

  /// Returns the events on the last lines that fit in `limit` bytes, oldest first, and the number of lines that are not events.
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

  /// Appends a line; with `isSynchronized` it waits until the line is on the device and survives a power cut.
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

  /// Returns the last complete lines in at most `limit` bytes, and an incomplete one after them.
  private static func tail(of file: borrowing OpenFile, limit: Int) throws(FileProblem) -> ArraySlice<UInt8> {
    let size = try file.regularSize()
    // One byte more shows whether the first line is complete.
    let start = max(0, size - limit - 1)
    let bytes = try file.bytes(from: start, limit: size - start)
    guard start > 0 else { return bytes[...] }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
    return bytes[(end + 1)...]
  }
}
