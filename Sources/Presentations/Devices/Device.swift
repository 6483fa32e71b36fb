/// A model of what a scene stands on: its screen, and how its sizes become size classes.
///
/// ```swift
/// let phone = Device.named("iPhone16")
/// phone?.sizeClasses(of: Size(width: 393, height: 852), in: .portrait)     // compact, regular
/// ```
public struct Device: Hashable, Sendable {
  /// What decides about size classes, resizing and turning.
  public enum Family: UInt8, Hashable, Sendable, CaseIterable {
    /// Full screen; turned, the horizontal class depends on the model.
    case phone
    /// Full screen or a window; the horizontal class depends on the width.
    case pad
    /// A window of any size; always regular.
    case mac

    /// The raw value of `UIUserInterfaceIdiom`.
    public var idiom: Int {
      switch self {
      case .phone: 0
      case .pad: 1
      case .mac: 5
      }
    }
  }

  /// Its name in the language: `iPadPro13`.
  public let name: String
  /// Its name on the box: `iPad Pro 13`.
  public let title: String
  /// What decides about size classes, resizing and turning.
  public let family: Family
  /// The screen held upright; for a Mac, a window's first size.
  public let screen: Size
  /// The horizontal size class of a phone held on its side: a property of the model, not of the width.
  public let landscapeClass: SizeClass
  /// Pixels in a point.
  public let scale: Double
  /// The height that the status bar takes, held upright: a sheet leaves it free.
  public let topInset: Double

  /// The width in points from which a window on an iPad is regular.
  ///
  /// Our decision: measured windows are compact up to 639 points and regular from 678 on (`reference/presentations.md`, 1.3), and Apple
  /// advises to become compact as late as possible.
  public static let regularPadWidth: Double = 640

  /// The narrowest side that a window can have.
  public static let smallestSide: Double = 1
  /// The longest side that a window can have.
  public static let longestSide: Double = 100_000

  /// The whole screen as it is held.
  public func screen(in orientation: Orientation) -> Size {
    orientation == .portrait ? screen : screen.turned
  }

  /// The horizontal and vertical size class of a window of this size.
  ///
  /// A Mac is regular in both directions; an iPad is always regular vertically, and horizontally from ``regularPadWidth`` on; a phone is
  /// compact and regular when upright, and vertically compact when on its side.
  public func sizeClasses(
    of size: Size, in orientation: Orientation
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    switch (family, orientation) {
    case (.mac, _): (.regular, .regular)
    case (.pad, _): (size.width < Self.regularPadWidth ? .compact : .regular, .regular)
    case (.phone, .portrait): (.compact, .regular)
    case (.phone, .landscape): (landscapeClass, .compact)
    }
  }

  /// The size of a part of the screen, as an iPad's split view gives it.
  ///
  /// Ten points lie between two apps. A third is 320 points wide, and 375 on screens whose long side has 1366 points or more; two thirds are
  /// the rest; a half is half of what the gap leaves. (`reference/presentations.md`, 1.3: 507 and 694 of 1024, 678 and 981 of 1366.)
  public func part(_ fraction: Fraction, in orientation: Orientation) -> Size {
    let whole = screen(in: orientation)
    let third: Double = max(screen.width, screen.height) >= 1366 ? 375 : 320
    switch fraction {
    case .whole: return whole
    case .half: return Size(width: ((whole.width - 10) / 2).rounded(.down), height: whole.height)
    case .third: return Size(width: third, height: whole.height)
    case .twoThirds: return Size(width: whole.width - third - 10, height: whole.height)
    }
  }

  /// A part of an iPad's screen.
  public enum Fraction: UInt8, Hashable, Sendable, CaseIterable {
    /// All of it.
    case whole
    /// One of two equal apps.
    case half
    /// The narrow one of two apps.
    case third
    /// The wide one of two apps.
    case twoThirds
  }
}
