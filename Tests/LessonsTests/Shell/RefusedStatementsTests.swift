import Foundation
import LineEditing
import REPL
import Testing

/// What `verify` refuses before anything runs is refused by `learn` and `demo` as well, before anything is shown.
@Suite("Statements that lessons may not have")
struct RefusedStatementsTests {
  /// Plays to nobody, at once.
  private final class Nobody: KeyWaiting {
    func begin() {}
    func end() {}
    func wait(_ milliseconds: Int?) -> KeyNews { .silence }
  }

  /// What the three say of a lesson, and how they end.
  private func said(_ body: String) throws -> (verify: String, learn: String, demo: String) {
    let desk = try Desk()
    desk.width = 200
    let path = desk.folder + "/course/en/01-a/01-one.md"
    try desk.write(Orchard.file(body), to: "en/01-a/01-one.md")
    #expect(desk.shell(["", ""]).shell.start("a/one") == 2)
    let learn = desk.errors
    #expect(DemoStage(.init(streams: desk.streams, keys: Nobody()) { 24 }).play(path) == 1)
    let demo = String(desk.errors.dropFirst(learn.count))
    // Neither has shown anything.
    #expect(desk.output == "")
    #expect(
      LessonVerifier(streams: desk.streams) { false }.verify(paths: [path], course: desk.course) == .failure)
    return (desk.output, learn, demo)
  }

  static let files = "a lesson touches no files; `mendel setup` runs what a step stands on"
  static let numbers = "the numbers of states are the learner's own; write `undo`, or `what if { … }`"
  static let learners = "it is the learner's word; leave it out"

  @Test(
    "each is told with its file, its line and what to do",
    arguments: [
      ("save \"f\"", "save", files), ("load \"f\"", "load", files), ("record \"x\"", "record", files),
      ("history", "history", numbers), ("goto 1", "goto", numbers), ("diff 0 1", "diff", numbers),
      ("reset", "reset", "write a block `mendel setup fresh`"), ("quit", "quit", learners),
      ("learn traits/flow", "learn", learners), ("next", "next", learners), ("back", "back", learners),
      ("solution", "solution", learners), ("contents", "contents", learners), ("play", "play", learners),
    ])
  func words(statement: String, word: String, remedy: String) throws {
    let said = try said("```mendel\nprint 1\n\(statement)\n```\n```output\n1\n```")
    let refusal = """
      ~/course/en/01-a/01-one.md:12: error: `\(word)` is refused in lessons
        \(remedy)

      """
    #expect(said.demo == refusal)
    #expect(said.learn == refusal + "error: `a/one` does what lessons may not do\n")
    #expect(said.verify == "failed  a/one  1 step, 1 output, 0 exercises\n" + refusal)
  }

  @Test("so it is wherever a lesson has statements, and all of them are told at once")
  func places() throws {
    let blocks = Orchard.exercise("```mendel wrong\n// files\nsave \"f\"\n```\n", start: "quit\n")
      .replacing("override form.theme = bold", with: "override form.theme = bold\nreset")
      .replacing("expect form", with: "goto 1\nexpect form")
    let said = try said(
      "```mendel setup\nload \"f\"\n```\n```mendel error\nhistory\n```\n```mendel predict\nquit\n```\n"
        + blocks)
    let lines = said.demo.split(separator: "\n").filter { $0.hasPrefix("~") }.map { $0.dropFirst(26) }
    #expect(
      lines == [
        ":11: error: `load` is refused in lessons", ":14: error: `history` is refused in lessons",
        ":17: error: `quit` is refused in lessons", ":20: error: `quit` is refused in lessons",
        ":23: error: `goto` is refused in lessons", ":35: error: `reset` is refused in lessons",
        ":39: error: `save` is refused in lessons",
      ])
    #expect(said.learn == said.demo + "error: `a/one` does what lessons may not do\n")
    #expect(said.verify == "failed  a/one  3 steps, 0 outputs, 1 exercise\n" + said.demo)
  }
}
