import Lessons
import Testing

/// A lesson with all kinds of blocks.
let fullLesson = """
  ---
  title: How traits flow
  summary: "Values come from above: the nearest override decides."
  minutes: 6
  requires: [traits/first, screens/windows]
  ios: 18
  ---
  # How traits flow

  The *theme* of the orchard.

  ```mendel setup
  define enum AppTheme { standard, pastel }
  ```

  A step:

  ```mendel id=ask claims=T1,T23
  main.theme
  ```

  It prints:

  ```output
  pastel
  ```

  ```mendel counter
  main.theme
  ```

  ```swift emitted
  scene.traitOverrides.theme
  ```

  ````text
  ```
  not a block
  ```
  ````

  ```mendel predict
  root.theme
  ```
  ```output
  pastel
  ```

  ```mendel exercise id=nearest-ancestor about=overrides
  ```

  ```mendel check
  expect cell.theme == bold else "not yet"
  ```

  ```hint
  Look at *settings*.
  ```

  ```hint
  Override there.
  ```

  ~~~mendel solution
  override settings.theme = bold
  ~~~

  ```mendel accept
  override cell.theme = bold
  ```

  ```mendel wrong
  // an override flows down only
  override badge.theme = bold
  ```

  ```quiz
  Which one decides?
  - [ ] that of `main` — a nearer one hides it
  - [x] that of `form`
  ```

  ```mendel error
  foo
  ```

  ```mendel setup fresh
  ```

  The end.

  """

@Suite("Reading lessons")
struct LessonTests {
  func problems(_ source: String) -> [LessonProblem] {
    do {
      _ = try Lesson(id: "a", bytes: Array(source.utf8))
      return []
    } catch { return error.problems }
  }

  /// Front matter of five lines and an exercise's necessary blocks.
  let front = "---\ntitle: A\nsummary: B\n---\n"

