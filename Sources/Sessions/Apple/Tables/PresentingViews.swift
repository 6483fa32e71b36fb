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
      let isBare = ["requestReview", "openSettings"].contains(name)
      return AppleRow(
        "var \(name): \(isBare ? "()" : "(Any)") -> Void", "Asks the system; nothing happens here."
      ) {
        session, _, _, place throws(Problem) in
        let body: Action = { session throws(Problem) in
          session.note("`\(name)` asks the system for something, which is not part of Mendel")
          return .next
        }
        return .closure(
          session.makeFunction(
            FunctionCode(
              parameters: isBare ? [] : [.any], result: .void, frameSize: 1, captureSlots: [], body: body,
              place: place)))
      }
    }

  /// The older way to describe alerts, all at once; `ActionSheet` is a dialog.
  static let olderAlerts: [AppleType] =
    ["Alert", "ActionSheet"].map { name in
      let button = "Alert.Button"
      let declarations =
        name == "ActionSheet"
        ? ["title: Text, message: Text? = nil, buttons: [\(button)] = []"]
        : [
          "title: Text, message: Text? = nil, dismissButton: \(button)? = nil",
          "title: Text, message: Text? = nil, primaryButton: \(button), secondaryButton: \(button)",
        ]
      return AppleType(
        name, .structure, conforms: ["View"], "Title, message and buttons.",
        declarations.map { parameters in
          AppleRow("init(\(parameters))", "Makes one.") { _, _, given, _ throws(Problem) in
            let texts = zip(["title", "message"], given).filter { $0.1 != .nothing }
            let buttons = given.dropFirst(2).flatMap { name == "Alert" ? [$0] : $0.elements }.filter {
              $0 != .nothing
            }
            return .view(
              ViewValue(
                name,
                arguments: texts.map { ViewArgument($0.0, $0.1) }
                  + buttons.map { ViewArgument("content", $0) }))
          }
        })
    } + [
      AppleType(
        "Alert.Button", .structure, conforms: ["View"], "A button of an alert.",
        [
          ("default", "_ label: Text"), ("destructive", "_ label: Text"), ("cancel", "_ label: Text"),
          ("cancel", ""),
        ].map {
          name, label in
          let parameters = label + (label.isEmpty ? "" : ", ") + "action: (() -> Void)? = nil"
          let name = name == "default" ? "`default`" : name
          return AppleRow("static func \(name)(\(parameters)) -> Alert.Button", "Makes one.") {
            session, _, given, place throws(Problem) in
            let nothing = FunctionCode(
              parameters: [], result: .void, frameSize: 0, captureSlots: [],
              body: { _ throws(Problem) in .next },
              place: place)
            let action = given.last ?? .nothing
            let title = label.isEmpty ? Value.string("Cancel") : given[0]
            return .view(
              ViewValue(
                "Button",
                arguments: [
                  ViewArgument(label.isEmpty ? "title" : "label", title),
                  ViewArgument(
                    "action", action == .nothing ? .closure(session.makeFunction(nothing)) : action),
                ]))
          }
        })
    ]

  private static let modifiers =
    presenting + "\n" + """
      toolbar(content: () -> View)
      toolbar(id: String, content: () -> View)
      toolbar(_ visibility: Visibility, for bar: Any? = nil)
      toolbar(removing item: Any?)
      presentationDetents(_ detents: [PresentationDetent])
      presentationDetents(_ detents: [PresentationDetent], selection: Binding<PresentationDetent>)
      presentationBackground(_ style: ShapeStyle)
      presentationBackground(alignment: Any? = nil, content: @escaping () -> View)
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
      for title in ["LocalizedStringKey", "Text"] {
        let head = "\(name)(_ title: \(title), isPresented: Binding<Bool>, \(visibility)"
        rows.append("\(head)actions: @escaping () -> View)")
        rows.append("\(head)actions: @escaping () -> View, message: @escaping () -> View)")
        let data = "\(head)presenting data: T?, actions: @escaping (T) -> View"
        rows += ["\(data))", "\(data), message: @escaping (T) -> View)"]
      }
    }
    let failed = "alert(isPresented: Binding<Bool>, error data: T?, actions: @escaping "
    rows += ["\(failed)() -> View)", "\(failed)(T) -> View, message: @escaping (T) -> View)"]
    for (name, type) in [("alert", "Alert"), ("actionSheet", "ActionSheet")] {
      rows.append("\(name)(isPresented: Binding<Bool>, content: @escaping () -> \(type))")
      rows.append("\(name)(item: Binding<T?>, content: @escaping (T) -> \(type))")
    }
    return rows.joined(separator: "\n")
  }()
}

extension Value {
  /// A button with a title; the role `default` is none.
  static func button(_ title: Value, _ role: String, _ action: Value = .nothing) -> Value {
    var button = ViewValue(
      "Button", arguments: [ViewArgument("title", title), ViewArgument("action", action)])
    if role != "default" {
      button.arguments.append(ViewArgument("role", .enumCase("ButtonRole", role, [])))
    }
    return .view(button)
  }

  /// What an alert shows: its title, its message, and its buttons, of which there is always one.
  static func alert(_ title: Value, _ message: [Value], _ buttons: [Value]) -> Value {
    var heading = ViewValue("Title")
    if let text = title.view?.argument("content") ?? (title == .nothing ? nil : title) {
      heading.arguments = [ViewArgument("content", text)]
    }
    var parts = heading.arguments.isEmpty ? [] : [Value.view(heading)]
    if !message.isEmpty {
      let views = message.map { ViewArgument("content", $0) }
      parts.append(.view(ViewValue("Message", arguments: views)))
    }
    parts += (buttons.isEmpty ? [.button(.string("OK"), "default")] : buttons)
    let views = parts.compactMap(\.view).enumerated().map { index, view in
      var view = view
      view.position = index
      return ViewArgument("content", .view(view))
    }
    return .view(ViewValue("Group", arguments: views))
  }
}
