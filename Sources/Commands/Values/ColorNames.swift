/// The colours that have a name in the language: those of SwiftUI's `Color`, with their CSS values where
/// Apple's depend on the appearance, so that a name means one colour.
public enum ColorNames {
  /// The names, with their values as 0xRRGGBBAA.
  public static let table: [(name: String, value: UInt32)] = [
    ("black", 0x0000_00ff), ("blue", 0x0000_ffff), ("brown", 0xa52a_2aff), ("clear", 0x0000_0000),
    ("cyan", 0x00ff_ffff), ("gray", 0x8080_80ff), ("green", 0x0080_00ff), ("indigo", 0x4b00_82ff),
    ("mint", 0x98ff_98ff), ("orange", 0xffa5_00ff), ("pink", 0xffc0_cbff), ("purple", 0x8000_80ff),
    ("red", 0xff00_00ff), ("teal", 0x0080_80ff), ("white", 0xffff_ffff), ("yellow", 0xffff_00ff),
  ]

  /// The value of a name.
  public static func value(of name: String) -> UInt32? { table.first { $0.name == name }?.value }

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public static func hex(_ color: UInt32) -> String {
    let digits = Array("0123456789abcdef")
    let count = color & 0xff == 0xff ? 6 : 8
    return "#" + String((0..<count).map { digits[Int(color >> UInt32(28 - 4 * $0) & 0xf)] })
  }
}
