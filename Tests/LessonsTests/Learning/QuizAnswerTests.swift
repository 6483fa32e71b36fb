import Lessons
import Testing

@Suite("Answering a quiz")
struct QuizAnswerTests {
  static let quiz = """
    ```quiz
    Which override decides?
    - [ ] that of `main` — it is hidden by a nearer one
    - [x] that of the *nearest* one — it comes first
    - [x] the nearest
    - [ ] undo
    ```
    """

  func learner() throws -> Learner { Learner(try Orchard.lesson(Self.quiz)) }

  @Test(
    "numbers, letters, whole texts and how they begin are answers, in any case and without their signs",
    arguments: [
      "2, 3", "3 2", "2 and 3", "b, c", "B C", "b;c",
      "That of the nearest one, the nearest", "that of the, the n", "the nearest, THAT  of the *nearest* one",
    ])
  func right(entry: String) throws {
    let learner = try learner()
    #expect(learner.type(entry).first == "Right.")
    #expect(learner.session.hasReachedEnd)
  }

  @Test(
    "a wrong choice is explained, and can be tried again", arguments: ["1", "a", "that of main", "that of m"])
  func wrong(entry: String) throws {
    let learner = try learner()
    #expect(
      learner.type(entry) == [
        LessonRemark.wrongChoice.sentence, "| 1. that of `main` — it is hidden by a nearer one",
      ])
    #expect(learner.type("b c").first == "Right.")
  }

  @Test("some of the right choices are called right, but not all", arguments: ["2", "c", "the nearest"])
  func inPart(entry: String) throws {
    let learner = try learner()
    #expect(learner.type(entry).first == "Right, but not all; try again, or `skip`.")
    #expect(!learner.session.hasReachedEnd)
    #expect(learner.type("1, 2").first == LessonRemark.wrongChoice.sentence)
  }

  @Test("who has two choices is not told of several answers")
  func two() throws {
    let learner = Learner(try Orchard.lesson("```quiz\nWhich?\n- [x] this\n- [ ] that\n```"))
    #expect(
      learner.read.contains(
        "Answer with 1 or 2 or with how a choice begins; `skip` goes on without an answer."))
  }

  @Test(
    "what names no choice, or several, is told so",
    arguments: [
      ("7", "`7` is none of the choices; answer with a number from 1 to 4, or how one begins."),
      ("x", "`x` is none of the choices; answer with a number from 1 to 4, or how one begins."),
      (
        "nobody knows",
        "`nobody knows` is none of the choices; answer with a number from 1 to 4, or how one begins."
      ),
      ("th", "`th` begins the choices 1, 2, 3; type more of one, or its number."),
      ("that of", "`that of` begins the choices 1, 2; type more of one, or its number."),
      (
        "",
        "2 choices are right: answer with their numbers, as in `1, 2`, or with how they begin; `skip` goes on without an answer."
      ),
    ])
  func unclear(entry: String, sentence: String) throws {
    let learner = try learner()
    #expect(learner.type(entry) == [sentence])
    #expect(learner.type("2 3").first == "Right.")
  }

  @Test("statements are experiments here as elsewhere, unless one is the whole text of a choice")
  func experiments() throws {
    let learner = try learner()
    #expect(learner.type("cell.theme") == ["standard"])
    #expect(learner.type("let nearest = 3", "nearest") == ["3"])
    #expect(learner.type("print undo_") != [LessonRemark.wrongChoice.sentence])
    #expect(learner.type("undo") == [LessonRemark.wrongChoice.sentence])
    #expect(learner.type("skip") == [LessonRemark.end.sentence])
  }

  @Test("an answer in words is typed again when the lesson is taken up")
  func resumed() throws {
    let lesson = try Orchard.lesson(Self.quiz + "\n```mendel\ncell.theme\n```\n```output\nstandard\n```")
    let first = Learner(lesson)
    first.type("th", "that of the, the nearest")
    let second = Learner(lesson, after: first.kept)
    #expect(second.place == "2/2" && second.kept == first.kept)
  }
}
