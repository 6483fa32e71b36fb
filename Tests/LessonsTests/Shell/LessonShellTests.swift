import Commands
import Drawings
import FileStores
import Foundation
import Lessons
import LineEditing
import REPL
import Testing

@Suite("The prompt inside a lesson")
struct LessonShellTests {
  func desk() throws -> Desk {
    let desk = try Desk()
    try desk.write(
      Orchard.file("# Start\nType.\n\n```mendel\ncell.theme\n```\n```output\nstandard\n```"),
      to: "en/01-a/01-one.md")
    try desk.write(Orchard.file(Orchard.exercise()), to: "en/01-a/02-two.md")
    return desk
  }

  @Test("without a name the lessons are listed with number, id, title and minutes")
  func list() throws {
    let desk = try desk()
    desk.width = 300
    try desk.write(
      Array("---\ntitle: Third\nsummary: S\nminutes: 12\nrequires: [a/one, b/none]\n---\n".utf8),
      to: "en/01-a/10-three.md")
    try desk.write(Array("x".utf8), to: "en/01-a/11-four.md")
    try desk.write(Array("x".utf8), to: "README.md")
    #expect(try desk.shell([]).shell.run(nil) == .listed)
    #expect(
      desk.output == """
        1   a/one     T                         new
        2   a/two     T                         new
        3   a/three   Third            12 min   new, after 1
        4   a/four    cannot be read            `mendel verify ~/course` says why

        """)
  }

  @Test("Up brings back what Enter ran, statement by statement, also when the lesson is taken up again")
  func history() throws {
    let desk = try Desk()
    let loop = "for n in [1, 2] {\n    print \"\\(n)\"\n}"
    try desk.write(
      Orchard.file(
        "```mendel\n// Two.\nvar x = 2\n\(loop)\n```\n```output\n1\n2\n```\n"
          + "```mendel error\nx = = 3\n```\n```output\n...\n```\n```mendel predict\nx\n```\n```output\n2\n```\n"
          + "```mendel\nx\n```\n```output\n2\n```"),
      to: "en/01-a/01-one.md")
    // What was recalled is known from the prompt before the end; afterwards the history is the playground's again.
    let reader = Recaller(["x + 1", "", "", "3"])
    _ = try desk.shell(reader: reader).run("a/one")
    #expect(reader.recalled == ["x + 1", "var x = 2", loop, "x = = 3", "3", "x"])
    #expect(reader.history.entries.isEmpty)
    let again = Recaller([])
    _ = try desk.shell(reader: again).run("a/one")
    #expect(again.recalled == ["x + 1", "var x = 2", loop, "x = = 3", "3", "x"])
  }

  @Test("a lesson runs to its end with the place at the right of the prompt")
  func lesson() throws {
    let desk = try desk()
    let (shell, reader) = desk.shell(["", "form.theme", "learn two", "next"])
    #expect(try shell.run("a/one") == .finished)
    #expect(reader.requests.map(\.prompt.right) == ["[1/1]", "[1/1]", "[1/1]", "[1/1]"])
    #expect(
      desk.output == """
        Start
        =====

        Type.

          cell.theme

        \(LessonRemark.welcome.sentence.wrapped)
        standard
        \(LessonRemark.end.sentence)
        standard
        Next: `learn a/two`.

        """)
    #expect(desk.errors.hasPrefix("error: there is no lesson `two`"))
  }

  @Test("an exercise is solved in two ways and failed in three")
  func exercise() throws {
    let desk = try desk()
    let (shell, _) = desk.shell([
      "override main.theme = bold", "back", "override cell.theme = bold", "back",
      "override header.theme = pastel",
      "back", "override settings.theme = bold", "back", "override form.theme = bold", "",
    ])
    #expect(try shell.run("2") == .end)
    let said = desk.output.split(separator: "\n").filter { $0.hasPrefix("Not yet") || $0.hasPrefix("Solved") }
    #expect(
      said == [
        "Not yet: 1 of 2 holds.", "Not yet: 1 of 2 holds.", "Not yet: 0 of 2 hold.",
        "Solved with 1 statement, as the author did. Press Enter to go on.",
        "Solved with 1 statement, as the author did. Press Enter to go on.",
      ])
  }

  @Test("a lesson can open another one")
  func opening() throws {
    let desk = try desk()
    let (shell, reader) = desk.shell(["learn a/two", "quit"])
    #expect(try shell.run("a/one") == .quit)
    #expect(reader.requests.count == 2)
    #expect(desk.output.contains("Your turn"))
  }

  @Test("a lesson that cannot be opened does not end the one that is open")
  func openingBroken() throws {
    let desk = try desk()
    try desk.write(Array("x".utf8), to: "en/01-a/03-three.md")
    #expect(try desk.shell(["learn a/three", "cell.theme", "quit"]).shell.run("a/one") == .quit)
    #expect(desk.output.hasSuffix("standard\n"))
    #expect(desk.errors.contains("`a/three` cannot be read as a lesson"))
  }

  @Test("^C gives the entry up, and the lesson goes on; SIGTERM ends it")
  func signals() throws {
    let desk = try desk()
    let reader = ScriptedLineReader(events: [.interrupted, .entry("cell.theme"), .terminated(signal: 15)])
    let shell = LessonShell(.init(reader: reader, streams: desk.streams, course: desk.course))
    #expect(try shell.run("a/one") == .terminated(signal: 15))
    #expect(desk.output.hasSuffix("standard\n"))
  }

  @Test("what leaves other programs is told what leaves here", arguments: ["exit", ":q", " bye "])
  func farewell(entry: String) throws {
    let desk = try desk()
    #expect(try desk.shell([entry, "cell.theme"]).shell.run("a/one") == .end)
    let word = entry.filter { !$0.isWhitespace }
    let marks = String(repeating: "^", count: word.count)
    #expect(desk.errors.hasPrefix("error: `\(word)` is no statement\n  1 | "))
    #expect(desk.errors.hasSuffix(" \(marks) `quit` leaves, and so does ^D\n"))
    #expect(desk.output.hasSuffix("standard\n"))
  }

  @Test("a block goes on over lines, and what may stand there is offered")
  func reading() throws {
    let desk = try desk()
    let (shell, reader) = desk.shell([])
    _ = try shell.run("a/one")
    let request = try #require(reader.requests.first)
    #expect(request.completeness("if true {") == .incomplete(indent: 2))
    #expect(request.completeness("cell.theme") == .complete)
    #expect(request.completions("over", 4).candidates.contains { $0.name == "override" })
    #expect(request.highlights("override cell.theme = bold").first?.role == .keyword)
  }

  @Test("a file of its own is a lesson, and a folder is a list")
  func paths() throws {
    let desk = try desk()
    #expect(try desk.shell(["quit"]).shell.run(desk.folder + "/course/en/01-a/02-two.md") == .quit)
    #expect(try desk.shell([]).shell.run(desk.folder + "/course/en") == .listed)
    #expect(desk.output.hasSuffix("1   a/one   T   new\n2   a/two   T   new\n"))
  }

  @Test(
    "what cannot be opened is told, and is a wrong call",
    arguments: [
      ("a/oen", "error: there is no lesson `a/oen`\n  did you mean `a/one`?\n"),
      ("none.md", "error: there is no file `none.md`\n"),
      ("3", "error: there is no lesson `3`\n  there are `a/one` and `a/two`\n"),
    ])
  func refused(name: String, message: String) throws {
    let desk = try desk()
    #expect(desk.shell([]).shell.start(name) == 2)
    #expect(desk.errors == message)
  }

  @Test("a broken lesson tells file and line of every mistake")
  func broken() throws {
    let desk = try desk()
    desk.width = 200
    try desk.write(
      Orchard.file("```mendel\nprint 1\n```\n```mendle\n```\n```mendel\n"), to: "en/01-a/03-three.md")
    #expect(desk.shell([]).shell.start("a/three") == 2)
    #expect(
      desk.errors == """
        ~/course/en/01-a/03-three.md:13: error: a block cannot be `mendle`
          did you mean `mendel`?
        ~/course/en/01-a/03-three.md:15: error: the fence that ends `mendel` is missing
          write a fence as long as the first below its last line
        error: `a/three` cannot be read as a lesson

        """)
  }

  @Test("a course that is nowhere is told")
  func nowhere() throws {
    let desk = try desk()
    let location = CourseLocation(option: nil, variable: nil, executable: nil)
    let shell = LessonShell(.init(reader: ScriptedLineReader([]), streams: desk.streams, course: location))
    #expect(shell.start(nil) == 2)
    #expect(
      desk.errors
        == "error: the lessons are not beside the program\n  `mendel --lessons FOLDER` says where they are, or the variable MENDEL_LESSONS\n"
    )
  }
}

extension String {
  /// The text as a terminal of 80 columns shows it.
  fileprivate var wrapped: String { StyledText(self).wrapped(to: 80).map(\.string).joined(separator: "\n") }
}

/// A reader that remembers what Up would have brought back at its last prompt.
private final class Recaller: LineReader {
  var history = History()
  private(set) var recalled: [String] = []
  private var entries: [String]

  init(_ entries: [String]) { self.entries = entries }

  func readEntry(_ request: LineRequest) -> LineEvent {
    recalled = history.entries
    guard !entries.isEmpty else { return .end }
    let entry = entries.removeFirst()
    history.add(entry)
    return .entry(entry)
  }

  func readKey() -> Key? { nil }
  func putBack(_ key: Key) {}
}
