import Presentations
import Testing

@Suite("Device model")
struct DeviceModelTests {
  @Test(
    "an iPhone's class in landscape goes by the model: 736 points are regular on one, 874 compact on another")
  func modelsNotWidths() throws {
    let plus = try #require(DeviceTable.model(named: "iPhone8Plus"))
    let pro = try #require(DeviceTable.model(named: "iPhone17Pro"))
    #expect(plus.sizeClasses(of: plus.screen(.landscape), .landscape).horizontal == .regular)
    #expect(pro.sizeClasses(of: pro.screen(.landscape), .landscape).horizontal == .compact)
  }

  @Test("every iPhone is compact by regular in portrait, and compact in height in landscape")
  func phones() {
    for phone in DeviceTable.models where phone.idiom == .phone {
      #expect(
        phone.sizeClasses(of: phone.size, .portrait) == SizeClasses(horizontal: .compact, vertical: .regular))
      #expect(phone.sizeClasses(of: phone.size.turned, .landscape).vertical == .compact)
    }
  }

  @Test("every iPad is regular in both directions in full screen, either way")
  func pads() {
    for pad in DeviceTable.models where pad.idiom == .pad {
      for orientation in Orientation.allCases {
        let classes = pad.sizeClasses(of: pad.screen(orientation), orientation)
        #expect(classes == SizeClasses(horizontal: .regular, vertical: .regular))
      }
    }
  }

  @Test("a scene on an iPad is compact below 678 points and regular from there on")
  func boundary() throws {
    let pad = try #require(DeviceTable.model(named: "iPadPro13"))
    #expect(pad.sizeClasses(of: Size(width: 677.5, height: 800), .landscape).horizontal == .compact)
    #expect(pad.sizeClasses(of: Size(width: 678, height: 100), .landscape).horizontal == .regular)
    #expect(pad.sizeClasses(of: Size(width: 320, height: 100), .landscape).vertical == .regular)
  }
}
