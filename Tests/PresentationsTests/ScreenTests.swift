import Presentations
import Testing
import Traits
import ViewTree

@Suite("Scenes on devices")
struct ScreenTests {
  @Test("a device gives its scene traits that are no overrides and that an override beats")
  func given() throws {
    var stage = try Stage(#require(Device.named("iPhone16")))
    let horizontal = try #require(SystemTrait.named("horizontalSizeClass")?.id)
    #expect(stage.traits.overrides(of: stage.main).isEmpty)
    #expect(stage.value("horizontalSizeClass", at: stage.main) == 1)
    #expect(stage.value("layoutDirection", at: stage.cell) == 0)
    try stage.traits.setOverride(.integer(2), of: horizontal, on: stage.main)
    try stage.rotate()
    #expect(stage.value("horizontalSizeClass", at: stage.cell) == 2)
    stage.traits.removeOverride(of: horizontal, on: stage.main)
    try stage.traits.update()
    #expect(stage.value("horizontalSizeClass", at: stage.cell) == 1)
  }

  @Test("a changed size class is reported like any other change")
  func reported() throws {
    var stage = try Stage(#require(Device.named("iPadPro13")))
    let horizontal = try #require(SystemTrait.named("horizontalSizeClass")?.id)
    let watch = try stage.traits.register([horizontal], on: stage.cell)
    try stage.resize(800, 1000)
    #expect(stage.traits.calls(of: watch) == 0)
    try stage.resize(400, 1000)
    #expect(stage.traits.calls(of: watch) == 1)
  }

  @Test("without a device a scene's system traits are unspecified")
  func withoutDevice() throws {
    var traits = TraitSystem()
    let scene = try traits.create(.scene)
    #expect(traits.collection(at: scene) == traits.emptyCollection)
    #expect(PresentationSystem().size(of: scene) == nil)
  }

  @Test("a phone does not resize, a Mac does not turn, and only an iPad is divided")
  func refusals() throws {
    let phone = try #require(Device.named("iPhone16"))
    var stage = try Stage(phone)
    #expect(throws: PresentationProblem.cannotResize(phone)) { try stage.resize(300, 300) }
    #expect(throws: PresentationProblem.cannotDivide(phone)) { try stage.resize(.half) }
    var mac = try Stage(.mac)
    #expect(throws: PresentationProblem.cannotRotate(.mac)) { try mac.rotate() }
    #expect(throws: PresentationProblem.cannotDivide(.mac)) { try mac.resize(.half) }
    #expect(throws: PresentationProblem.sideOutOfRange(smallest: 1, longest: 100_000)) {
      try mac.resize(0, 10)
    }
    let pad = try #require(Device.named("iPadPro13"))
    var tablet = try Stage(pad)
    #expect(throws: PresentationProblem.largerThanScreen(pad, pad.screen)) { try tablet.resize(1100, 900) }
    #expect(throws: PresentationProblem.notAScene(stage.win)) {
      try stage.screens.attach(stage.win, to: phone, in: &stage.traits)
    }
    #expect(throws: PresentationProblem.noDevice(stage.win)) {
      try stage.screens.rotate(stage.win, in: &stage.traits)
    }
  }

  @Test("turned, a part of the screen stays that part, and a free window fits")
  func turning() throws {
    var stage = try Stage(#require(Device.named("iPadPro129")), .landscape)
    try stage.resize(.half)
    try stage.rotate()
    #expect(stage.screens.size(of: stage.main) == Size(width: 507, height: 1366))
    try stage.rotate()
    try stage.resize(1300, 900)
    try stage.rotate()
    #expect(stage.screens.size(of: stage.main) == Size(width: 1024, height: 900))
  }
}
