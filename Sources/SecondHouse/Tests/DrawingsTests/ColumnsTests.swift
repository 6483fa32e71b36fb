import Drawings
import Testing

@Suite("Columns")
struct ColumnsTests {
  func strings(_ blocks: [[StyledText]], _ width: Int, _ minimum: Int) -> [String] {
    Columns(in: width, atLeast: minimum).lines(blocks).map(\.string)
  }

  @Test(
    "as many columns as fit, each as wide as it can be",
    arguments: [(19, 1, 19), (20, 2, 8), (31, 2, 13), (32, 3, 8)])
  func fitting(total: Int, count: Int, width: Int) {
    let columns = Columns(in: total, atLeast: 8)
    #expect(columns.count == count && columns.width == width)
  }

  @Test("blocks stay whole and in order, in columns that are as short as they can be")
  func balanced() {
    let blocks: [[StyledText]] = [["one", "two"], ["three"], ["four", "five"], ["six"]]
    #expect(strings(blocks, 20, 8) == ["one         four", "two         five", "three       six"])
    #expect(strings(blocks, 19, 8) == ["one", "two", "three", "four", "five", "six"])
    #expect(
      strings([["a", "b"], ["c", "d"], ["e"]], 32, 8) == ["a           c           e", "b           d"])
    #expect(strings([], 20, 8) == [])
    #expect(strings([[], ["요약"]], 20, 8) == ["요약"])
  }
}
