import Drawings
import FileStores
import LibEdit
import REPL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What every call of the program shares: the streams, decided from the environment and the options that were given.
struct Launch {
  var color = ColorChoice.auto
  var isPlain = false
  var echoes = false

  /// A variable of the process.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The two streams, each with an appearance of its own.
  var streams: Streams {
    Streams(output: output(STDOUT_FILENO), errors: output(STDERR_FILENO)) {
      Terminal.size?.columns ?? Launch.columns ?? 80
    }
  }

  /// How wide the user says that the output is read, where it is no terminal.
  private static var columns: Int? { variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

  private func output(_ descriptor: Int32) -> Output {
    let isTerminal = isatty(descriptor) == 1
    let appearance = Appearance(
      isTerminal: isTerminal, environment: Launch.variable, choice: color, isPlain: isPlain)
    return Output(descriptor: descriptor, appearance: appearance, isTerminal: isTerminal)
  }

  /// `mendel`: the playground, or a script where standard input is no terminal.
  func start(course: CourseLocation? = nil) -> Int32 {
    isatty(STDIN_FILENO) == 1 ? playground(course: course) : run(files: ["-"])
  }

  /// `mendel -c`.
  func run(statements: String) -> Int32 { runner().run(text: statements).rawValue }

  /// `mendel run`.
  func run(files: [String]) -> Int32 {
    let runner = runner()
    for file in files {
      let status = runner.run(path: file)
      if status != .success { return status.rawValue }
    }
    return 0
  }

  private func runner() -> ScriptRunner {
    Interrupts.catch()
    return ScriptRunner(streams: streams, echoes: echoes) { Interrupts.isRequested }
  }
}
