import Syntax

extension AppleTypes {
  /// SwiftUI's modifiers that present something, and those on what is presented.
  static let presentingViews =
    TypeInfo.read(
      """
      struct EnvironmentValues  // What a view can read of its surroundings.
        var dismiss: () -> Void { get }  // Dismisses the presentation around.
        var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(dismiss: dismiss, isPresented: isPresented)) }  // The older way to dismiss.
        var isPresented: Bool { get }  // Whether a presentation is around.
        var openURL: (Any) -> Void { return { _ in _asksSystem("openURL") } }  // Asks the system; nothing happens here.
        var openWindow: (Any) -> Void { return { _ in _asksSystem("openWindow") } }  // Asks the system; nothing happens here.
        var dismissWindow: (Any) -> Void { return { _ in _asksSystem("dismissWindow") } }  // Asks the system; nothing happens here.
        var requestReview: () -> Void { return { _asksSystem("requestReview") } }  // Asks the system; nothing happens here.
        var openSettings: () -> Void { return { _asksSystem("openSettings") } }  // Asks the system; nothing happens here.
      struct Global
        func _asksSystem(_ what: String)
      """,
      [
        "dismiss": .init { session, value, _, place in
          guard case .node(let id) = value else { return .nothing }
          return .closure(session.dismissAction(at: id, place))
        },
        "isPresented": .init { session, value, _, _ in
          guard case .node(let id) = value else { return .bool(false) }
          return .bool(session.presentation(around: id) != nil)
        },
        "_asksSystem": .runs { session, _, given, _ in
          session.note("`\(given[0].text)` asks the system for something, which is not part of Mendel")
        },
      ]) + [
      TypeInfo("View", .protocol, "A part of what is on screen.", AppleRow.modifiers(modifiers)),
      TypeInfo(
        "PresentationMode", .structure, "Whether something is presented, and how to end it.",
        fields: [("dismiss", .function([], .void), .nothing), ("isPresented", .bool, .bool(false))]),
    ]

  /// The older way to describe alerts, all at once; `ActionSheet` is a dialog.
  static let olderAlerts = TypeInfo.read(
    """
    view Alert,ActionSheet,Alert.Button
    struct Alert  // Title, message and buttons.
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)  // Makes one.
      init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)  // Makes one.
    struct ActionSheet  // Title, message and buttons.
      init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [])  // Makes one.
    struct Alert.Button  // A button of an alert.
      static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button  // Makes one.
      static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button  // Makes one.
      static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button  // Makes one.
      static func cancel(action: (() -> Void)? = nil) -> Alert.Button  // Makes one.
    """,
    [
      "Alert.init": alert("Alert"), "ActionSheet.init": alert("ActionSheet"),
      "default": button, "destructive": button, "cancel": button,
    ])

  private static func alert(_ type: String) -> AppleRow {
    .plain { _, given in
      let texts = zip(["title", "message"], given).map { ViewArgument($0, $1) }
      let buttons = given.dropFirst(2).flatMap(\.elements).map { ViewArgument("content", $0) }
      return .view(ViewValue(type, arguments: (texts + buttons).filter { $0.value != .nothing }))
    }
  }

  /// A button of an alert: without a label it is `Cancel`.
  private static let button = AppleRow { session, _, given, place in
    var action = given.last ?? .nothing
    if action == .nothing {
      action = .closure(session.makeFunction(FunctionCode(body: { _ in .next }, place: place)))
    }
    let title =
      given.count > 1 ? ViewArgument("label", given[0]) : ViewArgument("title", .string("Cancel"))
    return .view(ViewValue("Button", arguments: [title, ViewArgument("action", action)]))
  }

  private static let modifiers = """
    inspector(isPresented: Binding<Bool>, content: @escaping () -> View)
    sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> View)
    sheet(item: Binding<T?>, onDismiss: (() -> Void)? = nil, content: @escaping (T) -> View)
    fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> View)
    fullScreenCover(item: Binding<T?>, onDismiss: (() -> Void)? = nil, content: @escaping (T) -> View)
    popover(isPresented: Binding<Bool>, attachmentAnchor: Any? = nil, arrowEdge: Any? = nil, content: @escaping () -> View)
    popover(item: Binding<T?>, attachmentAnchor: Any? = nil, arrowEdge: Any? = nil, content: @escaping (T) -> View)
    alert(_ title: Title, isPresented: Binding<Bool>, actions: @escaping () -> View, message: (@escaping () -> View)? = nil)
    alert(_ title: Title, isPresented: Binding<Bool>, presenting data: T?, actions: @escaping (T) -> View, message: (@escaping (T) -> View)? = nil)
    confirmationDialog(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility? = nil, actions: @escaping () -> View, message: (@escaping () -> View)? = nil)
    confirmationDialog(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility? = nil, presenting data: T?, actions: @escaping (T) -> View, message: (@escaping (T) -> View)? = nil)
    alert(isPresented: Binding<Bool>, error data: T?, actions: @escaping () -> View)
    alert(isPresented: Binding<Bool>, error data: T?, actions: @escaping (T) -> View, message: @escaping (T) -> View)
    alert(isPresented: Binding<Bool>, content: @escaping () -> Alert)
    alert(item: Binding<T?>, content: @escaping (T) -> Alert)
    actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    actionSheet(item: Binding<T?>, content: @escaping (T) -> ActionSheet)
    toolbar(id: String? = nil, content: () -> View)
    toolbar(_ visibility: Visibility, for bar: Any? = nil)
    toolbar(removing item: Any?)
    presentationDetents(_ detents: [PresentationDetent], selection: Binding<PresentationDetent>? = nil)
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
