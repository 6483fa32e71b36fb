import LibEdit
import LineEditing
import REPL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Launch {
  /// What a demo is shown with: before a person on a terminal with keys, else without waiting.
  func demoParts(reads: Bool) -> DemoPlayer.Parts {
    Interrupts.catch()
    let streams = streams
    let term = Launch.variable("TERM")
    let isWatched = reads && isatty(STDIN_FILENO) == 1 && streams.output.isTerminal
    let keys: any KeyWaiting = isWatched ? TerminalKeys() : NoKeys { Interrupts.isRequested }
    var parts = DemoPlayer.Parts(
      streams: streams, keys: keys, reader: isWatched ? reader(streams) : nil
    ) { Terminal.size?.rows ?? 24 }
    parts.repaints = isWatched && !isPlain && Terminal.isCapable(term: term)
    parts.isInterrupted = { Interrupts.isRequested }
    parts.clearInterrupt = { if isWatched { Interrupts.clear() } }
    return parts
  }
}
