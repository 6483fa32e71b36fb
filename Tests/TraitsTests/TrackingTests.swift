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
    arguments: [Callback.layoutSubviews, .draw, .updateProperties])
  func views(method: Callback) throws {
    var talk = try talk()
    talk.system.setInterest(true, in: method, at: talk.cell)
    try talk.system.setNeedsLayout(talk.cell)
    try talk.system.setNeedsDisplay(talk.cell)
    try talk.system.setNeedsUpdateProperties(talk.cell)
    #expect(try run(&talk, reading: talk.cell, in: method) == ["cell.\(method)"])
    try talk.override(1, on: talk.main)
    #expect(try talk.run() == ["cell.\(method)"])
    try talk.override(2, on: talk.main)
    #expect(try talk.run() == [], "each run replaces what was read")
  }

  @Test(
    "R58: a controller's methods track its own traits and its view's",
    arguments: [Callback.viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateProperties], [false, true])
  func controllers(method: Callback, readsView: Bool) throws {
    var talk = try talk()
    talk.system.setInterest(true, in: method, at: talk.settings)
    try talk.system.setNeedsLayout(talk.settings)
    try talk.system.setNeedsUpdateProperties(talk.settings)
    let view = try #require(talk.system.hierarchy.rootView(of: talk.settings))
    #expect(try run(&talk, reading: readsView ? view : talk.settings, in: method) == ["settings.\(method)"])
    try talk.override(1, on: readsView ? view : talk.settings)
    #expect(try talk.run() == ["settings.\(method)"])
    #expect(talk.system.readTraits(of: view).isEmpty)
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
