import Testing
import Traits

@Suite("Automatic trait tracking on handles")
struct TrackingHandlesTests {
  /// The talk's program under a version, at rest.
  private static func talk(_ version: SystemVersion = .iOS26) throws -> TalkingApplication {
    let talk = try TalkingApplication()
    talk.app.use(version)
    try talk.app.update()
    return talk
  }

  @Test(
    "R57, R59: a method that has read a trait of its own collection runs again when that changes",
    arguments: [Callback.layoutSubviews, .draw, .updateProperties])
  func views(method: Callback) throws {
    let talk = try Self.talk()
    var seen: [AppTheme] = []
    talk.cell.override(method) { cell, _ in seen.append(cell.traitCollection.theme) }
    talk.cell.setNeedsLayout()
    talk.cell.setNeedsDisplay()
    talk.cell.setNeedsUpdateProperties()
    try talk.app.update()
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(seen == [.standard, .bold])
  }

  /// Counts the layouts of an environment's view, which read something.
  private final class Layouts {
    private(set) var count = 0

    /// Lets the method of a layout count and read, and a first update run it.
    init<Place: LayoutEnvironment>(
      of place: Place, in talk: TalkingApplication, by method: Callback = .layoutSubviews,
      reading read: @escaping (Place) -> Void
    ) throws {
      place.override(method) { [weak self] place, _ in
        self?.count += 1
        read(place)
      }
      place.setNeedsLayout()
      try talk.app.update()
    }
  }

  @Test("only what was read counts: another trait's change asks for nothing")
  func precision() throws {
    let talk = try Self.talk()
    let layouts = try Layouts(of: talk.cell, in: talk) { _ = $0.traitCollection.theme }
    talk.main.traitOverrides.horizontalSizeClass = .compact
    talk.main.traitOverrides[ContainedInSettings.self] = true
    try talk.app.update()
    #expect(layouts.count == 1)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(layouts.count == 2)
  }

  @Test("a collection that is taken whole was read in every trait")
  func whole() throws {
    let talk = try Self.talk()
    var seen: [TraitCollection] = []
    talk.cell.override(.layoutSubviews) { cell, _ in
      seen.append(cell.traitCollection.modifyingTraits { $0.layoutDirection = .rightToLeft })
    }
    talk.cell.setNeedsLayout()
    try talk.app.update()
    talk.main.traitOverrides.verticalSizeClass = .compact
    try talk.app.update()
    #expect(seen.map(\.verticalSizeClass) == [.unspecified, .compact])
  }

  @Test("each run replaces what was read: a branch that is not taken any more stops counting")
  func replacing() throws {
    let talk = try Self.talk()
    let layouts = try Layouts(of: talk.cell, in: talk) { cell in
      if !cell.traitCollection[ContainedInSettings.self] { _ = cell.traitCollection.theme }
    }
    talk.main.traitOverrides[ContainedInSettings.self] = true
    try talk.app.update()
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(layouts.count == 2)
  }

  @Test("R58: a controller's methods track its own collection and its view's, and nobody else's")
  func controllers() throws {
    let talk = try Self.talk()
    let layouts = try Layouts(of: talk.settings, in: talk, by: .viewWillLayoutSubviews) { settings in
      _ = (settings.view.traitCollection.theme, talk.form.traitCollection.legibilityWeight)
    }
    talk.form.traitOverrides.legibilityWeight = .bold
    try talk.app.update()
    #expect(layouts.count == 1)
    talk.settings.view.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(layouts.count == 2)
  }

  @Test("a method that updates traits at once in its midst keeps track of what it has read around that")
  func nested() throws {
    let talk = try Self.talk()
    let layouts = try Layouts(of: talk.form, in: talk) { form in
      _ = form.traitCollection.theme
      talk.cell.updateTraitsIfNeeded()
      _ = form.traitCollection.legibilityWeight
    }
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    talk.main.traitOverrides.legibilityWeight = .bold
    try talk.app.update()
    #expect(layouts.count == 3)
  }

  @Test("a collection that is kept is read later without a trace")
  func kept() throws {
    let talk = try Self.talk()
    var kept: [TraitCollection] = []
    talk.cell.override(.layoutSubviews) { cell, _ in kept.append(cell.traitCollection) }
    talk.cell.setNeedsLayout()
    try talk.app.update()
    #expect(kept.map(\.theme) == [.standard])
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(kept.count == 1)
  }

  @Test("R56: nothing is tracked before iOS 18, nor before a version is chosen")
  func before() throws {
    for version in [nil, SystemVersion.iOS17] {
      let talk = try TalkingApplication()
      if let version { talk.app.use(version) }
      let layouts = try Layouts(of: talk.cell, in: talk) { _ = $0.traitCollection.theme }
      talk.main.traitOverrides.theme = .bold
      try talk.app.update()
      #expect(layouts.count == 1)
    }
  }
}
