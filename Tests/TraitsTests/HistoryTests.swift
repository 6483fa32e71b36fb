import HistoryTesting
import Testing
import Traits
import ViewTree

@Suite("Random histories")
struct HistoryTests {
  /// One step: an operation, or going back and perhaps forth again.
  enum Step {
    case run(Operation)
    case undo(Int, redoes: Bool)
  }

  /// A state that can be gone back to, and how.
  private struct State {
    var changes: TraitSystem.Changes
    let model: Model
    /// What everything that can be observed came to, where it was asked.
    let digest: Int?
  }

  /// Runs a history.
  ///
  /// - Returns: What went wrong.
  private func failure(of steps: [Step]) -> String? {
    do {
      var twins = try Twins()
      var past: [State] = []
      for (index, step) in steps.enumerated() {
        try run(step, index, &twins, &past, keepsStates: true)
      }
      return nil
    } catch { return "\(error)" }
  }

  private func run(
    _ step: Step, _ index: Int, _ twins: inout Twins, _ past: inout [State], keepsStates: Bool
  ) throws {
    guard case .run(let operation) = step else {
      if case .undo(let count, let redoes) = step { try undo(count, redoes, &twins, &past) }
      return
    }
    let digest = keepsStates && index.isMultiple(of: 4) ? twins.system.digest() : nil
    let before = keepsStates ? twins.model : nil
    twins.model.budget = Operation.budget
    try twins.run(operation)
    if index.isMultiple(of: 4) { try twins.compareAll() } else { try twins.compareValues() }
    try twins.compareStructures(at: index % max(1, twins.model.nodes.count))
    guard let before else { return twins.system.forgetChanges() }
    past.append(State(changes: twins.system.takeChanges(), model: before, digest: digest))
    if past.count > 12 { past.removeFirst() }
  }

  private func undo(_ count: Int, _ redoes: Bool, _ twins: inout Twins, _ past: inout [State]) throws {
    for _ in 0..<count {
      guard var state = past.popLast() else { return }
      let (after, digest) = (twins.model, redoes ? twins.system.digest() : nil)
      try exchange(&state, to: state.model, state.digest, &twins)
      guard redoes else { continue }
      try exchange(&state, to: after, digest, &twins)
      past.append(state)
    }
  }

  /// Goes back, or forth again; where the state's digest is known it must be the same.
  private func exchange(_ state: inout State, to model: Model, _ digest: Int?, _ twins: inout Twins) throws {
    twins.system.exchange(&state.changes)
    twins.model = model
    try twins.compareValues()
    if let digest, twins.system.digest() != digest {
      throw Twins.Difference(description: "going back leaves another digest")
    }
    if digest == nil { try twins.compareStructures(at: 0) }
  }

  /// A history of so many steps that apply, made as it runs, and what went wrong in it.
  private func history(seed: UInt64, length: Int, undoes: Bool) -> (
    steps: [Step], failure: String?
  ) {
    var maker = OperationMaker(seed: seed)
    var steps: [Step] = []
    do {
      var twins = try Twins()
      var past: [State] = []
      while steps.count < length {
        let operation = maker.operation(for: twins.model)
        guard twins.model.allows(operation) else { continue }
        steps.append(.run(operation))
        try run(.run(operation), steps.count - 1, &twins, &past, keepsStates: undoes)
        guard undoes, maker.random.chance(15) else { continue }
        steps.append(.undo(1 + maker.random.below(4), redoes: maker.random.chance(50)))
        try run(steps[steps.count - 1], steps.count - 1, &twins, &past, keepsStates: undoes)
      }
      return (steps, nil)
    } catch { return (steps, "\(error)") }
  }

  /// Leaves out what handlers do without need.
  private func withShorterHandlers(_ steps: [Step]) -> [Step] {
    var steps = steps
    for index in steps.indices {
      guard case .run(let operation) = steps[index] else { continue }
      for place in 0..<operation.body.count {
        var fewer = steps
        guard case .run(let present) = steps[index] else { continue }
        let position = place - (operation.body.count - present.body.count)
        fewer[index] = .run(present.leavingOut(position))
        if failure(of: fewer) != nil { steps = fewer }
      }
    }
    return steps
  }

  private func script(_ steps: [Step]) -> String {
    let lines = steps.flatMap { step -> [String] in
      switch step {
      case .run(let operation): ["budget = \(Operation.budget)", operation.statement]
      case .undo(let count, let redoes):
        // Each operation is two statements of the script.
        (0..<count).flatMap { _ in ["undo", "undo"] + (redoes ? ["redo", "redo"] : []) }
      }
    }
    return ([Operation.prelude] + lines).joined(separator: "\n")
  }

  @Test("the engine equals the model that recomputes everything", arguments: 0..<8, [false, true])
  func equalsModel(part: Int, undoes: Bool) {
    for round in 0..<HistoryTests.rounds * thoroughness {
      let seed = UInt64(part) * 7919 + UInt64(round) * 104_729 + (undoes ? 1 : 0)
      let (steps, failure) = history(seed: seed, length: HistoryTests.length, undoes: undoes)
      guard let failure else { continue }
      let fewer = withShorterHandlers(steps.shrunk { self.failure(of: $0) != nil })
      Issue.record("\(self.failure(of: fewer) ?? failure), seed \(seed), by\n\(script(fewer))")
      return
    }
  }

  /// 8 × 2 × 63 × 100: more than 100,000 steps.
  static let rounds = 63
  static let length = 100
}

extension Operation {
  /// What a handler does, or an attempt.
  fileprivate var body: [Operation] {
    switch self {
    case .on(_, _, let body), .register(_, _, let body), .attempt(let body): body
    default: []
    }
  }

  fileprivate func leavingOut(_ position: Int) -> Operation {
    var body = body
    guard body.indices.contains(position) else { return self }
    body.remove(at: position)
    switch self {
    case .on(let place, let event, _): return .on(place, event, body)
    case .register(let place, let traits, _): return .register(place, traits, body)
    case .attempt: return .attempt(body)
    default: return self
    }
  }
}
