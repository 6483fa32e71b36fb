import Drawings
import Testing

@Suite("Tables")
struct TableTests {
  func text(_ lines: [StyledText]) -> String { lines.map(\.string).joined(separator: "\n") }

  @Test("columns stand under each other, whatever letters they hold")
  func aligned() {
    var table = Table([
      ["form", "override", "monochrome", "decides"], ["요약", "default"], ["テーマ", "", "bold"],
    ])
    table.indentation = 2
    #expect(
      text(table.lines()) == """
          form     override   monochrome   decides
          요약     default
          テーマ              bold
        """)
  }

  @Test("numbers stand at the right, and a header is set off by a rule")
  func header() {
    let table = Table(
      [["theme", "3"], ["fruit", "12"]], header: ["trait", "reads"], alignments: [.leading, .trailing])
    #expect(
      text(table.lines()) == """
        trait   reads
        ─────   ─────
        theme       3
        fruit      12
        """)
    #expect(table.lines(drawsBoxes: false)[1].string == "-----   -----")
  }

  @Test("where words would be cut, what comes behind the first cells stands below them, in columns")
  func below() {
    var table = Table([
      ["form", "override", "accessibilityExtraExtraExtraLarge", "replaced, decides until the update"],
      ["UITraitPreferredContentSizeCategory", "default", "unspecified"],
    ])
    table.indentation = 2
    #expect(
      text(table.lines(width: 80)) == """
          form
              override   accessibilityExtraExtraExtraLarge   replaced, decides until the
                                                             update
          UITraitPreferredContentSizeCategory
              default    unspecified
        """)
    for width in [1, 8, 20, 40] { #expect(table.lines(width: width).count >= 2) }
    #expect(table.lines(width: 40).allSatisfy { $0.width <= 40 })
  }

  @Test("a name stays whole where others can give way, and is parted between its parts where they cannot")
  func names() {
    let table = Table([["animals.horizontalSizeClass", "regular", "→", "a value that can be parted"]])
    #expect(
      text(table.lines(width: 56)) == """
        animals.horizontalSizeClass   regular   →   a value that
                                                    can be
                                                    parted
        """)
    #expect(
      text(Table([["animals.horizontalSizeClass", "regular"]]).lines(width: 30)) == """
        animals.               regular
        horizontalSizeClass
        """)
  }
}

@Suite("Columns")
struct ColumnsTests {
  func strings(_ blocks: [[StyledText]], _ width: Int, _ minimum: Int) -> [String] {
    Columns(in: width, atLeast: minimum).lines(blocks).map(\.string)
  }

  @Test(
    "as many columns as fit, each as wide as it can be",
    arguments: [(19, 1, 19), (20, 2, 8), (31, 2, 13), (32, 3, 8)])
  func fitting(total: Int, count: Int, width: Int) {
    let columns = Columns(in: total, atLeast: 8)
    #expect(columns.count == count && columns.width == width)
  }

  @Test("blocks stay whole and in order, in columns that are as short as they can be")
  func balanced() {
    let blocks: [[StyledText]] = [["one", "two"], ["three"], ["four", "five"], ["six"]]
    #expect(strings(blocks, 20, 8) == ["one         four", "two         five", "three       six"])
    #expect(strings(blocks, 19, 8) == ["one", "two", "three", "four", "five", "six"])
    #expect(
      strings([["a", "b"], ["c", "d"], ["e"]], 32, 8) == ["a           c           e", "b           d"])
    #expect(strings([], 20, 8) == [])
    #expect(strings([[], ["요약"]], 20, 8) == ["요약"])
  }
}
