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

  #if compiler(>=6.2)
    @Test("one that asks while the engine compares ends the program with a sentence")
    func asking() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let talk = try TalkingApplication()
        talk.cell.registerForTraitChanges([Guess.self]) { _, _ in }
        talk.main.traitOverrides[Guess.self] = Curious(number: 1)
        try Curious.$question.withValue(Question { _ = talk.cell.traitCollection }) { try talk.app.update() }
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("A value's == asks the application that is comparing it"))
    }
  #endif
}
