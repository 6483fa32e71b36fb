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
}
