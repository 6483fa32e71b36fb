import Platform

/// An open file, closed at its deinitialization; errors of the system become ``FileProblem``s that name the user's path.
struct OpenFile: ~Copyable {
  let number: Int32
  let path: String

  /// Opens a path without blocking, or standard input for `-`; a new file gets the permissions of `mode`.
  init(_ path: String, _ flags: Int32, _ mode: mode_t = 0, named name: String? = nil) throws(FileProblem) {
    self.path = path == "-" ? "standard input" : name ?? path
    // The system would end the path at a NUL and open another file.
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

  /// Returns the size of the file; throws if it is not a regular file.
  func regularSize() throws(FileProblem) -> Int {
    let status = try status()
    guard status.isKind(S_IFREG) else {
      throw FileProblem(path, .noFile, status.isKind(S_IFDIR) ? "is a folder" : "is no file")
    }
    return Int(status.st_size)
  }

  /// Reads to the end, from `offset` if given, but at most `limit` bytes.
  func bytes(from offset: Int? = nil, limit: Int, isInterrupted: () -> Bool = { false }) throws(FileProblem)
    -> [UInt8]
  {
    if let offset { lseek(number, off_t(offset), SEEK_SET) }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      var (count, code): (Int, Int32) = (0, 0)
      bytes += [UInt8](unsafeUninitializedCapacity: min(1 << 16, limit - bytes.count)) { space, size in
        count = read(number, space.baseAddress, space.count)
        (size, code) = (max(count, 0), errno)
      }
      if count == 0 { break }
      guard count < 0 else { continue }
      guard code == EINTR || code == EAGAIN else { throw FileProblem(path, errno: code) }
      try wait(isInterrupted)
    }
    return bytes
  }

  /// Waits until there is something to read; polls for ^C.
  func wait(_ isInterrupted: () -> Bool) throws(FileProblem) {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    repeat { if isInterrupted() { throw FileProblem(path, errno: EINTR) } } while poll(&request, 1, 100) <= 0
  }

  /// Writes all bytes, in one call if the system accepts them in one.
  func append(_ bytes: some Collection<UInt8>) throws(FileProblem) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw FileProblem(path, errno: errno, writing: true) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Waits until the written data is on the device; a file that cannot be flushed is not an error.
  func synchronize() throws(FileProblem) {
    guard fsync(number) != 0, errno != EINVAL, errno != EROFS else { return }
    throw FileProblem(path, errno: errno, writing: true)
  }

  /// Waits at most half a second for the lock, which is held until the file is closed; file systems without locks are accepted.
  func lock(_ kind: Int32) throws(FileProblem) {
    for _ in 0..<50 {
      if flock(number, kind | LOCK_NB) == 0 || errno != EWOULDBLOCK && errno != EINTR { return }
      usleep(10_000)
    }
    throw FileProblem(path, errno: EWOULDBLOCK, writing: true)
  }
}

extension stat {
  var permissions: mode_t { st_mode & 0o7777 }

  func isKind(_ kind: mode_t) -> Bool { st_mode & S_IFMT == kind }

  func isSame(as other: stat) -> Bool {
    #if canImport(Darwin)
      let (changed, others) = (st_mtimespec, other.st_mtimespec)
    #else
      let (changed, others) = (st_mtim, other.st_mtim)
    #endif
    return st_dev == other.st_dev && st_ino == other.st_ino && st_size == other.st_size
      && changed.tv_sec == others.tv_sec && changed.tv_nsec == others.tv_nsec
  }

  /// Reads the status of the file at a path, links followed; nil if there is none.
  init?(of path: String) {
    self.init()
    guard !path.utf8.contains(0), stat(path, &self) == 0 else { return nil }
  }
}
