import Testing
import Traits

/// A small app on handles, from its first scene to its last view, with nothing but `import Traits`.
///
/// It follows WWDC23 session 10057: a theme flows through an app, settings are told that they are settings, and what shows the theme is told
/// of its changes, by a registration or by what its methods read.
@Suite("A program on handles, from beginning to end")
struct ProgramTests {
  /// What the app would show.
  final class Screen {
    private(set) var lines: [String] = []

    func show(_ line: String) { lines.append(line) }

    /// What has been shown since it was asked last.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Paints what it is the target for.
  final class Painter {
    let screen: Screen

    init(_ screen: Screen) { self.screen = screen }

    func themeChanged(_ view: View, _ previous: TraitCollection) {
      screen.show("painter: \(previous.theme) -> \(view.traitCollection.theme)")
    }
  }

  @Test("overrides flow, and a registration tells of what really changed")
  func theme() throws {
    let (talk, screen) = (try TalkingApplication(), Screen())
    talk.app.use(.iOS17)
    talk.cell.registerForTraitChanges([Theme.self]) { cell, previous in
      screen.show("\(previous.theme) -> \(cell.traitCollection.theme)")
    }
    talk.main.traitOverrides.theme = .pastel
    talk.settings.traitOverrides[ContainedInSettings.self] = true
    #expect(talk.cell.traitCollection.theme == .standard, "nothing was updated yet")
    try talk.app.update()
    #expect(screen.take() == ["standard -> pastel"])
    #expect(talk.cell.traitCollection[ContainedInSettings.self])
    #expect(!talk.header.traitCollection[ContainedInSettings.self])
    talk.form.traitOverrides.theme = .monochrome
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(screen.take() == ["pastel -> monochrome"], "the nearer override wins")
    talk.form.traitOverrides.remove(Theme.self)
    talk.cell.updateTraitsIfNeeded()
    #expect(screen.take() == ["monochrome -> bold"], "updateTraitsIfNeeded does not wait for the turn's end")
  }

  @Test("since iOS 18 a layout that reads the theme needs no registration; before, it does")
  func tracking() throws {
    let (talk, screen) = (try TalkingApplication(), Screen())
    talk.cell.override(.layoutSubviews) { cell, _ in
      screen.show("\(cell.traitCollection.theme), \(TraitCollection.current.theme)")
    }
    var shown: [SystemVersion: [String]] = [:]
    for version in [SystemVersion.iOS17, .iOS18] {
      talk.app.use(version)
      talk.main.traitOverrides.theme = .standard
      talk.cell.setNeedsLayout()
      try talk.app.update()
      talk.main.traitOverrides.theme = .bold
      talk.main.traitOverrides.verticalSizeClass = .compact
      try talk.app.update()
      shown[version] = screen.take()
    }
    #expect(shown[.iOS17] == ["standard, standard"])
    #expect(shown[.iOS18] == ["standard, standard", "bold, bold"])
    talk.main.traitOverrides.verticalSizeClass = .regular
    try talk.app.update()
    #expect(screen.take() == [], "nobody has read it")
  }

  @Test("one program under two flows: a value on a plain view reaches a nested controller since iOS 17")
  func versions() throws {
    let talk = try TalkingApplication()
    let nested = ViewController(in: talk.header)
    talk.header.traitOverrides.theme = .pastel
    var found: [SystemVersion: AppTheme] = [:]
    for version in SystemVersion.allCases {
      talk.app.use(version)
      try talk.app.update()
      found[version] = nested.traitCollection.theme
    }
    #expect(found == [.iOS16: .standard, .iOS17: .pastel, .iOS18: .pastel, .iOS26: .pastel])
  }

  @Test("a controller appears: viewWillAppear is too early for traits, viewIsAppearing is not")
  func appearing() throws {
    let (talk, screen) = (try TalkingApplication(), Screen())
    talk.app.use(.iOS26)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    let details = ViewController(application: talk.app)
    for callback in [Callback.viewWillAppear, .viewIsAppearing, .updateProperties, .viewDidDisappear] {
      details.override(callback) { details, _ in
        screen.show("\(callback): \(details.traitCollection.theme)")
      }
    }
    try details.appear(in: talk.root)
    #expect(
      screen.take() == ["viewWillAppear: standard", "viewIsAppearing: bold", "updateProperties: bold"])
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(screen.take() == ["updateProperties: pastel"], "it has read the theme")
    try details.disappear()
    talk.main.traitOverrides.theme = .monochrome
    try talk.app.update()
    #expect(screen.take() == ["viewDidDisappear: pastel"], "what is outside keeps its last values")
  }

  @Test("what ends takes its registrations along: the target, the view, and at last the program")
  func lifetimes() throws {
    let screen = Screen()
    weak var program: Application?
    do {
      let talk = try TalkingApplication()
      program = talk.app
      var painter: Painter? = Painter(screen)
      if let painter {
        talk.cell.registerForTraitChanges([Theme.self], target: painter, action: Painter.themeChanged)
      }
      talk.header.registerForTraitChanges([Theme.self]) { _, _ in screen.show("header") }
      talk.main.traitOverrides.theme = .pastel
      try talk.app.update()
      #expect(screen.take() == ["header", "painter: standard -> pastel"])
      painter = nil
      talk.main.traitOverrides.theme = .bold
      try talk.app.update()
      #expect(screen.take() == ["header"])
      talk.header.destroy()
      talk.main.traitOverrides.theme = .standard
      try talk.app.update()
      #expect(screen.take() == [])
      #expect(talk.app.traits.allRegistrations.isEmpty)
    }
    #expect(program == nil)
  }
}
