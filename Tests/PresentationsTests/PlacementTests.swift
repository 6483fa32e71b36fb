import Presentations
import Testing

@Suite("Where inspectors and toolbar items land")
struct PlacementTests {
  /// An inspector inside or outside of a stack, with an item inside or outside of its builder.
  struct Row: Sendable, CustomTestStringConvertible {
    var place: Where
    var isInside: Bool
    var itemIsInBuilder: Bool
    var form: PresentationForm
    var placement: InspectorPlacement?
    var host: ToolbarHost
    var testDescription: String {
      "\(place.testDescription), inspector \(isInside ? "inside" : "outside"), toolbar \(itemIsInBuilder ? "inside" : "outside")"
    }
  }

  /// Sections 2.1 and 2.2 of the reference.
  static let table: [Row] = [Where.pad, .phone, .mac].flatMap { place -> [Row] in
    let isSheet = place.device == "iPhone16"
    let form: PresentationForm = isSheet ? .sheet : .column
    return [
      Row(
        place: place, isInside: true, itemIsInBuilder: false, form: form,
        placement: isSheet ? nil : .underToolbar, host: .navigation),
      Row(
        place: place, isInside: true, itemIsInBuilder: true, form: form,
        placement: isSheet ? nil : .underToolbar, host: isSheet ? .sheet : .navigation),
      Row(
        place: place, isInside: false, itemIsInBuilder: false, form: form,
        placement: isSheet ? nil : .fullHeight, host: .navigation),
      Row(
        place: place, isInside: false, itemIsInBuilder: true, form: form,
        placement: isSheet ? nil : .fullHeight, host: isSheet ? .sheet : .inspector),
    ]
  }

