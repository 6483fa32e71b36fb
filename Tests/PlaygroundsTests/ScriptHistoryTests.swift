import Commands
import HistoryTesting
import Journals
import Playgrounds
import SessionTesting
import Testing
import Traits
import ViewTree

/// The model of the trait engine's tests beside a session that is told the same in the language.
@Suite("Random histories in the language")
struct ScriptHistoryTests {
  /// One step: an operation, or going so many states back or forth again.
  private enum Step {
    case run(Operation)
    case undo(Int)
    case redo(Int)
  }

  /// A state of the session that can be gone back to.
  private struct State {
    let number: Int
    let model: Model
    let named: Set<Int>
  }

  /// A history as far as it was told.
  private struct Telling {
    let session = Session(Operation.prelude, confirms: false, width: 1000)
    var model = Model()
    /// The environments that handlers name, by number: nothing may take them away.
    var named: Set<Int> = []
    /// Every state on this branch of the session, and which of them is in force.
    var states: [State] = []
    var position = 0
    /// What was told to the session.
    var lines = [Operation.prelude]

    init() { states = [state] }

    var state: State { State(number: session.playground.history.current, model: model, named: named) }

    mutating func run(_ text: String) -> String {
      lines.append(text)
      return session.run(text)
    }
  }

  /// What differs after a history, if something does, and the script of it.
  private func failure(of history: [Step]) -> (difference: String, script: String)? {
    var telling = Telling()
    for step in history {
      if let failure = failure(of: step, &telling) {
        return (failure, telling.lines.joined(separator: "\n"))
      }
    }
    return nil
  }

  private func failure(of step: Step, _ telling: inout Telling) -> String? {
    switch step {
    case .run(let operation): return failure(of: operation, &telling)
    case .undo(let count): return failure(ofGoingTo: max(0, telling.position - count), &telling)
    case .redo(let count):
      return failure(ofGoingTo: min(telling.states.count - 1, telling.position + count), &telling)
    }
  }

  /// Goes back or forth; nobody is called by that.
  private func failure(ofGoingTo position: Int, _ telling: inout Telling) -> String? {
    let (state, word) = (telling.states[position], position < telling.position ? "undo" : "redo")
    while telling.session.playground.history.current != state.number {
      let output = telling.run(word)
      if !telling.session.problems.isEmpty || output.contains("= ") { return output }
    }
    (telling.model, telling.named, telling.position) = (state.model, state.named, position)
    return difference(telling.session, telling.model)
  }

