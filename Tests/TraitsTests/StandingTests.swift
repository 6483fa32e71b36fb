import Testing
import Traits

/// Where environments of each kind can be made, put and taken out, on handles.
@Suite("Where handles stand")
struct StandingTests {
  @Test("a window that stands in no scene has what it was made with, until it is put into one")
  func windows() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides.theme = .bold
    let window = Window(application: talk.app)
    let cell = View(in: window)
    try talk.app.update()
    #expect(window.windowScene == nil)
    #expect(cell.traitCollection.theme == .standard)
    window.windowScene = talk.main
    try talk.app.update()
    #expect(window.windowScene == talk.main)
    #expect(cell.traitCollection.theme == .bold)
    window.windowScene = nil
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(cell.traitCollection.theme == .bold)
    let other = WindowScene(application: talk.app)
    window.windowScene = other
    try talk.app.update()
    #expect(cell.traitCollection.theme == .standard)
  }

  @Test("a presentation controller goes from window to window with what it presents")
  func presentations() throws {
    let talk = try TalkingApplication()
    let presentation = PresentationController(application: talk.app)
    let card = ViewController(in: presentation)
    #expect(presentation.window == nil)
    talk.win.traitOverrides.theme = .pastel
    presentation.traitOverrides.horizontalSizeClass = .compact
    presentation.window = talk.win
    try talk.app.update()
    #expect(presentation.window == talk.win)
    #expect(card.view.traitCollection.theme == .pastel)
    #expect(card.view.traitCollection.horizontalSizeClass == .compact)
    presentation.window = Window(windowScene: talk.main)
    try talk.app.update()
    #expect(card.traitCollection.theme == .standard)
    presentation.window = nil
    #expect(presentation.window == nil)
  }

  @Test("the controller that is set is a window's root, also where the window holds several")
  func roots() throws {
    let talk = try TalkingApplication()
    let (second, third) = (ViewController(in: talk.win), ViewController(in: talk.win))
    let other = ViewController(application: talk.app)
    talk.win.rootViewController = other
    #expect(talk.win.rootViewController == other && talk.root.view.window == nil)
    talk.win.rootViewController = third
    #expect(talk.win.rootViewController == third && other.view.window == nil)
    talk.win.rootViewController = nil
    #expect(talk.win.rootViewController == second && third.view.window == nil)
  }

  @Test("the controllers that make place for a window's root keep their values and hear of nothing")
  func makingPlace() throws {
    let talk = try TalkingApplication()
    let other = ViewController(in: talk.win)
    var told: [String] = []
    talk.win.traitOverrides.theme = .pastel
    try talk.app.update()
    for callback in [
      Callback.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    ] {
      talk.settings.override(callback) { _, _ in told.append("settings.\(callback)") }
      other.override(callback) { _, _ in told.append("other.\(callback)") }
    }
    other.registerForTraitChanges([Theme.self]) { (_: ViewController, _) in told.append("other.theme") }
    let root = ViewController(application: talk.app)
    talk.win.rootViewController = root
    #expect(other.traitCollection.theme == .pastel && other.view.window == talk.win)
    try talk.app.update()
    #expect(told == [])
    #expect(root.traitCollection.theme == .pastel && other.traitCollection.theme == .pastel)
  }

  @Test("a child controller has its parent before it is shown, and after it was taken out")
  func children() throws {
    let talk = try TalkingApplication()
    let child = ViewController(childOf: talk.form)
    #expect(child.parent == talk.settings)
    #expect(talk.settings.parent == talk.root)
    #expect(talk.root.parent == nil)
    #expect(ViewController(childOf: talk.win).parent == nil)
    try child.appear(in: talk.header)
    #expect(child.parent == talk.root)
    try child.disappear()
    #expect(child.parent == talk.root)
    talk.root.destroy()
    #expect(child.parent == nil)
  }

  @Test("R21: before iOS 17 a child that is not shown inherits from its parent controller, later from nobody")
  func olderFlow() throws {
    var found: [SystemVersion: AppTheme] = [:]
    for version in [SystemVersion.iOS16, .iOS17] {
      let talk = try TalkingApplication()
      talk.app.use(version)
      let child = ViewController(childOf: talk.settings)
      talk.settings.traitOverrides.theme = .bold
      try talk.app.update()
      found[version] = child.traitCollection.theme
    }
    #expect(found == [.iOS16: .bold, .iOS17: .standard])
  }

  @Test("a controller gives traits to a child that is not shown yet, and takes them back")
  func overriddenChild() throws {
    let talk = try TalkingApplication()
    let child = ViewController(childOf: talk.root)
    let values = TraitCollection { $0[Theme.self] = .bold }
    talk.root.setOverrideTraitCollection(values, forChild: child)
    try child.appear(in: talk.header)
    #expect(child.traitCollection.theme == .bold)
    #expect(talk.root.overrideTraitCollection(forChild: child) == values)
    #expect(talk.settings.overrideTraitCollection(forChild: child) == nil)
    talk.root.setOverrideTraitCollection(nil, forChild: child)
    try talk.app.update()
    #expect(child.traitCollection.theme == .standard)
  }
}
