import Sessions
import Statements
import Testing

@Suite("The session as Swift code")
struct SwiftTests {
  /// What `swift` shows behind a script.
  func swift(_ script: String, _ what: String = "") -> [String] {
    var interpreter = Interpreter(language: .standard)
    var said: [String] = []
    let problems = interpreter.run(script + "\nswift \(what)") { outcome in
      if outcome.isCommand { said += outcome.output.flatMap(\.plainLines) }
    }
    #expect(problems.isEmpty, "\(problems.first?.message ?? "")")
    return said
  }

  static let theme = """
    define enum AppTheme { standard, pastel, bold }
    define trait Theme: AppTheme = standard { name "theme"; affects color }
    """

  @Test("a trait is its definition and two extensions")
  func traits() {
    #expect(
      swift(Self.theme, "Theme") == [
        "struct Theme: UITraitDefinition {", "    static let defaultValue = AppTheme.standard",
        "    static let name = \"theme\"", "    static let affectsColorAppearance = true", "}",
        "extension UITraitCollection {", "    var theme: AppTheme { self[Theme.self] }", "}",
        "extension UIMutableTraits {", "    var theme: AppTheme {", "        get { self[Theme.self] }",
        "        set { self[Theme.self] = newValue }", "    }", "}",
      ])
    #expect(
      swift(Self.theme, "AppTheme") == ["enum AppTheme: Int {", "    case standard, pastel, bold", "}"])
  }

  @Test("Swift stays as it was typed")
  func asItStands() {
    let script = "struct Card {\n  var title = \"a\"   // kept\n}\nvar card = Card()\ncard.title = \"b\""
    #expect(swift(script) == script.split(separator: "\n").map(String.init))
  }

  @Test("bare cases and traits are written out")
  func cases() {
    let script = Self.theme + "\nvar look = AppTheme.bold\nlook = pastel\nlet night = traits { theme = bold }"
    #expect(
      swift(script).suffix(5) == [
        "var look = AppTheme.bold", "look = .pastel", "let night = UITraitCollection { mutableTraits in",
        "    mutableTraits.theme = .bold", "}",
      ])
  }

  @Test("`swift on` shows each statement's code behind it, also after undo")
  func on() {
    var interpreter = Interpreter(language: .standard)
    var said: [String] = []
    interpreter.run(
      Self.theme
        + "\nvar look = AppTheme.bold\nswift on\nlook = pastel\nundo\nlook = standard\nswift off\nlook = bold"
    ) {
      said += $0.output.flatMap(\.plainLines)
    }
    #expect(said == ["look = .pastel", "look = .standard"])
  }
}
