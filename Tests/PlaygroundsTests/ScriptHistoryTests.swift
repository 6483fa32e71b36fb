import Commands
import HistoryTesting
import Playgrounds
import SessionTesting
import Testing
import Traits
import ViewTree

/// The model of the trait engine's tests beside a session that is told the same in the language.
@Suite("Random histories in the language")
struct ScriptHistoryTests {
  /// A history as far as it was told.
  private struct Telling {
    let session = Session(Operation.prelude, confirms: false)
    var model = Model()
    /// The environments that handlers name, by number: nothing may take them away.
    var named: Set<Int> = []
  }

  /// What differs after a history, if something does.
  private func failure(of history: [Operation]) -> String? {
    var telling = Telling()
    for operation in history {
      if let failure = failure(of: operation, &telling) { return failure }
    }
    return nil
  }

  /// Does one operation to both.
  private func failure(of operation: Operation, _ telling: inout Telling) -> String? {
    guard isSayable(operation, telling) else { return nil }
    telling.named.formUnion(operation.namedInHandlers)
    let statement = operation.statement(registering: telling.model.registrations.count)
    telling.model.budget = Operation.budget
    switch operation {
    case .destroy(let place): telling.model.takeApart(place)
    case .usesColour(let place, _):
      telling.model.run(operation)
      telling.model.run(.invalidate(place, .display))
    default: telling.model.run(operation)
    }
    let output = telling.session.run("budget = \(Operation.budget)\n\(statement)")
    if !telling.session.problems.isEmpty { return output }
    return difference(telling.session, telling.model)
  }

  /// Whether an operation applies, and the language has it in the version that is in force.
  private func isSayable(_ operation: Operation, _ telling: Telling) -> Bool {
    let model = telling.model
    guard model.allows(operation) else { return false }
    switch operation {
    case .on(_, .updateProperties, _): return model.version.map { $0 >= .iOS26 } ?? true
    case .removeHandler(let place, let event):
      return model.node(place).map { model.nodes[$0].handlers[event] != nil } ?? false
    case .usesColour(let place, _): return model.node(place).map { model.nodes[$0].kind.isDrawn } ?? false
    case .destroy(let place):
      let members = model.node(place).map(model.preorder) ?? []
      return !telling.named.contains { number in model.numbers[number].map(members.contains) ?? false }
    default: return true
    }
  }

  private func difference(_ session: Session, _ model: Model) -> String? {
    let world = session.playground.world
    let traits = HistoryTrait.properties.compactMap { property in
      world.traits.traits.first { world.traits.declaration(of: $0).property == property }
    }
    for (index, node) in model.nodes.enumerated() where !node.isDestroyed {
      let id = EnvironmentID(index: Int32(index + 2))
      for (place, trait) in traits.enumerated() {
        let text = world.literal(world.value(world.traits.value(of: trait, at: id), of: trait))
        let value = HistoryTrait.values[place].firstIndex(of: text)
        if value.map({ HistoryTrait.canonical($0, of: place) }) != node.values[place] {
          return
            "\(world.reference(to: id)).\(HistoryTrait.properties[place]) is \(text), not \(node.values[place])"
        }
      }
      if node.kind != .controller,
        world.traits.layouts(of: id) != node.layouts || world.traits.draws(of: id) != node.draws
      {
        return "\(world.reference(to: id)) was laid out or drawn too often or too rarely"
      }
    }
    for (index, expected) in model.registrations.enumerated() {
      let id = RegistrationID(index: Int32(index))
      if world.traits.calls(of: id) != expected.calls || world.traits.isEnded(id) != expected.isEnded {
        return "calls of registration \(index)"
      }
    }
    return nil
  }

  @Test("a session that is told a history in the language equals the model", arguments: 0..<32)
  func equalsModel(seed: Int) {
    var maker = OperationMaker(seed: UInt64(seed) * 6151 + 5, isForScripts: true)
    var telling = Telling()
    var history: [Operation] = []
    while history.count < 250 {
      let operation = maker.operation(for: telling.model).asStatement(in: telling.model)
      guard isSayable(operation, telling) else { continue }
      history.append(operation)
      guard failure(of: operation, &telling) != nil else { continue }
      let fewer = history.shrunk { failure(of: $0) != nil }
      Issue.record("\(failure(of: fewer) ?? "")\n\(Operation.script(fewer))")
      return
    }
  }
}

extension EnvironmentKind {
  fileprivate var isDrawn: Bool { self == .view || self == .window }
}

extension Operation {
  /// In the language, what moves out of its hierarchy disappears.
  fileprivate func asStatement(in model: Model) -> Operation {
    guard case .move(let place, to: let parent) = self, let id = model.node(place),
      let target = model.node(parent),
      model.isInside(id), !model.isInside(target)
    else { return self }
    return .disappear(place, to: parent)
  }

  /// The numbers of the environments that a handler names.
  fileprivate var namedInHandlers: [Int] {
    switch self {
    case .on(_, _, let body), .register(_, _, let body): body.flatMap(\.named)
    default: []
    }
  }

  private var named: [Int] {
    switch self {
    case .read(let place, _), .override(let place, _, _), .removeOverride(let place, _): [place.number]
    default: []
    }
  }
}
