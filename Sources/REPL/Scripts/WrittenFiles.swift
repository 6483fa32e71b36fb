import Commands
import Drawings
import FileStores

/// The files that a session writes: `save`, `record` and the recording of a demo take nothing away that somebody else has written.
///
/// A file that holds something is written over only where it is as this session left it, or where what is written begins with all that it holds:
/// a script that was loaded and went on, or the same once more.
///
/// ```swift
/// files.write(bytes, to: "tour.mendel")      // nil: it is written
/// files.write(others, to: "tour.mendel")     // nil: nobody changed it since
/// files.write(others, to: "notes.txt")       // there is something in `notes.txt` that this session did not write
/// ```
final class WrittenFiles {
  /// What this session wrote last, by the file.
  private var contents: [FileIdentity: [UInt8]] = [:]
  private let files = Files()

  /// Makes `bytes` the whole content of a file, or says why that is not done.
  ///
  /// - Complexity: O(*n*) in the bytes of both.
  func write(_ bytes: [UInt8], to path: String) -> Problem? {
    if path == "-" {
      return Problem(
        .refused(cause: "`-` is no file's name", suggestion: "`./-` is one, or name another"), nil)
    }
    if let refusal = refusal(of: path, for: bytes) { return refusal }
    do throws(FileProblem) { try files.write(bytes, to: path) } catch { return error.asWritingProblem }
    if let identity = files.identity(of: path) { contents[identity] = bytes }
    return nil
  }

  private func refusal(of path: String, for bytes: [UInt8]) -> Problem? {
    guard files.holdsSomething(path) else { return nil }
    if let present = try? files.readFromDisk(path, limit: SessionFiles.limit) {
      if bytes.starts(with: present) { return nil }
      if let identity = files.identity(of: path), contents[identity] == present { return nil }
    }
    return Problem(
      .refused(
        cause: "there is something in `\(Escaping.safe(path))` that this session did not write",
        suggestion: "name a new file, or take that one away first"
      ), nil)
  }
}
