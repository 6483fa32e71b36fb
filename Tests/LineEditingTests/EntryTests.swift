import LineEditing
import Testing

@testable import LibEdit

@Suite("Motions in an entry, keys, history")
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

  @Test("words are letters, digits and underscores")
  func words() {
    let text = "let a_1 = 테마.x"
    #expect([0, 3, 7].map { Entry(text, cursor: $0).nextWord } == [3, 7, 16])
    #expect([18, 17, 0].map { Entry(text, cursor: $0).previousWord } == [17, 10, 0])
    #expect([18, 10].map { Entry(text, cursor: $0).previousBlank } == [10, 8])
  }

  func keys(_ bytes: [UInt8]) -> [Key] {
    var source = KeySource(bytes, isOver: true)
    var keys: [Key] = []
    while case .key(let key)? = source.next() { keys.append(key) }
    return keys
  }

  @Test(
    "bytes are keys",
    arguments: [
      ("aé漢", [.text("a"), .text("é"), .text("漢")]),
      ("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace]),
      ("\u{0}\u{3}\u{1F}", [.control("@"), .control("c"), .control("_")]), ("\u{1B}", [.escape]),
      ("\u{1B}\u{1B}[A", [.escape, .up]),
      ("\u{1B}OA\u{1B}[B\u{1B}[1;5C\u{1B}[1;3D\u{1B}[1;2D", [.up, .down, .wordRight, .wordLeft, .left]),
      ("\u{1B}[3~\u{1B}[5~\u{1B}[Z\u{1B}\r", [.delete, .pageUp, .backTab, .altEnter]),
      ("\u{1B}f\u{1B}[", [.alt("f"), .alt("[")]),
      ("\u{1B}[[Ax", [.unknown, .text("x")]), ("\u{1B}[12\u{1B}[A", [.unknown, .up]),
      ("\u{1B}漢", [.escape, .text("漢")]),
      ("\u{1B}[200~a\r\nb\u{1B}[31m\u{1B}[201~c", [.paste("a\nb[31m"), .text("c")]),
      ("\u{1B}[200~torn", [.paste("torn")]),
      ("\u{9B}\u{202E}a", [.text("a")]),
    ] as [(String, [Key])])
  func decoding(_ text: String, _ expected: [Key]) { #expect(keys(Array(text.utf8)) == expected) }

  @Test("broken UTF-8 is dropped, and what follows is not")
  func broken() {
    #expect(keys([0xFF, 0x61, 0xC3, 0x62, 0xE6, 0xBC]) == [.text("a"), .text("b")])
    #expect(keys([0xED, 0xA0, 0x80, 0x63]) == [.text("c")])
  }

  @Test("an entry that repeats the one before, or is blank, is not kept")
  func history() {
    var told: [String] = []
    var history = History(["a", "a", " \n", "b"], didAdd: { told.append($0) })
    for entry in ["b", "c", "c", "", "a"] { history.add(entry) }
    #expect(history.entries == ["a", "b", "c", "a"] && told == ["c", "a"])
  }

  @Test("the suggestion is the rest of the newest entry that begins with the text and says more")
  func suggestion() {
    let history = History([
      "scene main", "override main.theme = bold", "scene other", "override form", "exe\u{301}",
    ])
    #expect(history.suggestion(for: "over") == "ride form")
    #expect(history.suggestion(for: "override m") == "ain.theme = bold")
    #expect(["override form", "o", "zz", "exe"].allSatisfy { history.suggestion(for: $0) == nil })
    #expect(History(["e\u{301}a"]).suggestion(for: "\u{65}\u{301}") == "a")
    #expect("테마".utf8Offset(of: "마") == 3 && "abc".utf8Offset(of: "abcd") == nil)
  }
}
