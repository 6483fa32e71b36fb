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

  @Test("what is written behind an exchange can be undone by itself")
  func exchangeWhileOpen() {
    var rows = filled()
    _ = rows.takeChanges()
    rows[1] = 5
    var changes = rows.takeChanges()
    rows[1] = 6
    rows.exchange(&changes)
    let open = values(rows)
    rows[1] = 7
    rows.discardChanges()
    #expect(values(rows) == [0, 5, 2, 3])
    #expect(open == [0, 1, 2, 3])
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

  @Test("several writes in a row to one row leave one inverse, but none is joined across a mark")
  func joining() {
    var rows = filled()
    _ = rows.takeChanges()
    rows[1] = 10
    rows[1] = 11
    #expect(rows.mark == 1)
    rows[1] = 12
    rows[1] = 13
    let mark = rows.mark
    #expect(mark == 2)
    rows.append(4)
    rows.removeLast()
    #expect(rows.mark == 2)
    rows.revert(to: 1)
    #expect(values(rows) == [0, 11, 2, 3])
    rows[1] = 14
    rows.revert(to: 1)
    #expect(values(rows) == [0, 11, 2, 3])
    rows.revert(to: 0)
    #expect(values(rows) == [0, 1, 2, 3])
  }

  @Test("what came since a mark can be taken out alone, and what is forgotten cannot be undone")
  func partial() {
    var rows = filled()
    rows[0] = 5
    let mark = rows.mark
    rows[0] = 6
    rows[3] = 7
    var late = rows.takeChanges(since: mark)
    rows.exchange(&late)
    #expect(values(rows) == [5, 1, 2, 3])
    rows.exchange(&late)
    #expect(values(rows) == [6, 1, 2, 7])
    rows.forgetChanges()
    rows.revert(to: 0)
    #expect(values(rows) == [6, 1, 2, 7])
  }

  @Test("a write, and its undoing, changes the revision; a read does not")
  func revision() {
    var rows = filled()
    let before = rows.revision
    _ = rows[0]
    #expect(rows.revision == before)
    rows[0] = 9
    let after = rows.revision
    #expect(after != before)
    rows.discardChanges()
    #expect(rows.revision != after)
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
