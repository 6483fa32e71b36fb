/// What the caller calls something on a screen: the engine compares it, and remembers by it what people did.
package struct ScreenID: Hashable, Sendable, Comparable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (left: ScreenID, right: ScreenID) -> Bool { left.number < right.number }
}

/// One node of what a scene's views declare; presentations and toolbar items modify the element above, all else stands in it.
package struct ScreenElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A view that something is written on.
    case content
    case stack
    /// `NavigationSplitView`; its columns stand in it.
    case split(SplitView)
    case column(SplitColumn)
    case item(ToolbarItem)
    /// A button of an alert or a dialog, by its text.
    case button(String)
    case presentation(Presentation)
  }

  package var id: ScreenID
  package var name: String
  /// Nil where it stands in the scene itself.
  package var parent: ScreenID?
  package var kind: Kind
  /// What the environment answers in which it was written.
  package var sizeClasses: SizeClasses
  package var isRightToLeft = false
  /// Whether the view on top of a stack or a column hides its bar, and that at the bottom: `toolbar(.hidden, for:)`.
  package var hidesBar = false
  package var hidesBottomBar = false
  /// Whether an inspector asks for a title, which is seen where it is a sheet.
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

/// A presentation modifier, `inspector` or `sheet`, with what its binding holds now.
package struct Presentation: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case inspector, sheet, fullScreenCover, popover, alert, confirmationDialog

    /// What a message calls it, as what is on the screen.
    package var words: String { PresentationForm(rawValue: rawValue)?.words ?? rawValue }

    package var isAlert: Bool { self == .alert || self == .confirmationDialog }
  }

  package var kind: Kind
  package var isPresented: Bool
  /// What tells the item of `sheet(item:)` from others.
  package var item: String?
  package var modifiers = PresentationModifiers()
  /// How large its content would like to be, where its sizing asks for that.
  package var idealSize: Size?

  package init(_ kind: Kind, isPresented: Bool) { (self.kind, self.isPresented) = (kind, isPresented) }

  /// The detents that were asked for: without a modifier large alone, and for an inspector medium too.
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

/// What a `NavigationSplitView` asks for.
package struct SplitView: Hashable, Sendable {
  /// Which columns are asked for: `NavigationSplitViewVisibility`.
  package enum Visibility: String, Hashable, Sendable, CaseIterable {
    case automatic, all, doubleColumn, detailOnly
  }

  package var visibility = Visibility.automatic
  /// `navigationSplitViewStyle(.balanced)`: the detail gets narrower beside the other columns.
  package var isBalanced = false
  /// `preferredCompactColumn`: what is on top where all columns are one stack.
  package var compactColumn = SplitColumn.detail
  /// `navigationSplitViewColumnWidth`, where it was written.
  package var widths: [SplitColumn: ColumnWidth] = [:]

  package init() {}
}

package enum SplitColumn: String, Hashable, Sendable, CaseIterable { case sidebar, content, detail }

/// What `ToolbarItem(placement:)` asks for.
package struct ToolbarItem: Hashable, Sendable {
  package var label: String
  package var placement: ToolbarPlacement
  /// A `Spacer()`, which pushes what follows to the end of its section.
  package var isSpacer = false
  /// Whether `toolbarRole(.editor)` holds for its bar, which has room for secondary actions then.
  package var isInEditor = false
  /// Whether it shows a symbol of this name.
  package var isSymbol = false
  package var leadsBack = false

  package init(_ label: String, _ placement: ToolbarPlacement) {
    (self.label, self.placement) = (label, placement)
  }
}
