/// The devices: a Mac, and every row of the size tables in Apple's guidelines.
///
/// Source: `reference/presentations.md`, section 1.3. Scales and status bars are not in that table; the bars of 59 and 62 points are measured.
extension Device {
  /// All devices: the Mac first, then phones and tablets, newest first.
  public static let all: [Device] = [mac] + phones.flatMap(devices) + pads.flatMap(devices)

  /// A window on a Mac: of any size, regular in both directions.
  public static let mac = Device(
    name: "mac", title: "Mac", family: .mac, screen: Size(width: 1200, height: 800), landscapeClass: .regular,
    scale: 2, topInset: 0)

  /// The device with this name.
  ///
  /// - Complexity: O(*n*) in the number of devices.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// Models that have the same screen.
  private struct Row {
    let titles: [String]
    let width: Double
    let height: Double
    let landscapeClass: SizeClass
    let scale: Double
    let topInset: Double
  }

  private static func devices(_ row: Row) -> [Device] {
    row.titles.map { title in
      Device(
        name: title.filter { $0 != " " && $0 != "." }, title: title,
        family: title.hasPrefix("iPad") ? .pad : .phone, screen: Size(width: row.width, height: row.height),
        landscapeClass: row.landscapeClass, scale: row.scale, topInset: row.topInset)
    }
  }

  private static func phone(
    _ titles: [String], _ width: Double, _ height: Double, _ landscapeClass: SizeClass, scale: Double = 3,
    top: Double
  ) -> Row {
    Row(
      titles: titles, width: width, height: height, landscapeClass: landscapeClass, scale: scale,
      topInset: top)
  }

  private static func pad(_ titles: [String], _ width: Double, _ height: Double, top: Double = 24) -> Row {
    Row(titles: titles, width: width, height: height, landscapeClass: .regular, scale: 2, topInset: top)
  }

  private static let phones: [Row] = [
    phone(["iPhone 17 Pro Max", "iPhone 16 Pro Max"], 440, 956, .regular, top: 62),
    phone(["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"], 402, 874, .compact, top: 62),
    phone(["iPhone Air"], 420, 912, .regular, top: 68),
    phone(
      ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, .regular,
      top: 59),
    phone(["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, .compact, top: 59),
    phone(
      ["iPhone 16e", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"], 390, 844,
      .compact,
      top: 47),
    phone(["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, .regular, top: 47),
    phone(["iPhone 13 mini", "iPhone 12 mini"], 360, 780, .compact, top: 50),
    phone(["iPhone 11", "iPhone XR"], 414, 896, .regular, scale: 2, top: 48),
    phone(["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, .regular, top: 44),
    phone(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, .compact, top: 44),
    phone(
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736, .regular, top: 20),
    phone(["iPhone SE 2", "iPhone 8", "iPhone 7", "iPhone 6"], 375, 667, .compact, scale: 2, top: 20),
    phone(["iPhone SE"], 320, 568, .compact, scale: 2, top: 20),
  ]

  private static let pads: [Row] = [
    pad(["iPad Pro 13"], 1032, 1376),
    pad(["iPad Pro 12.9", "iPad Air 13"], 1024, 1366),
    pad(["iPad Pro 11"], 834, 1210),
    pad(["iPad Pro 11 M2"], 834, 1194),
    pad(["iPad 11", "iPad Air 11"], 820, 1180),
    pad(["iPad mini"], 744, 1133),
    pad(["iPad 9.7"], 768, 1024, top: 20),
  ]
}
