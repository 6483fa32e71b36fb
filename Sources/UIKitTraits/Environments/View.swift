public import Foundation
internal import Traits
internal import ViewTree

/// A view, with its place among others and the methods that depend on traits: UIKit's `UIView`.
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
  /// Makes a view that stands nowhere yet; the frame has no effect, since geometry is not modelled.
  public init(frame: CGRect) { super.init(base: ()) }

  /// Makes a view that stands nowhere yet.
  public convenience init() { self.init(frame: .zero) }

  override class var kind: EnvironmentKind? { .view }
  override var methodTable: MethodTable { .view }

  /// What sentences call it, instead of its class.
  public var accessibilityIdentifier: String? {
    get { label }
    set { label = newValue }
  }

  /// The smallest size of text that comes in, or `nil`.
  public var minimumContentSizeCategory: ContentSizeCategory? { didSet { limitContentSize() } }
  /// The largest size of text that comes in, or `nil`.
  public var maximumContentSizeCategory: ContentSizeCategory? { didSet { limitContentSize() } }

  func limitContentSize() {
    let (least, most) = (minimumContentSizeCategory, maximumContentSizeCategory)
    ask {
      try $0.setContentSizeLimits(
        least: least.map(Stored.engineValue), most: most.map(Stored.engineValue), at: $1)
    }
  }

  /// The colour behind it; a dynamic one is resolved by who asks.
  public var backgroundColor: Color?

  // MARK: - What subclasses override

  /// Brings what the view shows up to date, before the layout and apart from it; since iOS 26.
  open func updateProperties() {}

  /// Updates constraints, before the layout.
  open func updateConstraints() {}

  /// Lays the view out, with its traits up to date: the recommended place for reading them (WWDC23 session 10057).
  open func layoutSubviews() {}

  /// Draws the view, in the first update and when a trait that affects colours changes; the rectangle is empty.
  open func draw(_ rect: CGRect) {}

  // MARK: - What is asked for

  /// Asks for a layout in the next update.
  public func setNeedsLayout() { ask { try $0.setNeeds(.layoutSubviews, at: $1) } }

  /// Asks for a draw in the next update.
  public func setNeedsDisplay() { ask { try $0.setNeeds(.draw, at: $1) } }

  /// Asks for `updateConstraints()` in the next update.
  public func setNeedsUpdateConstraints() { ask { try $0.setNeeds(.updateConstraints, at: $1) } }

  /// Lays out at once what needs it here and below; outside of every scene traits stay as they are.
  public func layoutIfNeeded() { ask { try $0.beginLayout(of: $1) } }

  // MARK: - The hierarchy

  /// The view in which it stands: for a controller's view in a window, the window.
  public var superview: View? {
    let tree = runtime.traits.tree
    return runtime.object(tree.parent(of: tree.unit(of: id))) as? View
  }

  /// The views that stand in it, from back to front.
  public var subviews: [View] {
    let tree = runtime.traits.tree
    return tree.children(of: id).compactMap { runtime.object(tree.contentHolder(of: $0)) as? View }
  }

  /// The window in which it stands; for a window, itself.
  public var window: Window? { runtime.object(runtime.traits.tree.window(of: id)) as? Window }

  /// Puts a view in front of the others, out of where it stood before.
  ///
  /// A controller's view brings the controller, which inherits from here since iOS 17; whose child it is stays as it is.
  public func addSubview(_ view: View, file: StaticString = #fileID, line: UInt = #line) {
    insert(view, at: nil, file, line)
  }

  /// Puts a view before the one that has this place among the others.
  public func insertSubview(_ view: View, at index: Int, file: StaticString = #fileID, line: UInt = #line) {
    insert(view, at: index, file, line)
  }

  /// Puts a view right in front of another one that stands here.
  public func insertSubview(
    _ view: View, aboveSubview sibling: View, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === sibling }.map { $0 + 1 }, file, line)
  }

  /// Puts a view right behind another one that stands here.
  public func insertSubview(
    _ view: View, belowSubview sibling: View, file: StaticString = #fileID, line: UInt = #line
  ) { insert(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === sibling }, file, line) }

  /// Whether it is the view, or stands in it.
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func insert(_ view: View, at index: Int?, _ file: StaticString, _ line: UInt) {
    if view === self { misuse("\(name) cannot stand in itself.", file, line) }
    view.leave(for: self)
    runtime.adopt(view, file, line)
    ask(file, line) { try $0.insert(view.id, in: $1, at: index) }
    keep(view)
  }

  /// Takes the view out of what it stands in; controllers in it disappear.
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
