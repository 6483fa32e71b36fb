import Presentations
import Testing

@Suite("Column width")
struct ColumnWidthTests {
  @Test("widths are positive, and the ideal lies between the bounds, which may be equal")
  func validity() {
    let valid: [ColumnWidth] = [
      .automatic, .fixed(1), .flexible(minimum: 200, ideal: 300, maximum: 400),
      .flexible(minimum: 5, ideal: 5, maximum: 5), .flexible(minimum: nil, ideal: 1, maximum: nil),
    ]
    let invalid: [ColumnWidth] = [
      .fixed(0), .fixed(-1), .fixed(.infinity), .fixed(.nan), .flexible(minimum: 2, ideal: 1, maximum: nil),
      .flexible(minimum: nil, ideal: 3, maximum: 2), .flexible(minimum: .nan, ideal: 3, maximum: 4),
      .flexible(minimum: nil, ideal: 3, maximum: .infinity),
    ]
    #expect(valid.filter { !$0.isValid }.isEmpty)
    #expect(invalid.filter { $0.isValid }.isEmpty)
  }

  @Test("only a flexible column can be dragged")
  func resizability() {
    #expect(!ColumnWidth.automatic.isResizable)
    #expect(!ColumnWidth.fixed(300).isResizable)
    #expect(ColumnWidth.flexible(minimum: nil, ideal: 300, maximum: nil).isResizable)
  }
}
