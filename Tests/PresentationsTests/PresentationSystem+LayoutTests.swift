import Presentations
import Testing
import Traits
import ViewTree

@Suite("Where everything stands")
struct PresentationSystemLayoutTests {
  func layout(_ stage: Stage) throws -> ScreenLayout {
    try #require(stage.system.layout(of: stage.main, traits: stage.traits))
  }

  @Test("a column takes its width from the content, at the trailing edge")
  func column() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    let details = try stage.present()
    let layout = try layout(stage)
    #expect(layout.size.description == "1376x1032")
    #expect(layout.device.title == "iPad Pro 13")
    #expect(layout.orientation == .landscape)
    #expect(layout.sizeClasses == SizeClasses(horizontal: .regular, vertical: .regular))
    #expect(layout.content == Rect(x: 0, y: 0, width: 1076, height: 1032))
    #expect(layout.panels.map(\.frame) == [Rect(x: 1076, y: 0, width: 300, height: 1032)])
    #expect(layout.panels.map(\.inspector) == [details])
    #expect(layout.panels.map(\.view) == [stage.animals])
    #expect(layout.panels.map(\.placement) == [.fullHeight])
  }

  @Test("from right to left the trailing edge is the left one")
  func rightToLeft() throws {
    var stage = try Stage(on: "mac")
    _ = try stage.present()
    try stage.override("layoutDirection", 1, at: stage.main)
    let layout = try layout(stage)
    #expect(layout.content == Rect(x: 300, y: 0, width: 900, height: 800))
    #expect(layout.panels.map(\.frame) == [Rect(x: 0, y: 0, width: 300, height: 800)])
  }

  @Test("an overlay leaves the content as wide as it is")
  func overlay() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    try stage.resize(toShare: 1, of: 2)
    _ = try stage.present()
    let layout = try layout(stage)
    #expect(layout.content.width == 683)
    #expect(layout.panels.map(\.frame) == [Rect(x: 383, y: 0, width: 300, height: 1032)])
    #expect(layout.panels.map(\.form) == [.overlay])
  }

  @Test("a sheet has the lower half, and fills a scene of compact height")
  func sheet() throws {
    var stage = try Stage(on: "iPhone16")
    _ = try stage.present()
    #expect(try layout(stage).panels.map(\.frame) == [Rect(x: 0, y: 426, width: 393, height: 426)])
    #expect(try layout(stage).panels.map(\.placement) == [nil])
    #expect(try layout(stage).content == Rect(x: 0, y: 0, width: 393, height: 852))
    try stage.rotate()
    #expect(try layout(stage).panels.map(\.frame) == [Rect(x: 0, y: 0, width: 852, height: 393)])
  }

  @Test("in a window narrower than the column nothing is left of the content")
  func narrow() throws {
    var stage = try Stage(on: "mac")
    _ = try stage.present()
    try stage.resize(250, 400)
    #expect(try layout(stage).content.width == 0)
    #expect(try layout(stage).panels.map(\.frame) == [Rect(x: 0, y: 0, width: 250, height: 400)])
  }

  @Test("columns stand side by side, that of the outer view outside")
  func several() throws {
    var stage = try Stage(on: "mac")
    let inner = try stage.present()
    let outer = try stage.system.present(on: stage.root, traits: stage.traits)
    let layout = try layout(stage)
    #expect(layout.panels.map(\.inspector) == [outer, inner])
    #expect(layout.panels.map(\.frame.x) == [930, 630])
    #expect(layout.content.width == 630)
  }

  @Test("what is dismissed or elsewhere is not there, and a scene without a device has no layout")
  func absent() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    let other = try stage.traits.create(.scene)
    #expect(stage.system.layout(of: other, traits: stage.traits) == nil)
    let device = try #require(DeviceTable.model(named: "mac"))
    try stage.system.attach(other, to: device, traits: &stage.traits)
    #expect(stage.system.layout(of: other, traits: stage.traits)?.panels.isEmpty == true)
    stage.system.setPresented(details, false)
    #expect(try layout(stage).panels.isEmpty)
  }
}
