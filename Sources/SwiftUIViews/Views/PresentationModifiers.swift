public import Presentations

/// A height at which a sheet rests: SwiftUI's `PresentationDetent`.
public typealias PresentationDetent = Presentations.PresentationDetent
/// Whether what lies behind a presentation can be used: SwiftUI's `PresentationBackgroundInteraction`.
public typealias PresentationBackgroundInteraction = Presentations.BackgroundInteraction
/// What a swipe in a presentation does: SwiftUI's `PresentationContentInteraction`.
public typealias PresentationContentInteraction = Presentations.ContentInteraction
/// Whether something is seen: SwiftUI's `Visibility`.
public typealias Visibility = Presentations.DragIndicator
/// How large a presentation is as a card: SwiftUI's `PresentationSizing`.
public typealias PresentationSizing = Presentations.PresentationSizing
/// What a presentation adapts to where there is little room: SwiftUI's `PresentationAdaptation`.
public typealias PresentationAdaptation = Presentations.CompactAdaptation.Form

struct Declaration {
  let kind: Presentation.Kind
  let title: String
  /// What its binding holds: the item for which it is presented, with its id.
  let get: @MainActor () -> (item: Any, id: AnyHashable)?
  let dismiss: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?
  let content: ContentMaker
}

/// Makes what a presentation shows; each run of a body makes another one.
@MainActor final class ContentMaker {
  let make: @MainActor (Any) -> any View
  init(_ make: @escaping @MainActor (Any) -> any View) { self.make = make }
}

struct PresentedContent: View {
  let content: ContentMaker
  let item: Any
  var body: AnyView { AnyView(content.make(item)) }
}

/// What an alert or a dialog shows, with the button that the system adds.
struct Choice<Message: View, Actions: View>: View, BuiltIn {
  let message: Message
  let actions: Actions
  let isDialog: Bool

  func elements(at position: Int, on screen: Screen) -> [Element] {
    var buttons = screen.elements(of: actions, at: part(1, of: position))
    let presenter = screen.graph.running.flatMap { screen.graph[$0]?.parent }
    let isRegular = presenter.map { screen.environment(at: $0).horizontalSizeClass } == .regular
    if isDialog, isRegular, screen.window.traitCollection.userInterfaceIdiom != .mac {
      // A popover needs no button that ends it.
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

  /// Presents an inspector: a column where there is room, and else a sheet.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.inspector, isPresented, nil, content) }

  /// Presents a sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.sheet, isPresented, onDismiss, content) }

  /// Presents a sheet for an item; another item is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View { present(.sheet, item: item, onDismiss, content) }

  /// Presents a cover of the whole scene.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.fullScreenCover, isPresented, onDismiss, content) }

  /// Presents a cover for an item; another item is another cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View { present(.fullScreenCover, item: item, onDismiss, content) }

  /// Presents a panel with an arrow, which is a sheet in a compact width.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { present(.popover, isPresented, nil, content) }

  /// Presents a message with buttons, each of which ends it; without one there is an “OK”.
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    present(.alert, isPresented, titled: title) {
      Choice(message: message(), actions: actions(), isDialog: false)
    }
  }

  /// Presents a choice of actions, each of which ends it; where it is no popover, there is a “Cancel” as well.
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

  /// Gives an inspector's column a width that people cannot change.
  public func inspectorColumnWidth(_ width: Double) -> some View { set(\.columnWidth, .fixed(width)) }

  /// Gives an inspector's column a width that people drag between the bounds.
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    set(\.columnWidth, .flexible(minimum: min, ideal: ideal, maximum: max))
  }

  /// Lets a sheet rest at these heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    set(\.detents, detents.sorted())
  }

  /// Lets a sheet rest at these heights, and holds in a binding at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    set(\.detents, detents.sorted()).modified(.presented { $0.selection = selection.wrappedValue })
      .modified(.selection(selection))
  }

  /// Says whether what lies behind can be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    set(\.backgroundInteraction, interaction)
  }

  /// Says what a presentation adapts to in a compact width or height.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Says what a presentation adapts to, by direction.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    set(\.adaptation, CompactAdaptation(horizontal, vertical: vertical))
  }

  /// Keeps people from dismissing a presentation.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    set(\.isDismissDisabled, isDisabled)
  }

  /// Says whether a swipe in the content resizes a sheet first, or scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    set(\.contentInteraction, behavior)
  }

  /// Shows or hides a sheet's grabber.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    set(\.dragIndicator, visibility)
  }

  /// Gives a presentation's corners a radius.
  public func presentationCornerRadius(_ radius: Double?) -> some View { set(\.cornerRadius, radius) }

  /// Says how large a card is.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { set(\.sizing, sizing) }
}

extension BackgroundInteraction {
  /// What lies behind can be used up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .upThrough(detent) }
}
