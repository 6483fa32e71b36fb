/// A device for scenes: the data of its screen, and the size classes that follow from them.
///
/// ```swift
/// DeviceTable.model(named: "iPhone16")?.size                          // 393x852
/// DeviceTable.model(named: "iPhone16ProMax")?.landscapeWidthClass     // .regular
/// ```
package struct DeviceModel: Hashable, Sendable {
  /// The raw values are those of UIKit's `UIUserInterfaceIdiom`.
  package enum Idiom: Int, Hashable, Sendable { case phone = 0, pad = 1, mac = 5 }

  /// The name in the language: `iPadPro13`.
  package let name: String
  /// The name for people: "iPad Pro 13".
  package let title: String
  package let idiom: Idiom
  /// The screen in portrait; for the Mac, the initial size of a window.
  package let size: Size
  /// The size class of the width in landscape, which does not follow from the width: an iPhone 8 Plus is regular with 736 points, an
  /// iPhone 17 Pro is compact with 874.
  package let landscapeWidthClass: SizeClass
  /// The number of pixels per point in each direction.
  package let displayScale: Double
  /// The height of the status bar in portrait; 20 points on devices with a home button.
  let topInset: Double

  package func screen(_ orientation: Orientation?) -> Size { orientation == .landscape ? size.turned : size }

  /// The size classes of a scene of this size, from the device tables of Apple's Human Interface Guidelines, Layout.
  package func sizeClasses(of size: Size, _ orientation: Orientation?) -> SizeClasses {
    switch (idiom, orientation) {
    case (.mac, _): SizeClasses(horizontal: .regular, vertical: .regular)
    case (.pad, _): SizeClasses(horizontal: Self.widthClass(of: size.width), vertical: .regular)
    case (.phone, .landscape): SizeClasses(horizontal: landscapeWidthClass, vertical: .compact)
    case (.phone, _): SizeClasses(horizontal: .compact, vertical: .regular)
    }
  }

  /// The size class of a width on an iPad: `Decision` narrowestRegularWidth.
  static func widthClass(of width: Double) -> SizeClass { width < 678 ? .compact : .regular }

  /// The heights of the status bar and the home indicator, in points: `Decision` safeAreas.
  package func safeArea(_ orientation: Orientation?) -> (top: Double, bottom: Double) {
    let bottom: Double = idiom == .pad ? 20 : orientation == .landscape ? 21 : 34
    let top = idiom == .phone && orientation == .landscape ? 0 : topInset
    return (top, topInset <= 20 ? 0 : bottom)
  }

  /// The height of a navigation bar, or of a window's toolbar.
  package var barHeight: Double {
    switch idiom {
    case .phone: 44
    case .pad: 50
    case .mac: 52
    }
  }

  /// The device in a sentence: "a Mac", "an iPhone 16".
  package var words: String { "\(idiom == .mac ? "a" : "an") \(title)" }
}
