import Testing

@testable import Lessons

@Suite("Outputs and their blessing")
struct OutputTests {
  @Test(
    "output is compared line by line, with elisions",
    arguments: [
      ("", "", true), ("", "a\n", false), ("a\n", "a", true), ("a\n", "a\n\n", false), ("\n", "\n", true),
      ("a\nb\n", "a\n", false), ("a\n", "a \n", false), ("...\n", "", true), ("...\n", "a\nb\n", true),
      ("a\n...\nb\n", "a\nb\n", true), ("a\n...\nb\n", "a\nx\nb\ny\nb\n", true),
      ("a\n...\nb\n", "a\nb\nc\n", false),
      ("...\na\n...\nb\n...\n", "x\na\ny\nb\n", true), ("a[..]z\n", "az\n", true), ("a[..]a\n", "a\n", false),
      ("[..]\n", "", false), ("a[..]b[..]c\n", "a1b2c\n", true), ("a[..]b[..]c\n", "a1c2b\n", false),
      ("[..]ab[..]b\n", "ab\n", false), ("\\...\n", "...\n", true), ("\\...\n", "a\n", false),
      ("\\\\...\n", "\\...\n", true), (" ...\n", "a\n", false), ("a\\[..]b\n", "a[..]b\n", true),
      ("a\\[..]b\n", "axb\n", false), ("요[..]약\n", "요 🍎 약\n", true),
    ])
  func matching(expected: String, printed: String, matches: Bool) {
    #expect(ExpectedOutput(expected).matches(printed) == matches)
  }

  @Test(
    "an output written down exactly matches itself and nothing with other letters",
    arguments: [
      "", "a\nb\n", "...\n", "\\...\n", "\\\\...\n", "x [..] y\n", "\\[..]\n", "[..][..]\n", "\n\n",
    ])
  func exactly(output: String) {
    let expected = ExpectedOutput(ExpectedOutput.exactly(output.linesOfText).map { $0 + "\n" }.joined())
    #expect(expected.matches(output) && !expected.matches(output + "x\n"))
  }

  @Test("a difference is a unified diff with the file's lines, and elisions that still match stay")
  func unified() {
    let expected = ExpectedOutput("a\n...\nb [..]\nc\nd\n")
    let new = expected.refreshed(with: "a\n1\n2\nb 3\nx\nd\n")
    let replacement = Replacement(line: 41, old: expected.lines, new: new)
    #expect(
      UnifiedDiff.lines(of: "flow.md", to: "printed", [replacement]).map(\.string) == [
        "--- flow.md", "+++ printed", "@@ -41,5 +41,5 @@", " a", " ...", " b [..]", "-c", "+x", " d",
      ])
    #expect(ExpectedOutput("a\n...\nc\n").refreshed(with: "a\nb\nd\n") == ["a", "...", "d"])
  }

  // MARK: - Blessing

  /// A lesson with this text behind its front matter, blessed.
  private func blessed(_ body: String, end: String = "\n") throws -> String {
    let front = "---\ntitle: T\nsummary: S\n---\n"
    let lesson = try Lesson(id: "a", bytes: Array((front + body).replacing("\n", with: end).utf8))
    let result = String(decoding: Blessing(lesson, LessonReplay(lesson).report()).bytes, as: UTF8.self)
    return String(result.dropFirst(front.replacing("\n", with: end).count))
  }

  private let step = "```mendel\nprint \"a\"\nprint \"b\"\nprint \"c\"\n```\n"

  @Test(
    "outputs are rewritten, added and removed, and nothing else",
    arguments: [
      ("```output\na\nx\nc\n```\n\nEnd.\n", "```output\na\nb\nc\n```\n\nEnd.\n"),
      ("End.\n", "```output\na\nb\nc\n```\nEnd.\n"), ("", "```output\na\nb\nc\n```\n"),
      ("Prose.\n\n~~~~ output\n~~~~\n", "Prose.\n\n~~~~ output\na\nb\nc\n~~~~\n"),
      ("```output\na\n...\n```\n", "```output\na\n...\n```\n"),
      ("```output\na\n...\nd\n```\n", "```output\na\n...\nc\n```\n"),
      ("```output\nx\n...\n```\n", "```output\na\n...\n```\n"),
      ("```output\n[..]\nb[..]\nx\n```\n", "```output\n[..]\nb[..]\nc\n```\n"),
      ("```output\n...\nb\nc\nd\n```\n", "```output\n...\nb\nc\n```\n"),
    ])
  func outputs(output: String, expected: String) throws {
    #expect(try blessed(step + output) == step + expected)
    #expect(try blessed(step + expected) == step + expected)
    let crlf = { (text: String) in text.replacing("\n", with: "\r\n") }
    #expect(try blessed(step + output, end: "\r\n") == crlf(step + expected))
  }

  @Test("what is printed no more loses its output, and what looks like an elision is written literally")
  func special() throws {
    let silent = "```mendel\nlet x = 1\n```\n"
    #expect(try blessed(silent + "\n```output\na\n```\nEnd.\n") == silent + "\nEnd.\n")
    let dots = "```mendel\nprint \"...\"\nprint \"a [..] b\"\n```\n"
    #expect(try blessed(dots) == dots + "```output\n\\...\na \\[..] b\n```\n")
    let fence = "```mendel\nprint \"````\"\n```\n"
    #expect(try blessed(fence) == fence + "`````output\n````\n`````\n")
    #expect(try blessed(fence + "```output\n```\n") == fence + "`````output\n````\n`````\n")
    #expect(try blessed("```mendel\nprint 1\n```") == "```mendel\nprint 1\n```\n```output\n1\n```")
  }

  @Test(
    "lessons made at random are right once they are blessed, and blessing them again changes nothing",
    arguments: 0..<60 as Range<UInt64>)
  func generated(seed: UInt64) throws {
    let lesson = try Lesson(id: "a", bytes: Array(GeneratedLesson(seed: seed).text.utf8))
    let report = LessonReplay(lesson).report()
    try #require(report.mayBeBlessed)
    let blessing = Blessing(lesson, report)
    let once = try Lesson(id: "a", bytes: blessing.bytes)
    let again = LessonReplay(once).report()
    #expect(again.findings.map(\.sentence) == [])
    #expect(Blessing(once, again).changes.isEmpty && Blessing(once, again).bytes == blessing.bytes)
    #expect(once.steps.map(\.block.code) == lesson.steps.map(\.block.code))
    #expect(blessing.changes.isEmpty == (blessing.bytes == lesson.source))
  }
}

