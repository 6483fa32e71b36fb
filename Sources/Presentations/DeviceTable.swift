// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A device's name says all.

/// A device on which a scene can stand, newest first: a Mac, and the iPhones and iPads of Apple's Human Interface Guidelines, Layout.
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

  /// The name, as a case is called here: `iPhone16`.
  public var name: String { rawValue }

  /// All devices, newest first.
  public static var all: [Device] { allCases }

  package var model: DeviceModel { DeviceTable.byName[rawValue] ?? DeviceTable.mac }
}

/// What the screens of the devices are like.
///
/// Models that cannot run iOS 17, and so have no inspectors of their own, stand here for their size classes. The insets are measured for
/// screens of 852 and 874 points; the others are as developers' tables give them (`Decision` safeAreas).
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
    uniqueKeysWithValues: (phones.flatMap(models) + pads.map(model)).map { ($0.name, $0) })

  private typealias Phones = (
    titles: String, width: Double, height: Double, landscape: SizeClass, scale: Double, top: Double
  )
  private typealias Pad = (device: Device, title: String, width: Double, height: Double, top: Double)

  /// The iPhones of one screen; the name of each is its title without spaces.
  private static func models(of row: Phones) -> [DeviceModel] {
    row.titles.split(separator: ", ").map { title in
      DeviceModel(
        name: title.filter { $0 != " " }, title: String(title), idiom: .phone,
        size: Size(width: row.width, height: row.height), landscapeWidthClass: row.landscape,
        displayScale: row.scale, topInset: row.top)
    }
  }

  private static func model(of row: Pad) -> DeviceModel {
    DeviceModel(
      name: row.device.name, title: row.title, idiom: .pad, size: Size(width: row.width, height: row.height),
      landscapeWidthClass: .regular, displayScale: 2, topInset: row.top)
  }

  /// The iPhone SE is the newest of the three, that of 2022.
  private static let phones: [Phones] = [
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
  ]

  private static let pads: [Pad] = [
    (.iPadPro13, "iPad Pro 13", 1032, 1376, 24),
    (.iPadPro129, "iPad Pro 12.9", 1024, 1366, 24),
    (.iPadAir13, "iPad Air 13", 1024, 1366, 24),
    (.iPadPro11, "iPad Pro 11", 834, 1210, 24),
    (.iPadPro11M2, "iPad Pro 11 (M2 and earlier)", 834, 1194, 24),
    (.iPadAir11, "iPad Air 11", 820, 1180, 24),
    (.iPad11, "iPad 11", 820, 1180, 24),
    (.iPad105, "iPad 10.5", 834, 1112, 20),
    (.iPad97, "iPad 9.7", 768, 1024, 20),
    (.iPadMini, "iPad mini", 744, 1133, 24),
  ]
}
