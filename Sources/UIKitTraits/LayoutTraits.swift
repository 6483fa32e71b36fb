/// What `layoutDirection` can be.
///
/// Mirrors UIKit's `UITraitEnvironmentLayoutDirection`.
///
/// Source of the cases: Apple's documentation of `UITraitEnvironmentLayoutDirection`.
public enum TraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// From left to right, as for English or Korean.
  case leftToRight
  /// From right to left, as for Arabic or Hebrew.
  case rightToLeft
}

/// What `horizontalSizeClass` and `verticalSizeClass` can be.
///
/// Mirrors UIKit's `UIUserInterfaceSizeClass`.
///
/// Source of the cases: Apple's documentation of `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// Little room.
  case compact
  /// Room enough.
  case regular
}

/// The key of ``TraitCollection/layoutDirection``: the direction in which text runs.
///
/// Mirrors UIKit's `UITraitLayoutDirection`.
public enum TraitLayoutDirection: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 2
}

/// The key of ``TraitCollection/displayScale``: pixels a point; 0 is unspecified.
///
/// Mirrors UIKit's `UITraitDisplayScale`.
public enum TraitDisplayScale: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = 0.0
  /// Its place among Apple's traits.
  public static let systemTrait = 3
}

/// The key of ``TraitCollection/horizontalSizeClass``: how much width there is.
///
/// Mirrors UIKit's `UITraitHorizontalSizeClass`.
public enum TraitHorizontalSizeClass: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 4
}

/// The key of ``TraitCollection/verticalSizeClass``: how much height there is.
///
/// Mirrors UIKit's `UITraitVerticalSizeClass`.
public enum TraitVerticalSizeClass: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 5
}

/// The key of ``TraitCollection/resolvesNaturalAlignmentWithBaseWritingDirection``: how natural alignment is found.
///
/// Mirrors UIKit's `UITraitResolvesNaturalAlignmentWithBaseWritingDirection`.
public enum TraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = true
  /// Its place among Apple's traits.
  public static let systemTrait = 19
}

extension TraitCollection {
  /// What UIKit calls `layoutDirection`: the direction in which text runs.
  public var layoutDirection: TraitEnvironmentLayoutDirection { self[TraitLayoutDirection.self] }
  /// What UIKit calls `displayScale`: pixels a point; 0 is unspecified.
  public var displayScale: Double { self[TraitDisplayScale.self] }
  /// What UIKit calls `horizontalSizeClass`: how much width there is.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }
  /// What UIKit calls `verticalSizeClass`: how much height there is.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }
  /// What UIKit calls `resolvesNaturalAlignmentWithBaseWritingDirection`: how natural alignment is found.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[TraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
}

extension MutableTraits {
  /// What UIKit calls `layoutDirection`: the direction in which text runs.
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { self[TraitLayoutDirection.self] }
    set { self[TraitLayoutDirection.self] = newValue }
  }
  /// What UIKit calls `displayScale`: pixels a point; 0 is unspecified.
  public var displayScale: Double {
    get { self[TraitDisplayScale.self] }
    set { self[TraitDisplayScale.self] = newValue }
  }
  /// What UIKit calls `horizontalSizeClass`: how much width there is.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }
  /// What UIKit calls `verticalSizeClass`: how much height there is.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }
  /// What UIKit calls `resolvesNaturalAlignmentWithBaseWritingDirection`: how natural alignment is found.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[TraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[TraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}
