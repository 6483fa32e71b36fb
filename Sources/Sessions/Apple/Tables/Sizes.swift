import Presentations

extension AppleTypes {
  /// Sizes that views have of themselves, and what is proposed to them.
  static let sizes = TypeInfo.read(
    """
    class UIView
      var intrinsicContentSize: CGSize { get }  // The size of its content; -1 where it has none.
      func invalidateIntrinsicContentSize()  // Says that its intrinsic size has changed: it is asked for anew.
      func sizeThatFits(_ size: CGSize) -> CGSize { let own = _size; return own.width > 0 && own.height > 0 ? own : _frame.size }  // The size that fits it.
      func sizeToFit() { if _size.width > 0 && _size.height > 0 { frame = CGRect(origin: _frame.origin, size: _size) } }  // Takes its intrinsic size.
      var _priorities: [String: UILayoutPriority] = [:]
      func _needsSizes()
      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { _priorities["hugging \\(axis)"] = priority; _needsSizes() }  // How unwillingly it grows.
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { _priorities["hugging \\(axis)"] ?? UILayoutPriority(self is UILabel ? 251 : 250) }  // How unwillingly it grows.
      func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { _priorities["resistance \\(axis)"] = priority; _needsSizes() }  // How unwillingly it shrinks.
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { _priorities["resistance \\(axis)"] ?? .defaultHigh }  // How unwillingly it shrinks.
    struct UILayoutPriority: Hashable  // How firmly something holds.
      var rawValue: Double = 1000
      init(_ rawValue: Double) { self.rawValue = rawValue }  // A priority from 0 to 1000.
      static var required: UILayoutPriority { UILayoutPriority(1000) }  // A priority.
      static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }  // A priority.
      static var defaultLow: UILayoutPriority { UILayoutPriority(250) }  // A priority.
      static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }  // A priority.
    struct ProposedViewSize: Hashable  // What a view is offered: a length on each axis, or nil, which asks for the ideal one.
      var width, height: Double?
      init(_ size: CGSize) { width = size.width; height = size.height }  // Offers a size.
      static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }  // Asks for the least size.
      static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }  // Asks for the largest size.
      static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }  // Asks for the ideal size.
      func replacingUnspecifiedDimensions(by size: CGSize? = nil) -> CGSize {
        CGSize(width: width ?? size?.width ?? 10, height: height ?? size?.height ?? 10)
      }  // A size, with 10 or the one given where nothing is proposed.
    """,
    [
      "intrinsicContentSize": .reads { $1.naturalSize(in: $0) },
      "invalidateIntrinsicContentSize": .does { session, id, _, _ in id.invalidateSize(in: &session) },
      "_needsSizes": .runs { session, _, _, _ in session.views.needsLayout = true },
    ])
}
