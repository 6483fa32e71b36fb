import Traits
import ViewTree

/// Makes random operations that mostly apply to a model.
package struct OperationMaker {
  package var random: SplitMix
  /// How large trees may grow.
  var room = 10
  /// Whether operations must be statements that the playground can run, whatever happened before: handlers then only read, override and
  /// invalidate what no operation takes away.
  let isForScripts: Bool
  private var number = 0
  /// What is to come next, after what makes it possible.
  private var next: [Operation] = []
  /// Methods that were played: another one in their place reads other traits.
  private var played: [(place: Place, callback: Callback)] = []
  /// How many traits there are, and registrations.
  private var traitCount = HistoryTrait.countAtFirst
  private var registrationCount = 0

  package init(seed: UInt64, isForScripts: Bool = false) {
    random = SplitMix(state: seed)
    self.isForScripts = isForScripts
  }

  private var trait: Int { mutating get { random.below(traitCount) } }

  /// Something to do next.
  package mutating func operation(for model: Model) -> Operation {
    if !next.isEmpty { return next.removeFirst() }
    let there = places(in: model)
    (traitCount, registrationCount) = (model.defaults.count, model.registrations.count)
    if there.isEmpty { return create(model, there, kind: .scene) }
    if there.count < room, random.chance(there.count < 6 ? 45 : 14) { return create(model, there, kind: nil) }
    if random.chance(2), let overriding = overrideChild(model, there) { return overriding }
    return random.chance(22) ? update(model, there) : change(there, depth: 0)
  }

  /// What a parent controller gives one of its children.
  private mutating func overrideChild(_ model: Model, _ there: [Place]) -> Operation? {
    let children = there.filter { place in
      model.node(place).map { model.nodes[$0].kind == .controller && model.parentController($0) != nil }
        ?? false
    }
    guard let child = children.randomElement(using: &random) else { return nil }
    let parent = model.node(child).flatMap(model.parentController)
    return there.first { model.node($0) == parent }.map { .overrideChild(child, of: $0, values()) }
  }

  /// The environments that operations can name.
  private func places(in model: Model) -> [Place] {
    model.numbers.keys.sorted().flatMap { number -> [Place] in
      guard let kind = model.numbers[number].map({ model.nodes[$0].kind }) else { return [] }
      let places = [
        Place(number: number, kind: kind), Place(number: number, kind: kind, isView: true),
      ]
      return places.filter { model.node($0) != nil }
    }
  }

  private mutating func create(_ model: Model, _ there: [Place], kind: EnvironmentKind?) -> Operation {
    number += 1
    var chosen = kind ?? EnvironmentKind.allCases[random.below(5)]
    if chosen == .scene { return .create(.scene, number, in: nil) }
    if random.chance(12) { return .create(chosen, number, in: nil) }
    let parent = there[random.below(there.count)]
    if random.chance(20) { return .createChild(number, of: parent) }
    if let id = model.node(parent), !chosen.holders.contains(model.nodes[id].kind) {
      chosen =
        EnvironmentKind.allCases.filter { $0.holders.contains(model.nodes[id].kind) }.randomElement(
          using: &random)
        ?? .view
    }
    return .create(chosen, number, in: parent)
  }

  private mutating func update(_ model: Model, _ there: [Place]) -> Operation {
    let place = there[random.below(there.count)]
    switch random.below(12) {
    case 0..<2: return random.chance(70) ? .updateTraits(place) : .updateProperties(place)
    case 2..<5:
      let outside = there.filter { place in
        model.node(place).map { model.nodes[$0].kind == .controller && !model.isInside($0) } ?? false
      }
      guard let controller = outside.randomElement(using: &random) else { return .update }
      return .appear(controller, in: place)
    case 5: return .disappear(place, to: random.chance(30) ? there.randomElement(using: &random) : nil)
    case 6: return .use(SystemVersion.allCases[random.below(4)])
    case 7..<10: return definition(model)
    default: return .update
    }
  }

  /// What there is besides environments: traits, and the instances that some are.
  private mutating func definition(_ model: Model) -> Operation {
    switch random.below(10) {
    case 0..<2: return .define
    case 2..<4 where isForScripts:
      let instance = 1 + random.below(2)
      return .rename(instance, "\(instance).\(random.below(100))")
    default:
      let trait = HistoryTrait.redefinable[random.below(HistoryTrait.redefinable.count)]
      let redefinition = Operation.redefine(
        trait, default: random.below(3), affectsColour: random.chance(50))
      if model.allows(redefinition) { return redefinition }
      // Everybody must be up to date for that.
      next = [redefinition]
      return .update
    }
  }

  /// A change, outside or inside a handler.
  private mutating func change(_ there: [Place], depth: Int) -> Operation {
    let place = there[random.below(there.count)]
    if isForScripts, depth > 0 { return lasting(place) }
    switch random.below(100) {
    case 0..<28: return .override(place, trait, random.below(3))
    case 28..<38: return .removeOverride(place, trait)
    case 38..<42:
      if random.chance(50) { return .overrideChild(place, of: there[random.below(there.count)], values()) }
      return isForScripts ? .update : .give(place, trait, random.chance(40) ? nil : random.below(3))
    case 42..<52: return .move(place, to: there[random.below(there.count)])
    case 52..<55: return isForScripts ? .disappear(place, to: nil) : .detach(place)
    case 55..<58 where isForScripts:
      return .registerAction(
        place, traits(), target: there[random.below(there.count)], parameters: random.below(3))
    case 55..<63: return .register(place, traits(), body(there, depth, at: place))
    case 63..<65: return .unregister(random.below(12))
    case 65..<84: return play(there, place, depth)
    case 84..<86:
      return .removeHandler(place, Callback.allCases[random.below(Callback.allCases.count)])
    case 86..<87: return .usesColour(place, random.chance(75))
    case 87..<88: return .showsImage(place, random.chance(75))
    case 88..<90: return .destroy(place)
    case 90..<93: return isForScripts ? telling(there, place) : rare(there, place, depth)
    default: return .invalidate(place, Operation.Invalidation.allCases[random.below(4)])
    }
  }

  /// A method, often one that was played before.
  private mutating func play(_ there: [Place], _ place: Place, _ depth: Int) -> Operation {
    if random.chance(35), let known = played.suffix(8).randomElement(using: &random) {
      return .on(known.place, known.callback, body(there, depth, at: known.place))
    }
    let callback = Callback.allCases[random.below(Callback.allCases.count)]
    if depth == 0, callback.kinds.contains(place.isView ? .view : place.kind) {
      played.append((place, callback))
    }
    return .on(place, callback, body(there, depth, at: place))
  }

  private mutating func lasting(_ place: Place) -> Operation {
    switch random.below(10) {
    case 0: .readCurrent(trait, as: random.chance(50) ? place : nil)
    case 1..<4: .read(place, trait)
    case 4..<7: .override(place, trait, random.below(3))
    default: .removeOverride(place, trait)
    }
  }

  /// What only scripts do, outside of handlers.
  private mutating func telling(_ there: [Place], _ place: Place) -> Operation {
    switch random.below(5) {
    case 0: return .readCurrent(trait, as: random.chance(50) ? place : nil)
    case 1..<3: return .readOverride(place, trait)
    default:
      let captures = (0...random.below(2)).map { _ in
        Place(number: there[random.below(there.count)].number, kind: .view)
      }
      // Half of what was captured is destroyed at once, before or after that with which it is let go of.
      let ending = random.chance(50) ? Operation.unregister(registrationCount) : .destroy(place)
      let ends = [Operation.destroy(captures[0]), ending]
      if random.chance(50) { next = random.chance(50) ? ends : ends.reversed() }
      return .registerCapturing(place, traits(), captures)
    }
  }

  /// What only handlers do often: updates inside updates, attempts, new environments.
  private mutating func rare(_ there: [Place], _ place: Place, _ depth: Int) -> Operation {
    switch random.below(5) {
    case 0: return .updateTraits(place)
    case 1: return .update
    case 2: return .disappear(place, to: nil)
    case 3 where depth < 2: return .attempt((0..<3).map { _ in change(there, depth: depth + 1) })
    default:
      number += 1
      return .create(random.chance(60) ? .view : .controller, number, in: place)
    }
  }

  private mutating func values() -> [Int: Int] {
    random.chance(30) ? [:] : Dictionary(uniqueKeysWithValues: traits().map { ($0, random.below(3)) })
  }

  private mutating func traits() -> [Int] {
    let chosen = (0..<traitCount).filter { _ in random.chance(40) }
    return chosen.isEmpty ? [trait] : chosen
  }

  /// What a handler does at a place: half of what it reads is what is tracked there.
  private mutating func body(_ there: [Place], _ depth: Int, at place: Place) -> [Operation] {
    if depth > 1 { return [] }
    return (0..<random.below(4)).map { _ in
      if random.chance(35) {
        return .read(random.chance(50) ? place : there[random.below(there.count)], trait)
      }
      return change(there, depth: depth + 1)
    }
  }
}
