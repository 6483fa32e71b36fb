import Drawings
import FileStores
import LineEditing
import REPL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Launch {
  /// What was typed in earlier runs, and is typed in this one: in the playground and in lessons, on a terminal.
  func history(_ streams: Streams) -> History {
    guard isatty(STDIN_FILENO) == 1 else { return History() }
    var store = HistoryStore(path: Places(environment: Launch.variable).history)
    if let problem = store.load() { warn(problem, streams) }
    return History(store.entries.map(\.command)) { entry in
      if let problem = store.append(entry, at: time(nil)) { warn(problem, streams) }
    }
  }

  /// Says once that something does not last; the playground goes on.
  private func warn(_ problem: FileProblem, _ streams: Streams) {
    streams.note("the history is not kept: " + problem.sentence)
  }
}
