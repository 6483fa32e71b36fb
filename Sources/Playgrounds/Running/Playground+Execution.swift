import Commands
import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Playground {
  /// Runs commands in order.
  func execute(_ commands: [Command]) throws(Problem) {
    for command in commands { try execute(command) }
  }

  /// Runs one command; where it fails without a place, its own is blamed.
  func execute(_ command: Command) throws(Problem) {
    try step(command.range)
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Limit.nesting {
      throw Problem(.tooDeep(Limit.nesting, cycle: cycle), command.range)
    }
    do { try perform(command.kind) } catch {
      var problem = error
      if problem.range == nil, problem.origin == nil { problem.range = command.range }
      throw problem
    }
  }

  private func perform(_ kind: Command.Kind) throws(Problem) {
    switch kind {
    case .setVariable(let row, let code):
      try charge(compared: world.setVariable(row, to: try evaluate(code)))
      confirm(variableConfirmation(row))
    case .setNamedVariable(let index, let code):
      let row = namedVariables[Int(index)].row
      try charge(compared: world.setVariable(row, to: try evaluate(code)))
      confirm(variableConfirmation(row))
    case .setLocal(let place, let code): stack[base + Int(place)] = try evaluate(code)
    case .evaluate(let code, let type): post(.value(try literal(try evaluate(code), type)))
    case .print(let code): post(.printed(try plain(try evaluate(code))))
    case .override(let code, let settings): try override(try environment(code), settings)
    case .setField(let index, of: let code, let value, label: let label):
      try setField(index, of: try evaluate(code), try evaluate(value), label)
    case .performAsCurrent(let code, let body): try performAsCurrent(try collection(code), body)
    case .removeOverride(let trait, of: let code): try removeOverride(trait, try environment(code))
    case .overrideChild(let child, of: let parent, let collection, let range):
      try overrideChild(
        try environment(child), of: try environment(parent), try evaluate(collection), range)
    case .if(let condition, let yes, let no):
      try inLoop { () throws(Problem) in try execute(try bool(condition) ? yes : no) }
    case .repeat(let count, let body, let range): try repeatBlock(try int(count), body, range)
    case .for(local: let place, let list, where: let condition, let body):
      try forBlock(place, try evaluate(list), condition, body)
    case .expect(let expectation): try expect(expectation)
    case .expectError(let message, let trial): try expectError(message, trial)
    case .define(let definition): try define(definition)
    case .declareVariable(let name, let type, let isConstant, let command):
      try declare(name.name, type, isConstant, command)
    case .declareNamedVariable(let index, let type, let isConstant, let command):
      try declare(namedVariables[Int(index)].name, type, isConstant, command)
    case .node, .move, .remove, .appear, .disappear, .destroy, .use, .setProperty, .turn, .setTracing,
      .setUpdates, .update, .updateTraits, .updateProperties, .invalidate, .on, .removeHandler, .register,
      .unregister, .unregisterAll:
      try performOnTree(kind)
    case .why, .whyNot, .whyNotInspector, .whyInspector, .whyColor, .whyNotColor, .whyNotImage, .whyImage,
      .whatIf,
      .show, .cost, .setInspector, .presentInspector, .dismiss, .drag, .resize, .rotate:
      try performAsking(kind)
    case .session: preconditionFailure("What moves the session is run by its statement.")
    }
  }

  /// What concerns environments, their handlers and the run loop.
  private func performOnTree(_ kind: Command.Kind) throws(Problem) {
    switch kind {
    case .node(let node): try run(node)
    case .move(let code, to: let destination):
      try move(try environment(code), to: try environment(destination))
    case .remove(let code): try remove(try environment(code))
    case .appear(let code, in: let parent):
      try appear(
        try environment(code), in: try parent.map { (code) throws(Problem) in try environment(code) })
    case .disappear(let code): try disappear(try environment(code))
    case .destroy(let code): try destroy(try environment(code))
    case .use(let version): use(version)
    case .setProperty(let key, of: let code, let value, let type):
      try setProperty(key, of: try environment(code), try evaluate(value), type)
    case .turn(let body): try runTurn(body)
    case .setTracing(let isOn): setTracing(isOn)
    case .setUpdates(let isManual): try setUpdates(isManual)
    case .update:
      try endTurn()
      confirm(.updated)
    case .updateTraits(let code): try updateTraits(try environment(code))
    case .updateProperties(let code): try updateProperties(try environment(code))
    case .invalidate(let code, let what): try invalidate(try environment(code), what)
    case .on(let code, let event, let handler): try setHandler(event, on: try environment(code), handler)
    case .removeHandler(let code, let event): try removeHandler(event, on: try environment(code))
    case .register(let registration): _ = try register(registration)
    case .unregister(let code): try unregister(try evaluate(code))
    case .unregisterAll(let code): try unregisterAll(try environment(code))
    default: preconditionFailure("`perform` sends another kind of command elsewhere.")
    }
  }

  /// What asks, and what concerns presentations.
  private func performAsking(_ kind: Command.Kind) throws(Problem) {
    switch kind {
    case .why(let trait, of: let code): try explain(trait, of: try environment(code))
    case .whyNot(let trait, of: let code, let wanted):
      let remedies = try remedies(trait, try environment(code), try evaluate(wanted))
      try answer(.remedies(remedies), rows: world.traits.hierarchy.count)
    case .whyNotInspector(let property, of: let code, let wanted):
      if case .inspector(let id) = try evaluate(code) {
        try answer(.remedies(try remedies(property, id, try evaluate(wanted))), rows: 2)
      }
    case .whyInspector(let property, of: let code):
      if case .inspector(let id) = try evaluate(code) {
        try answer(.explained(explain(property, of: id)), rows: 2)
      }
    case .whyColor(let key, of: let code):
      try answer(
        .explained(try explainColor(key, of: try environment(code))), rows: world.traits.hierarchy.count)
    case .whyNotColor(let key, of: let code, let wanted):
      let remedies = try colorRemedies(key, of: try environment(code), try evaluate(wanted))
      try answer(.remedies(remedies), rows: world.traits.hierarchy.count)
    case .whyNotImage(of: let code, let wanted):
      let id = try environment(code)
      try answer(.remedies(try imageRemedies(id, try evaluate(wanted))), rows: world.traits.hierarchy.count)
    case .whyImage(of: let code):
      try answer(.explained(try explainImage(of: try environment(code))), rows: world.traits.hierarchy.count)
    case .whatIf(let trial, let tail): try whatIf(trial, tail)
    case .show(let topic, let subject, isWhole: let isWhole): try show(topic, subject, isWhole: isWhole)
    case .cost(let body, to: let variable): try runCost(body, to: variable)
    case .setInspector(of: let code, let value):
      if case .inspector(let id) = try evaluate(code) { try setPresented(id, try bool(value)) }
    case .presentInspector(let command): try present(command)
    case .dismiss(let code):
      if case .inspector(let id) = try evaluate(code) { try setPresented(id, false) }
    case .drag(let code, to: let width, let places):
      try fromOutside { () throws(Problem) in try drag(try evaluate(code), try double(width), places) }
    case .resize(let code, let target, let places):
      try fromOutside { () throws(Problem) in try resize(try environment(code), target, places) }
    case .rotate(let code, let places):
      try fromOutside { () throws(Problem) in try rotate(try environment(code), places) }
    default: preconditionFailure("`perform` sends another kind of command elsewhere.")
    }
  }

  func variableConfirmation(_ row: Int32) -> Confirmation {
    let declaration = world.declarations[Int(row)]
    return .variable(
      name: world.names[declaration.name], value: world.literal(world.variables[Int(row)]),
      isConstant: declaration.isConstant)
  }

  // MARK: - Control

  /// Runs what lies within the turn of the statement around it.
  func inLoop(_ body: () throws(Problem) -> Void) throws(Problem) {
    loops += 1
    defer { loops -= 1 }
    try body()
  }

  private func repeatBlock(_ count: Int, _ body: [Command], _ range: SourceRange) throws(Problem) {
    guard count >= 0 else { throw Problem(.negativeCount(count), range) }
    try inLoop { () throws(Problem) in
      for _ in 0..<count {
        try step(range)
        try execute(body)
      }
    }
  }

  private func forBlock(_ place: Int32, _ list: Value, _ condition: Code?, _ body: [Command]) throws(Problem)
  {
    guard case .list(let elements) = list else { return }
    try inLoop { () throws(Problem) in
      for element in elements {
        try step(nil)
        stack[base + Int(place)] = element
        if let condition {
          guard try bool(condition) else { continue }
        }
        try execute(body)
      }
    }
  }

  /// Makes a variable of the session.
  private func declare(_ name: Name, _ type: ValueType, _ isConstant: Bool, _ command: Command)
    throws(Problem)
  {
    let value = try value(ofVariable: name, command)
    // A handler may have made an environment of that name meanwhile.
    if world.entry(name).environment >= 0 {
      throw Problem(.nameTaken(world.names[name], by: .environment), nil)
    }
    world.declareVariable(name, type, isConstant: isConstant, value)
    if case .register = command.kind { return }
    confirm(.variable(name: world.names[name], value: world.literal(value), isConstant: isConstant))
  }

  /// What a new variable holds.
  private func value(ofVariable name: Name, _ command: Command) throws(Problem) -> Value {
    switch command.kind {
    case .register(let registration): return try register(registration, as: world.names[name])
    case .evaluate(let code, _): return try evaluate(code)
    case .cost(let body, to: _): return world.value(try cost(of: body))
    default: preconditionFailure("A variable's value is an expression, a registration or a cost.")
    }
  }
}
