import Drawings
import Foundation
import Lessons
import REPL
import Testing
import Transcripts

@Suite("A lesson from a stranger, as mean as it can be")
struct HostileLessonsTests {
  /// A lesson's body behind the world, with a name, since it may be very long.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    /// What is said of it, as far as it is sure.
    var finding: String

    init(_ name: String, _ body: String, _ finding: String = "") {
      (testDescription, self.body, self.finding) = (name, body, finding)
    }
  }

  static func block(_ code: String, _ word: String = "mendel") -> String { "```\(word)\n\(code)\n```\n" }

  /// The time that this thread spends on something: whatever else the machine does, the bound holds.
  static func processorTime(of work: () throws -> Void) throws -> Duration {
    let start = threadNanoseconds()
    try work()
    return .nanoseconds(threadNanoseconds() - start)
  }

  private static func threadNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  static let tooMany = "error: a lesson's statements take at most 100000 steps together"
  static let tooMuch = "error: a lesson's steps print at most 4 MiB together"
  static let otherOutput = "error: the step prints something else"

  /// A text of 1 MiB in the variable `s`.
  static let longText = block("var s = \"sixteen letters.\"\nrepeat 16 { s = s + s }\nvar t = s + \"\"")
  /// Many views and registrations.
  static let crowd = block(
    "create view crowd\nview crowd {\n" + (1...5_000).map { "view leaf\($0)\n" }.joined()
      + "}\nrepeat 5000 { register cell for theme { } }")

  static let excesses = [
    Case("an endless loop in each block", times(1_000, block("repeat 10_000_000 { }")), "10: " + tooMany),
    Case("endless setups", times(9_000, block("repeat 10_000_000 { }", "mendel setup")), "10: " + tooMany),
    Case("ever new sessions", times(900, block("repeat 999 { }", "mendel setup fresh")), tooMany),
    Case("very many short loops", block(times(9_000, "repeat 99 { }\n")), "10: " + tooMany),
    Case(
      "a text that doubles", block("var s = \"sixteen letters.\"\nrepeat 60 { s = s + s }"), "10: " + tooMany),
    Case("long texts compared", longText + times(900, block("s == t")), tooMany),
    Case("long texts put in order", longText + block(times(900, "s < t\n")), "15: " + tooMany),
    Case("a long text counted", longText + times(900, block("expect s.count > 1")), tooMany),
    Case("a long text shown", longText + block(times(900, "s\n")), "15: error: "),
    Case(
      "a long text printed in many blocks", longText + times(900, block("print s")), "error: a lesson's st"),
    Case(
      "1 MiB printed in each block",
      times(9, block("repeat 1024 { print \"\(times(1023, "x"))\" }")), tooMuch),
    Case("long tables in many blocks", crowd + times(900, block("show registrations")), tooMany),
    Case("a large tree again and again", crowd + block("repeat 900 { show tree }"), tooMany),
    Case(
      "everything compared with everything",
      crowd + times(900, block("what if { override main.theme = bold }")),
      tooMany),
    Case(
      "a long text in each row",
      longText + block("define trait Word = \"\"\noverride main.word = s\n" + times(90, "show tree word\n")),
      "15: " + tooMany),
  ]

  @Test(
    "it takes a bounded time, memory and output, and the block that takes too much is named",
    arguments: excesses)
  func excess(lesson: Case) throws {
    let replay = LessonReplay(
      try Lesson(id: "a", bytes: Orchard.file(lesson.body)), stepLimit: 100_000)
    let time = try Self.processorTime {
      let said = replay.report().findings.flatMap {
        $0.lines(file: "a.md", transcript: Transcript(width: 200)).prefix(1).map(\.string)
      }
      #expect(said.contains { $0.contains(lesson.finding) }, "\(said.last ?? "nothing")")
      // Nobody learns it either, nor plays it to others.
      let excess = try #require(replay.excess())
      #expect(excess.sentence.hasPrefix("a lesson's "))
    }
    #expect(time < .seconds(20))
  }

  @Test("a lesson that is within its bounds has no excess, whatever else is wrong with it")
  func fine() throws {
    for body in ["", Orchard.exercise(), "```mendel\nnone\n```\n```mendel\nprint 1\n```"] {
      #expect(LessonReplay(try Orchard.lesson(body)).excess() == nil)
    }
  }

  @Test("what lies behind a step that fails is measured as well")
  func behindFailure() throws {
    let body = Self.block("none") + Self.block("repeat 9_000_000 { }")
    #expect(LessonReplay(try Orchard.lesson(body)).excess()?.line == 13)
  }

  @Test("it is refused before it is opened, with file and line")
  func learned() throws {
    let desk = try Desk()
    try desk.write(
      Orchard.file(Self.times(99, Self.block("repeat 9_000_000 { }", "mendel setup"))),
      to: "en/01-a/01-one.md")
    desk.width = 200
    #expect(desk.shell([""]).shell.start("a/one") == 2)
    #expect(
      desk.errors == """
        ~/course/en/01-a/01-one.md:10: error: a lesson's statements take at most 1000000 steps together
          show it with less: what is true of ten thousand is true of a hundred
        error: `a/one` does what lessons may not do

        """)
  }

  static let slowOutputs = [
    Case(
      "a long piece nearly found everywhere",
      block("print \"\(times(100_000, "a"))\"") + block("[..]\(times(50_000, "a"))b[..]", "output"),
      otherOutput),
    Case(
      "many lines behind an elision",
      block("repeat 30_000 { print \"a\" }") + block("...\n\(times(20_000, "a\n"))b", "output"),
      "error: an output with `...` has at most 1000 lines"),
    Case(
      "lines nearly found everywhere",
      block("repeat 8_000 { print \"a\" }") + block("...\n\(times(900, "a\n"))b", "output"), otherOutput),
    Case(
      "all lines others", block("repeat 30_000 { print \"a\" }") + block(times(30_000, "b\n"), "output"),
      otherOutput),
  ]

  static let shapes = [
    Case("80,000 blocks of text", times(80_000, "```text\n```\n")),
    Case("9,000 setups", times(9_000, block("let a = 1", "mendel setup"))),
    Case("fences only", times(100_000, "```\n")), Case("quotes in quotes", times(400_000, "> ")),
    Case("items in items", times(9_000, "- \n  ")), Case("brackets", times(300_000, "[")),
    Case("stress in stress", times(50_000, "*a **b ")), Case("links in links", times(50_000, "[a](b [")),
    Case("a table without end", times(30_000, "| a | b |\n|---|---|\n")),
    Case("braces", block(times(100_000, "{ "))), Case("parentheses", block(times(100_000, "("))),
    Case("claims", block("x", "mendel claims=" + times(20_000, "T1,") + "T2")),
    Case("words that are refused", block(times(200_000, "quit\n"))),
    Case("statements that cannot be read", block(times(90_000, "print (\n"))),
    Case("hints of nothing", times(50_000, "```hint\n```\n")),
    Case("choices", block("Q\n" + times(30_000, "- [ ] a\n"), "quiz")),
    Case("predictions", times(2_000, block("1", "mendel predict"))),
  ]

  @Test(
    "whatever it consists of, it is read and compared at once, or refused", arguments: slowOutputs + shapes)
  func quick(lesson: Case) throws {
    let desk = try Desk()
    desk.width = 200
    try desk.write(Orchard.file(lesson.body), to: "en/01-a/01-one.md")
    let time = try Self.processorTime {
      _ = LessonVerifier(streams: desk.streams) { false }.verify(paths: [], course: desk.course)
    }
    #expect(time < .seconds(20))
    let output = desk.output
    #expect(output.hasPrefix("failed  a/one") || output.hasPrefix("ok      a/one"))
    #expect(lesson.finding.isEmpty || output.contains(lesson.finding))
  }

  @Test("lessons that require each other in a long row are gone through in time")
  func requirements() throws {
    let desk = try Desk()
    for number in 0..<300 {
      let text = "---\ntitle: T\nsummary: S\nrequires: [a/x\(number + 1)]\n---\n"
      try desk.write(Array(text.utf8), to: "en/01-a/x\(number).md")
    }
    let time = try Self.processorTime {
      #expect(
        LessonVerifier(streams: desk.streams) { false }.verify(paths: [], course: desk.course) == .failure)
    }
    #expect(time < .seconds(20))
    #expect(desk.output.contains("no lesson has the id `a/x300`"))
  }

  @Test(
    "control characters in titles, prose, code and fences are refused, and written out",
    arguments: ["\u{1B}", "\u{9B}", "\u{0}", "\u{202E}", "\u{7}", "\u{2066}"])
  func control(sign: String) throws {
    let desk = try Desk()
    desk.width = 200
    let one = "---\ntitle: T\nsummary: S\n---\n"
    for (number, text) in [
      "---\ntitle: T\(sign)\nsummary: S\n---\n", one + "A\(sign)b\n",
      one + "```mendel\nprint \"\(sign)\"\n```\n", one + "```mendel\(sign)\n```\n",
    ].enumerated() {
      try desk.write(Array(text.utf8), to: "en/01-a/0\(number)-x\(number).md")
    }
    let verifier = LessonVerifier(streams: desk.streams) { false }
    #expect(verifier.verify(paths: [], course: desk.course) == .failure)
    #expect(desk.shell([]).shell.start(nil) == 0)
    let said = desk.output + desk.errors
    #expect(said.components(separatedBy: "error: this line holds the control character").count == 5)
    #expect(!said.contains(sign))
  }
}
