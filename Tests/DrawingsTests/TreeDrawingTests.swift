import Drawings
import Testing

@Suite("Drawing trees")
struct TreeDrawingTests {
  let tree = TreeDrawing([
    .init(depth: 0, "main", columns: ["pastel", "override"]),
    .init(depth: 1, "win", columns: ["pastel"]),
    .init(depth: 2, "header", columns: ["bold", "override"]),
    .init(depth: 3, "요약", columns: ["bold"]),
    .init(depth: 2, "settings", columns: ["pastel"]),
    .init(depth: 0, "other", columns: ["standard"]),
  ])

  func text(_ lines: [StyledText]) -> String { lines.map(\.string).joined(separator: "\n") }

  @Test("branches join what lies under one row, and columns stand under each other")
  func boxes() {
    #expect(
      text(tree.lines(drawsBoxes: true)) == """
        main           pastel     override
        └ win          pastel
          ├ header     bold       override
          │ └ 요약     bold
          └ settings   pastel
        other          standard
        """)
  }

  @Test("a tree of depth 1,000 stays within the width and readable")
  func deep() {
    let rows = (0..<1_000).map { TreeDrawing.Row(depth: $0, "view\($0)", columns: ["bold"]) }
    let lines = TreeDrawing(rows).lines(width: 80, drawsBoxes: true)
    #expect(lines.allSatisfy { $0.width <= 80 })
    #expect(lines[20].string == String(repeating: "  ", count: 19) + "└ view20    bold")
    #expect(lines[21].string == String(repeating: " ", count: 34) + "…21 └ view21    bold")
    #expect(lines[999].string == String(repeating: " ", count: 33) + "…999 └ view999   bold")
    let plain = TreeDrawing(rows).lines(width: 80, drawsBoxes: false)
    #expect(plain[999].string == String(repeating: " ", count: 31) + "...999   view999   bold")
  }

  @Test("however deep the tree, short labels stay whole beside long columns", arguments: [40, 80])
  func deepNames(width: Int) {
    let value = StyledText(String(repeating: "word ", count: 20))
    let rows = (0...40).map { TreeDrawing.Row(depth: $0, "z\($0)", columns: [value]) }
    for drawsBoxes in [true, false] {
      let lines = TreeDrawing(rows).lines(width: width, drawsBoxes: drawsBoxes).map(\.string)
      #expect(lines.indices.allSatisfy { lines[$0].contains(" z\($0) ") || $0 == 0 })
      #expect(lines.allSatisfy { $0.count <= width && $0.contains("word") })
    }
  }

  @Test("labels and columns that do not fit are cut")
  func narrow() {
    let long = StyledText(String(repeating: "x", count: 100))
    let lines = TreeDrawing([.init(depth: 0, long, columns: ["bold"])]).lines(width: 20, drawsBoxes: true)
    #expect(lines.map(\.string) == ["xxxxxxxxxxxx…   bold"])
    let wide = TreeDrawing([.init(depth: 0, "a", columns: [long])]).lines(width: 20, drawsBoxes: true)
    #expect(wide.map(\.string) == ["a   xxxxxxxx…xxxxxxx"])
  }

  @Test("a mark that does not fit stands below, and a value is shortened in the middle before a mark is lost")
  func marks() {
    let rows: [TreeDrawing.Row] = [
      .init(depth: 0, "main", columns: ["a value that begins and also ends", "override"]),
      .init(depth: 1, "win", columns: ["short", "override, pending: another value"]),
      .init(depth: 2, "root", columns: ["short", "given"]),
    ]
    #expect(
      text(TreeDrawing(rows).lines(width: 40, drawsBoxes: true)) == """
        main       a value t…lso ends   override
        └ win      short
                override, pending: another value
          └ root   short                given
        """)
    #expect(TreeDrawing(rows).lines(width: 24, drawsBoxes: true).allSatisfy { $0.width <= 24 })
  }
}
