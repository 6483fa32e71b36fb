import Drawings
import Testing

@testable import Lessons

@Suite("Rendering Markdown")
struct MarkdownRenderingTests {
  func plain(_ markdown: String, width: Int = 40) -> String {
    let rendering = MarkdownRendering(width: width, appearance: .plain)
    return rendering.lines(of: markdown).map(\.string).joined(separator: "\n")
  }

  func rich(_ markdown: String, width: Int = 40) -> [StyledText] {
    MarkdownRendering(width: width, appearance: Appearance(colors: .ansi16, drawsBoxes: true)).lines(
      of: markdown)
  }

  @Test(
    "blocks are shown plainly",
    arguments: [
      ("", ""), ("a\nb", "a b"), ("a  \nb", "a\nb"), ("a\n\n\nb", "a\n\nb"),
      ("# 요약\ntext", "요약\n====\n\ntext"), ("## Two\n\n### Three", "Two\n---\n\nThree"),
      ("*a* **b** `c` ~~d~~", "*a* **b** `c` ~~d~~"), ("- a\n- b\n  - c", "- a\n- b\n  - c"),
      ("- a\n\n- b\n\n  c", "- a\n\n- b\n\n  c"), ("9. a\n10. b", " 9. a\n10. b"),
      ("1. a\n   - b", "1. a\n   - b"),
      ("- [x] a\n- [ ] b", "- [x] a\n- [ ] b"), ("> a\n>\n> b", "| a\n|\n| b"),
      ("---", String(repeating: "-", count: 40)),
      ("```\n\ta\n```", "      a"),
      ("```mendel\noverride a\n  b\n```", "  override a\n    b"),
      ("[a](http://b) <http://c>", "a (http://b) http://c"),
      ("![tree](x.png)", "[tree]"), ("| a | 요약 |\n|---|--:|\n| b | 3 |", "a   요약\n-   ----\nb      3"),
      ("a <br> b", "a <br> b"), ("\\* &amp; &#27;[2J", "* & \\u{1B}[2J"), ("-\n- b", "- \n- b"),
    ])
  func blocks(markdown: String, shown: String) { #expect(plain(markdown) == shown) }

  @Test("paragraphs, items and quotes wrap in their place")
  func wrapping() {
    #expect(
      plain("- one two three\n  - four five six\n\n> seven eight", width: 10) == """
        - one two
          three
          - four
            five
            six

        | seven
        | eight
        """)
    #expect(plain("特性は上から下へ流れる。", width: 10) == "特性は上か\nら下へ流れ\nる。")
  }

  @Test("with colours the marks of stress are gone and styles tell")
  func styles() {
    let spans = rich("*a* **b** `c` [d](e)")[0].spans
    #expect(spans.filter { $0.text != " " }.map(\.text) == ["a", "b", "c", "d", " (e)"])
    #expect(spans.filter { $0.text != " " }.map(\.style) == [.emphasis, .strong, .code, .link, .dim])
    #expect(
      rich("# A\n- b\n> c\n\n---", width: 10).map(\.string) == [
        "A", "═", "", "• b", "", "│ c", "", "──────────",
      ])
    #expect(rich("# A")[0].spans.map(\.style) == [.heading])
  }

  @Test("code is coloured by its language")
  func code() {
    let rendering = MarkdownRendering(width: 20, appearance: .plain) { code, language in
      StyledText(code, language == "mendel" ? .keyword : .string)
    }
    let lines = rendering.lines(of: "```mendel id=a\na\n\nb\n```\n\n```swift\nc\n```")
    #expect(lines.map(\.string) == ["  a", "", "  b", "", "  c"])
    #expect(lines[0].spans.map(\.style) == [.plain, .keyword])
    #expect(lines[4].spans.map(\.style) == [.plain, .string])
  }

  @Test("nothing is wider than asked, down to narrow terminals", arguments: [20, 33, 80])
  func neverWider(width: Int) {
    let text = """
      # A rather long heading about 특성이 아래로 flow

      | property | what it is | 요약 |
      |---|---|---|
      | `userInterfaceStyle` | light or dark, as the user has chosen | 画面の明るさ |

      1. first with a wordThatIsLongerThanTheLine
      2. second
      """
    #expect(rich(text, width: width).allSatisfy { $0.width <= width })
  }

  @Test("what lies too deep is cut, not crashed on")
  func deep() {
    #expect(plain(String(repeating: "> ", count: 100_000) + "a").contains("…"))
    #expect(
      plain(String(repeating: "*a ", count: 10_000) + String(repeating: "b* ", count: 10_000)).contains("a"))
  }
}
