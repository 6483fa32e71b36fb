import Commands
import Playgrounds
import Syntax
import Testing

/// Each statement's own words, through the whole table: what Tab offers where they stand, and how they are coloured.
@Suite("The words of statements")
struct StatementWordsTests {
  static let rows = Statements.rows.filter { !$0.head.isEmpty }
  static let forms = StatementForm.allCases.filter { StatementGuide[$0] != nil }

  private func offers(_ text: String, at offset: Int) -> [String] {
    let playground = Playground { _ in }
    _ = playground.load(Array("let night = traits { userInterfaceStyle = dark }".utf8), as: "load", file: nil)
    return Completer(world: playground.world).complete(text, at: offset).candidates.map(\.text)
  }

  /// The words of a text that are coloured as words, with where they end.
  private func words(_ text: String) -> [(word: String, start: Int)] {
    var highlighter = Highlighter()
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { highlighter.spans(in: $0) }.filter { $0.tokenClass == .word }.map {
      (String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self), $0.range.start)
    }
  }

  @Test("each word of a head is completed where it stands", arguments: rows.map(\.form))
  func heads(_ form: StatementForm) throws {
    let head = try #require(Statements[form]).head.map(\.spelling)
    for (index, word) in head.enumerated() {
      let text = (head[..<index] + [String(word.prefix(1))]).joined(separator: " ")
      #expect(offers(text, at: text.utf8.count).contains(word), "\(word) behind `\(text)`")
    }
  }

  @Test("each word of a head is coloured as a statement's", arguments: forms)
  func colours(_ form: StatementForm) throws {
    let example = try #require(StatementGuide[form]).example
    let head = try #require(Statements[form]).head.map(\.spelling)
    #expect(words(example).map(\.word).prefix(head.count) == head[...], "in `\(example)`")
  }

  @Test("what is coloured as a word in an example is completed there", arguments: forms)
  func examples(_ form: StatementForm) throws {
    let example = try #require(StatementGuide[form]).example
    for (word, start) in words(example) {
      #expect(offers(example, at: start + 1).contains(word), "\(word) in `\(example)`")
    }
  }
}
