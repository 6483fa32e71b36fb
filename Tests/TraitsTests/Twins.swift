import Traits
import ViewTree

/// A small generator of random numbers that repeats itself.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// The engine and the model side by side: every operation is done to both, and both must answer the same.
struct Twins {
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  var system = TraitSystem()
  var model: Model
  let traits: [TraitID]
  var random = SplitMix(state: 0)
  /// What was done, in words.
  var trace: [String] = []
  /// How many operations the callbacks of this step may still do, so that updates come to rest.
  var budget = 0

  init() throws {
    let first = try system.define(TraitDeclaration(property: "a", definition: "A", defaultValue: .integer(0)))
    let second = try system.define(
      TraitDeclaration(
        property: "b", definition: "B", defaultValue: .integer(0), affectsColorAppearance: true))
    traits = [TraitID(index: 1), TraitID(index: 4), first, second]
    model = Model(
      isSystem: [true, true, false, false], affectsColour: [true, false, false, true], defaults: [0, 0, 0, 0])
    system.isRecording = true
  }

  func id(_ node: Int) -> EnvironmentID { EnvironmentID(index: Int32(node + 2)) }
  func node(_ id: EnvironmentID) -> Int { Int(id.index) - 2 }
  func values(_ collection: TraitCollection) -> [Int] { traits.map { collection[$0]?.number ?? Int.min } }

  // MARK: - Operations

  /// One operation of a program outside or inside an update.
  mutating func mutate() throws {
    let count = model.nodes.count
    if count == 0 || (count < 28 && random.chance(18)) { return try create() }
    let node = random.below(count)
    let trait = random.below(traits.count)
    switch random.below(100) {
    case 0..<34: try setOverride(node, trait)
    case 34..<46:
      trace.append("remove override \(node).\(trait)")
      system.removeOverride(of: traits[trait], on: id(node))
      model.nodes[node].overrides[trait] = nil
    case 46..<52: try setGiven(node, trait)
    case 52..<64: try move(node)
    case 64..<74: try register(node)
    case 74..<78: unregister()
    case 78..<90: setInterest(node)
    default: try demand(node)
    }
  }

  private mutating func create() throws {
    let kind = EnvironmentKind.allCases[random.below(5)]
    let parent = random.chance(15) || model.nodes.isEmpty ? nil : random.below(model.nodes.count)
    if let parent, !kind.holders.contains(model.nodes[parent].kind) { return }
    if kind == .scene, model.scenes.count > 2 { return }
    trace.append("create \(kind) \(model.nodes.count) in \(parent.map(String.init) ?? "nothing")")
    let made = try system.create(kind, in: parent.map(id))
    let node = model.create(kind, in: parent)
    if made != id(node) { throw Difference(description: "other identities") }
  }

  private mutating func setOverride(_ node: Int, _ trait: Int) throws {
    let value = random.below(3)
    trace.append("override \(node).\(trait) = \(value)")
    try system.setOverride(.integer(value), of: traits[trait], on: id(node))
    model.nodes[node].overrides[trait] = value
  }

  private mutating func setGiven(_ node: Int, _ trait: Int) throws {
    let value = random.chance(40) ? nil : random.below(3)
    trace.append("give \(node).\(trait) = \(value.map(String.init) ?? "nothing")")
    try system.setGiven(value.map { .integer($0) }, of: traits[trait], on: id(node))
    model.nodes[node].given[trait] = value
  }

  private mutating func move(_ node: Int) throws {
    let target = random.below(model.nodes.count)
    if random.chance(30) {
      guard (try? system.hierarchy.checkMobility(of: id(node))) != nil else { return }
      trace.append("detach \(node)")
      try system.detach(id(node))
      model.move(node, to: nil)
    } else if (try? system.hierarchy.checkMove(id(node), to: id(target))) != nil {
      trace.append("move \(node) to \(target)")
      try system.move(id(node), to: id(target))
      model.move(node, to: target)
    }
  }

  private mutating func register(_ node: Int) throws {
    let chosen = traits.indices.filter { _ in random.chance(40) }
    if chosen.isEmpty { return }
    trace.append("register \(node) for \(chosen)")
    _ = try system.register(chosen.map { traits[$0] }, on: id(node))
    model.registrations.append(Model.Registration(environment: node, traits: chosen))
  }

  private mutating func unregister() {
    if model.registrations.isEmpty { return }
    let registration = random.below(model.registrations.count)
    trace.append("unregister \(registration)")
    system.unregister(RegistrationID(index: Int32(registration)))
    model.registrations[registration].isEnded = true
  }

  private mutating func setInterest(_ node: Int) {
    let isInterested = random.chance(75)
    if random.chance(20) {
      trace.append("\(node) uses colour: \(isInterested)")
      system.setUsesDynamicColour(isInterested, at: id(node))
      model.nodes[node].usesColour = isInterested
    } else {
      let callback = Callback.allCases[random.below(Callback.allCases.count)]
      trace.append("\(node) overrides \(callback): \(isInterested)")
      system.setInterest(isInterested, in: callback, at: id(node))
      if isInterested {
        model.nodes[node].interests.insert(callback)
      } else {
        model.nodes[node].interests.remove(callback)
      }
    }
  }