  @Test("front matter, prose and all kinds of blocks are read")
  func full() throws {
    let lesson = try Lesson(id: "traits/flow", bytes: Array(fullLesson.utf8))
    #expect(lesson.frontMatter.title == "How traits flow")
    #expect(lesson.frontMatter.summary == "Values come from above: the nearest override decides.")
    #expect(lesson.frontMatter.minutes == 6)
    #expect(lesson.frontMatter.requires == ["traits/first", "screens/windows"])
    #expect(lesson.frontMatter.ios == 18)
    #expect(
      lesson.steps.map(\.block.kind) == [.setup, .example, .predict, .exercise, .quiz, .example, .setup])
    guard case .prose(let prose) = lesson.parts[0] else {
      Issue.record("the lesson begins with prose")
      return
    }
    #expect(prose.markdown == "# How traits flow\n\nThe *theme* of the orchard.\n\n")
    #expect(prose.line == 8)
  }

  @Test("blocks belong to their steps")
  func steps() throws {
    let steps = try Lesson(id: "traits/flow", bytes: Array(fullLesson.utf8)).steps
    #expect(steps[1].block.attributes.id == "ask")
    #expect(steps[1].block.attributes.claims == ["T1", "T23"])
    #expect(steps[1].block.code == "main.theme\n")
    #expect(steps[1].block.line == 18)
    #expect(steps[1].output?.code == "pastel\n")
    #expect(steps[1].counter?.line == 28)
    #expect(steps[1].swift?.attributes.isEmitted == true)
    #expect(steps[2].output?.code == "pastel\n")
    #expect(steps[3].block.code == "")
    #expect(steps[3].block.attributes.isAboutOverrides)
    #expect(steps[3].check?.code == "expect cell.theme == bold else \"not yet\"\n")
    #expect(steps[3].hints.map(\.code) == ["Look at *settings*.\n", "Override there.\n"])
    #expect(steps[3].solution?.code == "override settings.theme = bold\n")
    #expect(steps[3].accepted.count == 1 && steps[3].wrong.count == 1)
    #expect(steps[5].block.attributes.isError)
    #expect(steps[6].block.attributes.isFresh)
  }

  @Test(
    "the parts together are the file, whatever its line ends",
    arguments: [
      fullLesson, fullLesson.replacing("\n", with: "\r\n"), "\u{FEFF}" + fullLesson,
      fullLesson + "no line end",
      "---\ntitle: A\nsummary: B\n---",
    ])
  func identity(source: String) throws {
    let bytes = Array(source.utf8)
    let lesson = try Lesson(id: "a", bytes: bytes)
    #expect(lesson.source == bytes)
    let start = lesson.parts.first?.range.lowerBound ?? bytes.count
    #expect(bytes[..<start] + lesson.parts.flatMap { bytes[$0.range] } == bytes[...])
    #expect(!lesson.steps.map(\.block.code).joined().contains("\r"))
    for step in lesson.steps {
      let code = String(decoding: bytes[step.block.codeRange], as: UTF8.self)
      #expect(code.replacing("\r\n", with: "\n") == step.block.code)
    }
  }

  @Test(
    "an id is the path without numbers and ending",
    arguments: [
      ("01-traits/01-flow.md", "traits/flow"), ("traits/2-fast", "traits/fast"), ("01/x.md", "01/x"),
      ("3d/a.md", "3d/a"),
    ])
  func ids(path: String, id: String) { #expect(Lesson.id(ofPath: path) == id) }

  @Test(
    "what is wrong with the file itself is told by line",
    arguments: [
      ("", 1, "a lesson begins with a line `---` and its front matter"),
      ("# Title\n", 1, "a lesson begins with a line `---` and its front matter"),
      ("---\ntitle: A\n", 1, "the front matter ends with a line `---`, which is missing"),
      ("---\na\0b\n---", 2, "this line holds the control character \\u{0}"),
      ("---\n\u{1B}[2J", 2, "this line holds the control character \\u{1B}"),
      ("---\nx\n---\n\u{202E}", 4, "this line holds the control character \\u{202E}"),
      ("---\na\rb\n", 2, "this line holds the control character \\u{D}"),
    ])
  func file(source: String, line: Int, sentence: String) {
    #expect(problems(source).map(\.line) == [line])
    #expect(problems(source).map(\.sentence) == [sentence])
  }

  @Test("bytes that are no UTF-8 and a file that is too long are refused")
  func bytes() {
    #expect(throws: LessonProblems([LessonProblem(line: 2, .notUTF8)])) {
      try Lesson(id: "a", bytes: [0x2D, 0x2D, 0x2D, 0x0A, 0x61, 0xFF, 0x0A])
    }
    #expect(throws: LessonProblems([LessonProblem(line: 1, .tooLarge)])) {
      try Lesson(id: "a", bytes: Array(repeating: 0x61, count: Lesson.sizeLimit + 1))
    }
  }

  @Test(
    "a megabyte of prose, quotes or brackets is read or refused, not crashed on",
    arguments: ["a ", "> ", "[", "- ", "*a ", "a\n\n"])
  func megabyte(piece: String) {
    let source = front + String(repeating: piece, count: (Lesson.sizeLimit - 100) / piece.utf8.count)
    #expect(problems(source).allSatisfy { [.tooDeep, .longLine, .longParagraph].contains($0.kind) })
  }

  @Test(
    "blocks must be what lessons know, closed and at the margin",
    arguments: [
      ("```\na\n```", 5, "a block says behind its fence what it is, such as `mendel` or `text`", nil),
      ("a\n\n```mendle\n```", 7, "a block cannot be `mendle`", "did you mean `mendel`?"),
      ("```exercise\n```", 5, "a block cannot be `exercise`", "did you mean `mendel exercise`?"),
      ("```python\n```", 5, "a block cannot be `python`", nil),
      ("```mendel exercize\n```", 5, "`mendel` does not take `exercize`", "did you mean `exercise`?"),
      ("```mendel eror\n```", 5, "`mendel` does not take `eror`", "did you mean `error`?"),
      ("```mendel id\n```", 5, "`mendel` does not take `id`", "did you mean `id=`?"),
      ("```mendel claim=T1\n```", 5, "`mendel` does not take `claim=T1`", "did you mean `claims`?"),
      ("```text id=a\n```", 5, "`text` does not take `id=a`", nil),
      (
        "```mendel claims=T\n```", 5,
        "`claims` takes ids of the syllabus with commas between them, such as `T57,T58`: a letter T, S, R or P and a number",
        nil
      ),
      ("```mendel id=3\n```", 5, "`id` takes a word such as `nearest-ancestor`, never a number", nil),
      ("```mendel id=a id=b\n```", 5, "`id` is there twice", nil),
      ("- a\n  ```mendel\n  a\n  ```", 6, "`mendel` stands at the left margin, not in a list or quote", nil),
      ("> ```hint\n> ```", 5, "`hint` stands at the left margin, not in a list or quote", nil),
      ("  ```mendel\n  ```", 5, "`mendel` stands at the left margin, not in a list or quote", nil),
      ("```mendel\na\n", 5, "the fence that ends `mendel` is missing", nil),
      ("````mendel\na\n```\n", 5, "the fence that ends `mendel` is missing", nil),
      ("```mendel id=a\n```\n```mendel id=a\n```", 7, "the id `a` is that of the block on line 5", nil),
    ] as [(String, Int, String, String?)])
  func blocks(body: String, line: Int, sentence: String, suggestion: String?) {
    let problems = problems(front + body)
    #expect(problems.map(\.line) == [line])
    #expect(problems.map(\.sentence) == [sentence])
    #expect(problems.map(\.suggestion) == [suggestion])
  }

  @Test(
    "blocks stand where they belong",
    arguments: [
      (
        "```output\n```",
        "`output` belongs to the example or prediction directly above it, and none is above it"
      ),
      (
        "```mendel setup\n```\n```output\n```",
        "`output` belongs to the example or prediction directly above it, and none is above it"
      ),
      (
        "```mendel\n```\n```swift\n```\n```output\n```",
        "`output` belongs to the example or prediction directly above it, and none is above it"
      ),
      ("```mendel\n```\n```output\n```\n```output\n```", "`output` is there already, on line 7"),
      ("```hint\n```", "`hint` belongs to an exercise, and none is above it"),
      ("```mendel\n```\n```mendel check\n```", "`mendel check` belongs to an exercise, and none is above it"),
      ("```swift\n```", "`swift` belongs to a step, and none is above it"),
      ("```mendel\n```\n```mendel counter\n```", "a counter-experiment belongs to a step with `claims=`"),
      ("```mendel predict\n```\n```output\na\nb\n```", "a prediction is about one printed line"),
      ("```quiz\nWhat?\n```", "the quiz has no choices: lines `- [ ]` and `- [x]`"),
      ("```quiz\nWhat?\n- [ ] a\n```", "the quiz has no right choice: a line `- [x]`"),
      ("```quiz\nWhat?\n- [x] a\n```", "the quiz has no wrong choice: a line `- [ ]`"),
    ])
  func belonging(body: String, sentence: String) {
    #expect(problems(front + body).map(\.sentence) == [sentence])
  }

  @Test("an exercise has one check, one solution and a hint, and ends at the next step")
  func exercise() {
    let parts = ["check", "solution"].map { "```mendel \($0)\n```\n" }.joined() + "```hint\n```\n"
    let exercise = "```mendel exercise\n```\n"
    #expect(problems(front + exercise + parts).isEmpty)
    #expect(
      problems(front + exercise).map(\.sentence) == [
        "the exercise has no `mendel check`", "the exercise has no `mendel solution`",
        "the exercise has no `hint`",
      ])
    #expect(
      problems(front + exercise + parts + "```mendel solution\n```\n").map(\.sentence) == [
        "`mendel solution` is there already, on line 9"
      ])
    #expect(
      problems(front + exercise + parts + "```mendel wrong\noverride a.b = c\n```\n").map(\.kind) == [
        .unnamedMisconception
      ])
    #expect(
      problems(front + exercise + parts + "```mendel\n```\n```hint\n```\n").map(\.kind) == [.orphan(.hint)])
  }

  @Test("several problems are told at once, in the order of their lines")
  func several() {
    let source = "---\ntitel: A\nsummary: B\n---\n```foo\n```\n> ```mendel\n> ```\n```hint\n```\n"
    #expect(
      problems(source).map(\.sentence) == [
        "the front matter lacks the key `title`", "the front matter has no key `titel`",
        "a block cannot be `foo`",
        "`mendel` stands at the left margin, not in a list or quote",
        "`hint` belongs to an exercise, and none is above it",
      ])
  }

  @Test("fenced text within a list is prose")
  func nestedText() { #expect(problems(front + "- a\n\n  ```\n  b\n  ```\n").map(\.kind) == [.noWord]) }
}
