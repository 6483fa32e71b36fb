import Testing

@testable import Drawings

@Suite("Canvas")
struct CanvasTests {
  func text(_ canvas: Canvas, boxes: Bool = true) -> String {
    canvas.lines(drawsBoxes: boxes).map(\.string).joined(separator: "\n")
  }

  var screen: Canvas {
    var canvas = Canvas(width: 24, height: 5)
    canvas.box(Canvas.Frame(x: 0, y: 0, width: 24, height: 5))
    canvas.line(Canvas.Frame(x: 0, y: 2, width: 24, height: 1))
    canvas.line(Canvas.Frame(x: 14, y: 0, width: 1, height: 5))
    canvas.text("동물 animals", x: 2, y: 1)
    canvas.text(StyledText("details: long", .name), x: 15, y: 1, width: 8)
    return canvas
  }

  @Test("lines that meet are joined, and text is cut to its place")
  func joined() {
    #expect(
      text(screen) == """
        ┌─────────────┬────────┐
        │ 동물 animals│details…│
        ├─────────────┼────────┤
        │             │        │
        └─────────────┴────────┘
        """)
  }

  @Test("without boxes there is ASCII at the same places")
  func plain() {
    #expect(text(screen, boxes: false).hasSuffix("+-------------+--------+"))
    #expect(text(screen, boxes: false).contains("| 동물 animals|details~|"))
  }

  @Test("a sheet covers the shaded screen behind it")
  func sheet() {
    var canvas = Canvas(width: 10, height: 5)
    let all = Canvas.Frame(x: 0, y: 0, width: 10, height: 5)
    canvas.box(all)
    canvas.dim(all.inside)
    let sheet = Canvas.Frame(x: 2, y: 2, width: 6, height: 3)
    canvas.clear(sheet.inside)
    canvas.box(sheet)
    canvas.text("요약", x: 3, y: 3)
    #expect(
      text(canvas) == """
        ┌────────┐
        │░░░░░░░░│
        │░┌────┐░│
        │░│요약│░│
        └─┴────┴─┘
        """)
    #expect(text(canvas, boxes: false).contains("|:|요약|:|"))
  }

  @Test("what lies outside is cut off")
  func outside() {
    var canvas = Canvas(width: 4, height: 2)
    canvas.box(Canvas.Frame(x: -1, y: -1, width: 100, height: 100))
    canvas.dim(Canvas.Frame(x: 2, y: -5, width: 1_000_000_000, height: 6))
    canvas.clear(Canvas.Frame(x: 50, y: 50, width: 5, height: 5))
    canvas.text("abcdef", x: -2, y: 1)
    canvas.line(Canvas.Frame(x: -5, y: 9, width: 1_000_000_000, height: 1))
    canvas.text("gone", x: 0, y: 7)
    #expect(text(canvas) == "  ░░\ncdef")
  }

  @Test("half of a wide letter never stays")
  func halves() {
    var canvas = Canvas(width: 6, height: 1)
    canvas.text("요약요", x: 0, y: 0)
    canvas.text("x", x: 1, y: 0)
    canvas.text("y", x: 2, y: 0)
    canvas.text("가", x: 5, y: 0)
    #expect(text(canvas) == " xy 요")
    canvas.text("나", x: 3, y: 0)
    #expect(text(canvas) == " xy나")
  }
}
