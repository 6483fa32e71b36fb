import Foundation
import Sessions
import StandardLanguage
import Syntax
import Testing

@Suite("The language's reference")
struct ReferenceTests {
  /// The page, beside the package's manifest.
  static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Lessons/REFERENCE.md")

  @Test("the page is the one that is generated; MENDEL_BLESS=1 writes it anew")
  func page() throws {
    let text = Language.standard.reference
    if ProcessInfo.processInfo.environment["MENDEL_BLESS"] != nil {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  @Test("each statement is there with its summary, and its example can be read")
  func statements() {
    let language = Language.standard
    let text = language.reference
    for kind in language.kinds where !kind.title.isEmpty {
      #expect(text.contains("**`\(kind.syntax.usage)`**\n\n\(kind.summary)."), "\(kind.title)")
      let read = SourceText(kind.example, statements: language.table, mode: .file)
      #expect(read.problems.isEmpty, "\(kind.example): \(read.problems.first?.message ?? "")")
      #expect(!kind.summary.hasSuffix("."), "\(kind.title)")
    }
  }
}
