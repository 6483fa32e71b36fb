import Drawings
import LineEditing

/// Holds text back that would scroll off the window before anybody has read it, until a key is pressed.
///
/// It counts the rows since the learner last pressed a key. What the session prints is counted and not held back: statements do not wait for readers.
final class ReadingPause {
  private let rows: () -> Int?
  private let columns: () -> Int
  private let waitForKey: () -> Key?
  private let output: Output
  /// The rows that were written since the last key.
  private var used = 0
  /// Whether the reader wants no more pauses before the next prompt.
  private var isOver = false

  /// What stands in the last row meanwhile.
  private static let sign = StyledText("Enter goes on", .dim)

  init(_ parts: LessonShell.Parts) {
    (rows, columns, output) = (parts.rows, parts.streams.width, parts.streams.output)
    waitForKey = { parts.reader.readKey() }
  }

  /// Notes an entry: its rows are the first of the new window.
  func begin(_ entry: String) {
    (used, isOver) = (entry.split(separator: "\n", omittingEmptySubsequences: false).count, false)
  }

  /// Notes what was written without waiting.
  func note(_ lines: [StyledText]) { used += lines.reduce(0) { $0 + height($1) } }

  /// Writes lines, and waits each time the window is full.
  func write(_ lines: [StyledText]) {
    var lines = lines[...]
    while !lines.isEmpty {
      let part = lines.prefix(count(of: lines))
      output.write(Array(part))
      note(Array(part))
      lines = lines.dropFirst(part.count)
      if !lines.isEmpty { wait() }
    }
  }

  /// How many of the lines come before the next pause: those that fit; where an empty one is near the end, those before it.
  private func count(of lines: ArraySlice<StyledText>) -> Int {
    guard !isOver, let rows = rows(), rows > 4 else { return lines.count }
    var (room, count) = (rows - 1 - used, 0)
    for line in lines {
      room -= height(line)
      if room < 0 { break }
      count += 1
    }
    if count == lines.count { return count }
    let gap = lines.prefix(count).lastIndex { $0.isEmpty }.map { $0 - lines.startIndex + 1 } ?? 0
    let near = count - gap <= rows / 3 ? gap : count
    // A line that is taller than the window is shown all the same.
    return near == 0 && used <= 1 ? 1 : near
  }

  private func wait() {
    guard !isOver else { return }
    output.write(Theme.render(Self.sign, colors: output.appearance.colors))
    output.flush()
    loop: while true {
      switch waitForKey() {
      case .enter?, .text(" ")?, .pageDown?, .down?: break loop
      case nil, .control("c")?, .control("d")?, .escape?, .text("q")?:
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
