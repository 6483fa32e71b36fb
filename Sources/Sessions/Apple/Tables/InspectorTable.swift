import Presentations

extension AppleTypes {
  /// What an inspector tells, and the enums of presentations.
  static let presentations: [AppleType] = [
    AppleType(
      "Inspector", .class, nil, "An inspector: a column where there is room, else a sheet.",
      [
        AppleRow("var isPresented: Bool", "Whether it is presented, in whatever form.") {
          session, value, _, _ throws(Problem) in
          inspector(value).map { .bool(session.screens.system.isPresented($0)) } ?? .nothing
        } set: { session, value, arguments, place throws(Problem) in
          if let id = inspector(value) { try session.setPresented(id, arguments[0] == .bool(true), place) }
          return .void
        },
        AppleRow("var presentedAs: PresentationForm", "What it is on the screen now.") {
          session, value, _, _ throws(Problem) in
          inspector(value).map {
            .enumCase(
              "PresentationForm", session.screens.system.presentedAs($0, traits: session.traits).rawValue, [])
          } ?? .nothing
        },
        AppleRow("var placement: InspectorPlacement?", "How far up its column reaches; nil where it is none.")
        {
          session, value, _, _ throws(Problem) in
          guard let id = inspector(value),
            let placement = session.screens.system.placement(id, traits: session.traits)
          else { return .nothing }
          return .enumCase("InspectorPlacement", placement.rawValue, [])
        },
        AppleRow("var width: Double?", "Its column's width in points; nil where it is none.") {
          session, value, _, _ throws(Problem) in
          inspector(value).flatMap { session.screens.system.width($0, traits: session.traits) }.map {
            .double($0)
          } ?? .nothing
        },
      ]),
    AppleType(
      "PresentationForm", .enumeration, nil, "What a presentation is on the screen.",
      cases: PresentationForm.allCases.map { ($0.rawValue, .string($0.rawValue)) }),
    AppleType(
      "InspectorPlacement", .enumeration, nil, "How far up an inspector's column reaches.",
      cases: InspectorPlacement.allCases.map { ($0.rawValue, .string($0.rawValue)) }),
  ]

  private static func inspector(_ value: Value) -> InspectorID? {
    if case .inspector(let id) = value { id } else { nil }
  }
}
