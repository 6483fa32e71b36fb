import Drawings
import LibEdit
import Sessions
import Syntax

/// Runs a session with its files and streams; the shell, scripts, lessons and demos share it.
package final class Runner {
  package var interpreter: Interpreter
  package let streams: Streams
  private let echoes: Bool
  let environment: (String) -> String?
  /// Shows the output of a statement; a shell pauses when the window is full.
  var present: ([Output]) -> Void
  /// Lists the course, or opens one of its lessons; returns when the learner leaves the lesson.
  package var learn: ([Name]) throws(Problem) -> Void = { _ throws(Problem) in
    throw Problem("there are no lessons here")
  }
  private var log = SessionLog()
  /// The text that this session last wrote to each path.
  var written: [String: String] = [:]

  package init(
    _ language: Language, streams: Streams, echoes: Bool = false,
    environment: @escaping (String) -> String? = { _ in nil }
  ) {
    interpreter = Interpreter(language: language)
    (self.environment, self.streams, self.echoes) = (environment, streams, echoes)
    present = { streams.show($0) }
    // If the terminal is gone, statements stop, since nobody sees their output.
    interpreter.isInterrupted = { Interrupts.isRequested || streams.output.failure != 0 }
    if !echoes { interpreter.emit = { streams.show($0) } }
  }

  /// Runs a parsed text up to the first failure, and shows its output.
  ///
  /// - Returns: The problems that are not shown yet, first the one that stopped the run, and the number of statements that ran.
  func run(_ read: SourceText, _ source: Source) -> (problems: [Problem], count: Int) {
    var count = 0
    let owner: Interpreter.Owner = { [self] request, interpreter throws(Problem) in
      try fulfil(request, &interpreter)
    }
    let problems = interpreter.run(read, source, owner: owner) { [self] outcome in
      if echoes {
        let statement = StyledText(outcome.source.text(outcome.statement.range))
        streams.output.write(streams.echo(statement).map(\.onOneLine))
      }
      present(outcome.output)
      if outcome.problem == nil { count += 1 }
      log.note(outcome)
    }
    return (problems, count)
  }

  /// Runs files, or standard input for `-`, up to the first that fails; adjacent Swift files form one module.
  package func runScripts(at paths: [String]) -> Int32 {
    var rest = paths[...]
    while let path = rest.first, !interpreter.isFinished {
      let files = Array(rest.prefix { $0.hasSuffix(".swift") })
      rest = rest.dropFirst(max(files.count, 1))
      let status = streams.exitStatus {
        try Self.addResources(in: path, to: &interpreter.session)
        return runScript(try files.isEmpty ? Self.script(at: path) : Self.module(files))
      }
      if status != 0 { return status }
    }
    return 0
  }

  /// Runs statements given as text, and shows the problems; returns the exit status.
  package func runScript(_ script: Source) -> Int32 {
    let table = interpreter.session.language.table
    let problems = run(SourceText(script.text, statements: table, mode: .file), script).problems
    for problem in problems { streams.show(problem) }
    if Interrupts.isRequested || problems.contains(where: { $0.kind == .interruption }) { return 130 }
    return problems.isEmpty ? 0 : 1
  }

  /// Carries out a request that only the owner of the session can fulfil.
  private func fulfil(_ request: Interpreter.Request, _ interpreter: inout Interpreter) throws(Problem) {
    switch request {
    case .load(let path): try load(path, &interpreter)
    case .record(let path):
      let (lesson, steps) = try log.lesson(interpreter, in: path.text)
      try write(lesson, to: path, &interpreter, saying: "a lesson of " + count(steps, "step"))
    case .write(let path, let text, let what): try write(text, to: path, &interpreter, saying: what)
    case .learn(let words): try learn(words)
    }
  }
}
