import Testing

@Suite("The hierarchy's statements")
struct HierarchyTests {
  @Test("tell what they made, as an outline")
  func outline() {
    #expect(answers(themes).last == "▸ 6 environments: main › win › root › header, form › cell")
    #expect(
      answers("view form { view cell; view footer { view note } }", after: themes)
        == ["▸ 2 more environments: footer › note"])
    #expect(answers("create view spare", after: themes) == ["▸ spare created, in no hierarchy yet"])
    #expect(
      answers("create controller child in root", after: themes) == [
        "▸ child is a child of root, not yet appeared"
      ])
  }

  @Test(
    "say what is wrong with them",
    arguments: [
      ("view nobody { }", "error: no environment is called `nobody` (write `create view nobody`)"),
      ("controller cell { }", "error: `cell` is a view (write `view cell { … }`)"),
      (
        "create view cell in form",
        "error: `cell` is there already (names are unique among siblings: choose another)"
      ),
      ("move form to cell", "error: form cannot stand in cell, which stands in it (take that out first)"),
      (
        "scene main { window win { window w } }",
        "error: a window cannot stand in a window (it stands in a scene)"
      ),
      ("remove root.view", "error: root.view is the view of root and comes and goes with it (name root)"),
      ("appear cell", "error: cell cannot appear (a view controller can)"),
      ("use iOS 15", "error: there is no version `15` (there are `16`, `17`, `18` and `26`)"),
      (
        "view form { let label = 1 }",
        "error: a property of an environment is a `var` (write the `let` outside the environment's block)"
      ),
      (
        "scene main { window win { controller second } }",
        "error: `win` has its root view controller already, `root`, and can have one only (`remove root` makes room, or it stands in `root`)"
      ),
      ("create scene main", "error: `main` is there already (`scene main { … }` adds to it)"),
      ("create scene inner in main", "error: a scene cannot stand in anything (write it at top level)"),
      ("scene main { scene inner }", "error: a scene cannot stand in anything (write it at top level)"),
      ("view form { view part: UIViewController }", "error: UIViewController is no class of views"),
      (
        "view form { view cell { var theme = bold } }",
        "error: a property `theme` would hide the trait's (choose another name, or write `override theme = …`)"
      ),
    ])
  func problems(text: String, problem: String) {
    #expect(answers(text, after: themes) == [problem])
  }

  @Test("say what keeps an object alive, and let it end with its last holder")
  func lifetimes() {
    let lines = answers(
      """
      var held: [UIView] = [cell]
      destroy cell
      held = []
      """, after: themes)
    #expect(
      lines == [
        "▸ held = [cell]", "note: cell lives on, in no hierarchy: the variable held holds it", "▸ held = []",
        "▸ cell is gone",
      ])
    #expect(
      answers("register cell for theme capturing cell { }; destroy cell", after: themes).last
        == "note: cell lives on, in no hierarchy: the registration on cell captures it")
  }

  @Test("say when `deinit` runs, and end what only the ending object holds")
  func ends() {
    #expect(
      answers("class Page { class Plain { deinit { print(1) } } }; extension Page { func turn() {} }")
        == [
          "note: `deinit` of Page.Plain never runs: references are not counted", "▸ Page is declared",
        ])
    let lines = answers(
      """
      class Badge: UIView {
        let label = UILabel()
        deinit { print("badge ends") }
      }
      view form { view badge: Badge }
      badge.addSubview(badge.label)
      destroy badge
      """, after: themes)
    #expect(lines.first == "note: `deinit` of Badge runs on `destroy`: references are not counted")
    #expect(lines.suffix(2) == ["badge ends", "▸ badge is gone, and 1 environment in it"])
  }

  @Test("let handlers in a block mean what the block made")
  func handlersInBlocks() {
    let lines = answers(
      """
      view form { view cell { on layoutSubviews { print "form's \\(cell.theme)" } } }
      view header { view cell { override theme = bold } }
      invalidate form/cell
      """, after: themes)
    #expect(lines.filter { !$0.hasPrefix("▸") } == ["form's standard"])
  }

  @Test("name what a scene can show, and nothing that needs more than its name")
  func showsByName() {
    let page = "class Page: UIViewController { %; override func viewDidLoad() { label.text = \"\" } }"
    let delegate = """
      ; class Delegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo t: UISceneSession, options: UIScene.ConnectionOptions) { }
      }
      """
    let whole = page.replacing("%", with: "let label = UILabel()")
    let shows = ["note: `scene main on iPhone16 { Page() }` shows it"]
    #expect(answers(whole) == shows + ["▸ Page is declared"])
    #expect(answers(whole + delegate) == ["▸ Page is declared"] + shows + ["▸ Delegate is declared"])
    #expect(
      answers(whole + "; scene main on iPhone16 { Page() }").contains(
        "▸ 3 environments: main › window › Page"))
    #expect(answers(page.replacing("%", with: "@IBOutlet var label: UILabel!")) == ["▸ Page is declared"])
    #expect(
      answers(whole + delegate + "; scene main on iPhone16 { Delegate() }").contains(
        "note: Delegate made no window; there is no storyboard here: write a controller in its place"))
  }

  @Test("say that a NavigationView is a sidebar where there is room, unless its style is a stack")
  func navigationViews() {
    let page = "struct Page: View { var body: some View { NavigationView { Text(\"a\") }% } }; scene main on "
    func notes(_ style: String, _ device: String) -> [String] {
      answers(page.replacing("%", with: style) + "\(device) { Page() }").filter { $0.hasPrefix("note: ") }
    }
    #expect(notes("", "iPhone16") == [])
    #expect(notes(".navigationViewStyle(.stack)", "iPadPro13") == [])
    #expect(
      notes("", "iPadPro13") == [
        "note: a `NavigationView` is a stack here; SwiftUI shows it as a sidebar at this width: write `NavigationStack`"
      ])
  }
}
