import LineEditing
import Testing

@testable import LibEdit

@Suite("The list of candidates")
struct CandidateListTests {
  func texts(_ list: CandidateList, columns: Int = 40, rows: Int = 5) -> [String] {
    list.rows(columns: columns, rows: rows).map { $0.map(\.text).joined() }
  }

  @Test("names are aligned and long descriptions cut")
  func alignment() {
    let list = CandidateList([
      .init("a", "first"), .init("이름", "a description that is too long"), .init("bare"),
    ])
    #expect(texts(list, columns: 20) == ["a     first", "이름  a descriptio…", "bare"])
  }

  @Test("pages follow each other in a circle")
  func pages() {
    var list = CandidateList((1...9).map { .init("c\($0)") })
    #expect(texts(list) == ["c1", "c2", "c3", "c4", "1–4 of 9, Tab for more"])
    list.turn(forward: true, rows: 5)
    list.turn(forward: true, rows: 5)
    #expect(texts(list) == ["c9", "9–9 of 9, Tab for more"])
    list.turn(forward: true, rows: 5)
    #expect(texts(list).first == "c1")
    list.turn(forward: false, rows: 5)
    #expect(texts(list).first == "c9")
  }

  @Test("controls in names and descriptions are shown as escapes")
  func controls() {
    #expect(texts(CandidateList([.init("a\u{1B}", "b\nc")])) == ["a^[  b^Jc"])
  }
}
