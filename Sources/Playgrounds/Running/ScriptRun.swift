public import Commands
import Syntax

/// A text being run while it arrives: a script of any length in bounded memory, statement by statement.
///
/// At the first error it stops running; what follows is still read, so that up to ten further syntax errors
/// can be listed.
///
/// ```swift
/// var run = ScriptRun(playground, file: nil)
/// run.feed(Array("set x = 1\n".utf8))
/// run.finish()          // run.failures.count == 1: there is no `x`
/// ```
public struct ScriptRun {
  /// How long one statement may be.
  public static let longestStatement = 16 << 20
  /// How many syntax errors are listed behind the first error.
  public static let furtherProblems = 10

  /// What failed, first what stopped the run.
  public private(set) var failures: [Problem] = []
  /// What the owner has to do before the script goes on: a file to save, a lesson to open, the end.
  public var handle: (SessionRequest) -> Problem?
  /// Shows each statement before it runs, for `--echo`.
  public var echo: ((String) -> Void)?

  private let playground: Playground
  private let file: String?
  private var parser = Parser()
  private var shape = StatementShape()
  private var buffer: [UInt8] = []
  private var offset = 0
  /// The text as it stands in the buffer.
  private var window = SourceWindow("")
  /// How far the lines of the buffer were counted, and the number of the line there.
  private var counted = 0
  private var line = 1
  /// How long the text behind `offset` must be before it is worth reading again: an unfinished statement was
  /// found in it.
  private var patience = 0
  /// How many bytes were looked at to find statements, those that were looked at again included.
  package private(set) var bytesRead = 0
  private var isEnded = false
  /// Whether the script said `quit`.
  public private(set) var hasQuit = false

  /// Makes a run.
  public init(
    _ playground: Playground, file: String?, handle: @escaping (SessionRequest) -> Problem? = { _ in nil }
  ) {
    self.playground = playground
    self.file = file
    self.handle = handle
  }

  /// Whether nothing more is to be read.
  public var isOver: Bool { isEnded || failures.count > ScriptRun.furtherProblems }

  /// Runs the statements that are whole with these bytes.
  public mutating func feed(_ bytes: [UInt8]) {
    compact()
    // While the window shares the bytes, adding to them would copy them all.
    window = SourceWindow("")
    buffer += bytes
    moveWindow()
    if buffer.count - offset >= patience { runAvailable(isWhole: false) }
    if buffer.count - offset > ScriptRun.longestStatement {
      stop(.statementTooLong(ScriptRun.longestStatement))
    }
  }

  /// Runs what is left; what is unfinished now is an error.
  public mutating func finish() { runAvailable(isWhole: true) }

  /// Drops what has run.
  private mutating func compact() {
    guard offset > 0 else { return }
    countLines()
    window = SourceWindow("")
    buffer.removeSubrange(..<offset)
    (offset, counted) = (0, 0)
  }

  /// Counts the lines up to the next statement, so that a place in it is told without counting them all
  /// again.
  private mutating func countLines() {
    line += SourceWindow.lineEnds(in: buffer, counted..<offset)
    counted = offset
    moveWindow()
  }

  private mutating func moveWindow() {
    window = SourceWindow(bytes: buffer, line: line, at: counted, file: file)
  }

  private mutating func runAvailable(isWhole: Bool) {
    patience = 0
    while !isOver {
      if offset - counted > 1024 { countLines() }
      let hasShape = readShape()
      if hasShape, runPrepared(namesToo: false) || shape.hasNames && runPrepared(namesToo: true) { continue }
      switch next(isWhole: isWhole) {
      case .statement(let statement):
        guard failures.isEmpty else { break }
        let isOneLine = hasShape && shape.range == statement.range
        run(statement, isOneLine ? playground.prepared.note(shape) : nil)
      case .problems(let problems): for problem in problems { fail(Problem(.syntax(problem), problem.range)) }
      case .incomplete(let incompleteness):
        // A long one is read anew only when it is twice as long, so that all of it is read in time linear in
        // its length.
        let length = buffer.count - offset
        patience = length > 1 << 16 ? 2 * length : 0
        if isWhole {
          fail(Problem(.syntax(incompleteness.problem), incompleteness.problem.range))
          isEnded = true
        }
        return
      case .end: return
      }
    }
  }

  private mutating func next(isWhole: Bool) -> Parse {
    var position = offset
    let parse = buffer.withUnsafeBufferPointer {
      parser.next(in: $0, from: &position, isWhole: isWhole, names: &playground.world.names)
    }
    if case .incomplete = parse, !isWhole {
      bytesRead += buffer.count - offset
      return parse
    }
    bytesRead += position - offset
    offset = position
    return parse
  }

  /// Looks at the line that comes next, unless statements are not run any more.
  private mutating func readShape() -> Bool {
    guard failures.isEmpty else { return false }
    return buffer.withUnsafeBufferPointer { shape.read($0, from: offset) }
  }

  /// Runs the line of the present shape, if it is known what it means.
  ///
  /// - Parameter namesToo: Whether it may differ in its names from the line that was kept.
  private mutating func runPrepared(namesToo: Bool) -> Bool {
    guard let outcome = playground.runKnown(shape, in: window, namesToo: namesToo, before: echo) else {
      return false
    }
    offset = shape.end
    if case .failed(let problem) = outcome { fail(problem) }
    return true
  }

  private mutating func run(_ statement: Statement, _ opening: PreparedStatements.Opening?) {
    if let echo { echo(window.text(statement.range)) }
    switch playground.run(statement, in: window, shape: opening.map { (shape, $0) }) {
    case .done: break
    case .failed(let problem): fail(problem)
    case .request(.quit):
      isEnded = true
      hasQuit = true
    case .request(let request):
      if var problem = handle(request) {
        if problem.origin == nil { problem.range = statement.textRange(.topic) }
        fail(problem)
      }
    }
  }

  /// Notes a failure, with the lines that it stands in.
  private mutating func fail(_ problem: Problem) {
    var problem = problem
    if failures.isEmpty || problem.isSyntax, failures.count <= ScriptRun.furtherProblems {
      if problem.origin == nil, let range = problem.range {
        problem.origin = window.origin(range)
      }
      if !endsBrokenString(problem) { failures.append(problem) }
    }
  }

  /// Whether a problem is the other end of a `"…"` with a line end in it, of which was told already: one
  /// mistake is one message.
  private func endsBrokenString(_ problem: Problem) -> Bool {
    guard case .syntax(let end) = problem.kind, end.kind == .unterminatedString,
      case .syntax(let start)? = failures.last?.kind, start.kind == .unterminatedString
    else { return false }
    let line = (problem.origin?.text ?? "").drop { $0 == " " || $0 == "\t" }
    let word = String(line.prefix { $0.isLetter })
    return !Statements.rows.contains { $0.head.first?.spelling == word }
  }

  private mutating func stop(_ kind: Problem.Kind) {
    fail(Problem(kind, nil))
    isEnded = true
  }
}
