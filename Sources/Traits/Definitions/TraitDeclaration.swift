/// What a trait is: its names, its default, and how it behaves.
///
/// Mirrors the static members of a type that conforms to UIKit's `UITraitDefinition`.
///
/// Definitions that Swift code makes at compile time, those that a language makes at run time and Apple's own are the same to the engine.
public struct TraitDeclaration: Sendable {
  /// The two styles of definition.
  ///
  /// Swift's name the type of the values; Objective-C's only how they are stored. Source: Apple's documentation of `UITraitDefinition` in
  /// both languages.
  public enum Style: Hashable, Sendable {
    /// A type that conforms to Swift's `UITraitDefinition`: it names the type of the values.
    case swift
    /// A class that conforms to one of Objective-C's three protocols: it says how the values are stored.
    case objectiveC
  }

  /// The property through which it is read and written: `theme`.
  public var property: String
  /// The definition's own name, its key: `Theme`, `UITraitUserInterfaceStyle`.
  public var definition: String
  /// What print-outs call it; the definition's name unless another was given.
  public var name: String
  /// The reverse-DNS name that makes it encodable, if it has one.
  public var identifier: String?
  /// What every environment answers for which nobody set a value.
  public var defaultValue: TraitValue
  /// Whether colours are resolved and views redrawn when it changes.
  public var affectsColorAppearance: Bool
  /// Whether it is one of Apple's.
  public internal(set) var isSystem: Bool = false
  /// Swift's style of definition, or Objective-C's.
  public var style: Style
  /// The definition of the other style that has the same data, or nothing: one at most.
  var counterparts: [TraitDeclaration] = []
  /// The Swift type that defines it, if one does.
  var type: ObjectIdentifier?
  /// A number for the owner's use, such as the index of the value's type.
  public var tag: Int

  /// The kind of storage that its values take.
  public var storage: TraitStorage { defaultValue.storage }

  /// The definition of the other style that has the same data, if there is one.
  public var counterpart: TraitDeclaration? { counterparts.first }

  /// Describes a trait of one's own.
  ///
  /// ```swift
  /// let theme = TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0))
  /// theme.name            // "Theme"
  /// theme.storage         // .integer
  /// theme.isSystem        // false
  /// ```
  /// - Parameters:
  ///   - name: What print-outs call it; the definition's name if left out.
  ///   - identifier: Its reverse-DNS name; without one it does not travel in a ``TraitArchive``.
  /// - Complexity: O(1)
  public init(
    property: String, definition: String, name: String? = nil, identifier: String? = nil,
    defaultValue: TraitValue,
    affectsColorAppearance: Bool = false, style: Style = .swift, tag: Int = 0
  ) {
    self.property = property
    self.definition = definition
    self.name = name ?? definition
    self.identifier = identifier
    self.defaultValue = defaultValue
    self.affectsColorAppearance = affectsColorAppearance
    self.style = style
    self.tag = tag
  }
}
