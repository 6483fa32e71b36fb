public import Syntax
import Traits
import ViewTree

/// Gives names their meaning: a syntax tree becomes commands whose variables, environments, traits, cases and
/// types are settled.
///
/// It only reads the world; a type that is being defined stands in it for as long as its fields are resolved. What a block creates is known to the statements behind it through locals, so that
/// a whole block is resolved before its first statement runs, and a loop's body once.
public struct Resolver {
  let world: World
  /// The frames around the present place, innermost last.
  var frames: [Frame]
  /// The node blocks around the present place, innermost last: where `view x` goes.
  var parents: [EnvironmentReference] = []
  /// The two values that a struct's `equal { … }` compares, and their fields.
  var fieldScope: (left: Name, right: Name, fields: [StructDefinition.Field])?
  /// The name that is being given to a value or a type, which is not there before it is made.
  var nameUnderWay: Name?
  /// The struct or class that is being defined, whose fields may name it: the row that it will have.
  var ownType: (name: Name, type: ValueType)?
  /// Whether the present place is inside a `turn { … }`.
  var isInTurn = false
  /// The types of the plain properties that the statement itself declares.
  var declaredProperties: [Name: ValueType] = [:]
  /// The literals that the statement's command may leave open.
  var openLiterals = OpenLiterals()
  /// Whether what is resolved stands in the block of a collection, where a bare trait is what the collection
  /// has so far.
  var isMakingCollection = false
  /// What that block calls the traits that it changes, if it is written as Apple's closure: `mutableTraits`.
  var draftName: Name?
  /// Whether the setting that is resolved has named such a trait.
  var readsDraft = false

  /// The pairs that could not be resolved, by the place of their right sides, for as long as others around them are tried in two ways.
  var failedPairs: [SourceRange: Problem] = [:]
  /// How many pairs are being resolved inside one another.
  var openPairs = 0

  /// The first trait that a dynamic colour reads from an environment, as it is written: `cell.theme`.
  var placeRead: String?

  /// Makes a resolver for one top-level statement.
  public init(world: World) {
    self.world = world
    frames = [Frame(surroundings: .session)]
  }

  /// Makes a resolver for a block that is tried where `trial` stands.
  public init(world: World, trial: Trial) {
    self.world = world
    frames = trial.frames
    parents = trial.parents
    isInTurn = trial.isInTurn
    frames[frames.count - 1].blockStart = frames[frames.count - 1].locals.count
  }

  /// How many locals the statement's own frame has.
  public var localCount: Int { frames.last.map { Int($0.count) } ?? 0 }

  /// Resolves one top-level statement.
  public mutating func resolve(_ statement: Statement) throws(Problem) -> Command {
    Command(kind: try kind(of: statement), range: statement.range)
  }

  /// Whether the present place is the top level of a session's statement.
  var isTopLevel: Bool { frames.count == 1 && frames[0].depth == 0 }

  /// Whether the present place runs while the run loop works.
  var isInHandler: Bool { frames.contains { $0.surroundings == .handler || $0.surroundings == .action } }

  /// Resolves the statements of a block in a scope of its own.
  mutating func block(_ block: Block) throws(Problem) -> [Command] {
    let top = frames.count - 1
    let (outer, start) = (frames[top].locals.count, frames[top].blockStart)
    frames[top].depth += 1
    frames[top].blockStart = outer
    defer {
      frames[top].depth -= 1
      frames[top].blockStart = start
      frames[top].locals.removeSubrange(outer...)
    }
    var commands: [Command] = []
    for statement in block.statements { commands.append(try resolve(statement)) }
    return commands
  }

  /// Resolves the block of an `on` or a `register`, which has a `sender`, of that kind where it is known, and
  /// a `previous`.
  mutating func handler(_ block: Block, at kind: EnvironmentKind?) throws(Problem) -> Handler {
    let parameters: [(name: Name, type: ValueType)] = [
      (world.names.name(for: "sender"), .environment), (world.names.name(for: "previous"), .collection),
    ]
    return try handler(block, .handler, parameters: parameters, sender: 0, kind)
  }

  /// Resolves a block that runs later, in a frame of its own whose first locals are `parameters`.
  mutating func handler(
    _ block: Block, _ surroundings: Surroundings, parameters: [(name: Name, type: ValueType)],
    sender: Int32? = nil, _ senderKind: EnvironmentKind? = nil
  ) throws(Problem) -> Handler {
    var frame = Frame(surroundings: surroundings)
    for parameter in parameters { _ = frame.add(parameter.name, parameter.type) }
    (frame.sender, frame.senderKind) = (sender, senderKind)
    frames.append(frame)
    let around = parents
    parents = []
    // What runs later runs when other literals may be open.
    let open = openLiterals.takeAll()
    defer {
      parents = around
      openLiterals.putBack(open)
    }
    let body: [Command]
    do { body = try self.block(block) } catch {
      frames.removeLast()
      throw error
    }
    let finished = frames.removeLast()
    for type in finished.usedTypes { noteUse(of: type) }
    return Handler(
      body: body, captures: finished.captures.map(\.outer), localCount: Int(finished.count),
      capturePlaces: finished.captures.map(\.inner), types: finished.usedTypes)
  }

  /// The spelling of a name.
  func text(_ name: Name) -> String { world.names[name] }

  /// The spelling of an identifier.
  func text(_ identifier: Identifier) -> String { world.names[identifier.name] }
}
