import LineEditing
import Testing

@Suite("Searching the history")
struct HistorySearchTests {
  let history = History(["scene main", "override main.theme = bold", "scene other", "override form"])

  @Test("the suggestion is the newest entry that begins with the text and says more")
  func suggestion() {
    #expect(history.suggestion(for: "over") == "override form")
    #expect(history.suggestion(for: "override m") == "override main.theme = bold")
    #expect(history.suggestion(for: "override form") == nil)
    #expect(history.suggestion(for: "o") == nil)
    #expect(history.suggestion(for: "zz") == nil)
    #expect(History(["요약 = 1", "요약 = 2"]).suggestion(for: "요약 ") == "요약 = 2")
    #expect(History(["e\u{301}a"]).suggestion(for: "\u{65}\u{301}") == "e\u{301}a")
    #expect(History(["exe\u{301}"]).suggestion(for: "exe") == nil)
  }

  @Test("going back and forth by prefix passes over what does not fit and what is there already")
  func prefix() {
    #expect(history.index(before: 4, prefix: "scene", otherThan: "scene") == 2)
    #expect(history.index(before: 2, prefix: "scene", otherThan: "scene other") == 0)
    #expect(history.index(before: 0, prefix: "", otherThan: "") == nil)
    #expect(history.index(after: 0, prefix: "scene", otherThan: "scene main") == 2)
    #expect(history.index(after: 3, prefix: "", otherThan: "") == nil)
  }

  @Test("a pattern is found anywhere in an entry")
  func containing() {
    #expect(history.index(before: 4, containing: "main") == 1)
    #expect(history.index(before: 1, containing: "main") == 0)
    #expect(history.index(after: 0, containing: "main") == 1)
    #expect(history.index(before: 4, containing: "") == nil)
    #expect(history.index(before: 4, containing: "nowhere") == nil)
    #expect("override form".utf8Offset(of: "form") == 9)
    #expect("테마".utf8Offset(of: "마") == 3)
  }
}
