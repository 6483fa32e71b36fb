import Testing
import Traits

@Suite("Lifetimes on handles")
struct LifetimeTests {
  /// Something that a closure captures.
  final class Painter {}

  @Test("R46: registrations, methods and what closures have captured go with the environment")
  func destruction() throws {
    let talk = try TalkingApplication()
    var told: [String] = []
    weak var captured: Painter?
    do {
      let painter = Painter()
      captured = painter
      talk.cell.registerForTraitChanges([Theme.self]) { _, _ in told.append("registration \(painter)") }
      talk.cell.override(.layoutSubviews) { _, _ in told.append("layout \(painter)") }
    }
    talk.cell.backgroundColor = .white
    #expect(captured != nil && !talk.cell.isDestroyed)
    talk.form.destroy()
    #expect(captured == nil)
    #expect(talk.cell.isDestroyed && talk.form.isDestroyed && !talk.settings.isDestroyed)
    #expect(talk.app.traits.allRegistrations.isEmpty)
    #expect(talk.cell.backgroundColor == nil)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(told == [])
    #expect(talk.cell.traitCollection.theme == .standard)
    talk.form.destroy()
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("an environment that its own handler destroys hears nothing more, nor does what stood in it")
  func inHandler() throws {
    let talk = try TalkingApplication()
    var told: [String] = []
    talk.form.registerForTraitChanges([Theme.self]) { form, _ in
      told.append("first")
      form.destroy()
    }
    talk.form.registerForTraitChanges([Theme.self]) { _, _ in told.append("second") }
    talk.form.override(.traitCollectionDidChange) { _, _ in told.append("didChange") }
    talk.cell.registerForTraitChanges([Theme.self]) { _, _ in told.append("cell") }
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(told == ["first"])
  }

  @Test("what a failing update has destroyed lives, and is heard")
  func comingBack() throws {
    let talk = try TalkingApplication()
    var (calls, isDisturbing) = (0, true)
    talk.header.registerForTraitChanges([Theme.self]) { _, _ in calls += 1 }
    talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in
      guard isDisturbing else { return }
      talk.header.destroy()
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
    }
    talk.main.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    #expect(!talk.header.isDestroyed)
    (calls, isDisturbing) = (0, false)
    try talk.app.update()
    #expect(calls == 1)
  }

  @Test("an application goes with its last handle, whatever was registered and overridden")
  func application() throws {
    weak var app: Application?
    do {
      let talk = try TalkingApplication()
      app = talk.app
      talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in cell.setNeedsLayout() }
      talk.cell.override(.layoutSubviews) { cell, _ in _ = cell.traitCollection.theme }
      #expect(app != nil)
    }
    #expect(app == nil)
  }

  @Test("R39: a controller appears in Apple's order, and what it reads follows")
  func appearing() throws {
    let talk = try TalkingApplication()
    talk.header.traitOverrides.theme = .bold
    try talk.app.update()
    let child = ViewController(application: talk.app)
    var told: [String] = []
    let callbacks: [Callback] = [
      .viewDidAppear, .viewIsAppearing, .viewWillAppear, .viewDidLayoutSubviews, .viewWillLayoutSubviews,
      .viewWillDisappear, .viewDidDisappear,
    ]
    for callback in callbacks {
      child.override(callback) { child, _ in told.append("\(callback) \(child.traitCollection.theme)") }
    }
    try child.appear(in: talk.header)
    #expect(
      told == [
        "viewWillAppear standard", "viewIsAppearing bold", "viewWillLayoutSubviews bold",
        "viewDidLayoutSubviews bold", "viewDidAppear bold",
      ])
    told.removeAll()
    try child.disappear()
    #expect(told == ["viewWillDisappear bold", "viewDidDisappear bold"])
    try talk.app.update()
    #expect(told.count == 2)
  }

  @Test("what cannot appear or disappear is refused, and nothing has changed")
  func refusals() throws {
    let talk = try TalkingApplication()
    let (child, spare) = (ViewController(application: talk.app), View(application: talk.app))
    #expect(throws: TraitProblem.alreadyInHierarchy(talk.settings.handle.id)) {
      try talk.settings.appear(in: talk.header)
    }
    #expect(throws: TraitProblem.notInHierarchy(spare.handle.id)) { try child.appear(in: spare) }
    #expect(throws: TraitProblem.hasNotAppeared(child.handle.id)) { try child.disappear() }
    #expect(!talk.app.traits.isUpdating)
    try child.appear(in: talk.header)
  }

  @Test("an appearance that never comes to rest is taken back, also in the midst of an update that goes on")
  func endlessAppearance() throws {
    let talk = try TalkingApplication()
    let child = ViewController(application: talk.app)
    child.view.override(.layoutSubviews) { view, _ in
      view.traitOverrides.theme = view.traitCollection.theme == .bold ? .pastel : .bold
      view.setNeedsLayout()
    }
    var problems: [TraitProblem] = []
    talk.header.registerForTraitChanges([Theme.self]) { header, _ in
      do throws(TraitProblem) { try child.appear(in: header) } catch { problems.append(error) }
    }
    var layouts = 0
    talk.cell.override(.layoutSubviews) { _, _ in layouts += 1 }
    talk.cell.setNeedsLayout()
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(problems.count == 1 && layouts == 1)
    #expect(talk.cell.traitCollection.theme == .bold)
    #expect(!child.view.traitOverrides.contains(Theme.self))
    #expect(throws: TraitProblem.hasNotAppeared(child.handle.id)) { try child.disappear() }
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("a controller that its own viewWillAppear destroys does not appear, and stays destroyed")
  func destroyedOnTheWay() throws {
    let talk = try TalkingApplication()
    let child = ViewController(application: talk.app)
    let inner = ViewController(in: child)
    var told: [String] = []
    child.override(.viewWillAppear) { child, _ in child.destroy() }
    inner.override(.viewWillAppear) { _, _ in told.append("inner") }
    child.override(.viewDidAppear) { _, _ in told.append("did") }
    try child.appear(in: talk.header)
    #expect(child.isDestroyed && inner.isDestroyed && told == [])
    try talk.app.update()
    #expect(talk.app.traits.brokenInvariants() == [])
  }
}
