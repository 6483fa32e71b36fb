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
