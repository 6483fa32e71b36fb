import Testing

@testable import Syntax

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "letters inserted, removed, exchanged and swapped count one each",
    arguments: [
      ("abc", "abc", 0), ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "axc", 1), ("abc", "acb", 1),
      ("", "abc", 3),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, count: Int) {
    #expect(Spelling.distance(Array(first), Array(second)) == count)
    #expect(Spelling.distance(Array(second), Array(first)) == count)
  }

  @Test(
    "the nearest word is found where it is near enough",
    arguments: [
      ("overide", "override"), ("vew", "view"), ("pritn", "print"), ("Override", "override"),
      ("scnee", "scene"),
    ])
  func near(word: String, nearest: String) {
    #expect(Spelling.nearest(to: word, among: ["on", "view", "scene", "print", "override"]) == nearest)
  }

  @Test("nothing is near to a word that is quite different", arguments: ["banana", "xy", "", "o", "viola"])
  func far(word: String) {
    #expect(Spelling.nearest(to: word, among: ["on", "view", "override"]) == nil)
  }

  @Test(
    "a word of three letters is meant for a longer one",
    arguments: [("foo", nil), ("cel", "cell"), ("FOR", "for"), ("rfo", nil)])
  func short(word: String, nearest: String?) {
    #expect(Spelling.nearest(to: word, among: ["for", "cell"]) == nearest)
  }

  @Test(
    "of Hangul and kana the parts of syllables count",
    arguments: [("주재", "주제"), ("テーム", "テーマ"), ("てえむ", "てえま"), ("한국", nil)])
  func syllables(word: String, nearest: String?) {
    #expect(Spelling.nearest(to: word, among: ["주제", "テーマ", "てえま"]) == nearest)
  }

  @Test("a word is not its own suggestion")
  func itself() { #expect(Spelling.nearest(to: "view", among: ["view"]) == nil) }

  @Test("the nearer of two is taken, and of two equally near the first")
  func order() {
    #expect(Spelling.nearest(to: "abcd", among: ["abxx", "abcx", "abcy"]) == "abcx")
  }
}
