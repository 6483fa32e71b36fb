import Testing
import Traits
import ViewTree

@Suite("Handles made in what was taken back")
struct UndoneHandleTests {
  struct Count: TraitDefinition { static let defaultValue = 0 }

  /// A view and a controller that a handler has made in an update that does not come to rest.
  private static func made(in talk: TalkingApplication) throws -> (view: View, controller: ViewController) {
    var made: (View, ViewController)?
    let endless = talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in
      if made == nil { made = (View(in: cell), ViewController(in: cell)) }
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
    }
    talk.cell.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    talk.cell.unregisterForTraitChanges(endless)
    return try #require(made)
  }

  @Test("they are destroyed, and can be asked what destroyed ones can")
  func destroyed() throws {
    let talk = try TalkingApplication()
    let (view, controller) = try Self.made(in: talk)
    #expect(view.isDestroyed && controller.isDestroyed && controller.view.isDestroyed)
    #expect(talk.app.environment(view.handle.id) as? View == view)
    #expect(view.superview == nil && view.window == nil && controller.parent == nil && view.subviews == [])
    #expect(view.traitCollection.theme == .standard && view.explanation(of: Theme.self).count == 1)
    view.traitOverrides.theme = .monochrome
    #expect(view.traitOverrides.theme == .monochrome)
    view.setNeedsLayout()
    view.setNeedsUpdateProperties()
    view.updateTraitsIfNeeded()
    view.removeFromSuperview()
    view.destroy()
    #expect(throws: TraitProblem.hierarchy(.destroyed(controller.handle.id))) {
      try controller.appear(in: talk.header)
    }
    try talk.app.update()
    for version in [SystemVersion.iOS16, .iOS26] {
      talk.app.use(version)
      try talk.app.update()
    }
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("what is made later is another environment, and of another hash")
  func later() throws {
    let talk = try TalkingApplication()
    let (view, controller) = try Self.made(in: talk)
    let gone = Set([view.handle, controller.handle, controller.view.handle])
    let scene = WindowScene(application: talk.app)
    let later = [scene.handle, View(in: talk.form).handle, ViewController(in: talk.form).handle]
    #expect(gone.isDisjoint(with: later))
    view.traitOverrides.theme = .monochrome
    #expect(!scene.traitOverrides.contains(Theme.self))
  }

  @Test("so are those of an appearance in an update that goes on, and of both where both are taken back")
  func nested() throws {
    let talk = try TalkingApplication()
    var (inner, outer): (View?, View?)
    var isEndless = false
    let child = ViewController(application: talk.app)
    child.override(.viewIsAppearing) { child, _ in inner = inner ?? View(in: child) }
    child.view.override(.layoutSubviews) { view, _ in
      view.traitOverrides[Count.self] = view.traitCollection[Count.self] + 1
      view.setNeedsLayout()
    }
    talk.header.override(.layoutSubviews) { header, _ in
      // What appears lets it be laid out as well.
      if child.view.superview != nil { return }
      if inner == nil { #expect(throws: TraitProblem.self) { try child.appear(in: header) } }
      outer = outer ?? View(in: header)
      if isEndless { header.setNeedsLayout() }
    }
    talk.header.setNeedsLayout()
    try talk.app.update()
    var (gone, kept) = (try #require(inner), try #require(outer))
    #expect(gone.isDestroyed && !kept.isDestroyed && kept.superview == talk.header)
    (inner, outer, isEndless) = (nil, nil, true)
    talk.header.setNeedsLayout()
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    (gone, kept) = (try #require(inner), try #require(outer))
    #expect(gone.isDestroyed && kept.isDestroyed && gone != kept)
    talk.header.removeOverride(.layoutSubviews)
    try talk.app.update()
    #expect(Set([gone, kept]).isDisjoint(with: [View(in: talk.header), View(in: talk.header)]))
    #expect(talk.app.traits.brokenInvariants() == [])
  }
}
