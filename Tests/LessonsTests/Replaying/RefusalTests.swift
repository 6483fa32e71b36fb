import Drawings
import Foundation
import Lessons
import Testing
import Transcripts

/// The refusals that no other table has, each with its exact message; and what programs call them.
@Suite("What is refused, word by word")
struct RefusalTests {
  /// What `verify` would say of a lesson behind the world, which ends on line 9.
  func said(_ body: String) throws -> [String] {
    let transcript = Transcript(width: 300)
    do {
      let report = LessonReplay(try Orchard.lesson(body), proves: true).report()
      return report.findings.flatMap {
        ["\($0.name)"] + $0.lines(file: "a.md", transcript: transcript).map(\.string)
      }
    } catch let found as LessonProblems {
      return found.problems.flatMap { $0.lines(file: "a.md", transcript: transcript) }.map(\.string)
    }
  }

  @Test(
    "a file that is no lesson tells what would make it one",
    arguments: [
      (
        "> " + String(repeating: "> ", count: 70) + "a",
        [
          "a.md:10: error: quotes, lists and emphasis lie in each other more than 64 deep",
          "  say it with fewer levels",
        ]
      ),
      (
        Orchard.exercise("```mendel wrong\noverride main.theme = bold\n```"),
        [
          "a.md:25: error: a wrong answer begins with a comment that names the misconception",
          "  begin it with `// what the learner may think`",
        ]
      ),
      (
        "```mendel\nprint 1\n```\n```output\n1\n```\n```mendel counter\nprint 2\n```",
        [
          "a.md:16: error: a counter-experiment belongs to a step with `claims=`",
          "  name the claim behind the step's fence, as in `mendel claims=T57`",
        ]
      ),
      (
        "```mendel\nprint 1\n```\n```output\n...\n\(String(repeating: "1\n", count: 1000))```",
        [
          "a.md:13: error: an output with `...` has at most 1000 lines", "  let `...` stand for more of them",
        ]
      ),
      (
        "```quiz\n- [x] a\n- [ ] b\n```",
        [
          "a.md:10: error: the quiz has no question above its choices",
          "  write it on the lines above the first choice",
        ]
      ),
      (
        "```mendel claims=X1\nprint 1\n```",
        [
          "a.md:10: error: `claims` takes ids of the syllabus with commas between them, such as `T57,T58`: a letter T, S, R or P and a number",
          "  write it as in `claims=T57,T58`",
        ]
      ),
      (
        String(repeating: "word ", count: 900),
        ["a.md:10: error: a line of prose has at most 4 KiB", "  an empty line begins a new one"]
      ),
    ])
  func unreadable(body: String, expected: [String]) throws {
    #expect(try said(body) == expected)
  }

  @Test("a wrong answer that only an `expect error` refuses needs another expectation with a sentence")
  func speechless() throws {
    let wrong = "```mendel wrong\n// it is the name that counts\noverride form.theme = bold\nlet y = 1\n```"
    let error = Orchard.exercise(wrong).replacing(
      "```mendel check\n", with: "```mendel check\nexpect error { y }\n")
    let lines = try said(error)
    #expect(lines.first == "speechless")
    #expect(
      lines.last
        == "  `expect error` takes none: expect something else as well that this answer gets wrong, with an `else \"…\"`"
    )
    let told = error.replacing("override form.theme = bold\nlet y", with: "override main.theme = bold\nlet y")
    #expect(try said(told) == [])
  }

  @Test("the list of refusals in the guide for authors is the program's")
  func guide() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let source = try String(
      contentsOf: root.appending(path: "Sources/Lessons/Replaying/LessonFinding+Sentence.swift"),
      encoding: .utf8)
    let names = source.matches(of: /case \.\w+: "([a-z]+(?:-[a-z]+)*)"\n/).map { String($0.1) }
    let guide = try String(contentsOf: root.appending(path: "Lessons/README.md"), encoding: .utf8)
    let listed = guide.matches(of: /(?m)^\| `([a-z-]+)` \| [^|]+ \|$/).map { String($0.1) }.filter {
      $0.contains("-") || names.contains($0)
    }
    #expect(names.count > 20 && Set(names) == Set(listed) && listed.count == names.count)
  }

  static let step = "```mendel claims=T01\nprint 1\n```\n```output\n1\n```\n"

  @Test(
    "a lesson that does otherwise tells what programs call it, and what to do",
    arguments: [
      (
        "```mendel predict\ncell.theme = bold\n```\n",
        "failed", "`cell.theme = …` is spelled otherwise here", nil
      ),
      (
        "```mendel predict\nshow tree theme\n```\n", "predicted-lines",
        "a prediction is about one printed line, and this prints 7",
        "let it print the one thing that the learner is asked for"
      ),
      (
        step + "```mendel counter\nprint 1\n```", "same-counter",
        "the counter-experiment comes out like its step",
        "let it differ from the step in what the claim is about"
      ),
      (
        step + "```mendel counter\nx\n```", "counter-fails",
        "the counter-experiment fails: nothing here is called `x`",
        "an error shows nothing about the claim: let it run to its end and come out otherwise"
      ),
      (
        "```mendel\nrepeat 1_000_001 { }\n```", "too-many-steps",
        "a lesson's statements take at most 1000000 steps together",
        "show it with less: what is true of ten thousand is true of a hundred"
      ),
      (
        String(
          repeating: "```mendel\nrepeat 1000 { print \"\(String(repeating: "x", count: 1000))\" }\n```\n",
          count: 5),
        "too-much-output-together", "a lesson's steps print at most 4 MiB together", "print less"
      ),
    ])
  func otherwise(body: String, name: String, sentence: String, suggestion: String?) throws {
    let findings = LessonReplay(try Orchard.lesson(body)).report().findings
    let finding = try #require(findings.first { $0.name == name })
    #expect(finding.sentence == sentence)
    if let suggestion { #expect(finding.suggestion == suggestion) }
  }
}
