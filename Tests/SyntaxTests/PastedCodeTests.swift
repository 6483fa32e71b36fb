import Syntax
import Testing

@Suite("Pasted code of UIKit and SwiftUI")
struct PastedCodeTests {
  @Test("it reads without a problem", arguments: snippets.indices)
  func pasted(index: Int) {
    let reading = Reading(Self.snippets[index])
    #expect(reading.source.problems.map { "\($0.message): \(reading[$0.range])" } == [])
    #expect(reading.source.isComplete && reading.source.statements.count > 0)
  }

  @Test(
    "it reads the same as typed at the prompt, where no line at the top begins with a point",
    arguments: snippets.indices)
  func entered(index: Int) {
    #expect(Reading(Self.snippets[index], .entered).shapes == Reading(Self.snippets[index], .file).shapes)
  }

  @Test("ranges cover what was read, and parts lie in the whole", arguments: snippets.indices)
  func ranges(index: Int) {
    let reading = Reading(Self.snippets[index])
    var end = 0
    for statement in reading.source.statements {
      #expect(statement.range.start >= end && statement.range.end > statement.range.start)
      end = statement.range.end
    }
    #expect(reading[reading.source.statements[0].range].hasPrefix(reading.source.text.prefix(5)) || index > 0)
  }

  @Test(
    "reading up to any place of it is neither a crash nor more than open brackets",
    arguments: snippets.indices)
  func cutOff(index: Int) {
    let text = Self.snippets[index]
    for (count, place) in text.indices.enumerated() where count % 7 == 0 {
      let source = Reading(String(text[..<place]), .entered).source
      _ = source.site(at: place.utf16Offset(in: text))
      _ = source.tokens
    }
  }
}
