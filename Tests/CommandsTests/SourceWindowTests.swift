import Commands
import Syntax
import Testing

/// Where something stands in a text that is read piece by piece.
@Suite("A window on a text")
struct SourceWindowTests {
  static let text = "one\ntwo; three\n\nfour"

  @Test("lines are counted from any offset, forwards and backwards", arguments: [0, 4, 9, 15, 16, 20])
  func lines(offset: Int) {
    let bytes = Array(Self.text.utf8)
    let line = 10 + bytes[..<offset].count { $0 == 0x0a }
    let window = SourceWindow(bytes: bytes, line: line, at: offset, file: nil)
    let lines = [0, 3, 4, 9, 14, 15, 16, 19, 99].map { window.line(at: $0) }
    #expect(lines == [10, 10, 11, 11, 11, 12, 13, 13, 13])
  }

  @Test("an origin holds the whole lines around a range")
  func origin() {
    let window = SourceWindow(Self.text, file: "a.mendel")
    #expect(
      window.origin(SourceRange(9, 14))
        == Origin(file: "a.mendel", firstLine: 2, text: "two; three", offset: 4))
  }
}
