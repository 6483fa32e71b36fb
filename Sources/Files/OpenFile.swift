#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file: closed when its owner lets go, with the system's answers as ``FileProblem``s that name the user's path.
struct OpenFile: ~Copyable {
  let number: Int32
  let path: String

  /// Opens a path without waiting for anybody, or standard input as `-`; `mode` counts if a file is created.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0, named name: String? = nil) throws(FileProblem) {
    self.path = path == "-" ? "standard input" : name ?? path
    // The system would stop reading the path at a NUL and open another file.
    let isOne = !path.utf8.contains(0)
    let opening = flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    number = path == "-" ? dup(STDIN_FILENO) : isOne ? open(path, opening, mode) : -1
    guard number < 0 else { return }
    throw FileProblem(self.path, errno: isOne ? errno : ENOENT, writing: flags & O_ACCMODE != O_RDONLY)
  }

  deinit { if number >= 0 { close(number) } }

  func status() throws(FileProblem) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileProblem(path, errno: errno) }
    return status
  }

  /// The size of the file, which must be one that lies there whole.
  func regularSize() throws(FileProblem) -> Int {
    let status = try status()
    guard status.isKind(S_IFREG) else {
      throw FileProblem(path, .noFile, status.isKind(S_IFDIR) ? "is a folder" : "is no file")
    }
    return Int(status.st_size)
  }

  /// Reads once, at most `count` bytes, from the file's `offset` if given; nothing at the end.
  func bytes(_ count: Int, at offset: Int? = nil, isInterrupted: () -> Bool = { false }) throws(FileProblem)
    -> [UInt8]
  {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { space, size in
        guard let start = space.baseAddress else { return }
        result = offset.map { pread(number, start, count, off_t($0)) } ?? read(number, start, count)
        size = max(result, 0)
      }
      if result >= 0 { return bytes }
      guard errno == EINTR || errno == EAGAIN else { throw FileProblem(path, errno: errno) }
      try wait(isInterrupted)
    }
  }

  /// Waits until there is something to read; looks up now and then, for ^C.
  func wait(_ isInterrupted: () -> Bool) throws(FileProblem) {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    repeat {
      if isInterrupted() { throw FileProblem(path, errno: EINTR) }
    } while poll(&request, 1, 100) <= 0
  }

  /// Writes everything, in one call where the system takes it in one.
  func append(_ bytes: [UInt8]) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw FileProblem(path, errno: errno, writing: true) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Waits until what was written is on the device; what cannot be flushed needs no flushing.
  func synchronize() throws(FileProblem) {
    guard fsync(number) != 0, errno != EINVAL, errno != EROFS else { return }
    throw FileProblem(path, errno: errno, writing: true)
  }

  /// Waits for the lock, which is held until the file is closed, a second at most.
  ///
  /// Some network file systems have no locks; there the append of one write is all that is promised.
  func lock(_ operation: Int32) throws(FileProblem) {
    for _ in 0..<100 {
      if flock(number, operation | LOCK_NB) == 0 || errno != EWOULDBLOCK && errno != EINTR { return }
      usleep(10_000)
    }
    throw FileProblem(path, errno: EWOULDBLOCK, writing: true)
  }
}

extension stat {
  func isKind(_ kind: mode_t) -> Bool { st_mode & S_IFMT == kind }

  /// The status of what is at a path, links followed; `nil` if nothing is.
  init?(of path: String) {
    self.init()
    guard !path.utf8.contains(0), stat(path, &self) == 0 else { return nil }
  }
}
