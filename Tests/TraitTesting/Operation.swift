package import Traits

/// An environment of a history: by the number of what made it, or the view of that controller.
package struct Place: Hashable, Sendable {
  var number: Int
  var kind: Model.Kind
  var isView = false
}

/// One thing that a history does.
///
/// An operation that does not apply when its turn comes, because what it names is not there or the rules forbid it, is left out.
package indirect enum Operation: Sendable {
  case create(Model.Kind, Int, in: Place?, childOf: Place?)
  case override(Place, Int, Int)
  case removeOverride(Place, Int)
  case style(Place, Int)
  case give(Place, of: Place, [Int: Int])
  case move(Place, to: Place)
  case insert(Place, in: Place, at: Int)
  case detach(Place)
  case addChild(Place, to: Place)
  case removeFromParent(Place)
  case destroy(Place)
  case register(Place, [Int], target: Place?, [Operation])
  case unregister(Int)
  case on(Place, TraitEvent, [Operation])
  case removeHandler(Place, TraitEvent)
  case usesColour(Place, Bool)
  case showsImage(Place, Bool)
  case redefine(Int, default: Int, affectsColour: Bool)
  case invalidate(Place, Invalidation)
  case read(Place, Int)
  case use(SystemVersion)
  case loadView(Place)
  case update
  case updateTraits(Place)
  case updateProperties(Place)
  case layOut(Place)
  case appear(Place, in: Place)
  case disappear(Place, to: Place?, isAnnounced: Bool)
  case announce(Place)
  case system(Place, Int, Int?)
  case limits(Place, Int?, Int?)

  package enum Invalidation: CaseIterable, Sendable { case layout, display, properties, constraints }
}
