/// UIKit's `UIUserInterfaceIdiom`: what `userInterfaceIdiom` can be.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Nobody said: what a collection answers in which no idiom is set.
  case unspecified = -1
  /// Made for an iPhone.
  case phone = 0
  /// Made for an iPad.
  case pad = 1
  /// Made for an Apple TV.
  case tv = 2
  /// Shown on a car's screen.
  case carPlay = 3
  /// Made for a Mac, as Mac Catalyst does where the app asks for the Mac's look. 4 is nobody's number.
  case mac = 5
  /// Made for an Apple Vision.
  case vision = 6
}

/// UIKit's `UIUserInterfaceStyle`: what `userInterfaceStyle` can be.
public enum UserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Nobody said: neither a person nor the app has chosen.
  case unspecified
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// UIKit's `UIDisplayGamut`: what `displayGamut` can be.
public enum DisplayGamut: Int, Sendable, CaseIterable {
  /// Nobody said which colours the display can show.
  case unspecified = -1
  /// The colours of sRGB.
  case SRGB
  /// The colours of Display P3, which are more.
  case P3
}

/// UIKit's `UIAccessibilityContrast`: what `accessibilityContrast` can be.
public enum AccessibilityContrast: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// As much contrast as the design has.
  case normal
  /// More of it: somebody has chosen Increase Contrast.
  case high
}

/// UIKit's `UIUserInterfaceLevel`: what `userInterfaceLevel` can be.
public enum UserInterfaceLevel: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The main content of a window.
  case base
  /// Content that lies above it, such as an alert or a popover.
  case elevated
}

/// UIKit's `UIUserInterfaceActiveAppearance`: what `activeAppearance` can be.
public enum UserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The window looks as if it were not in use: on a Mac, behind another one.
  case inactive
  /// The window looks as if it were in use; everywhere but on a Mac it always does.
  case active
}
