import Statements
import Testing

@testable import Sessions

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

  @Test("no row stands in the tables twice, and none is kept that something is done for")
  func twice() {
    var seen: [String: [AppleRow]] = [:]
    var doubled: [String] = []
    for type in AppleTypes.all {
      let fields = Set(type.fields.map(\.name))
      for row in type.rows {
        let key = "\(type.name).\(row.words.name)" + (row.words.isStatic ? " of the type" : "")
        let same = seen[key, default: []].contains { other in
          let isSame = row.words.kind == .property || row.takesAnything || other.takesAnything
          return row.declaration == other.declaration
            || isSame && row.words.kind == other.words.kind && row.words.kind != .initializer
        }
        if same || row.words.kind == .property && fields.contains(row.words.name) { doubled.append(key) }
        seen[key, default: []].append(row)
      }
    }
    #expect(doubled == [])
  }
}
