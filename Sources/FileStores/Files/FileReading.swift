#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Something that reads files: the disk, or a table in a test.
public protocol FileReading {
  /// The whole content of a file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]
}

/// The disk.
///
/// Reading is bounded: a file is taken whole if it holds at most as many bytes as the caller says, whatever its status promised.
/// Pipes, `/dev/stdin` and `/dev/null` are files here; other devices and folders are problems.
///
/// ```swift
/// let bytes = try Files().read("tour.mendel", limit: 10 << 20)
/// ```
public struct Files: FileReading, FileWriting, Sendable {
  /// Makes the disk's reader and writer.
  public init() {}

  /// The whole content of a file of at most `limit` bytes.
  ///
  /// - Complexity: O(*n*) in the bytes read, at most `limit` + 1
  public func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try read(ChunkReader(path: path), limit: limit)
  }

  /// The same of a file that lies there whole: pipes and devices but `/dev/null`, on which somebody would have to be waited for, are problems.
  ///
  /// - Complexity: O(*n*) in the bytes read, at most `limit` + 1
  public func readFromDisk(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try read(ChunkReader(onDisk: path), limit: limit)
  }

  private func read(_ reader: ChunkReader, limit: Int) throws(FileProblem) -> [UInt8] {
    let path = reader.path
    if let size = reader.knownSize, size > limit { throw FileProblem(path, .tooLarge(limit: limit)) }
    var bytes: [UInt8] = []
    // A small file needs no large buffer; one may be longer than its status says, though.
    let piece = min(1 << 16, max(reader.knownSize ?? 1 << 16, 1 << 12) + 1)
    while try reader.read(into: &bytes, upTo: min(piece, limit + 1 - bytes.count)) > 0 {
      if bytes.count > limit { throw FileProblem(path, .tooLarge(limit: limit)) }
    }
    return bytes
  }

  /// Whether something is at `path`, links followed, that is no file: a folder, a pipe, a device.
  public func isNoFile(_ path: String) -> Bool { FileStatus(path: path).map { !$0.isRegular } ?? false }

  /// Whether a folder is at `path`, links followed.
  public func isFolder(_ path: String) -> Bool { FileStatus(path: path)?.isFolder ?? false }

  /// Whether the last part of a path is a symbolic link, wherever that leads.
  public func isLink(_ path: String) -> Bool {
    var byte: CChar = 0
    return !path.utf8.contains(0) && readlink(path, &byte, 1) >= 0
  }

  /// Which file or folder a path leads to, links followed, however it is written; `nil` if nothing is there.
  public func identity(of path: String) -> FileIdentity? { FileStatus(path: path)?.identity }

  /// Whether a file that is not empty is at `path`, so that writing there would take something away.
  public func holdsSomething(_ path: String) -> Bool {
    FileStatus(path: path).map { $0.isRegular && $0.size > 0 } ?? false
  }

  /// The path from the root, links resolved; the path as it is if nothing is there.
  public func absolute(_ path: String) -> String {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Reads a script of any length piece by piece: a file, a pipe, or standard input as `-`.
///
/// The reader holds one open file and no text: a million lines need no more memory than ten.
///
/// ```swift
/// let reader = try ChunkReader(path: "-")
/// var buffer: [UInt8] = []
/// while try reader.read(into: &buffer, upTo: 65_536) > 0 { … }
/// ```
public final class ChunkReader {
  /// The path as the caller gave it.
  public let path: String
  /// How many bytes the file holds, if it is one whose size is known before reading.
  public let knownSize: Int?
  private let file: Descriptor
  private let isInterrupted: () -> Bool

  /// Opens a path; `-` is standard input.
  ///
  /// - Parameter isInterrupted: asked when a signal ends a wait; if it says no, the wait goes on.
  public init(path: String, isInterrupted: @escaping () -> Bool = { false }) throws(FileProblem) {
    let isStandardInput = path == "-"
    file =
      isStandardInput
      ? Descriptor(borrowing: STDIN_FILENO, named: "standard input")
      : try Descriptor(path, O_RDONLY | O_NOCTTY)
    let status = try file.status()
    if status.isFolder { throw FileProblem(file.path, .isFolder) }
    guard isStandardInput || Self.isReadable(status, file.number) else { throw FileProblem(path, .isDevice) }
    self.path = path
    self.isInterrupted = isInterrupted
    knownSize = status.isRegular ? status.size : nil
  }

  /// Opens a file that lies there whole; a pipe without a writer is not waited for.
  init(onDisk path: String) throws(FileProblem) {
    file = try Descriptor(path, O_RDONLY | O_NOCTTY | O_NONBLOCK)
    let status = try file.status()
    guard status.isRegular || FileStatus(path: "/dev/null").map(status.isSameDevice) ?? false else {
      throw FileProblem(path, status.isFolder ? .isFolder : status.isPipe ? .isPipe : .isDevice)
    }
    self.path = path
    isInterrupted = { false }
    knownSize = status.size
  }

  /// Adds at most `count` bytes to the buffer and returns how many; 0 means the end.
  ///
  /// It waits until something is there and then takes what is, so a line typed on a terminal is handed out at once.
  ///
  /// - Complexity: O(*count*)
  @discardableResult
  public func read(into buffer: inout [UInt8], upTo count: Int) throws(FileProblem) -> Int {
    let start = buffer.count
    // An array's room is appended as a whole; a sequence of zeros would be gone through one by one.
    buffer += [UInt8](unsafeUninitializedCapacity: max(0, count)) { room, size in
      if let start = room.baseAddress { memset(start, 0, room.count) }
      size = room.count
    }
    var received = 0
    defer { buffer.removeLast(buffer.count - start - received) }
    received = try file.read(into: &buffer, from: start, isInterrupted: isInterrupted)
    return received
  }

  /// Regular files, pipes, and the character devices that are the user's input or nothing.
  private static func isReadable(_ status: FileStatus, _ number: Int32) -> Bool {
    if status.isRegular || status.isPipe { return true }
    guard status.isCharacterDevice else { return false }
    if isatty(number) == 1 { return true }
    let input = try? Descriptor(borrowing: STDIN_FILENO, named: "-").status()
    let nothing = FileStatus(path: "/dev/null")
    return [input, nothing].contains { $0.map(status.isSameDevice) ?? false }
  }
}

/// A file or folder itself, whatever its paths.
public struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
