import Testing
import Traits
import ViewTree

@Suite("Loops that a callback catches, or that wait to be thrown")
struct CaughtLoopTests {
  /// Lets a cell's theme be another after each change, and does something besides.
  private static func disturb(_ talk: TalkingApplication, _ body: @escaping (View) -> Void) {
    talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
      body(cell)
    }
    talk.cell.traitOverrides.theme = .bold
  }

  /// The sentence about the loop that an update meets.
  private static func sentence(of talk: TalkingApplication) throws -> String {
    talk.app.sentence(of: try #require(#expect(throws: TraitProblem.self) { try talk.app.update() }))
  }

  @Test("an appearance in each pass, of which each catches what the next throws")
  func deep() throws {
    let talk = try TalkingApplication()
    var calls = 0
    Self.disturb(talk) { cell in
      calls += 1
      try? ViewController(application: talk.app).appear(in: cell)
    }
    let sentence = try Self.sentence(of: talk)
    #expect(sentence.contains("callbacks of View \(talk.cell.handle.id.index)"))
    #expect(sentence.contains("where Theme changed last"))
    #expect(calls < 1000)
    #expect(!talk.app.traits.isUpdating && talk.app.traits.brokenInvariants() == [])
  }

  @Test("two appearances in each callback")
  func twice() throws {
    let talk = try TalkingApplication()
    var calls = 0
    Self.disturb(talk) { cell in
      calls += 1
      for _ in 0..<2 { try? ViewController(application: talk.app).appear(in: cell) }
    }
    #expect(try Self.sentence(of: talk).contains("View \(talk.cell.handle.id.index)"))
    #expect(calls < 1000)
  }

  @Test("an appearance that is tried again in each pass")
  func wide() throws {
    let talk = try TalkingApplication()
    let child = ViewController(application: talk.app)
    var calls = 0
    Self.disturb(talk) { cell in
      calls += 1
      if child.view.superview == nil { try? child.appear(in: cell) }
    }
    #expect(try Self.sentence(of: talk).contains("View \(talk.cell.handle.id.index)"))
    #expect(calls < 1000)
    #expect(!child.isDestroyed && talk.cell.traitCollection.theme == .standard)
  }

  @Test("loops that were caught in one update do not count in the next")
  func counting() throws {
    let talk = try TalkingApplication()
    let child = ViewController(application: talk.app)
    child.view.override(.layoutSubviews) { view, _ in view.setNeedsLayout() }
    var problems = 0
    talk.header.override(.layoutSubviews) { header, _ in
      // What appears lets it be laid out as well.
      if child.view.superview != nil { return }
      do throws(TraitProblem) { try child.appear(in: header) } catch { problems += 1 }
    }
    for _ in 0..<6 {
      talk.header.setNeedsLayout()
      try talk.app.update()
    }
    #expect(problems == 6)
  }

  @Test("a loop of a forced update is thrown by update() once; nothing else is kept from working")
  func waiting() throws {
    let talk = try TalkingApplication()
    let endless = ViewController(application: talk.app)
    endless.view.override(.layoutSubviews) { view, _ in view.setNeedsLayout() }
    let child = ViewController(in: talk.form)
    try talk.app.update()
    Self.disturb(talk) { $0.updateTraitsIfNeeded() }
    talk.cell.updateTraitsIfNeeded()
    talk.cell.traitOverrides.remove(Theme.self)
    try child.disappear()
    try child.appear(in: talk.form)
    let problem = #expect(throws: TraitProblem.self) { try endless.appear(in: talk.header) }
    let sentence = problem.map { talk.app.sentence(of: $0) } ?? ""
    #expect(sentence.contains("callbacks of View \(endless.view.handle.id.index) "))
    #expect(try Self.sentence(of: talk).contains("callbacks of View \(talk.cell.handle.id.index) "))
    try talk.app.update()
    try child.disappear()
  }
}
