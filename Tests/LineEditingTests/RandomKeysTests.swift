import Foundation
import TerminalTesting
import Testing

@Suite("Random keys")
struct RandomKeysTests {
  /// Some keys drawn from those of a map, the same for the same seed.
  func keys(_ seed: Int, vi: Bool) -> String {
    let common = [
      "a", "word ", "{", "}", "12", "\"s", "漢", "한글", "👩‍👩‍👧", "e\u{301}", "😀", Keys.enter, Keys.altEnter,
      Keys.up, Keys.down, Keys.left, Keys.right, Keys.home, Keys.end, Keys.backspace, Keys.delete, Keys.tab,
      Keys.backTab, Keys.paste("x\ty\rz"), Keys.control("c"), Keys.control("r") + "o", Keys.control("w"),
      Keys.control("k"), "\u{1F}", "a long piece of text that soon reaches the edge of the screen ",
    ]
    let own =
      vi
      ? [
        Keys.escape + Keys.left, "\u{1B}[F", "x", "0", "$", "i", "A", "dw", "cw", "u", "k", "j", "p", "~",
        ".", "R",
        "ra",
      ]
      : [
        Keys.control("a"), Keys.control("e"), Keys.control("y"), Keys.control("t"), "\u{1B}f", "\u{1B}b",
        "\u{1B}d",
      ]
    var dice = Dice(state: UInt64(seed) &+ 77)
    return (0..<80).map { _ in (common + own)[dice.roll((common + own).count)] }.joined()
  }

  @Test("after any keys the screen is as if it had been painted anew", arguments: 0..<6, [false, true])
  func consistency(_ seed: Int, _ vi: Bool) throws {
    let terminal = try Probe.start(
      ["--history", "let a 1", "--history", "a {\n  word\n}", "--right", "[1]"],
      environment: ["PROBE_KEYS": vi ? "vi" : "emacs"], rows: 12, columns: 30 + seed)
    try terminal.type(keys(seed, vi: vi) + Keys.left + Keys.paste("⟦end⟧"), until: isBehindEnd)
    let (before, clears) = (terminal.screen, terminal.output.count)
    try terminal.type(Keys.control("l")) { isBehindEnd($0) && terminal.output.count > clears }
    let after = terminal.screen
    let top = before.cursor.row - after.cursor.row
    #expect(before.cursor.column == after.cursor.column)
    try #require(top >= 0)
    #expect(Array(before.lines.dropFirst(top)) == after.lines)
    #expect(after.unknownSequences == [])
  }

  /// Whether the cursor stands behind the end of the text that was typed last.
  func isBehindEnd(_ screen: Screen) -> Bool {
    let (row, column) = (screen.cursor.row, screen.cursor.column)
    if column > 0 { return screen[row, column - 1].text == "⟧" }
    return row > 0 && screen.line(row - 1).hasSuffix("⟧")
  }

  /// Bytes of any kind, whole keys and torn ones, but for those that end or stop the program, and ^C and ^S: where they come between two
  /// entries, the terminal drops what was typed ahead, or holds back what is written.
  func bytes(_ seed: Int, count: Int) -> [UInt8] {
    var dice = Dice(state: UInt64(seed) &+ 4711)
    let sequences = [
      Keys.up, Keys.down, Keys.left, Keys.right, Keys.home, Keys.end, Keys.delete, Keys.paste("pa\nste"),
      Keys.altEnter, Keys.enter, "漢", "👩‍👩‍👧",
    ].map { Array($0.utf8) }
    let ending: Set<UInt8> = [3, 4, 19, 26, 28]
    return (0..<count).flatMap { _ -> [UInt8] in
      switch dice.roll(20) {
      case 0..<11: return [UInt8(32 + dice.roll(95))]
      case 11..<16:
        let byte = UInt8(1 + dice.roll(255))
        return ending.contains(byte) ? [] : [byte]
      default: return sequences[dice.roll(sequences.count)]
      }
    }
  }

  // `MENDEL_RANDOM_KEYS=500` makes it run longer: so many thousand keys in each terminal.
  @Test(
    "random keys and signals neither crash nor hang, whatever the window", arguments: ["emacs", "vi"],
    [(24, 60), (1, 1), (300, 80), (3, 9)])
  func survival(_ map: String, _ size: (Int, Int)) throws {
    let terminal = try Probe.start(
      ["--history", "let a 1", "--history", "a {\n  word\n}"], environment: ["PROBE_KEYS": map],
      rows: size.0, columns: size.1)
    let rounds = ProcessInfo.processInfo.environment["MENDEL_RANDOM_KEYS"].flatMap { Int($0) } ?? 1
    for round in 0..<rounds {
      for part in 0..<4 {
        terminal.send(bytes(round * 28 + part * 7 + size.1, count: 250))
        terminal.resize(rows: size.0 + part, columns: size.1 + part * part)
        terminal.signal(part.isMultiple(of: 2) ? SIGCONT : SIGWINCH)
      }
      // What waits for more keys gets them; then ^L clears the screen, whatever stands there.
      terminal.send("\u{1B}[201~" + Keys.escape + Keys.left + Keys.control("g"))
      let seen = terminal.output.count
      terminal.send(Keys.control("l"))
      try terminal.wait { _ in
        terminal.output.dropFirst(seen).suffix(100_000).contains(Array("\u{1B}[2J".utf8))
      }
    }
    try terminal.wait(untilOrdinary: false)
    #expect(terminal.screen.unknownSequences == [])
  }
}
