import Testing

@testable import LibEdit

@Suite("Motions in an entry")
struct EntryTests {
  @Test("a step goes over a whole character, whatever it is made of")
  func steps() {
    let text = "a👩‍👩‍👧e\u{301}"
    let family = "👩‍👩‍👧".utf8.count
    #expect(Entry(text, cursor: 1).next == 1 + family)
    #expect(Entry(text, cursor: 1 + family).previous == 1)
    #expect(Entry(text).previous == 1 + family)
    #expect(Entry(text).next == text.utf8.count)
    #expect(Entry("", cursor: 0).previous == 0)
    let inside = Entry(text, cursor: 5)
    #expect((inside.previous, inside.next) == (1, 1 + family))
  }

  @Test("lines begin and end at newlines")
  func lines() {
    let entry = Entry("ab\ncd\n", cursor: 4)
    #expect((entry.lineStart, entry.lineEnd) == (3, 5))
    #expect(entry.lineBeforeCursor == "c")
    #expect(entry.column == 1)
    let last = Entry("ab\ncd\n")
    #expect((last.lineStart, last.lineEnd) == (6, 6))
  }

  @Test("up and down keep the column as well as the line allows")
  func upAndDown() {
    let text = "abcd\né\nxyz"
    #expect(Entry(text).up(column: 3) == 7)
    #expect(Entry(text, cursor: 7).up(column: 3) == 3)
    #expect(Entry(text, cursor: 3).up(column: 3) == nil)
    #expect(Entry(text, cursor: 7).down(column: 2) == 10)
    #expect(Entry(text).down(column: 0) == nil)
  }

  @Test("words are letters, digits and underscores")
  func words() {
    let entry = Entry("let a_1 = 테마.x", cursor: 0)
    #expect(entry.nextWord == 3)
    #expect(Entry(entry.text, cursor: 3).nextWord == 7)
    #expect(Entry(entry.text, cursor: 7).nextWord == 16)
    #expect(Entry(entry.text).previousWord == 17)
    #expect(Entry(entry.text, cursor: 17).previousWord == 10)
    #expect(Entry(entry.text, cursor: 0).previousWord == 0)
    #expect(Entry(entry.text).previousBlank == 10)
    #expect(Entry(entry.text, cursor: 10).previousBlank == 8)
  }
}
