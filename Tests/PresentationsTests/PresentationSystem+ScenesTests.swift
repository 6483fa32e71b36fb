import Presentations
import Testing
import Traits
import ViewTree

@Suite("Scenes on devices")
struct PresentationSystemScenesTests {
  @Test(
    "a device's size classes reach the view",
    arguments: [
      ("mac", nil, "R/R"), ("iPhone16", nil, "C/R"), ("iPhone16", .landscape, "C/C"),
      ("iPhone16ProMax", .landscape, "R/C"), ("iPadPro13", .portrait, "R/R"), ("iPadMini", .landscape, "R/R"),
    ] as [(String, Orientation?, String)])
  func classes(device: String, orientation: Orientation?, expected: String) throws {
    #expect(try Stage(on: device, orientation).classes() == expected)
  }

  @Test("idiom and scale are given too, beneath overrides, and nothing else is")
  func given() throws {
    var stage = try Stage(on: "iPadPro13")
    let given = stage.traits.traits.filter { stage.traits.given(of: $0, on: stage.main) != nil }
    #expect(
      given.map { stage.traits.declaration(of: $0).property }
        == ["userInterfaceIdiom", "displayScale", "horizontalSizeClass", "verticalSizeClass"])
    #expect(
      stage.traits.value(of: try stage.trait("userInterfaceIdiom"), at: stage.animals).isEqual(
        to: .integer(1)))
    #expect(
      stage.traits.value(of: try stage.trait("displayScale"), at: stage.animals).isEqual(to: .floating(2)))
    #expect(stage.traits.overrides(of: stage.main).isEmpty)
    try stage.override("horizontalSizeClass", 1, at: stage.main)
    #expect(try stage.classes() == "C/R")
  }

  @Test("a new size changes the classes with the next update and not before")
  func nextUpdate() throws {
    var stage = try Stage(on: "iPadPro13")
    try stage.system.resize(stage.main, to: Size(width: 500, height: 800), traits: &stage.traits)
    #expect(stage.system.size(of: stage.main) == Size(width: 500, height: 800))
    #expect(try stage.classes() == "R/R")
    try stage.traits.update()
    #expect(try stage.classes() == "C/R")
  }

  @Test("a Mac is regular in both directions at any size")
  func mac() throws {
    var stage = try Stage(on: "mac", windowSize: Size(width: 150, height: 90))
    #expect(try stage.classes() == "R/R")
    try stage.resize(9000, 20)
    #expect(try stage.classes() == "R/R")
    #expect(stage.system.size(of: stage.main)?.description == "9000x20")
    #expect(stage.system.orientation(of: stage.main) == nil)
  }

  @Test(
    "shares of an iPad are as wide as Split View was measured",
    arguments: [
      ("iPad97", .portrait, 2, 3, 438, "C"), ("iPad105", .portrait, 2, 3, 504, "C"),
      ("iPad97", .landscape, 1, 2, 507, "C"),
      ("iPad105", .landscape, 1, 2, 551, "C"), ("iPadPro129", .portrait, 2, 3, 639, "C"),
      ("iPadPro129", .landscape, 1, 2, 678, "R"), ("iPad97", .landscape, 2, 3, 694, "R"),
      ("iPadPro129", .landscape, 2, 3, 981, "R"), ("iPad97", .landscape, 1, 3, 320, "C"),
      ("iPadPro129", .landscape, 1, 3, 375, "C"), ("iPadPro13", .landscape, 2, 4, 683, "R"),
      ("iPadPro13", .landscape, 1, 4, 336, "C"), ("iPadPro13", .landscape, 3, 4, 1030, "R"),
      ("iPadPro13", .landscape, 3, 3, 1376, "R"),
    ] as [(String, Orientation, Int, Int, Double, Character)])
  func shares(
    device: String, orientation: Orientation, part: Int, whole: Int, width: Double, class: Character
  ) throws {
    var stage = try Stage(on: device, orientation)
    try stage.resize(toShare: part, of: whole)
    #expect(stage.system.size(of: stage.main)?.width == width)
    #expect(try stage.classes().first == `class`)
    #expect(
      stage.system.size(of: stage.main)?.height
        == stage.system.device(of: stage.main)?.screen(orientation).height)
  }

  @Test("turning exchanges the sides; a share and a window follow, and are back after turning back")
  func turning() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    try stage.rotate()
    #expect(stage.system.size(of: stage.main)?.description == "1032x1376")
    try stage.resize(toShare: 1, of: 2)
    try stage.rotate()
    #expect(stage.system.size(of: stage.main)?.description == "683x1032")
    #expect(stage.system.isLandscape(stage.main))
    try stage.resize(1300, 500)
    try stage.rotate()
    #expect(stage.system.size(of: stage.main)?.description == "1032x500")
    try stage.rotate()
    #expect(stage.system.size(of: stage.main)?.description == "1300x500")
  }

  @Test("attaching again puts the scene on another device, in its usual size")
  func again() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    try stage.resize(toShare: 1, of: 3)
    try stage.attach("iPhone16")
    #expect(stage.system.device(of: stage.main)?.title == "iPhone 16")
    #expect(stage.system.size(of: stage.main)?.description == "393x852")
    #expect(try stage.classes() == "C/R")
    try stage.attach("mac")
    #expect(stage.system.size(of: stage.main)?.description == "1200x800")
  }

  @Test("a window as large as the iPad's screen is the whole screen")
  func wholeScreen() throws {
    var stage = try Stage(on: "iPadPro13")
    try stage.resize(1032, 1376)
    #expect(stage.system.extent(of: stage.main) == .screen)
  }

  @Test("a size that stays the same makes no work for the traits")
  func noWork() throws {
    var stage = try Stage(on: "mac")
    stage.traits.isRecording = true
    try stage.system.resize(stage.main, to: Size(width: 700, height: 800), traits: &stage.traits)
    #expect(stage.traits.takeChanges().isEmpty)
  }
}
