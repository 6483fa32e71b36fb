import Presentations
import Testing
import Traits

@Suite("Going back")
struct PresentationSystemUndoTests {
  /// A Mac with an inspector, whose journals are on and empty.
  func recording() throws -> (Stage, InspectorID) {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    stage.system.isRecording = true
    stage.traits.isRecording = true
    return (stage, details)
  }

  @Test("reverting to a mark undoes devices, sizes, widths and what was presented")
  func mark() throws {
    var (stage, details) = try recording()
    let before = stage.system
    let (mark, traitsMark) = (stage.system.mark, stage.traits.mark)
    #expect(!stage.system.hasChanges)
    try stage.system.drag(details, to: 350, traits: stage.traits)
    try stage.system.drag(details, to: 10, traits: stage.traits)
    stage.system.setDismissDisabled(details, true)
    try stage.system.update(details, columnWidth: .automatic)
    try stage.attach("iPhone16")
    try stage.rotate()
    _ = try stage.system.present(on: stage.root, traits: stage.traits)
    stage.system.remove(details)
    #expect(stage.system.hasChanges)
    stage.system.revert(to: mark)
    stage.traits.revert(to: traitsMark)
    #expect(stage.system == before)
    #expect(!stage.system.hasChanges)
    #expect(stage.form(details) == .column)
    #expect(try stage.classes() == "R/R")
  }

  @Test("exchanging changes undoes them, and exchanging again does them")
  func exchange() throws {
    var (stage, details) = try recording()
    let before = stage.system
    try stage.attach("iPadPro13")
    stage.system.setPresented(details, false)
    let after = stage.system
    var changes = stage.system.takeChanges()
    #expect(!changes.isEmpty && !stage.system.hasChanges)
    stage.system.exchange(&changes)
    #expect(stage.system == before)
    stage.system.exchange(&changes)
    #expect(stage.system == after)
    #expect(after != before && after.hashValue != before.hashValue)
  }

  @Test("what changes nothing leaves nothing in the journal")
  func nothing() throws {
    var (stage, details) = try recording()
    stage.system.setPresented(details, true)
    stage.system.setDismissDisabled(details, false)
    try stage.system.update(details, columnWidth: Stage.bounds)
    try stage.system.drag(details, to: 350, traits: stage.traits)
    _ = stage.system.takeChanges()
    try stage.system.drag(details, to: 350, traits: stage.traits)
    #expect(!stage.system.hasChanges)
    #expect(stage.system.takeChanges().isEmpty)
  }
}
