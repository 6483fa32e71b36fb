import Syntax

extension AppleTypes {
  /// SwiftUI's modifiers that present something, and those on what is presented.
  static let presentingViews = [
    AppleType(
      "View", .protocol, "A part of what is on screen.",
      modifiers.split(separator: "\n").map { .modifier("func \($0) -> Self") }),
    AppleType(
      "EnvironmentValues", .structure, "What a view can read of its surroundings.",
      [
        AppleRow("var dismiss: () -> Void", "Dismisses the presentation around.") {
          session, value, _, place throws(Problem) in
          guard case .node(let id) = value else { return .nothing }
          return .closure(session.dismissAction(at: id, place))
        },
        AppleRow("var presentationMode: Binding<PresentationMode>", "The older way to dismiss.") {
          session, value, _, place throws(Problem) in
          guard case .node(let id) = value else { return .nothing }
          let mode = Value.structure(
            .init(
              "PresentationMode",
              [
                .closure(session.dismissAction(at: id, place)),
                .bool(session.presentation(around: id) != nil),
              ]))
          return .binding(BindingValue(.constant(mode)))
        },
        AppleRow("var isPresented: Bool", "Whether a presentation is around.") {
          session, value, _, place throws(Problem) in
          guard case .node(let id) = value else { return .bool(false) }
          return .bool(session.presentation(around: id) != nil)
        },
      ] + requests),
    AppleType(
      "PresentationMode", .structure, "Whether something is presented, and how to end it.",
      fields: [("dismiss", .function([], .void), .nothing), ("isPresented", .bool, .bool(false))]),
  ]

  /// What asks the system for something: it is noted, and nothing happens here.
  private static let requests = ["openURL", "openWindow", "dismissWindow", "requestReview", "openSettings"]
    .map { name in
      AppleRow("var \(name): (Any) -> Void", "Asks the system; nothing happens here.") {
        session, _, _, place throws(Problem) in
        let body: Action = { session throws(Problem) in
          session.note("`\(name)` asks the system for something, which is not part of Mendel")
          return .next
        }
        return .closure(
          session.makeFunction(
            FunctionCode(
              parameters: [.any], result: .void, frameSize: 1, captureSlots: [], body: body, place: place)))
      }
    }

  private static let modifiers =
    presenting + "\n" + """
      toolbar(content: () -> View)
      presentationDetents(_ detents: [PresentationDetent])
      presentationDetents(_ detents: [PresentationDetent], selection: Binding<PresentationDetent>)
      presentationBackground(_ style: ShapeStyle)
      presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
      presentationCornerRadius(_ cornerRadius: Double?)
      presentationDragIndicator(_ visibility: Visibility)
      presentationContentInteraction(_ behavior: PresentationContentInteraction)
      presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
      presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
      presentationSizing(_ sizing: PresentationSizing)
      interactiveDismissDisabled(_ isDisabled: Bool = true)
      inspectorColumnWidth(_ width: Double)
      inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil)
      formStyle(_ style: FormStyle)
      """

  private static let presenting: String = {
    var rows = ["inspector(isPresented: Binding<Bool>, content: @escaping () -> View)"]
    for name in ["sheet", "fullScreenCover"] {
      rows.append(
        "\(name)(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> View)")
      rows.append(
        "\(name)(item: Binding<T?>, onDismiss: (() -> Void)? = nil, content: @escaping (T) -> View)")
    }
    let anchor = "attachmentAnchor: Any? = nil, arrowEdge: Any? = nil"
    rows.append("popover(isPresented: Binding<Bool>, \(anchor), content: @escaping () -> View)")
    rows.append("popover(item: Binding<T?>, \(anchor), content: @escaping (T) -> View)")
    for (name, visibility) in [("alert", ""), ("confirmationDialog", "titleVisibility: Visibility? = nil, ")]
    {
      let head = "\(name)(_ title: LocalizedStringKey, isPresented: Binding<Bool>, \(visibility)"
      rows.append("\(head)actions: @escaping () -> View)")
      rows.append("\(head)actions: @escaping () -> View, message: @escaping () -> View)")
    }
    return rows.joined(separator: "\n")
  }()
}
