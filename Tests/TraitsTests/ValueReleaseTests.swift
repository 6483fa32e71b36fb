import Testing
import Traits

@Suite("What goes with a value")
struct ValueReleaseTests {
  /// Does something when its last reference goes, on the thread of the test.
  private final class Witness: Sendable {
    private let end: End?

    init(_ end: End? = nil) { self.end = end }
    deinit { end?.run() }
  }

  /// What the witness's end does, and how often it did.
  private final class End: @unchecked Sendable {
    private let body: () -> Void
    private(set) var count = 0

    init(_ body: @escaping () -> Void) { self.body = body }

    func run() {
      count += 1
      body()
    }
  }

  private struct Guest: TraitDefinition { static let defaultValue: Witness? = nil }

  /// What makes an application let go of a value.
  enum Occasion: CaseIterable, Sendable {
    case overridingAgain, removing, replacing, parentOverrides
    /// In a callback, or where an update ends.
    case overridingAgainInside, removingInside, failing

    var isInside: Bool { [.overridingAgainInside, .removingInside, .failing].contains(self) }
  }

  /// What a `deinit` does.
  enum Act: CaseIterable, Sendable { case reading, overriding, updating, destroying }

  private func perform(_ act: Act, _ talk: TalkingApplication) {
    _ = talk.header.traitCollection.theme
    switch act {
    case .reading: _ = talk.header.traitCollection[Guest.self]
    case .overriding: talk.header.traitOverrides.theme = .bold
    case .updating: talk.header.updateTraitsIfNeeded()
    case .destroying: talk.header.destroy()
    }
  }

  private func keep(_ witness: Witness, _ talk: TalkingApplication, for occasion: Occasion) {
    if occasion == .parentOverrides {
      talk.root.setOverrideTraitCollection(
        TraitCollection { $0[Guest.self] = witness }, forChild: talk.settings)
    } else {
      talk.form.traitOverrides[Guest.self] = witness
    }
  }

  /// Lets other values take the places in which the engine keeps what was there before a change.
  private func changeOften(_ talk: TalkingApplication) throws {
    for _ in 0..<4 {
      let places = [talk.main.traitOverrides, talk.settings.traitOverrides, talk.form.traitOverrides]
      for place in places { place[Guest.self] = Witness() }
      try talk.app.update()
      for place in places { place.remove(Guest.self) }
      try talk.app.update()
    }
    // The collection that was asked for last holds what is in it.
    _ = talk.main.traitCollection
  }

  private func letGo(_ talk: TalkingApplication, _ occasion: Occasion) {
    switch occasion {
    case .overridingAgain, .overridingAgainInside, .failing: talk.form.traitOverrides[Guest.self] = nil
    case .removing, .removingInside: talk.form.traitOverrides.remove(Guest.self)
    case .replacing: talk.form.traitOverrides = talk.header.traitOverrides
    case .parentOverrides:
      talk.root.setOverrideTraitCollection(nil, forChild: talk.settings)
    }
  }
  @Test(
    "a deinit may ask the application whose engine lets go of its value, and change what it likes",
    arguments: Occasion.allCases, Act.allCases)
  func release(occasion: Occasion, act: Act) throws {
    let talk = try TalkingApplication()
    let end = End { perform(act, talk) }
    keep(Witness(end), talk, for: occasion)
    try talk.app.update()
    #expect(end.count == 0)
    if occasion.isInside {
      talk.root.override(.viewDidLayoutSubviews) { root, _ in
        letGo(talk, occasion)
        if occasion == .failing { root.view.setNeedsLayout() }
      }
      talk.root.view.setNeedsLayout()
    } else {
      letGo(talk, occasion)
    }
    if occasion == .failing {
      #expect(throws: TraitProblem.self) { try talk.app.update() }
      #expect(end.count == 0)
      letGo(talk, occasion)
    }
    if occasion != .failing { try talk.app.update() }
    talk.root.removeOverride(.viewDidLayoutSubviews)
    try talk.app.update()
    try changeOften(talk)
    #expect(end.count == 1)
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("a deinit may ask any of the applications that had the value", arguments: [0, 1, 2])
  func severalApplications(last: Int) throws {
    let talks = try (0..<3).map { _ in try TalkingApplication() }
    let end = End { for talk in talks { _ = talk.cell.traitCollection.theme } }
    var night: TraitCollection? = TraitCollection { $0[Guest.self] = Witness(end) }
    for talk in talks {
      talk.root.setOverrideTraitCollection(night, forChild: talk.settings)
      try talk.app.update()
    }
    night = nil
    for talk in talks.indices.filter({ $0 != last }) + [last] {
      #expect(end.count == 0)
      talks[talk].root.setOverrideTraitCollection(nil, forChild: talks[talk].settings)
      try talks[talk].app.update()
      try changeOften(talks[talk])
    }
    #expect(end.count == 1)
  }

  @Test("a value outlives the engine's letting go of it where a collection holds it")
  func holding() throws {
    let talk = try TalkingApplication()
    let end = End {}
    talk.form.traitOverrides[Guest.self] = Witness(end)
    try talk.app.update()
    var collection: TraitCollection? = talk.cell.traitCollection
    talk.form.traitOverrides.remove(Guest.self)
    try changeOften(talk)
    #expect(end.count == 0 && collection?[Guest.self] != nil)
    collection = nil
    #expect(end.count == 1)
  }
}