/// A lesson made of random parts: the same for the same seed.
struct GeneratedLesson {
  /// SplitMix64 (Steele, Lea, Flood 2014): small, and the same everywhere.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  private var generator: Generator
  private(set) var text = "---\ntitle: T\nsummary: S\n---\n"

  init(seed: UInt64) {
    generator = Generator(state: seed)
    for _ in 0..<Int.random(in: 0...12, using: &generator) { addPart() }
    // A lesson has a step at least.
    text += "\n\n```mendel setup\n```\n"
    if chance(2) { text = text.replacing("\n", with: "\r\n") }
    if chance(3) { text = "\u{FEFF}" + text }
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 1...count, using: &generator) == 1 }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &generator)]
  }

  private mutating func addPart() {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: text += pick(["\n", "Some *prose*.\n", "\n# 제목\n\n", "- a\n- b\n\n", "> quote\n\n"])
    case 1, 2: addStep()
    case 3: text += fenced("mendel predict", "\"\(pick(["a", "main"]))\"\n") + "\n"
    case 4: text += fenced("quiz", "Which?\n- [ ] a — no\n- [x] b\n")
    default: text += fenced(pick(["text", "mendel setup fresh", "mendel setup"]), "")
    }
  }

  /// A step that prints some lines, with an output that is right, wrong, elided or missing.
  private mutating func addStep() {
    var words: [String] = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      words.append(pick(["main", "...", "[..]", "요약", "🍎 a", "```", "a  b "]))
    }
    text += fenced("mendel", words.map { "print \"\($0)\"\n" }.joined())
    if chance(3) { text += "Prose.\n" }
    var lines: [String] = []
    for word in words { lines.append(chance(3) ? pick(["...", "[..]", "other", "\\...", ""]) : word) }
    if chance(3) { lines.append(pick(["...", "more", "```"])) }
    if !lines.isEmpty { text += fenced("output", lines.map { $0 + "\n" }.joined()) }
  }

  private mutating func fenced(_ info: String, _ code: String) -> String {
    let length = code.contains("```") ? 4 : Int.random(in: 3...5, using: &generator)
    let fence = String(repeating: chance(4) ? "~" : "`", count: length)
    return fence + (chance(3) ? " " : "") + info + "\n" + code + fence + (chance(5) ? " " : "") + "\n"
  }
}
