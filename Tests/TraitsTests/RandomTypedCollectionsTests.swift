import Foundation
import HistoryTesting
import Testing
import Traits

@Suite("Random collections by types")
struct RandomTypedCollectionsTests {
  /// Traits of a program: numbers, an enum, an optional string, and a struct that cannot travel.
  private enum Mood: String, Sendable { case calm, merry, grave }
  private struct Edge: Equatable { var width = 0 }
  private struct Count: TraitDefinition {
    static let defaultValue = 0
    static let identifier = "com.example.count"
  }
  private struct Moody: TraitDefinition {
    static let defaultValue = Mood.calm
    static let identifier = "com.example.moody"
  }
  private struct Title: TraitDefinition {
    static let defaultValue: String? = nil
    static let identifier = "com.example.title"
  }
  private struct Share: TraitDefinition { static let defaultValue = 0.0 }
  private struct Edged: TraitDefinition { static let defaultValue = Edge() }

  /// A trait with three values, of which the first is its default, and how Swift code names it.
  private struct Slot: Sendable {
    let definition: Traits.Trait
    var isSystem = false
    let set: @Sendable (inout any MutableTraits, Int) -> Void
    let isSet: @Sendable (any MutableTraits, Int) -> Bool
    let replacing: @Sendable (TraitCollection, Int) -> TraitCollection
    let only: @Sendable (Int) -> TraitCollection
    let number: @Sendable (TraitCollection) -> Int?
    let override: @Sendable (WindowScene, Int?) -> Void

    init<Definition: TraitDefinition>(
      _ definition: Definition.Type, _ values: [Definition.Value], isSystem: Bool = false
    ) where Definition.Value: Equatable {
      self.definition = definition
      self.isSystem = isSystem
      set = { $0[definition] = values[$1] }
      isSet = { $0[definition] == values[$1] }
      replacing = { $0.replacing(definition, value: values[$1]) }
      only = { TraitCollection(definition, value: values[$0]) }
      number = { values.firstIndex(of: $0[definition]) }
      override = { scene, value in
        if let value {
          scene.traitOverrides[definition] = values[value]
        } else {
          scene.traitOverrides.remove(definition)
        }
      }
    }

    /// Whether a value leaves the process.
    var travels: Bool { definition.identifier != "" }
  }

  private static let slots = [
    Slot(TraitUserInterfaceStyle.self, [.unspecified, .light, .dark], isSystem: true),
    Slot(TraitHorizontalSizeClass.self, [.unspecified, .compact, .regular], isSystem: true),
    Slot(TraitDisplayScale.self, [0, 2, 3], isSystem: true), Slot(Count.self, [0, 1, 2]),
    Slot(Moody.self, [.calm, .merry, .grave]), Slot(Title.self, [nil, "one", "two"]),
    Slot(Share.self, [0, 0.5, 1]), Slot(Edged.self, [Edge(), Edge(width: 1), Edge(width: 2)]),
  ]

  /// A collection, and which values were set in it, by slot.
  private struct Pair {
    let collection: TraitCollection
    let values: [Int: Int]

    func value(_ slot: Int) -> Int { values[slot] ?? 0 }
    /// Apple's traits that have another value than the unspecified one.
    var specified: [Int: Int] { values.filter { slots[$0.key].isSystem && $0.value != 0 } }
  }

  private let app = Application()
  private let scene: WindowScene
  private var random: SplitMix
  private var pairs = [Pair(collection: TraitCollection(), values: [:])]

  /// A program that knows what it may have to decode.
  private init(seed: UInt64) throws {
    random = SplitMix(state: seed)
    scene = WindowScene(application: app)
    for slot in Self.slots where slot.travels { try app.define(slot.definition) }
  }

  init() throws { try self.init(seed: 0) }

  private var anyPair: Pair { mutating get { pairs[random.below(pairs.count)] } }
  private var anySlot: Int { mutating get { random.below(Self.slots.count) } }

