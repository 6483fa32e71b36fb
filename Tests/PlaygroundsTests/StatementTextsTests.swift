import Testing

@testable import Playgrounds

/// The statements of the states that are kept.
@Suite("The statements of a session")
struct StatementTextsTests {
  @Test("each is told as it was, whatever came before it and went", arguments: [0, 3, 700])
  func ring(kept: Int) {
    var texts = StatementTexts()
    var known: [(place: Int, text: [UInt8])] = []
    for step in 0..<3_000 {
      let text = Array("set x = \(step * step) \(String(repeating: "y", count: step % 41))".utf8)
      known.append((texts.end, text))
      text.withUnsafeBufferPointer { texts.append($0) }
      if known.count > kept + 1 {
        known.removeFirst()
        texts.drop(before: known[0].place)
      }
      if step % 97 == 0 {
        for (place, text) in known { #expect(texts[place..<(place + text.count)] == text) }
      }
    }
    #expect(known.count == kept + 1)
  }

  @Test("one may be longer than all before it")
  func long() {
    var texts = StatementTexts()
    let long = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
    for _ in 0..<3 {
      let place = texts.end
      long.withUnsafeBufferPointer { texts.append($0) }
      #expect(texts[place..<texts.end] == long)
      texts.drop(before: place)
    }
    #expect(texts.end == 300_000)
  }
}
