import Drawings

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the outside world answered instead of doing what a file operation asked.
///
/// ```swift
/// do { bytes = try Files.read("freut.mendel", limit: 1 << 20) } catch {
///   error.sentence      // there is no file `freut.mendel`
///   error.suggestion    // did you mean `fruit.mendel`?
/// }
/// ```
package struct FileProblem: Error, Hashable, Sendable {
  /// What a caller may want to act on.
  package enum Cause: Hashable, Sendable {
    /// Nothing has this name, or something has it already.
    case missing, exists
    /// It is a folder, a device or a pipe where a file is needed.
    case noFile
    /// There is more than the caller takes, or than the device or the user's quota has room for.
    case tooLarge, full
    /// Another process holds the file's lock.
    case locked
    /// ^C came first.
    case interrupted
    /// Anything else, such as missing permission.
    case other
  }

  /// The path as the caller gave it.
  package let path: String
  /// What a caller may want to act on.
  package let cause: Cause
  /// The cause in a sentence for the user, without a full stop; the path is escaped.
  package let sentence: String
  /// What would have worked, as a question, where something is near.
  package let suggestion: String?

  /// Makes a problem; `words` go behind the path.
  init(_ path: String, _ cause: Cause, _ words: String) {
    self.init(path, cause, sentence: "\(Self.quoted(path)) \(words)")
  }

  init(_ path: String, _ cause: Cause, sentence: String, suggestion: String? = nil) {
    (self.path, self.cause, self.sentence, self.suggestion) = (path, cause, sentence, suggestion)
  }

  /// The problem behind an `errno` of something that reads or writes.
  init(_ path: String, errno code: Int32, writing: Bool = false) {
    let verb = writing ? "written" : "read"
    switch code {
    case ENOENT, ENOTDIR: self = Self.missing(path)
    case EISDIR: self.init(path, .noFile, "is a folder")
    case ENXIO, ENODEV: self.init(path, .noFile, "is a device, not a file")
    case EEXIST: self.init(path, .exists, "is there already")
    case ELOOP: self.init(path, .other, "is a link that leads back to itself")
    case EACCES, EPERM, EROFS: self.init(path, .other, "cannot be \(verb): permission denied")
    case ENOSPC, EDQUOT: self.init(path, .full, "cannot be written: no space is left")
    case EFBIG: self.init(path, .full, "cannot be written: the limit for the size of a file is reached")
    case EWOULDBLOCK: self.init(path, .locked, "cannot be \(verb): another process holds it")
    case EINTR: self.init(path, .interrupted, "was interrupted")
    default: self.init(path, .other, "cannot be \(verb): \(String(cString: strerror(code)).lowercased())")
    }
  }

  private static func missing(_ path: String) -> FileProblem {
    let near = Files.similarPaths(to: path).map(quoted).joined(separator: " or ")
    return FileProblem(
      path, .missing, sentence: "there is no file \(quoted(path))",
      suggestion: near.isEmpty ? nil : "did you mean \(near)?")
  }

  private static func quoted(_ path: String) -> String { "`\(Escaping.safe(path))`" }
}
