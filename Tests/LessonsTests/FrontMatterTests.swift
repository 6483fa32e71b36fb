import Lessons
import Testing

@Suite("Front matter")
struct FrontMatterTests {
  func read(_ lines: String) throws -> Lesson.FrontMatter {
    try Lesson(id: "a", bytes: Array("---\n\(lines)\n---\n".utf8)).frontMatter
  }

  @Test("what is not said has its default")
  func defaults() throws {
    let front = try read("title: A\nsummary: B")
    #expect(front.minutes == nil && front.requires == [] && front.ios == 17)
  }

  @Test("values may stand in quotes and lists may be empty")
  func values() throws {
    let front = try read(
      "summary:   \"a \\\"b\\\" \\\\ # : c\"\ntitle: 특성은 flow  \nrequires: [ ]\nminutes: 10")
    #expect(front.summary == "a \"b\" \\ # : c")
    #expect(front.title == "특성은 flow")
    #expect(front.requires == [] && front.minutes == 10)
  }

  @Test(
    "what YAML readers could take for something else is refused",
    arguments: [
      ("title: a: b", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title: a #b", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title: [a]", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title: 'a'", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title: \"a", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title: \"a\" b", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title: \"\\n\"", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title:", "`title` takes a text, in double quotes if it holds signs of YAML"),
      ("title:a", "the front matter has lines of the form `key: value`"),
      ("  title: a", "the front matter has lines of the form `key: value`"),
      ("title: A\n", "the front matter has lines of the form `key: value`"),
      ("title: A\n# comment", "the front matter has lines of the form `key: value`"),
      ("title: A\ntitle: B", "the key `title` is there twice"),
      ("title: A\nminutes: 0", "`minutes` takes a whole number from 1 to 600"),
      ("title: A\nminutes: six", "`minutes` takes a whole number from 1 to 600"),
      ("title: A\nios: 99999999999999999999", "`ios` takes 16, 17, 18 or 26"),
      ("title: A\nios: 19", "`ios` takes 16, 17, 18 or 26"),
      (
        "title: A\nrequires: traits/flow",
        "`requires` takes ids of lessons in brackets, such as `[traits/flow]`"
      ),
      ("title: A\nrequires: [a, ]", "`requires` takes ids of lessons in brackets, such as `[traits/flow]`"),
      ("title: A\nrequires: [", "`requires` takes ids of lessons in brackets, such as `[traits/flow]`"),
      ("title: A\nauthor: me", "the front matter has no key `author`"),
    ])
  func refused(lines: String, sentence: String) {
    do {
      _ = try read("summary: B\n" + lines)
      Issue.record("read though wrong")
    } catch {
      let problems = (error as? LessonProblems)?.problems ?? []
      #expect(problems.map(\.sentence).filter { !$0.contains("lacks") } == [sentence])
    }
  }

  @Test("a misspelled key is corrected")
  func suggestion() {
    #expect(throws: LessonProblems.self) { try read("titel: A") }
    do { _ = try read("title: A\nsumary: B") } catch {
      #expect(
        (error as? LessonProblems)?.problems.map(\.suggestion) == [
          "write a line `summary: …` below the first `---`", "did you mean `summary`?",
        ])
    }
  }

  @Test(
    "there is always something to do",
    arguments: [
      ("title: A\nauthor: me", ["the keys are `title`, `summary`, `minutes`, `requires`, `ios`"]),
      ("title: A\ntitle: B", ["take one of the two out"]),
      ("", ["write a line `title: …` below the first `---`", line]), ("title: A\n# comment", [line]),
      ("title: a: b", ["write it as in `title: \"Traits: how they flow\"`"]),
      ("title: A\nminutes: six", ["write it as in `minutes: 10`"]),
      ("title: A\nrequires: [", ["write it as in `requires: [traits/flow]`"]),
      ("title: A\nios: 19", ["write it as in `ios: 17`"]),
    ])
  func remedies(lines: String, suggestions: [String]) {
    let error = #expect(throws: LessonProblems.self) { try read("summary: B\n" + lines) }
    #expect(error?.problems.map(\.suggestion) == suggestions)
  }

  static let line = "begin the line with a key, a colon and a blank, or take it out"
}
