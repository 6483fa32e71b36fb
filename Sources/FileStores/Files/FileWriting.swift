#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Something that replaces files whole: the disk, or a table in a test.
public protocol FileWriting {
  /// Makes `bytes` the whole content of the file at `path`.
  func write(_ bytes: [UInt8], to path: String) throws(FileProblem)
}

extension Files {
  /// Makes `bytes` the whole content of the file at `path`: afterwards it is the old file or the new one, never a part.
  ///
  /// The bytes go to a new file in the same folder, reach the device, and take the name by `rename(2)`; the permissions of the file
  /// that was there stay, and a link is followed, not replaced. If anything fails, the new file is taken away. A terminal, a
  /// pipe or `/dev/null` has nothing to replace and is written directly.
  ///
  /// - Complexity: O(*n*) and two waits for the device
  public func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileProblem(path, .notFound(similar: [])) }
    let status = FileStatus(path: path)
    if let status, !status.isRegular { return try writeThrough(bytes, path, status) }
    let target = try resolved(path)
    if status != nil, access(target, W_OK) != 0 { throw FileProblem(path, errno: errno, while: .writing) }
    let mode = status?.permissions
    let replacement = try Replacement(of: target, mode: mode ?? 0o666, named: path)
    do throws(FileProblem) {
      if let mode { fchmod(replacement.file.number, mode) }
      try replacement.file.write(bytes)
      try replacement.commit()
    } catch {
      replacement.discard()
      throw error
    }
  }

  private func writeThrough(_ bytes: [UInt8], _ path: String, _ status: FileStatus) throws(FileProblem) {
    if status.isFolder { throw FileProblem(path, .isFolder) }
    guard status.isPipe || status.isCharacterDevice else { throw FileProblem(path, .isDevice) }
    try Descriptor(path, O_WRONLY | O_NOCTTY).write(bytes)
  }

  /// Where a link points, as it says itself; `nil` if the path is none.
  static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlink(path, base, buffer.count)
      return count > 0
        ? String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
  }

  /// The path behind links; a link to nothing yet is followed to where it points.
  private func resolved(_ path: String, depth: Int = 0) throws(FileProblem) -> String {
    if let name = realpath(path, nil) {
      defer { free(name) }
      return String(cString: name)
    }
    if errno == ELOOP || depth > 40 { throw FileProblem(path, .linkLoop) }
    guard let link = Self.target(ofLink: path) else { return path }
    return try resolved(
      link.hasPrefix("/") ? link : Replacement.folder(of: path) + "/" + link, depth: depth + 1)
  }
}

/// A new file on its way to take another's name; its problems name the file that the user knows of.
struct Replacement: ~Copyable {
  let file: Descriptor
  private let target: String
  private let temporary: String

  /// Creates an empty file beside `target`, which the user calls `path`.
  init(of target: String, mode: mode_t, named path: String) throws(FileProblem) {
    let folder = Self.folder(of: target)
    // A process of this number that was killed may have left its file.
    let names = (0..<100).lazy.map { "\(folder)/.mendel-\(getpid())-\($0)" }
    guard let name = names.first(where: { FileStatus(path: $0) == nil }) else {
      throw FileProblem(path, .other("100 unfinished files lie beside it"))
    }
    file = try Descriptor(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode, named: path)
    temporary = name
    self.target = target
  }

  /// Brings the file to the device and gives it the target's name.
  func commit() throws(FileProblem) {
    try file.synchronize()
    guard rename(temporary, target) == 0 else { throw FileProblem(file.path, errno: errno, while: .writing) }
    // The name is in the folder; a folder that cannot be opened or flushed has done what it can.
    try? Descriptor(Self.folder(of: target), O_RDONLY).synchronize()
  }

  /// Takes the file away.
  func discard() { unlink(temporary) }

  /// The folder in which a path's last part lies.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
