import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// Notes that a handler, an action or a colour begins; the 201st inside each other is an error that names
  /// the cycle.
  func enter(_ name: @autoclosure () -> String) throws(Problem) {
    guard calls.count < Limit.calls else { throw Problem(.tooManyCalls(Limit.calls, cycle: cycle), nil) }
    calls.append(name())
  }

  /// The handlers and actions at the end of the running ones that call one another.
  var cycle: [String] {
    var cycle: [String] = []
    for name in calls.reversed() {
      if cycle.contains(name) { break }
      cycle.append(name)
    }
    return cycle.reversed()
  }

  /// Runs a block that was kept, with its parameters in the first locals.
  func run(_ handler: BoundHandler, _ parameters: [Value], named name: @autoclosure () -> String)
    throws(Problem)
  {
    try enter(name())
    let outer = (base: base, loops: loops, source: source)
    base = stack.count
    stack.append(contentsOf: parameters)
    let missing = handler.handler.localCount - parameters.count
    if missing > 0 { stack.append(contentsOf: repeatElement(.nothing, count: missing)) }
    for (place, value) in zip(handler.handler.capturePlaces, handler.captured) {
      stack[base + Int(place)] = value
    }
    loops = 0
    handlers += 1
    source = .origin(handler.origin)
    defer {
      handlers -= 1
      stack.removeSubrange(base...)
      (base, loops, source) = outer
      calls.removeLast()
    }
    do throws(Problem) { try execute(handler.handler.body) } catch {
      var problem = error
      if problem.origin == nil {
        problem.origin = handler.origin
        if let range = problem.range { problem.range = naming(problem, in: range, of: handler.origin) }
      }
      if problem.calls.isEmpty { problem.calls = calls }
      throw problem
    }
  }

  /// Binds a block to the values that it captures, where it is made.
  ///
  /// All blocks of a statement share one text: a tree may have thousands.
  func bind(_ handler: Handler) -> BoundHandler {
    var origin = origin
    if case .statement = source {
      if blockShift == 0 { source = .origin(origin) }
      origin.offset -= blockShift
    }
    return BoundHandler(
      handler: handler, captured: handler.captures.map { stack[base + Int($0)] }, origin: origin)
  }

  /// Runs what was registered for a change.
  func runRegistration(_ row: Int, _ sender: EnvironmentID, _ previous: TraitCollection) throws(Problem) {
    let outer = currentTraits
    currentTraits = .environment(sender)
    defer { currentTraits = outer }
    do throws(Problem) { try runAction(of: row, sender, previous) } catch {
      throw ending(error, by: "unregister \(world.reference(to: world.tokens[row].environment))")
    }
  }

  /// What failed because something was destroyed, with the statement that ends the block in which it is
  /// named.
  private func ending(_ problem: Problem, by remedy: String) -> Problem {
    guard case .destroyed(let name, remedy: nil) = problem.kind else { return problem }
    var problem = problem
    problem.kind = .destroyed(name, remedy: remedy)
    return problem
  }

  private func runAction(of row: Int, _ sender: EnvironmentID, _ previous: TraitCollection) throws(Problem) {
    let token = world.tokens[row]
    switch token.action {
    case .block(let body):
      try run(body, [.environment(sender), .collection(previous)], named: world.describe(token: row))
    case .action(let action, let target):
      let row = world.actions[Int(action)]
      var arguments: [Value] = [.environment(target)]
      if row.parts.parameters > 0 { arguments.append(.environment(sender)) }
      if row.parts.parameters > 1 { arguments.append(.collection(previous)) }
      try run(
        BoundHandler(handler: row.parts.handler, captured: [], origin: row.origin), arguments,
        named: "action \(row.name)")
    case .none: break
    }
  }

  /// Runs the handler of an event, if the environment has one.
  func runHandler(_ event: Callback, _ id: EnvironmentID, previous: TraitCollection) throws(Problem) {
    guard let body = world.handler(of: event, on: id) else { return }
    let outer = currentTraits
    if event.setsCurrentTraits { currentTraits = .environment(id) }
    defer { currentTraits = outer }
    let parameters: [Value] = [.environment(id), .collection(previous)]
    let name = "\(world.reference(to: id)) \(event.spelling)"
    do throws(Problem) { try run(body, parameters, named: name) } catch {
      throw ending(error, by: "remove on \(name)")
    }
  }
}
