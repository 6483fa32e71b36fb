internal import Traits

/// Makes random operations that mostly apply.
package struct OperationMaker {
  package var random: SplitMix
  private var number = 0
  private var isCalm: Bool
  /// How many places there are at most: half of the histories are small, where more comes together.
  private let most: Int

  package init(seed: UInt64) {
    random = SplitMix(state: seed)
    isCalm = seed % 3 == 0
    most = seed % 2 == 0 ? 7 : 12
  }

  private var trait: Int { mutating get { random.below(HistoryTrait.count) } }

  /// Something to do next.
  package mutating func operation(for twins: Twins) -> Operation {
    let there = twins.places
    if there.isEmpty { return create(twins, there, kind: .scene) }
    if there.count < most, random.chance(there.count < 6 ? 45 : 14) { return create(twins, there, kind: nil) }
    return random.chance(24) ? update(there) : change(there, depth: 0)
  }

  private mutating func create(_ twins: Twins, _ there: [Place], kind: Model.Kind?) -> Operation {
    number += 1
    var chosen = kind ?? Model.Kind.allCases[random.below(5)]
    if chosen == .scene { return .create(.scene, number, in: nil, childOf: nil) }
    let parent = there[random.below(there.count)]
    if random.chance(12) {
      return .create(
        chosen, number, in: nil, childOf: chosen == .controller && random.chance(60) ? parent : nil)
    }
    let holder = parent.isView ? Model.Kind.view : parent.kind
    if !chosen.possibleParents.contains(holder) {
      chosen =
        Model.Kind.allCases.filter { $0.possibleParents.contains(holder) }.randomElement(using: &random)
        ?? .view
    }
    return .create(chosen, number, in: parent, childOf: nil)
  }

  private mutating func update(_ there: [Place]) -> Operation {
    let place = there[random.below(there.count)]
    switch random.below(14) {
    case 0..<2: return .updateTraits(place)
    case 2: return .updateProperties(place)
    case 3: return .layOut(place)
    case 4..<7: return .appear(controllers(there).randomElement(using: &random) ?? place, in: place)
    case 7:
      let goal = random.chance(30) ? there.randomElement(using: &random) : nil
      return .disappear(place, to: goal, isAnnounced: random.chance(30))
    case 8: return .use(SystemVersion.allCases[random.below(4)])
    case 9 where random.chance(40):
      let trait = HistoryTrait.redefinable[random.below(4)]
      return .redefine(trait, default: random.below(3), affectsColour: random.chance(50))
    default: return .update
    }
  }

  private func controllers(_ there: [Place]) -> [Place] {
    there.filter { $0.kind == .controller && !$0.isView }
  }

  /// A change, outside or inside a handler.
  private mutating func change(_ there: [Place], depth: Int) -> Operation {
    let place = there[random.below(there.count)]
    let other = there[random.below(there.count)]
    switch random.below(100) {
    case 0..<26: return .override(place, trait, random.below(3))
    case 26..<36: return .removeOverride(place, trait)
    case 36..<39 where place.kind == .scene || place.kind == .presentation:
      return .system(place, trait, random.chance(70) ? random.below(3) : nil)
    case 38 where place.kind == .view:
      let limits = (0..<2).map { _ in random.chance(70) ? 1 + random.below(2) : nil }
      return .limits(place, limits[0], limits[1])
    case 36..<39: return .style(place, random.below(3))
    case 39..<43:
      let child = controllers(there).randomElement(using: &random) ?? place
      return .give(child, of: controllers(there).randomElement(using: &random) ?? other, values())
    case 43..<50: return isCalm && depth > 0 ? .read(place, trait) : .move(place, to: other)
    case 50..<53:
      return isCalm && depth > 0 ? .read(place, trait) : .insert(place, in: other, at: random.below(3))
    case 53..<55: return .detach(place)
    case 55..<57: return .addChild(place, to: other)
    case 57: return .removeFromParent(place)
    case 58..<66:
      return .register(
        place, traits(), target: random.chance(10) ? other : nil, body(there, depth, at: place))
    case 66..<68: return .unregister(random.below(12))
    case 68..<84: return .on(place, event(of: place), body(there, depth, at: place))
    case 84..<86: return .removeHandler(place, event(of: place))
    case 86: return .usesColour(place, random.chance(75))
    case 87: return .showsImage(place, random.chance(75))
    case 88: return depth > 0 && isCalm ? .read(place, trait) : .destroy(place)
    case 89..<92: return rare(place)
    case 92: return .loadView(place)
    default: return .invalidate(place, Operation.Invalidation.allCases[random.below(4)])
    }
  }

  private mutating func event(of place: Place) -> TraitEvent {
    let kind = place.isView ? Model.Kind.view : place.kind
    let events = TraitEvent.allCases.filter { $0.kinds.map(Model.Kind.init).contains(kind) }
    return events[random.below(events.count)]
  }

  /// Updates inside updates, and new environments.
  private mutating func rare(_ place: Place) -> Operation {
    switch random.below(7) {
    case 6: return .announce(place)
    case 0: return .updateTraits(place)
    case 1: return .update
    case 2: return .disappear(place, to: nil, isAnnounced: random.chance(30))
    case 3: return .layOut(place)
    default:
      number += 1
      return .create(random.chance(60) ? .view : .controller, number, in: place, childOf: nil)
    }
  }

  private mutating func partialUpdate(_ place: Place) -> Operation {
    [.updateTraits(place), .updateProperties(place), .layOut(place)][random.below(3)]
  }

  private mutating func values() -> [Int: Int] {
    random.chance(30) ? [:] : Dictionary(uniqueKeysWithValues: traits().map { ($0, random.below(3)) })
  }

  private mutating func traits() -> [Int] {
    let chosen = (0..<HistoryTrait.count).filter { _ in random.chance(40) }
    return chosen.isEmpty ? [trait] : chosen
  }

  /// What a handler does at a place: half of what it reads is what is tracked there.
  private mutating func body(_ there: [Place], _ depth: Int, at place: Place) -> [Operation] {
    if depth > 1 { return [] }
    return (0..<random.below(4)).map { _ in
      if random.chance(35) {
        return .read(random.chance(50) ? place : there[random.below(there.count)], trait)
      }
      if random.chance(6) { return partialUpdate(there[random.below(there.count)]) }
      return change(there, depth: depth + 1)
    }
  }
}
