import Syntax
import Traits
import ViewTree

// What the text around the cursor makes known: `sender`, `previous`, parameters, loop variables, and what its statements name or define.
extension Completer {
  /// A resolver that stands at the cursor.
  func resolver(at site: CompletionSite) -> Resolver {
    var resolver = Resolver(world: world)
    for block in site.enclosing {
      for statement in block.before { introduce(statement, &resolver) }
      enter(block, &resolver)
    }
    for statement in site.before { introduce(statement, &resolver) }
    switch site.statement?.form {
    case .defineColor, .redefineColor: resolver.frames.append(Frame(surroundings: .color))
    case .defineStruct, .redefineStruct: if let fields = site.comparedFields { compare(fields, &resolver) }
    case .for: if let loop = site.statement { enterLoop(loop, &resolver) }
    default: break
    }
    return resolver
  }

  /// Makes known what a statement names or defines; nothing of it runs, and what is wrong with it is said when it does.
  private func introduce(_ statement: Statement, _ resolver: inout Resolver) {
    switch statement.form {
    case .letVariable, .varVariable:
      // A variable of the text is a local: it is there, and the session has none of it.
      resolver.frames[resolver.frames.count - 1].depth += 1
      _ = try? resolver.resolve(statement)
      resolver.frames[resolver.frames.count - 1].depth -= 1
    case .scene, .window, .presentation, .controller, .view, .create: _ = try? resolver.resolve(statement)
    case .presentInspector:
      let top = resolver.frames.count - 1
      _ = resolver.frames[top].add(statement.identifier(.name).name, .inspector)
    case let form where form.isFirstDefinition || form.isRedefinition || form == .extendTraits:
      guard let definition = try? resolver.definition(statement) else { return }
      world.sketch(definition)
    default: break
    }
  }

  /// Enters the block of a statement.
  private func enter(_ block: CompletionSite.Unfinished, _ resolver: inout Resolver) {
    switch block.form {
    case .on, .register: enterHandler(block, &resolver)
    case .defineAction, .redefineAction: enterAction(block, &resolver)
    case .scene, .window, .presentation, .controller, .view, .create:
      enterNode(block, &resolver)
      return
    case .for: enterLoop(block, &resolver)
    case .turn: resolver.isInTurn = true
    default: break
    }
    let inner = resolver.frames.count - 1
    resolver.frames[inner].depth += 1
    resolver.frames[inner].blockStart = resolver.frames[inner].locals.count
  }

  /// Makes the variable of a loop known, behind the list whose elements it names.
  private func enterLoop(_ loop: CompletionSite.Unfinished, _ resolver: inout Resolver) {
    guard case .expression(let list)? = loop[.value], case .identifier(let name)? = loop[.name],
      case .list(let element)? = resolver.typeForCompletion(of: list)
    else { return }
    _ = resolver.frames[resolver.frames.count - 1].add(name.name, element)
  }

  private func enterHandler(_ block: CompletionSite.Unfinished, _ resolver: inout Resolver) {
    var frame = Frame(surroundings: .handler)
    frame.sender = frame.add(world.names.name(for: "sender"), .environment)
    var hasPrevious = block.form == .register
    if case .identifier(let event)? = block[.event] {
      hasPrevious = world.names[event.name] == Callback.traitCollectionDidChange.spelling
    }
    if hasPrevious { _ = frame.add(world.names.name(for: "previous"), .collection) }
    resolver.frames.append(frame)
    resolver.parents = []
  }

  private func enterAction(_ block: CompletionSite.Unfinished, _ resolver: inout Resolver) {
    var frame = Frame(surroundings: .action)
    frame.sender = frame.add(world.names.name(for: "self"), .environment)
    if case .identifiers(let parameters)? = block[.parameters] {
      for (index, parameter) in parameters.enumerated() {
        let place = frame.add(parameter.name, index == 0 ? .environment : .collection)
        if index == 0 { frame.sender = place }
      }
    }
    resolver.frames.append(frame)
    resolver.parents = []
  }

  /// Enters the block of an environment, which is there already or is made by it.
  private func enterNode(_ block: CompletionSite.Unfinished, _ resolver: inout Resolver) {
    let top = resolver.frames.count - 1
    resolver.frames[top].depth += 1
    let head = Statement(block.form, block.operands, SourceRange(0, 0))
    guard case .node(let node)? = try? resolver.kind(of: head) else { return }
    if case .constant(.environment(let id))? = node.existing {
      resolver.parents.append(.known(id))
    } else {
      resolver.parents.append(.created(node.local))
    }
  }

  /// Enters a struct's `equal { … }`.
  private func compare(_ fields: [Field], _ resolver: inout Resolver) {
    var stored: [StructDefinition.Field] = []
    for case .stored(name: let name, type: let type, value: let value) in fields {
      let declared = type.flatMap { try? resolver.type($0) }
      guard let final = declared ?? value.flatMap({ resolver.typeForCompletion(of: $0) }) else { continue }
      stored.append(.init(name: world.names[name.name], type: final, defaultValue: nil))
    }
    let (left, right) = (world.names.name(for: "left"), world.names.name(for: "right"))
    resolver.frames.append(Frame(surroundings: .equality))
    resolver.fieldScope = (left: left, right: right, fields: stored)
  }
}

extension World {
  /// Makes a definition known for as long as something is looked up; who asks goes back to a mark then.
  fileprivate func sketch(_ definition: Definition) {
    switch definition {
    case .enumeration(let name, let parts, let isReplacing):
      define(name.name, parts, isReplacing: isReplacing)
    case .structure(let name, let parts, let isReplacing): define(name.name, parts, isReplacing: isReplacing)
    case .trait(let name, let parts, let isReplacing):
      guard let value = fold(parts.defaultValue.code) else { return }
      try? define(name.name, parts, default: value, isReplacing: isReplacing)
    case .key(let name, let defaultValue, let isReplacing):
      guard let value = fold(defaultValue.code) else { return }
      define(name.name, key: defaultValue.type, default: value, isReplacing: isReplacing)
    case .accessor(let property, for: let name): try? extendTraits(property.name, for: name)
    case .image(let name, let variants, let isReplacing):
      define(name.name, image: variants, isReplacing: isReplacing)
    case .color(let name, let expression, let isReplacing, reads: _):
      define(name.name, color: expression, isReplacing: isReplacing)
    case .action(let name, let parts, let isReplacing):
      define(
        name.name, parts, origin: Origin(file: nil, firstLine: 1, text: "", offset: 0),
        isReplacing: isReplacing)
    }
  }
}
