import Testing
import Traits
import ViewTree

@Suite("A program on handles")
struct ApplicationTests {
  @Test("the talk's example: a scene's override reaches a cell with the update, and a nearer one wins")
  func flow() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides[Theme.self] = .pastel
    #expect(talk.cell.traitCollection.theme == .standard)
    try talk.app.update()
    #expect(talk.cell.traitCollection.theme == .pastel)
    talk.form.traitOverrides.theme = .monochrome
    try talk.app.update()
    #expect(talk.cell.traitCollection.theme == .monochrome)
    #expect(talk.header.traitCollection.theme == .pastel)
    talk.form.traitOverrides.remove(Theme.self)
    try talk.app.update()
    #expect(talk.cell.traitCollection.theme == .pastel)
  }

  @Test("R25 to R27: overrides are asked, removed and printed; a copy is another way to them")
  func overrides() throws {
    let talk = try TalkingApplication()
    let overrides = talk.main.traitOverrides
    #expect(overrides.description == "no overrides")
    talk.main.traitOverrides.userInterfaceStyle = .dark
    #expect(overrides.contains(TraitUserInterfaceStyle.self))
    #expect(!overrides.contains(Theme.self))
    #expect("\(overrides)" == "overrides = { UserInterfaceStyle = Dark }")
    #expect(overrides.userInterfaceStyle == .dark)
    talk.form.traitOverrides.theme = .bold
    talk.form.traitOverrides = talk.main.traitOverrides
    #expect("\(talk.form.traitOverrides)" == "overrides = { UserInterfaceStyle = Dark }")
    overrides.remove(TraitUserInterfaceStyle.self)
    overrides.remove(TraitUserInterfaceStyle.self)
    #expect(!talk.main.traitOverrides.contains(TraitUserInterfaceStyle.self))
  }

  @Test("R43 to R46: a handler gets the environment and its collection before, for real changes only")
  func registrations() throws {
    let talk = try TalkingApplication()
    var told: [String] = []
    let token = talk.cell.registerForTraitChanges([Theme.self, ContainedInSettings.self]) { cell, previous in
      told.append("\(previous.theme) -> \(cell.traitCollection.theme), \(TraitCollection.current.theme)")
    }
    try talk.app.update()
    #expect(told.isEmpty)
    talk.main.traitOverrides.theme = .pastel
    talk.main.traitOverrides[ContainedInSettings.self] = true
    try talk.app.update()
    #expect(told == ["standard -> pastel, pastel"])
    talk.main.traitOverrides.userInterfaceStyle = .dark
    try talk.app.update()
    #expect(told.count == 1)
    talk.header.unregisterForTraitChanges(token)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(told.count == 2)
    talk.cell.unregisterForTraitChanges(token)
    talk.cell.unregisterForTraitChanges(token)
    talk.main.traitOverrides.theme = .standard
    try talk.app.update()
    #expect(told.count == 2)
  }

  /// The target of actions.
  final class Painter {
    var told: [String] = []
    func nothing() { told.append("nothing") }
    func one(_ cell: View) { told.append("\(cell.traitCollection.theme)") }
    func two(_ cell: View, _ previous: TraitCollection) {
      told.append("\(previous.theme) -> \(cell.traitCollection.theme)")
    }
  }

  @Test("R44, R47: actions with none, one and two parameters; a target that is gone hears nothing")
  func actions() throws {
    let talk = try TalkingApplication()
    var painter: Painter? = Painter()
    let told = { [weak painter] in painter?.told ?? [] }
    if let painter {
      talk.cell.registerForTraitChanges([Theme.self], target: painter, action: Painter.nothing)
      talk.cell.registerForTraitChanges([Theme.self], target: painter, action: Painter.one)
      talk.cell.registerForTraitChanges([Theme.self], target: painter, action: Painter.two)
    }
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(told() == ["nothing", "bold", "standard -> bold"])
    painter = nil
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(told().isEmpty)
    #expect(talk.app.traits.registrations(of: talk.cell.handle.id).isEmpty, "they end with their target")
  }

  @Test("R42: without a target the environment's own method is called, with none, one and two parameters")
  func ownActions() throws {
    let talk = try TalkingApplication()
    let traits: [Traits.Trait] = [Theme.self]
    talk.cell.registerForTraitChanges(traits, action: View.showNothing)
    talk.cell.registerForTraitChanges(traits, action: View.showSender)
    talk.cell.registerForTraitChanges(traits, action: View.showChange)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(talk.cell.traitOverrides[Shown.self] == ["nothing", "bold", "standard -> bold"])
  }

  @Test("R53: Apple's lists can be registered for")
  func lists() throws {
    let talk = try TalkingApplication()
    var calls = 0
    talk.cell.registerForTraitChanges(TraitCollection.systemTraitsAffectingColorAppearance) { _, _ in
      calls += 1
    }
    talk.main.traitOverrides.listEnvironment = .sidebar
    try talk.app.update()
    #expect(calls == 0)
    talk.main.traitOverrides.displayGamut = .P3
    try talk.app.update()
    #expect(calls == 1)
  }

  @Test("R31, R35: layoutSubviews sees current traits, and updateTraitsIfNeeded does not wait for it")
  func layout() throws {
    let talk = try TalkingApplication()
    var told: [String] = []
    talk.cell.override(.layoutSubviews) { cell, _ in
      told.append("layout \(cell.traitCollection.theme), \(TraitCollection.current.theme)")
    }
    talk.settings.override(.viewDidLayoutSubviews) { settings, _ in
      told.append("settings \(settings.view.traitCollection.theme)")
    }
    talk.main.traitOverrides.theme = .bold
    talk.cell.setNeedsLayout()
    talk.settings.setNeedsLayout()
    talk.form.updateTraitsIfNeeded()
    #expect(talk.cell.traitCollection.theme == .bold)
    #expect(told.isEmpty)
    try talk.app.update()
    #expect(told == ["settings bold", "layout bold, bold"])
  }

  @Test("a callback changes what comes later in the same update")
  func changesInside() throws {
    let talk = try TalkingApplication()
    talk.header.registerForTraitChanges([Theme.self]) { header, _ in
      header.traitOverrides[ContainedInSettings.self] = true
      header.updateTraitsIfNeeded()
    }
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(talk.header.traitCollection[ContainedInSettings.self])
  }

  @Test("views and controllers come and go, and get what holds where they stand")
  func hierarchy() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides.theme = .bold
    let badge = View(application: talk.app)
    let child = ViewController(application: talk.app)
    let inner = View(in: child)
    try talk.app.update()
    #expect(badge.traitCollection.theme == .standard && inner.traitCollection.theme == .standard)
    talk.header.addSubview(badge)
    talk.header.addChild(child)
    try talk.app.update()
    #expect(badge.traitCollection.theme == .bold && inner.traitCollection.theme == .bold)
    badge.removeFromSuperview()
    child.removeFromParent()
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(badge.traitCollection.theme == .bold && inner.traitCollection.theme == .bold)
    let popup = PresentationController(in: talk.win)
    popup.traitOverrides.theme = .monochrome
    let card = ViewController(in: popup)
    try talk.app.update()
    #expect(card.view.traitCollection.theme == .monochrome)
    #expect(View(in: card).superview == card.view && card.view != talk.cell)
  }

  @Test("what the language defines and what Swift defines live in one engine")
  func oneEngine() throws {
    var system = TraitSystem()
    let spoken = try system.define(
      TraitDeclaration(property: "mood", definition: "Mood", defaultValue: .integer(4)))
    let typed = system.trait(for: Theme.self)
    let scene = try system.create(.scene)
    try system.setOverride(.integer(2), of: typed, on: scene)
    try system.setOverride(.integer(5), of: spoken, on: scene)
    try system.update()
    #expect(system.collection(at: scene)[Theme.self] == .bold)
    #expect(system.collection(at: scene)[spoken]?.number == 5)
    #expect(system.collection(at: scene).changedTraitIDs(from: nil) == [spoken, typed])
  }
}

/// What a view's own actions have shown.
private struct Shown: TraitDefinition { static let defaultValue: [String] = [] }

extension View {
  fileprivate func showNothing() { show("nothing") }

  fileprivate func showSender(_ view: View) { show("\(view.traitCollection.theme)") }

  fileprivate func showChange(_ view: View, _ previous: TraitCollection) {
    show("\(previous.theme) -> \(view.traitCollection.theme)")
  }

  private func show(_ text: String) {
    let shown = traitOverrides.contains(Shown.self) ? traitOverrides[Shown.self] : []
    traitOverrides[Shown.self] = shown + [text]
  }
}
