import Presentations
import Testing
import Traits
import ViewTree

@Suite("Devices")
struct DeviceTests {
  @Test(
    "a phone is compact and regular upright; on its side the model decides",
    arguments: [
      ("iPhone16", "C/R", "C/C"), ("iPhone16ProMax", "C/R", "R/C"), ("iPhone8Plus", "C/R", "R/C"),
      ("iPhone17Pro", "C/R", "C/C"), ("iPhoneAir", "C/R", "R/C"), ("iPhoneSE", "C/R", "C/C"),
      ("iPhone11", "C/R", "R/C"), ("iPadPro13", "R/R", "R/R"), ("iPadmini", "R/R", "R/R"),
    ])
  func classes(name: String, portrait: String, landscape: String) throws {
    var stage = try Stage(#require(Device.named(name)))
    #expect(stage.classes == portrait)
    try stage.rotate()
    #expect(stage.classes == landscape)
  }

  @Test("the landscape class is a property of the model, not of the width")
  func perModel() throws {
    let plus = try #require(Device.named("iPhone8Plus"))
    let pro = try #require(Device.named("iPhone17Pro"))
    #expect(plus.screen.height < pro.screen.height)
    #expect(plus.landscapeClass == .regular)
    #expect(pro.landscapeClass == .compact)
  }

  @Test(
    "the parts of an iPad's screen have the measured widths",
    arguments: [
      ("iPad97", Orientation.landscape, Device.Fraction.half, 507.0, "C/R"),
      ("iPad97", .landscape, .twoThirds, 694, "R/R"), ("iPad97", .portrait, .twoThirds, 438, "C/R"),
      ("iPad97", .portrait, .third, 320, "C/R"), ("iPadPro129", .portrait, .twoThirds, 639, "C/R"),
      ("iPadPro129", .landscape, .half, 678, "R/R"), ("iPadPro129", .landscape, .twoThirds, 981, "R/R"),
      ("iPadPro129", .landscape, .third, 375, "C/R"),
    ])
  func parts(name: String, orientation: Orientation, part: Device.Fraction, width: Double, classes: String)
    throws
  {
    var stage = try Stage(#require(Device.named(name)), orientation)
    try stage.resize(part)
    #expect(stage.screens.size(of: stage.main)?.width == width)
    #expect(stage.classes == classes)
  }

  @Test("a window on an iPad is regular from 640 points on")
  func boundary() throws {
    var stage = try Stage(#require(Device.named("iPadPro13")), .landscape)
    try stage.resize(639, 900)
    #expect(stage.classes == "C/R")
    try stage.resize(640, 900)
    #expect(stage.classes == "R/R")
  }

  @Test("a Mac's window is regular at any size")
  func mac() throws {
    var stage = try Stage(.mac, size: Size(width: 300, height: 200))
    #expect(stage.classes == "R/R")
    try stage.resize(4000, 3000)
    #expect(stage.classes == "R/R")
    #expect(stage.value("userInterfaceIdiom", at: stage.cell) == 5)
  }

  @Test("names are unique, and the table has all rows")
  func table() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.all.count == 51)
    #expect(Device.all.allSatisfy { $0.screen.width <= $0.screen.height || $0.family == .mac })
  }
}
