package import Traits
package import ViewTree

/// An environment of a history: by the number of what made it, or the view of that controller.
package struct Place: Hashable, Sendable {
  package var number: Int
  /// What was made under that number.
  package var kind: EnvironmentKind
  package var isView = false
}

/// One thing that a history does.
///
/// An operation that does not apply when its turn comes, because what it names is not there or the rules forbid it, is left out.
package indirect enum Operation: Sendable {
  case create(EnvironmentKind, Int, in: Place?)
  /// A controller that is not shown yet.
  case createChild(Int, of: Place)
  case override(Place, Int, Int)
  case removeOverride(Place, Int)
  case give(Place, Int, Int?)
  /// What a parent controller gives its child: all of it, or nothing any more.
  case overrideChild(Place, of: Place, [Int: Int])
  case move(Place, to: Place)
  /// Out of its parent, without a word to anybody.
  case detach(Place)
  case destroy(Place)
  case register(Place, [Int], [Operation])
  /// An action that only reads, at a target with which it ends; of scripts only.
  case registerAction(Place, [Int], target: Place)
  case unregister(Int)
  case on(Place, Callback, [Operation])
  case removeHandler(Place, Callback)
  case usesColour(Place, Bool)
  case invalidate(Place, Invalidation)
  case read(Place, Int)
  case use(SystemVersion)
  case update
  case updateTraits(Place)
  case updateProperties(Place)
  case appear(Place, in: Place)
  /// Out of its hierarchy, with a word to the controllers in it.
  case disappear(Place, to: Place?)
  /// Does all this, and takes it back.
  case attempt([Operation])

  package enum Invalidation: CaseIterable, Sendable { case layout, display, properties, constraints }
}
