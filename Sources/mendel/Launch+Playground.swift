import Commands
import Drawings
import FileStores
import LibEdit
import LineEditing
import REPL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Launch {
  /// `mendel` on a terminal: the playground, with a history that outlives it.
  func playground() -> Int32 {
    Interrupts.catch()
    let streams = streams
    var store = HistoryStore(path: Places(environment: Launch.variable).history)
    if let problem = store.load() { warn(problem, streams) }
    let history = History(store.entries.map(\.command)) { entry in
      if let problem = store.append(entry, at: time(nil)) { warn(problem, streams) }
    }
    let reader = reader(streams, history: history)
    let lessons = LessonShell(
      LessonShell.Parts(
        reader: reader, streams: streams,
        course: CourseLocation(option: nil, variable: Launch.variable("MENDEL_LESSONS")),
        isInterrupted: { Interrupts.isRequested }, clearInterrupt: { Interrupts.clear() }))
    let shell = Shell(
      Shell.Parts(
        reader: reader, streams: streams, isInterrupted: { Interrupts.isRequested },
        clearInterrupt: { Interrupts.clear() }, learn: { lesson throws(Problem) in try lessons.run(lesson) }))
    let status = shell.run()
    Terminal.restore()
    return status
  }

  /// What reads entries: an editor where the terminal is capable of one, in colour where the streams are.
  func reader(_ streams: Streams, history: History) -> any LineReader {
    var options = TerminalOptions(program: "mendel", environment: Launch.variable)
    options.palette = streams.output.appearance.colors == .none ? .monochrome : .standard
    if isPlain { options.term = "dumb" }
    return Terminal.makeReader(options, history: history)
  }

  /// Says once that something does not last; the playground goes on.
  private func warn(_ problem: FileProblem, _ streams: Streams) {
    streams.errors.write([
      StyledText("note: ", .dim) + StyledText("the history is not kept: " + problem.sentence, .dim)
    ])
    streams.errors.flush()
  }
}
