import Presentations
import Testing
import Traits
import ViewTree

@Suite("The layout of a screen")
struct ScreenLayoutTests {
  @Test("a column takes its width from the trailing edge and leaves the rest to the content")
  func column() throws {
    var stage = try Stage(.mac, size: Size(width: 1000, height: 600))
    let details = try stage.screens.presentInspector(
      on: stage.animals, in: stage.traits, columnWidth: .fixed(300))
    let layout = try #require(stage.screens.layout(of: stage.main, in: stage.traits))
    #expect(layout.scene == Rect(x: 0, y: 0, width: 1000, height: 600))
    #expect(layout.content == Rect(x: 0, y: 0, width: 700, height: 600))
    #expect(
      layout.panels == [
        ScreenLayout.Panel(
          presentation: details, form: .column, frame: Rect(x: 700, y: 0, width: 300, height: 600))
      ])
  }

  @Test("the column of the outer view stands at the edge, that of the inner one beside the content")
  func twoColumns() throws {
    var stage = try Stage(.mac, size: Size(width: 1000, height: 600))
    let inner = try stage.screens.presentInspector(on: stage.cell, in: stage.traits, columnWidth: .fixed(200))
    let outer = try stage.screens.presentInspector(
      on: stage.animals, in: stage.traits, columnWidth: .fixed(300))
    let layout = try #require(stage.screens.layout(of: stage.main, in: stage.traits))
    #expect(layout.panels.map(\.presentation) == [inner, outer])
    #expect(layout.panels.map(\.frame.x) == [500, 700])
  }

  @Test("a sheet reaches from below the status bar to the bottom")
  func sheet() throws {
    var stage = try Stage(#require(Device.named("iPhone16")))
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    let layout = try #require(stage.screens.layout(of: stage.main, in: stage.traits))
    #expect(layout.content == layout.scene)
    #expect(
      layout.panels == [
        ScreenLayout.Panel(
          presentation: details, form: .sheet, frame: Rect(x: 0, y: 59, width: 393, height: 793))
      ])
  }

  @Test("a scene without a device has no layout, and a column wider than the window is cut off")
  func edges() throws {
    var stage = try Stage(.mac, size: Size(width: 200, height: 100))
    _ = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    let layout = try #require(stage.screens.layout(of: stage.main, in: stage.traits))
    #expect(layout.panels.map(\.frame.width) == [200])
    #expect(layout.content.width == 0)
    #expect(stage.screens.layout(of: stage.win, in: stage.traits) == nil)
  }
}
