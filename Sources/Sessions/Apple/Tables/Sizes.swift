import Presentations
import ViewTree

extension AppleTypes {
  /// Sizes that views have of themselves, and what is proposed to them.
  static let sizes = [
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
        + priorities("ContentCompressionResistance", .compression, "shrinks")),
    AppleType(
      "UILayoutPriority", .structure, conforms: ["Hashable"], "How firmly something holds.",
      fields: [("rawValue", .double, .double(1000))],
      [("required", 1000.0), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50)].map {
        name, value in
        .constant("static var \(name): UILayoutPriority { get }", "A priority.", priority(value))
      } + [
        .plain("init(_ rawValue: Double)", "A priority from 0 to 1000.") { _, given in
          priority(given[0].number ?? 0)
        }
      ]),
    AppleType(
      "ProposedViewSize", .structure, conforms: ["Hashable"],
      "What a view is offered: a length on each axis, or nil, which asks for the ideal one.",
      fields: [("width", .optional(.double), .nothing), ("height", .optional(.double), .nothing)],
      [
        ("zero", SizeProposal(width: 0, height: 0), "Asks for the least size."),
        ("infinity", SizeProposal(width: .infinity, height: .infinity), "Asks for the largest size."),
        ("unspecified", SizeProposal(), "Asks for the ideal size."),
      ].map { name, proposal, help in
        .constant("static var \(name): ProposedViewSize { get }", help, proposal.value)
      } + [
        .plain("init(_ size: CGSize)", "Offers a size.") { _, given in
          guard case .structure(let size) = given[0] else { return .nothing }
          return .structure(.init("ProposedViewSize", size.fields))
        },
        .plain(
          "func replacingUnspecifiedDimensions(by size: CGSize? = nil) -> CGSize",
          "A size, with 10 or the one given where nothing is proposed."
        ) { value, given in
          let proposal = SizeProposal(value) ?? SizeProposal()
          let other = SizeProposal(given[0]) ?? SizeProposal(width: 10, height: 10)
          return size(proposal.width ?? other.width ?? 10, proposal.height ?? other.height ?? 10)
        },
      ]),
  ]

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
