import Journals
import Testing

@Suite("What was written since a mark")
struct TouchedTests {
  @Test("each write is told with the row it was of and what the row held, newest first; nothing is undone")
  func touched() {
    var rows = Journaled<Int>()
    rows.isRecording = true
    for value in 0..<3 { rows.append(value) }
    let mark = rows.mark
    rows[0] = 7
    rows.removeLast()
    rows.append(8)
    rows.append(9)
    var found: [[Int?]] = []
    rows.forEachTouched(since: mark) { found.append([$0, $1]) }
    #expect(found == [[3, nil], [2, nil], [2, 2], [0, 0]])
    #expect(rows.indices.map { rows[$0] } == [7, 1, 8, 9])
    rows.forEachTouched(since: rows.mark) { index, _ in Issue.record("\(index) was not written") }
  }
}
