import Presentations
import Testing

@Suite("Columns of inspectors")
struct ColumnTests {
  private func stage(_ width: ColumnWidth, disabled: Bool = false) throws -> (Stage, ScreenID) {
    var stage = try Stage("mac", window: Size(width: 1200, height: 800))
    let table = stage.add(.content, "table")
    let details = stage.present(.inspector, "details", on: table) {
      $0.columnWidth = width
      $0.isDismissDisabled = disabled
    }
    return (stage, details)
  }

  static let drags: [(Double, Double?)] = [
    (350, 350), (900, 400), (200, 200), (400, 400), (199, nil), (0, nil),
  ]

  @Test("a drag stays between the bounds, and below the minimum collapses", arguments: drags)
  func eachDrag(to width: Double, becomes: Double?) throws {
    var (stage, details) = try stage(.flexible(minimum: 200, ideal: 300, maximum: 400))
    #expect(stage.layout?.presentations[details]?.width == 300)
    try stage.perform(.drag(to: width), on: details)
    #expect(stage.layout?.presentations[details]?.width == becomes)
    if becomes == nil { #expect(stage.events.contains(.wrote(details, isPresented: false))) }
    stage.set(details, true)
    #expect(stage.form(details) == .column)
  }

  @Test("interactiveDismissDisabled keeps it from collapsing, not from being dismissed by code")
  func disabled() throws {
    var (stage, details) = try stage(.flexible(minimum: 200, ideal: 300, maximum: 400), disabled: true)
    try stage.perform(.drag(to: 50), on: details)
    #expect(stage.layout?.presentations[details]?.width == 200)
    stage.set(details, false)
    #expect(stage.form(details) == .hidden)
  }

  static let rigid: [(ColumnWidth, Double)] = [(.automatic, 270), (.fixed(250), 250)]

  @Test("a column without bounds cannot be dragged", arguments: rigid)
  func eachRigid(width: ColumnWidth, points: Double) throws {
    var (stage, details) = try stage(width)
    #expect(stage.layout?.presentations[details]?.width == points)
    #expect(throws: PresentationProblem.self) { try stage.perform(.drag(to: 300), on: details) }
  }

  @Test("the next launch has the width that people chose, a fresh one the ideal")
  func relaunch() throws {
    var (stage, details) = try stage(.flexible(minimum: 200, ideal: 300, maximum: 400))
    try stage.perform(.drag(to: 350), on: details)
    stage.relaunch()
    #expect(stage.layout?.presentations[details]?.width == 350)
    try stage.perform(.doubleClick, on: details)
    #expect(stage.layout?.presentations[details]?.width == 300)
    stage.set(details, false)
    stage.relaunch()
    #expect(stage.form(details) == .hidden)
    stage.relaunch(isFresh: true)
    #expect(stage.layout?.presentations[details]?.width == 300)
  }

  @Test("nothing presented is lost where the width becomes compact and regular again")
  func roundTrip() throws {
    var stage = try Stage("iPadPro13", .landscape)
    let animals = stage.add(.content, "animals")
    let details = stage.present(.inspector, "details", on: animals)
    let sheet = stage.present(.sheet, "bulletins", on: animals)
    try stage.share(1, of: 3)
    #expect(stage.form(sheet) == .sheet && stage.form(details) == .hidden)
    #expect(stage.layout?.presentations[details]?.waitsFor == sheet)
    try stage.share(1, of: 1)
    #expect(stage.form(details) == .column && stage.form(sheet) == .sheet)
  }
}
