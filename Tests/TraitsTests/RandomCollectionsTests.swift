import HistoryTesting
import Testing
import Traits

@Suite("Random collections")
struct RandomCollectionsTests {
  private var system = TraitSystem()
  private let traits: [TraitID]

  init() throws { traits = try HistoryTrait.define(in: &system) }

  /// A collection, and which values were set in it, by trait.
  private struct Pair {
    let collection: TraitCollection
    let values: [Int: Int]

    func value(_ trait: Int) -> Int { values[trait] ?? 0 }
    /// Apple's traits that have another value than the unspecified one.
    var specified: [Int: Int] { values.filter { $0.key < HistoryTrait.systemCount && $0.value != 0 } }
  }

  private func modified(_ pair: Pair, _ random: inout SplitMix) -> Pair {
    var values = pair.values
    let collection = pair.collection.modifying { draft in
      for _ in 0..<random.below(5) {
        let (trait, value) = (random.below(traits.count), random.below(3))
        let isSet = random.chance(75)
        draft[traits[trait]] = isSet ? HistoryTrait.value(value, of: trait) : nil
        values[trait] = isSet ? HistoryTrait.canonical(value, of: trait) : nil
        for (other, id) in traits.enumerated() {
          #expect(draft[id].flatMap { HistoryTrait.number(of: $0, of: other) } == values[other] ?? 0)
        }
      }
    }
    return Pair(collection: collection, values: values)
  }

  private func merged(_ pairs: [Pair]) -> Pair {
    var values = pairs.first?.values ?? [:]
    for pair in pairs.dropFirst() { values.merge(pair.specified) { $1 } }
    return Pair(collection: system.collection(traitsFrom: pairs.map(\.collection)), values: values)
  }

  private func expectSound(_ pair: Pair) {
    for (trait, id) in traits.enumerated() {
      let set = pair.collection.setValue(of: id).flatMap { HistoryTrait.number(of: $0, of: trait) }
      #expect(set == pair.values[trait])
      let read = pair.collection[id].flatMap { HistoryTrait.number(of: $0, of: trait) }
      #expect(read == pair.value(trait))
    }
    #expect(Set(pair.collection.setTraits) == Set(pair.values.keys.map { traits[$0] }))
    #expect(Set(pair.collection.changedTraitIDs(from: nil)) == Set(pair.collection.setTraits))
  }

  private func expectCompared(_ left: Pair, _ right: Pair) {
    let changed = traits.indices.filter { left.value($0) != right.value($0) }
    #expect(left.collection.changedTraitIDs(from: right.collection) == changed.map { traits[$0] })
    #expect((left.collection == right.collection) == changed.isEmpty)
    if changed.isEmpty { #expect(left.collection.hashValue == right.collection.hashValue) }
    let contains = right.specified.allSatisfy { left.value($0.key) == $0.value }
    #expect(left.collection.containsTraits(in: right.collection) == contains)
  }

  @Test("making, modifying, merging and comparing equals doing so with dictionaries", arguments: 0..<20)
  func equalsDictionaries(seed: Int) {
    var random = SplitMix(state: UInt64(seed) &* 977 &+ 3)
    var pairs = [Pair(collection: system.emptyCollection, values: [:])]
    for _ in 0..<40 {
      let made =
        random.chance(70)
        ? modified(pairs[random.below(pairs.count)], &random)
        : merged((0..<random.below(4)).map { _ in pairs[random.below(pairs.count)] })
      expectSound(made)
      for pair in pairs {
        expectSound(pair)
        expectCompared(made, pair)
        expectCompared(pair, made)
      }
      pairs.append(made)
      if pairs.count > 6 { pairs.remove(at: random.below(pairs.count)) }
    }
  }
}
