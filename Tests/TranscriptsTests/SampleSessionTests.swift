import SessionTesting
import Testing

/// The look that the language's contract shows, statement by statement.
@Suite("How a session looks")
struct SampleSessionTests {
  static let statements = [
    "define enum AppTheme { standard, pastel, bold, monochrome }",
    "define trait Theme: AppTheme = standard { affects color }",
    "scene main { window win { controller root { view header; controller settings { view form { view cell } } } } }",
    "override main.theme = pastel",
    "override form.theme = monochrome",
    "why cell.theme",
    "show tree theme",
    "override form.thme = bold",
    "undo",
  ]

  static let drawn = [
    "▸ enum AppTheme: standard, pastel, bold, monochrome",
    "▸ trait theme: AppTheme = standard, affects colour",
    "▸ 7 environments: main › win › root › header, settings › form › cell",
    "▸ main.theme: standard → pastel; 6 environments follow",
    "▸ form.theme: pastel → monochrome; cell follows",
    """
    monochrome
      form    override   monochrome   decides
      main    override   pastel       hidden by form
      Theme   default    standard
    """,
    """
    main             pastel       override
    └ win            pastel
      └ root         pastel
        ├ header     pastel
        └ settings   pastel
          └ form     monochrome   override
            └ cell   monochrome
    """,
    """
    error: no trait has the property `thme`
      1 │ override form.thme = bold
        │               ^^^^ did you mean `theme`?
    """,
    "▸ undid 5: override form.theme = monochrome",
  ]

  static let plain = [
    "▸ enum AppTheme: standard, pastel, bold, monochrome",
    "▸ trait theme: AppTheme = standard, affects colour",
    "▸ 7 environments: main › win › root › header, settings › form › cell",
    "▸ main.theme: standard → pastel; 6 environments follow",
    "▸ form.theme: pastel → monochrome; cell follows",
    drawn[5],
    """
    main             pastel       override
      win            pastel
        root         pastel
          header     pastel
          settings   pastel
            form     monochrome   override
              cell   monochrome
    """,
    """
    error: no trait has the property `thme`
      1 | override form.thme = bold
        |               ^^^^ did you mean `theme`?
    """,
    "▸ undid 5: override form.theme = monochrome",
  ]

  @Test("statements answer as the contract shows, with lines and without", arguments: [true, false])
  func look(drawsBoxes: Bool) {
    let session = Session(drawsBoxes: drawsBoxes)
    for (statement, expected) in zip(Self.statements, drawsBoxes ? Self.drawn : Self.plain) {
      #expect(session.run(statement) == expected)
    }
  }
}
