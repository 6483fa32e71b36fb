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
  /// What differs after a history, if something does.
  private func failure(of history: [Operation]) -> String? {
    let session = Session(Operation.prelude, confirms: false)
    var model = Model()
    for operation in history {
      if let failure = failure(of: operation, session, &model) { return failure }
    }
    return nil
  }

  /// Does one operation to both.
  private func failure(of operation: Operation, _ session: Session, _ model: inout Model) -> String? {
    guard isSayable(operation, model) else { return nil }
    model.budget = Operation.budget
    model.run(operation)
    let output = session.run("budget = \(Operation.budget)\n\(operation.statement)")
    if !session.problems.isEmpty { return output }
    return difference(session, model)
  }

  /// Whether an operation applies, and the language has it in the version that is in force.
  private func isSayable(_ operation: Operation, _ model: Model) -> Bool {
    if case .on(_, .updateProperties, _) = operation, let version = model.version, version < .iOS26 {
      return false
    }
    return model.allows(operation)
  }

  private func difference(_ session: Session, _ model: Model) -> String? {
    let system = session.playground.world.traits
    let traits = HistoryTrait.properties.compactMap { property in
      system.traits.first { system.declaration(of: $0).property == property }
    }
    for (index, node) in model.nodes.enumerated() {
      let id = EnvironmentID(index: Int32(index + 2))
      let values = traits.map { system.value(of: $0, at: id) }
      if !zip(values, node.values).allSatisfy({ $0.isEqual(to: .integer($1)) }) {
        return "\(session.playground.world.reference(to: id)) answers \(values), not \(node.values)"
      }
      if node.kind != .controller,
        system.layouts(of: id) != node.layouts || system.draws(of: id) != node.draws
      {
        return "\(session.playground.world.reference(to: id)) was laid out or drawn too often or too rarely"
      }
    }
    for (index, expected) in model.registrations.enumerated()
    where system.calls(of: RegistrationID(index: Int32(index))) != expected.calls {
      return "calls of registration \(index)"
    }
    return nil
  }

  @Test("a session that is told a history in the language equals the model", arguments: 0..<8)
  func equalsModel(seed: Int) {
    var maker = OperationMaker(seed: UInt64(seed) * 6151 + 5, isForScripts: true)
    let session = Session(Operation.prelude, confirms: false)
    var model = Model()
    var history: [Operation] = []
    while history.count < 90 {
      let operation = maker.operation(for: model).asStatement(in: model)
      guard isSayable(operation, model) else { continue }
      history.append(operation)
      guard failure(of: operation, session, &model) != nil else { continue }
      let fewer = history.shrunk { failure(of: $0) != nil }
      Issue.record("\(failure(of: fewer) ?? "")\n\(Operation.script(fewer))")
      return
    }
  }
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
}