  private mutating func demand(_ node: Int) throws {
    let view = model.holder(node)
    guard model.nodes[view].isDrawn else { return }
    let isLayout = random.chance(60)
    trace.append("invalidate \(node)\(isLayout ? "" : " display")")
    if isLayout {
      try system.setNeedsLayout(id(node))
      model.nodes[view].needsLayout = true
    } else {
      try system.setNeedsDisplay(id(node))
      model.nodes[view].needsDisplay = true
    }
  }

  // MARK: - Updates

  /// An update of some extent, with callbacks that do what they like.
  mutating func update() throws {
    let node = model.nodes.isEmpty ? 0 : random.below(model.nodes.count)
    switch random.below(10) {
    case 0..<3 where !model.nodes.isEmpty && ![.scene, .presentation].contains(model.nodes[node].kind):
      trace.append("update traits \(node)")
      try system.beginUpdate(.traits(of: id(node)))
      model.begin(.traits(node))
    case 3..<5 where !model.nodes.isEmpty:
      let parent = random.below(model.nodes.count)
      guard model.nodes[node].kind == .controller, !model.isInside(node), model.isInside(parent),
        (try? system.hierarchy.checkMove(id(node), to: id(parent))) != nil
      else { return }
      trace.append("appear \(node) in \(parent)")
      try system.beginAppearance(of: id(node), in: id(parent))
      model.begin(.appearance(node, in: parent))
    default:
      trace.append("update")
      try system.beginUpdate(.everything)
      model.begin(.everything)
    }
    try run()
  }

  private mutating func run() throws {
    let isAppearing = if case .appearance = model.sweeps.last?.kind { true } else { false }
    while true {
      let work = try system.next()
      let expected = model.next()
      try compare(work, expected)
      guard work != nil else { break }
      try compareValues()
      if !isAppearing || model.sweeps.last?.phase != nil { try callBack() }
    }
    trace.append("updated")
  }

  private func compare(_ work: Work?, _ expected: Model.Work?) throws {
    let found: Model.Work? =
      switch work {
      case .registration(let registration, let environment, let previous):
        .registration(Int(registration.index), node(environment), previous: values(previous))
      case .callback(let callback, let environment, let previous):
        .callback(callback, node(environment), previous: previous.map(values))
      case nil: nil
      }
    if found != expected {
      throw Difference(
        description:
          "yields \(found.map { "\($0)" } ?? "nothing"), not \(expected.map { "\($0)" } ?? "nothing")")
    }
  }

  /// What a callback does: reads (compared already), changes, tries, and updates inside the update.
  private mutating func callBack() throws {
    trace.append("  in a callback:")
    guard budget > 0 else { return }
    budget -= 1
    if random.chance(45) { try mutate() }
    if random.chance(10) { try mutate() }
    if random.chance(6), model.sweeps.count < 3 { try update() }
    if random.chance(10) {
      let (mark, before) = (system.mark, model)
      let digest = system.digest()
      trace.append("try:")
      for _ in 0..<3 { try mutate() }
      if random.chance(30), model.sweeps.count < 3 { try update() }
      system.revert(to: mark)
      model = before
      trace.append("reverted")
      if system.digest() != digest { throw Difference(description: "reverting leaves another digest") }
    }
    try compareValues()
  }

  // MARK: - Comparing

  func compareValues() throws {
    for (index, expected) in model.nodes.enumerated() {
      let found = traits.map { system.value(of: $0, at: id(index)).number ?? Int.min }
      if found != expected.values {
        throw Difference(description: "\(index) answers \(found), not \(expected.values)")
      }
    }
  }

  func compareAll() throws {
    try compareValues()
    for (index, expected) in model.nodes.enumerated() {
      let id = id(index)
      if system.hierarchy.isInHierarchy(id) != model.isInside(index) {
        throw Difference(description: "membership of \(index)")
      }
      if system.hierarchy.parent(of: id).map(node) != expected.parent {
        throw Difference(description: "parent of \(index)")
      }
      if expected.kind != .controller,
        system.layouts(of: id) != expected.layouts || system.draws(of: id) != expected.draws
      {
        throw Difference(
          description: "\(index): \(system.layouts(of: id)) layouts, \(system.draws(of: id)) draws, not "
            + "\(expected.layouts), \(expected.draws)")
      }
      for (trait, key) in traits.enumerated()
      where system.override(of: key, on: id)?.number != expected.overrides[trait] {
        throw Difference(description: "override \(index).\(trait)")
      }
    }
    if !model.nodes.isEmpty { try compareExplanations(at: trace.count % model.nodes.count) }
    for (index, expected) in model.registrations.enumerated()
    where system.calls(of: RegistrationID(index: Int32(index))) != expected.calls {
      throw Difference(description: "calls of registration \(index)")
    }
    let broken = system.brokenInvariants()
    if let first = broken.first { throw Difference(description: first) }
  }

  /// Exactly one link of a chain decides, and it has the value that the environment answers.
  private func compareExplanations(at index: Int) throws {
    for (trait, key) in traits.enumerated() {
      let links = system.explanation(of: key, at: id(index))
      let deciding = links.filter { $0.role == .decides || $0.role == .ending }
      if deciding.map(\.value.number) != [model.nodes[index].values[trait]] {
        throw Difference(description: "explanation of \(index).\(trait): \(links)")
      }
    }
  }
}
