// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The cases need no documentation: the name of a device explains it.

/// A device for scenes, newest first: a Mac, and the iPhones and iPads of Apple's Human Interface Guidelines, Layout.
public enum Device: String, CaseIterable, Sendable {
  case mac
  case iPhone17ProMax, iPhone17Pro, iPhone17, iPhoneAir, iPhone16ProMax, iPhone16Pro, iPhone16Plus
  case iPhone16, iPhone16e, iPhone15ProMax, iPhone15Pro, iPhone15Plus, iPhone15, iPhone14ProMax
  case iPhone14Pro, iPhone14Plus, iPhone14, iPhone13ProMax, iPhone13Pro, iPhone13, iPhone13mini
  case iPhone12ProMax, iPhone12Pro, iPhone12, iPhone12mini, iPhone11ProMax, iPhone11Pro, iPhone11
  case iPhoneXSMax, iPhoneXS, iPhoneXR, iPhoneX, iPhoneSE, iPhoneSE2, iPhoneSE1, iPhone8Plus
  case iPhone8, iPhone7Plus, iPhone7, iPhone6sPlus, iPhone6s, iPhone6Plus, iPhone6
  case iPadPro13, iPadPro129, iPadAir13, iPadPro11, iPadPro11M2, iPadAir11, iPad11, iPad105, iPad97
  case iPadMini

  /// The name, which is the name of the case: `iPhone16`.
  public var name: String { rawValue }

  /// All devices, newest first.
  public static var all: [Device] { allCases }

  package var model: DeviceModel { DeviceTable.byName[rawValue] ?? DeviceTable.mac }
}

/// The table of the devices' screens.
///
/// Models that cannot run iOS 17, and so have no inspectors, are here for their size classes. The insets are measured for screens of
/// 852 and 874 points; the others come from developers' tables (`Decision` safeAreas).
package enum DeviceTable {
  package static let models = Device.allCases.map(\.model)

  /// ```swift
  /// DeviceTable.model(named: "iPadPro13")?.title      // "iPad Pro 13"
  /// ```
  package static func model(named name: String) -> DeviceModel? { Device(rawValue: name)?.model }

  fileprivate static let mac = DeviceModel(
    name: "mac", title: "Mac", idiom: .mac, size: Size(width: 1200, height: 800),
    landscapeWidthClass: .regular, displayScale: 2, topInset: 0)

  fileprivate static let byName = Dictionary(
    uniqueKeysWithValues: screens.flatMap(models).map { ($0.name, $0) })

  private typealias Screen = (
    titles: String, width: Double, height: Double, landscape: SizeClass, scale: Double, top: Double
  )

  /// The devices with one screen; a device's name is its title without spaces, or follows it after `=`.
  private static func models(of screen: Screen) -> [DeviceModel] {
    screen.titles.split(separator: ", ").map { text in
      let parts = text.split(separator: " = ")
      return DeviceModel(
        name: parts[parts.count - 1].filter { $0 != " " }, title: String(parts[0]),
        idiom: text.hasPrefix("iPad") ? .pad : .phone, size: Size(width: screen.width, height: screen.height),
        landscapeWidthClass: screen.landscape, displayScale: screen.scale, topInset: screen.top)
    }
  }

  /// All screens; "iPhone SE" without a number is the newest of the three, that of 2022.
  private static let screens: [Screen] = [
    ("iPhone 17 Pro Max, iPhone 16 Pro Max", 440, 956, .regular, 3, 62),
    ("iPhone 17 Pro, iPhone 17, iPhone 16 Pro", 402, 874, .compact, 3, 62),
    ("iPhone Air", 420, 912, .regular, 3, 68),
    ("iPhone 16 Plus, iPhone 15 Pro Max, iPhone 15 Plus, iPhone 14 Pro Max", 430, 932, .regular, 3, 59),
    ("iPhone 16, iPhone 15 Pro, iPhone 15, iPhone 14 Pro", 393, 852, .compact, 3, 59),
    ("iPhone 14 Plus, iPhone 13 Pro Max, iPhone 12 Pro Max", 428, 926, .regular, 3, 47),
    ("iPhone 16e, iPhone 14, iPhone 13 Pro, iPhone 13, iPhone 12 Pro, iPhone 12", 390, 844, .compact, 3, 47),
    ("iPhone 13 mini, iPhone 12 mini", 360, 780, .compact, 3, 50),
    ("iPhone 11 Pro Max, iPhone XS Max", 414, 896, .regular, 3, 48),
    ("iPhone 11, iPhone XR", 414, 896, .regular, 2, 48),
    ("iPhone 11 Pro, iPhone XS, iPhone X", 375, 812, .compact, 3, 44),
    ("iPhone 8 Plus, iPhone 7 Plus, iPhone 6s Plus, iPhone 6 Plus", 414, 736, .regular, 3, 20),
    ("iPhone SE, iPhone SE 2, iPhone 8, iPhone 7, iPhone 6s, iPhone 6", 375, 667, .compact, 2, 20),
    ("iPhone SE 1", 320, 568, .compact, 2, 20),
    ("iPad Pro 13", 1032, 1376, .regular, 2, 24),
    ("iPad Pro 12.9 = iPadPro129, iPad Air 13", 1024, 1366, .regular, 2, 24),
    ("iPad Pro 11", 834, 1210, .regular, 2, 24),
    ("iPad Pro 11 (M2 and earlier) = iPadPro11M2", 834, 1194, .regular, 2, 24),
    ("iPad Air 11, iPad 11", 820, 1180, .regular, 2, 24),
    ("iPad 10.5 = iPad105", 834, 1112, .regular, 2, 20),
    ("iPad 9.7 = iPad97", 768, 1024, .regular, 2, 20),
    ("iPad mini = iPadMini", 744, 1133, .regular, 2, 24),
  ]
}