  /// Does one operation to both.
  private func failure(of operation: Operation, _ telling: inout Telling) -> String? {
    guard isSayable(operation, telling) else { return nil }
    telling.named.formUnion(operation.namedInHandlers)
    let statement = operation.statement(registering: telling.model.registrations.count)
    telling.model.budget = Operation.budget
    telling.model.transcript = []
    telling.model.tell(operation)
    let output = telling.run("budget = \(Operation.budget)\n\(statement)")
    if !telling.session.problems.isEmpty { return output }
    let printed = output.split(separator: "\n").filter { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) }
    if let expected = telling.model.transcript, printed != expected {
      return "prints \(printed), not \(expected)"
    }
    telling.states.removeSubrange((telling.position + 1)...)
    telling.states.append(telling.state)
    telling.position += 1
    return difference(telling.session, telling.model)
  }

  /// Whether an operation applies, and the language has it in the version that is in force.
  private func isSayable(_ operation: Operation, _ telling: Telling) -> Bool {
    let model = telling.model
    guard model.allows(operation), operation.bodyOfHandler.allSatisfy(model.allows) else { return false }
    switch operation {
    case .on(_, .updateProperties, _): return model.version.map { $0 >= .iOS26 } ?? true
    case .removeHandler(let place, let event):
      return model.node(place).map { model.nodes[$0].handlers[event] != nil } ?? false
    case .usesColour(let place, _): return model.node(place).map { model.nodes[$0].kind.isDrawn } ?? false
    case .showsImage(let place, _): return model.node(place).map { model.nodes[$0].kind == .view } ?? false
    case .create(.controller, _, in: let parent?): return hasRoom(parent, model)
    case .createChild(_, of: let parent):
      return model.node(parent).map { model.nodes[$0].kind } == .presentation || hasRoom(parent, model)
    case .appear(let place, in: let parent), .move(let place, to: let parent),
      .disappear(let place, to: let parent?):
      return hasRoom(parent, for: place, model)
    case .destroy, .unregister:
      var after = model
      after.budget = 0
      after.tell(operation)
      return telling.named.allSatisfy { number in
        model.numbers[number].map { model.nodes[$0].isDestroyed || !after.nodes[$0].isDestroyed } ?? true
      }
    default: return true
    }
  }

  /// Whether a controller can be put into an environment: a presentation controller and a window have room for one.
  private func hasRoom(_ parent: Place, for place: Place? = nil, _ model: Model) -> Bool {
    guard let id = model.node(parent), [.presentation, .window].contains(model.nodes[id].kind) else {
      return true
    }
    return !model.nodes[id].children.contains {
      model.nodes[$0].kind == .controller && $0 != place.flatMap(model.node)
    }
  }

  private func difference(_ session: Session, _ model: Model) -> String? {
    let world = session.playground.world
    let traits = HistoryTrait.ids(in: world.traits)
    for (index, node) in model.nodes.enumerated() {
      let id = EnvironmentID(index: Int32(index + 2))
      if world.traits.hierarchy.isDestroyed(id) != node.isDestroyed {
        return "environment \(index) \(node.isDestroyed ? "lives on" : "is gone")"
      }
      if node.isDestroyed { continue }
      if let difference = difference(of: id, traits, world, node, model)
        ?? difference(inLookOf: id, world, node)
      {
        return "\(world.reference(to: id)) \(difference)"
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

  /// What differs in the values of an environment.
  private func difference(
    of id: EnvironmentID, _ traits: [TraitID], _ world: World, _ node: Model.Node, _ model: Model
  ) -> String? {
    for (place, trait) in traits.enumerated() {
      let text = world.literal(world.value(world.traits.value(of: trait, at: id), of: trait))
      let value = model.literals(of: place).firstIndex(of: text)
      if value.map({ HistoryTrait.canonical($0, of: place) }) != node.values[place] {
        return "has \(HistoryTrait.properties[place]) \(text), not \(node.values[place])"
      }
    }
    return nil
  }

  /// What differs in how often an environment was laid out and drawn, or in what it shows since then.
  private func difference(inLookOf id: EnvironmentID, _ world: World, _ node: Model.Node) -> String? {
    if node.kind != .controller,
      world.traits.layouts(of: id) != node.layouts || world.traits.draws(of: id) != node.draws
    {
      return "was laid out or drawn too often or too rarely"
    }
    guard let drawn = node.drawn else { return nil }
    if node.showsImage, let row = world.imageProperty(of: id) {
      let file = drawn[0] != 2 ? "any" : drawn[1] == 1 ? "both" : "dark"
      if world.properties[row].shown?.isEqual(to: .string(file)) != true {
        return "does not show file \(file)"
      }
    }
    if node.usesColour, let row = world.colorProperties(of: id).first {
      let colour: UInt32 = drawn[3] == 1 ? 0xFF00_00FF : 0x0000_FFFF
      if world.properties[row].shown?.isEqual(to: .color(colour)) != true {
        return "shows \(String(describing: world.properties[row].shown)), not \(colour)"
      }
    }
    return nil
  }

  @Test("a session that is told a history in the language equals the model", arguments: 0..<32)
  func equalsModel(seed: Int) {
    var maker = OperationMaker(seed: UInt64(seed) * 6151 + 5, isForScripts: true)
    var telling = Telling()
    var history: [Step] = []
    while history.count < 250 {
      guard let step = nextStep(&maker, telling) else { continue }
      history.append(step)
      guard failure(of: step, &telling) != nil else { continue }
      let fewer = history.shrunk { failure(of: $0) != nil }
      let found = failure(of: fewer)
      Issue.record("\(found?.difference ?? "")\n\(found?.script ?? "")")
      return
    }
  }

  /// Something to do next that applies.
  private func nextStep(_ maker: inout OperationMaker, _ telling: Telling) -> Step? {
    if maker.random.chance(4) { return .undo(1 + maker.random.below(6)) }
    if telling.position < telling.states.count - 1, maker.random.chance(40) {
      return .redo(1 + maker.random.below(6))
    }
    let operation = maker.operation(for: telling.model).asStatement(in: telling.model)
    return isSayable(operation, telling) ? .run(operation) : nil
  }
}

extension HistoryTrait {
  /// The traits of a session, as far as they are defined.
  fileprivate static func ids(in system: TraitSystem) -> [TraitID] {
    properties.compactMap { property in
      system.traits.first { system.declaration(of: $0).property == property }
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

  /// What a handler does, whose names must be known when it is made.
  fileprivate var bodyOfHandler: [Operation] {
    switch self {
    case .on(_, _, let body), .register(_, _, let body): body
    default: []
    }
  }

  /// The numbers of the environments that a handler names.
  fileprivate var namedInHandlers: [Int] { bodyOfHandler.flatMap(\.named) }

  private var named: [Int] {
    switch self {
    case .readCurrent(_, as: let place): place.map { [$0.number] } ?? []
    case .read(let place, _), .override(let place, _, _), .removeOverride(let place, _): [place.number]
    default: []
    }
  }
}
