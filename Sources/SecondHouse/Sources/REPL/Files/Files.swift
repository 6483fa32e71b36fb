import Syntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of the disk.
package enum Files {
  /// The bytes of a file, or of standard input for `-`.
  ///
  /// Pipes are read to their end; of devices only those without content, and what standard input is.
  package static func read(
    _ path: String, limit: Int, isInterrupted: () -> Bool = { false }
  ) throws(FileProblem) -> [UInt8] {
    let number = path == "-" ? dup(STDIN_FILENO) : opened(path, O_RDONLY | O_NOCTTY)
    let name = path == "-" ? "standard input" : path
    guard number >= 0 else { throw FileProblem(name, errno: errno, while: .reading) }
    defer { close(number) }
    var status = stat()
    fstat(number, &status)
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileProblem(name, errno: EISDIR, while: .reading) }
    if kind == S_IFBLK || (kind == S_IFCHR && path != "-" && path != "/dev/null" && path != "/dev/stdin") {
      throw FileProblem("\(FileProblem.quoted(path)) is a device, not a file")
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = sysRead(number, &piece)
      if count == 0 { return bytes }
      if count < 0, errno != EINTR || isInterrupted() {
        throw FileProblem(name, errno: errno, while: .reading)
      }
      if count > 0 { bytes += piece[..<count] }
      if bytes.count > limit {
        throw FileProblem("\(FileProblem.quoted(name)) is larger than \(limit >> 20) MiB")
      }
    }
  }

  /// Makes bytes the whole content of a file: it has the old content or the new one, whenever the program is killed.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    if isFolder(path) { throw FileProblem(path, errno: EISDIR, while: .writing) }
    let target = resolved(path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere, access(target, W_OK) != 0 { throw FileProblem(path, errno: errno, while: .writing) }
    let temporary = "\(folder(of: target))/.mendel-\(getpid())"
    let number = opened(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o666)
    guard number >= 0 else { throw FileProblem(path, errno: errno, while: .writing) }
    if isThere { fchmod(number, status.st_mode & 0o7777) }
    let isWritten = write(bytes, to: number) && fsync(number) == 0 && rename(temporary, target) == 0
    let code = errno
    close(number)
    guard isWritten else {
      unlink(temporary)
      throw FileProblem(path, errno: code, while: .writing)
    }
  }

  /// Adds a line to a file, which is made with its folder where it is not there; for nobody else to read.
  ///
  /// One write call adds it, so that two programs can add lines at once. A torn last line stays a line of its own.
  package static func append(_ line: String, to path: String) throws(FileProblem) {
    makeFolder(folder(of: path))
    let number = opened(path, O_RDWR | O_CREAT | O_APPEND, 0o600)
    guard number >= 0 else { throw FileProblem(folder(of: path), errno: EACCES, while: .writing) }
    defer { close(number) }
    let end = lseek(number, 0, SEEK_END)
    var last: UInt8 = 0x0A
    if end > 0 { pread(number, &last, 1, end - 1) }
    let isWritten = write(Array(((last == 0x0A ? "" : "\n") + line + "\n").utf8), to: number)
    guard isWritten else { throw FileProblem(folder(of: path), errno: errno, while: .writing) }
  }

  /// The names in a folder, without those that begin with a dot; none where it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A path that was typed where no shell reads it: its `~/` is the home's folder.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path that was probably meant.
  static func nearest(to path: String) -> String? {
    let folder = folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let near = Spelling.nearest(to: name, among: names(in: folder)) else { return nil }
    return path.contains("/") ? (folder == "/" ? "" : folder) + "/" + near : near
  }

  /// Where a link leads.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func makeFolder(_ path: String) {
    guard !isFolder(path), path != "/", path != "." else { return }
    makeFolder(folder(of: path))
    mkdir(path, 0o700)
  }

  /// Opens a file; a path with a NUL in it names none.
  private static func opened(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    if path.isEmpty || path.utf8.contains(0) {
      errno = ENOENT
      return -1
    }
    return open(path, flags | O_CLOEXEC, mode)
  }

  /// Writes all bytes; false where the system refuses.
  static func write(_ bytes: [UInt8], to number: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { sysWrite(number, $0) }
      if count > 0 { start += count } else if errno != EINTR { return false }
    }
    return true
  }
}

private func sysRead(_ number: Int32, _ bytes: inout [UInt8]) -> Int { read(number, &bytes, bytes.count) }

private func sysWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}
