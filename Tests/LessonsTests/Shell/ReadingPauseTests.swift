import Drawings
import Foundation
import LineEditing
import REPL
import Testing

@Suite("Text taller than the window")
struct ReadingPauseTests {
  /// What a learner sees who types entries and presses keys, in a window of so many rows; nothing is held back without.
  func shown(_ body: String, entries: [String], keys: [Key], rows: Int?) throws -> [String] {
    let desk = try Desk()
    try desk.write(Orchard.file(body), to: "en/01-a/01-one.md")
    var text = ""
    let output = Output(appearance: .plain) { text += $0 }
    let reader = ScriptedLineReader(events: entries.map { .entry($0) }, keys: keys)
    var parts = LessonShell.Parts(
      reader: reader, streams: Streams(output: output, errors: output) { 80 }, course: desk.course)
    parts.rows = { rows }
    _ = try LessonShell(parts).run("a/one")
    output.flush()
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static let paragraphs = (1...20).map { "Line \($0).\n" }.joined(separator: "\n")
  static let body = paragraphs + "\n```mendel\nprint 7\n```\n```output\n7\n```\n"

  @Test("it waits with a sign wherever the window is full, and misses no line")
  func pauses() throws {
    let plain = try shown(Self.body, entries: [], keys: [], rows: nil)
    let paused = try shown(Self.body, entries: [], keys: Array(repeating: .enter, count: 9), rows: 12)
    let sign = "Enter goes on, q stops\r\u{1B}[K"
    #expect(!plain.contains { $0.contains("Enter goes on") })
    #expect(paused.map { $0.replacing(sign, with: "") } == plain)
    let stretches = paused.split { $0.hasPrefix(sign) }
    #expect(stretches.count > 3 && stretches.allSatisfy { $0.count <= 12 })
  }

  @Test("q, ^C, ^D and Escape show nothing more up to the next entry, and keys without a meaning do nothing")
  func stopping() throws {
    for key in [Key.text("q"), .control("c"), .escape, .control("d")] {
      let lines = try shown(Self.body + "Behind it.\n", entries: [""], keys: [.left, key], rows: 12)
      #expect(lines.count { $0.contains("Enter goes on") } == 1)
      #expect(!lines.contains("Line 20.") && !lines.contains("print 7"))
      #expect(lines.contains { $0.hasSuffix("\u{1B}[K7") } && lines.contains("Behind it."))
    }
  }

  @Test("where no key comes, all is shown")
  func noKeys() throws {
    let lines = try shown(Self.body, entries: [], keys: [.left], rows: 12)
    #expect(lines.count { $0.contains("Enter goes on") } == 1 && lines.contains("Line 20."))
  }

  @Test("what is typed at a pause shows the rest, and is the beginning of the next entry")
  func typing() throws {
    for (key, rest) in [(Key.text("p"), "rint 5"), (.text("1"), " + 4"), (.paste("print "), "5")] {
      let lines = try shown(Self.body, entries: [rest], keys: [key, .enter], rows: 12)
      #expect(lines.count { $0.contains("Enter goes on") } == 1)
      #expect(lines.contains("Line 20.") && lines.contains("5"))
    }
  }

  @Test("a pause is no step, and the verdict on an answer comes before it")
  func verdict() throws {
    let quiz = "```quiz\nWhich?\n- [x] this\n- [ ] that\n```\n" + Self.body
    let lines = try shown(quiz, entries: ["1", ""], keys: Array(repeating: .enter, count: 9), rows: 12)
    let verdict = try #require(lines.firstIndex(of: "Right."))
    let pause = try #require(lines.firstIndex { $0.contains("Enter goes on") })
    #expect(verdict < pause && pause - verdict <= 11)
    #expect(lines.contains("7"))
  }

  @Test("a step is noted before what comes behind it is shown")
  func noted() throws {
    let desk = try Desk()
    try desk.write(
      Orchard.file("```mendel\nprint 1\n```\n```output\n1\n```\nBehind it.\n\n" + Self.body),
      to: "en/01-a/01-one.md")
    var notes: [Int] = []
    let count = {
      (try? String(contentsOfFile: desk.progressPath, encoding: .utf8))?.count { $0 == "\n" } ?? 0
    }
    let output = Output(appearance: .plain) { if $0.contains("Behind it.") { notes.append(count()) } }
    let progress = LearnerProgress(path: desk.progressPath, process: "p", clock: { 7 })
    let parts = LessonShell.Parts(
      reader: ScriptedLineReader([""]), streams: Streams(output: output, errors: output) { 80 },
      course: desk.course, progress: progress)
    _ = try LessonShell(parts).run("a/one")
    // The opening and the step.
    #expect(notes == [2])
  }
}
