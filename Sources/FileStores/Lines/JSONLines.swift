#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file of one JSON value a line that only grows, that a kill cannot spoil and that several processes write at once.
///
/// A line is appended by one `write(2)` under a lock. If a kill, a full disk or another program left a line without its end, the
/// next append begins a new one, so at most that one line is lost; readers skip it and count it. The file and the folders it needs are
/// made at the first append, for the user's eyes only.
///
/// ```swift
/// let progress = JSONLines(path: "/home/ann/.local/state/mendel/progress.jsonl")
/// try progress.append(["step": "traits/flow#ask", "done": true])
/// try progress.read(last: 1 << 20).values.count      // 1
/// ```
public struct JSONLines: Sendable {
  /// Where the file is or will be.
  public var path: String

  /// What was read.
  public struct Content: Equatable, Sendable {
    /// The values, oldest first.
    public var values: [JSON]
    /// How many lines were no JSON; they stay in the file.
    public var skipped: Int

    /// Makes a content, empty at first.
    public init(values: [JSON] = [], skipped: Int = 0) {
      self.values = values
      self.skipped = skipped
    }
  }

  /// Names a file; nothing is opened yet.
  public init(path: String) { self.path = path }

  /// Adds a line and returns the file's size in bytes afterwards.
  ///
  /// - Parameter isSynchronized: whether to wait until the line is on the device, for what must outlive a power cut.
  /// - Complexity: O(*n*) in the line, whatever the file holds
  @discardableResult
  public func append(_ value: JSON, isSynchronized: Bool = false) throws(FileProblem) -> Int {
    let file = try openLocked()
    let status = try file.status()
    if status.isPipe { throw FileProblem(path, .isDevice) }
    var line = Array((value.text + "\n").utf8)
    if try !Self.endsLine(file, status) { line.insert(UInt8(ascii: "\n"), at: 0) }
    do throws(FileProblem) {
      try file.write(line)
    } catch {
      // What a full disk took of the line goes again, so that the next one starts clean.
      if status.isRegular { ftruncate(file.number, off_t(status.size)) }
      throw status.isRegular ? nameCause(of: error) : error
    }
    if isSynchronized { try file.synchronize() }
    return status.size + line.count
  }

  /// The values on the last `count` lines of the file, as far as they fit in `limit` bytes, oldest first; none if there is no file.
  ///
  /// - Complexity: O(*limit*), whatever the file holds
  public func read(last limit: Int, lines count: Int = .max) throws(FileProblem) -> Content {
    let (values, skipped) = try read(last: limit, lines: count) { try? JSON(parsing: $0) }
    return Content(values: values, skipped: skipped)
  }

  /// What `value` makes of each of those lines, and how many it makes nothing of.
  func read<Value>(
    last limit: Int, lines count: Int, value: (UnsafeBufferPointer<UInt8>) -> Value?
  ) throws(FileProblem) -> (values: [Value], skipped: Int) {
    guard let status = FileStatus(path: path) else { return ([], 0) }
    if status.isFolder { throw FileProblem(path, .isFolder) }
    guard status.isRegular else { throw FileProblem(path, .isDevice) }
    let file = try Descriptor(path, O_RDONLY | O_NOCTTY)
    file.lock(LOCK_SH)
    return try Self.tail(of: file, limit: limit).withUnsafeBufferPointer {
      Self.read($0, lines: count, value: value)
    }
  }

