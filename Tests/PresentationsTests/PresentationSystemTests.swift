import Presentations
import Testing
import Traits
import ViewTree

@Suite("The presentation system")
struct PresentationSystemTests {
  @Test("everything goes back, and forth again")
  func undo() throws {
    var stage = try Stage(.mac)
    stage.screens.isRecording = true
    let details = try stage.screens.presentInspector(
      on: stage.animals, in: stage.traits, columnWidth: .flexible(min: 200, ideal: 300, max: 400))
    _ = stage.screens.takeChanges()
    let before = stage.screens.digest()
    try stage.screens.drag(details, to: 350, in: stage.traits)
    try stage.resize(700, 500)
    stage.screens.dismiss(details)
    let after = stage.screens.digest()
    var changes = stage.screens.takeChanges()
    #expect(!changes.isEmpty)
    stage.screens.exchange(&changes)
    #expect(stage.screens.digest() == before)
    #expect(stage.screens.width(of: details, in: stage.traits) == 300)
    stage.screens.exchange(&changes)
    #expect(stage.screens.digest() == after)
  }

  @Test("reverting to a mark takes a presentation away again")
  func revert() throws {
    var stage = try Stage(.mac)
    stage.screens.isRecording = true
    let mark = stage.screens.mark
    let before = stage.screens.digest()
    _ = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    stage.screens.revert(to: mark)
    #expect(stage.screens.digest() == before)
    #expect(stage.screens.presentations.isEmpty)
  }
}
