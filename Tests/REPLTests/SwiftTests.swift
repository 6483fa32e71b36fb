import Sessions
import StandardLanguage
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

  @Test("what is moved into a controller goes into its view, and a controller becomes a child")
  func moved() {
    let scene = "scene main { window w { controller root { controller a { view b }; controller c } } }; "
    #expect(swift(scene + "move b to c").last == "c.view.addSubview(b)")
    #expect(
      swift(scene + "move c to b").suffix(3) == [
        "a.addChild(c)", "b.addSubview(c.view)", "c.didMove(toParent: a)",
      ])
    #expect(
      swift(scene + "remove c").suffix(3) == [
        "c.willMove(toParent: nil)", "c.view.removeFromSuperview()", "c.removeFromParent()",
      ])
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
      swift(script).suffix(3) == [
        "var look = AppTheme.bold", "look = .pastel", "let night = UITraitCollection { $0.theme = .bold }",
      ])
  }

  @Test("what a block of traits, a colour and a handler name alone is written out")
  func ownMembers() {
    let script =
      Self.theme + """

        scene main { window win { controller root { view cell } } }
        define color card = theme == bold ? #ffffff : #000000
        let night = traits { theme = bold } modifying { theme = theme }
        register cell for theme { print theme, sender.overrides.count }
        on cell layoutSubviews { if theme == bold { print "\\(cell.theme)" } }
        """
    let code = """
      let card = UIColor { traits in
          traits.theme == .bold ? UIColor(red: 1, green: 1, blue: 1, alpha: 1) : UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      }
      let night = UITraitCollection { $0.theme = .bold }.modifyingTraits { $0.theme = $0.theme }
      cell.registerForTraitChanges([Theme.self]) { (sender: UIView, previous: UITraitCollection) in
          print(sender.traitCollection.theme, sender.traitOverrides.count)
      }
      // in cell's class:
      override func layoutSubviews() {
          super.layoutSubviews()
          if self.traitCollection.theme == .bold { print("\\(self.traitCollection.theme)") }
      }
      """
    #expect(swift(script).drop { !$0.hasPrefix("let card") }.joined(separator: "\n") == code)
  }

  @Test("short statements on objects are the calls that they stand for")
  func calls() {
    let script =
      Self.theme + """

        define key mood = 3 bridges Width
        define action told(sender, previous) { print previous.theme }
        scene main { window win { controller root { view box { controller page { view note } } } } }
        create view spare in note
        let watch = register box for theme, systemTraitsAffectingColorAppearance { print theme }
        register note for theme target page action told
        unregister watch
        override box { theme = bold; width = 2 }
        override note[Theme] = pastel
        remove override note[Theme]
        invalidate box
        invalidate box display
        set box.tag = 3
        """
    let code = """
      struct MoodKey: UITraitBridgedEnvironmentKey {
          static let defaultValue = 3
          static func read(from traitCollection: UITraitCollection) -> Int {
              traitCollection.width
          }
          static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
              mutableTraits.width = value
          }
      }
      extension EnvironmentValues {
          var mood: Int {
              get { self[MoodKey.self] }
              set { self[MoodKey.self] = newValue }
          }
      }
      @objc func told(_ sender: any UITraitEnvironment, _ previous: UITraitCollection) {
          print(previous.theme)
      }
      // main is the app's UIWindowScene
      let win = UIWindow(windowScene: main)
      win.makeKeyAndVisible()
      let root = UIViewController()
      win.rootViewController = root
      let box = UIView()
      root.view.addSubview(box)
      let page = UIViewController()
      root.addChild(page)
      box.addSubview(page.view)
      page.didMove(toParent: root)
      let note = UIView()
      page.view.addSubview(note)
      let spare = UIView()
      note.addSubview(spare)
      let watch = box.registerForTraitChanges([Theme.self] + UITraitCollection.systemTraitsAffectingColorAppearance) { (sender: UIView, previous: UITraitCollection) in
          print(sender.traitCollection.theme)
      }
      note.registerForTraitChanges([Theme.self], target: page, action: #selector(told))
      box.unregisterForTraitChanges(watch)
      box.traitOverrides.theme = .bold
      box.traitOverrides.width = 2
      note.traitOverrides[Theme.self] = .pastel
      note.traitOverrides.remove(Theme.self)
      box.setNeedsLayout()
      box.setNeedsDisplay()
      box.tag = 3
      """
    let all = swift("define trait Width = 1\n" + script)
    #expect(all.drop { !$0.hasPrefix("struct Mood") }.joined(separator: "\n") == code)
  }

  @Test("presentations are modifiers of SwiftUI's")
  func presentations() {
    let script = """
      define struct Animal { id = 0; name = "" }
      var rests: PresentationDetent = .medium
      var shows = true
      var news: Animal? = nil
      scene main on iPadPro13 { window win { controller root { view animals } } }
      toolbar on animals { item add "Add" primaryAction { print "added" } }
      present inspector details on animals isPresented $shows { columnWidth 200...300...400; toolbar { item info "Info" principal }; Form { Text("Bear") } }
      present sheet bulletin on animals item $news { detents medium, height 200; selection $rests; backgroundInteraction enabled up through height 200; interactiveDismissDisabled; onDismiss { print "read" }; Text(item.name) }
      present alert sure on animals { button yes "Yes" destructive { shows = false } }
      set details.columnWidth = 250
      dismiss details
      """
    let code = """
      .toolbar {  // on animals
          ToolbarItem(placement: .primaryAction) { Button("Add") { print("added") } }
      }
      .inspector(isPresented: $shows) {  // on animals
          Form { Text("Bear") }
              .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
              .toolbar {
                  ToolbarItem(placement: .principal) { Button("Info") {} }
              }
      }
      .sheet(item: $news, onDismiss: { print("read") }) { item in  // on animals
          Text(item.name)
              .presentationDetents([.medium, .height(200)], selection: $rests)
              .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
              .interactiveDismissDisabled()
      }
      .alert("sure", isPresented: $sure) {  // on animals
          Button("Yes", role: .destructive) { shows = false }
      }
      .inspectorColumnWidth(250)  // on the content of details
      shows = false
      """
    #expect(swift(script).drop { !$0.hasPrefix(".toolbar") }.joined(separator: "\n") == code)
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
