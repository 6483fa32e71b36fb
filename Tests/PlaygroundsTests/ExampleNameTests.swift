import Commands
import SessionTesting
import Testing

@Suite("What messages name where anything would do")
struct ExampleNameTests {
  static let tree = "scene main { window win { controller root { view table { view row } } } }"
  static let twins =
    "scene main { window win { controller root { view a { view twin }; view b { view twin } } } }"
  static let inspector = """
    scene main on iPadPro13 landscape { window win { controller root { view animals } } }
    present inspector details on animals { }
    """

  @Test(
    "an example names what the session has",
    arguments: [
      ("", "why 3", "write `why PLACE.userInterfaceStyle`"),
      (tree, "why 3", "write `why row.userInterfaceStyle`"),
      (twins, "why 3", "write `why b.userInterfaceStyle`"),
      (inspector, "why 3", "write `why animals.userInterfaceStyle` or `why details.presentedAs`"),
      (tree, "why not 3 == 4", "such as `why not row.userInterfaceStyle == dark`"),
      (tree, "override row = light", "write `override row.userInterfaceStyle = …`"),
      (tree, "userInterfaceStyle", "write `row.userInterfaceStyle`"),
      (tree, "extend traits light for UITraitUserInterfaceStyle", "write `row.userInterfaceStyle`"),
      (tree, "show trait", "write `show trait userInterfaceStyle`"),
      (
        tree + "; use iOS 16", "register table for userInterfaceStyle { }",
        "`on table traitCollectionDidChange { … }` hears of changes there"
      ),
      ("", "show key", "`define key Theme = …` makes one"),
      ("define key Mood = 3", "show key", "write `show key Mood`"),
    ])
  func names(setup: String, input: String, suggestion: String) {
    let session = Session(setup)
    session.run(input)
    #expect(session.problems.map(\.sentence.suggestion) == [suggestion])
  }
}
