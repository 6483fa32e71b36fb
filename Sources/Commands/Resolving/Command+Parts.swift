package import Presentations
public import Syntax
public import Traits
package import ViewTree

// What the commands are made of.

/// A block that is resolved only when it runs, because that it cannot be may be the point, or because what
/// stands behind it sees what it did.
public struct Trial: Sendable {
  /// Its statements.
  public var block: Block
  /// The names in scope around it.
  package var frames: [Frame]
  package var parents: [EnvironmentReference]
  package var isInTurn: Bool
  /// What the block in a handler does, resolved when the handler is made: its names are bound like all others there.
  package var bound: Bound?

  /// A block that was resolved before it runs, and the statement behind it.
  package struct Bound: Sendable {
    package var commands: [Command] = []
    /// Why no more of the block could be resolved.
    package var failure: Problem?
    package var tail: Command?
  }
}

/// What `invalidate` asks for.
public enum Invalidation: Sendable {
  case layout, display, properties, constraints
}

/// The variable that the counts of a `cost` go to.
public enum CostVariable: Sendable {
  /// One of the block's.
  case local(Int32)
  /// One of the session's.
  case session(Int32)
}

/// What `resize` gives.
public enum ResizeTarget: Sendable {
  case size(Code)
  /// A share of the screen's width.
  case fraction(numerator: Int, denominator: Int)
}

/// Where the words of a statement stand that may be at fault: whom it is about, and what it gives.
public struct BlamedPlaces: Sendable {
  package var subject: SourceRange
  package var value: SourceRange?

  package init(subject: SourceRange, value: SourceRange? = nil) {
    (self.subject, self.value) = (subject, value)
  }
}

extension Callback {
  /// The callback as it is written behind `on`.
  public var spelling: String { String(describing: self) }

  /// The callback of that name.
  package init?(spelling: String) {
    guard let found = Callback.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = found
  }
}

/// A block that runs later, with what it captured when it was made.
public struct Handler: Sendable {
  /// What it runs.
  package var body: [Command]
  /// Locals of the enclosing block whose values are copied when it is made.
  package var captures: [Int32]
  /// How many locals its frame has.
  package var localCount: Int
  /// Where in the frame the captured values go.
  package var capturePlaces: [Int32]
  /// The learner's types that it names.
  package var types: [ValueType] = []
}

/// `register … for … { }`.
public struct Registration: Sendable {
  package var environment: Code
  package var traits: [TraitID]
  /// The definitions by which they are named.
  package var views: [TraitView]
  package var action: Action
  /// The environments that the block holds on to.
  package var captures: [Code]
  /// Where the token goes: a `let` inside a block.
  package var local: Int32?

  /// What runs when one of the traits changes.
  package enum Action: Sendable {
    case block(Handler)
    case action(Int32, target: Code?)
  }
}

/// `scene`, `window`, `controller` … in or outside of a block, and `create`.
public struct NodeCommand: Sendable {
  package var kind: EnvironmentKind
  package var name: Identifier
  /// The environment that exists under that name, if it does.
  package var existing: Code?
  /// Where a new one goes; none for a scene and for what is made outside the hierarchy.
  package var parent: Code?
  /// The local that holds the environment while the block around it runs.
  package var local: Int32
  /// Whether a controller is made to appear later: it belongs to its parent, but stands in no hierarchy yet.
  package var waits = false
  /// Whether it was asked for by `create`, so that an environment of that name is in the way.
  package var isNew = false
  package var device: DeviceChoice?
  package var block: [Command]
}

/// The device that a scene stands on, as written.
public struct DeviceChoice: Sendable {
  package var device: DeviceModel
  package var size: Value?
  package var orientation: Orientation?
  package var range: SourceRange
}

/// `present inspector … on … { … }`.
public struct InspectorCommand: Sendable {
  package var name: Identifier
  package var view: Code
  package var columnWidth: Code?
  package var isDismissDisabled: Code?
  package var places: BlamedPlaces
}

/// `expect`.
public struct Expectation: Sendable {
  package var condition: Code
  /// Both sides of a comparison, to be shown where it fails.
  package var sides: (left: Code, right: Code, type: ValueType)?
  package var tolerance: Code?
  package var sentence: String?
}
