import Sessions

extension AppleTypes {
  /// SwiftUI's modifiers that present something, and the modifiers of presented content.
  static let presentingViews = TypeInfo.read(
    """
    struct EnvironmentValues  // What a view can read of its surroundings.
      var dismiss: DismissAction { get }  // Dismisses the presentation around.
      var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(dismiss: dismiss._run, isPresented: isPresented)) }  // The older way to dismiss.
      var isPresented: Bool { get }  // Whether a presentation is around.
      var openURL: OpenURLAction { OpenURLAction() }  // Opens an address, by the nearest handler.
      each openWindow/OpenWindow, openSettings/OpenSettings, dismissWindow/DismissWindow, requestReview/RequestReview | var #: #1Action { #1Action(_name: "#") }  // Asks the system; nothing happens here.
      var isSearching: Bool { _searches?.wrappedValue ?? (_search?.wrappedValue.isEmpty == false) }  // Whether a person searches in the field around.
      var dismissSearch: DismissSearchAction { DismissSearchAction(_text: _search, _isPresented: _searches) }  // Ends the search around.
      var editMode: Binding<EditMode>? { get }  // Whether the lists around are edited; `EditButton` switches it.
      var _search: Binding<String>? { get }
      var _searches: Binding<Bool>? { get }
      var refresh: RefreshAction? { get }  // What `refreshable` around does.
    struct DismissAction,RefreshAction  // Ends the presentation around, or loads anew.
      var _run: () -> Void
      func callAsFunction() { _run() }  // Does it.
    struct PresentationMode  // Whether something is presented, and how to end it.
      var dismiss: () -> Void
      var isPresented: Bool
    struct DismissSearchAction  // Ends a search.
      var _text: Binding<String>?
      var _isPresented: Binding<Bool>?
      func callAsFunction() { _text?.wrappedValue = ""; _isPresented?.wrappedValue = false }  // Empties the field.
    struct OpenURLAction  // Opens addresses.
      var _handler: ((URL) -> OpenURLAction.Result)?
      init() {}  // By the system.
      init(handler: @escaping (URL) -> OpenURLAction.Result) { _handler = handler }  // By a closure.
      func callAsFunction(_ url: URL, completion: ((Bool) -> Void)? = nil) {
        let result = _handler?(url) ?? .systemAction
        if result == .systemAction { _asksSystem("openURL") }
        completion?(result != .discarded)
      }  // Opens one.
    enum OpenURLAction.Result handled discarded systemAction
      static func systemAction(_ url: URL) -> OpenURLAction.Result { .systemAction }  // Another address for the system.
    struct OpenWindowAction,DismissWindowAction,RequestReviewAction,OpenSettingsAction  // Asks the system.
      var _name: String
      func callAsFunction(_ what: Any? = nil, id: String? = nil, value: Any? = nil, at: Any? = nil) { _asksSystem(_name) }  // Nothing happens here.
    struct Global
      func _asksSystem(_ what: String)
    protocol View
      inspector(isPresented: Binding<Bool>, content: @escaping () -> View)  // A column at the trailing edge where there is room, else a sheet.
      sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> View)  // A card over the view, while the binding is true.
      sheet(item: Binding<T?>, onDismiss: (() -> Void)? = nil, content: @escaping (T) -> View)  // A card for the value, while the binding holds one; another value makes another.
      fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> View)  // Covers the screen, while the binding is true.
      fullScreenCover(item: Binding<T?>, onDismiss: (() -> Void)? = nil, content: @escaping (T) -> View)  // Covers the screen, while the binding holds a value.
      popover(isPresented: Binding<Bool>, attachmentAnchor: Any? = nil, arrowEdge: Any? = nil, content: @escaping () -> View)  // A panel that points at the view, where there is room; else a sheet.
      popover(item: Binding<T?>, attachmentAnchor: Any? = nil, arrowEdge: Any? = nil, content: @escaping (T) -> View)  // The same, while the binding holds a value.
      alert(_ title: Title, isPresented: Binding<Bool>, actions: @escaping () -> View, message: (@escaping () -> View)? = nil)  // A question in the middle; each of its buttons ends it.
      alert(_ title: Title, isPresented: Binding<Bool>, presenting data: T?, actions: @escaping (T) -> View, message: (@escaping (T) -> View)? = nil)  // The same, about a value.
      confirmationDialog(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility? = nil, actions: @escaping () -> View, message: (@escaping () -> View)? = nil)  // A choice of actions; each of them ends it.
      confirmationDialog(_ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility? = nil, presenting data: T?, actions: @escaping (T) -> View, message: (@escaping (T) -> View)? = nil)  // The same, about a value.
      alert(isPresented: Binding<Bool>, error data: T?, actions: @escaping () -> View)  // Tells of an error.
      alert(isPresented: Binding<Bool>, error data: T?, actions: @escaping (T) -> View, message: @escaping (T) -> View)  // Tells of an error.
      each alert/Alert, actionSheet/ActionSheet | #(isPresented: Binding<Bool>, content: @escaping () -> #1)
      each alert/Alert, actionSheet/ActionSheet | #(item: Binding<T?>, content: @escaping (T) -> #1)
      toolbar(id: String? = nil, content: () -> View)  // Items of the bar around the view.
      each toolbar, toolbarVisibility | #(_ visibility: Visibility, for bars: Any...)  // Hides bars around the view, or shows them.
      toolbar(removing item: ToolbarDefaultItemKind?)  // Takes out an item that the system puts there.
      presentationDetents(_ detents: [PresentationDetent], selection: Binding<PresentationDetent>? = nil)  // The heights at which the sheet around the view rests.
      presentationBackground(_ style: ShapeStyle)  // What fills the presentation: a material or a colour.
      presentationBackground(alignment: Any? = nil, content: @escaping () -> View)  // What stands behind the content of the presentation.
      presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)  // Whether what lies behind can be used meanwhile.
      presentationCornerRadius(_ cornerRadius: Double?)  // How round the corners of the presentation are.
      presentationDragIndicator(_ visibility: Visibility)  // Whether the grabber of the sheet shows.
      presentationContentInteraction(_ behavior: PresentationContentInteraction)  // Whether a swipe in the sheet resizes it first, or scrolls.
      presentationCompactAdaptation(_ adaptation: PresentationAdaptation)  // What the presentation becomes where there is little room.
      presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)  // The same, by the direction in which room is little.
      presentationSizing(_ sizing: PresentationSizing)  // How large the card is.
      interactiveDismissDisabled(_ isDisabled: Bool = true)  // Keeps people from ending the presentation; code still can.
      inspectorColumnWidth(_ width: Double)  // How wide the column of the inspector is.
      inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil)  // How wide the column may be, and is at first.
      formStyle(_ style: FormStyle)  // How the forms below look.
    """,
    [
      "dismiss": .init { session, value, _, place in
        let run = value.node.map { Value.closure(session.dismissAction(at: $0, place)) }
        return run.map { .structure(.init("DismissAction", [$0])) } ?? .nothing
      },
      "editMode": .init { session, value, _, _ in
        guard case .node(let id) = value else { return .nothing }
        let around = Array(session.views.ancestors(of: id))
        let stack =
          around.first { session.views[$0]?.type.hasPrefix("Navigation") == true } ?? around.last ?? id
        if session.views.graph.latest("editMode", of: stack) == nil {
          session.views.graph.initialize("editMode", .enumCase("EditMode", "inactive", []), of: stack)
        }
        return .binding(BindingValue(.state(stack, "editMode")))
      },
      "_search": searching("text"), "_searches": searching("isPresented"),
      "refresh": .init { session, value, _, _ in
        let action = session.around(value, "refreshable")?.arguments.first?.value
        return action.map { .structure(.init("RefreshAction", [$0])) } ?? .nothing
      },
      "isPresented": .init { session, value, _, _ in
        let around = value.node.map { Array(session.views.ancestors(of: $0)) } ?? []
        return .bool(around.contains { session.views.graph[$0]?.element.isAttached == true })
      },
      "_asksSystem": .runs { session, _, given, _ in
        session.note("`\(given[0].text)` asks the system for something, which is not part of Mendel")
      },
    ])