  @Test("the placement table holds", arguments: table)
  func placements(row: Row) throws {
    var stage = try row.place.stage()
    let nav = stage.add(.stack, "nav")
    let animals = stage.add(.content, "animals", in: nav)
    let details = stage.present(.inspector, "details", on: row.isInside ? animals : nav)
    let item = stage.add(
      .item(ToolbarItem("Info", .principal)), "info", in: row.itemIsInBuilder ? details : animals)
    let layout = try #require(stage.layout)
    let placed = try #require(layout.presentations[details])
    #expect(placed.form == row.form)
    #expect(placed.placement == row.placement)
    #expect(layout.items[item]?.host == row.host)
    #expect(layout.items[item]?.position == .center)
    let width = stage.system.placement(of: stage.scene)?.size.width
    if let frame = placed.frame, placed.form == .column {
      #expect(frame.maxX == width)
      #expect((frame.y == 0) == (row.placement == .fullHeight))
      #expect(
        layout.titleSeparator?.width == (row.placement == .underToolbar ? width : width.map { $0 - 270 }))
      if row.host == .inspector {
        let section = try #require(layout.bars.first { $0.owner == details })
        #expect(section.frame.x == frame.x && section.frame.width == frame.width)
        let item = try #require(layout.items[item]?.frame)
        #expect(abs(item.x + item.width / 2 - (frame.x + frame.width / 2)) < 0.001)
      }
    }
  }

  @Test("without navigation an inspector reaches to the top, and a Mac's items go into the window's toolbar")
  func bare() throws {
    var stage = try Stage("mac", window: Size(width: 1200, height: 800))
    let table = stage.add(.content, "table")
    let toggle = stage.add(.item(ToolbarItem("Toggle", .automatic)), "toggle", in: table)
    let details = stage.present(.inspector, "details", on: table)
    var spacer = ToolbarItem("", .automatic)
    spacer.isSpacer = true
    stage.add(.item(spacer), "spacer", in: details)
    let info = stage.add(.item(ToolbarItem("Info", .automatic)), "info", in: details)
    let layout = try #require(stage.layout)
    #expect(layout.presentations[details]?.placement == .fullHeight)
    #expect(layout.items[toggle]?.host == .content && layout.items[toggle]?.position == .leading)
    #expect(layout.items[info]?.host == .inspector && layout.items[info]?.position == .trailing)
    #expect(layout.titleSeparator?.width == 930)
  }

  @Test("a Mac's inspector is a column however narrow the window is")
  func narrowMac() throws {
    var stage = try Stage("mac", window: Size(width: 1200, height: 800))
    let table = stage.add(.content, "table")
    let details = stage.present(.inspector, "details", on: table)
    try stage.resize(to: Size(width: 300, height: 300))
    #expect(stage.form(details) == .column)
    #expect(stage.layout?.presentations[details]?.width == 270)
  }

  static let columns: [(SplitColumn, Bool)] = [(.sidebar, true), (.content, true), (.detail, false)]

  @Test(
    "an inspector in a split view stands in the detail or outside; elsewhere it is warned of",
    arguments: columns)
  func splitViews(column: SplitColumn, isWarned: Bool) throws {
    var stage = try Stage("mac", window: Size(width: 1200, height: 800))
    let nav = stage.add(.split(SplitView()), "nav")
    let columns = SplitColumn.allCases.map { stage.add(.column($0), $0.rawValue, in: nav) }
    let index = try #require(SplitColumn.allCases.firstIndex(of: column))
    let view = stage.add(.content, "view", in: columns[index])
    let details = stage.present(.inspector, "details", on: view)
    let layout = try #require(stage.layout)
    #expect(layout.warnings.contains { $0.text.contains(column.rawValue) && $0.id == details } == isWarned)
    #expect(layout.presentations[details]?.placement == .underToolbar)
    stage.elements.removeLast()
    let outside = stage.present(.inspector, "outside", on: nav)
    #expect(stage.layout?.presentations[outside]?.placement == .fullHeight)
    #expect(stage.layout?.warnings.isEmpty == true)
  }

  @Test("a split view shows the columns that its room allows")
  func splitColumns() throws {
    let rows: [(Where, [SplitColumn])] = [
      (.mac, [.sidebar, .content, .detail]), (.pad, [.content, .detail]),
      (Where(device: "iPadPro13", orientation: .portrait), [.detail]), (.phone, [.detail]),
    ]
    for (place, shown) in rows {
      var stage = try place.stage()
      let nav = stage.add(.split(SplitView()), "nav")
      let columns = SplitColumn.allCases.map { stage.add(.column($0), $0.rawValue, in: nav) }
      let layout = try #require(stage.layout)
      let seen = zip(SplitColumn.allCases, columns).filter { layout.columns[$0.1] != nil }.map(\.0)
      #expect(seen == shown, "\(place.testDescription)")
    }
  }

  /// Section 2.5: the placements on a Mac, in a sheet of a Mac, on iPhones and iPads.
  static let positions: [(ToolbarPlacement, ToolbarPosition?, ToolbarPosition?, ToolbarPosition?)] = [
    (.automatic, .leading, .trailing, .trailing), (.principal, .center, .center, .center),
    (.navigation, .leading, .leading, .leading), (.primaryAction, .trailing, .trailing, .trailing),
    (.secondaryAction, .center, .center, .overflow), (.status, .center, .center, .bottom),
    (.confirmationAction, .trailing, .trailing, .trailing),
    (.cancellationAction, .trailing, .trailing, .leading),
    (.destructiveAction, .trailing, .leading, .trailing), (.topBarLeading, nil, nil, .leading),
    (.topBarTrailing, nil, nil, .trailing), (.bottomBar, nil, nil, .bottom), (.keyboard, nil, nil, .keyboard),
  ]

  @Test("each placement has its position", arguments: positions)
  func eachPosition(
    placement: ToolbarPlacement, mac: ToolbarPosition?, macSheet: ToolbarPosition?, touch: ToolbarPosition?
  ) {
    #expect(placement.position(on: .mac) == mac)
    #expect(placement.position(on: .mac, isInSheet: true) == macSheet)
    #expect(placement.position(on: .phone) == touch)
    #expect(placement.position(on: .pad) == touch)
  }

  @Test("what has no room goes into the menu, and the rest does not overlap")
  func overflow() throws {
    var stage = try Stage("iPhone16")
    let nav = stage.add(.stack, "nav")
    let items = (0..<9).map {
      stage.add(.item(ToolbarItem("Item \($0)", .primaryAction)), "item\($0)", in: nav)
    }
    let layout = try #require(stage.layout)
    let positions = items.map { layout.items[$0]?.position }
    #expect(positions.contains(.overflow) && positions.last == .trailing)
    let frames = items.compactMap { layout.items[$0]?.position == .trailing ? layout.items[$0]?.frame : nil }
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.x) }
  }

  @Test("a toolbar that nothing shows is warned of")
  func noBar() throws {
    var stage = try Stage("iPhone16")
    let animals = stage.add(.content, "animals")
    let add = stage.add(.item(ToolbarItem("Add", .primaryAction)), "add", in: animals)
    let layout = try #require(stage.layout)
    #expect(layout.items[add]?.host == .content && layout.items[add]?.position == nil)
    #expect(
      layout.warnings.map(\.text) == [
        "there is no toolbar that could show `add`: a NavigationStack around it has one"
      ])
  }
}
