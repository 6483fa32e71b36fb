import Drawings
import Platform

package enum Files {
  /// Returns the whole content of a file of at most `limit` bytes; `-` is standard input.
  ///
  /// A byte order mark at the start is left out. Pipes, standard input and `/dev/null` can be read, other devices cannot. If the other end
  /// of a pipe sends nothing, this waits until `isInterrupted` reports ^C.
  package static func read(
    _ path: String, limit: Int, isInterrupted: () -> Bool = { false }
  ) throws(FileProblem) -> [UInt8] {
    let file = try OpenFile(path, O_RDONLY)
    let status = try file.status()
    if status.isKind(S_IFDIR) { throw FileProblem(file.path, errno: EISDIR) }
    let isNull = status.isKind(S_IFCHR) && stat(of: "/dev/null")?.st_rdev == status.st_rdev
    let isDevice = status.isKind(S_IFBLK) || status.isKind(S_IFCHR)
    if isDevice, path != "-", !isNull, isatty(file.number) == 0 { throw FileProblem(path, errno: ENODEV) }
    // A pipe that no process has opened for writing yet would look as if it had ended.
    if status.isKind(S_IFIFO) { try file.wait(isInterrupted) }
    let bytes = try file.bytes(limit: limit + 1, isInterrupted: isInterrupted)
    if bytes.count > limit {
      let size = limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
      throw FileProblem(file.path, .tooLarge, "is larger than \(size)")
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Makes `text` the whole content of the file at `path`; afterwards it is the old file or the new one, never a mixture.
  ///
  /// The bytes go to a new file in the same folder, which is flushed to the device and then renamed. Only regular files are replaced, and
  /// only if `mayReplace` accepts their content. Otherwise the file stays, also if another process has just made or changed it. A replaced
  /// file keeps its permissions, and a link is followed.
  package static func write(
    _ text: String, to path: String, replacing mayReplace: ([UInt8]) -> Bool
  ) throws(FileProblem) {
    if path.isEmpty || path.utf8.contains(0) { throw FileProblem(path, errno: ENOENT, writing: true) }
    let target = target(of: path)
    let old = stat(of: path)
    if let old {
      guard old.isKind(S_IFREG) else { throw FileProblem(path, errno: old.isKind(S_IFDIR) ? EISDIR : ENODEV) }
      guard try mayReplace(read(path, limit: 64 << 20)) else { throw FileProblem(path, errno: EEXIST) }
      if access(target, W_OK) != 0 { throw FileProblem(path, errno: errno, writing: true) }
    }
    try replace(old, at: target, with: text.utf8, named: path)
  }

  /// Returns the path with its links followed; a link to a missing file gives the path that it points to.
  private static func target(of path: String, depth: Int = 0) -> String {
    guard depth < 40, let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return path
    }
    return target(of: link.hasPrefix("/") ? link : folder(of: path) + "/" + link, depth: depth + 1)
  }

  /// Writes a file beside `target`, flushes it to the device, and renames it to the target, if that is still the `old` file or still
  /// missing; problems name the file by `path`, as the user typed it.
  private static func replace(
    _ old: stat?, at target: String, with bytes: String.UTF8View, named path: String
  ) throws(FileProblem) {
    let folder = folder(of: target)
    // A killed process with the same number may have left its file.
    let names = (0..<100).lazy.map { "\(folder)/.mendel-\(getpid())-\($0)" }
    let name = names.first { stat(of: $0) == nil } ?? ""
    let file = try OpenFile(name, O_WRONLY | O_CREAT | O_EXCL, old?.permissions ?? 0o666, named: path)
    defer { unlink(name) }
    if let old { fchmod(file.number, old.permissions) }
    try file.append(bytes)
    try file.synchronize()
    if let old, stat(of: target)?.isSame(as: old) != true { throw FileProblem(path, errno: EEXIST) }
    // If there was no file, `link` fails rather than replace one; `rename` would replace it.
    guard (old == nil ? link(name, target) : rename(name, target)) == 0 else {
      throw FileProblem(path, errno: errno, writing: true)
    }
    // The file has its name now. A folder that cannot be opened or flushed is not an error.
    try? OpenFile(folder, O_RDONLY).synchronize()
  }

  /// Returns a value as one line of JSON in which terminal controls are escaped.
  package static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Only NaN, infinities and cycles have no JSON, and no value here has them.
    let json = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return String(decoding: json, as: UTF8.self).unicodeScalars.reduce(into: "") { safe, scalar in
      guard Escaping.isHarmful(scalar) else { return safe.unicodeScalars.append(scalar) }
      for unit in String(scalar).utf16 {
        safe += "\\u" + String(0x10000 + UInt32(unit), radix: 16).dropFirst()
      }
    }
  }

  /// Whether the file at a path is not empty, so that writing there would lose data.
  package static func holdsSomething(_ path: String) -> Bool {
    stat(of: path).map { $0.isKind(S_IFREG) && $0.st_size > 0 } ?? false
  }

  /// Whether a regular file is at a path, links followed; not a pipe, whose reader may wait forever.
  package static func isRegular(_ path: String) -> Bool { stat(of: path)?.isKind(S_IFREG) ?? false }

  package static func isFolder(_ path: String) -> Bool { stat(of: path)?.isKind(S_IFDIR) ?? false }

  /// The names in a folder, sorted, without hidden ones.
  package static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files below a folder whose names end with `ending`, sorted, without hidden ones.
  package static func paths(below folder: String, ending: String) throws(FileProblem) -> [String] {
    var (found, folders, seen) = ([String](), [folder], 0)
    while let next = folders.popLast() {
      for path in names(in: next).map({ next + "/" + $0 }) {
        seen += 1
        if seen > 10_000 { throw FileProblem(folder, .tooLarge, "holds more than 10000 files") }
        // A link may lead back to a folder above, so links to folders are not followed.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if isFolder(path) {
          if !isLink { folders.append(path) }
        } else if path.hasSuffix(ending) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// The last part of a path, and the folder that contains it.
  package static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The absolute path, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return URL(filePath: whole, directoryHint: .notDirectory).standardizedFileURL.path
  }

  /// Expands a leading `~/` as a shell does, for a path that was typed outside a shell.
  package static func expanded(_ path: String, home: String?) -> String {
    guard let home, !home.isEmpty, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
