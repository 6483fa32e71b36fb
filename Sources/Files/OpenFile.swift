#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file: closed when its owner lets go, with the system's answers as ``FileProblem``s that name the user's path.
struct OpenFile: ~Copyable {
  let number: Int32
  let path: String

  /// What a file is opened for.
  enum Use {
    case reading
    /// Reading and adding; it is made for the user's eyes if there is none.
    case appending
    /// Writing a file that there must not be yet, with these permissions.
    case making(mode_t)

    fileprivate var flags: (Int32, mode: mode_t) {
      switch self {
      case .reading: (O_RDONLY, 0)
      case .appending: (O_RDWR | O_APPEND | O_CREAT, 0o600)
      case .making(let mode): (O_WRONLY | O_CREAT | O_EXCL, mode)
      }
    }
  }

  /// Opens a path without waiting for anybody, or standard input as `-`.
  init(_ path: String, _ use: Use, named name: String? = nil) throws(FileProblem) {
    let (flags, mode) = use.flags
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

  /// Whether it is the file that has a path's name.
  func isStill(at path: String) throws(FileProblem) -> Bool {
    let named = stat(of: path)
    return try status().st_ino == named?.st_ino
  }

  func truncate(to size: Int) { ftruncate(number, off_t(size)) }

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

  /// Waits for the lock, which is held until the file is closed, half a second at most.
  ///
  /// Some network file systems have no locks; there the append of one write is all that is promised.
  func lock(isShared: Bool) throws(FileProblem) {
    let operation = isShared ? LOCK_SH : LOCK_EX
    for _ in 0..<50 {
      if flock(number, operation | LOCK_NB) == 0 || errno != EWOULDBLOCK && errno != EINTR { return }
      usleep(10_000)
    }
    throw FileProblem(path, errno: EWOULDBLOCK, writing: true)
  }
}

extension stat {
  var permissions: mode_t { st_mode & 0o7777 }

  func isKind(_ kind: mode_t) -> Bool { st_mode & S_IFMT == kind }

  /// Whether it tells of the same file, with the same content.
  func isSame(as other: stat) -> Bool {
    #if canImport(Darwin)
      let (changed, others) = (st_mtimespec, other.st_mtimespec)
    #else
      let (changed, others) = (st_mtim, other.st_mtim)
    #endif
    return st_dev == other.st_dev && st_ino == other.st_ino && st_size == other.st_size
      && changed.tv_sec == others.tv_sec && changed.tv_nsec == others.tv_nsec
  }

  /// The status of what is at a path, links followed; `nil` if nothing is.
  init?(of path: String) {
    self.init()
    guard !path.utf8.contains(0), stat(path, &self) == 0 else { return nil }
  }
}
