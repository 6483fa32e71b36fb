extension TraitOverrides: CustomDebugStringConvertible, CustomReflectable {
  /// What ``description`` says.
  ///
  /// ```swift
  /// debugPrint(scene.traitOverrides)       // overrides = { UserInterfaceStyle = Dark }
  /// ```
  public var debugDescription: String { description }

  /// The overrides that are set, by the names of their traits.
  ///
  /// ```swift
  /// scene.traitOverrides.customMirror.children.map(\.label)      // ["UserInterfaceStyle"]
  /// ```
  /// Source: Apple's documentation of `UITraitOverrides`, which conforms to both protocols.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public var customMirror: Mirror {
    let set = collection
    let children = set.changedTraits(from: nil).map { ($0.name as String?, $0.any(in: set)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension TraitDefinition {
  /// A collection's value, of whatever type it is.
  fileprivate static func any(in collection: TraitCollection) -> Any { collection[Self.self] }
}
