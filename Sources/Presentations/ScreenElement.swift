/// The caller's identifier of an element on a screen; the engine keeps the state of presentations under it.
package struct ScreenID: Hashable, Sendable, Comparable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (left: ScreenID, right: ScreenID) -> Bool { left.number < right.number }
}

/// One node of a scene's declarations; presentations and toolbar items modify the parent element, all others are inside it.
package struct ScreenElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A view to which modifiers are attached.
    case content
    case stack
    /// A `NavigationSplitView`; its columns are its children.
    case split(SplitView)
    case column(SplitColumn)
    case item(ToolbarItem)
    /// A button of an alert or a dialog, identified by its text.
    case button(String)
    case presentation(Presentation)
  }

  package var id: ScreenID
  package var name: String
  /// The parent element; nil for an element directly in the scene.
  package var parent: ScreenID?
  package var kind: Kind
  /// The size classes of the environment in which it was declared.
  package var sizeClasses: SizeClasses
  package var isRightToLeft = false
  /// Whether the top view of a stack or a column hides the bar, or the bottom bar: `toolbar(.hidden, for:)`.
  package var hidesBar = false
  package var hidesBottomBar = false
  /// Whether an inspector asks for a title, which is visible only in a sheet.
  package var isTitled = false

  package init(
    _ id: ScreenID, _ name: String, in parent: ScreenID?, _ kind: Kind, sizeClasses: SizeClasses,
    isRightToLeft: Bool = false
  ) {
    (self.id, self.name, self.parent, self.kind) = (id, name, parent, kind)
    (self.sizeClasses, self.isRightToLeft) = (sizeClasses, isRightToLeft)
  }

  package var presentation: Presentation? {
    if case .presentation(let presentation) = kind { presentation } else { nil }
  }

  package var item: ToolbarItem? { if case .item(let item) = kind { item } else { nil } }
}

/// A presentation modifier such as `inspector` or `sheet`, with the current value of its binding.
package struct Presentation: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case inspector, sheet, fullScreenCover, popover, alert, confirmationDialog

    /// The name of the kind in a message, the same as that of its form.
    package var words: String { PresentationForm(rawValue: rawValue)?.words ?? rawValue }

    package var isAlert: Bool { self == .alert || self == .confirmationDialog }
  }

  package var kind: Kind
  package var isPresented: Bool
  /// The identity of the item of `sheet(item:)`, to tell it from others.
  package var item: String?
  package var modifiers = PresentationModifiers()
  /// The ideal size of its content, if its sizing asks for that.
  package var idealSize: Size?

  package init(_ kind: Kind, isPresented: Bool) { (self.kind, self.isPresented) = (kind, isPresented) }

  /// The size of a popover whose content has none of its own.
  package static let popoverSize = Size(width: 320, height: 400)

  /// The detents that were asked for; without a modifier only large, and for an inspector also medium.
  var detents: [PresentationDetent] {
    modifiers.detents.isEmpty ? kind == .inspector ? [.medium, .large] : [.large] : modifiers.detents
  }

  /// The size of a card in a scene: `Decision` cardSizes.
  func cardSize(in scene: Size) -> Size {
    var wanted = modifiers.sizing == .page ? Size(width: 712, height: 960) : Size(width: 540, height: 620)
    if let idealSize, modifiers.fitted.contains(.horizontal) { wanted.width = idealSize.width }
    if let idealSize, modifiers.fitted.contains(.vertical) { wanted.height = idealSize.height }
    return Size(width: min(wanted.width, scene.width - 48), height: min(wanted.height, scene.height - 48))
  }
}

/// The options of a `NavigationSplitView`.
package struct SplitView: Hashable, Sendable {
  /// The columns that are asked for: `NavigationSplitViewVisibility`.
  package enum Visibility: String, Hashable, Sendable, CaseIterable {
    case automatic, all, doubleColumn, detailOnly
  }

  package var visibility = Visibility.automatic
  /// Whether the style is `.balanced` (`navigationSplitViewStyle`): the detail gets narrower beside the other columns.
  package var isBalanced = false
  /// The column on top when all columns form one stack: `preferredCompactColumn`.
  package var compactColumn = SplitColumn.detail
  /// The widths that `navigationSplitViewColumnWidth` asks for.
  package var widths: [SplitColumn: ColumnWidth] = [:]

  package init() {}
}

package enum SplitColumn: String, Hashable, Sendable, CaseIterable { case sidebar, content, detail }

/// The options of a `ToolbarItem(placement:)`.
package struct ToolbarItem: Hashable, Sendable {
  package var label: String
  package var placement: ToolbarPlacement
  /// Whether it is a `Spacer()`, which pushes later items to the end of its section.
  package var isSpacer = false
  /// Whether its bar has `toolbarRole(.editor)`, and so has room for secondary actions.
  package var isInEditor = false
  /// Whether it shows the symbol named `label` instead of a text.
  package var isSymbol = false
  package var leadsBack = false

  package init(_ label: String, _ placement: ToolbarPlacement) {
    (self.label, self.placement) = (label, placement)
  }
}
