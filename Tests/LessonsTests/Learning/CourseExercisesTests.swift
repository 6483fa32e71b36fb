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

  /// The answers among these that type something else than those before them.
  static func different(_ answers: [Lesson.Block]) -> [[String]] {
    var ways: [[String]] = []
    for way in answers.map({ entries($0.code) }) where !ways.contains(way) { ways.append(way) }
    return ways
  }

  @Test(
    "each exercise is solved in two ways that type different statements, and the lesson goes on",
    arguments: exercises)
  func solved(exercise: Exercise) throws {
    let solution = try #require(exercise.step.solution)
    let wrong = Self.entries(try #require(exercise.step.wrong.first).code)
    let ways = Self.different([solution] + exercise.step.accepted)
    #expect(ways.count >= 2, "one way only")
    for way in ways + [wrong + ["hint", "play", "undo", "back", "restart"] + ways[0]] {
      let learner = exercise.learner()
      #expect(learner.typeAll(way).contains { $0.hasPrefix("Solved with ") }, "\(way)")
      #expect(learner.type("check").allSatisfy { $0.hasPrefix("✓ ") || $0.hasPrefix("  ") }, "\(way)")
      let place = learner.session.mark
      learner.type("")
      #expect(learner.session.mark != place, "\(way)")
    }
  }

  @Test(
    "each exercise is failed in three ways that type different statements, with what is missing or no longer so",
    arguments: exercises)
  func failed(exercise: Exercise) throws {
    let ways = Self.different(exercise.step.wrong)
    #expect(ways.count >= 3, "\(ways.count) ways")
    for way in ways {
      let learner = exercise.learner()
      let isPassed = learner.typeAll(way).contains { $0.hasPrefix("Solved with ") }
      let said = learner.type("check")
      #expect(said.contains { $0.hasPrefix("✗ missing: ") || $0.hasPrefix("✗ no longer so: ") }, "\(way)")
      // An answer of several statements may be right on its way to what is wrong: that counts.
      if !isPassed { #expect(learner.type("next") == [LessonRemark.unsolved.sentence], "\(way)") }
      #expect(learner.type("skip") != [LessonRemark.unsolved.sentence], "\(way)")
    }
  }

  @Test("what is taken back solves no exercise, nor does nothing", arguments: exercises)
  func takenBack(exercise: Exercise) throws {
    let solution = Self.entries(try #require(exercise.step.solution).code)
    for way in [["let besideThePoint = 1"], solution + ["back"], solution + ["restart"]] {
      let learner = exercise.learner()
      learner.typeAll(way)
      #expect(learner.type("next") == [LessonRemark.unsolved.sentence], "\(way)")
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
