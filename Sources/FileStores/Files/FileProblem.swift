internal import Drawings

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the outside world answered instead of doing what a file operation asked.
///
/// ```swift
/// do { bytes = try Files().read("freut.mendel", limit: 1 << 20) } catch {
///   error.sentence      // there is no file `freut.mendel`
///   error.suggestion    // did you mean `fruit.mendel`?
/// }
/// ```
public struct FileProblem: Error, Hashable, Sendable {
  /// The ways in which an operation fails.
  public enum Kind: Hashable, Sendable {
    /// Nothing has this name; `similar` are paths that do exist in that folder, nearest first.
    case notFound(similar: [String])
    /// It is a link to this path, and nothing is there.
    case openLink(to: String)
    /// A file was wanted and this is a folder.
    case isFolder
    /// A device that is never a script, or a target that must not be replaced.
    case isDevice
    /// A pipe, on which nobody may ever write.
    case isPipe
    /// The user may not read it.
    case unreadable
    /// There is more than the caller takes, in bytes.
    case tooLarge(limit: Int)
    /// Links lead to each other.
    case linkLoop
    /// A signal that the caller listens to came first.
    case interrupted
    /// The user may not write it or its folder, or the file system is read-only.
    case unwritable
    /// A folder is missing and cannot be made.
    case unmakeable
    /// No room is left on the device or in the user's quota.
    case full
    /// The process may not make a file as large as that.
    case overLimit
    /// Anything else, in the system's words.
    case other(String)
  }

  /// The path as the caller gave it.
  public var path: String
  /// What happened.
  public var kind: Kind

  /// Makes a problem.
  public init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// The cause in a sentence for the user, without a full stop; the path is escaped.
  public var sentence: String {
    let name = "`\(Escaping.safe(path))`"
    return switch kind {
    case .notFound: "there is no file \(name)"
    case .openLink(let target): "\(name) is a link to `\(Escaping.safe(target))`, which is not there"
    case .isFolder: "\(name) is a folder"
    case .isDevice: "\(name) is a device, not a file"
    case .isPipe: "\(name) is a pipe, not a file"
    case .unreadable: "\(name) cannot be read: permission denied"
    case .tooLarge(let limit): "\(name) is larger than \(Self.size(limit))"
    case .linkLoop: "\(name) is a link that leads back to itself"
    case .interrupted: "\(name) was interrupted"
    case .unwritable: "\(name) cannot be written: permission denied"
    case .unmakeable: "the folder \(name) cannot be made"
    case .full: "\(name) cannot be written: no space is left"
    case .overLimit: "\(name) cannot be written: the limit for the size of a file is reached"
    case .other(let text): "\(name): \(text)"
    }
  }

  /// What would have worked, as a question, where something is near.
  public var suggestion: String? {
    guard case .notFound(let similar) = kind, !similar.isEmpty else { return nil }
    return "did you mean " + similar.map { "`\(Escaping.safe($0))`" }.joined(separator: " or ") + "?"
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}

extension FileProblem {
  /// What an operation was about to do, which decides what "permission denied" means.
  enum Purpose { case reading, writing }

  /// The problem behind an `errno`.
  init(_ path: String, errno code: Int32, while purpose: Purpose) {
    let kind: Kind =
      switch code {
      case ENOENT, ENOTDIR: Self.absence(of: path, purpose)
      case EISDIR: .isFolder
      case EACCES, EPERM: purpose == .reading ? .unreadable : .unwritable
      case EROFS: .unwritable
      case ENXIO, ENODEV: .isDevice
      case ELOOP: .linkLoop
      case EINTR: .interrupted
      case ENOSPC, EDQUOT: .full
      case EFBIG: .overLimit
      default: .other(String(cString: strerror(code)))
      }
    self.init(path, kind)
  }

  private static func absence(of path: String, _ purpose: Purpose) -> Kind {
    if let target = Files.target(ofLink: path) { return .openLink(to: target) }
    // The system may have folders in which nobody makes files.
    if purpose == .writing, Files().isFolder(Replacement.folder(of: path)) {
      return .other("no file can be made in this folder")
    }
    return .notFound(similar: SimilarNames.paths(near: path))
  }
}
