import Sessions
import Statements
import Testing

@Suite("The tables of Apple's types")
struct AppleTableTests {
  @Test("each row that is written in Swift can be checked, and each that is not is declared in its table")
  func rows() {
    var session = Session(language: .standard)
    var mistakes: [String] = []
    for type in AppleTypes.all {
      for row in type.rows {
        if row.declaration.hasPrefix("`") { mistakes.append("\(type.name): \(row.declaration)") }
        do throws(Problem) { try row.swift.map { swift throws(Problem) in try session.check(swift) } } catch {
          mistakes.append("\(type.name).\(row.declaration): \(error.message)")
        }
      }
    }
    #expect(mistakes == [])
  }
}
