import Presentations
import Testing
import Traits
import ViewTree

@Suite("Inspectors")
struct PresentationSystemInspectorsTests {
  @Test(
    "an inspector is a column where the width is regular and a sheet where it is compact",
    arguments: [
      ("iPhone16", .portrait, .sheet), ("iPhone16", .landscape, .sheet),
      ("iPhone16ProMax", .portrait, .sheet),
      ("iPhone16ProMax", .landscape, .column), ("iPadPro13", .portrait, .column),
      ("iPadMini", .landscape, .column),
      ("mac", nil, .column),
    ] as [(String, Orientation?, PresentationForm)])
  func forms(device: String, orientation: Orientation?, form: PresentationForm) throws {
    var stage = try Stage(on: device, orientation)
    let details = try stage.present()
    #expect(stage.form(details) == form)
  }

  @Test("on a Mac an inspector is never a sheet, whatever the width and the overrides")
  func neverOnMac() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    try stage.resize(100, 100)
    #expect(stage.form(details) == .column)
    try stage.override("horizontalSizeClass", 1, at: stage.animals)
    #expect(stage.form(details) == .column)
  }

  @Test("in split screen a column lies above the content, until the share is compact")
  func overlays() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    let details = try stage.present()
    try stage.resize(toShare: 1, of: 2)
    #expect(stage.form(details) == .overlay)
    #expect(stage.width(details) == 300)
    try stage.resize(toShare: 1, of: 3)
    #expect(stage.form(details) == .sheet)
    try stage.resize(700, 800)
    #expect(stage.form(details) == .column)
  }

  @Test("the presented state carries over from column to sheet and back, and the width with it")
  func carriesOver() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    let details = try stage.present()
    try stage.system.drag(details, to: 350, traits: stage.traits)
    try stage.resize(500, 800)
    #expect(stage.form(details) == .sheet)
    #expect(stage.width(details) == nil)
    #expect(stage.system.isPresented(details))
    try stage.attach("mac")
    #expect(stage.form(details) == .column)
    #expect(stage.width(details) == 350)
  }

  @Test("the form follows the size class that the view itself answers, with the next update")
  func viewsOwnClass() throws {
    var stage = try Stage(on: "iPadPro13")
    let details = try stage.present()
    let trait = try stage.trait("horizontalSizeClass")
    try stage.traits.setOverride(.integer(1), of: trait, on: stage.root)
    #expect(stage.form(details) == .column)
    try stage.traits.update()
    #expect(stage.form(details) == .sheet)
    try stage.override("horizontalSizeClass", 0, at: stage.animals)
    #expect(stage.form(details) == .column)
  }

  @Test("a column begins at the ideal, a fixed one has its width, and the system's has 270")
  func widths() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    #expect(stage.width(details) == 300)
    try stage.system.update(details, columnWidth: .fixed(320))
    #expect(stage.width(details) == 320)
    try stage.system.update(details, columnWidth: .automatic)
    #expect(stage.width(details) == 270)
    #expect(stage.system.columnWidth(of: details) == .automatic)
  }

  @Test("a column keeps its width when the window shrinks, even below it")
  func shrinking() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    try stage.resize(250, 400)
    #expect(stage.width(details) == 300)
  }

  @Test("code dismisses and presents, also where dismissing is disabled for people")
  func fromCode() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present(isDismissDisabled: true)
    stage.system.setPresented(details, false)
    #expect(stage.form(details) == .hidden)
    #expect(stage.width(details) == nil)
    #expect(stage.system.placement(details, traits: stage.traits) == nil)
    stage.system.setPresented(details, true)
    #expect(stage.form(details) == .column)
    #expect(stage.system.isDismissDisabled(details))
  }

  @Test("outside of navigation a column has the full height, and a sheet has no placement")
  func placement() throws {
    var stage = try Stage(on: "iPadPro13", .landscape)
    let details = try stage.present()
    #expect(stage.system.placement(details, traits: stage.traits) == .fullHeight)
    try stage.resize(400, 800)
    #expect(stage.system.placement(details, traits: stage.traits) == nil)
  }

  @Test("an inspector is hidden while its view is in no scene, and comes back with it")
  func leaving() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    try stage.traits.detach(stage.animals)
    #expect(stage.form(details) == .hidden)
    #expect(stage.system.isPresented(details))
    try stage.traits.move(stage.animals, to: stage.root)
    try stage.traits.update()
    #expect(stage.form(details) == .column)
  }

  @Test("a removed inspector leaves its view free for another one")
  func removing() throws {
    var stage = try Stage(on: "mac")
    let details = try stage.present()
    stage.system.remove(details)
    #expect(stage.system.inspector(on: stage.animals) == nil)
    #expect(stage.form(details) == .hidden)
    let other = try stage.present(.automatic)
    #expect(stage.system.inspector(on: stage.animals) == other)
    #expect(Array(stage.system.allInspectors) == [other])
    #expect(stage.system.view(of: other) == stage.animals)
  }
}
