import Drawings
import LineEditing
import Sessions

/// Pauses long text when the window is full; its keys turn pages, and never run anything.
struct Pager {
  let reader: any LineReader
  let streams: Streams

  /// Shows the output of a statement; a report longer than the window pauses.
  func show(_ outputs: [Output]) {
    for output in outputs {
      if case .report = output {
        write(streams.transcript(streams.output).lines(output))
      } else {
        streams.show([output])
      }
    }
  }

  /// Writes lines, and pauses each time the window is full; returns whether it paused.
  @discardableResult
  func write(_ lines: [StyledText]) -> Bool {
    var (rest, waits, hasWaited) = (lines[...], streams.isInteractive, false)
    while !rest.isEmpty {
      let page = waits ? rest.prefix(streams.countOnPage(rest)) : rest
      streams.output.write(Array(page))
      rest = rest.dropFirst(page.count)
      if rest.isEmpty { break }
      hasWaited = true
      switch wait() {
      case .page: continue
      case .rest: waits = false
      case .stop: rest = []
      }
    }
    return hasWaited
  }

  private enum Answer { case page, rest, stop }

  private func wait() -> Answer {
    streams.output.write(StyledText("Enter goes on, q stops", .dim))
    defer { streams.output.write("\r\u{1B}[K") }
    while true {
      switch reader.readKey() {
      case .key(.enter), .key(.text(" ")), .key(.pageDown), .key(.down): return .page
      case .key(.text("q")), .key(.escape), .key(.control("c")), .key(.control("d")): return .stop
      case .interrupted, .end: return .stop
      // A typed character is meant for the prompt: the rest is written without pauses, and the key is put back.
      case .key(.text(let scalar)):
        reader.putBack(.text(scalar))
        return .rest
      case .key(.paste(let text)):
        reader.putBack(.paste(text))
        return .rest
      case .key, .resized, .silence: continue
      }
    }
  }
}
