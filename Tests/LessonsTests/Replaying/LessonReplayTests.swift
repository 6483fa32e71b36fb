import Drawings
import Lessons
import Testing
import Transcripts

@Suite("Replaying a lesson")
struct LessonReplayTests {
  /// What verifying a lesson finds, as its author reads it.
  func findings(_ body: String) throws -> [String] {
    let lesson = try Orchard.lesson(body)
    let report = LessonReplay(lesson).report()
    let lines = report.findings.flatMap { $0.lines(file: "a.md", transcript: Transcript()) }
    return (lines + Blessing(lesson, report).difference(in: "a.md")).map(\.string)
  }

  @Test(
    "a lesson that is as it says has nothing to be found",
    arguments: [
      "",
      "```mendel\noverride main.theme = bold\n```",
      "```mendel\ncell.theme\nform.theme\n```\n```output\nstandard\n[..]ard\n```",
      "```mendel\nshow tree theme\n```\n```output\nmain[..]standard\n...\n```",
      "```mendel error\noverride cell.thme = bold\n```\n```output\nerror: no trait has the property `thme`\n...\n```",
      "```mendel error\nprint 1\n1 +\n```\n```output\n1\nerror: [..]\n...\n```",
      "```mendel predict\nturn { override main.theme = bold; cell.theme }\n```\n```output\nstandard\n```\n"
        + "```mendel\nmain.theme\n```\n```output\nstandard\n```",
      "```mendel setup fresh\nlet x = 1\n```\n```mendel error\nmain.theme\n```\n```output\n...\n```",
      "```mendel\nprint \"...\"\n```\n```output\n\\...\n```",
      Orchard.exercise() + "```mendel\ncell.theme\n```\n```output\nbold\n```",
      Orchard.exercise("```mendel accept\noverride settings.theme = bold\n```"),
      Orchard.exercise("```mendel wrong\n// everywhere\noverride main.theme = bold\n```"),
      Orchard.exercise(start: "override main.theme = standard\n"),
      "```mendel claims=T01\noverride main.theme = bold\ncell.theme\n```\n```output\nbold\n```\n"
        + "```mendel counter\ncell.theme\n```\n```mendel\ncell.theme\n```\n```output\nbold\n```",
      "```mendel predict claims=T01\nturn { override main.theme = bold; cell.theme }\n```\n```output\nstandard\n```\n"
        + "```mendel counter\nmain.overrides.count\n```\n```mendel\nmain.theme\n```\n```output\nstandard\n```",
    ])
  func fine(body: String) throws {
    #expect(try findings(body) == [])
  }

  @Test(
    "what lessons may not say is refused before anything runs",
    arguments: [
      (
        "```mendel\nprint 1\ngoto 3\n```",
        [
          "a.md:12: error: `goto` is refused in lessons",
          "  the numbers of states are the learner's own; write `undo`, or `what if { … }`",
        ]
      ),
      (
        "```mendel\nhistory; diff 1 2\n```",
        [
          "a.md:11: error: `history` is refused in lessons",
          "  the numbers of states are the learner's own; write `undo`, or `what if { … }`",
          "a.md:11: error: `diff` is refused in lessons",
          "  the numbers of states are the learner's own; write `undo`, or `what if { … }`",
        ]
      ),
      (
        "```mendel\nsave here.mendel\n```",
        [
          "a.md:11: error: `save` is refused in lessons",
          "  a lesson touches no files; `mendel setup` runs what a step stands on",
        ]
      ),
      (
        "```mendel setup\nload /etc/passwd\n```",
        [
          "a.md:11: error: `load` is refused in lessons",
          "  a lesson touches no files; `mendel setup` runs what a step stands on",
        ]
      ),
      (
        "```mendel\nreset\n```",
        ["a.md:11: error: `reset` is refused in lessons", "  write a block `mendel setup fresh`"]
      ),
      (
        "```mendel\nlearn traits/flow\n```",
        ["a.md:11: error: `learn` is refused in lessons", "  it is the learner's word; leave it out"]
      ),
      (
        "```mendel predict\nprint 1; print 2\n```",
        [
          "a.md:10: error: a prediction is about one statement, not 2",
          "  put what comes before it into a block `mendel setup`",
        ]
      ),
      (
        "```mendel\nprint 1\n```\n```swift emitted\nprint(1)\n```",
        [
          "a.md:13: error: this version emits no Swift to compare with",
          "  write `swift` alone: the code is shown as it stands",
        ]
      ),
      (
        "```mendel\noveride main.theme = bold\n```",
        [
          "a.md:11:1: error: no statement starts with `overide`", "  11 | overide main.theme = bold",
          "     | ^^^^^^^ did you mean `override`?",
        ]
      ),
    ])
  func refused(body: String, expected: [String]) throws {
    #expect(try findings(body) == expected)
  }

