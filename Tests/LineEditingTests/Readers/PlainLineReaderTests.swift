import LineEditing
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Reading lines from a pipe")
struct PlainLineReaderTests {
  /// The events of some bytes in a pipe, until the end, after something else was done with the reader; a line that ends with `{` goes on.
  func events(_ bytes: [UInt8], after preparation: (PlainLineReader) -> Void = { _ in }) -> [LineEvent] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [] }
    _ = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    defer { close(ends[0]) }
    let reader = PlainLineReader(input: ends[0])
    preparation(reader)
    var request = LineRequest(prompt: "> ")
    request.completeness = { text in
      text.filter { $0 == "{" }.count > text.filter { $0 == "}" }.count ? .incomplete(indent: 2) : .complete
    }
    var events: [LineEvent] = []
    while events.last != .end && events.count < 100 { events.append(reader.readEntry(request)) }
    return events
  }

  @Test("lines are joined until they are complete")
  func joining() {
    #expect(
      events(Array("a\nscene {\r\n  b\n}\nc\n".utf8))
        == [.entry("a"), .entry("scene {\n  b\n}"), .entry("c"), .end])
  }

  @Test("a last line without its newline, and a block without its brace, are submitted as they are")
  func unfinished() {
    #expect(events(Array("a\nb".utf8)) == [.entry("a"), .entry("b"), .end])
    #expect(events(Array("a {\n b\n".utf8)) == [.entry("a {\n b"), .end])
    #expect(events([]) == [.end])
  }

  @Test("a key takes its whole line, and gives it back with itself")
  func keys() {
    #expect(events(Array("abc\nd\n".utf8)) { _ = $0.readKey() } == [.entry("d"), .end])
    var keys: [Key?] = []
    let givenBack = events(Array("abc\nd\n".utf8)) { reader in
      for _ in 1...2 {
        let key = reader.readKey()
        keys.append(key)
        if let key { reader.putBack(key) }
      }
    }
    #expect(keys == [.text("a"), .text("a")])
    #expect(givenBack == [.entry("abc"), .entry("d"), .end])
  }

  @Test("NUL bytes and broken UTF-8 come through as scalars that the language can refuse")
  func brokenText() {
    #expect(events([0x61, 0, 0x62, 0xFF, 0x0A]) == [.entry("a\0b\u{FFFD}"), .end])
  }
}
