import Lessons
import Testing

@Suite("Quizzes")
struct QuizTests {
  @Test("question, choices and explanations are read")
  func read() throws {
    let lesson = try Lesson(id: "a", bytes: Array(fullLesson.utf8))
    let quiz = try Quiz(lesson.steps[4].block)
    #expect(quiz.question == "Which one decides?")
    #expect(quiz.choices.map(\.text) == ["that of `main`", "that of `form`"])
    #expect(quiz.choices.map(\.isRight) == [false, true])
    #expect(quiz.choices.map(\.explanation) == ["a nearer one hides it", nil])
  }

  @Test(
    "what is no quiz is told with its line, what it is, and what would be right",
    arguments: [
      (
        "What?", 5, "the quiz has no choices",
        "write lines `- [ ] a wrong one` and `- [x] a right one` below the question"
      ),
      (
        "- [x] a\n- [ ] b", 5, "the quiz has no question above its choices",
        "write it on the lines above the first choice"
      ),
      ("What?\n- [ ] a", 5, "the quiz has no right choice", "write `- [x]` before the one that is right"),
      (
        "What?\n- [x] a", 5, "the quiz has no wrong choice",
        "write `- [ ]` before what is not right, or add a choice that is not"
      ),
      (
        "What?\n- [x] a\nmore\n- [ ] b", 8, "the quiz has text behind its choices, where none belongs",
        "put it above the choices, or behind ` — ` on the line of one, or below the quiz"
      ),
      ("What?\n- [y] a\n- [ ] b", 7, "`- [y]` begins no choice of the quiz", mark),
      ("What?\n- [ ] a\n- [X] b", 8, "`- [X]` begins no choice of the quiz", mark),
      ("What?\n- [ ] a\n  - [x] b", 8, "`  - [x]` begins no choice of the quiz", mark),
      ("What?\n- [ ] a\n* [x] b", 8, "`* [x]` begins no choice of the quiz", mark),
      ("What?\n- [ ] a\n-[x] b", 8, "`-[x]` begins no choice of the quiz", mark),
      ("What?\n- [] a\n- [x] b", 7, "`- []` begins no choice of the quiz", mark),
      ("What?\n- [x]a\n- [ ] b", 7, "`- [x]` begins no choice of the quiz", mark),
      ("What?\n- [x] \n- [ ] b", 7, "`- [x]` begins no choice of the quiz", mark),
    ])
  func broken(code: String, line: Int, sentence: String, suggestion: String) {
    let source = "---\ntitle: T\nsummary: S\n---\n```quiz\n\(code)\n```\n"
    let error = #expect(throws: LessonProblems.self) { try Lesson(id: "a", bytes: Array(source.utf8)) }
    #expect(error?.problems.map(\.line) == [line])
    #expect(error?.problems.map(\.sentence) == [sentence])
    #expect(error?.problems.map(\.suggestion) == [suggestion])
  }

  static let mark =
    "write `- [ ] text` for a wrong one, `- [x] text` for a right one, from the first column on"

  @Test("a question may have lists and links")
  func question() throws {
    let code = "Which, of\n- one\n- [b](c)\n* [d][e]\n- [a longer text] or\n?\n- [x] a\n- [ ] [b](c)"
    let source = "---\ntitle: T\nsummary: S\n---\n```quiz\n\(code)\n```\n"
    let lesson = try Lesson(id: "a", bytes: Array(source.utf8))
    #expect(try Quiz(lesson.steps[0].block).choices.map(\.text) == ["a", "[b](c)"])
  }
}
