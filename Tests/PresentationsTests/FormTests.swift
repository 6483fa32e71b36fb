import Presentations
import Testing

/// Where a scene stands, for a row of a table.
struct Where: Sendable, CustomTestStringConvertible {
  var device: String
  var orientation: Orientation?
  var share: (Int, Int)?
  var testDescription: String {
    "\(device) \(orientation?.rawValue ?? "") \(share.map { "\($0.0)/\($0.1)" } ?? "")"
  }

  static let mac = Where(device: "mac")
  static let pad = Where(device: "iPadPro13", orientation: .landscape)
  static let padHalf = Where(device: "iPadPro13", orientation: .landscape, share: (1, 2))
  static let padNarrow = Where(device: "iPadPro13", orientation: .landscape, share: (1, 3))
  static let phone = Where(device: "iPhone16", orientation: .portrait)
  static let phoneLow = Where(device: "iPhone16", orientation: .landscape)
  static let phoneMaxLow = Where(device: "iPhone16ProMax", orientation: .landscape)

  func stage() throws -> Stage {
    var stage = try Stage(device, orientation)
    if let share { try stage.share(share.0, of: share.1) }
    return stage
  }
}

@Suite("What a presentation is on the screen")
struct FormTests {
  /// The main table of the reference, a row a kind.
  static let table: [(Presentation.Kind, [(Where, PresentationForm)])] = [
    (
      .inspector,
      [
        (.mac, .column), (.pad, .column), (.padHalf, .overlay), (.padNarrow, .sheet), (.phone, .sheet),
        (.phoneLow, .fullScreenCover), (.phoneMaxLow, .column),
      ]
    ),
    (
      .sheet,
      [
        (.mac, .sheet), (.pad, .sheet), (.padHalf, .sheet), (.padNarrow, .sheet), (.phone, .sheet),
        (.phoneLow, .fullScreenCover), (.phoneMaxLow, .fullScreenCover),
      ]
    ),
    (
      .fullScreenCover,
      [
        (.mac, .hidden), (.pad, .fullScreenCover), (.padHalf, .fullScreenCover),
        (.padNarrow, .fullScreenCover),
        (.phone, .fullScreenCover), (.phoneLow, .fullScreenCover), (.phoneMaxLow, .fullScreenCover),
      ]
    ),
    (
      .popover,
      [
        (.mac, .popover), (.pad, .popover), (.padHalf, .popover), (.padNarrow, .sheet), (.phone, .sheet),
        (.phoneLow, .fullScreenCover), (.phoneMaxLow, .popover),
      ]
    ),
    (.alert, [.mac, .pad, .padHalf, .padNarrow, .phone, .phoneLow, .phoneMaxLow].map { ($0, .alert) }),
    (
      .confirmationDialog,
      [.mac, .pad, .padHalf, .padNarrow, .phone, .phoneLow, .phoneMaxLow].map { ($0, .confirmationDialog) }
    ),
  ]

  @Test("each kind has the form of the table", arguments: table)
  func forms(kind: Presentation.Kind, cells: [(Where, PresentationForm)]) throws {
    for (place, form) in cells {
      var stage = try place.stage()
      let animals = stage.add(.content, "animals")
      let id = stage.present(kind, "it", on: animals)
      #expect(stage.form(id) == form, "\(kind) on \(place.testDescription)")
    }
  }

  static let adaptations: [(Presentation.Kind, Where, CompactAdaptation, PresentationForm)] = [
    (.popover, .phone, CompactAdaptation(.popover), .popover),
    (.popover, .phone, CompactAdaptation(.none), .popover),
    (.popover, .phone, CompactAdaptation(.fullScreenCover), .fullScreenCover),
    (.sheet, .phone, CompactAdaptation(.fullScreenCover), .fullScreenCover),
    (.sheet, .phoneLow, CompactAdaptation(.none), .sheet),
    (.sheet, .phoneLow, CompactAdaptation(.popover, vertical: .sheet), .sheet),
    (.sheet, .phoneLow, CompactAdaptation(.sheet, vertical: .automatic), .fullScreenCover),
    (.popover, .phoneLow, CompactAdaptation(.sheet, vertical: .popover), .popover),
    (.sheet, .pad, CompactAdaptation(.fullScreenCover), .sheet),
    (.popover, .mac, CompactAdaptation(.sheet), .popover),
    (.inspector, .phone, CompactAdaptation(.popover), .sheet),
  ]

  @Test("presentationCompactAdaptation counts only where something is compact", arguments: adaptations)
  func adapts(kind: Presentation.Kind, place: Where, adaptation: CompactAdaptation, form: PresentationForm)
    throws
  {
    var stage = try place.stage()
    let animals = stage.add(.content, "animals")
    let id = stage.present(kind, "it", on: animals) { $0.adaptation = adaptation }
    #expect(stage.form(id) == form)
  }

  @Test("the size classes of every device are those of the table")
  func sizeClasses() throws {
    let wide = Set(
      DeviceTable.models.filter { $0.idiom == .phone && $0.landscapeWidthClass == .regular }.map(\.title))
    #expect(wide.contains("iPhone 8 Plus") && wide.contains("iPhone Air") && !wide.contains("iPhone 17 Pro"))
    let widths: [(String, Orientation, Int, Int, Double, SizeClass)] = [
      ("iPad97", .landscape, 1, 2, 507, .compact), ("iPad105", .landscape, 1, 2, 551, .compact),
      ("iPad97", .landscape, 2, 3, 694, .regular), ("iPad97", .portrait, 2, 3, 438, .compact),
      ("iPad105", .portrait, 2, 3, 504, .compact), ("iPadPro129", .portrait, 2, 3, 639, .compact),
      ("iPadPro129", .landscape, 1, 2, 678, .regular), ("iPadPro129", .landscape, 2, 3, 981, .regular),
      ("iPad97", .landscape, 1, 3, 320, .compact), ("iPadPro129", .landscape, 1, 3, 375, .compact),
    ]
    for (device, orientation, part, whole, width, horizontal) in widths {
      var stage = try Stage(device, orientation)
      try stage.share(part, of: whole)
      #expect(stage.system.placement(of: stage.scene)?.size.width == width, "\(device) \(part)/\(whole)")
      #expect(stage.classes == SizeClasses(horizontal: horizontal, vertical: .regular))
    }
  }

  @Test("what is presented has the size classes of its room")
  func contentClasses() throws {
    let rows: [(Presentation.Kind, Where, SizeClass)] = [
      (.inspector, .pad, .compact), (.sheet, .pad, .compact), (.fullScreenCover, .pad, .regular),
      (.sheet, .phone, .compact), (.inspector, .mac, .regular), (.popover, .pad, .compact),
    ]
    for (kind, place, width) in rows {
      var stage = try place.stage()
      let animals = stage.add(.content, "animals")
      let id = stage.present(kind, "it", on: animals)
      #expect(
        stage.layout?.presentations[id]?.sizeClasses.horizontal == width, "\(kind) \(place.testDescription)")
    }
  }
}
