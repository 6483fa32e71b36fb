import Drawings
import Testing

@testable import REPL

@Suite("Swift code in a lesson")
struct SwiftColoringTests {
  /// The stretches of code that have a style.
  func parts(_ code: String, _ style: Style) -> [String] {
    SwiftColoring.colored(code).spans.filter { $0.style == style }.map(\.text)
  }

  @Test("words, types, numbers, texts and comments have their colours")
  func styles() {
    let code = """
      @MainActor final class Cell: UIView { // a cell
        let a = self.b?.default ?? 1.5, c = 0x1F...0b10, d = .init(1_000)
        print("style \\(a) \\" // no comment", traits.Theme)
      }
      """
    #expect(parts(code, .keyword) == ["@MainActor", "final", "class", "let", "self"])
    #expect(parts(code, .type) == ["Cell", "UIView", "Theme"])
    #expect(parts(code, .number) == ["1.5", "0x1F", "0b10", "1_000"])
    #expect(parts(code, .string) == [#""style \(a) \" // no comment""#])
    #expect(parts(code, .comment) == ["// a cell"])
  }

  @Test("texts and comments over lines, raw texts and comments in comments end where they end")
  func long() {
    #expect(parts("a(\"\"\"\nb \"c\"\n\"\"\")d", .string) == ["\"\"\"\nb \"c\"\n\"\"\""])
    #expect(parts(##"a(#"b"c\"#, "")d"##, .string) == [##"#"b"c\"#"##, "\"\""])
    #expect(parts("a /* b /* c */ d */ e", .comment) == ["/* b /* c */ d */"])
    #expect(parts("let a = \"open\nlet b", .keyword) == ["let", "let"])
    #expect(parts("#if os(iOS)\n#endif", .keyword) == ["#if", "#endif"])
  }

  @Test(
    "whatever it is, the text stays as it is",
    arguments: [
      "", "\"", "\"\\", "/*", "/*/", "#", "##\"", "\"\"\"", "1.", "1..<2", ".", "@", "_", "테마 = \"값\"",
    ])
  func text(code: String) { #expect(SwiftColoring.colored(code).string == code) }
}
