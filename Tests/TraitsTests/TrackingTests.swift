import Testing
import Traits
import ViewTree

@Suite("Automatic trait tracking")
struct TrackingTests {
  private func talk(_ version: SystemVersion = .iOS26) throws -> Talk {
    var talk = try Talk()
    talk.system.use(version)
    return talk
  }

  /// Goes through an update in which each of these methods reads the theme of an environment.
  private func run(_ talk: inout Talk, reading place: EnvironmentID, in method: Callback) throws -> [String] {
    try talk.run { talk, work in
      if case .callback(method, _) = work { talk.system.noteRead(of: talk.theme, at: place) }
    }
  }

  @Test(
    "R57, R59: what a method reads invalidates it",
    arguments: [Callback.layoutSubviews, .draw, .updateProperties, .updateConstraints])
  func views(method: Callback) throws {
    var talk = try talk()
    talk.system.setInterest(true, in: method, at: talk.cell)
    try talk.system.setNeedsLayout(talk.cell)
    try talk.system.setNeedsDisplay(talk.cell)
    try talk.system.setNeedsUpdateProperties(talk.cell)
    try talk.system.setNeedsUpdateConstraints(talk.cell)
    #expect(try run(&talk, reading: talk.cell, in: method) == ["cell.\(method)"])
    try talk.override(1, on: talk.main)
    #expect(try talk.run() == ["cell.\(method)"])
    try talk.override(2, on: talk.main)
    #expect(try talk.run() == [], "each run replaces what was read")
  }

  @Test(
    "R58: a controller's methods track its own traits and its view's",
    arguments: [
      Callback.viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateProperties, .updateViewConstraints,
    ], [false, true])
  func controllers(method: Callback, readsView: Bool) throws {
    var talk = try talk()
    talk.system.setInterest(true, in: method, at: talk.settings)
    try talk.system.setNeedsLayout(talk.settings)
    try talk.system.setNeedsUpdateProperties(talk.settings)
    try talk.system.setNeedsUpdateConstraints(talk.settings)
    let view = try #require(talk.system.hierarchy.rootView(of: talk.settings))
    #expect(try run(&talk, reading: readsView ? view : talk.settings, in: method) == ["settings.\(method)"])
    try talk.override(1, on: readsView ? view : talk.settings)
    #expect(try talk.run() == ["settings.\(method)"])
    #expect(talk.system.readTraits(of: view).isEmpty)
  }

  @Test(
    "R57: a presentation controller's methods around the layout of its container view track its own traits",
    arguments: [Callback.containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews])
  func presentations(method: Callback) throws {
    var talk = try talk()
    let popup = try talk.system.create(.presentation, in: talk.win)
    talk.system.setInterest(true, in: method, at: popup)
    #expect(try run(&talk, reading: popup, in: method) == ["?.\(method)"], "the first time unasked")
    try talk.override(1, on: talk.win)
    #expect(try talk.run() == ["?.\(method)"])
    try talk.override(2, on: talk.win)
    #expect(try talk.run() == [], "each run replaces what was read")
    try talk.system.setNeedsLayout(popup)
    #expect(try talk.run() == ["?.\(method)"])
  }

