import Commands
import Foundation
import Syntax
import Testing
import Transcripts

/// The table of statements, the guide, and the page that is made of them.
@Suite("The reference")
struct ReferenceTests {
  static let forms = StatementForm.allCases.filter { !"\($0)".hasPrefix("redefine") }

  @Test("each statement has a guide whose example is that statement", arguments: forms)
  func example(_ form: StatementForm) throws {
    let guide = try #require(StatementGuide[form], "no guide")
    var names = NameTable()
    let script = Script(guide.example, names: &names)
    #expect(script.problems.map(\.sentence.cause) == [])
    #expect(script.statements.map(\.form) == [form])
    #expect(!guide.meaning.isEmpty)
    #expect(!guide.related.contains(form))
  }

  @Test("each form has a row in the table")
  func rows() {
    for form in StatementForm.allCases { #expect(Statements[form] != nil, "\(form)") }
  }

  /// `BLESS=1 swift test --filter ReferenceTests` writes the page anew.
  @Test("Lessons/REFERENCE.md is what the table says")
  func page() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Lessons/REFERENCE.md")
    if ProcessInfo.processInfo.environment["BLESS"] == "1" {
      try Reference.markdown.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == Reference.markdown)
  }
}
