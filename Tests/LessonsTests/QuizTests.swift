import Testing

@testable import Lessons

@Suite("Quizzes as they are read")
struct QuizTests {
  @Test(
    "a quiz that cannot be asked is refused",
    arguments: [
      ("- [ ] a\n- [x] b", 5, "the quiz has no question above its choices"),
      ("Q?", 5, "the quiz has no choices"),
      ("Q?\n- [ ] a", 5, "the quiz has no right choice"), ("Q?\n- [x] a", 5, "the quiz has no wrong choice"),
      ("Q?\n- [x] a\n- [ ] b\nMore", 9, "the quiz has text behind its choices, where none belongs"),
      ("Q?\n- [y] a", 7, "`- [y]` begins no choice of the quiz"),
    ])
  func quizzes(text: String, line: Int, sentence: String) {
    let found = Orchard.findings(Orchard.front + "```quiz\n\(text)\n```\n")
    #expect(found.map(\.line) == [line] && found.map(\.sentence) == [sentence])
  }

  @Test(
    "a quiz is answered by numbers, letters, or how choices begin",
    arguments: [
      ("1", .choices([0])), ("b", .choices([1])), ("1, 3", .choices([0, 2])), ("a and c", .choices([0, 2])),
      ("that of `form`", .choices([1])), ("THAT OF FORM", .choices([1])), ("that of", .several([0, 1])),
      ("both", .choices([2])), ("4", .none), ("neither", .none),
    ] as [(String, Quiz.Answer)])
  func answers(entry: String, answer: Quiz.Answer) throws {
    let text =
      "---\ntitle: A\nsummary: B\n---\n```quiz\nQ?\n- [ ] that of `main`\n- [x] that of `form`\n- [ ] *both* of them\n```\n"
    let lesson = try Lesson(id: "a", bytes: Array(text.utf8))
    #expect(lesson.steps[0].quiz?.answer(entry) == answer)
  }

  @Test(
    "a number is a choice's, or the one with which a choice begins; where these are two, neither is taken",
    arguments: [("0", .choices([0])), ("2", .several([1, 2])), ("b", .choices([1])), ("3", .choices([2]))]
      as [(String, Quiz.Answer)])
  func numbers(entry: String, answer: Quiz.Answer) throws {
    let text =
      "---\ntitle: A\nsummary: B\n---\n```quiz\nQ?\n- [ ] 0, none\n- [ ] 1, one\n- [x] 2, both\n```\n"
    let lesson = try Lesson(id: "a", bytes: Array(text.utf8))
    #expect(lesson.steps[0].quiz?.answer(entry) == answer)
  }
}
