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

extension Launch {
  /// The prompt of lessons, on a terminal or a pipe.
  func lessons(course: String?, language: String = "en", reader: (any LineReader)? = nil) -> LessonShell {
    let streams = streams
    let path = Places(environment: Launch.variable).progress
    let progress = Progress(path: path, process: "\(getpid())") { time(nil) }
    let isPaged =
      streams.output.isTerminal && Terminal.isCapable(term: isPlain ? "dumb" : Launch.variable("TERM"))
    return LessonShell(
      streams: streams, reader: reader ?? lessonReader(streams), course: course, language: language,
      progress: progress
    ) { isPaged ? Terminal.size?.rows : nil }
  }

  /// Learns; answers the exit status.
  func learn(_ words: [String], in shell: LessonShell) -> Int32 {
    do throws(Problem) {
      let isWatched = streams.output.isTerminal && isatty(STDIN_FILENO) == 1
      let status = try shell.run(words.isEmpty && isWatched ? shell.firstLesson : words)
      return streams.status(status)
    } catch {
      streams.show(error)
      return 2
    }
  }

  private func lessonReader(_ streams: Streams) -> any LineReader {
    Interrupts.catch()
    var options = TerminalOptions(program: "mendel", environment: Launch.variable)
    options.colors = streams.output.appearance.colors
    if isPlain { options.term = "dumb" }
    return Terminal.makeReader(options, history: History())
  }

  /// Who presses keys in a demo: somebody at a terminal, or nobody.
  func presenter() -> (reader: (any LineReader)?, repaints: Bool) {
    Interrupts.catch()
    let isWatched = isatty(STDIN_FILENO) == 1 && streams.output.isTerminal
    guard isWatched else { return (nil, false) }
    return (lessonReader(streams), !isPlain && Terminal.isCapable(term: Launch.variable("TERM")))
  }
}
