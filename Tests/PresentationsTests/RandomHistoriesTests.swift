import Presentations
import Testing
import Traits

@Suite("Random histories")
struct RandomHistoriesTests {
  /// Numbers that come again with the same seed.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func pick<Value>(_ values: Value...) -> Value {
      values[Int.random(in: values.indices, using: &self)]
    }
  }

  func event(_ dice: inout Dice) -> NaiveScreen.Event {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0:
      let device = dice.pick("mac", "iPhone16", "iPhone16ProMax", "iPadPro13")
      return .device(device, device == "mac" ? nil : dice.pick(nil, .portrait, .landscape))
    case 1: return .size(dice.pick(500, 677, 678, 1000, 1300), dice.pick(400, 1000))
    case 2: return dice.pick(.share(1, 2), .share(1, 3), .share(2, 3))
    case 3: return .turn
    case 4: return .override(compact: dice.pick(nil, true, false))
    case 5: return .presented(dice.pick(true, true, false))
    case 6: return .dismissDisabled(dice.pick(true, false))
    case 7:
      return .width(
        dice.pick(
          .automatic, .fixed(250), Stage.bounds, .flexible(minimum: nil, ideal: 310, maximum: 350),
          .flexible(minimum: 220, ideal: 230, maximum: nil)))
    case 8, 9: return .drag(dice.pick(0, 100, 199, 200, 260, 340, 400, 700, 2000))
    default: return .update
    }
  }

  /// Whether the engine did it; a problem must leave everything as it was.
  func perform(_ event: NaiveScreen.Event, _ stage: inout Stage, _ details: InspectorID) throws -> Bool {
    let before = stage.system
    do {
      switch event {
      case .device(let name, let orientation):
        let model = try #require(DeviceTable.model(named: name))
        try stage.system.attach(stage.main, to: model, orientation: orientation, traits: &stage.traits)
      case .size(let width, let height):
        try stage.system.resize(stage.main, to: Size(width: width, height: height), traits: &stage.traits)
      case .share(let part, let whole):
        try stage.system.resize(stage.main, toShare: part, of: whole, traits: &stage.traits)
      case .turn: try stage.system.rotate(stage.main, traits: &stage.traits)
      case .override(let compact): try override(compact, &stage)
      case .presented(let isPresented): stage.system.setPresented(details, isPresented)
      case .dismissDisabled(let isDisabled): stage.system.setDismissDisabled(details, isDisabled)
      case .width(let width): try stage.system.update(details, columnWidth: width)
      case .drag(let width): try stage.system.drag(details, to: width, traits: stage.traits)
      case .update: try stage.traits.update()
      }
    } catch is PresentationProblem {
      #expect(stage.system == before)
      return false
    }
    return true
  }

  func override(_ compact: Bool?, _ stage: inout Stage) throws {
    let trait = try stage.trait("horizontalSizeClass")
    if let compact {
      try stage.traits.setOverride(.integer(compact ? 1 : 2), of: trait, on: stage.root)
    } else {
      stage.traits.removeOverride(of: trait, on: stage.root)
    }
  }

  func agree(_ stage: Stage, _ details: InspectorID, _ naive: NaiveScreen) -> Bool {
    stage.form(details) == naive.form && stage.width(details) == naive.width
      && stage.system.isPresented(details) == naive.isPresented
      && stage.system.size(of: stage.main) == naive.size
      && stage.system.explanation(of: details, traits: stage.traits).form == naive.form
      && stage.system.layout(of: stage.main, traits: stage.traits)?.panels.count
        == (naive.form == .hidden ? 0 : 1)
  }

  @Test(
    "whatever happens, the engine equals a model that reads its whole history",
    arguments: 1...40 as ClosedRange<UInt64>)
  func equalsModel(seed: UInt64) throws {
    var dice = Dice(state: seed)
    var stage = try Stage(on: "mac")
    var naive = NaiveScreen(events: [.device("mac", nil), .update])
    let details = try stage.present(.automatic)
    for _ in 0..<60 {
      let event = event(&dice)
      if try perform(event, &stage, details) { naive.events.append(event) }
      #expect(agree(stage, details, naive), "seed \(seed), after \(naive.events)")
      if !agree(stage, details, naive) { return }
    }
  }

  @Test(
    "undoing statement by statement passes through every state, and redoing does again",
    arguments: 1...20 as ClosedRange<UInt64>)
  func undoesAndRedoes(seed: UInt64) throws {
    var dice = Dice(state: seed &* 977)
    var stage = try Stage(on: "iPadPro13", .landscape)
    let details = try stage.present()
    stage.system.isRecording = true
    stage.traits.isRecording = true
    var steps: [(PresentationSystem.Changes, TraitSystem.Changes)] = []
    var states = [stage]
    for _ in 0..<40 {
      _ = try perform(event(&dice), &stage, details)
      steps.append((stage.system.takeChanges(), stage.traits.takeChanges()))
      states.append(stage)
    }
    for index in steps.indices.reversed() { expect(&stage, after: &steps[index], states[index], details) }
    for index in steps.indices { expect(&stage, after: &steps[index], states[index + 1], details) }
  }

  func expect(
    _ stage: inout Stage, after step: inout (PresentationSystem.Changes, TraitSystem.Changes), _ state: Stage,
    _ details: InspectorID
  ) {
    stage.system.exchange(&step.0)
    stage.traits.exchange(&step.1)
    #expect(stage.system == state.system)
    #expect(stage.form(details) == state.form(details))
    #expect(stage.width(details) == state.width(details))
  }
}
