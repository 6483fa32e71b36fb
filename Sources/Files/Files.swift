import Drawings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads and replaces files whole.
package enum Files {
  /// The whole content of a file of at most `limit` bytes; `-` is standard input.
  ///
  /// A mark of the byte order at the start is no part of the text. Pipes, standard input and `/dev/null` are files here, other devices are
  /// not. A pipe whose other end stays silent is waited for until `isInterrupted` says that ^C came.
  package static func read(
    _ path: String, limit: Int, isInterrupted: () -> Bool = { false }
  ) throws(FileProblem) -> [UInt8] {
    let file = try OpenFile(path, .reading)
    let status = try file.status()
    if status.isKind(S_IFDIR) { throw FileProblem(file.path, errno: EISDIR) }
    let isNull = status.isKind(S_IFCHR) && stat(of: "/dev/null")?.st_rdev == status.st_rdev
    let isDevice = status.isKind(S_IFBLK) || status.isKind(S_IFCHR)
    if isDevice, path != "-", !isNull, isatty(file.number) == 0 { throw FileProblem(path, errno: ENODEV) }
    // A pipe that nobody has opened yet would seem to be at its end.
    if status.isKind(S_IFIFO) { try file.wait(isInterrupted) }
    var bytes: [UInt8] = []
    while true {
      let piece = try file.bytes(min(1 << 16, limit + 1 - bytes.count), isInterrupted: isInterrupted)
      bytes += piece
      if bytes.count > limit {
        let size = limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
        throw FileProblem(file.path, .tooLarge, "is larger than \(size)")
      }
      if piece.isEmpty { break }
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Makes `text` the whole content of the file at `path`: afterwards it is the old file or the new one, never a part.
  ///
  /// The bytes go to a new file in the same folder, reach the device, and take the name. Only files are replaced, and only where
  /// `mayReplace` says so of what they hold: else what is there by then stays, also when another process has just made or changed it. The
  /// permissions of a replaced file stay, and a link is followed.
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
    try Replacement.write(Array(text.utf8), to: target, replacing: old, named: path)
  }

  /// The path behind links; a link to nothing yet leads to where it points.
  private static func target(of path: String, depth: Int = 0) -> String {
    guard depth < 40, let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return path
    }
    return target(
      of: link.hasPrefix("/") ? link : Replacement.folder(of: path) + "/" + link, depth: depth + 1)
  }

  /// Whether a file that is not empty is at a path, so that writing there would take something away.
  package static func holdsSomething(_ path: String) -> Bool {
    stat(of: path).map { $0.isKind(S_IFREG) && $0.st_size > 0 } ?? false
  }

  static func exists(_ path: String) -> Bool { stat(of: path) != nil }

  /// Whether a file that lies there whole is at a path, links followed: no pipe, whose reader may wait for ever.
  package static func isRegular(_ path: String) -> Bool { stat(of: path)?.isKind(S_IFREG) ?? false }

  /// Whether a folder is at a path, links followed.
  package static func isFolder(_ path: String) -> Bool { stat(of: path)?.isKind(S_IFDIR) ?? false }

  /// The names in a folder in their order, without hidden ones.
  package static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path from the root on, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A value as one line of JSON, in which nothing steers a terminal.
  package static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    guard let json = try? encoder.encode(value) else { return nil }
    let text = String(decoding: json, as: UTF8.self)
    guard text.unicodeScalars.contains(where: Escaping.isHarmful) else { return text }
    return text.unicodeScalars.reduce(into: "") { safe, scalar in
      guard Escaping.isHarmful(scalar) else { return safe.unicodeScalars.append(scalar) }
      for unit in String(scalar).utf16 {
        safe += "\\u" + String(0x10000 + UInt32(unit), radix: 16).dropFirst()
      }
    }
  }

  /// A path that was typed where no shell reads it, its `~/` at the beginning expanded as a shell would.
  package static func expanded(_ path: String, home: String?) -> String {
    guard let home, !home.isEmpty, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// Paths beside a missing one whose names are near to its own, nearest first, at most three.
  static func similarPaths(to path: String) -> [String] {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, wanted) = (path[..<slash], path[slash...].lowercased())
    guard 1...100 ~= wanted.count else { return [] }
    let names = names(in: folder.isEmpty ? "." : String(folder))
    let near = names.prefix(5_000).compactMap { name -> (distance: Int, name: String)? in
      guard abs(name.count - wanted.count) <= 2, name.lowercased() != wanted else {
        return nil
      }
      // How many letters were added, dropped or changed.
      let changes = name.lowercased().difference(from: wanted)
      let distance = max(changes.insertions.count, changes.removals.count)
      return distance <= max(1, wanted.count / 3) ? (distance, name) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map { folder + $0.name }
  }
}

/// A new file on its way to take another's name.
enum Replacement {
  /// Writes a file beside `target`, which the user calls `path`, brings it to the device, and gives it the name of the target, which is
  /// still the `old` file, or still none.
  static func write(
    _ bytes: [UInt8], to target: String, replacing old: stat?, named path: String
  ) throws(FileProblem) {
    let folder = self.folder(of: target)
    // A process of this number that was killed may have left its file.
    let names = (0..<100).lazy.map { "\(folder)/.mendel-\(getpid())-\($0)" }
    let name = names.first { stat(of: $0) == nil } ?? ""
    let file = try OpenFile(name, .making(old?.permissions ?? 0o666), named: path)
    defer { unlink(name) }
    if let old { fchmod(file.number, old.permissions) }
    try file.append(bytes)
    try file.synchronize()
    if let old, stat(of: target)?.isSame(as: old) != true { throw FileProblem(path, errno: EEXIST) }
    // Where there was nothing, `link` takes nothing away; `rename` would.
    guard (old == nil ? link(name, target) : rename(name, target)) == 0 else {
      throw FileProblem(path, errno: errno, writing: true)
    }
    // The name is in the folder; a folder that cannot be opened or flushed has done what it can.
    try? OpenFile(folder, .reading).synchronize()
  }

  /// The folder in which a path's last part lies.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
