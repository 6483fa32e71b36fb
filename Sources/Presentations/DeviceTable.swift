/// Every device that scenes can stand on: the Mac, then iPhones and iPads, newest first.
///
/// Models that cannot run iOS 17, and so have no inspectors of their own, stand here for their size classes. The insets are measured for
/// screens of 852 and 874 points; the others are as developers' tables give them (`Decision` safeAreas).
package enum DeviceTable {
  package static let models: [DeviceModel] = [mac] + phones.map(phone) + pads.map(pad)

  /// ```swift
  /// DeviceTable.model(named: "iPadPro13")?.title      // "iPad Pro 13"
  /// ```
  package static func model(named name: String) -> DeviceModel? { models.first { $0.name == name } }

  private static let mac = DeviceModel(
    name: "mac", title: "Mac", idiom: .mac, size: Size(width: 1200, height: 800),
    landscapeWidthClass: .regular, displayScale: 2, topInset: 0)

  private typealias Phone = (
    title: String, width: Double, height: Double, landscape: SizeClass, scale: Double, top: Double
  )
  private typealias Pad = (name: String, title: String, width: Double, height: Double, top: Double)

  /// An iPhone's name is its title without spaces.
  private static func phone(_ row: Phone) -> DeviceModel {
    DeviceModel(
      name: String(row.title.filter { $0 != " " }), title: row.title, idiom: .phone,
      size: Size(width: row.width, height: row.height), landscapeWidthClass: row.landscape,
      displayScale: row.scale, topInset: row.top)
  }

  private static func pad(_ row: Pad) -> DeviceModel {
    DeviceModel(
      name: row.name, title: row.title, idiom: .pad, size: Size(width: row.width, height: row.height),
      landscapeWidthClass: .regular, displayScale: 2, topInset: row.top)
  }

  private static let phones: [Phone] = [
    ("iPhone 17 Pro Max", 440, 956, .regular, 3, 62),
    ("iPhone 17 Pro", 402, 874, .compact, 3, 62),
    ("iPhone 17", 402, 874, .compact, 3, 62),
    ("iPhone Air", 420, 912, .regular, 3, 68),
    ("iPhone 16 Pro Max", 440, 956, .regular, 3, 62),
    ("iPhone 16 Pro", 402, 874, .compact, 3, 62),
    ("iPhone 16 Plus", 430, 932, .regular, 3, 59),
    ("iPhone 16", 393, 852, .compact, 3, 59),
    ("iPhone 16e", 390, 844, .compact, 3, 47),
    ("iPhone 15 Pro Max", 430, 932, .regular, 3, 59),
    ("iPhone 15 Pro", 393, 852, .compact, 3, 59),
    ("iPhone 15 Plus", 430, 932, .regular, 3, 59),
    ("iPhone 15", 393, 852, .compact, 3, 59),
    ("iPhone 14 Pro Max", 430, 932, .regular, 3, 59),
    ("iPhone 14 Pro", 393, 852, .compact, 3, 59),
    ("iPhone 14 Plus", 428, 926, .regular, 3, 47),
    ("iPhone 14", 390, 844, .compact, 3, 47),
    ("iPhone 13 Pro Max", 428, 926, .regular, 3, 47),
    ("iPhone 13 Pro", 390, 844, .compact, 3, 47),
    ("iPhone 13", 390, 844, .compact, 3, 47),
    ("iPhone 13 mini", 360, 780, .compact, 3, 50),
    ("iPhone 12 Pro Max", 428, 926, .regular, 3, 47),
    ("iPhone 12 Pro", 390, 844, .compact, 3, 47),
    ("iPhone 12", 390, 844, .compact, 3, 47),
    ("iPhone 12 mini", 360, 780, .compact, 3, 50),
    ("iPhone 11 Pro Max", 414, 896, .regular, 3, 48),
    ("iPhone 11 Pro", 375, 812, .compact, 3, 44),
    ("iPhone 11", 414, 896, .regular, 2, 48),
    ("iPhone XS Max", 414, 896, .regular, 3, 48),
    ("iPhone XS", 375, 812, .compact, 3, 44),
    ("iPhone XR", 414, 896, .regular, 2, 48),
    ("iPhone X", 375, 812, .compact, 3, 44),
    // The newest of the three, that of 2022.
    ("iPhone SE", 375, 667, .compact, 2, 20),
    ("iPhone SE 2", 375, 667, .compact, 2, 20),
    ("iPhone SE 1", 320, 568, .compact, 2, 20),
    ("iPhone 8 Plus", 414, 736, .regular, 3, 20),
    ("iPhone 8", 375, 667, .compact, 2, 20),
    ("iPhone 7 Plus", 414, 736, .regular, 3, 20),
    ("iPhone 7", 375, 667, .compact, 2, 20),
    ("iPhone 6s Plus", 414, 736, .regular, 3, 20),
    ("iPhone 6s", 375, 667, .compact, 2, 20),
    ("iPhone 6 Plus", 414, 736, .regular, 3, 20),
    ("iPhone 6", 375, 667, .compact, 2, 20),
  ]

  private static let pads: [Pad] = [
    ("iPadPro13", "iPad Pro 13", 1032, 1376, 24),
    ("iPadPro129", "iPad Pro 12.9", 1024, 1366, 24),
    ("iPadAir13", "iPad Air 13", 1024, 1366, 24),
    ("iPadPro11", "iPad Pro 11", 834, 1210, 24),
    ("iPadPro11M2", "iPad Pro 11 (M2 and earlier)", 834, 1194, 24),
    ("iPadAir11", "iPad Air 11", 820, 1180, 24),
    ("iPad11", "iPad 11", 820, 1180, 24),
    ("iPad105", "iPad 10.5", 834, 1112, 20),
    ("iPad97", "iPad 9.7", 768, 1024, 20),
    ("iPadMini", "iPad mini", 744, 1133, 24),
  ]
}
