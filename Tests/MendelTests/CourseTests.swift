import Foundation
import Testing

@Suite("The course")
struct CourseTests {
  /// The folder of the lessons beside the tests.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Lessons").path

  /// Whether exercises tell right from wrong too, `.ci/run` asks the released program, which is faster.
  @Test("every lesson is as it says")
  func verified() throws {
    let result = try Mendel.run("verify", "--lessons", Self.folder)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("the first lesson requires nothing, and those of the start follow it")
  func order() throws {
    let lines = try Mendel.run("learn", "--lessons", Self.folder).output.split(separator: "\n")
    let ids = lines.prefix(3).map { $0.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
    #expect(ids == ["traits/flow", "start/playground", "start/asking"])
  }
}
