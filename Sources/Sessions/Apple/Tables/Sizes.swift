import Presentations
import ViewTree

extension AppleTypes {
  /// Sizes that views have of themselves, and what is proposed to them.
  static let sizes =
    [
      AppleType(
        "UIView", .class,
        "",
        [
          .on("var intrinsicContentSize: CGSize { get }", "The size of its content; -1 where it has none.") {
            session, id, _, _ throws(Problem) in
            let natural = id.naturalSize(in: session)
            return size(natural.width, natural.height)
          },
          .does(
            "func invalidateIntrinsicContentSize()",
            "Says that its intrinsic size has changed: it is asked for anew."
          ) { session, id, _, _ throws(Problem) in
            id.invalidateSize(in: &session)
          },
          .on("func sizeThatFits(_ size: CGSize) -> CGSize", "The size that fits it.") {
            session, id, _, place throws(Problem) in
            let own = try id.measuredSize(in: &session, place)
            let frame = (session.field("frame", of: id) ?? .nothing).rectangle
            return own.isPositive ? size(own.width, own.height) : size(frame.width, frame.height)
          },
          .does("func sizeToFit()", "Takes its intrinsic size.") { session, id, _, place throws(Problem) in
            let own = try id.measuredSize(in: &session, place)
            let old = (session.field("frame", of: id) ?? .nothing).rectangle
            if own.isPositive { session.setField("frame", rect(old.x, old.y, own.width, own.height), of: id) }
          },
        ] + priorities("ContentHugging", .hugging, "grows")
          + priorities("ContentCompressionResistance", .compression, "shrinks"))
    ]
    + AppleType.read(
      """
      struct UILayoutPriority: Hashable  // How firmly something holds.
        var rawValue: Double = 1000
        init(_ rawValue: Double) { self.rawValue = rawValue }  // A priority from 0 to 1000.
        static var required: UILayoutPriority { UILayoutPriority(1000) }  // A priority.
        static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }  // A priority.
        static var defaultLow: UILayoutPriority { UILayoutPriority(250) }  // A priority.
        static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }  // A priority.
      struct ProposedViewSize: Hashable  // What a view is offered: a length on each axis, or nil, which asks for the ideal one.
        var width: Double?
        var height: Double?
        init(_ size: CGSize) { width = size.width; height = size.height }  // Offers a size.
        static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }  // Asks for the least size.
        static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }  // Asks for the largest size.
        static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }  // Asks for the ideal size.
        func replacingUnspecifiedDimensions(by size: CGSize? = nil) -> CGSize { CGSize(width: width ?? size?.width ?? 10, height: height ?? size?.height ?? 10) }  // A size, with 10 or the one given where nothing is proposed.
      """)

  private static func priority(_ value: Double) -> Value {
    .structure(.init("UILayoutPriority", [.double(value)]))
  }

  /// `setContentHuggingPriority(_:for:)` and its like.
  private static func priorities(_ name: String, _ kind: EnvironmentID.SizePriority, _ verb: String)
    -> [AppleRow]
  {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    return [
      .does(
        "func set\(name)Priority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)",
        "How unwillingly it \(verb)."
      ) { session, id, given, _ throws(Problem) in
        session.setField("\(kind.rawValue).\(given[1].caseName)", given[0], of: id)
        session.views.needsLayout = true
      },
      .on(
        "func \(small)Priority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority",
        "How unwillingly it \(verb)."
      ) { session, id, given, _ throws(Problem) in
        priority(id.priority(kind, given[0].caseName, in: session))
      },
    ]
  }
}