  private static func read<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, lines count: Int, value: (UnsafeBufferPointer<UInt8>) -> Value?
  ) -> (values: [Value], skipped: Int) {
    let lines = lines(of: bytes).suffix(count)
    let values = lines.compactMap { value(UnsafeBufferPointer(rebasing: bytes[$0])) }
    return (values, lines.count - values.count)
  }

  /// Where the lines are that are not empty.
  private static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = newline(in: bytes, from: start) ?? bytes.count
      if start < end { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  /// The offset of the next line end; the system looks at many bytes at once.
  private static func newline(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Drops the oldest lines so that at most `limit` bytes stay: the file is the old one or the new one, and no append is lost.
  ///
  /// - Complexity: O(*limit*)
  public func trim(toLast limit: Int) throws(FileProblem) {
    try replaceContent { file, status throws(FileProblem) in
      status.size > limit ? Array(try Self.tail(of: file, limit: limit)) : nil
    }
  }

  /// Keeps only the lines that `choose` answers, of those in the last `limit` bytes; what is no JSON goes.
  ///
  /// The file is the old one or the new one, and no append is lost.
  ///
  /// - Complexity: O(*limit*), and that of `choose`
  public func rewrite(last limit: Int, _ choose: ([JSON]) -> [JSON]) throws(FileProblem) {
    try replaceContent { file, _ throws(FileProblem) in
      let lines = try Self.tail(of: file, limit: limit).withUnsafeBufferPointer {
        Self.read($0, lines: .max) { try? JSON(parsing: $0) }.values
      }
      let chosen = choose(lines)
      return chosen.count < lines.count ? Array(chosen.map { $0.text + "\n" }.joined().utf8) : nil
    }
  }

  /// Replaces what the file holds while nobody can append; with `nil` it stays as it is.
  private func replaceContent(
    _ change: (borrowing Descriptor, FileStatus) throws(FileProblem) -> [UInt8]?
  ) throws(FileProblem) {
    // Who waits for this lock to append finds the file replaced, and opens the new one.
    let file = try openLocked()
    let status = try file.status()
    guard status.isRegular, let content = try change(file, status) else { return }
    let replacement = try Replacement(of: path, mode: status.permissions, named: path)
    do throws(FileProblem) {
      try replacement.file.write(content)
      try replacement.commit()
    } catch {
      replacement.discard()
      throw error
    }
  }

  /// Opens the file that has the path's name once the lock is held, and makes it first if there is none.
  private func openLocked() throws(FileProblem) -> Descriptor {
    while true {
      let file = try openOrCreate()
      file.lock(LOCK_EX)
      if let named = FileStatus(path: path), try file.status().isSame(as: named) { return file }
    }
  }

  private func openOrCreate() throws(FileProblem) -> Descriptor {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NOCTTY
    do throws(FileProblem) {
      return try Descriptor(path, flags, mode: 0o600)
    } catch {
      guard case .notFound = error.kind else { throw nameCause(of: error) }
      try Folders.create(Replacement.folder(of: path))
      return try Descriptor(path, flags, mode: 0o600)
    }
  }

  /// Names the folder where that is full or cannot be written: for its other files the cause is the same.
  private func nameCause(of problem: FileProblem) -> FileProblem {
    let folder = Replacement.folder(of: path)
    return switch problem.kind {
    case .full, .overLimit: FileProblem(folder, problem.kind)
    case .unwritable where access(folder, W_OK) != 0: FileProblem(folder, .unwritable)
    default: problem
    }
  }

  private static func endsLine(_ file: borrowing Descriptor, _ status: FileStatus) throws(FileProblem) -> Bool
  {
    guard status.isRegular, status.size > 0 else { return true }
    return try bytes(of: file, from: status.size - 1, count: 1) == [UInt8(ascii: "\n")]
  }

  /// The last whole lines in at most `limit` bytes, and what follows them.
  private static func tail(of file: borrowing Descriptor, limit: Int) throws(FileProblem) -> ArraySlice<UInt8>
  {
    let size = try file.status().size
    guard size > limit else { return try bytes(of: file, from: 0, count: size)[...] }
    // One byte more tells whether the first line is whole.
    let bytes = try bytes(of: file, from: size - limit - 1, count: limit + 1)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
    return bytes[(end + 1)...]
  }

  private static func bytes(
    of file: borrowing Descriptor, from start: Int, count: Int
  ) throws(FileProblem) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let received = try file.read(into: &bytes, from: filled, at: start + filled)
      if received == 0 { break }
      filled += received
    }
    bytes.removeLast(count - filled)
    return bytes
  }
}
