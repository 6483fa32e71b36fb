import Lessons
import Testing

@Suite("What is wrong with a lesson")
struct LessonProblemTests {
  func problems(_ source: String) -> [LessonProblem] {
    do {
      _ = try Lesson(id: "a", bytes: Array(source.utf8))
      return []
    } catch { return error.problems }
  }

  /// Front matter, which takes four lines.
  let front = "---\ntitle: A\nsummary: B\n---\n"

  @Test(
    "what is wrong with the file itself is told by line",
    arguments: [
      (
        "", 1, "a lesson begins with a line `---` and its front matter",
        "begin it with the lines `---`, `title: …`, `summary: …` and `---`"
      ),
      (
        "# Title\n", 1, "a lesson begins with a line `---` and its front matter",
        "begin it with the lines `---`, `title: …`, `summary: …` and `---`"
      ),
      (
        "---\ntitle: A\n", 1, "the front matter ends with a line `---`, which is missing",
        "write it below the last key"
      ),
      (
        "---\na\0b\n---", 2, "this line holds the control character \\u{0}",
        "take it out; a string holds it as `\\u{0}`"
      ),
      (
        "---\n\u{1B}[2J", 2, "this line holds the control character \\u{1B}",
        "take it out; a string holds it as `\\u{1B}`"
      ),
      (
        "---\nx\n---\n\u{202E}", 4, "this line holds the control character \\u{202E}",
        "take it out; a string holds it as `\\u{202E}`"
      ),
      (
        "---\na\rb\n", 2, "this line holds the control character \\u{D}",
        "take it out; a string holds it as `\\u{D}`"
      ),
    ])
  func file(source: String, line: Int, sentence: String, suggestion: String) {
    #expect(problems(source).map(\.line) == [line])
    #expect(problems(source).map(\.sentence) == [sentence])
    #expect(problems(source).map(\.suggestion) == [suggestion])
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

  @Test("what to do about what is wrong with all of a file is told as well")
  func remedies() {
    let kinds: [(LessonProblem.Kind, String)] = [
      (.notUTF8, "save the file in UTF-8"), (.tooLarge, "make two lessons of it"),
      (.longLine, "an empty line begins a new one"), (.tooDeep, "say it with fewer levels"),
      (.badClaim, "an id is one of the letters T, S, R and P and a number"),
      (.repeatedClaim("T1", line: 3), "give one of the two another id"),
    ]
    #expect(kinds.map { LessonProblem(line: 1, $0.0).suggestion } == kinds.map(\.1))
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
      ("```mendel eror\n```", 5, "`mendel` does not take `eror`", "did you mean `error`?"),
      ("```mendel id\n```", 5, "`mendel` does not take `id`", "did you mean `id=`?"),
      ("```mendel claim=T1\n```", 5, "`mendel` does not take `claim=T1`", "did you mean `claims`?"),
      ("```text id=a\n```", 5, "`text` does not take `id=a`", "nothing stands behind `text`"),
      (
        "```mendel exercise zzz\n```", 5, "`mendel exercise` does not take `zzz`",
        "behind `mendel exercise` may stand `id=`, `claims=`, `about=`"
      ),
      ("```mendel exercise about=x\n```", 5, "`about` takes `overrides`", "write it as in `about=overrides`"),
      (
        "```mendel claims=T\n```", 5,
        "`claims` takes ids of the syllabus with commas between them, such as `T57,T58`: a letter T, S, R or P and a number",
        "write it as in `claims=T57,T58`"
      ),
      (
        "```mendel id=3\n```", 5, "`id` takes a word such as `nearest-ancestor`, never a number",
        "write it as in `id=nearest-ancestor`"
      ),
      ("```mendel id=a id=b\n```", 5, "`id` is there twice", "take one of the two out"),
      (
        "- a\n  ```mendel\n  a\n  ```", 6, "`mendel` stands at the left margin, not in a list or quote",
        "begin its fences in the first column"
      ),
      (
        "> ```hint\n> ```", 5, "`hint` stands at the left margin, not in a list or quote",
        "begin its fences in the first column"
      ),
      (
        "  ```mendel\n  ```", 5, "`mendel` stands at the left margin, not in a list or quote",
        "begin its fences in the first column"
      ),
      (
        "```mendel\na\n", 5, "the fence that ends `mendel` is missing",
        "write a fence as long as the first below its last line"
      ),
      (
        "````mendel\na\n```\n", 5, "the fence that ends `mendel` is missing",
        "write a fence as long as the first below its last line"
      ),
      (
        "```mendel id=a\n```\n```mendel id=a\n```", 7, "the id `a` is that of the block on line 5",
        "choose another word for one of the two"
      ),
    ] as [(String, Int, String, String)])
  func blocks(body: String, line: Int, sentence: String, suggestion: String) {
    // An exercise without its blocks has other problems too.
    let problems = problems(front + body).filter { !$0.sentence.hasPrefix("the exercise has no") }
    #expect(problems.map(\.line) == [line])
    #expect(problems.map(\.sentence) == [sentence])
    #expect(problems.map(\.suggestion) == [suggestion])
  }

