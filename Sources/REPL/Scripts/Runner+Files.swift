import Files
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
    let file = expanded(path.text)
    let script: (text: String, problem: Problem?)
    do throws(FileProblem) { script = try Self.script(at: file) } catch {
      let instead = error.cause == .missing ? "`save FILE` writes one that can be loaded" : nil
      throw interpreter.problem(error.sentence, at: path.range, suggestion: error.suggestion ?? instead)
    }
    if let problem = script.problem { throw problem }
    let owner: Interpreter.Owner = { [self] request, inner throws(Problem) in
      guard case .load(let path) = request else {
        throw Problem("a file that is loaded cannot ask for this", suggestion: "run it with `mendel run`")
      }
      try load(path, &inner)
    }
    let count = try interpreter.load(script.text, as: "load \"\(path.text)\"", file: file, owner: owner)
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

  /// Writes what a statement made: a drawing.
  func write(_ text: String, of what: String, to path: Name, _ interpreter: inout Interpreter) throws(Problem)
  {
    try write(text, to: path, interpreter)
    interpreter.confirm("\(what) in `\(path.text)`")
  }

  private func write(_ text: String, to path: Name, _ interpreter: Interpreter) throws(Problem) {
    do throws(FileProblem) { try written.write(text, to: expanded(path.text)) } catch {
      let hint: String? =
        switch error.cause {
        case .exists: "name a new file, or take that one away first"
        case .missing: "make its folder first, or name a file in another"
        default: error.suggestion
        }
      let isTheirs = error.cause == .exists
      throw interpreter.problem(
        isTheirs ? "there is something in `\(path.text)` that this session did not write" : error.sentence,
        at: path.range, suggestion: hint)
    }
  }

  private func expanded(_ path: String) -> String { Files.expanded(path, home: environment("HOME")) }

  /// A script's text, and why it is none: it is a lesson, or no UTF-8, which has a place.
  package static func script(at path: String) throws(FileProblem) -> (text: String, problem: Problem?) {
    let bytes = try Files.read(path, limit: longestScript)
    let text = String(decoding: bytes, as: UTF8.self)
    if path.hasSuffix(".md"), text.hasPrefix("---") {
      let hint = "`mendel learn \(path)` opens it"
      return (text, Problem("`\(path)` is a lesson, not a script", suggestion: hint))
    }
    guard let broken = bytes.firstBroken else { return (text, nil) }
    let digits = String(bytes[broken], radix: 16, uppercase: true)
    let place = Place(SourceRange(broken, broken + 3), in: Source(text, file: path))
    return (
      text, Problem("the byte 0x\(digits) is not UTF-8", at: place, suggestion: "save the text as UTF-8")
    )
  }
}

extension [UInt8] {
  /// Where the first byte is that is no UTF-8.
  fileprivate var firstBroken: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    var iterator = makeIterator()
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}

/// The files that a session writes: it takes nothing away that somebody else has written.
///
/// A file that holds something is written over only where it is as this session left it, or where what is written begins with all that it
/// holds: a script that was loaded and went on, or the same once more.
package struct WrittenFiles {
  /// What this session wrote last, by the path.
  private var contents: [String: String] = [:]

  package init() {}

  /// - Throws: A problem with the cause `.exists` where the file is somebody else's.
  package mutating func write(_ text: String, to path: String) throws(FileProblem) {
    try Files.write(text, to: path) { [contents] present in
      text.utf8.starts(with: present) || contents[path].map { Array($0.utf8) } == present
    }
    contents[path] = text
  }
}
