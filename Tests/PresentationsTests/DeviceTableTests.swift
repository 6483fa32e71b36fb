import Presentations
import Testing

@Suite("Device table")
struct DeviceTableTests {
  @Test(
    "the devices of the Human Interface Guidelines, with points in portrait and the class of the width in landscape"
  )
  func table() {
    let lines = DeviceTable.models.map {
      "\($0.name) \($0.size) \($0.landscapeWidthClass) @\(Int($0.displayScale))x"
    }
    #expect(
      lines.joined(separator: "\n") == """
        mac 1200x800 regular @2x
        iPhone17ProMax 440x956 regular @3x
        iPhone17Pro 402x874 compact @3x
        iPhone17 402x874 compact @3x
        iPhoneAir 420x912 regular @3x
        iPhone16ProMax 440x956 regular @3x
        iPhone16Pro 402x874 compact @3x
        iPhone16Plus 430x932 regular @3x
        iPhone16 393x852 compact @3x
        iPhone16e 390x844 compact @3x
        iPhone15ProMax 430x932 regular @3x
        iPhone15Pro 393x852 compact @3x
        iPhone15Plus 430x932 regular @3x
        iPhone15 393x852 compact @3x
        iPhone14ProMax 430x932 regular @3x
        iPhone14Pro 393x852 compact @3x
        iPhone14Plus 428x926 regular @3x
        iPhone14 390x844 compact @3x
        iPhone13ProMax 428x926 regular @3x
        iPhone13Pro 390x844 compact @3x
        iPhone13 390x844 compact @3x
        iPhone13mini 360x780 compact @3x
        iPhone12ProMax 428x926 regular @3x
        iPhone12Pro 390x844 compact @3x
        iPhone12 390x844 compact @3x
        iPhone12mini 360x780 compact @3x
        iPhone11ProMax 414x896 regular @3x
        iPhone11Pro 375x812 compact @3x
        iPhone11 414x896 regular @2x
        iPhoneXSMax 414x896 regular @3x
        iPhoneXS 375x812 compact @3x
        iPhoneXR 414x896 regular @2x
        iPhoneX 375x812 compact @3x
        iPhoneSE 375x667 compact @2x
        iPhoneSE2 375x667 compact @2x
        iPhoneSE1 320x568 compact @2x
        iPhone8Plus 414x736 regular @3x
        iPhone8 375x667 compact @2x
        iPhone7Plus 414x736 regular @3x
        iPhone7 375x667 compact @2x
        iPhone6sPlus 414x736 regular @3x
        iPhone6s 375x667 compact @2x
        iPhone6Plus 414x736 regular @3x
        iPhone6 375x667 compact @2x
        iPadPro13 1032x1376 regular @2x
        iPadPro129 1024x1366 regular @2x
        iPadAir13 1024x1366 regular @2x
        iPadPro11 834x1210 regular @2x
        iPadPro11M2 834x1194 regular @2x
        iPadAir11 820x1180 regular @2x
        iPad11 820x1180 regular @2x
        iPad105 834x1112 regular @2x
        iPad97 768x1024 regular @2x
        iPadMini 744x1133 regular @2x
        """)
  }

  @Test("a name finds its model and its title; case and spaces count")
  func names() {
    #expect(DeviceTable.model(named: "iPadPro13")?.title == "iPad Pro 13")
    #expect(DeviceTable.model(named: "iPhone16ProMax")?.title == "iPhone 16 Pro Max")
    #expect(DeviceTable.model(named: "iphone16") == nil)
    #expect(DeviceTable.models.allSatisfy { DeviceTable.model(named: $0.name) == $0 })
  }
}
