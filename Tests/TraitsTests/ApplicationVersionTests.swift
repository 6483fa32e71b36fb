import Testing
import Traits
import ViewTree

@Suite("Versions and properties on handles")
struct ApplicationVersionTests {
  @Test("R21, R22: the flow is that of the version, and another choice changes values like any change")
  func flow() throws {
    let app = Application(using: .iOS16)
    #expect(app.version == .iOS16 && Application().version == nil)
    let root = ViewController(in: Window(windowScene: WindowScene(application: app)))
    let header = View(in: root)
    let child = ViewController(in: header)
    header.traitOverrides.theme = .bold
    try app.update()
    #expect(child.traitCollection.theme == .standard)
    app.use(.iOS17)
    var told: [AppTheme] = []
    child.registerForTraitChanges([Theme.self]) { child, _ in told.append(child.traitCollection.theme) }
    #expect(child.traitCollection.theme == .standard)
    try app.update()
    #expect(child.traitCollection.theme == .bold && told == [.bold])
  }

  @Test("R32: updateProperties runs after the traits and before the layout, where it was asked for")
  func properties() throws {
    let talk = try TalkingApplication()
    talk.app.use(.iOS26)
    var told: [String] = []
    talk.cell.override(.updateProperties) { cell, _ in
      told.append("properties \(cell.traitCollection.theme)")
      cell.setNeedsLayout()
    }
    talk.cell.override(.layoutSubviews) { _, _ in told.append("layout") }
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(told == [])
    talk.main.traitOverrides.theme = .pastel
    talk.cell.setNeedsUpdateProperties()
    try talk.app.update()
    #expect(told == ["properties pastel", "layout"])
    try talk.app.update()
    #expect(told.count == 2)
  }

  @Test(
    "updatePropertiesIfNeeded runs them at once here and below, controllers first, and lays nothing out"
  )
  func propertiesNow() throws {
    let talk = try TalkingApplication()
    var told: [String] = []
    talk.root.override(.updateProperties) { _, _ in told.append("root") }
    talk.settings.override(.updateProperties) { _, _ in told.append("settings") }
    talk.settings.view.override(.updateProperties) { _, _ in told.append("settings' view") }
    talk.cell.override(.updateProperties) { cell, _ in told.append("cell \(cell.traitCollection.theme)") }
    talk.cell.override(.layoutSubviews) { _, _ in told.append("layout") }
    talk.main.traitOverrides.theme = .bold
    talk.root.setNeedsUpdateProperties()
    talk.settings.setNeedsUpdateProperties()
    talk.settings.view.setNeedsUpdateProperties()
    talk.cell.setNeedsUpdateProperties()
    talk.cell.setNeedsLayout()
    talk.settings.updatePropertiesIfNeeded()
    #expect(told == ["settings", "settings' view", "cell bold"])
    talk.settings.updatePropertiesIfNeeded()
    #expect(told.count == 3)
    try talk.app.update()
    #expect(told.dropFirst(3) == ["root", "layout"])
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("what a callback asks for in such an update where it has been waits for the next")
  func askingAgain() throws {
    let talk = try TalkingApplication()
    var calls = 0
    talk.cell.override(.updateProperties) { cell, _ in
      calls += 1
      if calls < 3 { cell.setNeedsUpdateProperties() }
    }
    talk.cell.setNeedsUpdateProperties()
    talk.cell.updatePropertiesIfNeeded()
    #expect(calls == 1)
    try talk.app.update()
    #expect(calls == 3)
  }

  @Test("what is in no hierarchy updates its properties at once too, and again when it joins")
  func outside() throws {
    let talk = try TalkingApplication()
    let badge = View(application: talk.app)
    var calls = 0
    badge.override(.updateProperties) { _, _ in calls += 1 }
    badge.setNeedsUpdateProperties()
    badge.updatePropertiesIfNeeded()
    #expect(calls == 1)
    try talk.app.update()
    #expect(calls == 1)
    talk.cell.addSubview(badge)
    badge.updatePropertiesIfNeeded()
    #expect(calls == 2)
  }

  @Test("scenes and presentation controllers have no properties, and iOS 18 has none at all")
  func refusals() throws {
    var talk = try Talk()
    let popup = try talk.system.create(.presentation, in: talk.win)
    for place in [talk.main, popup] {
      #expect(throws: TraitProblem.hasNoProperties(place)) {
        try talk.system.beginUpdate(.properties(of: place))
      }
    }
    talk.system.use(.iOS18)
    #expect(throws: TraitProblem.newerFeature(.updatingProperties, version: .iOS18)) {
      try talk.system.beginUpdate(.properties(of: talk.cell))
    }
    #expect(!talk.system.isUpdating)
  }
}
