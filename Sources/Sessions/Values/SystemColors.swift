/// Apple's colours that differ in light and dark.
package enum SystemColors {
  /// Apple's colours as 0xRRGGBBAA: in light and dark appearance, then both with increased contrast if that differs.
  ///
  /// Source: Apple's Human Interface Guidelines, "Color", and the values that the colours have in iOS 13 to 18; the contrasts until 2025.
  package static let table: [String: [UInt32]] = [
    "systemRed": [0xff3b_30ff, 0xff45_3aff, 0xd700_15ff, 0xff69_61ff],
    "systemOrange": [0xff95_00ff, 0xff9f_0aff, 0xc934_00ff, 0xffb3_40ff],
    "systemYellow": [0xffcc_00ff, 0xffd6_0aff, 0xb250_00ff, 0xffd4_26ff],
    "systemGreen": [0x34c7_59ff, 0x30d1_58ff, 0x248a_3dff, 0x30db_5bff],
    "systemMint": [0x00c7_beff, 0x63e6_e2ff, 0x0c81_7bff, 0x66d4_cfff],
    "systemTeal": [0x30b0_c7ff, 0x40cb_e0ff, 0x0082_99ff, 0x5de6_ffff],
    "systemCyan": [0x32ad_e6ff, 0x64d2_ffff, 0x0071_a4ff, 0x70d7_ffff],
    "systemBlue": [0x007a_ffff, 0x0a84_ffff, 0x0040_ddff, 0x409c_ffff],
    "systemIndigo": [0x5856_d6ff, 0x5e5c_e6ff, 0x3634_a3ff, 0x7d7a_ffff],
    "systemPurple": [0xaf52_deff, 0xbf5a_f2ff, 0x8944_abff, 0xda8f_ffff],
    "systemPink": [0xff2d_55ff, 0xff37_5fff, 0xd30f_45ff, 0xff64_82ff],
    "systemBrown": [0xa284_5eff, 0xac8e_68ff, 0x7f65_45ff, 0xb594_69ff],
    "systemGray": [0x8e8e_93ff, 0x8e8e_93ff, 0x6c6c_70ff, 0xaeae_b2ff],
    "systemGray2": [0xaeae_b2ff, 0x6363_66ff, 0x8e8e_93ff, 0x7c7c_80ff],
    "systemGray3": [0xc7c7_ccff, 0x4848_4aff, 0xaeae_b2ff, 0x5454_56ff],
    "systemGray4": [0xd1d1_d6ff, 0x3a3a_3cff, 0xbcbc_c0ff, 0x4444_46ff],
    "systemGray5": [0xe5e5_eaff, 0x2c2c_2eff, 0xd8d8_dcff, 0x3636_38ff],
    "systemGray6": [0xf2f2_f7ff, 0x1c1c_1eff, 0xebeb_f0ff, 0x2424_26ff],
    "label": [0x0000_00ff, 0xffff_ffff],
    "secondaryLabel": [0x3c3c_4399, 0xebeb_f599],
    "tertiaryLabel": [0x3c3c_434d, 0xebeb_f54d],
    "quaternaryLabel": [0x3c3c_432e, 0xebeb_f529],
    "placeholderText": [0x3c3c_434d, 0xebeb_f54d],
    "separator": [0x3c3c_434a, 0x5454_5899],
    "opaqueSeparator": [0xc6c6_c8ff, 0x3838_3aff],
    "link": [0x007a_ffff, 0x0984_ffff],
    "tintColor": [0x007a_ffff, 0x0a84_ffff],
    "systemBackground": [0xffff_ffff, 0x0000_00ff],
    "secondarySystemBackground": [0xf2f2_f7ff, 0x1c1c_1eff],
    "tertiarySystemBackground": [0xffff_ffff, 0x2c2c_2eff],
    "systemGroupedBackground": [0xf2f2_f7ff, 0x0000_00ff],
    "secondarySystemGroupedBackground": [0xffff_ffff, 0x1c1c_1eff],
    "tertiarySystemGroupedBackground": [0xf2f2_f7ff, 0x2c2c_2eff],
    "systemFill": [0x7878_8033, 0x7878_805c],
    "secondarySystemFill": [0x7878_8029, 0x7878_8052],
    "tertiarySystemFill": [0x7676_801f, 0x7676_803d],
    "quaternarySystemFill": [0x7474_8014, 0x7676_802e],
  ]

  /// The background colours in dark appearance where `userInterfaceLevel` is elevated (WWDC19 session 214);
  /// Apple lists no values, so these are the values seen in iOS 13 and later.
  package static let elevated: [String: UInt32] = [
    "systemBackground": 0x1c1c_1eff, "secondarySystemBackground": 0x2c2c_2eff,
    "tertiarySystemBackground": 0x3a3a_3cff,
    "systemGroupedBackground": 0x1c1c_1eff, "secondarySystemGroupedBackground": 0x2c2c_2eff,
    "tertiarySystemGroupedBackground": 0x3a3a_3cff,
  ]
}
