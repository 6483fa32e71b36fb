import Testing
import Traits

@Suite("An update of handles that fails")
struct AttemptTests {
  /// Lets the next updates of a cell's theme never come to rest.
  private static func disturb(_ cell: View) -> any TraitChangeRegistration {
    cell.registerForTraitChanges([Theme.self]) { cell, _ in
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
    }
  }

  @Test("values and overrides are what they were")
  func values() throws {
    let talk = try TalkingApplication()
    _ = Self.disturb(talk.cell)
    talk.main.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    #expect(talk.cell.traitCollection.theme == .standard)
    #expect(!talk.cell.traitOverrides.contains(Theme.self))
  }

  @Test("a registration that was made in it is gone, and its token is not that of the next one made")
  func made() throws {
    let talk = try TalkingApplication()
    var told: [String] = []
    var tokens: [any TraitChangeRegistration] = []
    let endless = talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in
      tokens.append(talk.header.registerForTraitChanges([Theme.self]) { _, _ in told.append("first") })
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
    }
    talk.main.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    #expect(talk.app.traits.allRegistrations.count == 1)
    talk.cell.unregisterForTraitChanges(endless)
    told.removeAll()
    talk.header.registerForTraitChanges([Theme.self]) { _, _ in told.append("second") }
    for token in tokens { talk.header.unregisterForTraitChanges(token) }
    try talk.app.update()
    #expect(told == ["second"])
  }

  @Test("a registration that ended in it is heard the next time")
  func ended() throws {
    let talk = try TalkingApplication()
    var calls = 0
    var isDisturbing = true
    let kept = talk.header.registerForTraitChanges([Theme.self]) { _, _ in calls += 1 }
    talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in
      guard isDisturbing else { return }
      talk.header.unregisterForTraitChanges(kept)
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
    }
    talk.main.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    (isDisturbing, calls) = (false, 0)
    try talk.app.update()
    #expect(calls == 1)
  }

  @Test("a method that it replaced is the old one again, and one that it added is gone")
  func methods() throws {
    let talk = try TalkingApplication()
    var told: [String] = []
    talk.header.override(.layoutSubviews) { _, _ in told.append("old") }
    let endless = talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in
      talk.header.override(.layoutSubviews) { _, _ in told.append("new") }
      talk.form.override(.layoutSubviews) { _, _ in told.append("added") }
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
    }
    talk.main.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    talk.cell.unregisterForTraitChanges(endless)
    told.removeAll()
    talk.header.setNeedsLayout()
    talk.form.setNeedsLayout()
    try talk.app.update()
    #expect(told == ["old"])
  }

  struct Early: TraitDefinition { static let defaultValue = 3 }
  struct Late: TraitDefinition { static let defaultValue = 4 }

  @Test("a trait that was first used in it reads its default, whoever has its place now")
  func definitions() throws {
    let talk = try TalkingApplication()
    let endless = Self.disturb(talk.cell)
    let asking = talk.header.registerForTraitChanges([Theme.self]) { header, _ in
      _ = header.traitOverrides.contains(Early.self)
    }
    talk.main.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    talk.cell.unregisterForTraitChanges(endless)
    talk.header.unregisterForTraitChanges(asking)
    talk.cell.traitOverrides[Late.self] = 9
    #expect(talk.app.traits.traitCount == SystemTrait.all.count + 2)
    try talk.app.update()
    #expect(talk.cell.traitCollection[Late.self] == 9)
    #expect(talk.cell.traitCollection[Early.self] == 3)
  }

  @Test("what is drawn is what was drawn")
  func looks() throws {
    let talk = try TalkingApplication()
    talk.cell.backgroundColor = LookTests.card
    try talk.app.update()
    talk.cell.override(.draw) { cell, _ in
      cell.backgroundColor = .black
      cell.traitOverrides.theme = cell.traitCollection.theme == .pastel ? .bold : .pastel
    }
    talk.cell.setNeedsDisplay()
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    #expect(talk.cell.backgroundColor == LookTests.card)
    #expect(talk.cell.drawnBackgroundColor == .white)
  }
}
