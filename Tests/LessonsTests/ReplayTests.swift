import Sessions
import StandardLanguage
import Testing

@testable import Lessons

@Suite("Replaying lessons")
struct ReplayTests {
  private func report(_ body: String, front: String = "", proves: Bool = false) throws -> LessonReport {
    LessonReplay(try Orchard.lesson(body, front: front), proves: proves).report()
  }

  /// What `mendel verify` finds in a lesson's body, behind the world, which ends on line 9.
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: String
    var body: String
    var line = 10
    var sentence: String
    var testDescription: String { kind }
  }

  private static let step = "```mendel claims=T01\nprint 1\n```\n```output\n1\n```\n"

  private static func wrong(_ code: String) -> String {
    Orchard.exercise("```mendel wrong\n// as people think\n\(code)\n```")
  }

  private static let exercise = Orchard.exercise()

  static let cases = [
    Case(
      kind: "refused-word", body: "```mendel\nquit\n```", line: 11, sentence: "`quit` is refused in lessons"),
    Case(
      kind: "changing-check",
      body: exercise.replacing("expect form.theme", with: "override form.theme = bold\nexpect form.theme"),
      line: 13, sentence: "a check is made of expectations, and `override` is none"),
    Case(
      kind: "empty-check",
      body:
        "```mendel exercise\n```\n```mendel check\nlet a = 1\n```\n```hint\nH\n```\n```mendel solution\nlet b = 1\n```",
      line: 12, sentence: "the check expects nothing"),
    Case(
      kind: "misplaced-solved", body: Orchard.exercise(check: "solved \"so\" when true\n"), line: 15,
      sentence: "`solved` stands on the last lines of a check, the last one without `when`"),
    Case(
      kind: "long-prediction", body: "```mendel predict\n1\noverride form.theme = bold\n```",
      sentence: "a prediction is one to six statements, the last of them an expression"),
    Case(
      kind: "long-yours", body: "```mendel yours\nlet a = 1\nlet b = 1\nlet c = 1\n```",
      sentence: "what the learner types is one or two statements, not 3"),
    Case(
      kind: "failed", body: "```mendel\nexpect false\n```", line: 11,
      sentence: "the expectation does not hold"),
    Case(
      kind: "predicted-lines", body: "```mendel predict\nshow tree theme\n```",
      sentence: "a prediction is about one printed line, and this prints 7"),
    Case(
      kind: "succeeded", body: "```mendel error\nlet a = 1\n```",
      sentence: "the step must fail, and it succeeds"),
    Case(
      kind: "other-output", body: "```mendel\nprint 1\n```\n```output\n2\n```", line: 13,
      sentence: "the step prints something else"),
    Case(
      kind: "same-counter", body: step + "```mendel counter\nprint 1\n```", line: 16,
      sentence: "the counter-experiment comes out like its step"),
    Case(
      kind: "counter-fails", body: step + "```mendel counter\nzzzz\n```", line: 16,
      sentence: "the counter-experiment fails: nothing here is called `zzzz`"),
    Case(
      kind: "holds-at-start", body: Orchard.exercise(start: "override form.theme = bold\n"), line: 13,
      sentence: "this is so before anything is typed"),
    Case(
      kind: "unsolved", body: Orchard.exercise("```mendel accept\noverride form.theme = pastel\n```"),
      line: 25,
      sentence: "this `mendel accept` does not solve the exercise"),
    Case(
      kind: "wrong-passes", body: wrong("override form.theme = bold"), line: 25,
      sentence: "this wrong answer passes"),
    Case(
      kind: "speechless",
      body: wrong("override main.theme = bold").replacing(
        " else \"the header should stay as it is\"", with: ""),
      line: 25, sentence: "this wrong answer fails on line 14, which has no `else`"),
    // Also behind an expectation that speaks.
    Case(
      kind: "speechless",
      body: wrong("override header.theme = bold").replacing(
        " else \"the header should stay as it is\"", with: ""),
      line: 25, sentence: "this wrong answer fails on line 14, which has no `else`"),
    Case(
      kind: "holds-at-start",
      body: "```mendel yours\noverride form.theme = standard\nremove override form.theme\n```",
      sentence: "this is so before anything is typed"),
    Case(
      kind: "yours-without-check", body: "```mendel yours\nregister cell for theme { print 1 }\n```",
      sentence: "code that is kept has no equality, so state cannot decide"),
    Case(
      kind: "yours-without-check", body: "```mendel yours\nlet f = { print(1) }\n```",
      sentence: "code that is kept has no equality, so state cannot decide"),
    Case(
      kind: "yours-without-check", body: "```mendel yours\nstruct A { func f() -> Int { 3 } }\n```",
      sentence: "code that is kept has no equality, so state cannot decide"),
    Case(
      kind: "wrong-passes",
      body:
        "```mendel yours\noverride form.theme = bold\n```\n```mendel wrong\n// so\nform.traitOverrides.theme = .bold\n```",
      line: 13, sentence: "this wrong answer passes"),
    Case(
      kind: "unsolved",
      body:
        "```mendel yours\noverride form.theme = bold\n```\n```mendel accept\noverride cell.theme = bold\n```",
      line: 13, sentence: "this `mendel accept` does not solve the exercise"),
    Case(
      kind: "other-swift",
      body: "```mendel\noverride form.theme = bold\n```\n```swift emitted\nform.theme = .bold\n```", line: 13,
      sentence: "the playground writes other Swift for this step"),
    Case(
      kind: "mutant-passes", body: exercise.replacing("expect form", with: "expect cell"), line: 22,
      sentence: "the check also accepts an answer that comes out otherwise"),
  ]

  @Test("each finding has its kind, its line and its cause", arguments: cases)
  func finding(lesson: Case) throws {
    let found = try report(lesson.body, proves: true).findings
    let first = try #require(found.first { $0.kind == lesson.kind }, "\(found.map(\.text))")
    #expect(first.line == lesson.line)
    #expect(first.sentence == lesson.sentence)
  }

  @Test("a lesson without steps says so")
  func empty() throws {
    let lesson = try Lesson(id: "a", bytes: Array("---\ntitle: T\nsummary: S\n---\nOnly prose.\n".utf8))
    #expect(LessonReplay(lesson).report().findings.map(\.kind) == ["no-steps"])
  }

  @Test("steps, predictions and exercises go on from the lesson's own line")
  func line() throws {
    let body = """
      ```mendel
      override main.theme = pastel
      cell.theme
      ```
      ```output
      pastel
      ```
      ```mendel predict
      override main.theme = bold
      cell.theme
      ```
      ```output
      bold
      ```
      ```mendel
      cell.theme
      ```
      ```output
      pastel
      ```
      ```mendel yours
      override form.theme = bold
      ```
      ```mendel error
      print cell.theme
      print nothingOfTheKind
      ```
      ```output
      bold
      error: [..]
      ...
      ```
      ```mendel setup fresh
      ```
      ```mendel error
      main.theme
      ```
      ```output
      ...
      ```
      """
    #expect(try report(body).findings.map(\.text) == [])
    let exercise = Orchard.exercise() + "```mendel\nform.theme\n```\n```output\nbold\n```\n"
    #expect(try report(exercise).findings.map(\.text) == [])
  }

  @Test("a failing statement is told with its line in the file and its excerpt")
  func excerpt() throws {
    #expect(
      try report("```mendel\nlet a = 1\nexpect a == 2 else \"two\"\n```").findings.map(\.text) == [
        [
          "a.md:12:8: error: two", "  12 | expect a == 2 else \"two\"",
          "     |        ^^^^^^ it is 1, and should be 2",
        ]
      ])
  }

  // MARK: - Proving

  @Test("a check that refuses all wrong answers is proved; one that does not shows the answer")
  func proving() throws {
    let proof = try report(Orchard.exercise(), proves: true).proof
    // Nothing, the cell, and three other themes are wrong; the controller around the form is right.
    #expect((proof.tried, proof.wrong, proof.refused) == (6, 5, 5))
    #expect(proof.summary == "5 of 5 wrong answers refused, 100 %; 6 mutants of solutions tried")
    let lax = try report(Orchard.exercise().replacing("expect form", with: "expect cell"), proves: true)
    #expect(
      lax.findings.map(\.text) == [
        [
          "a.md:22: error: the check also accepts an answer that comes out otherwise",
          "  expect what it gets wrong, or write it down as `mendel accept`", "--- test", "+++ accepted",
          "@@ -23,1 +23,1 @@", "-override form.theme = bold", "+override cell.theme = bold",
          "form.theme   bold   →   standard",
        ]
      ])
    #expect(try report(Orchard.exercise()).proof == LessonProof())
  }

  @Test("an answer that leaves out a definition comes out otherwise")
  func provingDefinitions() throws {
    let lax = Orchard.exercise().replacing(
      "mendel solution\n", with: "mendel solution\ndefine key mood = 1\n")
    let dropped = try report(lax, proves: true).findings.filter { finding in
      finding.text.contains("-define key mood = 1") && !finding.text.contains { $0.hasPrefix("+define") }
    }
    #expect(dropped.map(\.kind) == ["mutant-passes"])
  }

  @Test(
    "mutants drop, swap and change what a solution says",
    arguments: [
      ("override form.theme = bold", ["", "override form.theme = pastel"]),
      (
        "let a = 1\nlet b = true",
        [
          "let b = true", "let a = 1", "let b = true\nlet a = 1", "let a = 2\nlet b = true",
          "let a = 1\nlet b = false",
        ]
      ),
      ("f(\"x\")", ["", "f(\"x?\")"]),
    ])
  func mutants(solution: String, mutants: [String]) {
    let mutator = Mutator(Language.standard.table) { $0 == "bold" ? ["pastel"] : [] }
    #expect(mutator.mutants(of: solution) == mutants)
  }

  // MARK: - Limits

  /// A lesson that keeps all limits.
  private static let short =
    """
    Watch the tree.

    ```mendel
    watch show tree theme
    ```

    Now you.

    **Make the form bold.**

    ```mendel yours
    override form.theme = bold
    ```

    """
    + (1...6).map { "**How much is it?**\n\n```mendel predict\n\($0)\n```\n" }.joined(separator: "\n")

  private func broken(_ body: String, front: String = "") throws -> [String] {
    let lesson = try Orchard.lesson(body, front: front)
    return (lesson.limitFindings + lesson.languageFindings).map(\.kind)
  }

  @Test("a lesson of eight short steps keeps the limits")
  func limits() throws { #expect(try broken(Self.short) == []) }

  @Test(
    "a lesson is refused where it breaks a limit",
    arguments: [
      ("two-plain-steps", "mendel yours", "mendel"),
      (
        "long-prose", "Now you.",
        String(repeating: "One more line of prose that says nothing at all but is long. ", count: 10)
      ),
      ("no-task", "**Make the form bold.**", "Make the form bold."),
      ("long-code", "override form.theme = bold", "let a = [\n1,\n2,\n3,\n4,\n5\n]"),
      ("no-picture", "watch show tree theme", "print 1"),
      ("long-sentence", "Now you.", String(repeating: "and ", count: 24) + "so."),
      ("parentheses", "Now you.", "Now (a) you (b) and (c)."),
      ("step-count", "```mendel predict\n1\n```", ""),
    ])
  func broken(kind: String, text: String, replacement: String) throws {
    #expect(try broken(Self.short.replacing(text, with: replacement)).contains(kind))
  }

  @Test(
    "an exercise has four right and four wrong answers of others, and it takes ten minutes")
  func answers() throws {
    let found = try broken(Orchard.exercise(), front: "minutes: 12\n")
    #expect(found.contains("few-answers") && found.contains("long-lesson"))
  }
}
