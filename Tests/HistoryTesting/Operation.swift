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
  case move(Place, to: Place)
  /// Out of its parent, without a word to anybody.
  case detach(Place)
  case destroy(Place)
  case register(Place, [Int], [Operation])
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

/// The traits of a history: two of Apple's, and two of one's own, of which one affects colours.
package enum HistoryTrait {
  package static let properties = ["userInterfaceStyle", "horizontalSizeClass", "a", "b"]
  package static let isSystem = [true, true, false, false]
  package static let affectsColour = [true, false, false, true]
  package static let values = [
    ["unspecified", "light", "dark"], ["unspecified", "compact", "regular"], ["0", "1", "2"],
    ["0", "1", "2"],
  ]

  /// The traits in a system, where the last two are defined.
  package static func define(in system: inout TraitSystem) throws -> [TraitID] {
    let own = try ["a", "b"].enumerated().map { index, name in
      try system.define(
        TraitDeclaration(
          property: name, definition: name.uppercased(), defaultValue: .integer(0),
          affectsColorAppearance: affectsColour[2 + index]))
    }
    return properties.prefix(2).compactMap { SystemTrait.named($0)?.id } + own
  }
}
