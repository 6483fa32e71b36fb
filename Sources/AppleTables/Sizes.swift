import Sessions

extension AppleTypes {
  /// Intrinsic sizes of views, and size proposals.
  static let sizes = TypeInfo.read(
    """
    class UIView
      var intrinsicContentSize: CGSize { get }  // The size of its content; -1 where it has none.
      func invalidateIntrinsicContentSize()  // Says that its intrinsic size has changed: it is asked for anew.
      func sizeThatFits(_ size: CGSize) -> CGSize { let own = _size; return own.width > 0 && own.height > 0 ? own : _frame.size }  // The size that fits it.
      func sizeToFit() { if _size.width > 0 && _size.height > 0 { frame = CGRect(origin: _frame.origin, size: _size) } }  // Takes its intrinsic size.
      var _priorities: [String: UILayoutPriority] = [:]
      func _needsSizes()
      each ContentHugging/hugging/grows, ContentCompressionResistance/resistance/shrinks | func set#Priority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { _priorities["#1 \\(axis)"] = priority; _needsSizes() }  // How unwillingly it #2.
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { _priorities["hugging \\(axis)"] ?? UILayoutPriority(self is UILabel ? 251 : 250) }  // How unwillingly it grows.
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { _priorities["resistance \\(axis)"] ?? .defaultHigh }  // How unwillingly it shrinks.
    struct UILayoutPriority: Hashable  // How firmly something holds.
      var rawValue: Double = 1000
      init(_ rawValue: Double) { self.rawValue = rawValue }  // A priority from 0 to 1000.
      each required/1000, defaultHigh/750, defaultLow/250, fittingSizeLevel/50 | static var #: UILayoutPriority { UILayoutPriority(#1) }  // A priority.
      each +, - | static func #(priority: UILayoutPriority, more: Double) -> UILayoutPriority { UILayoutPriority(priority.rawValue # more) }  // A firmer or a weaker one.
    struct ProposedViewSize: Hashable  // What a view is offered: a length on each axis, or nil, which asks for the ideal one.
      var width, height: Double?
      init(_ size: CGSize) { width = size.width; height = size.height }  // Offers a size.
      each zero/0/least, infinity/.infinity/largest, unspecified/nil/ideal | static var #: ProposedViewSize { ProposedViewSize(width: #1, height: #1) }  // Asks for the #2 size.
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
