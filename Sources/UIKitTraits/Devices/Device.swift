// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A device's name says all.

internal import Presentations

/// A device on which a scene can stand, with its size classes: a Mac, and the iPhones and iPads of Apple's tables.
///
/// Source: the device tables of Apple's Human Interface Guidelines, Layout.
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

  var model: DeviceModel? { DeviceTable.model(named: name) }
}
