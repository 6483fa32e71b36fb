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

  @Test("line ends are counted in any part of any text, whatever bytes stand beside them")
  func lineEnds() {
    let bytes = (0..<600).map {
      UInt8(truncatingIfNeeded: $0 &* $0 &* 7 &+ $0 / 3) & ($0 % 5 == 0 ? 0x8F : 0x0F)
    }
    #expect(bytes.contains(0x0a) && bytes.contains(0x8a))
    for start in 0..<20 {
      for end in [start, start + 1, start + 7, start + 8, start + 9, start + 63, 600] {
        #expect(SourceWindow.lineEnds(in: bytes, start..<end) == bytes[start..<end].count { $0 == 0x0a })
      }
    }
  }
}
