// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A device's name says all.

internal import Presentations

/// A device on which a scene can stand, with its size classes: a Mac, and the iPhones and iPads of Apple's tables.
///
/// Source: the device tables of Apple's Human Interface Guidelines, Layout.
public struct Device: Hashable, Sendable {
  /// The name, as a property is called here: `iPhone16`.
  public let name: String

  private init(_ name: String = #function) { self.name = name }

  /// All devices, newest first.
  public static var all: [Device] { DeviceTable.models.map { Device($0.name) } }

  var model: DeviceModel? { DeviceTable.model(named: name) }

  public static var mac: Device { Device() }
  public static var iPhone17ProMax: Device { Device() }
  public static var iPhone17Pro: Device { Device() }
  public static var iPhone17: Device { Device() }
  public static var iPhoneAir: Device { Device() }
  public static var iPhone16ProMax: Device { Device() }
  public static var iPhone16Pro: Device { Device() }
  public static var iPhone16Plus: Device { Device() }
  public static var iPhone16: Device { Device() }
  public static var iPhone16e: Device { Device() }
  public static var iPhone15ProMax: Device { Device() }
  public static var iPhone15Pro: Device { Device() }
  public static var iPhone15Plus: Device { Device() }
  public static var iPhone15: Device { Device() }
  public static var iPhone14ProMax: Device { Device() }
  public static var iPhone14Pro: Device { Device() }
  public static var iPhone14Plus: Device { Device() }
  public static var iPhone14: Device { Device() }
  public static var iPhone13ProMax: Device { Device() }
  public static var iPhone13Pro: Device { Device() }
  public static var iPhone13: Device { Device() }
  public static var iPhone13mini: Device { Device() }
  public static var iPhone12ProMax: Device { Device() }
  public static var iPhone12Pro: Device { Device() }
  public static var iPhone12: Device { Device() }
  public static var iPhone12mini: Device { Device() }
  public static var iPhone11ProMax: Device { Device() }
  public static var iPhone11Pro: Device { Device() }
  public static var iPhone11: Device { Device() }
  public static var iPhoneXSMax: Device { Device() }
  public static var iPhoneXS: Device { Device() }
  public static var iPhoneXR: Device { Device() }
  public static var iPhoneX: Device { Device() }
  public static var iPhoneSE: Device { Device() }
  public static var iPhoneSE2: Device { Device() }
  public static var iPhoneSE1: Device { Device() }
  public static var iPhone8Plus: Device { Device() }
  public static var iPhone8: Device { Device() }
  public static var iPhone7Plus: Device { Device() }
  public static var iPhone7: Device { Device() }
  public static var iPhone6sPlus: Device { Device() }
  public static var iPhone6s: Device { Device() }
  public static var iPhone6Plus: Device { Device() }
  public static var iPhone6: Device { Device() }
  public static var iPadPro13: Device { Device() }
  public static var iPadPro129: Device { Device() }
  public static var iPadAir13: Device { Device() }
  public static var iPadPro11: Device { Device() }
  public static var iPadPro11M2: Device { Device() }
  public static var iPadAir11: Device { Device() }
  public static var iPad11: Device { Device() }
  public static var iPad105: Device { Device() }
  public static var iPad97: Device { Device() }
  public static var iPadMini: Device { Device() }
}