  @Test(
    "blocks stand where they belong",
    arguments: [
      (
        "```output\n```",
        "`output` belongs to the example or prediction directly above it, and none is above it",
        "move it below the block that prints it"
      ),
      (
        "```mendel setup\n```\n```output\n```",
        "`output` belongs to the example or prediction directly above it, and none is above it",
        "move it below the block that prints it"
      ),
      (
        "```mendel\n```\n```swift\n```\n```output\n```",
        "`output` belongs to the example or prediction directly above it, and none is above it",
        "move it below the block that prints it"
      ),
      (
        "```mendel\n```\n```output\n```\n```output\n```", "`output` is there already, on line 7",
        "put all that the step prints into one block"
      ),
      (
        "```mendel\n```\n```swift\n```\n```swift\n```", "`swift` is there already, on line 7",
        "take one of the two out"
      ),
      (
        "```hint\n```", "`hint` belongs to an exercise, and none is above it",
        "move it below its `mendel exercise`"
      ),
      (
        "```mendel\n```\n```mendel check\n```",
        "`mendel check` belongs to an exercise, and none is above it", "move it below its `mendel exercise`"
      ),
      (
        "```swift\n```", "`swift` belongs to a step, and none is above it",
        "move it below its step, or write `text`, which stands anywhere"
      ),
      (
        "```mendel counter\n```", "`mendel counter` belongs to a step, and none is above it",
        "move it below its step"
      ),
      (
        "```mendel\n```\n```mendel counter\n```", "a counter-experiment belongs to a step with `claims=`",
        "name the claim behind the step's fence, as in `mendel claims=T57`"
      ),
      (
        "```mendel predict\n```\n```output\na\nb\n```", "a prediction is about one printed line",
        "let the output be the one line that is asked for"
      ),
    ])
  func belonging(body: String, sentence: String, suggestion: String) {
    #expect(problems(front + body).map(\.sentence) == [sentence])
    #expect(problems(front + body).map(\.suggestion) == [suggestion])
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
      problems(front + exercise + parts + "```mendel check\n```\n```mendel solution\n```\n").map(\.suggestion)
        == ["put all expectations into one block", "write another right answer as `mendel accept`"])
    #expect(
      problems(front + exercise).map(\.suggestion) == [
        "write a block `mendel check` below it", "write a block `mendel solution` below it",
        "write a block `hint` below it",
      ])
    #expect(
      problems(front + exercise + parts + "```mendel wrong\noverride a.b = c\n```\n").map(\.kind) == [
        .unnamedMisconception
      ])
    #expect(
      problems(front + exercise + parts + "```mendel\n```\n```hint\n```\n").map(\.kind) == [.orphan(.hint)])
  }

  @Test("of very many problems the first hundred are told, and how many more there are")
  func many() {
    let problems = problems(front + String(repeating: "```hint\n```\n", count: 250))
    #expect(problems.count == 101 && problems[99].line == 203)
    #expect(problems.last?.line == 205)
    #expect(problems.last?.sentence == "from here on 150 more mistakes are not listed")
    #expect(problems.last?.suggestion == "mend those above first; most may have one cause")
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
