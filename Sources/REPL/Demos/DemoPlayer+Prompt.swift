import Commands
import LineEditing
import Playgrounds

extension DemoPlayer {
  /// Gives the prompt to the presenter until ^D or `quit`; then the demo stands where it stood, in the state that it had.
  func lendPrompt() {
    guard let reader = parts.reader else { return }
    let start = starts[current] ?? playground.history.current
    let past = statements(to: start)
    if isAtPrompt { screen.leavePrompt(repaints: parts.repaints && typed == 0) }
    screen.remark("The prompt is yours: ^D goes on with the demo.")
    parts.keys.end()
    let status = shell(reader).runEntries()
    parts.clearInterrupt()
    parts.keys.begin()
    playground.post = { _ in }
    if status > 128 { return ending = status }
    comeBack(to: start, past)
  }

  /// Restores the state of the next step; where `reset` took the states away, does again what led to it.
  private func comeBack(to start: Int, _ past: [String]) {
    if statements(to: start) != past || (try? playground.restore(start)) == nil {
      if step == nil { return ending = 0 }
      rebuild(to: current)
    }
    (typed, isHeld) = (0, true)
    screen.remark("The demo goes on: step \(demo.number(at: current)) of \(demo.count).")
    if step?.statement != nil { screen.prompt() }
    isShown = true
  }

  /// What leads to a state: two states with the same statements are the same.
  private func statements(to number: Int) -> [String] {
    playground.history.path(to: number).compactMap { playground.history[$0]?.text }
  }

  private func shell(_ reader: any LineReader) -> Shell {
    let parts = Shell.Parts(
      reader: reader, streams: parts.streams, isInterrupted: parts.isInterrupted,
      clearInterrupt: parts.clearInterrupt
    ) { _ throws(Problem) in
      throw Problem(
        .refused(cause: "a demo opens no lessons", suggestion: "`mendel learn` opens one"), nil)
    }
    return Shell(parts, on: playground)
  }
}
