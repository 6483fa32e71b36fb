package import ViewTree

/// The place of a scene: its device, the device's orientation, and the part of the screen that the scene has.
package struct ScenePlacement: Hashable, Sendable {
  /// The part of the screen that a scene has; after a turn, a share or a window that no longer fits adapts, and a turn back restores it.
  package enum Extent: Hashable, Sendable {
    case screen
    /// A share of an iPad's width, in lowest terms: split screen.
    case share(Int, of: Int)
    /// A window of this size, on a Mac or an iPad.
    case window(Size)
  }

  package let scene: EnvironmentID
  package var device: DeviceModel
  package var orientation: Orientation?
  package var extent: Extent

  package var size: Size {
    let screen = device.screen(orientation)
    switch extent {
    case .screen: return screen
    case .share(let part, let whole):
      return Size(width: width(ofShare: part, of: whole), height: screen.height)
    case .window(let size):
      if isOnMac { return size }
      return Size(width: min(size.width, screen.width), height: min(size.height, screen.height))
    }
  }

  var bounds: Rect { Rect(size) }
  package var sizeClasses: SizeClasses { device.sizeClasses(of: size, orientation) }
  package var isOnMac: Bool { device.idiom == .mac }
  package var safeArea: (top: Double, bottom: Double) { device.safeArea(orientation) }

  package func scale(isCompactHeight: Bool = false) -> DetentScale {
    DetentScale(
      scene: size, top: safeArea.top, bottom: safeArea.bottom, pixels: device.displayScale,
      isCompactHeight: isCompactHeight)
  }

  /// Its facts in words: "iPhone 16", "portrait", "393x852".
  package var facts: [String] { [device.title, orientation?.rawValue, "\(size)"].compactMap { $0 } }

  /// The shares of a screen, in lowest terms.
  static let shares = [(1, 1), (1, 2), (1, 3), (2, 3), (1, 4), (3, 4)]

  /// The gap between two scenes, in points.
  private static let gap = 10.0

  /// The width of a share in points: half of 1366 points is 678, a third 375, two thirds 981 (`Decision` shares).
  private func width(ofShare part: Int, of whole: Int) -> Double {
    let screen = device.screen(orientation).width
    // The narrow side is as wide as an iPhone, and wider on the largest iPads.
    let narrow: Double =
      whole != 3
      ? ((screen - Self.gap * Double(whole - 1)) / Double(whole)).rounded(.down)
      : device.size.width < 1024 ? 320 : 375
    return part == 1 ? narrow : screen - Self.gap - narrow
  }
}
