/// A device that scenes can stand on: what its screen is like, and which size classes follow from that.
///
/// ```swift
/// DeviceTable.model(named: "iPhone16")?.title               // "iPhone 16"
/// DeviceTable.model(named: "iPhone16")?.size                // 393x852
/// DeviceTable.model(named: "iPhone16ProMax")?.landscapeWidthClass     // .regular
/// ```
/// The devices are those of ``DeviceTable``; nothing else makes one.
package struct DeviceModel: Hashable, Sendable {
  /// The kinds of device.
  ///
  /// The raw values are those of UIKit's `UIUserInterfaceIdiom`.
  package enum Idiom: Int, Hashable, Sendable, CaseIterable {
    /// An iPhone: one scene fills its screen.
    case phone = 0
    /// An iPad: a scene has the screen, a share of it, or a window.
    case pad = 1
    /// A Mac: a scene is a window of any size.
    case mac = 5
  }

  /// How the language writes it: `iPadPro13`.
  package let name: String
  /// What people call it: "iPad Pro 13".
  package let title: String
  /// What kind of device it is.
  package let idiom: Idiom
  /// The screen in portrait, in points; of the Mac, the window that opens where no size is asked for.
  package let size: Size
  /// The class of the width in landscape.
  ///
  /// On iPhones it goes by the model and not by the width: an iPhone 8 Plus, 736 points wide, is regular, an
  /// iPhone 17 Pro with its 874 points is compact. Source: device tables of Apple's Human Interface
  /// Guidelines, Layout.
  package let landscapeWidthClass: SizeClass
  /// How many pixels a point has in each direction.
  package let displayScale: Double
}

extension DeviceModel {
  /// The screen as it is held; of the Mac, the window that opens where no size is asked for.
  package func screen(_ orientation: Orientation?) -> Size { orientation == .landscape ? size.turned : size }

  /// The size classes of a scene of this size.
  ///
  /// | device | width | height |
  /// |---|---|---|
  /// | Mac | regular | regular |
  /// | iPad | compact below ``narrowestRegularWidth`` | regular |
  /// | iPhone, portrait | compact | regular |
  /// | iPhone, landscape | ``landscapeWidthClass`` | compact |
  ///
  /// ```swift
  /// let phone = DeviceTable.model(named: "iPhone16")
  /// phone?.sizeClasses(of: Size(width: 852, height: 393), .landscape).horizontal      // .compact
  /// phone?.sizeClasses(of: Size(width: 852, height: 393), .landscape).vertical        // .compact
  /// ```
  /// Source: device tables of Apple's Human Interface Guidelines, Layout.
  package func sizeClasses(of size: Size, _ orientation: Orientation?) -> SizeClasses {
    switch (idiom, orientation) {
    case (.mac, _): SizeClasses(horizontal: .regular, vertical: .regular)
    case (.pad, _):
      SizeClasses(
        horizontal: size.width < Self.narrowestRegularWidth ? .compact : .regular, vertical: .regular)
    case (.phone, .landscape): SizeClasses(horizontal: landscapeWidthClass, vertical: .compact)
    case (.phone, _): SizeClasses(horizontal: .compact, vertical: .regular)
    }
  }

  /// The width in points from which on a scene on an iPad is regular:
  /// `Decision` narrowestRegularWidth.
  package static let narrowestRegularWidth = 678.0

  /// What the status bar and the home indicator take of a scene's height, in points.
  ///
  /// Source: measured for screens of 852 and 874 points; the others as developers' tables give them (`safeAreas`).
  package func safeArea(_ orientation: Orientation?) -> (top: Double, bottom: Double) {
    switch idiom {
    case .mac: return (0, 0)
    case .pad: return hasHomeButton ? (20, 0) : (24, 20)
    case .phone:
      if orientation == .landscape { return (0, hasHomeButton ? 0 : 21) }
      return hasHomeButton ? (20, 0) : (Self.topInsets["\(size)"] ?? 47, 34)
    }
  }

  private var hasHomeButton: Bool { Self.withHomeButton.contains("\(size)") }

  private static let withHomeButton: Set = [
    "375x667", "320x568", "414x736", "768x1024", "834x1112",
  ]

  private static let topInsets: [String: Double] = [
    "440x956": 62, "402x874": 62, "420x912": 68, "430x932": 59, "393x852": 59, "390x844": 47,
    "428x926": 47, "360x780": 50, "375x812": 44, "414x896": 48,
  ]

  /// How high a navigation bar, or a window's toolbar, is.
  package var barHeight: Double {
    switch idiom {
    case .phone: 44
    case .pad: 50
    case .mac: 52
    }
  }
}
