import Presentations
import Testing
import Traits

@Suite("Dragging a column")
struct PresentationSystemDraggingTests {
  @Test("a drag stays between the bounds, which belong to it")
  func bounds() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    for (target, width) in [(350.0, 350.0), (401, 400), (400, 400), (200, 200), (200.5, 200.5)] {
      #expect(try stage.system.drag(details, to: target, traits: stage.traits) == .resized(to: width))
      #expect(stage.width(details) == width)
    }
  }

  @Test("below the minimum the column collapses, and has its width again when it is presented")
  func collapsing() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    try stage.system.drag(details, to: 350, traits: stage.traits)
    #expect(try stage.system.drag(details, to: 199, traits: stage.traits) == .collapsed)
    #expect(!stage.system.isPresented(details))
    #expect(stage.form(details) == .hidden)
    stage.system.setPresented(details, true)
    #expect(stage.width(details) == 350)
  }

  @Test("where dismissing is disabled the column stays at its minimum")
  func disabled() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present(isDismissDisabled: true)
    #expect(try stage.system.drag(details, to: 0, traits: stage.traits) == .resized(to: 200))
    #expect(stage.system.isPresented(details))
    stage.system.setDismissDisabled(details, false)
    #expect(try stage.system.drag(details, to: 0, traits: stage.traits) == .collapsed)
  }

  @Test("an open side ends at nothing and at the window's edge")
  func openBounds() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present(.flexible(minimum: nil, ideal: 300, maximum: nil))
    #expect(try stage.system.drag(details, to: 5000, traits: stage.traits) == .resized(to: 1200))
    #expect(try stage.system.drag(details, to: 3, traits: stage.traits) == .resized(to: 3))
    #expect(try stage.system.drag(details, to: 0, traits: stage.traits) == .collapsed)
  }

  @Test("an overlay is dragged like a column beside the content")
  func overlay() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    try stage.resize(toShare: 1, of: 2)
    let details = try stage.present()
    #expect(try stage.system.drag(details, to: 350, traits: stage.traits) == .resized(to: 350))
  }

  @Test("new bounds move a dragged width inside them, and the old bounds bring it back")
  func newBounds() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    try stage.system.drag(details, to: 400, traits: stage.traits)
    try stage.system.update(details, columnWidth: .flexible(minimum: 100, ideal: 150, maximum: 250))
    #expect(stage.width(details) == 250)
    try stage.system.update(details, columnWidth: Stage.bounds)
    #expect(stage.width(details) == 400)
  }
}
