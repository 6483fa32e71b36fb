import Testing
import Traits

@Suite("Values without an ==")
struct UncomparableTests {
  struct Point: Sendable { var x = 0 }
  struct Place: TraitDefinition { static let defaultValue = Point() }
  struct Count: TraitDefinition { static let defaultValue = 0 }

  @Test("R5, R9: one that nobody set has not changed, and is not told of")
  func untouched() throws {
    let talk = try TalkingApplication()
    try talk.app.define(Place.self)
    var changed: [[String]] = []
    talk.cell.registerForTraitChanges([Count.self]) { cell, previous in
      changed.append(cell.traitCollection.changedTraits(from: previous).map { $0.name })
    }
    talk.main.traitOverrides[Count.self] = 1
    try talk.app.update()
    #expect(changed == [["Count"]])
    let collection = talk.cell.traitCollection
    #expect(collection.description == "Count = 1")
    #expect(collection.replacing(Count.self, value: 1) == collection)
    #expect(TraitCollection { $0[Count.self] = 1 } == collection)
    #expect(collection.replacing(Place.self, value: Point()).description == "Place = Point(x: 0), Count = 1")
  }

  @Test("one that two places share is the same in both")
  func shared() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides[Place.self] = Point(x: 1)
    let badge = View(in: talk.cell)
    try talk.app.update()
    var calls = 0
    badge.registerForTraitChanges([Place.self]) { _, _ in calls += 1 }
    talk.header.addSubview(badge)
    try talk.app.update()
    #expect(calls == 0)
    #expect(badge.traitCollection == talk.cell.traitCollection)
    talk.main.traitOverrides[Place.self] = Point(x: 1)
    try talk.app.update()
    #expect(calls == 1, "R16: which of two values was meant cannot be told")
  }
}
