import FileStores
import Foundation
import Lessons
import REPL
import Testing

/// Each `kind` that `mendel verify --json` knows, as a lesson yields it, with its exact words.
@Suite("What programs are told of a lesson")
struct FindingKindsTests {
  /// A lesson's body, behind the world, which ends on line 9; what else lies in its course; and what is told of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var body = ""
    var front = ""
    var files: [String: String] = [:]
    var line = 10
    var message: String
    var suggestion: String
    var testDescription: String { name }
  }

  static let step = "```mendel claims=T01\nprint 1\n```\n```output\n1\n```\n"
  static let syllabus = ["SYLLABUS.md": "- **T01** It is so.\n"]
  static let plain = "---\ntitle: T\nsummary: S\n---\n```mendel\nlet x = 1\n```\n"

  static func wrong(_ code: String) -> String {
    Orchard.exercise("```mendel wrong\n// as people think\n\(code)\n```")
  }

  static let shapes = [
    Case(
      name: "refused-word", body: "```mendel\nquit\n```", line: 11, message: "`quit` is refused in lessons",
      suggestion: "it is the learner's word; leave it out"),
    Case(
      name: "changing-check",
      body: Orchard.exercise().replacing(
        "expect form.theme", with: "override form.theme = bold\nexpect form.theme"),
      line: 13, message: "a check is made of expectations, and `override` is none",
      suggestion: "write `expect …`, or `what if { … } expect …` to try something on a copy"),
    Case(
      name: "empty-check",
      body:
        "```mendel exercise\n```\n```mendel check\nlet a = 1\n```\n```hint\nH\n```\n```mendel solution\nlet b = 1\n```",
      line: 12, message: "the check expects nothing",
      suggestion: "write `expect CONDITION else \"what to tell the learner\"`"),
    Case(
      name: "long-prediction", body: "```mendel predict\nlet a = 1; a\n```",
      message: "a prediction is about one statement, not 2",
      suggestion: "put what comes before it into a block `mendel setup`"),
    Case(
      name: "no-swift", body: "```mendel\nlet a = 1\n```\n```swift emitted\nlet a = 1\n```", line: 13,
      message: "this version emits no Swift to compare with",
      suggestion: "write `swift` alone: the code is shown as it stands"),
  ]

  static let courses = [
    Case(
      name: "unknown-requirement", front: "requires: [elsewhere]\n", line: 4,
      message: "no lesson has the id `elsewhere`",
      suggestion: "requirements are ids of lessons, such as `traits/flow`"),
    Case(
      name: "circular-requirement", front: "requires: [a/one]\n", line: 4,
      message: "the lesson requires itself", suggestion: "take one of these requirements out"),
    Case(
      name: "taken-id", files: ["en/01-a/02-one.md": plain], line: 1,
      message: "the id `a/one` is taken by `~/course/en/01-a/02-one.md`",
      suggestion: "rename one of the two files"),
    Case(
      name: "unknown-claim", body: "```mendel claims=P999\nlet a = 1\n```", files: syllabus,
      message: "the syllabus has no claim `P999`",
      suggestion: "`mendel verify --claims` lists the claims that there are"),
    Case(
      name: "no-syllabus", body: step, message: "there is no SYLLABUS.md that could hold the claim `T01`",
      suggestion: "put one beside the lessons, with a line `- **T57** what is so` for each claim"),
    Case(
      name: "no-original", files: ["ko/01-a/02-two.md": plain], line: 1,
      message: "there is no lesson `a/two` in `en` that this one could translate",
      suggestion: "give it the path of its original, in the folder of its language"),
    Case(
      name: "other-than-original", files: ["ko/01-a/01-one.md": plain], line: 5,
      message: "the original has `mendel setup` here, on line 5",
      suggestion: "comments, `else` sentences and printed texts may be translated, nothing else"),
  ]

  static let steps = [
    Case(
      name: "failed", body: "```mendel\nexpect false\n```", line: 11,
      message: "the expectation does not hold",
      suggestion: "let it succeed; a step that must fail is a block `mendel error`"),
    Case(
      name: "predicted-lines", body: "```mendel predict\nshow tree theme\n```",
      message: "a prediction is about one printed line, and this prints 7",
      suggestion: "let it print the one thing that the learner is asked for"),
    Case(
      name: "succeeded", body: "```mendel error\nlet a = 1\n```",
      message: "the step must fail, and it succeeds",
      suggestion: "take `error` away from its fence if that is right"),
    Case(
      name: "other-output", body: "```mendel\nprint 1\n```\n```output\n2\n```", line: 13,
      message: "the step prints something else",
      suggestion: "if that is right, `mendel verify --bless` writes it down"),
    Case(
      name: "too-much-output",
      body: "```mendel\nrepeat 1100 { print \"\(String(repeating: "x", count: 1000))\" }\n```",
      message: "the step prints more than 1 MiB", suggestion: "print less"),
    Case(
      name: "too-much-output-together",
      body: String(
        repeating:
          "```mendel\nrepeat 1000 { print \"\(String(repeating: "x", count: 1000))\" }\n```\n```output\n...\n```\n",
        count: 5), line: 34, message: "a lesson's steps print at most 4 MiB together",
      suggestion: "print less"),
    Case(
      name: "too-many-steps", body: "```mendel\nrepeat 1_000_001 { }\n```",
      message: "a lesson's statements take at most 1000000 steps together",
      suggestion: "show it with less: what is true of ten thousand is true of a hundred"),
    Case(
      name: "same-counter", body: step + "```mendel counter\nprint 1\n```", files: syllabus, line: 16,
      message: "the counter-experiment comes out like its step",
      suggestion: "let it differ from the step in what the claim is about"),
    Case(
      name: "counter-fails", body: step + "```mendel counter\nzzzz\n```", files: syllabus, line: 16,
      message: "the counter-experiment fails: nothing here is called `zzzz`",
      suggestion: "an error shows nothing about the claim: let it run to its end and come out otherwise"),
  ]

  static let exercises = [
    Case(
      name: "holds-at-start", body: Orchard.exercise(start: "override form.theme = bold\n"), line: 13,
      message: "the check already holds at the exercise's start",
      suggestion: "expect something that only the answer brings about"),
    Case(
      name: "unsolved",
      body: Orchard.exercise("```mendel accept\noverride form.theme = pastel\n```"), line: 25,
      message: "this `mendel accept` does not solve the exercise",
      suggestion: "mend the answer, or what the check expects of it"),
    Case(
      name: "wrong-passes", body: wrong("override form.theme = bold"), line: 25,
      message: "this wrong answer passes the check", suggestion: "expect what this answer gets wrong"),
    Case(
      name: "speechless",
      body: wrong("override main.theme = bold").replacing(
        " else \"the header should stay as it is\"", with: ""),
      line: 25, message: "this wrong answer fails on line 14, which has no `else`",
      suggestion: "write `else \"what to tell the learner\"` behind it"),
    Case(
      name: "mutant-passes", body: Orchard.exercise().replacing("expect form", with: "expect cell"),
      line: 22, message: "the check also accepts an answer that comes out otherwise",
      suggestion: "expect what it gets wrong, or write it down as `mendel accept`"),
  ]

  /// The lesson without the world, where that would be a step.
  static let empty = Case(
    name: "no-steps", line: 1, message: "the lesson has no steps",
    suggestion: "write a block `mendel` with something to run")

  static let cases = [empty] + shapes + courses + steps + exercises

  /// What verifying a course tells of its lessons, object by object.
  private func findings(_ lesson: Case) throws -> [JSON] {
    let desk = try Desk()
    try FileManager.default.createDirectory(
      atPath: desk.folder + "/course/ko/01-a", withIntermediateDirectories: true)
    let file = String(decoding: Orchard.file(lesson.body), as: UTF8.self)
    let text = lesson.name == "no-steps" ? "---\ntitle: T\nsummary: S\n---\nOnly prose.\n" : file
    let whole = text.replacing("summary: S\n", with: "summary: S\n" + lesson.front)
    try desk.write(Array(whole.utf8), to: "en/01-a/01-one.md")
    for (path, text) in lesson.files { try desk.write(Array(text.utf8), to: path) }
    var options = LessonVerifier.Options()
    (options.writesJSON, options.proves) = (true, true)
    let verifier = LessonVerifier(streams: desk.streams, options: options) { false }
    #expect(verifier.verify(paths: [], course: desk.course) == .failure)
    return try desk.output.split(separator: "\n").flatMap { line -> [JSON] in
      guard case .array(let findings)? = try JSON(parsing: String(line))["findings"] else { return [] }
      return findings
    }
  }

  @Test("each finding has its name, its line, its cause and what to do", arguments: cases)
  func finding(lesson: Case) throws {
    let found = try #require(try findings(lesson).first { $0["kind"] == .string(lesson.name) })
    #expect(found["line"] == .number(Double(lesson.line)))
    #expect(found["message"] == .string(lesson.message))
    #expect(found["suggestion"] == .string(lesson.suggestion))
  }

  @Test("there is a lesson for each name in the guide for authors")
  func whole() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let guide = try String(contentsOf: root.appending(path: "Lessons/README.md"), encoding: .utf8)
    let table = guide.split(separator: "| `kind` in `--json` |", maxSplits: 1).last ?? ""
    let names = table.matches(of: /(?m)^\| `([a-z-]+)` \|/).map { String($0.1) }
    #expect(names.count > 20 && Set(names) == Set(Self.cases.map(\.name)))
  }

  @Test("where a claim, a requirement or a word is near, it is asked whether that was meant")
  func nearest() throws {
    var claim = Self.courses[3]
    claim.body = claim.body.replacing("P999", with: "T02")
    #expect(try findings(claim).first?["suggestion"] == "did you mean `T01`?")
    var required = Self.courses[0]
    (required.front, required.files) = ("requires: [a/tow]\n", ["en/01-a/02-two.md": Self.plain])
    #expect(try findings(required).first?["suggestion"] == "did you mean `a/two`?")
  }
}
