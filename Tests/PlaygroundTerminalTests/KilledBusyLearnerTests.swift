import Foundation
import SessionTesting
import TerminalTesting
import Testing

/// A learner who does all that can be done in a lesson, and is killed.
@Suite("A busy learner who is killed")
struct KilledBusyLearnerTests {
  static let unitCount = 60
  static let stepCount = unitCount * 4

  /// A lesson of examples, predictions, quizzes and exercises in turn; `n` counts the examples.
  static var lesson: String {
    let units = (1...unitCount).map { number in
      """
      ```mendel
      n = n + 1
      ```

      ```mendel predict
      n
      ```
      ```output
      \(number)
      ```

      ```quiz
      Question \(number)?
      - [x] yes
      - [ ] no
      ```

      ```mendel exercise
      ```
      ```mendel check
      expect m == \(number) else "not \(number)"
      ```
      ```mendel solution
      m = \(number)
      ```
      ```hint
      Count.
      ```
      """
    }
    return "---\ntitle: Counting\nsummary: S\n---\n```mendel setup\nvar n = 0\nvar m = 0\n```\n"
      + units.joined(separator: "\n\n") + "\n"
  }

  /// What is typed at a step: an experiment, a sandbox in an exercise, and what leads on.
  static func entries(at step: Int) -> [String] {
    let unit = (step + 3) / 4
    switch step % 4 {
    case 1: return ["n = 100", "let x\(step) = 1", ""]
    case 2: return ["n = 50", "\(unit)"]
    case 3: return ["m = 70", "2", "1"]
    default: return ["play", "m = \(unit)", "back", "m = 77", "m = \(unit)", ""]
    }
  }

  static func place(in text: String) -> Int? {
    guard let end = text.range(of: "/\(stepCount)]", options: .backwards),
      let start = text.range(of: "[", options: .backwards), start.upperBound < end.lowerBound
    else { return nil }
    return Int(text[start.upperBound..<end.lowerBound])
  }

  @Test(
    "30 kills and more in experiments, predictions, quizzes, exercises and sandboxes: no step that was shown is lost"
  )
  func kills() throws {
    let home = Home()
    defer { home.remove() }
    let path = home.path + "/busy.md"
    try Self.lesson.write(toFile: path, atomically: true, encoding: .utf8)
    var random = SplitMix(state: 0xB05E)
    var reached = 1
    var round = 0
    // On a busy machine a kill comes early, so that it may take more of them to get on.
    while round < 30 || reached <= 15 && round < 120 {
      let terminal = try KilledLearnerTests().start(path, in: home, place: Self.place)
      let place = try #require(Self.place(in: terminal.screen.cursorLine))
      #expect(place >= reached && place <= reached + 4, "round \(round)")
      let entries = (place..<min(place + 3, Self.stepCount)).flatMap(Self.entries)
      let count = Int(random.next() % UInt64(entries.count + 1))
      terminal.send(entries.prefix(count).map { $0 + "\r" }.joined())
      usleep(UInt32(random.next() % 30_000))
      terminal.signal(SIGKILL)
      #expect(try terminal.exitStatus() == 137)
      let shown = (terminal.screen.scrollback + terminal.screen.lines).compactMap(Self.place)
      reached = max(place, shown.max() ?? 0)
      round += 1
    }
    #expect(reached > 15)
    // The lesson's own line is that of the step, whatever was tried.
    let terminal = try KilledLearnerTests().start(path, in: home, place: Self.place)
    let place = try #require(Self.place(in: terminal.screen.cursorLine))
    #expect(place >= reached)
    try terminal.type("skip\r") { Self.place(in: $0.cursorLine) == place + 1 }
    try terminal.type("print n\r") { $0.line($0.cursor.row - 1) == String((place + 3) / 4) }
  }
}
