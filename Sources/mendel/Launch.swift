import Drawings
import Files
import LibEdit
import LineEditing
import REPL
import Sessions

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What every call of the program shares: the streams and the session, as the environment and the options want them.
struct Launch {
  var color = ColorChoice.auto
  var isPlain = false
  var echoes = false

  /// A variable of the process.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  var streams: Streams {
    let columns = Launch.variable("COLUMNS").flatMap { Int($0) } ?? 0
    return Streams(
      output: stream(STDOUT_FILENO), errors: stream(STDERR_FILENO), height: { Terminal.size?.rows ?? 24 }
    ) {
      Terminal.size?.columns ?? (columns > 0 ? columns : 80)
    }
  }

  private func stream(_ descriptor: Int32) -> TextStream {
    TextStream(descriptor: descriptor, environment: Launch.variable, color: color, isPlain: isPlain)
  }

  /// `mendel`: the playground, or a script where standard input is no terminal.
  func start() -> Int32 { isatty(STDIN_FILENO) == 1 ? shell().run() : run(files: ["-"]) }

  /// `mendel -c`, as often as it was given: one text.
  func run(statements: [String]) -> Int32 {
    let runner = runner(confirms: echoes)
    return runner.streams.status(runner.runScript(statements.joined(separator: "\n")).rawValue)
  }

  /// `mendel run`: the files in one session, up to the first that fails.
  func run(files: [String]) -> Int32 {
    let runner = runner(confirms: echoes)
    for file in files {
      let status = runner.runScript(at: file)
      if status != .success || runner.interpreter.isFinished {
        return runner.streams.status(status.rawValue)
      }
    }
    return runner.streams.status(0)
  }

  private func runner(confirms: Bool) -> Runner {
    Interrupts.catch()
    return Runner(streams: streams, confirms: confirms, echoes: echoes, environment: Launch.variable)
  }

  /// The playground on a terminal, with a history that outlives it.
  private func shell() -> Shell {
    let runner = runner(confirms: true)
    let output = runner.streams.output
    var options = TerminalOptions(program: "mendel", environment: Launch.variable)
    options.colors = output.appearance.colors
    if isPlain { options.term = "dumb" }
    let reader = Terminal.makeReader(options, history: history(runner.streams))
    let isPaged = output.isTerminal && Terminal.isCapable(term: options.term)
    let shell = Shell(runner, reader: reader) { isPaged ? Terminal.size?.rows : nil }
    // A lesson has a session of its own; the learner comes back to this one, but for a signal that ends the program.
    runner.learn = { words throws(Problem) in
      let status = try lessons(course: nil, reader: reader).run(words.map(\.text))
      if status > 0 { shell.status = status }
    }
    shell.lessons = { lessons(course: nil, reader: reader).candidates }
    return shell
  }

  /// What was typed in earlier runs, and is typed in this one.
  private func history(_ streams: Streams) -> LineEditing.History {
    var file = JSONLines<Typed>(path: Places(environment: Launch.variable).history)
    let earlier = file.read(last: 1 << 18).events.map(\.cmd)
    func warn() {
      guard let problem = file.takeProblem() else { return }
      streams.note("the history is not kept: " + problem.sentence)
    }
    warn()
    return LineEditing.History(earlier) { entry in
      file.append(Typed(t: time(nil), cmd: entry))
      warn()
    }
  }
}

/// An entry in the history's file: when it was typed, and what.
struct Typed: Codable {
  var t: Int
  var cmd: String
}
