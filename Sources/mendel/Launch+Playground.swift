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
    var options = TerminalOptions(program: "mendel", environment: Launch.variable)
    if isPlain { options.term = "dumb" }
    let shell = Shell(
      Shell.Parts(
        reader: Terminal.makeReader(options, history: history), streams: streams,
        isInterrupted: { Interrupts.isRequested }, clearInterrupt: { Interrupts.clear() }, learn: { _ in nil }
      ))
    let status = shell.run()
    Terminal.restore()
    return status
  }

  /// Says once that something does not last; the playground goes on.
  private func warn(_ problem: FileProblem, _ streams: Streams) {
    streams.errors.write([
      StyledText("note: ", .dim) + StyledText("the history is not kept: " + problem.sentence, .dim)
    ])
    streams.errors.flush()
  }
}
