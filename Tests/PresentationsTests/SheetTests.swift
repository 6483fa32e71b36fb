import Presentations
import Testing

@Suite("Sheets at their detents")
struct SheetTests {
  @Test("the heights are those that were measured, to the pixel")
  func heights() {
    let small = DetentScale(
      scene: Size(width: 393, height: 852), top: 59, bottom: 34, pixels: 3, isCompactHeight: false)
    let large = DetentScale(
      scene: Size(width: 402, height: 874), top: 62, bottom: 34, pixels: 3, isCompactHeight: false)
    #expect(small.maximum == 759 && large.maximum == 778)
    #expect(small.height(of: .medium) == 425)
    let medium = large.height(of: .medium) ?? 0
    #expect((medium * 10).rounded() == 4357)
    #expect(small.height(of: .large) == 759)
    #expect(small.height(of: .height(200)) == 200)
    #expect(small.height(of: .height(10_000)) == 759)
    #expect(small.height(of: .height(10)) == 10)
    #expect(small.height(of: .fraction(0.25)) == 569.0 / 3)
    #expect(small.height(of: .custom("bar", height: nil)) == nil)
  }

  @Test("a large sheet begins under the status bar")
  func largeFrame() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let sheet = stage.present(.sheet, "bulletins", on: animals)
    let placed = try #require(stage.layout?.presentations[sheet])
    #expect(placed.frame == Rect(x: 0, y: 59, width: 393, height: 793))
    #expect(placed.height == 759 && placed.detent == .large)
  }

  @Test("active detents are sorted, one a height, without those that do not count")
  func active() {
    let scale = DetentScale(
      scene: Size(width: 393, height: 852), top: 59, bottom: 34, pixels: 3, isCompactHeight: false)
    #expect(scale.active([.large, .height(200), .medium]) == [.height(200), .medium, .large])
    #expect(scale.active([.height(425), .medium]) == [.medium])
    #expect(scale.active([.custom("bar", height: nil)]) == [.large])
    let low = DetentScale(
      scene: Size(width: 852, height: 393), top: 0, bottom: 21, pixels: 3, isCompactHeight: true)
    #expect(low.active([.medium]) == [.large])
  }

  /// What is dimmed at each detent, for each background interaction.
  static let dimming: [(BackgroundInteraction, [Bool])] = [
    (.automatic, [true, true, true]), (.enabled, [false, false, false]), (.disabled, [true, true, true]),
    (.upThrough(.height(200)), [false, true, true]), (.upThrough(.medium), [false, false, true]),
    (.upThrough(.large), [false, false, false]), (.upThrough(.height(300)), [true, true, true]),
  ]

  @Test("dimming follows the detent", arguments: dimming)
  func eachDimming(interaction: BackgroundInteraction, dimmed: [Bool]) throws {
    for kind in [Presentation.Kind.sheet, .inspector] {
      var stage = try Stage("iPhone16")
      let animals = stage.add(.content, "animals")
      let sheet = stage.present(kind, "bulletins", on: animals) {
        $0.detents = [.height(200), .medium, .large]
        $0.backgroundInteraction = interaction
      }
      for (detent, isDimmed) in zip([PresentationDetent.height(200), .medium, .large], dimmed) {
        if stage.layout?.presentations[sheet]?.detent != detent {
          try stage.perform(.dragToDetent(detent), on: sheet)
        }
        let placed = try #require(stage.layout?.presentations[sheet])
        let isOwn = kind == .inspector && interaction == .automatic
        #expect(placed.isDimmed == (isOwn ? detent == .large : isDimmed), "\(kind) at \(detent)")
        #expect(placed.isBackgroundInteractive != placed.isDimmed)
      }
      let isUnknown = interaction == .upThrough(.height(300))
      #expect(stage.layout?.warnings.isEmpty == !isUnknown)
    }
  }

  @Test("adding a smaller detent does not move the sheet; taking its own away does")
  func changingDetents() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let sheet = stage.present(.sheet, "bulletins", on: animals) { $0.detents = [.medium, .large] }
    #expect(stage.layout?.presentations[sheet]?.detent == .medium)
    stage.change(sheet) { $0.modifiers.detents = [.height(200), .medium, .large] }
    stage.settle()
    #expect(stage.layout?.presentations[sheet]?.detent == .medium)
    try stage.perform(.drag(to: 210), on: sheet)
    #expect(stage.layout?.presentations[sheet]?.detent == .height(200))
    stage.change(sheet) { $0.modifiers.detents = [.medium, .large] }
    stage.settle()
    #expect(stage.layout?.presentations[sheet]?.detent == .medium)
  }

  @Test("a drag snaps to the nearest detent and writes the selection; below the lowest one it dismisses")
  func dragging() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let sheet = stage.present(.sheet, "bulletins", on: animals) {
      $0.detents = [.height(200), .medium, .large]
      $0.selection = .medium
    }
    try stage.perform(.drag(to: 700), on: sheet)
    #expect(stage.elements.last?.presentation?.modifiers.selection == .large)
    try stage.perform(.drag(to: 312.5), on: sheet)
    #expect(stage.layout?.presentations[sheet]?.detent == .medium)
    try stage.perform(.swipeDown, on: sheet)
    #expect(stage.layout?.presentations[sheet]?.detent == .height(200))
    stage.change(sheet) { $0.modifiers.isDismissDisabled = true }
    try stage.perform(.swipeDown, on: sheet)
    #expect(stage.form(sheet) == .sheet)
    stage.change(sheet) { $0.modifiers.isDismissDisabled = false }
    try stage.perform(.drag(to: 150), on: sheet)
    #expect(stage.form(sheet) == .hidden)
    #expect(stage.events.last == .dismissed(sheet, by: .person))
  }

  @Test("scrolling first lets a sheet grow, unless its content is to scroll first")
  func scrolling() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let sheet = stage.present(.sheet, "bulletins", on: animals) { $0.detents = [.medium, .large] }
    try stage.perform(.scroll(by: 100), on: sheet)
    #expect(stage.layout?.presentations[sheet]?.detent == .large && stage.system.states[sheet]?.offset == 0)
    try stage.perform(.scroll(by: 100), on: sheet)
    #expect(stage.system.states[sheet]?.offset == 100)
    try stage.perform(.dragToDetent(.medium), on: sheet)
    stage.change(sheet) { $0.modifiers.contentInteraction = .scrolls }
    try stage.perform(.scroll(by: 50), on: sheet)
    #expect(
      stage.layout?.presentations[sheet]?.detent == .medium && stage.system.states[sheet]?.offset == 150)
    // Twice the 759 of large, less the 425 that are seen.
    try stage.perform(.scroll(by: 5000), on: sheet)
    #expect(
      stage.layout?.presentations[sheet]?.detent == .medium && stage.system.states[sheet]?.offset == 1093)
    try stage.perform(.scroll(by: 1), on: sheet)
    #expect(stage.layout?.presentations[sheet]?.detent == .large)
  }

  @Test("of detents of one height one counts, and it answers for the others")
  func equalHeights() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let sheet = stage.present(.sheet, "bulletins", on: animals) {
      $0.detents = [.height(10000), .medium, .large]
    }
    #expect(stage.layout?.presentations[sheet]?.detents == [.medium, .large])
    try stage.perform(.dragToDetent(.height(10000)), on: sheet)
    #expect(stage.layout?.presentations[sheet]?.detent == .large)
  }

  @Test("a tap outside closes what dims, and nothing that lets it through")
  func outside() throws {
    let rows: [(Presentation.Kind, Where, BackgroundInteraction, Bool)] = [
      (.popover, .pad, .automatic, true), (.sheet, .pad, .automatic, true), (.sheet, .mac, .automatic, false),
      (.sheet, .phone, .enabled, false), (.sheet, .phone, .automatic, true),
      (.alert, .phone, .automatic, false),
      (.inspector, .pad, .automatic, false), (.inspector, .phone, .automatic, false),
    ]
    for (kind, place, interaction, closes) in rows {
      var stage = try place.stage()
      let animals = stage.add(.content, "animals")
      let id = stage.present(kind, "it", on: animals) {
        $0.detents = [.medium, .large]
        $0.backgroundInteraction = interaction
      }
      try stage.perform(.tapOutside, on: id)
      #expect((stage.form(id) == .hidden) == closes, "\(kind) \(place.testDescription)")
    }
  }

  @Test(
    "a second sheet of one presenter waits; one on what is presented lies above; an alert may lie over all")
  func nesting() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let first = stage.present(.sheet, "first", on: animals)
    let second = stage.present(.sheet, "second", on: animals)
    #expect(stage.form(second) == .hidden)
    #expect(stage.events.contains(.waits(second, for: first)))
    let inner = stage.add(.content, "inner", in: first)
    let third = stage.present(.sheet, "third", on: inner)
    let alert = stage.present(.alert, "alert", on: animals)
    #expect(stage.layout?.visible == [first, third, alert])
    stage.set(first, false)
    #expect(stage.form(second) == .sheet && stage.form(third) == .hidden)
    #expect(stage.events.contains(.dismissed(third, by: .presenter)))
    #expect(stage.elements.first { $0.id == third }?.presentation?.isPresented == false)
  }

  @Test("another item takes the place of the first, which is dismissed before")
  func items() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let sheet = stage.present(.sheet, "bulletin", on: animals)
    stage.change(sheet) { $0.item = "pears" }
    stage.events = []
    stage.settle()
    #expect(stage.events == [.dismissed(sheet, by: .item), .presented(sheet, .sheet)])
  }
}
