#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Makes folders for the user's own data.
enum Folders {
  /// Makes the folder and those above it that are missing, for the user's eyes only (0700, as XDG asks).
  static func create(_ path: String) throws(FileProblem) {
    guard !path.utf8.contains(0) else { throw FileProblem(path, .notFound(similar: [])) }
    var missing: [String] = []
    var folder = path
    while !Files().isFolder(folder) {
      missing.append(folder)
      let above = Replacement.folder(of: folder)
      if above == folder { break }
      folder = above
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 {
      let code = errno
      // Another shell may have been faster.
      guard !Files().isFolder(folder) else { continue }
      // That it is not there is no reason why it cannot be made.
      if code == ENOENT { throw FileProblem(folder, .unmakeable) }
      throw FileProblem(folder, errno: code, while: .writing)
    }
  }
}
