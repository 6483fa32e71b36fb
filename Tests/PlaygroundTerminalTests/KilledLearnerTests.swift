import Foundation
import SessionTesting
import TerminalTesting
import Testing

@Suite("A learner who is killed")
struct KilledLearnerTests {
  /// How many steps the lesson has: more than can be gone in all the rounds.
  static let stepCount = 400

  /// A lesson that counts.
  static var lesson: String {
    let steps = (1...stepCount).map { "Step \($0).\n\n```mendel\nn = n + 1\n```\n" }
    return "---\ntitle: Counting\nsummary: S\n---\n```mendel setup\nvar n = 0\n```\n"
      + steps.joined(separator: "\n")
  }

  /// Starts the lesson, and waits until its prompt stands.
  func start(_ path: String, in home: Home, place: (String) -> Int? = place) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Mendel.path, ["learn", path], environment: Mendel.environment(in: home))
    try terminal.wait { place($0.cursorLine) != nil }
    return terminal
  }

  /// The step whose number stands at the right of a prompt.
  static func place(in text: String) -> Int? {
    guard let start = text.lastRange(of: "["),
      let end = text.range(of: "/\(stepCount)]", options: .backwards),
      start.upperBound < end.lowerBound
    else { return nil }
    return Int(text[start.upperBound..<end.lowerBound])
  }

  @Test("30 kills at random moments: the lesson is always taken up where the last finished step was")
  func kills() throws {
    let home = Home()
    defer { home.remove() }
    let path = home.path + "/counting.md"
    try Self.lesson.write(toFile: path, atomically: true, encoding: .utf8)
    var random = SplitMix(state: 0x1EA2)
    var reached = 1
    for round in 0..<30 {
      let terminal = try start(path, in: home)
      let place = try #require(Self.place(in: terminal.screen.cursorLine))
      // All that was seen to be finished is finished, and nothing that was never begun.
      #expect(place >= reached && place <= reached + 12, "round \(round)")
      let count = Int(random.next() % 12)
      terminal.send(String(repeating: Keys.enter, count: count) + (round % 3 == 0 ? "let half = " : ""))
      usleep(UInt32(random.next() % 20_000))
      terminal.signal(SIGKILL)
      #expect(try terminal.exitStatus() == 137)
      let shown = (terminal.screen.scrollback + terminal.screen.lines).compactMap { Self.place(in: $0) }
      reached = max(place, shown.max() ?? 0)
    }
    let terminal = try start(path, in: home)
    let place = try #require(Self.place(in: terminal.screen.cursorLine))
    #expect(place >= reached && reached > 30)
    // The state is that of the step.
    try terminal.type("n\r") { $0.line($0.cursor.row - 1) == String(place - 1) }
  }

  @Test("two shells are killed in one lesson, and one of them is taken up")
  func together() throws {
    let home = Home()
    defer { home.remove() }
    let path = home.path + "/counting.md"
    try Self.lesson.write(toFile: path, atomically: true, encoding: .utf8)
    let shells = try (0..<2).map { _ in try start(path, in: home) }
    for (shell, count) in zip(shells, [3, 5]) {
      shell.send(String(repeating: Keys.enter, count: count))
      try shell.wait { Self.place(in: $0.cursorLine) == count + 1 }
    }
    for shell in shells {
      shell.signal(SIGKILL)
      #expect(try shell.exitStatus() == 137)
    }
    let terminal = try start(path, in: home)
    try terminal.type("n\r") { $0.line($0.cursor.row - 1) == "5" }
  }
}

extension String {
  fileprivate func lastRange(of text: String) -> Range<Index>? { range(of: text, options: .backwards) }
}
