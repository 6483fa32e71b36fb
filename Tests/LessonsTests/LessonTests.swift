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
}
