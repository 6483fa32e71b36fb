#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An open file: closed when its owner lets go, with the system's answers as ``FileProblem``s.
struct Descriptor: ~Copyable {
  /// The system's number of the open file.
  let number: Int32
  /// The path that problems name.
  let path: String
  private let isOwned: Bool

  /// Opens a path; `mode` counts if a file is created.
  ///
  /// Problems name `name`, if it is given: what the user knows of is not always what is opened.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0, named name: String? = nil) throws(FileProblem) {
    let name = name ?? path
    // The system would stop reading the path at a NUL and open another file.
    guard !path.utf8.contains(0) else { throw FileProblem(name, .notFound(similar: [])) }
    let number = open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else {
      throw FileProblem(name, errno: errno, while: flags & O_ACCMODE == O_RDONLY ? .reading : .writing)
    }
    self.number = number
    self.path = name
    isOwned = true
  }

  /// Borrows a number that somebody else closes, such as standard input.
  init(borrowing number: Int32, named path: String) {
    self.number = number
    self.path = path
    isOwned = false
  }

  deinit { if isOwned { close(number) } }

  /// What the system knows of the file.
  func status() throws(FileProblem) -> FileStatus {
    var raw = stat()
    guard fstat(number, &raw) == 0 else { throw FileProblem(path, errno: errno, while: .reading) }
    return FileStatus(raw)
  }

  /// Reads once into the part of `buffer` from `start`, from the file's `offset` if given; 0 at the end.
  func read(
    into buffer: inout [UInt8], from start: Int, at offset: Int? = nil, isInterrupted: () -> Bool = { false }
  ) throws(FileProblem) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        let free = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
        guard let base = free.baseAddress, !free.isEmpty else { return 0 }
        return offset.map { pread(number, base, free.count, off_t($0)) }
          ?? platformRead(number, base, free.count)
      }
      if count >= 0 { return count }
      if becomesReady(for: POLLIN, after: errno) { continue }
      if errno != EINTR || isInterrupted() { throw FileProblem(path, errno: errno, while: .reading) }
    }
  }

  /// Writes everything, in one call where the system takes it in one.
  func write(_ bytes: [UInt8]) throws(FileProblem) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        platformWrite(number, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      if count >= 0 {
        start += count
      } else if !becomesReady(for: POLLOUT, after: errno), errno != EINTR {
        throw FileProblem(path, errno: errno, while: .writing)
      }
    }
  }

  /// Waits if another program that shares the file, such as a terminal, has made it one that does not wait.
  private func becomesReady(for event: Int32, after code: Int32) -> Bool {
    guard code == EAGAIN else { return false }
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    return poll(&request, 1, -1) > 0
  }

  /// Waits until what was written is on the device; what cannot be flushed (a pipe) needs no flushing.
  func synchronize() throws(FileProblem) {
    guard fsync(number) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS else { return }
    throw FileProblem(path, errno: errno, while: .writing)
  }

  /// Waits for the lock, shared or exclusive, held until the file is closed.
  ///
  /// Some network file systems have no locks; there the append of one write is all that is promised.
  func lock(_ operation: Int32) {
    while flock(number, operation) != 0, errno == EINTR {}
  }
}

/// What the system knows of a file.
struct FileStatus {
  private let raw: stat

  init(_ raw: stat) { self.raw = raw }

  /// The status of what is at `path`, links followed; `nil` if nothing is.
  init?(path: String) {
    var raw = stat()
    guard !path.utf8.contains(0), stat(path, &raw) == 0 else { return nil }
    self.raw = raw
  }

  var size: Int { Int(raw.st_size) }
  var permissions: mode_t { raw.st_mode & 0o7777 }
  var isFolder: Bool { isKind(S_IFDIR) }
  var isRegular: Bool { isKind(S_IFREG) }
  var isCharacterDevice: Bool { isKind(S_IFCHR) }
  var isPipe: Bool { isKind(S_IFIFO) || isKind(S_IFSOCK) }

  /// The file itself.
  var identity: FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: raw.st_dev), number: UInt64(truncatingIfNeeded: raw.st_ino))
  }

  /// Whether both are one file, whatever their paths.
  func isSame(as other: FileStatus) -> Bool {
    raw.st_dev == other.raw.st_dev && raw.st_ino == other.raw.st_ino
  }

  /// Whether both are one device, whatever their paths.
  func isSameDevice(as other: FileStatus) -> Bool {
    isCharacterDevice && other.isCharacterDevice && raw.st_rdev == other.raw.st_rdev
  }

  private func isKind(_ kind: mode_t) -> Bool { raw.st_mode & S_IFMT == kind }
}

private func platformRead(_ number: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, base, count)
}

private func platformWrite(_ number: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, base, count)
}
