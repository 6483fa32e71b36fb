import Drawings
import Lessons
import Testing
import Transcripts

@Suite("What a stranger's lesson may take")
struct LessonLimitsTests {
  func findings(_ body: String, proves: Bool = false) throws -> [String] {
    let report = LessonReplay(try Orchard.lesson(body), proves: proves, stepLimit: 20_000).report()
    return report.findings.flatMap { $0.lines(file: "a.md", transcript: Transcript()) }.map(\.string)
  }

  let remedy = "  show it with less: what is true of ten thousand is true of a hundred"
  func tooMany(_ line: Int) -> [String] {
    ["a.md:\(line): error: a lesson's statements take at most 20000 steps together", remedy]
  }

  @Test(
    "statements take so many steps together, whatever they are spent on",
    arguments: [
      "repeat 40000 { let x = 1 }", String(repeating: "repeat 6000 { let x = 1 }\n", count: 4),
      "repeat 20000 { create view leaf; destroy leaf }", "repeat 20000 { register cell for theme { } }",
      "var s = \"sixteen letters.\"\nrepeat 60 { set s = s + s }",
      "var s = \"sixteen letters.\"\nrepeat 60 { set s = \"\\(s)\\(s)\" }",
      "repeat 40000 { print \"a line that is printed very often\" }",
      "expect error { repeat 40000 { let x = 1 } }",
    ])
  func steps(code: String) throws {
    #expect(try findings("```mendel\n\(code)\n```\n```mendel\nprint 1\n```") == tooMany(10))
    #expect(try findings("```mendel error\n\(code)\n```") == tooMany(10))
  }

  @Test("so do checks, answers and counter-experiments")
  func branches() throws {
    let loop = "repeat 12000 { let x = 1 }"
    let check = Orchard.exercise().replacing(
      "expect form.theme", with: "what if { \(loop) } expect form.theme")
    #expect(try findings(check) == tooMany(12))
    #expect(try findings(Orchard.exercise("```mendel wrong\n// slow\n\(loop)\n\(loop)\n```")) == tooMany(25))
    let step = "```mendel claims=T01\nprint 1\n```\n```output\n1\n```\n"
    #expect(try findings(step + "```mendel counter\n\(loop)\n\(loop)\n```") == tooMany(16))
  }

  @Test("a proof has as many steps again, and the lesson goes on behind it")
  func proofs() throws {
    let loop = "repeat 8000 { let x = 1 }"
    let slow = Orchard.exercise().replacing(
      "override form.theme = bold", with: loop + "\noverride form.theme = bold")
    #expect(try findings(slow) == [])
    #expect(try findings(slow, proves: true) == tooMany(22))
    let step = "```mendel\n\(loop)\n```\n"
    #expect(try findings(step + Orchard.exercise() + step, proves: true) == [])
  }

  @Test(
    "files, lessons and the session's end are out of reach, in blocks too",
    arguments: [
      "save \"x\"", "load \"x\"", "quit", "learn traits/flow", "reset", "turn { load \"/etc/passwd\" }",
      "repeat 1 { save \"/tmp/x\" }", "on cell draw { quit }", "what if { load \"x\" } cell.theme",
    ])
  func words(code: String) throws {
    let lines = try findings("```mendel\n\(code)\n```")
    #expect(lines.first?.hasPrefix("a.md:11") == true && lines.contains { $0.contains("error: ") })
  }

  @Test("a block prints so much at most, be it a setup, and so it is when it is learned")
  func printed() throws {
    let flood = "repeat 1100 { print \"\(String(repeating: "x", count: 1000))\" }"
    for kind in ["", " setup", " error"] {
      let lesson = try Orchard.lesson("```mendel\(kind)\n\(flood)\n```")
      let finding = try #require(LessonReplay(lesson).report().findings.first)
      #expect(finding.name == "too-much-output" && finding.line == 10)
      #expect(LessonReplay(lesson).excess()?.name == "too-much-output")
    }
  }

  @Test("what is printed cannot steer the terminal")
  func control() throws {
    let lesson = try Orchard.lesson("```mendel\nprint \"\\u{1B}[2Ja\\u{202E}b\"\n```")
    let lines = Blessing(lesson, LessonReplay(lesson).report()).difference(in: "a.md").map(\.string)
    #expect(lines.dropLast().last == "+\\u{1B}[2Ja\\u{202E}b")
  }
}
