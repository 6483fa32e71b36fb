import Testing
import Traits
import ViewTree

@Suite("Going back")
struct UndoTests {
  @Test("one long journal: each statement's changes can be taken out and exchanged, newest first")
  func longJournal() throws {
    var talk = try Talk()
    talk.system.isRecording = true
    var history: [(mark: TraitSystem.Mark, digest: Int)] = []
    for value in 1...50 {
      history.append((talk.system.mark, talk.system.digest()))
      try talk.override(value, on: value.isMultiple(of: 2) ? talk.main : talk.form)
      if value.isMultiple(of: 7) { _ = try talk.system.create(.view, in: talk.header) }
      if value.isMultiple(of: 5) { _ = try talk.system.register([talk.theme], on: talk.cell) }
      try talk.system.update()
    }
    var last = talk.system.digest()
    while let (mark, digest) = history.popLast() {
      var changes = talk.system.takeChanges(since: mark)
      talk.system.exchange(&changes)
      #expect(talk.system.digest() == digest)
      talk.system.exchange(&changes)
      #expect(talk.system.digest() == last)
      talk.system.exchange(&changes)
      last = digest
    }
    #expect(talk.system.brokenInvariants() == [])
  }

  @Test("reverting in the middle of an update goes back to its middle")
  func inTheMiddle() throws {
    var talk = try Talk()
    talk.system.isRecording = true
    let first = try talk.system.register([talk.theme], on: talk.header)
    let second = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(1, on: talk.main)
    let told = try talk.run { talk, work in
      guard case .registration(first, _) = work else { return }
      let mark = talk.system.mark
      try talk.override(5, on: talk.form)
      try talk.system.detach(talk.cell)
      _ = try talk.run(.traits(of: talk.form))
      talk.system.revert(to: mark)
      #expect(talk.theme(at: talk.cell) == 0)
    }
    #expect(told == ["header#0", "cell#1"])
    #expect(talk.system.calls(of: second) == 1)
    #expect(talk.theme(at: talk.cell) == 1)
  }

  @Test(
    "collections read the defaults that are in force after going back, and those that were made before keep theirs"
  )
  func defaults() throws {
    var talk = try Talk()
    talk.system.isRecording = true
    func declaration(_ property: String, _ value: Int) -> TraitDeclaration {
      TraitDeclaration(property: property, definition: property, defaultValue: .integer(value))
    }
    func defaults(_ traits: [TraitID]) -> [Int?] { traits.map { talk.system.emptyCollection[$0]?.number } }
    let accent = try talk.system.define(declaration("accent", 1))
    let mark = talk.system.mark
    let before = talk.system.emptyCollection
    try talk.system.redefine(accent, as: declaration("accent", 2))
    let style = try talk.system.define(declaration("style", 3))
    try talk.system.redefine(talk.theme, as: declaration("theme", 4))
    var changes = talk.system.takeChanges(since: mark)
    #expect(defaults([talk.theme, accent, style]) == [4, 2, 3])
    for expected in [[0, 1, nil], [4, 2, 3], [0, 1, nil]] {
      talk.system.exchange(&changes)
      #expect(defaults([talk.theme, accent, style]) == expected)
      #expect(talk.system.brokenInvariants() == [])
    }
    _ = try talk.system.define(declaration("size", 5))
    talk.system.revert(to: mark)
    #expect(defaults([talk.theme, accent, style]) == [0, 1, nil])
    try talk.system.redefine(accent, as: declaration("accent", 6))
    #expect(defaults([accent]) == [6] && before[accent]?.number == 1)
    talk.system.discardChanges()
    #expect(defaults([talk.theme, accent]) == [0, nil])
    #expect(talk.system.brokenInvariants() == [])
  }

  @Test("what nobody recorded leaves no changes, and what was forgotten is not undone")
  func nothing() throws {
    var talk = try Talk()
    talk.system.isRecording = true
    let unchanged = talk.system.takeChanges()
    #expect(unchanged.isEmpty)
    try talk.override(1, on: talk.main)
    talk.system.forgetChanges()
    let forgotten = talk.system.takeChanges()
    #expect(forgotten.isEmpty)
    #expect(talk.system.override(of: talk.theme, on: talk.main)?.number == 1)
  }
}
