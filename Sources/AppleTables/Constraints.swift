import Presentations
import Sessions
import Syntax
import ViewTree

extension AppleTypes {
  /// Anchors and constraints, which relate the lengths, edges and centres of views to others.
  static let constraints =
    TypeInfo.read(
      """
      class NSLayoutAnchor  // An edge, a centre or a length of a view.
        var _view: UIView? { get }
        var _name: String { get }
        each equalTo, greaterThanOrEqualTo, lessThanOrEqualTo | func constraint(# anchor: NSLayoutAnchor, multiplier: Double = 1, constant: Double = 0) -> NSLayoutConstraint { NSLayoutConstraint(_first: self, "#", anchor, multiplier, constant) }  // Relates it to another.
        each equalTo, greaterThanOrEqualTo, lessThanOrEqualTo | func constraint(#Constant constant: Double) -> NSLayoutConstraint { NSLayoutConstraint(_first: self, "#", nil, 1, constant) }  // Relates it to a number.
        each equalTo, greaterThanOrEqualTo, lessThanOrEqualTo | func constraint(#SystemSpacingBelow anchor: NSLayoutAnchor, multiplier: Double) -> NSLayoutConstraint { constraint(#: anchor, constant: multiplier * 8) }  // Relates it to another.
        each equalTo, greaterThanOrEqualTo, lessThanOrEqualTo | func constraint(#SystemSpacingAfter anchor: NSLayoutAnchor, multiplier: Double) -> NSLayoutConstraint { constraint(#: anchor, constant: multiplier * 8) }  // Relates it to another.
        each EqualToSystemSpacing/equalTo, GreaterThanOrEqualToSystemSpacing/greaterThanOrEqualTo, LessThanOrEqualToSystemSpacing/lessThanOrEqualTo | func constraint#Below(_ anchor: NSLayoutAnchor, multiplier: Double) -> NSLayoutConstraint { constraint(#1: anchor, constant: multiplier * 8) }  // What `constraint(#1SystemSpacingBelow:multiplier:)` was called.
        static func _of(_ item: Any, _ name: String) -> Self
        func _value(in parent: UIView) -> Double? {
          guard let view = _view else { return nil }
          let frame = view._frame
          let (x, y) = view == parent ? (0.0, 0.0) : (frame.minX, frame.minY)
          let horizontal = ["leading": x, "trailing": x + frame.width, "centerX": x + frame.width / 2, "width": frame.width]
          return horizontal[_name] ?? ["top": y, "bottom": y + frame.height, "centerY": y + frame.height / 2, "height": frame.height][_name]
        }
      class NSLayoutXAxisAnchor: NSLayoutAnchor  // A vertical edge or centre.
      class NSLayoutYAxisAnchor: NSLayoutAnchor  // A horizontal edge or centre.
      class NSLayoutDimension: NSLayoutAnchor  // A width or a height.
      class NSLayoutConstraint  // Relates two lengths or places, while it is active.
        var _first, _second: NSLayoutAnchor?
        var _relation: String
        var _isActive: Bool
        init()  // Relates nothing.
        init(_first: NSLayoutAnchor, _ relation: String, _ second: NSLayoutAnchor?, _ multiplier: Double, _ constant: Double) { self._first = _first; _relation = relation; _second = second; self.multiplier = multiplier; self.constant = constant; priority = .required }
        init(item view: Any, attribute: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem other: Any?, attribute second: NSLayoutConstraint.Attribute, multiplier: Double, constant: Double) {
          _first = _anchor(view, attribute)
          _second = _anchor(other, second)
          _relation = relation == .equal ? "equalTo" : "\\(relation)"
          self.multiplier = multiplier
          self.constant = constant
          priority = .required
        }  // Relates two attributes.
        static func constraints(withVisualFormat format: String, options: Any = 0, metrics: Any? = nil, views: [String: Any]) -> [NSLayoutConstraint]  // None: only anchors place views here.
        var firstItem: Any? { _first?._view }  // Whose length or edge it is.
        var secondItem: Any? { _second?._view }  // What it is in relation to.
        each first, second | var #Attribute: NSLayoutConstraint.Attribute { let name = _#?._name ?? "notAnAttribute"; return NSLayoutConstraint.Attribute.allCases.first { "\\($0)" == name }! }  // Which of its edges or lengths.
        var relation: NSLayoutConstraint.Relation { _relation.hasPrefix("equal") ? .equal : _relation.hasPrefix("less") ? .lessThanOrEqual : .greaterThanOrEqual }  // How both are related.
        func _anchor(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor?
        var isActive: Bool {
          get { _isActive }
          set {
            _isActive = newValue
            guard let view = _first?._view else { return }
            var owner = view
            if newValue, let other = _second?._view {
              while !other.isDescendant(of: owner) {
                precondition(owner.superview != nil, "a constraint relates views that have no superview in common, and UIKit raises an exception")
                owner = owner.superview!
              }
            }
            if let _owner { _owner.constraints = _owner.constraints.filter { $0 !== self } }
            _owner = newValue ? owner : nil
            if newValue { owner.constraints = owner.constraints + [self] }
            view.invalidateIntrinsicContentSize()
          }
        }  // Whether it holds.
        var _owner: UIView?
        var constant: Double  // What is added.
        var identifier: String?  // A name for it.
        var priority: UILayoutPriority  // How firmly it holds.
        var multiplier: Double = 1  // By what the other is multiplied.
        each activate/true/Lets them hold, deactivate/false/Ends that | static func #(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = #1 } }  // #2.
        func _turned(to view: UIView) -> NSLayoutConstraint? {
          guard let first = _first, let second = _second, multiplier == 1, second._view == view else { return nil }
          return NSLayoutConstraint(_first: second, _relation, first, 1, -constant)
        }
      class UIView
        each addConstraint/true/Lets it hold, removeConstraint/false/Ends that | func #(_ constraint: NSLayoutConstraint) { constraint.isActive = #1 }  // #2.
        each addConstraints/activate/Lets them hold, removeConstraints/deactivate/Ends that | func #(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.#1(constraints) }  // #2.
        var safeAreaLayoutGuide: UILayoutGuide { get }  // What nothing covers.
        var _frame: CGRect { get }
        var _size: CGSize { get }
        func systemLayoutSizeFitting(_ target: CGSize) -> CGSize { CGSize(width: max(_size.width, 0), height: max(_size.height, 0)) }  // The size that its content asks for.
        func systemLayoutSizeFitting(_ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
          let own = systemLayoutSizeFitting(target)
          return CGSize(width: horizontal == .required ? target.width : own.width, height: vertical == .required ? target.height : own.height)
        }  // The same, with a length that is required.
        func _endConstraints() {
          var above = superview
          while let view = above {
            for one in view.constraints where one._first?._view?.isDescendant(of: self) ?? false || one._second?._view?.isDescendant(of: self) ?? false { one.isActive = false }
            above = view.superview
          }
        }
        func _placeSubviews() {
          for view in subviews {
            let own = (view.constraints + constraints).filter { $0._first?._view == view } + constraints.compactMap { $0._first?._view == self ? $0._turned(to: view) : nil }
            for _ in own.isEmpty ? 0..<0 : 0..<2 {
              let (x, width) = _span(own, "leading", "trailing", "centerX", "width", view._size.width)
              let (y, height) = _span(own, "top", "bottom", "centerY", "height", view._size.height)
              view.frame = CGRect(x: x, y: y, width: width, height: height)
            }
            view._placeSubviews()
          }
        }
        func _span(_ constraints: [NSLayoutConstraint], _ start: String, _ end: String, _ center: String, _ length: String, _ own: Double) -> (Double, Double) {
          var known: [String: Double] = [:]
          for one in constraints where one._relation == "equalTo" {
            guard let name = one._first?._name else { continue }
            guard let other = one._second else { known[name] = one.constant; continue }
            if let value = other._value(in: self) { known[name] = value * one.multiplier + one.constant }
          }
          if let low = known[start], let high = known[end] { return (low, high - low) }
          let size = known[length] ?? max(own, 0)
          if let low = known[start] { return (low, size) }
          if let high = known[end] { return (high - size, size) }
          return ((known[center] ?? size / 2) - size / 2, size)
        }
      enum NSLayoutConstraint.Attribute notAnAttribute left right top bottom leading trailing width height
        case centerX centerY lastBaseline firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin
        case trailingMargin centerXWithinMargins centerYWithinMargins
      enum NSLayoutConstraint.Relation lessThanOrEqual=-1 equal greaterThanOrEqual  // How two lengths are related.
      class UILayoutGuide  // A rectangle to which views are constrained.
        kept init() layoutFrame:CGRect identifier followsUndockedKeyboard:Bool usesBottomSafeArea:Bool=true
      class UILayoutGuide,UIView
        each leading, trailing, left, right, centerX | var #Anchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor._of(self, "#") }  // To constrain it by.
        each top, bottom, centerY, firstBaseline, lastBaseline | var #Anchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor._of(self, "#") }  // To constrain it by.
        each width, height | var #Anchor: NSLayoutDimension { NSLayoutDimension._of(self, "#") }  // To constrain it by.
      """,
      [
        "NSLayoutConstraint.constraints": .init { session, _, _, _ in
          session.noteOnce("a visual format gives no constraints here: anchors place views")
          return .list([])
        },
        "_of": .plain { owner, given in
          guard case .type(let type) = owner else { return .nothing }
          return .structure(.init("\(type)", [given[0].fields.first ?? given[0], given[1]]))
        },
        "safeAreaLayoutGuide": .plain { view, _ in .structure(.init("UILayoutGuide", [view])) },
        "_view": .plain { anchor, _ in anchor[0].environment.value },
        "_anchor": .plain { _, given in
          // `leadingMargin`, `centerXWithinMargins`
          let name = given[1].caseName.prefix { !"MW".contains($0) }
          if given[0].environment == nil { return .nothing }
          return .structure(.init("NSLayoutAnchor", [given[0], .string(String(name))]))
        },
        "_name": .plain { anchor, _ in
          .string(["left": "leading", "right": "trailing"][anchor[1].text] ?? anchor[1].text)
        },
        "_frame": .reads { $0.frame(of: $1) },
        "UIView._size": .on { session, id, _, place throws(Problem) in
          try id.measuredSize(in: &session, place).value
        },
      ])
}

extension Session {
  /// The frame of a view in its superview, from constraints; nil if they do not determine its size.
  func constrainedFrame(of id: EnvironmentID, _ place: Place) throws(Problem) -> Rect? {
    guard let parent = superview(of: id),
      [id, parent].contains(where: { field("constraints", of: $0)?.elements.isEmpty == false })
    else { return nil }
    // Constraints above the nearest ancestor with a frame of its own do not affect this view.
    var (copy, root) = (self, parent)
    while frame(of: root) == .zero, let above = superview(of: root), traits.tree.kind(of: above) == .view {
      root = above
    }
    let known = try copy.read("frame", of: .environment(root), place) ?? .nothing
    copy.setField("frame", known, of: root)
    try copy.placeSubviews(of: root, place)
    let frame = copy.frame(of: id)
    return frame.size.isPositive ? frame : nil
  }
}
