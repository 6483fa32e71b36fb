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

  @Test("one long name stands by itself, and the columns of the others stay")
  func longName() {
    let table = Table([["theme", "bold", "override"], ["aNameThatIsTooLongForAll", "0", "default"]])
    #expect(
      text(table.lines(width: 30)) == """
        theme   bold   override
        aNameThatIsTooLongForAll
                0      default
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

  @Test("a word is not cut as long as another column can wrap")
  func words() {
    let table = Table([["horizontalSizeClass", "own, affects colour"]])
    #expect(
      text(table.lines(width: 36)) == """
        horizontalSizeClass   own, affects
                              colour
        """)
    #expect(
      text(table.lines(width: 24)) == """
        horizontalSizeClass
            own, affects colour
        """)
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

  @Test("where not even those fit, each cell has lines of its own, one as far in as the other")
  func alone() {
    let table = Table([["form", "accessibilityExtra", "unspecified"], ["cell", "", "regular"]])
    #expect(
      text(table.lines(width: 24)) == """
        form
            accessibilityExtra
            unspecified
        cell
            regular
        """)
  }

  @Test("a header gives way as its rows do")
  func narrowHeader() {
    let table = Table([["iPhone11ProMax", "414x896", "regular"]], header: ["device", "points", "portrait"])
    #expect(
      text(table.lines(width: 24)) == """
        device
            points    portrait
        ────────────────────────
        iPhone11ProMax
            414x896   regular
        """)
  }

  @Test("what does not fit wraps in its column")
  func wraps() {
    let table = Table([["undo", "goes back to the state before the last statement"], ["redo", "goes on"]])
    #expect(
      text(table.lines(width: 32)) == """
        undo   goes back to the state
               before the last statement
        redo   goes on
        """)
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

  @Test("cells of several lines keep them")
  func lines() { #expect(text(Table([["a\nb", "c"], ["d"]]).lines()) == "a   c\nb\nd") }

  @Test("a table without rows has no lines")
  func empty() { #expect(Table([]).lines().isEmpty) }
}
