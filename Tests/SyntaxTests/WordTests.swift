import Syntax
import Testing

@Suite("Words")
struct WordTests {
  @Test("a word is spelled like its case", arguments: Word.allCases)
  func spelling(_ word: Word) {
    #expect(word.spelling == (word == .traitCollectionClass ? "UITraitCollection" : "\(word)"))
  }
}
