import Lessons
import Playgrounds
import REPL
import Syntax
import Testing

@Suite("A scripted learner in the course's exercises")
struct CourseExercisesTests {
  /// An exercise of the course, known by its lesson and its place among the steps.
  struct Exercise: CustomTestStringConvertible, Sendable {
    var lesson: Lesson
    var index: Int
    var testDescription: String { "\(lesson.id), step \(index)" }
    var step: Lesson.Step { lesson.steps[index] }

    /// A learner who stands before it.
    func learner() -> Learner { Learner(lesson, at: lesson.marks[index]) }
  }

  static let exercises: [Exercise] = {
    guard let course = try? Course(folder: CourseLessonsTests.folder) else { return [] }
    return course.entries.compactMap { try? Course.read($0) }.flatMap { lesson in
      lesson.steps.indices.filter { lesson.steps[$0].block.kind == .exercise }.map {
        Exercise(lesson: lesson, index: $0)
      }
    }
  }()

  /// A text's statements, each as an entry of its own.
  static func entries(_ text: String) -> [String] {
    var names = NameTable()
    let bytes = Array(text.utf8)
    return Script(text, names: &names).statements.map {
      String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)
    }
  }

  @Test("each exercise is solved in two ways or more, and the lesson goes on", arguments: exercises)
  func solved(exercise: Exercise) throws {
    let solution = Self.entries(try #require(exercise.step.solution).code)
    let wrong = Self.entries(try #require(exercise.step.wrong.first).code)
    var ways = [
      solution, wrong + ["back"] + solution, wrong + ["hint", "play", "undo", "back", "restart"] + solution,
    ]
    ways += exercise.step.accepted.map { Self.entries($0.code) }
    for way in ways {
      let learner = exercise.learner()
      #expect(learner.typeAll(way).contains { $0.hasPrefix("Solved with ") }, "\(way)")
      #expect(learner.type("check").allSatisfy { $0.hasPrefix("+ ") || $0.hasPrefix("  ") }, "\(way)")
      let place = learner.session.mark
      learner.type("")
      #expect(learner.session.mark != place, "\(way)")
    }
  }

  @Test(
    "each exercise is failed in three ways or more, with what is missing or too much", arguments: exercises)
  func failed(exercise: Exercise) throws {
    let solution = Self.entries(try #require(exercise.step.solution).code)
    // Nothing that matters, nothing at all, the right thing taken back, and what authors expect people to do.
    var ways = [["let besideThePoint = 1"], solution + ["back"], solution + ["restart"]]
    ways += exercise.step.wrong.map { Self.entries($0.code) }
    #expect(ways.count > 3)
    for way in ways {
      let learner = exercise.learner()
      let isPassed = learner.typeAll(way).contains { $0.hasPrefix("Solved with ") }
      let said = learner.type("check")
      #expect(said.contains { $0.hasPrefix("- missing: ") || $0.hasPrefix("- too much: ") }, "\(way)")
      // An answer of several statements may be right on its way to what is wrong: that counts, though not once it is taken back.
      if !isPassed || way.last == "back" || way.last == "restart" {
        #expect(learner.type("next") == [LessonRemark.unsolved.sentence], "\(way)")
      }
      #expect(learner.type("skip") != [LessonRemark.unsolved.sentence], "\(way)")
    }
  }

  @Test("everybody goes on from the same state, whatever they did", arguments: exercises)
  func onwards(exercise: Exercise) throws {
    let solution = try #require(exercise.step.solution).code
    let wrong = try #require(exercise.step.wrong.first).code
    let ends = [[solution, ""], [wrong, "skip"], ["solution", ""], ["play", wrong, "skip"]].map { entries in
      let learner = exercise.learner()
      learner.typeAll(entries)
      return learner.facts
    }
    #expect(Set(ends).count == 1)
  }
}
