import Drawings
import Platform
import Syntax

/// The reason why a file operation failed.
package struct FileProblem: Error, Hashable, Sendable {
  /// The causes that a caller may want to handle: nothing has this name, or something already has it; it is a folder, a device or a pipe;
  /// it is larger than the caller allows; another process holds its lock; ^C came first; anything else.
  package enum Cause: Hashable, Sendable {
    case missing, exists, noFile, tooLarge, locked, interrupted, other
  }

  package let cause: Cause
  /// The cause as a sentence for the user, without a full stop; the path is escaped.
  package let sentence: String
  /// A similar path that exists, as a question; nil if there is none.
  package private(set) var suggestion: String?

  /// Makes a problem; its sentence is the path followed by `words`.
  init(_ path: String, _ cause: Cause, _ words: String) {
    (self.cause, sentence) = (cause, "`\(Escaping.safe(path))` \(words)")
  }

  /// Makes a problem from the `errno` of a call that reads or writes.
  init(_ path: String, errno code: Int32, writing: Bool = false) {
    let verb = writing ? "written" : "read"
    switch code {
    case ENOENT, ENOTDIR: self.init(missing: path)
    case EISDIR: self.init(path, .noFile, "is a folder")
    case ENXIO, ENODEV: self.init(path, .noFile, "is a device, not a file")
    case EEXIST: self.init(path, .exists, "is there already")
    case ELOOP: self.init(path, .other, "is a link that leads back to itself")
    case EWOULDBLOCK: self.init(path, .locked, "cannot be \(verb): another process holds it")
    case EINTR: self.init(path, .interrupted, "was interrupted")
    default: self.init(path, .other, "cannot be \(verb): \(String(cString: strerror(code)).lowercased())")
    }
  }

  private init(missing path: String) {
    (cause, sentence) = (.missing, "there is no file `\(Escaping.safe(path))`")
    let (folder, name) = (Files.folder(of: path), Files.name(of: path))
    suggestion = Spelling.nearest(to: name, among: Files.names(in: folder).prefix(5_000)).map { near in
      "did you mean `\(Escaping.safe(path.dropLast(name.count) + near))`?"
    }
  }
}
