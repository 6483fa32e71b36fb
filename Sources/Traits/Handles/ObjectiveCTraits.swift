/// A definition in Objective-C's style, which says how values are stored and not of what type they are.
///
/// Mirrors the three protocols that Objective-C has instead of Swift's `UITraitDefinition` (Apple's documentation of `UITraitDefinition`); conform to one of them:
/// ``NSIntegerTraitDefinition``, ``CGFloatTraitDefinition`` or ``ObjectTraitDefinition``.
///
/// One definition of each style, with one identifier, one name and one default, are two ways to the same data: what is written through
/// one is read through the other, in collections and in environments, and who is registered for either is told.
///
/// ```swift
/// struct Theme: TraitDefinition {
///   static let defaultValue = AppTheme.standard
///   static let identifier = "com.example.theme"
/// }
/// struct OldTheme: NSIntegerTraitDefinition {
///   static let defaultValue = 0
///   static let name = "Theme"
///   static let identifier = "com.example.theme"
/// }
/// TraitCollection { $0.setNSIntegerValue(2, forTrait: OldTheme.self) }[Theme.self]     // .bold
/// ```
/// `Bool` is shared as 0 or 1, an enum as its raw value, `nil` of an `Int?` as `NSNotFound`, which is `Int.max`, and `nil` of a `CGFloat?` as
/// `CGFLOAT_MAX`. To use two definitions that do not agree in one program is a mistake: ``Decision/sharing``. So is overriding with an integer
/// that no case of the Swift enum has, or neither value of `Bool`: ``Decision/rawValues``; in a collection such a number reads as the default.
public protocol ObjectiveCTraitDefinition: TraitDefinition {}

extension ObjectiveCTraitDefinition {
  /// Objective-C's style.
  public static var style: TraitDeclaration.Style { .objectiveC }
}

/// A definition whose values are integers.
///
/// Mirrors Objective-C's `UINSIntegerTraitDefinition`.
public protocol NSIntegerTraitDefinition: ObjectiveCTraitDefinition where Value == Int {}

/// A definition whose values are floating-point numbers.
///
/// Mirrors Objective-C's `UICGFloatTraitDefinition`. `Double` takes the place of `CGFloat`, into which Swift turns it where one is wanted.
public protocol CGFloatTraitDefinition: ObjectiveCTraitDefinition where Value == Double {}

/// A definition whose values are objects, of a type that both definitions name: a string, a struct, an instance of a class.
///
/// Mirrors Objective-C's `UIObjectTraitDefinition`, whose values are compared by `isEqual:`; here by `==`: ``Decision/comparison``. The default
/// should be immutable.
public protocol ObjectTraitDefinition: ObjectiveCTraitDefinition {}

extension MutableTraits {
  /// Sets a trait's integer.
  ///
  /// Mirrors Objective-C's `setNSIntegerValue:forTrait:`; ``subscript(_:)`` does the same.
  ///
  /// ```swift
  /// TraitCollection { $0.setNSIntegerValue(2, forTrait: Season.self) }[Season.self]      // 2
  /// ```
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public mutating func setNSIntegerValue<Definition: NSIntegerTraitDefinition>(
    _ value: Int, forTrait trait: Definition.Type
  ) {
    self[trait] = value
  }

  /// Sets a trait's floating-point number.
  ///
  /// Mirrors Objective-C's `setCGFloatValue:forTrait:`.
  ///
  /// ```swift
  /// TraitCollection { $0.setCGFloatValue(1.5, forTrait: Zoom.self) }[Zoom.self]      // 1.5
  /// ```
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public mutating func setCGFloatValue<Definition: CGFloatTraitDefinition>(
    _ value: Double, forTrait trait: Definition.Type
  ) {
    self[trait] = value
  }

  /// Sets a trait's object.
  ///
  /// Mirrors Objective-C's `setObject:forTrait:`.
  ///
  /// ```swift
  /// TraitCollection { $0.setObject("Ada", forTrait: Owner.self) }[Owner.self]      // "Ada"
  /// ```
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public mutating func setObject<Definition: ObjectTraitDefinition>(
    _ object: Definition.Value, forTrait trait: Definition.Type
  ) {
    self[trait] = object
  }

  /// A trait's integer.
  ///
  /// Mirrors Objective-C's `valueForNSIntegerTrait:`. Among overrides one that is not set is not to be read.
  ///
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public func value<Definition: NSIntegerTraitDefinition>(forNSIntegerTrait trait: Definition.Type) -> Int {
    self[trait]
  }

  /// A trait's floating-point number.
  ///
  /// Mirrors Objective-C's `valueForCGFloatTrait:`.
  ///
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public func value<Definition: CGFloatTraitDefinition>(forCGFloatTrait trait: Definition.Type) -> Double {
    self[trait]
  }

  /// A trait's object.
  ///
  /// Mirrors Objective-C's `objectForTrait:`.
  ///
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public func object<Definition: ObjectTraitDefinition>(forTrait trait: Definition.Type) -> Definition.Value {
    self[trait]
  }
}

extension TraitCollection {
  /// A trait's integer: what was set, else the default.
  ///
  /// Mirrors Objective-C's `valueForNSIntegerTrait:`.
  ///
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public func value<Definition: NSIntegerTraitDefinition>(forNSIntegerTrait trait: Definition.Type) -> Int {
    self[trait]
  }

  /// A trait's floating-point number: what was set, else the default.
  ///
  /// Mirrors Objective-C's `valueForCGFloatTrait:`.
  ///
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public func value<Definition: CGFloatTraitDefinition>(forCGFloatTrait trait: Definition.Type) -> Double {
    self[trait]
  }

  /// A trait's object: what was set, else the default.
  ///
  /// Mirrors Objective-C's `objectForTrait:`.
  ///
  /// - Complexity: O(1), as that of ``TraitCollection/subscript(_:)``.
  public func object<Definition: ObjectTraitDefinition>(forTrait trait: Definition.Type) -> Definition.Value {
    self[trait]
  }
}
