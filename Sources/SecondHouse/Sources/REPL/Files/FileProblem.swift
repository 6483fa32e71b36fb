import Drawings

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file cannot be read or written, and what would do.
package struct FileProblem: Error, Hashable, Sendable {
  /// The cause: a sentence without a capital and a full stop, harmless to a terminal.
  package var cause: String
  package var suggestion: String?
  /// Whether ^C ended it.
  package var isInterruption = false

  /// What was to be done.
  enum Purpose { case reading, writing }

  init(_ cause: String, suggestion: String? = nil) {
    self.cause = cause
    self.suggestion = suggestion
  }

  /// What the system's number means for a file.
  init(_ path: String, errno code: Int32, while purpose: Purpose) {
    let name = Self.quoted(path)
    let verb = purpose == .reading ? "read" : "written"
    let folder = Files.folder(of: path)
    switch code {
    case ENOENT, ENOTDIR:
      if purpose == .writing || !Files.isFolder(folder) {
        self.init("there is no folder \(Self.quoted(folder))", suggestion: "name a file in another folder")
      } else {
        let near = Files.nearest(to: path).map { "did you mean \(Self.quoted($0))?" }
        self.init("there is no file \(name)", suggestion: near)
      }
    case EISDIR: self.init("\(name) is a folder", suggestion: "name a file in it")
    case EACCES, EPERM, EROFS: self.init("\(name) cannot be \(verb): permission denied")
    case ENOSPC, EDQUOT: self.init("\(name) cannot be written: no space is left")
    case EFBIG: self.init("\(name) cannot be written: the limit for the size of a file is reached")
    case EINTR:
      self.init("interrupted")
      isInterruption = true
    default: self.init("\(name) cannot be \(verb): \(String(cString: strerror(code)).lowercased())")
    }
  }

  /// A path in backquotes.
  static func quoted(_ path: String) -> String { "`\(Escaping.safe(path))`" }
}
