/// How much of its screen a scene has.
///
/// A share follows when the device is turned, and so does a window that no longer fits; turned back, each is
/// what it was.
package enum WindowExtent: Hashable, Sendable {
  /// The whole screen.
  case screen
  /// A share of an iPad's width, in lowest terms: split screen.
  case share(Int, of: Int)
  /// A window of this size, on a Mac or an iPad.
  case window(Size)

  /// The size on a screen, or on a Mac, which has no edges here.
  func size(on device: DeviceModel, _ orientation: Orientation?) -> Size {
    let screen = device.screen(orientation)
    switch self {
    case .screen: return screen
    case .share(let part, let whole):
      let width = SplitScreen.width(ofShare: part, of: whole, on: device, screenWidth: screen.width)
      return Size(width: width, height: screen.height)
    case .window(let size):
      if device.idiom == .mac { return size }
      return Size(width: min(size.width, screen.width), height: min(size.height, screen.height))
    }
  }
}

/// How wide the shares of an iPad's screen are: `Decision` shares.
enum SplitScreen {
  /// The room between two scenes, in points.
  static let gap = 10.0

  /// Into how many parts a screen can be split.
  static let wholes = 1...4

  /// The width of a share in points: half of 1366 points is 678, a third 375, two thirds 981.
  static func width(ofShare part: Int, of whole: Int, on device: DeviceModel, screenWidth: Double) -> Double {
    switch (part, whole) {
    case (1, 2): even(2, screenWidth)
    case (1, 3): slim(device)
    case (2, 3): screenWidth - gap - slim(device)
    case (1, 4): even(4, screenWidth)
    case (3, 4): screenWidth - gap - even(4, screenWidth)
    default: screenWidth
    }
  }

  private static func even(_ whole: Double, _ width: Double) -> Double {
    ((width - gap * (whole - 1)) / whole).rounded(.down)
  }

  /// The narrow side is as wide as an iPhone, and wider on the largest iPads.
  private static func slim(_ device: DeviceModel) -> Double { device.size.width < 1024 ? 320 : 375 }
}
