import LineEditing
import REPL
import Testing

@Suite("What the prompt of a lesson offers")
struct LessonPromptTests {
  /// What Tab offers for the beginnings of words at the first prompt of a lesson.
  func offered(_ body: String, after entries: [String] = []) throws -> Set<String> {
    let desk = try Desk()
    try desk.write(Orchard.file(body), to: "en/01-a/01-one.md")
    let (shell, reader) = desk.shell(entries)
    _ = try shell.run("a/one")
    let request = try #require(reader.requests.last)
    return Set(
      ["so", "sk", "hi", "che", "nex", "overr"].flatMap {
        request.completions($0, $0.utf8.count).candidates.map(\.name)
      })
  }

  static let words: Set = ["solution", "hint", "check"]

  @Test("the words of exercises are offered in exercises only, and skip where it is spoken of")
  func words() throws {
    let step = "```mendel\ncell.theme\n```\n```output\nstandard\n```\n"
    let prediction = step.replacing("mendel", with: "mendel predict")
    let quiz = "```quiz\nWhich?\n- [x] this\n- [ ] that\n```\n"
    #expect(try offered(Orchard.exercise()).isSuperset(of: Self.words.union(["skip", "override", "next"])))
    for body in [step, prediction, quiz] {
      let offered = try offered(body)
      #expect(offered.isDisjoint(with: Self.words) && offered.isSuperset(of: ["override", "next"]))
      #expect(offered.contains("skip") == (body == quiz))
    }
  }

  @Test("an answer is complete however it looks")
  func answers() throws {
    let desk = try Desk()
    try desk.write(
      Orchard.file("```mendel predict\ncell.theme\n```\n```output\nstandard\n```\n"), to: "en/01-a/01-one.md")
    let (shell, reader) = desk.shell([])
    _ = try shell.run("a/one")
    #expect(reader.requests.last?.completeness("{") == .complete)
  }

  @Test("where the list would break ids, each lesson stands below its number")
  func narrow() throws {
    let desk = try Desk()
    desk.width = 30
    try desk.write(Orchard.file(""), to: "en/01-a/01-playground.md")
    #expect(try desk.shell([]).shell.run(nil) == .listed)
    #expect(desk.output == "1  a/playground\n   T, new\n")
  }

  @Test(
    "a file that cannot be read names the folder that is to be verified; two lessons of one id are told apart"
  )
  func told() throws {
    let desk = try Desk()
    desk.width = 300
    try desk.write(Orchard.file(""), to: "en/01-a/01-one.md")
    try desk.write(Orchard.file(""), to: "en/01-a/02-one.md")
    try desk.write(Array("x".utf8), to: "en/01-a/03-three.md")
    #expect(try desk.shell([]).shell.run(desk.folder + "/course") == .listed)
    #expect(desk.output.contains("cannot be read   `mendel verify ~/course` says why\n"))
    _ = try desk.shell([]).shell.run("a/one")
    #expect(
      desk.errors == """
        note: `~/course/en/01-a/02-one.md` has the id `a/one`, as has `~/course/en/01-a/01-one.md`; rename one of them
        note: the id `a/one` is also that of `~/course/en/01-a/02-one.md`; this is `~/course/en/01-a/01-one.md`

        """)
  }
}
