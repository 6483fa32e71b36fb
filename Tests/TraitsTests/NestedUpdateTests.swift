import Testing
import Traits

@Suite("Updates inside one another")
struct NestedUpdateTests {
  struct Count: TraitDefinition { static let defaultValue = 0 }

  /// Lets a cell's handler change what stands above and ask for the update at once, for ever.
  private static func disturb(_ talk: TalkingApplication, _ told: @escaping () -> Void = {}) {
    talk.cell.registerForTraitChanges([Count.self]) { cell, _ in
      told()
      talk.form.traitOverrides[Count.self] += 1
      cell.updateTraitsIfNeeded()
      cell.updateTraitsIfNeeded()
    }
    talk.form.traitOverrides[Count.self] = 1
  }

  /// The names of who goes round, and of what changes.
  private static func loop(of talk: TalkingApplication, _ body: () throws -> Void) throws -> [String] {
    let problem = #expect(throws: TraitProblem.self, performing: body)
    guard case .tooManyPasses(100, let environments, let traits)? = problem else {
      Issue.record("\(problem.map { "\($0)" } ?? "nothing was thrown")")
      return []
    }
    let views = environments.compactMap { talk.app.environment($0) as? View }
    #expect(views.contains(talk.cell))
    return traits.compactMap { talk.app.definition(of: $0)?.name }
  }

  @Test("R35: a handler that asks for an update in each update ends it with an error that names the loop")
  func insideAnUpdate() throws {
    let talk = try TalkingApplication()
    var calls = 0
    Self.disturb(talk) { calls += 1 }
    #expect(try Self.loop(of: talk) { try talk.app.update() } == ["Count"])
    #expect(calls == 100)
    #expect(talk.cell.traitCollection[Count.self] == 0)
    #expect(talk.form.traitOverrides[Count.self] == 1)
    #expect(!talk.app.traits.isUpdating && talk.app.traits.brokenInvariants() == [])
  }

  @Test("outside an update nothing can be thrown: it is undone, and the next update throws")
  func outsideAnUpdate() throws {
    let talk = try TalkingApplication()
    Self.disturb(talk)
    talk.form.updateTraitsIfNeeded()
    #expect(talk.cell.traitCollection[Count.self] == 0)
    #expect(talk.form.traitOverrides[Count.self] == 1)
    #expect(!talk.app.traits.isUpdating && talk.app.traits.brokenInvariants() == [])
    #expect(try Self.loop(of: talk) { try talk.app.update() } == ["Count"])
    talk.form.traitOverrides.remove(Count.self)
    try talk.app.update()
  }

  @Test("updateProperties() that asks for itself at once ends the same way")
  func properties() throws {
    let talk = try TalkingApplication()
    talk.cell.override(.updateProperties) { cell, _ in
      cell.setNeedsUpdateProperties()
      cell.updatePropertiesIfNeeded()
    }
    talk.cell.setNeedsUpdateProperties()
    #expect(try Self.loop(of: talk) { try talk.app.update() } == [])
  }

  @Test("an appearance inside can be caught, and the update around it goes on")
  func appearing() throws {
    let talk = try TalkingApplication()
    var problems: [String] = []
    let child = ViewController(application: talk.app)
    child.view.registerForTraitChanges([Count.self]) { view, _ in
      view.superviewOverride += 1
      view.updateTraitsIfNeeded()
    }
    talk.header.traitOverrides[Count.self] = 1
    try talk.app.update()
    talk.header.override(.layoutSubviews) { header, _ in
      do throws(TraitProblem) { try child.appear(in: header) } catch { problems.append("\(error)") }
    }
    var layouts = 0
    talk.cell.override(.layoutSubviews) { _, _ in layouts += 1 }
    talk.header.setNeedsLayout()
    talk.cell.setNeedsLayout()
    try talk.app.update()
    #expect(problems.count == 1 && layouts == 1)
    #expect(talk.header.traitOverrides[Count.self] == 1)
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("a loop that a forced update met is thrown by the next update, whatever was forced meanwhile")
  func forcedLater() throws {
    let talk = try TalkingApplication()
    talk.header.registerForTraitChanges([Count.self]) { header, _ in
      header.traitOverrides[Count.self] += 1
      header.updateTraitsIfNeeded()
    }
    talk.header.traitOverrides[Count.self] = 1
    talk.header.updateTraitsIfNeeded()
    talk.header.traitOverrides.remove(Count.self)
    talk.cell.traitOverrides.theme = .bold
    talk.cell.updateTraitsIfNeeded()
    #expect(talk.cell.traitCollection.theme == .bold)
    View(application: talk.app).updateTraitsIfNeeded()
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    try talk.app.update()
  }

  @Test("update() in a callback throws, and what the callback has changed still comes")
  func updateInACallback() throws {
    let talk = try TalkingApplication()
    var problems: [TraitProblem] = []
    talk.header.registerForTraitChanges([Theme.self]) { header, _ in
      talk.cell.traitOverrides[Count.self] = 1
      do throws(TraitProblem) { try talk.app.update() } catch { problems.append(error) }
    }
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(problems == [.updateInProgress])
    #expect(talk.cell.traitCollection[Count.self] == 1)
  }
}

extension View {
  /// The count that the view's superview, the header, overrides.
  fileprivate var superviewOverride: Int {
    get {
      traitOverrides.contains(NestedUpdateTests.Count.self) ? traitOverrides[NestedUpdateTests.Count.self] : 0
    }
    nonmutating set { traitOverrides[NestedUpdateTests.Count.self] = newValue }
  }
}
