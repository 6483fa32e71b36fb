import LineEditing
import Testing

@Suite("The history of entries")
struct HistoryTests {
  @Test("an entry that repeats the one before, or is blank, is not kept and not told of")
  func repeats() {
    var told: [String] = []
    var history = History(["a", "a", " \n", "b"], didAdd: { told.append($0) })
    for entry in ["b", "c", "c", "", "a"] { history.add(entry) }
    #expect(history.entries == ["a", "b", "c", "a"])
    #expect(told == ["c", "a"])
  }

  @Test("the oldest entries go when there are too many")
  func limit() {
    var history = History(["a", "b", "c"], limit: 2)
    #expect(history.entries == ["b", "c"])
    for entry in ["d", "e"] { history.add(entry) }
    #expect(history.entries == ["d", "e"])
  }
}
