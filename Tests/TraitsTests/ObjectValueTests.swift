import Testing
import Traits

@Suite("How long values live that are objects")
struct ObjectValueTests {
  private final class Account: Sendable {}

  private struct Owner: TraitDefinition { static let defaultValue: Account? = nil }

  /// Whether an account is still there.
  private struct Trace {
    weak var account: Account?
  }

  /// Makes an account for each of three views, and hands it over.
  private static func traces(_ hand: (Account) throws -> Void) rethrows -> [Trace] {
    try (0..<3).map { _ in
      let account = Account()
      try hand(account)
      return Trace(account: account)
    }
  }

  @Test("R46: they go with the environment, whether an update has come by or not", arguments: [false, true])
  func destruction(isUpdated: Bool) throws {
    let talk = try TalkingApplication()
    let traces = try Self.traces { account in
      let badge = View(in: talk.form)
      badge.traitOverrides[Owner.self] = account
      badge.traitOverrides.theme = .bold
      badge.traitOverrides.preferredContentSizeCategory = .large
      if isUpdated { try talk.app.update() }
      badge.destroy()
      #expect(badge.traitCollection[Owner.self] == nil && !badge.traitOverrides.contains(Owner.self))
      #expect(badge.traitCollection.theme == (isUpdated ? .bold : .standard))
      #expect(badge.traitCollection.preferredContentSizeCategory == (isUpdated ? .large : .unspecified))
      #expect(badge.traitOverrides.theme == .bold)
    }
    try talk.app.update()
    #expect(traces.allSatisfy { $0.account == nil })
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("one that was inherited goes from what is destroyed as well")
  func inherited() throws {
    let talk = try TalkingApplication()
    let traces = try Self.traces { account in
      let (badge, controller) = (View(in: talk.cell), ViewController(in: talk.cell))
      talk.form.traitOverrides[Owner.self] = account
      try talk.app.update()
      badge.destroy()
      controller.destroy()
      #expect(badge.traitCollection[Owner.self] == nil && controller.view.traitCollection[Owner.self] == nil)
    }
    talk.form.traitOverrides.remove(Owner.self)
    try talk.app.update()
    _ = talk.cell.traitCollection
    #expect(traces.allSatisfy { $0.account == nil })
  }

  @Test(
    "one goes when its override is removed, or another, when the update has ended", arguments: [false, true])
  func removal(isReplaced: Bool) throws {
    let talk = try TalkingApplication()
    talk.cell.registerForTraitChanges([Owner.self]) { cell, previous in
      #expect((previous[Owner.self] == nil) != (cell.traitCollection[Owner.self] == nil))
    }
    let traces = try Self.traces { account in
      talk.form.traitOverrides[Owner.self] = account
      try talk.app.update()
      if isReplaced {
        talk.form.traitOverrides[Owner.self] = nil
      } else {
        talk.form.traitOverrides.remove(Owner.self)
      }
      try talk.app.update()
    }
    _ = talk.main.traitCollection
    #expect(traces.allSatisfy { $0.account == nil })
  }

  @Test("one that came down from above does not stay in a cell whose override was removed")
  func inheritedAgain() throws {
    let talk = try TalkingApplication()
    let traces = try Self.traces { account in
      talk.main.traitOverrides[Owner.self] = account
      talk.form.traitOverrides[Owner.self] = Account()
      try talk.app.update()
      talk.form.traitOverrides[Owner.self] = account
      try talk.app.update()
      talk.form.traitOverrides.remove(Owner.self)
      try talk.app.update()
      #expect(talk.cell.traitCollection[Owner.self] === account)
      talk.main.traitOverrides.remove(Owner.self)
      try talk.app.update()
    }
    _ = talk.main.traitCollection
    #expect(traces.allSatisfy { $0.account == nil })
  }

  @Test("what a parent controller gave goes when it is taken back, and with the child")
  func gifts() throws {
    let talk = try TalkingApplication()
    let traces = try Self.traces { account in
      let child = ViewController(in: talk.form)
      try talk.app.update()
      talk.settings.setOverrideTraitCollection(
        TraitCollection { $0[Owner.self] = account }, forChild: child)
      try talk.app.update()
      child.destroy()
    }
    talk.root.setOverrideTraitCollection(
      TraitCollection { $0[Owner.self] = Account() }, forChild: talk.settings)
    try talk.app.update()
    let last = Trace(account: talk.settings.traitCollection[Owner.self])
    talk.root.setOverrideTraitCollection(nil, forChild: talk.settings)
    try talk.app.update()
    _ = talk.main.traitCollection
    #expect(traces.allSatisfy { $0.account == nil } && last.account == nil)
  }

  @Test("a failing update brings them back, with what it has destroyed")
  func comingBack() throws {
    let talk = try TalkingApplication()
    let account = Account()
    talk.header.traitOverrides[Owner.self] = account
    talk.form.traitOverrides[Owner.self] = account
    try talk.app.update()
    talk.cell.override(.layoutSubviews) { cell, _ in
      talk.header.destroy()
      talk.form.traitOverrides.remove(Owner.self)
      talk.form.updateTraitsIfNeeded()
      cell.setNeedsLayout()
    }
    talk.cell.setNeedsLayout()
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    #expect(talk.header.traitCollection[Owner.self] === account && !talk.header.isDestroyed)
    #expect(talk.cell.traitCollection[Owner.self] === account)
    #expect(talk.form.traitOverrides[Owner.self] === account)
  }
}
