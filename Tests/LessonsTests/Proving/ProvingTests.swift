import Drawings
import Lessons
import Testing
import Transcripts

@Suite("Proving exercises")
struct ProvingTests {
  func report(_ body: String) throws -> LessonReport {
    LessonReplay(try Orchard.lesson(body), proves: true).report()
  }

  func findings(_ report: LessonReport) -> [String] {
    report.findings.flatMap { $0.lines(file: "a.md", transcript: Transcript()) }.map(\.string)
  }

  func counts(_ report: LessonReport) -> [Int] {
    [report.proof.tried, report.proof.wrong, report.proof.refused]
  }

  @Test("a check that refuses all wrong answers is proved")
  func proved() throws {
    let report = try report(Orchard.exercise())
    #expect(findings(report) == [])
    // Nothing, the cell, and three other themes are wrong; the controller around the form is right.
    #expect(counts(report) == [6, 5, 5])
    #expect(report.proof.summary == "5 of 5 wrong answers refused, 100 %; 6 mutants of solutions tried")
  }

  /// An exercise that asks too little.
  let lax = Orchard.exercise().replacing(
    "expect form.theme == bold else", with: "expect cell.theme == bold else")

  @Test("a check that accepts a wrong answer is found, with the answer and what is wrong with it")
  func lenient() throws {
    let report = try report(lax)
    #expect(
      findings(report) == [
        "a.md:22: error: the check also accepts an answer that comes out otherwise",
        "  expect what it gets wrong, or write it down as `mendel accept`",
        "--- a.md", "+++ accepted", "@@ -23,1 +23,1 @@", "-override form.theme = bold",
        "+override cell.theme = bold", "form.theme   bold   →   standard",
      ])
    #expect(counts(report) == [6, 5, 4])
    #expect(report.findings.map(\.name) == ["mutant-passes"])
  }

  @Test("an answer that the author accepts is right")
  func accepted() throws {
    let report = try report(lax + "```mendel accept\noverride cell.theme = bold\n```")
    #expect(findings(report) == [])
    #expect(counts(report) == [6, 4, 4])
  }

  @Test("overrides count where the exercise is about them")
  func overrides() throws {
    let report = try report(Orchard.exercise().replacing("exercise\n", with: "exercise about=overrides\n"))
    #expect(
      findings(report).suffix(2) == [
        "+override settings.theme = bold", "form.overrides.theme   bold   →   –",
      ])
    #expect(counts(report) == [6, 6, 5])
  }

  /// An exercise in which a registration is called twice on the way.
  func called(_ more: String = "") -> String {
    let twice = "override form.theme = pastel\noverride form.theme = bold"
    return "```mendel setup\nlet watch = register cell for theme { }\n```\n"
      + Orchard.exercise().replacing("override form.theme = bold", with: twice)
      .replacing("```\n```hint\nLook", with: more + "```\n```hint\nLook")
  }

  @Test("how often registrations are called counts, and can be asked for")
  func calls() throws {
    let lenient = try report(called())
    #expect(findings(lenient).contains("calls of the registration on cell for theme   2   →   1"))
    let strict = try report(called("expect watch.calls == 2 else \"two changes\"\n"))
    #expect(findings(strict) == [])
    #expect(strict.proof.wrong == strict.proof.refused && strict.proof.wrong > lenient.proof.refused)
  }

  @Test("layouts and draws count where the check asks for them")
  func work() throws {
    let start = "on cell layoutSubviews { }\n"
    let solution = "override form.theme = bold\ninvalidate cell layout"
    let plain = Orchard.exercise(start: start).replacing("override form.theme = bold", with: solution)
    let asking = plain.replacing("```\n```hint\nLook", with: "expect cell.layouts >= 0\n```\n```hint\nLook")
    #expect(try report(asking).proof.wrong >= report(plain).proof.wrong)
  }

  @Test("mutants that fail alike are one")
  func failing() throws {
    let report = try report(
      "```mendel exercise\n```\n```mendel check\nexpect a == 1 else \"one\"\nexpect b == 2 else \"two\"\n```\n"
        + "```hint\nH\n```\n```mendel solution\nlet a = 1\nlet b = a + 1\n```")
    #expect(findings(report) == [])
    // Without `a` there is no `b` either: dropping both, dropping the first and swapping them leave nothing, or `a` alone.
    #expect(counts(report) == [4, 4, 4])
  }

  @Test("without being asked for, nothing is proved")
  func unasked() throws { #expect(LessonReplay(try Orchard.lesson(lax)).report().proof == LessonProof()) }
}
