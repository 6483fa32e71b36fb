import Presentations
import Testing

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite("Random histories")
struct HistoryTests {
  @Test("what must always hold holds", arguments: 0..<40)
  func histories(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let device =
      ["mac", "iPadPro13", "iPad97", "iPhone16", "iPhone16ProMax"].randomElement(using: &dice) ?? "mac"
    var stage = try Stage(device)
    let nav = stage.add(.stack, "nav")
    let animals = stage.add(.content, "animals", in: nav)
    let outer = stage.present(.inspector, "outer", on: nav) {
      $0.columnWidth = .flexible(minimum: 200, ideal: 300, maximum: 400)
    }
    let inner = stage.present(.inspector, "inner", on: animals, isPresented: false)
    var presentations = [outer, inner]
    for kind in [Presentation.Kind.sheet, .popover, .sheet, .alert, .confirmationDialog] {
      presentations.append(
        stage.present(kind, "\(kind)", on: animals, isPresented: false) {
          $0.detents = [.height(200), .medium, .large]
        })
    }
    let deep = stage.add(.content, "deep", in: presentations[2])
    presentations.append(stage.present(.sheet, "nested", on: deep, isPresented: false))
    let items = [nav, animals, outer, inner, presentations[2]].map {
      stage.add(.item(ToolbarItem("Item", .automatic)), "item", in: $0)
    }
    for _ in 0..<60 {
      try step(&stage, presentations, &dice)
      try check(stage, presentations, items)
    }
  }

  /// One thing that happens: code, a person, or the device.
  private func step(_ stage: inout Stage, _ presentations: [ScreenID], _ dice: inout Dice) throws {
    guard let id = presentations.randomElement(using: &dice) else { return }
    let gestures: [PresentationGesture] = [
      .drag(to: Double(Int.random(in: 0...900, using: &dice))), .dragToDetent(.medium), .swipeDown,
      .tapOutside,
      .scroll(by: 80), .doubleClick,
    ]
    let before = stage.layout?.presentations.filter { $0.value.form != .hidden }.map(\.key) ?? []
    switch Int.random(in: 0..<9, using: &dice) {
    case 0, 1, 2: stage.set(id, Bool.random(using: &dice))
    case 3, 4: if let gesture = gestures.randomElement(using: &dice) { try? stage.perform(gesture, on: id) }
    case 5:
      try? stage.rotate()
      expectKept(before, stage)
    case 6:
      if Bool.random(using: &dice) {
        try? stage.share(1, of: Int.random(in: 1...3, using: &dice))
      } else {
        let (width, height) = (
          Int.random(in: 320...1400, using: &dice), Int.random(in: 320...1000, using: &dice)
        )
        try? stage.resize(to: Size(width: Double(width), height: Double(height)))
      }
      expectKept(before, stage)
    case 7:
      stage.change(id) { $0.modifiers.detents = [.medium] }
      stage.settle()
    default:
      let width = stage.system.states[presentations[0]]?.draggedWidth
      stage.relaunch()
      #expect(stage.system.states[presentations[0]]?.draggedWidth == width)
    }
  }

  /// What was on the screen still is, or waits to be.
  private func expectKept(_ before: [ScreenID], _ stage: Stage) {
    for id in before {
      #expect(stage.elements.first { $0.id == id }?.presentation?.isPresented == true, "lost \(id)")
    }
  }

  private func check(_ stage: Stage, _ presentations: [ScreenID], _ items: [ScreenID]) throws {
    let layout = try #require(stage.layout)
    let modal = layout.presentations.values.filter(\.isModal)
    for (context, group) in Dictionary(grouping: modal, by: \.context) {
      let alerts = group.filter { [.alert, .confirmationDialog].contains($0.form) }
      #expect(alerts.count <= 1 && group.count - alerts.count <= 1, "\(String(describing: context))")
    }
    for element in stage.elements {
      guard let presentation = element.presentation, let placed = layout.presentations[element.id] else {
        continue
      }
      if !presentation.isPresented { #expect(placed.form == .hidden) }
      #expect((placed.form == .hidden) == (placed.frame == nil))
      if let width = placed.width,
        case .flexible(let minimum, _, let maximum) = presentation.modifiers.columnWidth
      {
        #expect((minimum ?? 0)...(maximum ?? .infinity) ~= width)
      }
      if let detent = placed.detent { #expect(placed.detents.contains(detent)) }
    }
    for item in items {
      let bars = layout.bars.filter { $0.items.contains(item) }
      // Without a stack around there is no bar.
      #expect(bars.count == (layout.items[item].map { $0.host == .content ? 0 : 1 } ?? 0))
    }
    var again = stage
    again.settle()
    #expect(again.events == stage.events, "it was not at rest")
  }
}
