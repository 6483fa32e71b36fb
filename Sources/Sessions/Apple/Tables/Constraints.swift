import Presentations
import Syntax
import ViewTree

extension AppleTypes {
  /// Anchors and constraints: lengths, edges and centres of views, in relation to others.
  static let constraints =
    TypeInfo.read(
      """
      class NSLayoutXAxisAnchor: NSLayoutAnchor  // A vertical edge or centre.
      class NSLayoutYAxisAnchor: NSLayoutAnchor  // A horizontal edge or centre.
      class NSLayoutDimension: NSLayoutAnchor  // A width or a height.
      class NSLayoutConstraint  // Relates two lengths or places, while it is active.
        init()  // Relates nothing.
        var isActive: Bool  // Whether it holds.
        var constant: Double  // What is added.
        var identifier: String?  // A name for it.
        var priority: UILayoutPriority  // How firmly it holds.
        var multiplier: Double = 1  // By what the other is multiplied.
        static func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }  // Makes them hold.
        static func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }  // Lets them hold no more.
      class UILayoutGuide  // A rectangle to which views are constrained.
        kept init() layoutFrame:CGRect identifier
      """,
      [
        "isActive": .init { session, value, _, _ in
          session.stored("active", of: value) ?? .bool(false)
        } set: { session, value, given, _ in
          session.activate(value, given[0].isTrue)
          return .void
        }
      ]) + [
      TypeInfo(
        "NSLayoutAnchor", .class, "An edge, a centre or a length of a view.",
        fields: [("view", .any, .nothing), ("attribute", .string, .string(""))], relations),
      TypeInfo("UILayoutGuide", .class, "", anchors),
      TypeInfo(
        "UIView", .class, "",
        anchors + [
          AppleRow("var safeAreaLayoutGuide: UILayoutGuide { get }", "What nothing covers.") {
            _, view, _, _ in
            .structure(.init("UILayoutGuide", [view]))
          }
        ]),
    ]

  private static let required = Value.structure(.init("UILayoutPriority", [.double(1000)]))

  private static let anchors: [AppleRow] = [
    ("NSLayoutXAxisAnchor", ["leading", "trailing", "left", "right", "centerX"]),
    ("NSLayoutYAxisAnchor", ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]),
    ("NSLayoutDimension", ["width", "height"]),
  ].flatMap { type, names in
    names.map { name in
      AppleRow("var \(name)Anchor: \(type) { get }", "To constrain it by.") { _, value, _, _ in
        let view = if case .structure(let guide) = value { guide.fields.first ?? value } else { value }
        return .structure(.init(type, [view, .string(name)]))
      }
    }
  }

  /// `constraint(equalTo:constant:)` and its like; the relation is its first letter.
  private static let relations = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].flatMap {
    relation in
    [
      "\(relation) anchor: NSLayoutAnchor, multiplier: Double = 1, constant: Double = 0",
      "\(relation)Constant constant: Double",
      "\(relation)SystemSpacingBelow anchor: NSLayoutAnchor, multiplier: Double",
      "\(relation)SystemSpacingAfter anchor: NSLayoutAnchor, multiplier: Double",
    ].map { parameters in
      AppleRow(
        "func constraint(\(parameters)) -> NSLayoutConstraint", "Relates it to another, or to a number."
      ) { session, value, given, _ in
        let (isToOther, isSpaced) = (given.count > 1, given.count == 2)
        return session.newObject(
          "NSLayoutConstraint",
          [
            "first": value, "second": isToOther ? given[0] : .nothing, "relation": .string(relation),
            "multiplier": .double(isToOther && !isSpaced ? given[1].number ?? 1 : 1),
            "constant": .double((given.last?.number ?? 0) * (isSpaced ? 8 : 1)),
            "active": .bool(false), "identifier": .nothing, "priority": required,
          ])
      }
    }
  }
}

/// A constraint that holds, as a layout reads it.
struct ActiveConstraint: Sendable {
  var view: EnvironmentID
  var attribute: String
  /// The other side; nil where it is a number.
  var other: (view: EnvironmentID, attribute: String)?
  var relation: String
  var multiplier: Double
  var constant: Double
}