  /// Sets some traits, as a closure does, and reads each of them there.
  private mutating func mutate(_ traits: inout any MutableTraits, _ values: inout [Int: Int]) {
    for _ in 0..<random.below(5) {
      let (slot, value) = (anySlot, random.below(3))
      Self.slots[slot].set(&traits, value)
      values[slot] = value
      for (other, slot) in Self.slots.enumerated() { #expect(slot.isSet(traits, values[other] ?? 0)) }
    }
  }

  private mutating func made() throws -> Pair {
    let (pair, slot, value) = (anyPair, anySlot, random.below(3))
    switch random.below(7) {
    case 0:
      var values: [Int: Int] = [:]
      return Pair(collection: TraitCollection { mutate(&$0, &values) }, values: values)
    case 1, 2:
      var values = pair.values
      return Pair(collection: pair.collection.modifyingTraits { mutate(&$0, &values) }, values: values)
    case 3:
      let values = pair.values.merging([slot: value]) { $1 }
      return Pair(collection: Self.slots[slot].replacing(pair.collection, value), values: values)
    case 4: return Pair(collection: Self.slots[slot].only(value), values: [slot: value])
    case 5: return merged((0..<random.below(4)).map { _ in anyPair })
    default: return random.chance(50) ? try travelled(pair) : try answered(pair)
    }
  }

  private func merged(_ pairs: [Pair]) -> Pair {
    var values = pairs.first?.values ?? [:]
    for pair in pairs.dropFirst() { values.merge(pair.specified) { $1 } }
    return Pair(collection: TraitCollection(traitsFrom: pairs.map(\.collection)), values: values)
  }

  /// Encoded, written down, read and decoded: what has an identifier comes back.
  private func travelled(_ pair: Pair) throws -> Pair {
    var coder = TraitArchive()
    pair.collection.encode(with: &coder)
    let data = try JSONEncoder().encode(coder.entries)
    coder.entries = try JSONDecoder().decode([TraitArchive.Entry].self, from: data)
    let collection = TraitCollection(coder: coder, application: app)
    return Pair(collection: collection, values: pair.values.filter { Self.slots[$0.key].travels })
  }

  /// What an environment answers that has these values as its overrides.
  private func answered(_ pair: Pair) throws -> Pair {
    for (index, slot) in Self.slots.enumerated() { slot.override(scene, pair.values[index]) }
    try app.update()
    return Pair(collection: scene.traitCollection, values: pair.values)
  }

  private func expectCompared(_ left: Pair, _ right: Pair) {
    let changed = Self.slots.indices.filter { left.value($0) != right.value($0) }
    #expect(names(left.collection.changedTraits(from: right.collection)) == names(changed))
    #expect((left.collection == right.collection) == changed.isEmpty)
    if changed.isEmpty { #expect(left.collection.hashValue == right.collection.hashValue) }
    let contains = right.specified.allSatisfy { left.value($0.key) == $0.value }
    #expect(left.collection.containsTraits(in: right.collection) == contains)
  }

  private func names(_ traits: [Traits.Trait]) -> [String] { traits.map { $0.name }.sorted() }
  private func names(_ slots: [Int]) -> [String] { names(slots.map { Self.slots[$0].definition }) }

  @Test(
    "making, replacing, merging, encoding and answering equals doing so with dictionaries", arguments: 0..<20)
  func equalsDictionaries(seed: Int) throws {
    var chain = try Self(seed: UInt64(seed) &* 977 &+ 11)
    for _ in 0..<60 {
      let made = try chain.made()
      #expect(names(made.collection.changedTraits(from: nil)) == names(Array(made.values.keys)))
      for pair in chain.pairs + [made] {
        for (index, slot) in Self.slots.enumerated() {
          #expect(slot.number(pair.collection) == pair.value(index))
        }
        expectCompared(made, pair)
        expectCompared(pair, made)
      }
      chain.pairs.append(made)
      if chain.pairs.count > 6 { chain.pairs.remove(at: chain.random.below(chain.pairs.count)) }
    }
  }
}
