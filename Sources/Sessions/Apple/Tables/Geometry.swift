extension AppleTypes {
  /// Rectangles and their parts, as structs.
  static let geometry = [
    AppleType(
      "CGPoint", .structure, conforms: ["Hashable"], "A place.",
      fields: [("x", .double, .double(0)), ("y", .double, .double(0))], [zero("CGPoint", 2)]),
    AppleType(
      "CGSize", .structure, conforms: ["Hashable"], "A width and a height.",
      fields: [("width", .double, .double(0)), ("height", .double, .double(0))], [zero("CGSize", 2)]),
    AppleType(
      "CGVector", .structure, conforms: ["Hashable"], "A direction.",
      fields: [("dx", .double, .double(0)), ("dy", .double, .double(0))], [zero("CGVector", 2)]),
    AppleType(
      "CGRect", .structure, conforms: ["Hashable"], "A rectangle.",
      fields: [
        ("origin", .named("CGPoint"), point(0, 0)), ("size", .named("CGSize"), size(0, 0)),
      ], rectangle),
    AppleType(
      "UIEdgeInsets", .structure, conforms: ["Hashable"], "Distances from four edges.",
      fields: edges("left", "right"), [zero("UIEdgeInsets", 4)]),
    AppleType(
      "NSDirectionalEdgeInsets", .structure, conforms: ["Hashable"], "Distances from four edges.",
      fields: edges("leading", "trailing"), [zero("NSDirectionalEdgeInsets", 4)]),
    .kept(
      "CGAffineTransform", nil,
      "*identity:CGAffineTransform scaledBy():CGAffineTransform rotated():CGAffineTransform translatedBy():CGAffineTransform concatenating():CGAffineTransform inverted():CGAffineTransform"
    ),
    AppleType(
      "IndexPath", .structure, conforms: ["Hashable", "Comparable"], "A row in a section.",
      fields: [("row", .int, .int(0)), ("section", .int, .int(0))],
      [
        .plain("init(item: Int, section: Int)", "An item in a section.") { _, given in
          .structure(.init("IndexPath", given))
        },
        .plain("var item: Int { get }", "The item.") { value, _ in
          if case .structure(let path) = value { path.fields[0] } else { value }
        },
      ]),
  ]

  private static let rectangle: [AppleRow] = [
    .constant("static var zero: CGRect { get }", "All of it 0.", rect(0, 0, 0, 0)),
    .plain("init(x: Double, y: Double, width: Double, height: Double)", "A rectangle by four numbers.") {
      _, given in
      rect(given[0].number ?? 0, given[1].number ?? 0, given[2].number ?? 0, given[3].number ?? 0)
    },
    .plain("var width: Double { get }", "Its width.") { value, _ in .double(value.rectangle.width) },
    .plain("var height: Double { get }", "Its height.") { value, _ in .double(value.rectangle.height) },
    .plain("var minX: Double { get }", "Its left edge.") { value, _ in .double(value.rectangle.x) },
    .plain("var minY: Double { get }", "Its upper edge.") { value, _ in .double(value.rectangle.y) },
    .plain("var maxX: Double { get }", "Its right edge.") { value, _ in
      .double(value.rectangle.x + value.rectangle.width)
    },
    .plain("var maxY: Double { get }", "Its lower edge.") { value, _ in
      .double(value.rectangle.y + value.rectangle.height)
    },
    .plain("var midX: Double { get }", "Its middle.") { value, _ in
      .double(value.rectangle.x + value.rectangle.width / 2)
    },
    .plain("var midY: Double { get }", "Its middle.") { value, _ in
      .double(value.rectangle.y + value.rectangle.height / 2)
    },
    .plain("func insetBy(dx: Double, dy: Double) -> CGRect", "A smaller one around the same middle.") {
      value, given in
      let (old, dx, dy) = (value.rectangle, given[0].number ?? 0, given[1].number ?? 0)
      return rect(old.x + dx, old.y + dy, old.width - 2 * dx, old.height - 2 * dy)
    },
    .plain("func inset(by insets: UIEdgeInsets) -> CGRect", "A smaller one, by the distances of its edges.") {
      value, given in
      guard case .structure(let insets) = given[0] else { return value }
      let (old, edges) = (value.rectangle, insets.fields.map { $0.number ?? 0 })
      return rect(
        old.x + edges[1], old.y + edges[0], old.width - edges[1] - edges[3], old.height - edges[0] - edges[2])
    },
    .plain("func offsetBy(dx: Double, dy: Double) -> CGRect", "The same at another place.") { value, given in
      let old = value.rectangle
      return rect(old.x + (given[0].number ?? 0), old.y + (given[1].number ?? 0), old.width, old.height)
    },
    .plain("func contains(_ point: CGPoint) -> Bool", "Whether a place lies in it.") { value, given in
      guard case .structure(let point) = given[0] else { return .bool(false) }
      let (old, x, y) = (value.rectangle, point.fields[0].number ?? 0, point.fields[1].number ?? 0)
      return .bool(x >= old.x && y >= old.y && x < old.x + old.width && y < old.y + old.height)
    },
  ]

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
    .structure(.init("CGRect", [point(x, y), size(width, height)]))
  }

  static func point(_ x: Double, _ y: Double) -> Value {
    .structure(.init("CGPoint", [.double(x), .double(y)]))
  }

  static func size(_ width: Double, _ height: Double) -> Value {
    .structure(.init("CGSize", [.double(width), .double(height)]))
  }

  private static func zero(_ type: String, _ count: Int) -> AppleRow {
    let value = Value.structure(.init(type, Array(repeating: .double(0), count: count)))
    return .constant("static var zero: \(type) { get }", "All of it 0.", value)
  }

  private static func edges(_ left: String, _ right: String) -> [AppleType.Field] {
    ["top", left, "bottom", right].map { ($0, .double, .double(0)) }
  }
}

extension Value {
  /// The four numbers of a rectangle.
  var rectangle: (x: Double, y: Double, width: Double, height: Double) {
    guard case .structure(let rect) = self, rect.fields.count == 2,
      case .structure(let origin) = rect.fields[0],
      case .structure(let size) = rect.fields[1]
    else { return (0, 0, 0, 0) }
    return (
      origin.fields[0].number ?? 0, origin.fields[1].number ?? 0, size.fields[0].number ?? 0,
      size.fields[1].number ?? 0
    )
  }
}