extension Session {
  fileprivate mutating func activate(_ constraint: Value, _ isOn: Bool) {
    var object = constraint
    store("active", of: &object, .bool(isOn))
    views.needsLayout = true
    guard case .structure(let anchor)? = stored("first", of: constraint),
      let view = anchor[0].environment
    else { return }
    let others = (field("constraints", of: view)?.elements ?? []).filter { $0 != constraint }
    setField("constraints", .list(others + (isOn ? [constraint] : [])), of: view)
  }

  /// The constraints on a view that hold, as `leading`, `trailing`, `centerX` … of both sides.
  func activeConstraints(of id: EnvironmentID) -> [ActiveConstraint] {
    func side(_ value: Value?) -> (view: EnvironmentID, attribute: String)? {
      guard case .structure(let anchor)? = value, let view = anchor[0].environment else { return nil }
      let name = anchor[1].text
      return (view, name == "left" ? "leading" : name == "right" ? "trailing" : name)
    }
    return (field("constraints", of: id)?.elements ?? []).compactMap { constraint in
      guard let first = side(stored("first", of: constraint)) else { return nil }
      return ActiveConstraint(
        view: first.view, attribute: first.attribute, other: side(stored("second", of: constraint)),
        relation: stored("relation", of: constraint)?.text ?? "",
        multiplier: stored("multiplier", of: constraint)?.number ?? 1,
        constant: stored("constant", of: constraint)?.number ?? 0)
    }
  }

  /// The length that a constraint with a number gives a view.
  func constrainedLength(_ attribute: String, of id: EnvironmentID) -> Double? {
    activeConstraints(of: id).last {
      $0.attribute == attribute && $0.other == nil && $0.relation == "equalTo"
    }?.constant
  }

  /// Places the subviews that constraints relate to their superview or to those before them.
  mutating func placeSubviews(of id: EnvironmentID, _ place: Place) throws(Problem) {
    for view in subviews(of: id) {
      let constraints =
        activeConstraints(of: view) + activeConstraints(of: id).compactMap { $0.turned(to: view) }
      if !constraints.isEmpty {
        let x = try axis("leading", "trailing", "centerX", "width", of: view, in: id, constraints, place)
        let y = try axis("top", "bottom", "centerY", "height", of: view, in: id, constraints, place)
        setField("frame", AppleTypes.rect(x.start, y.start, x.length, y.length), of: view)
      }
      try placeSubviews(of: view, place)
    }
  }

  /// Start and length on an axis: by two edges, or by one edge or the centre and a length of its own.
  private mutating func axis(
    _ start: String, _ end: String, _ center: String, _ length: String, of view: EnvironmentID,
    in parent: EnvironmentID, _ constraints: [ActiveConstraint], _ place: Place
  ) throws(Problem) -> (start: Double, length: Double) {
    func line(_ rect: (x: Double, y: Double, width: Double, height: Double), _ attribute: String) -> Double? {
      switch attribute {
      case "leading": rect.x
      case "trailing": rect.x + rect.width
      case "centerX": rect.x + rect.width / 2
      case "width": rect.width
      case "top": rect.y
      case "bottom": rect.y + rect.height
      case "centerY": rect.y + rect.height / 2
      case "height": rect.height
      default: nil
      }
    }
    var known: [String: Double] = [:]
    for constraint in constraints where constraint.relation == "equalTo" {
      guard let other = constraint.other else {
        known[constraint.attribute] = constraint.constant
        continue
      }
      var rect = (field("frame", of: other.view) ?? .nothing).rectangle
      if other.view == parent { (rect.x, rect.y) = (0, 0) }
      guard let value = line(rect, other.attribute) else { continue }
      known[constraint.attribute] = value * constraint.multiplier + constraint.constant
    }
    if let low = known[start], let high = known[end] { return (low, high - low) }
    let own = try view.measuredSize(in: &self, place)[length == "width" ? .horizontal : .vertical]
    let size = known[length] ?? max(own, 0)
    if let low = known[start] { return (low, size) }
    if let high = known[end] { return (high - size, size) }
    return ((known[center] ?? size / 2) - size / 2, size)
  }
}

extension ActiveConstraint {
  /// The same from the other side, where that is a view; nil where it relates others.
  func turned(to view: EnvironmentID) -> ActiveConstraint? {
    guard let other, other.view == view, multiplier == 1 else { return nil }
    return ActiveConstraint(
      view: view, attribute: other.attribute, other: (self.view, attribute), relation: relation,
      multiplier: 1,
      constant: -constant)
  }
}
