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
  /// An action with so many parameters that only reads, at a target with which it ends; of scripts only.
  case registerAction(Place, [Int], target: Place, parameters: Int)
  /// A registration that only prints, and holds on to what it captures; of scripts only.
  case registerCapturing(Place, [Int], [Place])
  case unregister(Int)
  case on(Place, Callback, [Operation])
  case removeHandler(Place, Callback)
  case usesColour(Place, Bool)
  case showsImage(Place, Bool)
  /// The trait that comes in the midst of a history.
  case define
  /// Another default, and perhaps colours that follow the trait, or do not any more.
  case redefine(Int, default: Int, affectsColour: Bool)
  /// Another name for an instance of the class, which nobody notices; of scripts only.
  case rename(Int, String)
  case invalidate(Place, Invalidation)
  case read(Place, Int)
  /// A trait of the current collection, or of a place's while that is the current one.
  case readCurrent(Int, as: Place?)
  /// An override by itself, which is an error where none is set, and how many there are; of scripts only.
  case readOverride(Place, Int)
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
