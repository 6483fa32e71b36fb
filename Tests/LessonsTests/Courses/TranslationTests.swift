import Drawings
import Lessons
import Testing
import Transcripts

@Suite("Translations")
struct TranslationTests {
  static let original = """
    ---
    title: T
    summary: S
    ---
    Two apples.

    ```mendel id=count claims=T01
    // Count them.
    let apples = 2     // two
    print "apples: \\(apples), pears: \\(1 + 1)"
    on bowl layout { print "there" }
    ```
    ```output
    apples: 2
    ...
    ```
    ```text
    hello
    ```
    ```mendel exercise id=eat
    ```
    ```mendel check
    expect apples == 1 else "one should be left"
    what if { set apples = 0 } expect apples == 0 else "none"
    expect error "no" { x }
    ```
    ```hint
    Eat.
    ```
    ```mendel solution
    set apples = 1
    ```
    ```quiz
    Which?
    - [ ] a
    - [x] b — because
    ```

    """

  func differences(_ changes: [(String, String)]) throws -> [String] {
    let text = changes.reduce(Self.original) { $0.replacing($1.0, with: $1.1) }
    #expect(changes.isEmpty || text != Self.original)
    let original = try Lesson(id: "a", bytes: Array(Self.original.utf8))
    let translation = try Lesson(id: "a", bytes: Array(text.utf8))
    return translation.differences(fromOriginal: original)
      .flatMap { $0.lines(file: "a.md", transcript: Transcript()) }.map(\.string)
  }

  @Test(
    "prose, comments, printed texts and sentences may be translated",
    arguments: [
      [], [("Two apples.", "사과 두 개.")], [("// Count them.\n", "")], [("// two", "// 둘")],
      [("apples: \\(apples), pears: \\(1 + 1)", "배 \\(1 + 1), 사과 \\(apples)")], [("\"there\"", "\"거기\"")],
      [("one should be left", "하나")], [("\"none\"", "\"없음\"")], [("error \"no\"", "error \"아니\"")],
      [("apples: 2", "사과")], [("hello", "안녕")], [("Eat.", "먹어요.")],
      [("Which?", "어느?"), ("a\n- [x] b — because", "가\n- [x] 나")],
    ])
  func free(changes: [(String, String)]) throws { #expect(try differences(changes) == []) }

  let remedy = "  comments, `else` sentences and printed texts may be translated, nothing else"

  @Test(
    "what is run and asked is the same",
    arguments: [
      (("apples = 2", "apples = 3"), "7: error: this code does something else than the original's on line 7"),
      (("\\(apples)", "\\(2)"), "7: error: this code does something else than the original's on line 7"),
      (
        ("error \"no\" { x }", "error \"no\" { y }"),
        "22: error: this code does something else than the original's on line 22"
      ),
      (("id=count", "id=zahl"), "7: error: this fence says something else than the original's on line 7"),
      (
        ("claims=T01", "claims=T02"), "7: error: this fence says something else than the original's on line 7"
      ),
      (("apples: 2\n", ""), "13: error: this output has another shape than the original's on line 13"),
      (
        ("- [ ] a", "- [x] a\n- [ ] c"),
        "33: error: this quiz has other choices than the original's on line 33"
      ),
      (("```text\nhello\n```\n", ""), "17: error: the original has `text` here, on line 17"),
      (
        ("```quiz\nWhich?\n- [ ] a\n- [x] b — because\n```\n", ""),
        "32: error: the translation ends before the original's `quiz` on line 33"
      ),
      (("because\n```\n", "because\n```\n```text\n```\n"), "38: error: the original has no block here"),
    ])
  func bound(change: (String, String), finding: String) throws {
    #expect(try differences([change]) == ["a.md:" + finding, remedy])
  }
}
