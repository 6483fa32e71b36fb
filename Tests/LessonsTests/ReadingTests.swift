import Testing

@testable import Lessons

/// A lesson with all kinds of blocks.
private let fullLesson = """
  ---
  title: How traits flow
  summary: "Values come from above: the nearest override decides."
  minutes: 6
  requires: [traits/first, screens/windows]
  ios: 18
  clue: The bear sleeps at noon.
  ---
  # How traits flow

  The *theme* of the orchard.[^theme]

  [^theme]: Apple does not say
  what a theme is.

  ```mendel setup
  define enum AppTheme { standard, pastel }
  ```
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
  ```swift
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
  ```mendel yours id=own about=traits,form.theme
  override form.theme = bold
  ```
  ```mendel exercise goal id=nearest-ancestor about=overrides
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
struct ReadingTests {
  @Test("front matter, prose and all kinds of blocks are read, and belong to their steps")
  func full() throws {
    let lesson = try Lesson(id: "traits/flow", bytes: Array(fullLesson.utf8))
    let front = lesson.frontMatter
    #expect(front.title == "How traits flow" && front.minutes == 6 && front.ios == 18)
    #expect(front.summary == "Values come from above: the nearest override decides.")
    #expect(
      front.requires == ["traits/first", "screens/windows"] && front.clue == "The bear sleeps at noon.")
    let steps = lesson.steps
    #expect(
      steps.map(\.kind) == [.setup, .example, .predict, .yours, .exercise, .quiz, .example, .setup])
    #expect(steps[1].block.attributes.id == "ask" && steps[1].block.attributes.claims == ["T1", "T23"])
    #expect(steps[1].block.code == "main.theme\n" && steps[1][.output]?.code == "pastel\n")
    #expect(steps[1].belongings.map(\.kind) == [.output, .counter, .swift])
    #expect(steps[3].block.attributes.about == ["traits", "form.theme"])
    #expect(steps[4].block.attributes.flags == ["goal"])
    #expect(steps[4].all(.hint).map(\.code) == ["Look at *settings*.\n", "Override there.\n"])
    #expect(steps[4].all(.wrong).map(\.misconception) == ["an override flows down only"])
    #expect(steps[5].quiz?.choices.map(\.isRight) == [false, true])
    #expect(steps[6].block.attributes.isError && steps[7].block.attributes.isFresh)
    #expect(lesson.visibleSteps == [1, 2, 3, 4, 5, 6] && lesson.place(before: 4) == (4, 6))
    guard case .prose(let prose) = lesson.parts[0] else { return #expect(Bool(false)) }
    #expect(prose.line == 9 && prose.footnotes == ["Apple does not say\nwhat a theme is."])
  }

  @Test(
    "blocks know where they stand in the file, whatever its line ends",
    arguments: [fullLesson, fullLesson.replacing("\n", with: "\r\n"), "\u{FEFF}" + fullLesson])
  func places(source: String) throws {
    let bytes = Array(source.utf8)
    let lesson = try Lesson(id: "a", bytes: bytes)
    #expect(lesson.source == bytes)
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for step in lesson.steps {
      let code = lines[step.block.lines].dropFirst().dropLast()
      #expect(code.map { $0 + "\n" }.joined() == step.block.code)
      #expect(lines[step.block.line - 1].contains(step.kind.words))
    }
  }

  @Test(
    "an id is the path without numbers and ending",
    arguments: [
      ("01-traits/01-flow.md", "traits/flow"), ("traits/2-fast", "traits/fast"), ("01/x.md", "01/x"),
      ("3d/a.md", "3d/a"),
    ])
  func ids(path: String, id: String) { #expect(Lesson.id(ofPath: path) == id) }

  // MARK: - What is wrong

  @Test(
    "what is wrong with the file and its front matter is told by line",
    arguments: [
      ("# Title\n", 1, "a lesson begins with a line `---` and its front matter"),
      ("---\ntitle: A\n", 1, "the front matter ends with a line `---`, which is missing"),
      ("---\na\0b\n---", 2, "this line holds the control character \\u{0}"),
      ("---\nx\n---\n\u{202E}", 4, "this line holds the control character \\u{202E}"),
      ("---\ntitle: A\n---\n", 1, "the front matter lacks the key `summary`"),
      ("---\ntitle: A\nsummary: B\ntitel: C\n---\n", 4, "the front matter has no key `titel`"),
      ("---\ntitle: A\ntitle: A\nsummary: B\n---\n", 3, "the key `title` is there twice"),
      (
        "---\ntitle: [A\nsummary: B\n---\n", 2,
        "`title` takes a text, in double quotes if it holds signs of YAML"
      ),
      (
        "---\ntitle: A: B\nsummary: B\n---\n", 2,
        "`title` takes a text, in double quotes if it holds signs of YAML"
      ),
      ("---\ntitle: A\nsummary: B\nminutes: soon\n---\n", 4, "`minutes` takes a whole number from 1 to 600"),
      ("---\ntitle: A\nsummary: B\nios: 15\n---\n", 4, "`ios` takes one of 16, 17, 18, 26"),
      (
        "---\ntitle: A\nsummary: B\nrequires: a\n---\n", 4,
        "`requires` takes ids of lessons in brackets"
      ),
      ("---\ntitle: A\nsummary: B\nno key\n---\n", 4, "the front matter has lines of the form `key: value`"),
    ])
  func files(source: String, line: Int, sentence: String) {
    #expect(Orchard.findings(source).map(\.line) == [line])
    #expect(Orchard.findings(source).map(\.sentence) == [sentence])
  }

  @Test("bytes that are no UTF-8, and too many of them, are refused")
  func bytes() {
    let broken: [[UInt8]] = [
      [0x2D, 0x2D, 0x2D, 0x0A, 0x61, 0xFF, 0x0A], Array(repeating: 0x61, count: Lesson.sizeLimit + 1),
    ]
    let sentences = broken.map { bytes -> [String] in
      do throws(Findings) {
        _ = try Lesson(id: "a", bytes: bytes)
        return []
      } catch { return error.all.map(\.sentence) }
    }
    #expect(sentences == [["this line is not UTF-8"], ["a lesson is at most 1 MiB long"]])
  }

  @Test(
    "a megabyte of prose, quotes or brackets is read or refused, not crashed on",
    arguments: ["a ", "> ", "[", "- ", "*a ", "a\n\n"])
  func megabyte(piece: String) {
    let source = Orchard.front + String(repeating: piece, count: (Lesson.sizeLimit - 100) / piece.utf8.count)
    let found = Orchard.findings(source)
    #expect(found.allSatisfy { $0.kind == "unreadable" })
    #expect(found.isEmpty == (piece != "> "))
  }

  @Test(
    "blocks must be what lessons know, closed and at the margin",
    arguments: [
      (
        "```\na\n```", 5, "a block says behind its fence what it is, such as `mendel` or `text`",
        "write `text` there if it is only shown"
      ),
      ("a\n\n```mendle\n```", 7, "a block cannot be `mendle`", "did you mean `mendel`?"),
      ("```exercise\n```", 5, "a block cannot be `exercise`", "did you mean `mendel exercise`?"),
      (
        "```python\n```", 5, "a block cannot be `python`",
        "a block is `mendel`, `output`, `hint`, `quiz`, `swift`, or `text`, which is only shown"
      ),
      ("```mendel exercize\n```", 5, "`mendel` does not take `exercize`", "did you mean `exercise`?"),
      ("```mendel id\n```", 5, "`mendel` does not take `id`", "did you mean `id=`?"),
      (
        "```mendel exercise about=nothing\n```", 5,
        "`about` takes `traits`, `overrides`, `tree`, `state`, `values`, `calls` or expressions, with commas between them and without blanks",
        "write it as in `about=traits,overrides`"
      ),
      (
        String(repeating: "> ", count: 70) + "a", 5,
        "quotes, lists and emphasis lie in each other more than 64 deep", "say it with fewer levels"
      ),
      ("```text id=a\n```", 5, "`text` does not take `id=a`", "nothing stands behind `text`"),
      (
        "```mendel claims=T\n```", 5,
        "`claims` takes ids of the syllabus with commas between them: a letter T, S, R or P and a number",
        "write it as in `claims=T57,T58`"
      ),
      ("```mendel id=3\n```", 5, "`id` takes a word, never a number", "write it as in `id=nearest-ancestor`"),
      ("```mendel id=a id=b\n```", 5, "`id` is there twice", "take one of the two out"),
      (
        "- a\n  ```mendel\n  a\n  ```", 6, "`mendel` stands at the left margin, not in a list or quote",
        "begin its fences in the first column"
      ),
      (
        "```mendel\na\n", 5, "the fence that ends `mendel` is missing",
        "write a fence as long as the first below its last line"
      ),
      (
        "```mendel id=a\n```\n```mendel id=a\n```", 7, "the id `a` is that of the block on line 5",
        "choose another word for one of the two"
      ),
      (
        "```output\n```", 5, "`output` belongs to the step directly above it, and none is above it",
        "move it below the block that prints it"
      ),
      (
        "```mendel\n```\n```swift\n```\n```output\n```", 9,
        "`output` belongs to the step directly above it, and none is above it",
        "move it below the block that prints it"
      ),
      (
        "```mendel\n```\n```output\n```\n```output\n```", 9, "`output` is there already, on line 7",
        "put all that the step prints into one block"
      ),
      (
        "```mendel\n```\n```hint\n```", 7,
        "`hint` belongs to an exercise or `mendel yours`, and none is above it",
        "move it below its `mendel exercise` or `mendel yours`"
      ),
      (
        "```mendel\n```\n```mendel counter\n```", 7, "a counter-experiment belongs to a step with `claims=`",
        "name the claim behind the step's fence, as in `mendel claims=T57`"
      ),
      (
        "```mendel yours\na\n```\n```mendel wrong\nb\n```", 8,
        "a wrong answer begins with a comment that names the misconception",
        "begin it with `// what the learner may think`"
      ),
      (
        "a[^b]\n\n[^c]: d\n", 5, "there is no footnote `b`", "write `[^b]: …` below the paragraph"
      ),
    ] as [(String, Int, String, String)])
  func blocks(body: String, line: Int, sentence: String, suggestion: String) throws {
    let first = try #require(Orchard.findings(Orchard.front + body).first)
    #expect((first.line, first.sentence, first.suggestion) == (line, sentence, suggestion))
  }

  @Test("an exercise has one check, one solution and a hint, and ends at the next step")
  func exercise() {
    let parts = ["check", "solution"].map { "```mendel \($0)\n```\n" }.joined() + "```hint\n```\n"
    let exercise = "```mendel exercise\n```\n"
    #expect(Orchard.findings(Orchard.front + exercise + parts).isEmpty)
    #expect(
      Orchard.findings(Orchard.front + exercise).map(\.sentence) == [
        "the exercise has no `mendel check`", "the exercise has no `mendel solution`",
        "the exercise has no `hint`",
      ])
    #expect(
      Orchard.findings(Orchard.front + exercise + parts + "```mendel check\n```\n```mendel solution\n```\n")
        .map(\.suggestion)
        == ["put all expectations into one block", "write another right answer as `mendel accept`"])
  }

  @Test("of very many findings the first hundred are told, and how many more there are")
  func many() {
    let found = Orchard.findings(Orchard.front + String(repeating: "```hint\n```\n\n", count: 250))
    #expect(found.count == 101 && found.last?.sentence == "from here on 150 more mistakes are not listed")
  }
}
