import Testing

@testable import LibEdit

@Suite("Cutting a frame to the screen")
struct FrameTests {
  func frame(_ rows: Int, footer: Int = 0, cursor: Int) -> Frame {
    Frame(
      rows: (0..<rows).map { Frame.Row(bytes: [UInt8($0)]) },
      footer: (0..<footer).map { Frame.Row(bytes: [UInt8(100 + $0)]) }, cursorRow: cursor, cursorColumn: 0)
  }

  @Test("what fits stays")
  func fits() {
    #expect(frame(3, footer: 2, cursor: 1).clipped(to: 5) == frame(3, footer: 2, cursor: 1))
  }

  @Test(
    "the rows around the cursor are shown", arguments: [(0, 0, 0), (3, 0, 3), (4, 1, 3), (9, 6, 3)])
  func window(_ cursor: Int, _ top: Int, _ row: Int) {
    let clipped = frame(10, cursor: cursor).clipped(to: 4)
    #expect(clipped.rows.map(\.bytes) == (top..<(top + 4)).map { [UInt8($0)] })
    #expect(clipped.cursorRow == row)
  }

  @Test("the footer gives way, down to three rows for the entry")
  func footer() {
    let clipped = frame(5, footer: 9, cursor: 4).clipped(to: 8)
    #expect(clipped.rows.count == 3)
    #expect(clipped.footer.count == 5)
    #expect(clipped.cursorRow == 2)
    #expect(frame(1, footer: 9, cursor: 0).clipped(to: 8).footer.count == 7)
    #expect(frame(1, footer: 9, cursor: 0).clipped(to: 1).allRows.count == 1)
  }
}
