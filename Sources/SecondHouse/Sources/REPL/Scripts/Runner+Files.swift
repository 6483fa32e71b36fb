import Drawings
import LibEdit
import Sessions
import Syntax

/// `save`, `load` and `record`: a session's statements on the disk.
extension Runner {
  /// How large a script may be.
  package static let longestScript = 16 << 20

  /// Writes the statements that lead to the present state.
  func save(_ path: Name, _ interpreter: inout Interpreter) throws(Problem) {
    guard let script = interpreter.script else {
      throw interpreter.problem(
        "the first statements of the session are not kept any more", at: path.range,
        suggestion: "save a long session earlier")
    }
    if script.isEmpty { throw Problem("there is nothing to save yet") }
    try write(script, to: path, interpreter)
    let count = interpreter.history.line.count
    interpreter.confirm("\(count) \(count == 1 ? "statement" : "statements") saved in `\(path.text)`")
  }

  /// Runs a script as one statement: all or nothing.
  func load(_ path: Name, _ interpreter: inout Interpreter) throws(Problem) {
    let file = Files.expanded(path.text)
    let text: String
    do throws(FileProblem) { text = try Self.script(at: file) } catch {
      let instead = error.cause.hasPrefix("there is no") ? "`save FILE` writes one that can be loaded" : nil
      throw interpreter.problem(error.cause, at: path.range, suggestion: error.suggestion ?? instead)
    }
    let owner: Interpreter.Owner = { [self] request, inner throws(Problem) in
      switch request {
      case .load(let path): try load(path, &inner)
      default: throw Problem("a file that is loaded cannot ask for this", suggestion: "run it with `mendel run`")
      }
    }
    let count = try interpreter.load(text, as: "load \"\(path.text)\"", file: file, owner: owner)
    interpreter.confirm("\(count) \(count == 1 ? "statement" : "statements") loaded from `\(path.text)`")
  }

  /// Writes the session as a lesson, with what its statements say.
  func record(_ path: Name, _ interpreter: inout Interpreter) throws(Problem) {
    let steps = log.steps(of: interpreter)
    guard !steps.isEmpty else { throw Problem("there is nothing to record yet") }
    let lesson = try LessonSkeleton(path: path.text, steps: steps).text(interpreter)
    try write(lesson, to: path, interpreter)
    interpreter.confirm("a lesson of \(steps.count) \(steps.count == 1 ? "step" : "steps") in `\(path.text)`")
  }

  private func write(_ text: String, to path: Name, _ interpreter: Interpreter) throws(Problem) {
    do throws(FileProblem) {
      try written.write(Array(text.utf8), to: Files.expanded(path.text))
    } catch { throw interpreter.problem(error.cause, at: path.range, suggestion: error.suggestion) }
  }

  /// A script's text, without the mark of the byte order; a lesson is none, and neither is what is not UTF-8.
  package static func script(at path: String) throws(FileProblem) -> String {
    let bytes = try Files.read(path, limit: longestScript) { Interrupts.isRequested }
    let name = FileProblem.quoted(path)
    if path.hasSuffix(".md"), bytes.starts(with: Array("---".utf8)) {
      throw FileProblem("\(name) is a lesson, not a script", suggestion: "`mendel learn \(path)` opens it")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let valid = bytes.indices.first { String(validating: bytes[...$0].suffix(4), as: UTF8.self) == nil && String(validating: bytes[...$0], as: UTF8.self) == nil && $0 + 4 < bytes.count }
      _ = valid
      throw FileProblem("\(name) is not a text in UTF-8", suggestion: "save it as UTF-8")
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(decoding: isMarked ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }
}

/// The files that a session writes: it takes nothing away that somebody else has written.
///
/// A file that holds something is written over only where it is as this session left it, or where what is written begins with all that it
/// holds: a script that was loaded and went on, or the same once more.
package struct WrittenFiles {
  /// What this session wrote last, by the path.
  private var contents: [String: [UInt8]] = [:]

  package init() {}

  package mutating func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    if path == "-" { throw FileProblem("`-` is no file's name", suggestion: "write `./-`, or name another") }
    if let present = try? Files.read(path, limit: Runner.longestScript), !present.isEmpty,
      !bytes.starts(with: present), contents[path] != present
    {
      throw FileProblem(
        "there is something in \(FileProblem.quoted(path)) that this session did not write",
        suggestion: "name a new file, or take that one away first")
    }
    try Files.write(bytes, to: path)
    contents[path] = bytes
  }
}
