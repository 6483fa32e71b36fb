public import Presentations

/// A height at which a sheet rests: SwiftUI's `PresentationDetent`.
public typealias PresentationDetent = Presentations.PresentationDetent
/// Whether the content behind a presentation can be used: SwiftUI's `PresentationBackgroundInteraction`.
public typealias PresentationBackgroundInteraction = Presentations.BackgroundInteraction
/// The effect of a swipe in a presentation: SwiftUI's `PresentationContentInteraction`.
public typealias PresentationContentInteraction = Presentations.ContentInteraction
/// Whether something is visible: SwiftUI's `Visibility`.
public typealias Visibility = Presentations.DragIndicator
/// The size of a presentation as a card: SwiftUI's `PresentationSizing`.
public typealias PresentationSizing = Presentations.PresentationSizing
/// The form to which a presentation adapts in a compact size: SwiftUI's `PresentationAdaptation`.
public typealias PresentationAdaptation = Presentations.CompactAdaptation.Form

struct Declaration {
  let kind: Presentation.Kind
  let title: String
  /// The value of its binding: the item that is presented, with its id; nil if none is.
  let get: @MainActor () -> (item: Any, id: AnyHashable)?
  let dismiss: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?
  let content: ContentMaker
}

/// Makes the content of a presentation; each run of a body makes another maker.
@MainActor final class ContentMaker {
  let make: @MainActor (Any) -> any View
  init(_ make: @escaping @MainActor (Any) -> any View) { self.make = make }
}

struct PresentedContent: View {
  let content: ContentMaker
  let item: Any
  var body: AnyView { AnyView(content.make(item)) }
}

/// The content of an alert or a dialog, with the button that the system adds.
struct Choice<Message: View, Actions: View>: View, BuiltIn {
  let message: Message
  let actions: Actions
  let isDialog: Bool

  func elements(at position: Int, on screen: Screen) -> [Element] {
    var buttons = screen.elements(of: actions, at: part(1, of: position))
    let presenter = screen.graph.running.flatMap { screen.graph[$0]?.parent }
    let isRegular = presenter.map { screen.environment(at: $0).horizontalSizeClass } == .regular
    if isDialog, isRegular, screen.window.traitCollection.userInterfaceIdiom != .mac {
      // A popover needs no cancel button.
      buttons.removeAll { $0.isCancel }
    } else if isDialog ? !buttons.contains(where: { $0.isCancel }) : buttons.isEmpty {
      let added = Button(isDialog ? "Cancel" : "OK", role: .cancel) {}
      buttons += screen.elements(of: added, at: part(2, of: position))
    }
    return screen.elements(of: message, at: part(0, of: position)) + buttons
  }
}

extension Element {
  @MainActor fileprivate var isCancel: Bool { details.details.isCancel || children.contains { $0.isCancel } }
}

extension View {
  private func present<Content: View>(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, titled title: String = "",
    _ onDismiss: (@MainActor () -> Void)? = nil, _ content: @escaping @MainActor () -> Content
  ) -> some View {
    let declaration = Declaration(
      kind: kind, title: title, get: { isPresented.wrappedValue ? ((), "") : nil },
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: ContentMaker { _ in content() })
    return modified(.presentation(declaration))
  }

  private func present<Item: Identifiable, Content: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    let declaration = Declaration(
      kind: kind, title: "", get: { item.wrappedValue.map { ($0, AnyHashable($0.id)) } },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
      content: ContentMaker { item in (item as? Item).map { content($0) } })
    return modified(.presentation(declaration))
  }

  /// Presents an inspector: a column if there is room, otherwise a sheet.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.inspector, isPresented, nil, content) }

  /// Presents a sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.sheet, isPresented, onDismiss, content) }

  /// Presents a sheet for an item; a different item gets a new sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View { present(.sheet, item: item, onDismiss, content) }

  /// Presents a cover of the whole scene.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.fullScreenCover, isPresented, onDismiss, content) }

  /// Presents a cover for an item; a different item gets a new cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View { present(.fullScreenCover, item: item, onDismiss, content) }

  /// Presents a panel with an arrow, which is a sheet in a compact width.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.popover, isPresented, nil, content) }

  /// Presents a message with buttons, each of which dismisses it; without any there is an “OK”.
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    present(.alert, isPresented, titled: title) {
      Choice(message: message(), actions: actions(), isDialog: false)
    }
  }

  /// Presents a choice of actions, each of which dismisses it; unless it is a popover, there is also a “Cancel”.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    present(.confirmationDialog, isPresented, titled: title) {
      Choice(message: message(), actions: actions(), isDialog: true)
    }
  }

  fileprivate func set<Value>(_ property: WritableKeyPath<PresentationModifiers, Value>, _ value: Value)
    -> some View
  {
    modified(.presented { $0[keyPath: property] = value })
  }

  /// Sets the width of an inspector's column, which people cannot change.
  public func inspectorColumnWidth(_ width: Double) -> some View { set(\.columnWidth, .fixed(width)) }

  /// Sets the bounds between which people can drag an inspector's column.
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    set(\.columnWidth, .flexible(minimum: min, ideal: ideal, maximum: max))
  }

  /// Sets the heights at which a sheet can rest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    set(\.detents, detents.sorted())
  }

  /// Sets the heights at which a sheet can rest, with a binding to the present one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    set(\.detents, detents.sorted()).modified(.presented { $0.selection = selection.wrappedValue })
      .modified(.selection(selection))
  }

  /// Sets whether the content behind can be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    set(\.backgroundInteraction, interaction)
  }

  /// Sets the form to which a presentation adapts in a compact width or height.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the forms to which a presentation adapts, for each direction.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { set(\.adaptation, CompactAdaptation(horizontal, vertical: vertical)) }

  /// Sets whether people are kept from dismissing a presentation.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    set(\.isDismissDisabled, isDisabled)
  }

  /// Sets whether a swipe in the content first resizes a sheet, or scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    set(\.contentInteraction, behavior)
  }

  /// Shows or hides a sheet's grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    set(\.dragIndicator, visibility)
  }

  /// Sets the radius of a presentation's corners.
  public func presentationCornerRadius(_ radius: Double?) -> some View { set(\.cornerRadius, radius) }

  /// Sets the size of a card.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { set(\.sizing, sizing) }
}

extension BackgroundInteraction {
  /// Lets people use the content behind, up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .upThrough(detent) }
}
