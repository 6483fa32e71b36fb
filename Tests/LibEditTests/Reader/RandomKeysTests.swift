import TerminalTesting
import Testing

@Suite("Random keys")
struct RandomKeysTests {
  /// Some keys drawn from those of a map, the same for the same seed.
  func keys(_ seed: Int, vi: Bool) -> String {
    let common = [
      "a", "word ", "{", "}", "12", "\"s", "漢", "한글", "👩‍👩‍👧", "e\u{301}", "😀", Keys.enter, Keys.altEnter,
      Keys.up, Keys.down, Keys.left,
      Keys.right, Keys.home, Keys.end, Keys.backspace, Keys.delete, Keys.tab, Keys.backTab,
      Keys.paste("x\ty\rz"),
      Keys.control("c"), Keys.control("r") + "o", Keys.control("w"), Keys.control("k"), "\u{1F}",
      "a long piece of text that soon reaches the edge of the screen ",
    ]
    let own =
      vi
      ? [Keys.escape + Keys.left, "\u{1B}[F", "x", "0", "$", "i", "A", "dw", "cw", "u", "k", "j", "p", "~"]
      : [
        Keys.control("a"), Keys.control("e"), Keys.control("y"), Keys.control("t"), "\u{1B}f", "\u{1B}b",
        "\u{1B}d", "\u{1B}c",
      ]
    var dice = FramePainterTests.Dice(state: UInt64(seed) &+ 77)
    let all = common + own
    return (0..<80).map { _ in all[dice.roll(all.count)] }.joined()
  }

  @Test("after any keys the screen is as if it had been painted anew", arguments: 0..<8, [false, true])
  func consistency(_ seed: Int, _ vi: Bool) throws {
    let terminal = try Probe.start(
      ["--history", "let a 1", "--history", "a {\n  word\n}", "--right", "[1]"],
      environment: ["PROBE_KEYS": vi ? "vi" : "emacs"], rows: 12, columns: 30 + seed)
    try terminal.type(keys(seed, vi: vi) + Keys.left + Keys.paste("⟦end⟧")) {
      $0.lines.joined().contains("⟦end⟧")
    }
    let before = terminal.screen
    let clears = terminal.output.count
    terminal.send(Keys.control("l"))
    try terminal.wait { $0.lines.joined().contains("⟦end⟧") && terminal.output.count > clears }
    let after = terminal.screen
    let top = before.cursor.row - after.cursor.row
    #expect(before.cursor.column == after.cursor.column)
    try #require(top >= 0)
    #expect(Array(before.lines.dropFirst(top)) == after.lines)
    #expect(after.unknownSequences == [])
  }

  /// Bytes of any kind, whole keys and torn ones, but for those that end or stop the program, and ^C and ^S: where they come between two entries,
  /// the terminal drops what was typed ahead, or holds back what is written.
  func bytes(_ seed: Int, count: Int) -> [UInt8] {
    var dice = FramePainterTests.Dice(state: UInt64(seed) &+ 4711)
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

  @Test("10,000 random keys neither crash nor hang", arguments: ["emacs", "vi"], [1, 11])
  func survival(_ map: String, _ seed: Int) throws {
    let terminal = try Probe.start(
      ["--history", "let a 1", "--history", "a {\n  word\n}"], environment: ["PROBE_KEYS": map], columns: 60)
    terminal.send(bytes(seed, count: 10_000))
    try terminal.type(Keys.escape + Keys.left + Keys.paste("⟦alive⟧")) {
      $0.lines.joined().contains("⟦alive⟧")
    }
    try terminal.wait(untilOrdinary: false)
    #expect(terminal.screen.unknownSequences == [])
  }
}