  @Test("R11, R57: what stands around a layout, in Apple's order")
  func layoutOrder() throws {
    var talk = try talk()
    let popup = try talk.system.create(.presentation, in: talk.win)
    let card = try talk.system.create(.controller, in: popup)
    for method in Callback.allCases where method.tracksReads {
      for id in [popup, card] where method.kinds.contains(talk.system.hierarchy.kind(of: id)) {
        talk.system.setInterest(true, in: method, at: id)
      }
    }
    #expect(
      try talk.run() == [
        "?.containerViewWillLayoutSubviews", "?.containerViewDidLayoutSubviews", "?.updateProperties",
        "?.updateViewConstraints", "?.viewWillLayoutSubviews", "?.viewDidLayoutSubviews",
      ])
  }

  @Test(
    "constraints come after properties and before layout, a controller's before its view's, and ask for no layout"
  )
  func constraintsOrder() throws {
    var talk = try talk()
    let view = try #require(talk.system.hierarchy.rootView(of: talk.settings))
    for method in [Callback.updateProperties, .updateConstraints, .layoutSubviews] {
      talk.system.setInterest(true, in: method, at: view)
    }
    talk.system.setInterest(true, in: .updateViewConstraints, at: talk.settings)
    talk.system.setInterest(true, in: .viewWillLayoutSubviews, at: talk.settings)
    try talk.system.setNeedsUpdateConstraints(view)
    #expect(try talk.run() == ["settings.updateViewConstraints", "?.updateConstraints"])
    try talk.system.setNeedsLayout(view)
    try talk.system.setNeedsUpdateConstraints(talk.settings)
    try talk.system.setNeedsUpdateProperties(view)
    #expect(
      try talk.run() == [
        "?.updateProperties", "settings.updateViewConstraints", "?.updateConstraints",
        "settings.viewWillLayoutSubviews", "?.layoutSubviews",
      ])
    #expect(throws: TraitProblem.hasNoConstraints(talk.main)) {
      try talk.system.setNeedsUpdateConstraints(talk.main)
    }
  }

  @Test("R32: updatePropertiesIfNeeded runs what is asked for in the receiver and below, and no layout")
  func forcedProperties() throws {
    var talk = try talk()
    for id in [talk.header, talk.form, talk.cell] {
      talk.system.setInterest(true, in: .updateProperties, at: id)
      talk.system.setInterest(true, in: .layoutSubviews, at: id)
      try talk.system.setNeedsUpdateProperties(id)
      try talk.system.setNeedsLayout(id)
    }
    try talk.override(1, on: talk.main)
    var seen: [Int?] = []
    let told = try talk.run(.properties(of: talk.settings)) { talk, _ in
      seen.append(talk.theme(at: talk.cell))
    }
    #expect(told == ["form.updateProperties", "cell.updateProperties"])
    #expect(seen == [0, 1], "traits come first, one after the other")
    #expect(talk.theme(at: talk.header) == 0)
    #expect(
      try talk.run() == [
        "header.updateProperties", "header.layoutSubviews", "form.layoutSubviews", "cell.layoutSubviews",
      ])
    #expect(throws: TraitProblem.hasNoProperties(talk.main)) {
      try talk.system.beginUpdate(.properties(of: talk.main))
    }
    talk.system.use(.iOS18)
    #expect(throws: TraitProblem.newerFeature(.updatingProperties, version: .iOS18)) {
      try talk.system.beginUpdate(.properties(of: talk.cell))
    }
  }

  @Test("R58: the traits of others are not tracked, nor those read outside of such methods")
  func others() throws {
    var talk = try talk()
    for method in [Callback.layoutSubviews, .traitCollectionDidChange] {
      talk.system.setInterest(true, in: method, at: talk.cell)
    }
    try talk.system.setNeedsLayout(talk.cell)
    _ = try run(&talk, reading: talk.form, in: .layoutSubviews)
    try talk.override(1, on: talk.form)
    _ = try run(&talk, reading: talk.cell, in: .traitCollectionDidChange)
    try talk.override(2, on: talk.form)
    #expect(try talk.run() == ["cell.traitCollectionDidChange"])
    #expect(!talk.system.isTrackingReads)
  }

  @Test("R56: nothing is tracked before iOS 18", arguments: [SystemVersion.iOS16, .iOS17])
  func before(version: SystemVersion) throws {
    var talk = try talk(version)
    talk.system.setInterest(true, in: .layoutSubviews, at: talk.cell)
    try talk.system.setNeedsLayout(talk.cell)
    #expect(try run(&talk, reading: talk.cell, in: .layoutSubviews) == ["cell.layoutSubviews"])
    try talk.override(1, on: talk.main)
    #expect(try talk.run() == [])
  }

  @Test("what was read moves along, goes with the method, and comes back with undo")
  func undoing() throws {
    var talk = try talk()
    talk.system.isRecording = true
    talk.system.setInterest(true, in: .layoutSubviews, at: talk.cell)
    try talk.system.setNeedsLayout(talk.cell)
    _ = try run(&talk, reading: talk.cell, in: .layoutSubviews)
    let (mark, digest) = (talk.system.mark, talk.system.digest())
    talk.system.setInterest(false, in: .layoutSubviews, at: talk.cell)
    #expect(talk.system.readTraits(of: talk.cell).isEmpty)
    talk.system.revert(to: mark)
    #expect(talk.system.digest() == digest)
    try talk.system.move(talk.cell, to: talk.header)
    try talk.override(1, on: talk.header)
    #expect(try talk.run() == ["cell.layoutSubviews"])
    #expect(talk.system.brokenInvariants() == [])
  }

  @Test("R32: traits, then updateProperties, then layout; only what was asked for runs")
  func propertiesOrder() throws {
    var talk = try talk()
    for method in [Callback.traitCollectionDidChange, .updateProperties, .layoutSubviews] {
      talk.system.setInterest(true, in: method, at: talk.cell)
    }
    try talk.system.setNeedsUpdateProperties(talk.cell)
    #expect(try talk.run() == ["cell.updateProperties"])
    try talk.override(1, on: talk.cell)
    try talk.system.setNeedsLayout(talk.cell)
    try talk.system.setNeedsUpdateProperties(talk.cell)
    #expect(
      try talk.run() == ["cell.traitCollectionDidChange", "cell.updateProperties", "cell.layoutSubviews"])
    #expect(try talk.run() == [])
  }

  @Test("a method that always asks for itself again is an error after a hundred passes")
  func endless() throws {
    var talk = try talk()
    talk.system.setInterest(true, in: .updateProperties, at: talk.cell)
    try talk.system.setNeedsUpdateProperties(talk.cell)
    let cell = talk.cell
    #expect(throws: TraitProblem.tooManyPasses(limit: 100, environments: [cell], traits: [])) {
      _ = try talk.run { talk, _ in try talk.system.setNeedsUpdateProperties(cell) }
    }
  }
}
