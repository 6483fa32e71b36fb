import Sessions

extension StatementKind {
  static let propose = StatementKind(
    "propose", [.expression("size"), "to", .expression("view")], .views,
    "Asks a view what size it takes of what it is offered",
    "Offers a size, or `.unspecified`, `.zero`, `.infinity`, `ProposedViewSize(width: 80, height: nil)`, which leave an axis open or ask for the ideal, the least or the largest size. A representable answers by `sizeThatFits`, or by its view's intrinsic size and priorities. Its modifiers are left out, and nothing on screen changes.",
    example: "propose 300x50 to player/Meter", decisions: ["missingIntrinsicSize", "sizesOfContent"],
    context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let size = verb.value("size")
    let offer = try checker.checkUnfitted(size, expecting: .named("ProposedViewSize"))
    guard ["ProposedViewSize", "CGSize"].contains(offer.type.name) else {
      throw checker.problem(
        "expected a size, found \(checker.named(offer.type))", at: size.range,
        suggestion: "such as `300x50` or `.unspecified`")
    }
    let (code, view) = (offer.code, try checker.viewOnScreen(verb.value("view")))
    return checker.action(verb) { session, place throws(Problem) in
      guard case .node(let id) = try view(&session), let proposal = SizeProposal(try code(&session)) else {
        return
      }
      let size = try session.size(ofView: id, proposal, place)
      session.report { _ in ["\(size)"] }
    }
  }
}