  /// An argument of the search field around a view.
  private static func searching(_ argument: String) -> AppleRow {
    .init { session, value, _, _ in
      session.around(value, "searchable")?["field"]?.view?.argument(argument) ?? .nothing
    }
  }

  /// The older form of alerts, described as one value; `ActionSheet` is a dialog.
  static let olderAlerts = TypeInfo.read(
    """
    view Alert  // Title, message and buttons.
      init(title: Text, message: Text? = nil, dismissButton content: Alert.Button? = nil)
      init(title: Text, message: Text? = nil, primaryButton content: Alert.Button, secondaryButton other: Alert.Button)
    view ActionSheet  // Title, message and buttons.
      init(title: Text, message: Text? = nil, buttons content: [Alert.Button] = [])
    struct Global
      func _alertButton(_ role: ButtonRole?, _ label: Text, _ action: (() -> Void)?) -> View { Button(role: role, action: action ?? {}) { label } }
    view Alert.Button  // A button of an alert.
      each `default`/nil, destructive/.destructive, cancel/.cancel | static func #(_ label: Text, action: (() -> Void)? = nil) -> Any { _alertButton(#1, label, action) }  // Makes one.
      static func cancel(_ action: (() -> Void)? = nil) -> Any { _alertButton(.cancel, Text("Cancel"), action) }  // Makes one.
    """)
}

extension Session {
  /// The nearest modifier with a name around the view whose environment is read.
  fileprivate func around(_ view: Value, _ name: String) -> ModifierValue? {
    view.node.flatMap { views.ancestors(of: $0).lazy.compactMap { self.views[$0]?.modifier(name) }.first }
  }
}
