import Drawings
import LineEditing
import Sessions

/// Lets long text wait where the window is full; its keys turn pages and never run anything.
struct Pager {
  let reader: any LineReader
  let streams: Streams

  /// Shows what a statement said; a report that is longer than the window waits.
  func show(_ outputs: [Output]) {
    for output in outputs {
      if case .report = output {
        write(streams.transcript(streams.output).lines(output))
      } else {
        streams.show([output])
      }
    }
  }

  /// Writes lines, and waits each time the window is full; answers whether it waited.
  @discardableResult
  func write(_ lines: [StyledText]) -> Bool {
    var (rest, waits, hasWaited) = (lines[...], streams.waits, false)
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
      // Whoever types on wants the prompt: what was typed stands there.
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
