import Testing
import Traits

@Suite("Values without an ==")
struct UncomparableTests {
  struct Point: Sendable { var x = 0 }
  struct Place: TraitDefinition { static let defaultValue = Point() }
  struct Count: TraitDefinition { static let defaultValue = 0 }

  protocol Provider: AnyObject, Sendable {}
  final class Network: Provider {}
  struct Source: TraitDefinition {
    static let defaultValue: (any Provider)? = nil
    static let identifier = "com.example.uncomparable.source"
  }
  struct MainSource: TraitDefinition {
    static let defaultValue: any Provider = Network()
    static let identifier = "com.example.uncomparable.main"
  }
  struct AnySource: TraitDefinition { static let defaultValue: (any Sendable)?? = nil }

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

  /// How often a handler is called for each of some values, one update after the other.
  private static func calls<Definition: TraitDefinition>(
    _ definition: Definition.Type, _ values: [Definition.Value]
  ) throws -> [Int] {
    let talk = try TalkingApplication()
    var calls = 0
    talk.cell.registerForTraitChanges([definition]) { _, _ in calls += 1 }
    return try values.map { value in
      calls = 0
      talk.form.traitOverrides[definition] = value
      try talk.app.update()
      return calls
    }
  }

  @Test("R16: an instance is compared as one also where the trait's type is a protocol, and nil is nil")
  func existentials() throws {
    let (first, second) = (Network(), Network())
    #expect(try Self.calls(Source.self, [nil, first, first, second, nil, nil]) == [0, 1, 0, 1, 1, 0])
    #expect(try Self.calls(MainSource.self, [first, first, second]) == [1, 0, 1])
    #expect(
      try Self.calls(AnySource.self, [nil, .some(nil), .some(nil), first, first, Point(), Point()])
        == [0, 1, 0, 1, 0, 1, 1])
    #expect(TraitCollection(Source.self, value: first) == TraitCollection(Source.self, value: first))
    #expect(TraitCollection(Source.self, value: first) != TraitCollection(Source.self, value: second))
  }

  @Test("an instance is not encoded, whatever the trait's type is")
  func encoding() {
    var archive = TraitArchive()
    TraitCollection {
      $0[Source.self] = Network()
      $0[MainSource.self] = Network()
    }.encode(with: &archive)
    #expect(archive.entries.isEmpty)
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
