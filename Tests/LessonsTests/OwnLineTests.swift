import Testing

@testable import Lessons

@Suite("Lines of one's own in a lesson")
struct OwnLineTests {
  private let end = Orchard.end

  private let own = """
    Set the theme of the scene.

    ```mendel yours id=own
    override main.theme = bold
    ```
    ```mendel
    main.theme
    ```
    """

  @Test(
    "a line of one's own is right where it reaches the author's state",
    arguments: [
      "override main.theme = bold", "main.traitOverrides.theme = .bold",
      "let t = AppTheme.bold; override main.theme = t",
    ])
  func yours(entry: String) throws {
    var reader = try Reader(own)
    #expect(reader.type(entry) == ["✓ That is it.", "  main.theme"])
    #expect(reader.learner.passages[1] == .done)
  }

  @Test("a miss shows the first two differences, and does not spoil what comes next")
  func miss() throws {
    var reader = try Reader(own)
    #expect(
      reader.type("override main.theme = pastel") == [
        "`main.theme` is pastel, and should be bold.", "`win.theme` is pastel, and should be bold.",
      ])
    #expect(reader.type("create view stray").count == 2)
    #expect(reader.type("override main.theme = bold") == ["✓ That is it.", "  main.theme"])
    #expect(reader.type("show tree").contains { $0.contains("stray") } == false)
  }

  @Test("a right line begins anew where a failed one is in its way")
  func begunAnew() throws {
    var reader = try Reader("```mendel yours\nlet t = 1\n```\n")
    #expect(reader.type("let t = 2") == ["`t` is 2, and should be 1."])
    #expect(reader.type("let t = 1") == ["✓ That is it.", end])
  }

  @Test("the first Enter gives the beginning, the second does it")
  func helped() throws {
    var reader = try Reader(own)
    #expect(reader.learner.beginning == "override ")
    #expect(reader.type("") == ["It begins with `override`. Enter does it for you."])
    #expect(reader.learner.beginning == nil)
    #expect(reader.type("") == ["> override main.theme = bold", "  main.theme"])
    #expect(reader.learner.passages[1] == .shown)
    var other = try Reader(own)
    #expect(other.type("override ").first == "> override main.theme = bold")
  }

  @Test("where the author's code changes nothing, it is what is printed that counts")
  func asked() throws {
    var reader = try Reader("```mendel yours\ncell.theme\n```\n")
    #expect(reader.type("main.theme.description") != ["standard", "✓ That is it.", end])
    #expect(reader.type("cell.traitCollection.theme") == ["standard", "✓ That is it.", end])
  }
}
