import Drawings
import Foundation
import Lessons
import REPL
import Testing
import Transcripts

@Suite("The course's lessons")
struct CourseLessonsTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Lessons").path

  @Test("every lesson is as it says, and its checks refuse what is wrong")
  func verified() throws {
    let course = try Course(folder: Self.folder)
    #expect(course.entries.map(\.id).contains("traits/flow"))
    for entry in course.entries {
      let report = LessonReplay(try Course.read(entry), proves: true).report()
      let lines = report.findings.flatMap { $0.lines(file: entry.path, transcript: Transcript()) }
      #expect(lines.map(\.string) == [])
    }
  }

  @Test("no line of a step is broken on a terminal of 80 columns, where code stands two to the right")
  func widths() throws {
    for entry in try Course(folder: Self.folder).entries {
      for step in try Course.read(entry).steps where step.block.kind != .quiz {
        let wide = step.block.code.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 78 }
        #expect(wide == [], "\(entry.path)")
      }
    }
  }

  @Test("the first lesson has an exercise with several answers, and shows claims")
  func flow() throws {
    let course = try Course(folder: Self.folder)
    let lesson = try Course.read(try #require(course.entry(named: "traits/flow")))
    let exercise = try #require(lesson.steps.last { $0.block.kind == .exercise })
    #expect(exercise.accepted.count >= 2 && exercise.wrong.count >= 3 && exercise.hints.count >= 2)
    #expect(Set(lesson.steps.flatMap(\.block.attributes.claims)).count >= 12)
  }

  @Test(
    "a lesson is found by its id, its path, and its number",
    arguments: ["start/playground", "00-start/01-playground", "00-start/01-playground.md", "1"])
  func names(name: String) throws {
    #expect(try Course(folder: Self.folder).entry(named: name)?.id == "start/playground")
  }

  @Test("the course begins with the playground itself, and then with how traits flow")
  func order() throws {
    let ids = try Course(folder: Self.folder).entries.map(\.id)
    #expect(ids.prefix(3) == ["start/playground", "start/asking", "traits/flow"])
  }
}
