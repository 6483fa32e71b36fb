import Presentations
import Testing
import Traits
import ViewTree

@Suite("Inspectors")
struct InspectorTests {
  private let bounds = InspectorColumnWidth.flexible(min: 200, ideal: 300, max: 400)

  private func phone() throws -> Stage { try Stage(#require(Device.named("iPhone16"))) }
  private func pad() throws -> Stage { try Stage(#require(Device.named("iPadPro13")), .landscape) }

  @Test("an inspector is a trailing column in regular width and a sheet in compact width")
  func forms() throws {
    for (stage, form) in [(try pad(), PresentedForm.column), (try phone(), .sheet)] {
      var stage = stage
      let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
      #expect(stage.screens.form(of: details, in: stage.traits) == form)
    }
  }

  @Test("on a Mac it is never a sheet, not even where somebody overrides the size class")
  func neverASheetOnAMac() throws {
    var stage = try Stage(.mac, size: Size(width: 320, height: 400))
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    let horizontal = try #require(SystemTrait.named("horizontalSizeClass")?.id)
    try stage.traits.setOverride(.integer(1), of: horizontal, on: stage.main)
    try stage.traits.update()
    #expect(stage.screens.form(of: details, in: stage.traits) == .column)
  }

  @Test("when the size class flips, the form follows and what is presented stays presented")
  func adapts() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits, columnWidth: bounds)
    try stage.screens.drag(details, to: 350, in: stage.traits)
    try stage.resize(.third)
    #expect(stage.screens.form(of: details, in: stage.traits) == .sheet)
    #expect(stage.screens.width(of: details, in: stage.traits) == 375)
    try stage.resize(.whole)
    #expect(stage.screens.form(of: details, in: stage.traits) == .column)
    #expect(stage.screens.width(of: details, in: stage.traits) == 350)
    #expect(stage.screens.inspector(details).isPresented)
  }

  @Test("the form follows the traits with the update, not before")
  func withTheUpdate() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    try stage.screens.resize(stage.main, to: .third, in: &stage.traits)
    #expect(stage.screens.form(of: details, in: stage.traits) == .column)
    try stage.traits.update()
    #expect(stage.screens.form(of: details, in: stage.traits) == .sheet)
  }

  @Test("a column starts at its ideal width; without a modifier it has the system's 270 points")
  func ideal() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits, columnWidth: bounds)
    let plain = try stage.screens.presentInspector(on: stage.cell, in: stage.traits)
    let fixed = try stage.screens.presentInspector(on: stage.cell, in: stage.traits, columnWidth: .fixed(222))
    #expect(stage.screens.width(of: details, in: stage.traits) == 300)
    #expect(stage.screens.width(of: plain, in: stage.traits) == 270)
    #expect(stage.screens.width(of: fixed, in: stage.traits) == 222)
  }

  @Test(
    "dragging clamps between the bounds, bounds included",
    arguments: [(350.0, 350.0), (400, 400), (401, 400), (9000, 400), (200, 200)])
  func clamps(width: Double, result: Double) throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits, columnWidth: bounds)
    #expect(try stage.screens.drag(details, to: width, in: stage.traits))
    #expect(stage.screens.width(of: details, in: stage.traits) == result)
  }

  @Test("below the minimum the column collapses, and comes back with the width that it had")
  func collapses() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits, columnWidth: bounds)
    try stage.screens.drag(details, to: 350, in: stage.traits)
    #expect(try !stage.screens.drag(details, to: 199, in: stage.traits))
    #expect(!stage.screens.inspector(details).isPresented)
    #expect(stage.screens.form(of: details, in: stage.traits) == .hidden)
    #expect(stage.screens.width(of: details, in: stage.traits) == nil)
    stage.screens.setIsPresented(true, of: details)
    #expect(stage.screens.width(of: details, in: stage.traits) == 350)
  }

  @Test("with interactive dismissal disabled the divider stops at the minimum; a statement still dismisses")
  func interactiveDismissDisabled() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(
      on: stage.animals, in: stage.traits, columnWidth: bounds, interactiveDismissDisabled: true)
    #expect(try stage.screens.drag(details, to: 10, in: stage.traits))
    #expect(stage.screens.width(of: details, in: stage.traits) == 200)
    stage.screens.dismiss(details)
    #expect(stage.screens.form(of: details, in: stage.traits) == .hidden)
  }

  @Test("without a minimum only a drag to nothing collapses; without a maximum the column grows")
  func openBounds() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(
      on: stage.animals, in: stage.traits, columnWidth: .flexible(min: nil, ideal: 300, max: nil))
    #expect(try stage.screens.drag(details, to: 5, in: stage.traits))
    #expect(stage.screens.width(of: details, in: stage.traits) == 5)
    #expect(try stage.screens.drag(details, to: 700, in: stage.traits))
    #expect(stage.screens.width(of: details, in: stage.traits) == 700)
    #expect(try !stage.screens.drag(details, to: 0, in: stage.traits))
  }

  @Test("only a presented column with bounds can be dragged")
  func refusals() throws {
    var stage = try pad()
    let fixed = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    #expect(throws: PresentationProblem.notResizable(fixed)) {
      try stage.screens.drag(fixed, to: 300, in: stage.traits)
    }
    stage.screens.dismiss(fixed)
    #expect(throws: PresentationProblem.notPresented(fixed)) {
      try stage.screens.drag(fixed, to: 300, in: stage.traits)
    }
    var narrow = try phone()
    let sheet = try narrow.screens.presentInspector(
      on: narrow.animals, in: narrow.traits, columnWidth: bounds)
    #expect(throws: PresentationProblem.isSheet(sheet)) {
      try narrow.screens.drag(sheet, to: 300, in: narrow.traits)
    }
    #expect(throws: PresentationProblem.cannotPresent(stage.win)) {
      try stage.screens.presentInspector(on: stage.win, in: stage.traits)
    }
    for width in [
      InspectorColumnWidth.fixed(0), .flexible(min: 300, ideal: 200, max: nil),
      .flexible(min: nil, ideal: 500, max: 400),
      .flexible(min: -1, ideal: 200, max: nil),
    ] {
      #expect(throws: PresentationProblem.unorderedBounds) {
        try stage.screens.presentInspector(on: stage.cell, in: stage.traits, columnWidth: width)
      }
    }
  }

  @Test("a column keeps its width when the window shrinks")
  func keepsItsWidth() throws {
    var stage = try Stage(.mac)
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits, columnWidth: bounds)
    try stage.screens.drag(details, to: 380, in: stage.traits)
    try stage.resize(500, 400)
    #expect(stage.screens.width(of: details, in: stage.traits) == 380)
  }

  @Test("one sheet at a time: the first presented shows, the next waits for it")
  func oneSheet() throws {
    var stage = try phone()
    let first = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    let second = try stage.screens.presentInspector(on: stage.cell, in: stage.traits)
    #expect(stage.screens.form(of: first, in: stage.traits) == .sheet)
    #expect(stage.screens.form(of: second, in: stage.traits) == .hidden)
    stage.screens.dismiss(first)
    #expect(stage.screens.form(of: second, in: stage.traits) == .sheet)
    stage.screens.setIsPresented(true, of: first)
    #expect(stage.screens.form(of: first, in: stage.traits) == .hidden)
  }

  @Test("an inspector on a view that leaves the hierarchy is hidden, and comes back with it")
  func leaving() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits)
    try stage.traits.detach(stage.animals)
    #expect(stage.screens.form(of: details, in: stage.traits) == .hidden)
    try stage.traits.move(stage.animals, to: stage.root)
    #expect(stage.screens.form(of: details, in: stage.traits) == .column)
  }

  @Test("a changed column width keeps what a person chose, within the new bounds")
  func changedWidth() throws {
    var stage = try pad()
    let details = try stage.screens.presentInspector(on: stage.animals, in: stage.traits, columnWidth: bounds)
    try stage.screens.setColumnWidth(.flexible(min: 200, ideal: 250, max: 400), of: details)
    #expect(stage.screens.width(of: details, in: stage.traits) == 250)
    try stage.screens.drag(details, to: 390, in: stage.traits)
    try stage.screens.setColumnWidth(.flexible(min: 200, ideal: 250, max: 300), of: details)
    #expect(stage.screens.width(of: details, in: stage.traits) == 300)
  }
}
