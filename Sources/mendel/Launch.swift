import ArgumentParser
import Drawings
import Files
import LibEdit
import LineEditing
import Platform
import REPL
import Sessions
import StandardLanguage

/// The parts that all subcommands share: the streams and the session, set up from the environment and the options.
struct Launch: ParsableArguments {
  @Option(help: "Colours: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(name: .customLong("plain"), help: "No cursor moves, no box characters, whole sentences.")
  var isPlain = false

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  var streams: Streams { Self.streams(color, isPlain: isPlain) }

  static func streams(_ color: ColorChoice = .auto, isPlain: Bool = false) -> Streams {
    func stream(_ descriptor: Int32) -> TextStream {
      let isTerminal = isatty(descriptor) == 1
      let appearance = Appearance(
        isTerminal: isTerminal, environment: Launch.variable, choice: color, isPlain: isPlain)
      return TextStream(appearance: appearance, isTerminal: isTerminal) { Terminal.write($0, to: descriptor) }
    }
    let columns = Launch.variable("COLUMNS").flatMap { Int($0) } ?? 0
    let output = stream(STDOUT_FILENO)
    let size = output.isTerminal ? { @Sendable in Terminal.size } : { @Sendable in nil }
    var streams = Streams(
      output: output, errors: stream(STDERR_FILENO), height: { size()?.rows ?? 24 },
      width: { size()?.columns ?? (columns > 0 ? columns : 80) })
    // Waiting for keys needs a terminal that can do more than write lines.
    streams.isInteractive =
      streams.output.isTerminal && !isPlain && Terminal.isCapable(term: Launch.variable("TERM"))
    return streams
  }

  /// `mendel`: the playground, with a history kept across runs; a script if standard input is not a terminal.
  func start(echoes: Bool) -> Int32 {
    guard isatty(STDIN_FILENO) == 1 else { return run(files: ["-"], echoes: echoes) }
    let runner = runner(confirms: true, echoes: echoes)
    let reader = reader(history: history(runner.streams))
    let shell = Shell(runner, reader: reader)
    // A lesson has its own session; afterwards the learner returns to this one.
    runner.learn = { words throws(Problem) in
      try lessons(course: nil, reader: reader).run(words.map(\.text))
    }
    shell.run()
    return 0
  }

  /// `mendel -c`: all its texts, joined to one script.
  func run(statements: [String], echoes: Bool) -> Int32 {
    let runner = runner(confirms: echoes, echoes: echoes)
    return runner.streams.exitStatus(runner.runScript(Source(statements.joined(separator: "\n"))))
  }

  /// `mendel run`: the files in one session, up to the first that fails.
  func run(files: [String], echoes: Bool) -> Int32 {
    runner(confirms: echoes, echoes: echoes).runScripts(at: files)
  }

  private func runner(confirms: Bool, echoes: Bool) -> Runner {
    Interrupts.catch()
    var streams = streams
    streams.confirms = confirms
    return Runner(.standard, streams: streams, echoes: echoes, environment: Launch.variable)
  }

  func reader(history: LineEditing.History = LineEditing.History()) -> any LineReader {
    Interrupts.catch()
    var options = TerminalOptions(program: "mendel", environment: Launch.variable)
    options.colors = streams.output.appearance.colors
    if isPlain { options.term = "dumb" }
    return Terminal.makeReader(options, history: history)
  }

  /// The history of earlier runs; new entries are appended to its file.
  private func history(_ streams: Streams) -> LineEditing.History {
    var file = JSONLines<Typed>(path: Places.state("history.jsonl", Launch.variable))
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

  /// Makes the shell for lessons, on a terminal or a pipe.
  func lessons(course: String?, language: String = "en", reader: (any LineReader)? = nil) -> LessonShell {
    let path = Places.state("progress.jsonl", Launch.variable)
    let progress = Progress(path: path, process: "\(getpid())") { time(nil) }
    return LessonShell(
      .standard, streams: streams, reader: reader ?? self.reader(), course: course, language: language,
      progress: progress)
  }

  /// Whether a person sees what is written, and can press keys.
  var isWatched: Bool { streams.output.isTerminal && isatty(STDIN_FILENO) == 1 }
}

/// An entry in the history's file: the time when it was typed, and its text.
struct Typed: Codable {
  var t: Int
  var cmd: String
}
