import Sessions
import StandardLanguage
import Syntax
import Testing

@Suite("What may stand at the cursor")
struct CompleterTests {
  /// The names that are offered at the end of a text, in a session that has run a script.
  func names(_ text: String, behind script: String = "") -> [String] {
    candidates(text, behind: script).map(\.name)
  }

  func candidates(_ text: String, behind script: String = "") -> [Completer.Candidate] {
    var interpreter = Interpreter(language: .standard)
    let problems = interpreter.run(script)
    #expect(problems.isEmpty, "\(problems.first?.message ?? "")")
    let read = SourceText(text, statements: interpreter.session.language.table, mode: .entered)
    return Completer(interpreter.session, read.site(at: text.utf8.count)).candidates
  }

  static let themes = """
    define enum AppTheme { standard, pastel, bold }
    define trait Theme: AppTheme = standard
    var look = AppTheme.bold
    func paint(with theme: AppTheme, twice: Bool = false) { }
    """

  @Test("a statement's words, of those that may stand here")
  func statements() {
    #expect(names("und") == ["undo"])
    #expect(!names("if true { und").contains("undo"))
    #expect(names("remove o") == ["override", "on"])
    #expect(!names("ne").contains("next"))
  }

  @Test("each word that a head goes on with says what its statement does")
  func heads() {
    #expect(candidates("swipe d").map(\.gloss) == ["Swipes a sheet down"])
    #expect(candidates("show tre").map(\.gloss) == ["Shows the hierarchy, or one trait's values in it"])
  }

  @Test(
    "cases where a type is expected",
    arguments: ["look = ", "look == ", "let a: AppTheme = ", "paint(with: "])
  func cases(text: String) {
    #expect(names(text, behind: Self.themes).prefix(3) == ["standard", "pastel", "bold"])
    #expect(names(text + "pa", behind: Self.themes) == ["pastel"])
  }

  @Test("cases behind a leading point")
  func implicitMembers() {
    #expect(names("look = .", behind: Self.themes).prefix(3) == ["standard", "pastel", "bold"])
    #expect(names("AppTheme.b", behind: Self.themes) == ["bold"])
  }

  @Test("labels and values of a call")
  func arguments() {
    #expect(names("paint(", behind: Self.themes).first == "with:")
    #expect(names("paint(with: .bold, twice: t", behind: Self.themes).contains("true"))
  }

  @Test("members of a value, and properties of one's own types")
  func members() {
    let script = "struct Card { var title = \"\"; func shout() -> String { title } }\nlet card = Card()"
    #expect(names("card.", behind: script).prefix(2) == ["title", "shout"])
  }

  @Test("the steps below an environment: names, and types of what has none")
  func steps() {
    let script = """
      class Page: UIViewController {
        override func viewDidLoad() { view.addSubview(UIButton()); view.addSubview(UIButton()) }
      }
      scene main on iPhone16 { Page() }
      """
    #expect(names("print(main/", behind: script) == ["window", "Page", "UIButton[0]", "UIButton[1]"])
    #expect(names("why main/UIB", behind: script) == ["UIButton[0]", "UIButton[1]"])
  }

  @Test("views of a hosted view, by their labels and types")
  func hosted() {
    let script = """
      struct Radio: View { var body: some View { VStack { Text("a"); Text("b"); Button("Play") { } } } }
      scene main on iPhone16 { Radio() }
      """
    #expect(names("tap radio/", behind: script) == ["\"Play\"", "VStack", "Text", "Button"])
  }

  @Test("names of the blocks around")
  func scopes() {
    #expect(names("for fruit in [1, 2] { print(fr").contains("fruit"))
    #expect(names("func f(pear: Int) { print(pe").contains("pear"))
    #expect(names("if true {\n  let plum = 1\n  print(pl").contains("plum"))
  }

  static let scene = """
    define trait Tone = 1
    define color card = #fff
    var list = [1, 2], spot = 1
    var look: UIColor = .red
    struct Card { var title = ""; func paint(with depth: Int) { } }
    let card1 = Card()
    scene main { window win { controller root { view header; view box { view note }; view note } } }
    """

  @Test(
    "names of what is there, and of what a block brings",
    arguments: [
      ("why box/", ["note"]), ("why no", ["not", "note"]), ("card1.paint(", ["with:"]), ("box[To", ["Tone"]),
      ("list[sp", ["spot"]), ("card1[keyPath: \\Card.ti", ["title"]),
      ("struct V: View { @Environment(\\.colorSch", ["colorScheme"]),
      ("look = .ca", ["card"]), ("override box.to", ["tone"]), ("help undo", ["undo"]),
      ("extension Card { func f() { print(ti", ["title"]),
      ("list.forEach { (pear: Int) in print(pe", ["pear"]),
      ("register box for tone { print(send", ["sender"]), ("on box draw { print(prev", ["previous"]),
      ("define action told(who, old) { print(wh", ["who"]),
    ])
  func places(text: String, first: [String]) {
    #expect(Array(names(text, behind: Self.scene).prefix(first.count)) == first)
  }

  @Test("types where a type stands")
  func types() {
    #expect(names("let a: AppT", behind: Self.themes) == ["AppTheme"])
  }

  @Test("nothing in a comment or a string")
  func nothing() {
    #expect(names("// und").isEmpty)
    #expect(names("let a = \"und").isEmpty)
  }
}
