import Drawings
import LineEditing
import REPL
import TerminalTesting

/// A demo before a scripted presenter: keys by a virtual clock, and the screen that the audience sees.
final class Theatre: KeyWaiting {
  /// What the audience sees.
  private(set) var screen: Screen
  /// What it saw each time the demo waited for as long as it takes.
  private(set) var pictures: [[String]] = []
  /// What it saw whenever the demo gave it time, and how long.
  private(set) var waits: [(time: Int, screen: [String])] = []
  /// The milliseconds that have passed.
  private(set) var time = 0
  /// What the presenter does whenever the demo waits for a key.
  private var presses: ArraySlice<KeyNews>
  /// What comes at a moment.
  private var timed: [(at: Int, news: KeyNews)]
  /// The size that the terminal has after it was resized.
  var nextSize: (rows: Int, columns: Int)?
  /// Whether somebody took the terminal and has not given it back.
  private(set) var isTaken = false

  init(
    presses: [KeyNews] = [], timed: [(at: Int, news: KeyNews)] = [], rows: Int = 24, columns: Int = 80
  ) {
    screen = Screen(rows: rows, columns: columns)
    self.presses = presses[...]
    self.timed = timed
  }

  func begin() { isTaken = true }
  func end() { isTaken = false }

  func wait(_ milliseconds: Int?) -> KeyNews {
    guard let milliseconds else {
      pictures.append((0..<screen.rows).map { screen.line($0) })
      return note(presses.popFirst() ?? .end)
    }
    if let first = timed.first, first.at <= time + milliseconds {
      time = max(time, first.at)
      timed.removeFirst()
      return note(first.news)
    }
    time += milliseconds
    waits.append((milliseconds, (0..<screen.rows).map { screen.line($0) }))
    return .silence
  }

  private func note(_ news: KeyNews) -> KeyNews {
    if news == .resized, let (rows, columns) = nextSize { screen.resize(rows: rows, columns: columns) }
    return news
  }

  /// Plays a demo; `prompt` are the entries that the presenter types where they have the prompt.
  func play(
    _ demo: Demo, tempo: DemoPlayer.Tempo = .key, prompt: [String] = [], isWatched: Bool = true,
    showsCaptions: Bool = true, repaints: Bool = true
  ) -> Int32 {
    let appearance = Appearance(colors: .none, drawsBoxes: repaints)
    let output = Output(appearance: appearance) { [self] in
      screen.feed(Array($0.replacing("\n", with: "\r\n").utf8))
    }
    let streams = Streams(output: output, errors: output) { [self] in screen.columns }
    let reader = isWatched ? ScriptedLineReader(prompt) : nil
    var parts = DemoPlayer.Parts(streams: streams, keys: self, reader: reader) { [self] in screen.rows }
    parts.repaints = repaints
    return DemoPlayer(demo, parts, tempo: isWatched ? tempo : .reading, showsCaptions: showsCaptions).play()
  }

  /// What stands on the screen, without empty rows below it.
  var lines: [String] {
    screen.lines.reversed().drop { $0.isEmpty }.reversed()
  }
}

extension KeyNews {
  static let space = KeyNews.key(.text(" "))
  static func letter(_ letter: Unicode.Scalar) -> KeyNews { .key(.text(letter)) }
}
