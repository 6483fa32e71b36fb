public import Foundation
internal import Traits
internal import ViewTree

/// A view, with its place in the hierarchy and the methods that depend on traits: UIKit's `UIView`.
///
/// Geometry is not modelled.
///
/// ```swift
/// final class Badge: View {
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     print(traitCollection[Theme.self])      // the theme that holds in this layout
///   }
/// }
/// ```
open class View: Responder {
  /// Makes a view outside of all hierarchies; the frame has no effect, since geometry is not modelled.
  public init(frame: CGRect) { super.init(base: ()) }

  /// Makes a view outside of all hierarchies.
  public convenience init() { self.init(frame: .zero) }

  override class var kind: EnvironmentKind? { .view }
  override var methodTable: MethodTable { .view }

  /// The name of the view in messages; without it, messages use its class.
  public var accessibilityIdentifier: String? {
    get { label }
    set { label = newValue }
  }

  /// The smallest size of text that the view and its subviews have; nil for no limit.
  public var minimumContentSizeCategory: ContentSizeCategory? { didSet { limitContentSize() } }
  /// The largest size of text that the view and its subviews have; nil for no limit.
  public var maximumContentSizeCategory: ContentSizeCategory? { didSet { limitContentSize() } }

  func limitContentSize() {
    let (minimum, maximum) = (minimumContentSizeCategory, maximumContentSizeCategory)
    withEngine {
      try $0.limitContentSize(
        minimum: minimum.map(Stored.engineValue), maximum: maximum.map(Stored.engineValue), at: $1)
    }
  }

  /// The background colour; a dynamic colour is resolved by its user.
  public var backgroundColor: Color?

  // MARK: - Methods for subclasses

  /// Updates the content of the view, before the layout and independently of it; since iOS 26.
  open func updateProperties() {}

  /// Updates constraints, before the layout.
  open func updateConstraints() {}

  /// Lays out the view, with its traits up to date: the recommended place to read them (WWDC23 session 10057).
  open func layoutSubviews() {}

  /// Draws the view, in the first update and when a trait that affects colours changes; the rectangle is empty.
  open func draw(_ rect: CGRect) {}

  // MARK: - Requests

  /// Asks for a layout in the next update.
  public func setNeedsLayout() { withEngine { try $0.setNeeds(.layoutSubviews, at: $1) } }

  /// Asks for a draw in the next update.
  public func setNeedsDisplay() { withEngine { try $0.setNeeds(.draw, at: $1) } }

  /// Asks for `updateConstraints()` in the next update.
  public func setNeedsUpdateConstraints() { withEngine { try $0.setNeeds(.updateConstraints, at: $1) } }

  /// Lays out at once all views that need it, here and below; outside of scenes, traits are not updated.
  public func layoutIfNeeded() { withEngine { try $0.beginLayout(of: $1) } }

  // MARK: - The hierarchy

  /// The view that contains this view; for a controller's view in a window, the window.
  public var superview: View? {
    let tree = runtime.traits.tree
    return runtime.object(tree.parent(of: tree.movableRoot(of: id))) as? View
  }

  /// The views in this view, from back to front.
  public var subviews: [View] {
    let tree = runtime.traits.tree
    return tree.children(of: id).compactMap { runtime.object(tree.contentHolder(of: $0)) as? View }
  }

  /// The window that contains the view; for a window, itself.
  public var window: Window? { runtime.object(runtime.traits.tree.window(of: id)) as? Window }

  /// Adds a view in front of the others; it leaves its former superview.
  ///
  /// With a controller's view, the controller moves, and inherits from here since iOS 17; its parent controller stays the same.
  public func addSubview(_ view: View, file: StaticString = #fileID, line: UInt = #line) {
    insert(view, at: nil, file, line)
  }

  /// Inserts a view at an index among the subviews.
  public func insertSubview(_ view: View, at index: Int, file: StaticString = #fileID, line: UInt = #line) {
    insert(view, at: index, file, line)
  }

  /// Inserts a view directly in front of a subview.
  public func insertSubview(
    _ view: View, aboveSubview sibling: View, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === sibling }.map { $0 + 1 }, file, line)
  }

  /// Inserts a view directly behind a subview.
  public func insertSubview(
    _ view: View, belowSubview sibling: View, file: StaticString = #fileID, line: UInt = #line
  ) { insert(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === sibling }, file, line) }

  /// Whether it is this view, or is inside it.
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func insert(_ view: View, at index: Int?, _ file: StaticString, _ line: UInt) {
    if view === self { misuse("\(name) cannot stand in itself.", file, line) }
    view.leave(for: self)
    runtime.adopt(view, file, line)
    withEngine(file, line) { try $0.insert(view.id, in: $1, at: index) }
    keep(view)
  }

  /// Removes the view from its superview; controllers inside it disappear.
  public func removeFromSuperview() { leave(for: nil) }
}

extension MethodTable {
  private final class Every: View {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
    override func updateProperties() {}
    override func updateConstraints() {}
    override func layoutSubviews() {}
    override func draw(_ rect: CGRect) {}
  }
  private final class None: View {}

  static let view = MethodTable(
    View.self, all: Every.self, none: None.self,
    [
      .updateProperties: { $0.updateProperties() }, .updateConstraints: { $0.updateConstraints() },
      .layoutSubviews: { $0.layoutSubviews() }, .draw: { $0.draw(.zero) },
    ])
}
