import Testing
import Traits

/// Values whose `==` asks the application.
@Suite("Values that ask")
struct AskingValueTests {
  /// A question that comparing puts, and how often it did.
  private final class Question: @unchecked Sendable {
    let ask: () -> Void
    private(set) var count = 0

    init(_ ask: @escaping () -> Void) { self.ask = ask }

    func put() {
      count += 1
      ask()
    }
  }

  private struct Curious: Equatable, Sendable {
    @TaskLocal static var question: Question?
    var number = 0

    static func == (left: Self, right: Self) -> Bool {
      question?.put()
      return left.number == right.number
    }
  }

  private struct Guess: TraitDefinition { static let defaultValue = Curious() }

  @Test("a value may ask where a program compares, also in the midst of an update")
  func comparing() throws {
    let talk = try TalkingApplication()
    var changed: [Int] = []
    let question = Question { talk.cell.traitOverrides.theme = talk.cell.traitCollection.theme }
    talk.cell.registerForTraitChanges([Guess.self]) { cell, previous in
      Curious.$question.withValue(question) {
        changed.append(cell.traitCollection.changedTraits(from: previous).count)
      }
    }
    talk.main.traitOverrides[Guess.self] = Curious(number: 1)
    try talk.app.update()
    #expect(changed == [1] && question.count > 0)
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  /// Counts the answers that a registration on the cell hears of.
  private func changes(
    in talk: TalkingApplication, of number: Int, _ ask: @escaping () -> Void
  ) throws -> (changes: Int, questions: Int) {
    var changes = 0
    let question = Question(ask)
    talk.cell.registerForTraitChanges([Guess.self]) { _, _ in changes += 1 }
    talk.main.traitOverrides[Guess.self] = Curious(number: number)
    try Curious.$question.withValue(question) { try talk.app.update() }
    #expect(talk.app.traits.brokenInvariants() == [])
    return (changes, question.count)
  }

  @Test("it may ask while an update compares it, and hears the values from before", arguments: [0, 1])
  func askingInside(number: Int) throws {
    let talk = try TalkingApplication()
    var heard: [Int] = []
    let result = try changes(in: talk, of: number) {
      heard.append(talk.main.traitCollection[Guess.self].number)
    }
    #expect(result == (changes: number, questions: 1))
    #expect(heard == [0])
    #expect(talk.cell.traitCollection[Guess.self].number == number)
  }

  @Test("it may change something while an update compares it, which counts as in a callback")
  func changingInside() throws {
    let talk = try TalkingApplication()
    let result = try changes(in: talk, of: 1) { talk.form.traitOverrides.theme = .bold }
    #expect(result == (changes: 1, questions: 1))
    #expect(talk.cell.traitCollection.theme == .bold)
  }

  @Test("it may make others forget what is being compared")
  func removingInside() throws {
    let talk = try TalkingApplication()
    let result = try changes(in: talk, of: 1) { talk.main.traitOverrides.remove(Guess.self) }
    #expect(result.changes == 0)
    #expect(talk.cell.traitCollection[Guess.self].number == 0)
  }

  @Test(
    "it may take away what the update is for, which is then for nobody at whose value it was compared",
    arguments: [true, false])
  func removingTarget(isInHierarchy: Bool) throws {
    let talk = try TalkingApplication()
    if !isInHierarchy { talk.root.removeFromParent() }
    var told: [AppTheme] = []
    talk.settings.view.registerForTraitChanges([Theme.self]) { (view: View, previous) in
      told += [previous.theme, view.traitCollection.theme]
    }
    talk.root.view.traitOverrides.theme = .pastel
    talk.settings.view.traitOverrides[Guess.self] = Curious(number: 2)
    let question = Question { if talk.form.superview != nil { talk.form.removeFromSuperview() } }
    Curious.$question.withValue(question) { talk.cell.updateTraitsIfNeeded() }
    #expect(question.count > 0 && told.isEmpty)
    #expect(talk.app.traits.brokenInvariants() == [])
    talk.settings.view.updateTraitsIfNeeded()
    #expect(told == [.standard, .pastel])
    #expect(talk.settings.view.traitCollection[Guess.self].number == 2)
  }

  @Test(
    "one that sets another value whenever it is compared ends the update with an error that names the trait")
  func loopInside() throws {
    let talk = try TalkingApplication()
    var number = 1
    let problem = #expect(throws: TraitProblem.self) {
      try changes(in: talk, of: 1) {
        number += 1
        talk.main.traitOverrides[Guess.self] = Curious(number: number)
      }
    }
    guard case .tooManyPasses(100, let environments, let traits)? = problem else {
      Issue.record("\(problem.map { "\($0)" } ?? "nothing was thrown")")
      return
    }
    #expect(environments == [talk.main.handle.id])
    #expect(traits.compactMap { talk.app.definition(of: $0)?.name } == ["Guess"])
    #expect(talk.app.traits.brokenInvariants() == [])
  }

  @Test("one that asks for the update in which it is compared ends that with an error")
  func updatingInside() throws {
    let talk = try TalkingApplication()
    #expect(throws: TraitProblem.self) {
      try changes(in: talk, of: 1) { talk.header.updateTraitsIfNeeded() }
    }
    #expect(!talk.app.traits.isUpdating && talk.app.traits.brokenInvariants() == [])
  }

  @Test("it may ask while an explanation compares it")
  func askingAnExplanation() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides[Guess.self] = Curious(number: 1)
    try talk.app.update()
    talk.main.traitOverrides[Guess.self] = Curious(number: 2)
    let question = Question { _ = talk.cell.traitCollection }
    let chain = Curious.$question.withValue(question) { talk.main.explanation(of: Guess.self) }
    #expect(chain.contains { $0.value.number == 2 } && question.count > 0)
  }

  private struct Nosy: TraitDefinition {
    static var defaultValue: Int {
      Curious.question?.put()
      return 0
    }
  }

  #if compiler(>=6.2)
    @Test("a definition that asks while the engine reads it ends the program with a sentence")
    func asking() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let talk = try TalkingApplication()
        Curious.$question.withValue(Question { _ = talk.cell.traitCollection }) {
          talk.main.traitOverrides[Nosy.self] = 1
        }
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("A trait's definition asks the application that is at work with it"))
    }
  #endif
}
