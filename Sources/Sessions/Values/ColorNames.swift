/// The colours that have names in the language.
///
/// The values follow CSS, so that each name means one colour. Apple's colours with light and dark values are in the table of `UIColor`.
package enum ColorNames {
  package static let table: [String: UInt32] = [
    "black": 0x0000_00ff, "blue": 0x0000_ffff, "brown": 0xa52a_2aff, "clear": 0x0000_0000,
    "cyan": 0x00ff_ffff, "gray": 0x8080_80ff, "green": 0x0080_00ff, "indigo": 0x4b00_82ff,
    "mint": 0x98ff_98ff, "orange": 0xffa5_00ff, "pink": 0xffc0_cbff, "purple": 0x8000_80ff,
    "red": 0xff00_00ff, "teal": 0x0080_80ff, "white": 0xffff_ffff, "yellow": 0xffff_00ff,
  ]
}
