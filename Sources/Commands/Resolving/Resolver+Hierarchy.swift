import Presentations
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `scene main { … }`, `view cell` in a block, `window win { … }` at top level.
  mutating func node(_ statement: Statement) throws(Problem) -> Command.Kind {
    let name = statement.identifier(.name)
    let kind = statement.form.environmentKind
    let device = try device(statement)
    let existing: EnvironmentReference?
    let parent = parents.last
    var held: Code? = nil
    if kind == .scene, let parent {
      throw Problem(
        .misplaced("scene", in: self.kind(of: parent).map { "\($0)" } ?? "view", instead: []), name.range)
    }
    if let parent {
      existing = child(name, of: parent)
    } else {
      held = heldEnvironment(name)
      existing = held == nil ? try outermost(name, kind) : nil
    }
    if let existing, let found = self.kind(of: existing), found != kind {
      throw Problem(.alreadyDefined("\(found) \(text(name))", role: .environment), name.range)
    }
    if held == nil { try checkEnvironmentName(name, existing) }
    return try nodeCommand(
      kind, name, held ?? existing?.code, existing, parent?.code, parent, device, statement)
  }

  /// The existing environment that a node statement outside of a block means.
  private mutating func outermost(_ name: Identifier, _ kind: EnvironmentKind) throws(Problem)
    -> EnvironmentReference?
  {
    let found = environments(named: name.name).filter { self.kind(of: $0) == kind }
    if found.count > 1 { throw ambiguous(name.name, found, name.range) }
    if found.isEmpty, kind != .scene {
      guard let other = environments(named: name.name).first, let kind = self.kind(of: other) else {
        throw unknownEnvironment(name, orMake: kind)
      }
      throw Problem(
        .engine(cause: "`\(text(name))` is a \(kind)", suggestion: "write `\(kind) \(text(name)) { … }`"),
        name.range)
    }
    return found.first
  }

  /// What a variable of that name holds, where it is the only thing that the name can mean.
  private mutating func heldEnvironment(_ name: Identifier) -> Code? {
    guard environments(named: name.name).isEmpty, let variable = variable(name.name),
      variable.type == .environment
    else { return nil }
    return variable.code
  }

  private func child(_ name: Identifier, of parent: EnvironmentReference) -> EnvironmentReference? {
    switch parent {
    case .known(let id): world.child(named: name.name, of: id).map { .known($0) }
    case .created:
      frames[frames.count - 1].locals.last { $0.name == name.name && $0.parent == parent }.map {
        .created($0.place)
      }
    }
  }

  /// A node, and the codes of what it means and of what it goes into, of which the references are known only
  /// where a name says them.
  private mutating func nodeCommand(
    _ kind: EnvironmentKind, _ name: Identifier, _ existing: Code?, _ reference: EnvironmentReference?,
    _ parentCode: Code?, _ parent: EnvironmentReference?, _ device: DeviceChoice?, _ statement: Statement
  ) throws(Problem) -> Command.Kind {
    let top = frames.count - 1
    let place = frames[top].count
    frames[top].count += 1
    frames[top].locals.append(
      Local(name: name.name, place: place, type: .environment, isConstant: true, parent: parent, kind: kind))
    let own = reference ?? .created(place)
    var content: [Command] = []
    if case .block(let block)? = statement[.block] {
      parents.append(own)
      defer { parents.removeLast() }
      content = try nodeBlock(block)
    }
    if existing != nil { frames[top].locals.removeAll { $0.place == place } }
    return .node(
      NodeCommand(
        kind: kind, name: name, existing: existing, parent: parentCode, local: place, device: device,
        block: content))
  }

  /// A node's block opens no scope for environments: their names are seen by the statements behind it.
  private mutating func nodeBlock(_ block: Block) throws(Problem) -> [Command] {
    let top = frames.count - 1
    frames[top].depth += 1
    defer { frames[top].depth -= 1 }
    var commands: [Command] = []
    for statement in block.statements { commands.append(try resolve(statement)) }
    return commands
  }

  /// `create view badge in form`, `create view spare`.
  mutating func create(_ statement: Statement) throws(Problem) -> Command.Kind {
    let word = statement.identifier(.subject)
    let kinds: [String: EnvironmentKind] = [
      "scene": .scene, "window": .window, "presentation": .presentation, "controller": .controller,
      "view": .view,
    ]
    guard let kind = kinds[text(word)] else {
      let known = ["scene", "window", "presentation", "controller", "view"]
      throw Problem(
        .unknownWord(text(word), role: .kind, nearest: nearest(word, known), choices: known), word.range)
    }
    let name = statement.identifier(.name)
    var (parent, parentCode): (EnvironmentReference?, Code?) = (nil, nil)
    if statement.has(.place) {
      var code = try environment(statement, .place)
      // What stands in a controller's view stands in the controller.
      if case .rootView(of: .constant(let owner)) = code { code = .constant(owner) }
      switch code {
      case .constant(.environment(let id)): parent = .known(id)
      case .local(let local): parent = .created(local)
      default: break
      }
      parentCode = code
    } else if kind != .scene {
      parent = parents.last
      parentCode = parent?.code
    }
    if let parent, child(name, of: parent) != nil {
      throw Problem(.alreadyDefined(text(name), role: .environment), name.range)
    }
    if kind == .scene, !environments(named: name.name).isEmpty {
      throw Problem(.alreadyDefined(text(name), role: .environment), name.range)
    }
    try checkEnvironmentName(name, nil)
    let command = try nodeCommand(kind, name, nil, nil, parentCode, parent, nil, statement)
    guard case .node(var node) = command else { return command }
    node.isNew = true
    node.waits = kind == .controller && parentCode != nil
    return .node(node)
  }

  /// An environment may not take a variable's name, nor that of a value.
  func checkEnvironmentName(_ name: Identifier, _ existing: EnvironmentReference?) throws(Problem) {
    guard existing == nil else { return }
    try checkNoLiteral(name)
    if world.entry(name.name).variable >= 0 {
      throw Problem(.nameTaken(text(name), by: .variable), name.range)
    }
    if world.entry(name.name).inspector >= 0 {
      throw Problem(.nameTaken(text(name), by: .inspector), name.range)
    }
  }

  /// `remove badge`; `remove override` alone is the beginning of another statement.
  mutating func remove(_ statement: Statement) throws(Problem) -> Command.Kind {
    if case .name(let name) = statement.expression(.place).kind, name.word == .override,
      environments(named: name).isEmpty, let row = Statements[.removeOverride]
    {
      throw Problem(.needsMore("remove override", usage: row.usage), statement.range)
    }
    return .remove(try leaving(statement))
  }

  /// The environment that `remove` and `destroy` name.
  ///
  /// What an environment has is removed otherwise, and the environment is not what was meant.
  mutating func leaving(_ statement: Statement) throws(Problem) -> Code {
    let place = statement.expression(.place)
    switch place.kind {
    case .member(let base, _), .element(let base, _):
      guard let owner = try? resolve(base), let type = (try? resolve(place))?.type, type != .environment
      else { break }
      throw Problem(
        .notAnEnvironment(world.describe(type), instead: removal(of: place, type, owner.type)), place.range)
    default: break
    }
    return try environment(statement, .place)
  }

  /// What removes something that an environment has: an override, or what a property holds.
  private mutating func removal(of place: Expression, _ type: ValueType, _ owner: ValueType) -> String? {
    switch (place.kind, owner) {
    case (.element, .environment): return "remove override \(source(place))"
    case (.member(_, let member), .environment), (.member(_, let member), .overrides):
      if trait(property: member.name) != nil { return "remove override \(source(place))" }
      if type == .overrides { return "remove override \(source(place)).TRAIT" }
      if case .optional = type { return "set \(source(place)) = nil" }
      return nil
    case (.member(let base, let member), .collection):
      guard case .member(let environment, _) = base.kind else { return nil }
      return "remove override \(source(environment)).\(text(member))"
    default: return nil
    }
  }

  /// The device behind `on`.
  private func device(_ statement: Statement) throws(Problem) -> DeviceChoice? {
    guard case .device(let reference)? = statement[.device] else { return nil }
    guard let device = DeviceTable.model(named: text(reference.name)) else {
      let known = DeviceTable.models.map(\.name)
      throw Problem(
        .unknownWord(
          text(reference.name), role: .device, nearest: nearest(reference.name, known), choices: known),
        reference.name.range)
    }
    var size: Value? = nil
    if case .size(let width, let height)? = reference.size?.kind {
      size = .size(width: width, height: height)
    }
    let orientation = reference.orientation.flatMap { Orientation(rawValue: text($0)) }
    if orientation == nil, let orientation = reference.orientation {
      throw Problem(
        .unknownWord(
          text(orientation), role: .device, nearest: nearest(orientation, ["portrait", "landscape"]),
          choices: ["portrait", "landscape"]), orientation.range)
    }
    let end = [reference.size?.range.end, reference.orientation?.range.end].compactMap { $0 }.max()
    return DeviceChoice(
      device: device, size: size, orientation: orientation,
      range: SourceRange(reference.name.range.start, end ?? reference.name.range.end))
  }
}

extension StatementForm {
  /// The kind of environment that a node statement makes.
  var environmentKind: EnvironmentKind {
    switch self {
    case .scene: .scene
    case .window: .window
    case .presentation: .presentation
    case .controller: .controller
    default: .view
    }
  }
}
