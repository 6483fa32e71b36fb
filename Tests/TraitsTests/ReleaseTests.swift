import Testing
import Traits

@Suite("What goes with a closure")
struct ReleaseTests {
  /// Does something when its last reference goes, on the thread of the test.
  private final class Witness: @unchecked Sendable {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  /// What makes an application let go of a closure that captures the witness.
  enum Occasion: CaseIterable, Sendable {
    case unregistering, destroying, overridingAgain, removingOverride, showingAnother
    /// In an update, which keeps what it may have to go back to until it has ended.
    case unregisteringInside, destroyingInside, overridingAgainInside, showingAnotherInside
    /// An update that is taken back, with what was registered in it.
    case failing

    var isInside: Bool {
      switch self {
      case .unregistering, .destroying, .overridingAgain, .removingOverride, .showingAnother: false
      case .unregisteringInside, .destroyingInside, .overridingAgainInside, .showingAnotherInside, .failing:
        true
      }
    }
  }

  /// What a `deinit` does.
  enum Act: CaseIterable, Sendable {
    case reading, unregistering, destroying, registering, overriding, showing, updating
  }

  /// The talk's app, and what was done in it.
  private final class Scenery {
    let talk: TalkingApplication
    let other: any TraitChangeRegistration
    var kept: (any TraitChangeRegistration)?
    var acts: [AppTheme] = []

    init() throws {
      talk = try TalkingApplication()
      other = talk.header.registerForTraitChanges([Theme.self]) { _, _ in }
    }

    func perform(_ act: Act) {
      let header = talk.header
      acts.append(header.traitCollection.theme)
      switch act {
      case .reading: break
      case .unregistering: header.unregisterForTraitChanges(other)
      case .destroying: header.destroy()
      case .registering: header.registerForTraitChanges([Theme.self]) { _, _ in }
      case .overriding: header.override(.layoutSubviews) { _, _ in }
      case .showing: header.backgroundColor = .white
      case .updating:
        header.updateTraitsIfNeeded()
        try? talk.app.update()
      }
    }

    /// Whether what a `deinit` did is there.
    func shows(_ act: Act) -> Bool {
      let registrations = talk.app.traits.registrations(of: talk.header.handle.id).count
      return switch act {
      case .reading, .updating: registrations == 1
      case .unregistering: registrations == 0
      case .destroying: talk.header.isDestroyed
      case .registering: registrations > 1
      case .overriding: talk.app.traits.isInterested(in: .layoutSubviews, at: talk.header.handle.id)
      case .showing: talk.header.backgroundColor == .white
      }
    }

    /// Hands the witness over to a closure.
    func keep(_ witness: Witness, for occasion: Occasion) {
      switch occasion {
      case .overridingAgain, .removingOverride, .overridingAgainInside:
        talk.cell.override(.updateConstraints) { _, _ in withExtendedLifetime(witness) {} }
      case .showingAnother, .showingAnotherInside:
        talk.cell.tintColor = Color { _ in withExtendedLifetime(witness) { .white } }
      case .unregistering, .destroying, .unregisteringInside, .destroyingInside, .failing:
        kept = talk.cell.registerForTraitChanges([Theme.self]) { _, _ in withExtendedLifetime(witness) {} }
      }
    }

    func letGo(_ occasion: Occasion) {
      switch occasion {
      case .unregistering, .unregisteringInside: if let kept { talk.cell.unregisterForTraitChanges(kept) }
      case .destroying, .destroyingInside: talk.form.destroy()
      case .overridingAgain, .overridingAgainInside: talk.cell.override(.updateConstraints) { _, _ in }
      case .removingOverride: talk.cell.removeOverride(.updateConstraints)
      case .showingAnother, .showingAnotherInside: talk.cell.tintColor = .black
      case .failing: break
      }
    }
  }

  @Test(
    "a deinit may ask the application that lets go of its closure, and end and make what it likes",
    arguments: Occasion.allCases, Act.allCases)
  func release(occasion: Occasion, act: Act) throws {
    let scenery = try Scenery()
    // A failing update makes its own.
    if occasion != .failing { scenery.keep(Witness { scenery.perform(act) }, for: occasion) }
    try scenery.talk.app.update()
    #expect(scenery.acts == [])
    if occasion.isInside {
      scenery.talk.settings.override(.viewDidLayoutSubviews) { settings, _ in
        scenery.letGo(occasion)
        if occasion != .failing || !scenery.acts.isEmpty { return }
        scenery.keep(Witness { scenery.perform(act) }, for: occasion)
        settings.setNeedsLayout()
      }
      scenery.talk.settings.setNeedsLayout()
    }
    if occasion == .failing {
      #expect(throws: TraitProblem.self) { try scenery.talk.app.update() }
    } else if occasion.isInside {
      try scenery.talk.app.update()
    } else {
      scenery.letGo(occasion)
    }
    scenery.talk.settings.removeOverride(.viewDidLayoutSubviews)
    #expect(occasion == .failing ? scenery.acts.count > 1 : scenery.acts == [.standard])
    #expect(scenery.shows(act))
    #expect(scenery.talk.app.traits.brokenInvariants() == [])
  }
}
