package import Syntax
package import ViewTree

/// A name that a block introduces, and where its value lies in the frame.
package struct Local: Sendable {
  package var name: Name
  package var place: Int32
  package var type: ValueType
  package var isConstant: Bool
  /// Whether it is a block's own copy of a variable around it.
  package var isCopy = false
  /// For an environment that the block creates: its parent, as far as it is known before the block runs.
  package var parent: EnvironmentReference?
  package var kind: EnvironmentKind?
}

/// An environment that is there, or that the block will have created when the statement runs.
package enum EnvironmentReference: Hashable, Sendable {
  case known(EnvironmentID)
  case created(Int32)

  /// The code that answers it.
  package var code: Code {
    switch self {
    case .known(let id): .constant(.environment(id))
    case .created(let place): .local(place)
    }
  }
}

/// What a piece of code is part of; it decides which words mean something.
package enum Surroundings: Sendable {
  /// A statement of the session.
  case session
  /// The block of an `on` or a `register`, which has a `sender` and maybe a `previous`.
  case handler
  /// The block of `define action`.
  case action
  /// The expression of a dynamic colour: traits by property name.
  case color
  /// A struct's `equal { … }`: `left` and `right` only.
  case equality
}

/// The locals of one frame: a top-level statement, a handler, an action.
package struct Frame: Sendable {
  package var surroundings: Surroundings
  package var locals: [Local] = []
  package var count: Int32 = 0
  /// The environment whose traits are meant by bare `traitCollection` and the like.
  package var sender: Int32?
  /// Its kind, where that is known.
  package var senderKind: EnvironmentKind?
  /// What the frame takes from the one around it: the outer place and the inner.
  package var captures: [(outer: Int32, inner: Int32)] = []
  /// The captured locals, under the places where this frame holds them.
  package var captured: [Local] = []
  /// The learner's types of the values that its code names or makes.
  package var usedTypes: [ValueType] = []
  /// The traits that a dynamic colour names.
  package var namedTraits: [TraitView] = []
  /// How many blocks are open in this frame.
  package var depth = 0
  /// Where the innermost block's own locals begin.
  package var blockStart = 0

  /// The local of that name that the frame holds already.
  package func local(_ name: Name) -> Local? {
    locals.last { $0.name == name } ?? captured.first { $0.name == name }
  }

  /// Notes the types that a value's type is made of, but for those that are never defined anew.
  package mutating func noteUse(of type: ValueType) {
    switch type {
    case .list(let part), .optional(let part): noteUse(of: part)
    case .enumeration, .structure, .instance: if !usedTypes.contains(type) { usedTypes.append(type) }
    default: break
    }
  }

  /// Notes a trait that is named, once for each definition.
  package mutating func noteTrait(_ trait: TraitView) {
    let isKnown = namedTraits.contains { $0.id == trait.id && $0.isSecond == trait.isSecond }
    if !isKnown { namedTraits.append(trait) }
  }

  package mutating func add(_ name: Name, _ type: ValueType, isConstant: Bool = true) -> Int32 {
    locals.append(Local(name: name, place: count, type: type, isConstant: isConstant))
    count += 1
    return count - 1
  }
}