  @Test(
    "a step that does otherwise than it says is found",
    arguments: [
      (
        "```mendel\ncell.theme\nform.theme\n```\n```output\nstandard\nbold\n```",
        [
          "a.md:14: error: the step prints something else",
          "  if that is right, `mendel verify --bless` writes it down", "--- a.md", "+++ printed",
          "@@ -15,2 +15,2 @@",
          " standard", "-bold", "+standard",
        ]
      ),
      (
        "```mendel\ncell.theme\n```",
        [
          "a.md:10: error: the step prints something else",
          "  if that is right, `mendel verify --bless` writes it down", "--- a.md", "+++ printed",
          "@@ -12,0 +13,3 @@",
          "+```output", "+standard", "+```",
        ]
      ),
      (
        "```mendel\nprint 1\n\ncell.thme\n```\n```mendel\nprint 2\n```",
        [
          "a.md:13:6: error: no trait has the property `thme`", "  13 | cell.thme",
          "     |      ^^^^ did you mean `theme`?",
        ]
      ),
      (
        "```mendel\nzzzz\n```",
        [
          "a.md:11:1: error: nothing here is called `zzzz`", "  11 | zzzz",
          "     | ^^^^ `let zzzz = …` would make it",
        ]
      ),
      (
        "```mendel error\ncell.theme\n```\n```output\nstandard\n```",
        [
          "a.md:10: error: the step must fail, and it succeeds",
          "  take `error` away from its fence if that is right",
        ]
      ),
      (
        "```mendel claims=T01\ncell.theme\n```\n```output\nstandard\n```\n```mendel counter\nform.theme\n```",
        [
          "a.md:16: error: the counter-experiment comes out like its step",
          "  let it differ from the step in what the claim is about",
        ]
      ),
      (
        "```mendel claims=T01\ncell.theme\n```\n```output\nstandard\n```\n```mendel counter\nprint 1\nform.thme\n```",
        [
          "a.md:16: error: the counter-experiment fails: no trait has the property `thme`",
          "  an error shows nothing about the claim: let it run to its end and come out",
          "  otherwise",
        ]
      ),
      (
        "```mendel\nrepeat 200 { print \"\(String(repeating: "x", count: 6000))\" }\n```",
        ["a.md:10: error: the step prints more than 1 MiB", "  print less"]
      ),
    ])
  func otherwise(body: String, expected: [String]) throws {
    #expect(try findings(body) == expected)
  }

  @Test(
    "an exercise that does not tell right from wrong is found",
    arguments: [
      (
        Orchard.exercise(start: "override form.theme = bold\n"),
        [
          "a.md:13: error: the check already holds at the exercise's start",
          "  expect something that only the answer brings about",
        ]
      ),
      (
        Orchard.exercise("```mendel accept\noverride main.theme = bold\n```"),
        [
          "a.md:25: error: this `mendel accept` does not solve the exercise",
          "  mend the answer, or what the check expects of it",
          "✗ the header should stay as it is (bold on the left, standard on the right)",
        ]
      ),
      (
        Orchard.exercise(
          "```mendel wrong\n// the controller will not do\noverride settings.theme = bold\n```"),
        ["a.md:25: error: this wrong answer passes the check", "  expect what this answer gets wrong"]
      ),
    ])
  func exercises(body: String, expected: [String]) throws {
    #expect(try findings(body) == expected)
  }

  @Test(
    "a check asks, and asks something",
    arguments: [
      (
        "override form.theme = bold", "a check is made of expectations, and `override` is none",
        "write `expect …`, or `what if { … } expect …` to try something on a copy"
      ),
      (
        "let x = 1", "the check expects nothing", "write `expect CONDITION else \"what to tell the learner\"`"
      ),
      (
        "undo", "a check is made of expectations, and `undo` is none",
        "write `expect …`, or `what if { … } expect …` to try something on a copy"
      ),
    ])
  func checks(code: String, sentence: String, suggestion: String) throws {
    let body =
      "```mendel exercise\n```\n```mendel check\n\(code)\n```\n```hint\nH\n```\n```mendel solution\nlet a = 1\n```"
    let finding = try #require(LessonReplay(try Orchard.lesson(body)).report().findings.first)
    #expect(finding.sentence == sentence)
    #expect(finding.suggestion == suggestion)
  }

  @Test("a solution that fails its check shows which expectation, and with which values")
  func unsolved() throws {
    let body = Orchard.exercise().replacing("override form.theme = bold", with: "override cell.theme = bold")
    #expect(
      try findings(body) == [
        "a.md:22: error: this `mendel solution` does not solve the exercise",
        "  mend the answer, or what the check expects of it",
        "✗ the form is not bold (standard on the left, bold on the right)",
      ])
  }

  @Test("a wrong answer needs a sentence for whoever gives it")
  func speechless() throws {
    let body = Orchard.exercise("```mendel wrong\n// everywhere\noverride main.theme = bold\n```")
      .replacing(" else \"the header should stay as it is\"", with: "")
    #expect(
      try findings(body) == [
        "a.md:25: error: this wrong answer fails on line 14, which has no `else`",
        "  write `else \"what to tell the learner\"` behind it",
      ])
  }

  @Test("an error in a check counts as not yet so")
  func errorInCheck() throws {
    let body = Orchard.exercise("```mendel wrong\n// the scene's is enough\noverride main.theme = bold\n```")
      .replacing("expect header.theme == standard", with: "expect form.overrides.theme == bold")
    #expect(try findings(body) == [])
  }

  @Test("outputs that differ are all found; a step that fails ends the replay")
  func several() throws {
    let step = "```mendel\nprint 1\n```\n"
    let report = LessonReplay(try Orchard.lesson(step + step + "```mendel\nx\n```\n" + step)).report()
    #expect(report.findings.map(\.line) == [10, 13, 17])
    #expect(report.findings.map(\.name) == ["other-output", "other-output", "failed"])
    #expect(report.steps.map(\.printed) == ["1\n", "1\n"])
  }

  @Test("a replay can be interrupted, and says so")
  func interrupted() throws {
    let lesson = try Orchard.lesson("```mendel\nrepeat 5000 { let x = 1 }\n```")
    let report = LessonReplay(lesson, isInterrupted: { true }).report()
    #expect(report.findings.map(\.name) == ["failed"])
  }
}
