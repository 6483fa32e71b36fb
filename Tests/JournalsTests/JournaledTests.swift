import Journals
import Testing

@Suite("Journaled rows")
struct JournaledTests {
  private func filled() -> Journaled<Int> {
    var rows = Journaled<Int>()
    rows.isRecording = true
    for value in 0..<4 { rows.append(value) }
    return rows
  }

  private func values(_ rows: Journaled<Int>) -> [Int] { rows.indices.map { rows[$0] } }

  @Test("reverting to a mark undoes writes, additions and removals, newest first")
  func revert() {
    var rows = filled()
    let mark = rows.mark
    rows[0] = 7
    rows[0] += 1
    rows.removeLast()
    rows.append(9)
    rows.truncate(to: 1)
    #expect(values(rows) == [8])
    rows.revert(to: mark)
    #expect(values(rows) == [0, 1, 2, 3])
  }

  @Test("exchanged twice, changes are as before; exchanged once, they are undone")
  func exchange() {
    var rows = filled()
    _ = rows.takeChanges()
    rows[1] = 5
    rows.append(6)
    var changes = rows.takeChanges()
    rows.exchange(&changes)
    #expect(values(rows) == [0, 1, 2, 3])
    rows.exchange(&changes)
    #expect(values(rows) == [0, 5, 2, 3, 6])
    rows.exchange(&changes)
    #expect(values(rows) == [0, 1, 2, 3])
  }

  @Test("reverting tells which rows it touched")
  func touching() {
    var rows = filled()
    let mark = rows.mark
    rows[2] = 5
    rows.append(6)
    var touched: Set<Int> = []
    rows.revert(to: mark) { touched.insert($0) }
    #expect(touched == [2, 4])
  }

  @Test("without recording nothing is kept")
  func silent() {
    var rows = Journaled<Int>()
    rows.append(1)
    rows[0] = 2
    #expect(rows.mark == 0)
    rows.revert(to: 0)
    #expect(values(rows) == [2])
  }
}
