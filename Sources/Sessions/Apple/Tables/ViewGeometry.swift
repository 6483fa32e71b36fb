extension AppleTypes {
  /// Where views lie in each other, and the layers and gestures that they have.
  static let viewGeometry = TypeInfo.read(
    """
    class UIView
      func _place() -> CGPoint { let above = superview?._place() ?? CGPoint.zero; return CGPoint(x: above.x + frame.minX, y: above.y + frame.minY) }
      func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { let (own, other) = (_place(), (view ?? window)?._place() ?? CGPoint.zero); return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y) }  // A place of its own, as the other view counts it; nil is the window.
      func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }  // A rectangle of its own, as the other view counts it.
      func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { let zero = convert(CGPoint.zero, to: view); return CGPoint(x: point.x - zero.x, y: point.y - zero.y) }  // A place of another view's, as this one counts it.
      func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }  // A rectangle of another view's, as this one counts it.
      func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }  // Whether a place lies in it.
      func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 || !self.point(inside: point, with: event) { return nil }
        for view in subviews.reversed() { if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit } }
        return self
      }  // The view in front at a place.
      func exchangeSubview(at i: Int, withSubviewAt j: Int) { let (low, high) = (subviews[min(i, j)], subviews[max(i, j)]); insertSubview(high, at: min(i, j)); insertSubview(low, at: max(i, j)) }  // Lets two subviews change places.
      var gestureRecognizers: [UIGestureRecognizer]?  // What was added.
      func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { recognizer.view = self; gestureRecognizers = (gestureRecognizers ?? []) + [recognizer] }  // Adds one.
      func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { recognizer.view = nil; gestureRecognizers = gestureRecognizers?.filter { $0 !== recognizer } }  // Takes one out.
      static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection = .leftToRight) -> UIUserInterfaceLayoutDirection {
        switch attribute { case .forceRightToLeft: return .rightToLeft; case .forceLeftToRight, .playback, .spatial: return .leftToRight; default: return direction }
      }  // Where a line starts with an attribute.
    class CALayer  // What a view is drawn on.
      var delegate: Any?  // The view whose it is.
      var _frame: CGRect
      var _above: CALayer?
      var _below: [CALayer] = []
      var frame: CGRect { get { (delegate as? UIView)?.frame ?? _frame } set { if let view = delegate as? UIView { view.frame = newValue } else { _frame = newValue } } }  // Its rectangle: its view's.
      var bounds: CGRect { get { CGRect(origin: .zero, size: frame.size) } set { frame = CGRect(x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width, height: newValue.height) } }  // Its rectangle in its own coordinates; its middle stays.
      var position: CGPoint { get { CGPoint(x: frame.midX, y: frame.midY) } set { frame = CGRect(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width, height: frame.height) } }  // Its middle.
      func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }  // Whether a place lies in it.
      var superlayer: CALayer? { (delegate as? UIView)?.superview?.layer ?? _above }  // The layer in which it lies.
      var sublayers: [CALayer]? {
        get {
          let own = (delegate as? UIView)?.subviews.map { $0.layer } ?? []
          let all = _below.filter { $0.delegate == nil || own.contains($0) }
          return all.isEmpty && own.isEmpty ? nil : all + own.filter { !all.contains($0) }
        }
        set { for layer in _below { layer._above = nil }; _below = newValue ?? []; for layer in _below { layer._above = self } }
      }  // The layers in it, those of its view's subviews too.
      func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: sublayers?.count ?? 0) }  // Adds a layer in front.
      func insertSublayer(_ layer: CALayer, at index: Int) { layer.removeFromSuperlayer(); var all = sublayers ?? []; all.insert(layer, at: min(index, all.count)); sublayers = all }  // Adds a layer at a place.
      func insertSublayer(_ layer: CALayer, above other: CALayer?) { insertSublayer(layer, at: (sublayers?.firstIndex { $0 === other } ?? -1) + 1) }  // Adds a layer in front of another.
      func insertSublayer(_ layer: CALayer, below other: CALayer?) { insertSublayer(layer, at: sublayers?.firstIndex { $0 === other } ?? 0) }  // Adds a layer behind another.
      func removeFromSuperlayer() { if let above = _above { above.sublayers = above.sublayers?.filter { $0 !== self } }; _above = nil }  // Takes it out of its layer.
    """,
    [
      "delegate": .init { session, value, _, _ in
        if case .layer(let id) = value { return .environment(id) }
        return session.stored("delegate", of: value) ?? .nothing
      } set: { session, value, given, _ in
        session.store("delegate", of: &value, given[0])
        return .void
      }
    ])
}
