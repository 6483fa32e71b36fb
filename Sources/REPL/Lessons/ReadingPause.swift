import Drawings
import LineEditing

/// Holds text back that would scroll off the window before anybody has read it, until a key is pressed.
///
/// Whoever types something instead has read enough: the rest is shown, and what was typed stands behind the prompt. `q`, ^C, ^D and Escape end the text
/// there, as they do elsewhere.
/// It counts the rows since the learner last pressed a key. What the session prints is counted and not held back: statements do not wait for readers.
final class ReadingPause {
  private let rows: () -> Int?
  private let columns: () -> Int
  private let reader: any LineReader
  private let output: Output
  /// The rows that were written since the last key.
  private var used = 0
  /// Whether the reader wants no more pauses before the next prompt.
  private var isOver = false
  /// Whether the reader wants no more text before the next prompt.
  private var isStopped = false

  /// What stands in the last row meanwhile.
  static let sign = StyledText("Enter goes on, q stops", .dim)

  init(reader: any LineReader, streams: Streams, rows: @escaping () -> Int?) {
    (self.rows, columns, output) = (rows, streams.width, streams.output)
    self.reader = reader
  }

  /// Notes an entry: its rows are the first of the new window.
  func begin(_ entry: String) {
    used = entry.split(separator: "\n", omittingEmptySubsequences: false).count
    (isOver, isStopped) = (false, false)
  }

  /// Notes what was written without waiting.
  func note(_ lines: [StyledText]) { used += lines.reduce(0) { $0 + height($1) } }

  /// Writes lines, and waits each time the window is full.
  func write(_ lines: [StyledText]) {
    var lines = lines[...]
    while !lines.isEmpty, !isStopped {
      let part = lines.prefix(count(of: lines))
      output.write(Array(part))
      note(Array(part))
      lines = lines.dropFirst(part.count)
      if !lines.isEmpty { wait() }
    }
  }

  private func count(of lines: ArraySlice<StyledText>) -> Int {
    guard !isOver, let rows = rows() else { return lines.count }
    let sizes = lines.lazy.map { PageBreak.Line(height: self.height($0), isEmpty: $0.isEmpty) }
    return PageBreak.count(sizes, rows: rows, used: used)
  }

  private func wait() {
    guard !isOver else { return }
    output.write(Theme.render(Self.sign, colors: output.appearance.colors))
    output.flush()
    loop: while true {
      switch reader.readKey() {
      case .enter?, .text(" ")?, .pageDown?, .down?: break loop
      case .text("q")?, .control("c")?, .control("d")?, .escape?:
        isStopped = true
        break loop
      case nil:
        isOver = true
        break loop
      case .some(let key) where key.types:
        reader.putBack(key)
        isOver = true
        break loop
      default: continue
      }
    }
    output.write("\r\u{1B}[K")
    used = 0
  }

  private func height(_ line: StyledText) -> Int { max(1, (line.width + columns() - 1) / max(columns(), 1)) }
}

extension Key {
  /// Whether it puts text into an entry.
  fileprivate var types: Bool {
    switch self {
    case .text, .paste: true
    default: false
    }
  }
}
