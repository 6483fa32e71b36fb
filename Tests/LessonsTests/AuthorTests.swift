import StandardLanguage
import Testing

@testable import Lessons

@Suite("What an author gets wrong")
struct AuthorTests {
  @Test("a forgotten fence is told where its block begins, and where it should end")
  func fence() {
    #expect {
      try Orchard.lesson("```mendel setup\nlet a = 1\n\n```mendel\na\n```\n\n```mendel\na\n```\n")
    } throws: {
      ($0 as? Findings)?.all.map(\.sentence) == [
        "the fence that ends `mendel setup` is missing above the one on line 13"
      ]
    }
  }

  @Test("code that cannot be parsed, and none at all, are told as what they are")
  func yours() throws {
    func found(_ code: String) throws -> [String] {
      let report = LessonReplay(try Orchard.lesson("```mendel yours\n\(code)```\n")).report()
      return report.findings.map(\.sentence)
    }
    #expect(try found("overid form.theme = bold\n") == ["no statement starts with `overid`"])
    #expect(try found("") == ["what the learner types is one or two statements, not 0"])
  }

  @Test("a file in UTF-16 is one mistake")
  func encoding() {
    let text = "---\ntitle: A\nsummary: S\n---\n".utf8.flatMap { [$0, 0 as UInt8] }
    #expect { try Lesson(id: "a", bytes: [0xFF, 0xFE] + text, language: .standard) } throws: {
      ($0 as? Findings)?.all.map(\.sentence) == ["this line is not UTF-8"]
    }
  }
}
