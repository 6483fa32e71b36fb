/// UIKit's `UITraitEnvironmentLayoutDirection`: what `layoutDirection` can be.
public enum TraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// From left to right, as for English or Korean.
  case leftToRight
  /// From right to left, as for Arabic or Hebrew.
  case rightToLeft
}

/// UIKit's `UIUserInterfaceSizeClass`: what `horizontalSizeClass` and `verticalSizeClass` can be.
public enum UserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// Little room.
  case compact
  /// Room enough.
  case regular
}
