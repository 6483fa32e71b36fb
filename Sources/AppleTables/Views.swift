import Presentations
import Sessions
import Traits
import ViewTree

extension AppleTypes {
  /// `UIView`, its place in the hierarchy, and its layer.
  static let uiViews = TypeInfo.read(
    """
    class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace  // A rectangle that lays out and draws itself.
      init?(coder: NSCoder)  // For interface files.
      init(frame: CGRect)  // A view outside of every hierarchy.
      init()  // A view without a size.
      func _begin()
      func addSubview(_ view: UIView) { insertSubview(view, at: Int.max) }  // Adds a view in front of the others.
      func insertSubview(_ view: UIView, aboveSubview other: UIView) { insertSubview(view, at: (subviews.firstIndex(of: other) ?? Int.max - 1) + 1) }  // Adds a view just in front of another.
      func insertSubview(_ view: UIView, belowSubview other: UIView) { insertSubview(view, at: subviews.firstIndex(of: other) ?? Int.max) }  // Adds a view just behind another.
      func insertSubview(_ view: UIView, at index: Int)  // Adds a view at a place, 0 at the back.
      func _leave()
      func removeFromSuperview() { _endConstraints(); _leave() }  // Takes it out of its superview.
      var superview: UIView? { get }  // The view in which it stands.
      var subviews: [UIView] { get }  // The views in it, those at the back first.
      var window: UIWindow? { get }  // The window in which it is; nil outside of every hierarchy.
      func bringSubviewToFront(_ view: UIView) { if view.superview == self, subviews.last != view { insertSubview(view, at: Int.max) } }  // Puts a subview in front of the others.
      func sendSubviewToBack(_ view: UIView) { if view.superview == self, subviews.first != view { insertSubview(view, at: 0) } }  // Puts a subview behind the others.
      func isDescendant(of view: UIView) -> Bool { self == view || superview?.isDescendant(of: view) ?? false }  // Whether it is the view, or in it.
      func viewWithTag(_ tag: Int) -> UIView? { if self.tag == tag { return self }; for view in subviews { if let found = view.viewWithTag(tag) { return found } }; return nil }  // The first view here that has a tag.
      var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight) }  // Where a line starts: by the view's semantic content attribute, else by the traits.
      var overrideUserInterfaceStyle: UIUserInterfaceStyle  // Light or dark; unspecified inherits.
      var _least, _most: UIContentSizeCategory?
      func _limit(_ least: UIContentSizeCategory?, _ most: UIContentSizeCategory?)
      each minimum/least/smallest, maximum/most/largest | var #ContentSizeCategory: UIContentSizeCategory? { get { _#1 } set { _#1 = newValue; _limit(_least, _most) } }  // The #2 size of text that comes in.
      var layer: CALayer { get }  // What it is drawn on.
      var tintColor: UIColor!  // The colour of what can be touched; without one of its own, its superview's.
      var frame: CGRect  // Its rectangle: as it was set, else the room that it has on its screen.
      var _mask: UIView.AutoresizingMask = []
      func _noteSuperview()
      var autoresizingMask: UIView.AutoresizingMask { get { _mask } set { _mask = newValue; _noteSuperview() } }  // What of it changes when its superview has another size.
      drawn backgroundColor: UIColor?  // What is drawn behind it.
      var isHidden: Bool  // Whether it is not shown.
      var alpha: Double = 1  // From 0, not seen, to 1.
      var tag: Int  // A number of one's own.
      var isUserInteractionEnabled: Bool = true  // Whether touches reach it.
      var isOpaque: Bool = true  // Whether nothing shines through.
      var bounds: CGRect { get { CGRect(origin: .zero, size: frame.size) } set { frame = CGRect(x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width, height: newValue.height) } }  // Its rectangle in its own coordinates; its middle stays.
      var center: CGPoint { get { CGPoint(x: frame.midX, y: frame.midY) } set { frame = CGRect(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width, height: frame.height) } }  // Its middle in its superview.
      var _tintMode: UIView.TintAdjustmentMode = .automatic
      var tintAdjustmentMode: UIView.TintAdjustmentMode { get { _tintMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : _tintMode } set { _tintMode = newValue } }  // How its tint colour is adjusted; automatic is as its superview's.
      var interactions: [Any] = []
      func addInteraction(_ interaction: Any) { interactions.append(interaction) }  // Adds one; nobody interacts with it here.
      func removeInteraction(_ interaction: Any) { interactions = interactions.filter { $0 !== interaction } }  // Takes one out.
      var layoutGuides: [UILayoutGuide] = []
      func addLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.append(guide) }  // Adds a rectangle to which views are constrained.
      func removeLayoutGuide(_ guide: UILayoutGuide) { layoutGuides = layoutGuides.filter { $0 !== guide } }  // Takes one out.
      each safeAreaInsets/safe area, layoutMargins/margins | func #DidChange()  // Called when its #1 changed.
      var safeAreaInsets: UIEdgeInsets { (next as? UIViewController)?.additionalSafeAreaInsets ?? .zero }  // What its controller adds; bars are not counted.
      var _margins: NSDirectionalEdgeInsets = 8
      var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { _margins }
        set {
          if newValue == _margins { return }
          _margins = newValue
          layoutMarginsDidChange()
          (next as? UIViewController)?.viewLayoutMarginsDidChange()
        }
      }  // The room around its content, by where a line starts.
      var layoutMargins: UIEdgeInsets {
        get {
          let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
          return UIEdgeInsets(top: _margins.top, left: isTurned ? _margins.trailing : _margins.leading, bottom: _margins.bottom, right: isTurned ? _margins.leading : _margins.trailing)
        }
        set {
          let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
          directionalLayoutMargins = NSDirectionalEdgeInsets(top: newValue.top, leading: isTurned ? newValue.right : newValue.left, bottom: newValue.bottom, trailing: isTurned ? newValue.left : newValue.right)
        }
      }  // The room around its content.
      static var noIntrinsicMetric: Double { -1 }  // No size of its own.
      func layoutSubviews()  // Called when it is laid out.
      func draw(_ rect: CGRect)  // Called when it is drawn.
      func draw(_ layer: CALayer, in context: Any)  // Called by a layer that it is the delegate of, which is not drawn here.
      each Constraints, Properties | func update#()  // Called before it is laid out, where it was asked for.
      func tintColorDidChange()  // Called when its tint colour has changed.
      func layoutSublayers(of layer: CALayer)  // Where classes of your own lay out layers.
      each Window/window, Superview/view | func didMoveTo#()  // Called when it has come into a #1.
      each toWindow window: UIWindow/window, toSuperview view: UIView/view | func willMove(#?)  // Called before it comes into a #1.
      static func animate(withDuration duration: Double, delay: Double = 0, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); DispatchQueue.main.async { completion?(true) } }  // Does something at once, since nothing is animated here; what is to follow comes at the end of the turn.
      static func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping: Double, initialSpringVelocity: Double, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); DispatchQueue.main.async { completion?(true) } }  // Does something at once.
      static func animate(springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity: Double = 0, delay: Double = 0, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); DispatchQueue.main.async { completion?(true) } }  // Does something at once.
      static func animate(_ animation: Any, changes: () -> Void, completion: (() -> Void)? = nil) { changes(); DispatchQueue.main.async { completion?() } }  // Does something at once.
      static func animateKeyframes(withDuration duration: Double, delay: Double, options: Any = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); DispatchQueue.main.async { completion?(true) } }  // Does something at once.
      static func transition(with view: UIView, duration: Double, options: Any = 0, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { animations?(); DispatchQueue.main.async { completion?(true) } }  // Does something at once.
      static func transition(from old: UIView, to new: UIView, duration: Double, options: Any = 0, completion: ((Bool) -> Void)? = nil) { DispatchQueue.main.async { completion?(true) } }  // Does something at once.
      static func addKeyframe(withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void) { animations() }  // Does something at once.
      static func performWithoutAnimation(_ actions: () -> Void) { let outer = areAnimationsEnabled; areAnimationsEnabled = false; actions(); areAnimationsEnabled = outer }  // Does something while animations are off.
      static var areAnimationsEnabled: Bool = true  // Whether animations are on.
      static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }  // Switches animations on or off.
      func _place() -> CGPoint { let above = superview?._place() ?? CGPoint.zero; return CGPoint(x: above.x + frame.minX, y: above.y + frame.minY) }
      func convert(_ point: CGPoint, to view: UICoordinateSpace?) -> CGPoint { let (own, other) = (_place(), (view == nil ? window : view as? UIView)?._place() ?? CGPoint.zero); return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y) }  // A place of its own, as the other view counts it; nil is the window.
      func convert(_ rect: CGRect, to view: UICoordinateSpace?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }  // A rectangle of its own, as the other view counts it.
      func convert(_ point: CGPoint, from view: UICoordinateSpace?) -> CGPoint { let zero = convert(CGPoint.zero, to: view); return CGPoint(x: point.x - zero.x, y: point.y - zero.y) }  // A place of another view's, as this one counts it.
      func convert(_ rect: CGRect, from view: UICoordinateSpace?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }  // A rectangle of another view's, as this one counts it.
      func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }  // Whether a place lies in it.
      func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 || !self.point(inside: point, with: event) { return nil }
        for view in subviews.reversed() { if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit } }
        return self
      }  // The view in front at a place.
      func endEditing(_ force: Bool) -> Bool { UIResponder._first.map { ($0 as? UIView)?.isDescendant(of: self) ?? false ? $0.resignFirstResponder() : false } ?? false }  // Ends the editing of a text in it.
      func exchangeSubview(at i: Int, withSubviewAt j: Int) { let (low, high) = (subviews[min(i, j)], subviews[max(i, j)]); insertSubview(high, at: min(i, j)); insertSubview(low, at: max(i, j)) }  // Lets two subviews change places.
      var gestureRecognizers: [UIGestureRecognizer]?  // What was added.
      func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { recognizer.view = self; gestureRecognizers = (gestureRecognizers ?? []) + [recognizer] }  // Adds one.
      func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { recognizer.view = nil; gestureRecognizers = gestureRecognizers?.filter { $0 !== recognizer } }  // Takes one out.
      static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection = .leftToRight) -> UIUserInterfaceLayoutDirection {
        switch attribute { case .forceRightToLeft: return .rightToLeft; case .forceLeftToRight, .playback, .spatial: return .leftToRight; default: return direction }
      }  // Where a line starts with an attribute.
    class CALayer  // What a view is drawn on.
      init()  // A layer.
      init(layer: Any)  // A copy, for what an animation shows.
      init?(coder: NSCoder)  // For interface files.
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
    """, natives)

  private static let natives: [String: AppleRow] = [
    "init(frame:)": .does { session, id, given, place throws(Problem) in
      session.setField("frame", given[0], of: id)
      if !session.frame(of: id).size.isPositive { return }
      try session.engine(place) { try $0.setNeeds(.layoutSubviews, at: id) }
    },
    "init()": beginning, "_begin": beginning,
    "insertSubview(_:at:)": .does { session, id, given, place throws(Problem) in
      let index = given[1].whole
      let view = try session.alive(given[0], place)
      try session.put(view, in: id, at: index == .max ? nil : index, place)
      try session.noteSuperviewSize(of: view, place)
    },
    "_noteSuperview": .does { session, id, _, place throws(Problem) in
      try session.noteSuperviewSize(of: id, place)
    },
    "_leave": .does { session, id, _, place throws(Problem) in try session.removeFromParent(id, place) },
    "superview": .reads { $0.superview(of: $1) },
    "subviews": .reads { $0.subviews(of: $1) },
    "window": .reads { session, id -> EnvironmentID? in
      // A view that is being made, or that is about to appear, is in no window yet.
      let early: [TraitEvent] = [.loadView, .viewDidLoad, .viewWillAppear]
      let isJoining = session.runtime.callbacks.contains { callback in
        early.contains { callback.target == .method($0) }
          && session.traits.tree.contains(callback.environment, id)
      }
      return isJoining ? nil : session.traits.tree.window(of: id)
    },
    "overrideUserInterfaceStyle": overriddenStyle,
    "_limit": .does { session, id, given, place throws(Problem) in
      let limits = given.map { limit in
        limit == .nothing ? nil : session.stored(limit, of: Int(TraitID.preferredContentSizeCategory.index))
      }
      try session.engine(place) { try $0.limitContentSize(minimum: limits[0], maximum: limits[1], at: id) }
    },
    "layer": .reads { Value.layer($1) },
    "tintColor": .on { session, id, _ in
      var place: EnvironmentID? = id
      while let current = place {
        let color = session.drawn("tintColor", of: current)
        if color != .nothing { return color }
        place = session.traits.tree.parent(of: current)
      }
      return .color(.named("systemBlue"))
    } set: { session, id, new, place throws(Problem) in
      try session.setDrawn("tintColor", new, of: id, place)
      for view in Array(session.traits.tree.preorder(from: id))
      where view == id || session.field("tintColor", of: view) == nil {
        session.runtime.current.append(session.traits.collection(at: view))
        defer { session.runtime.current.removeLast() }
        try session.notify("tintColorDidChange", view, place)
      }
    },
    "frame": .on { session, id, place throws(Problem) in
      let own = session.frame(of: id)
      if own != .zero { return try session.autoresized(own, of: id, place).value }
      if let placed = try session.constrainedFrame(of: id, place) { return placed.value }
      if let room = id.room(in: session) { return room.whole.value }
      // Before a controller's view is in a hierarchy, it is as large as the screen.
      return session.traits.tree.isRootView(id) ? Rect(session.screen.size).value : own.value
    } set: { session, id, new, place throws(Problem) in
      let old = session.frame(of: id).size
      session.setField("frame", new, of: id)
      try session.noteSuperviewSize(of: id, place)
      guard session.frame(of: id).size != old, [.view, .window].contains(session.traits.tree.kind(of: id))
      else { return }
      try session.engine(place) { try $0.setNeeds(.layoutSubviews, at: id) }
    },
    "delegate": .init { session, value, _, _ in
      if case .layer(let id) = value { return .environment(id) }
      return session.stored("delegate", of: value) ?? .nothing
    } set: { session, value, given, _ in
      session.store("delegate", of: &value, given[0])
      return .void
    },
  ]

  /// An initialiser that calls the designated one, which a class of the learner's may override.
  private static let beginning = AppleRow { session, value, _, place throws(Problem) in
    try session.initializeDynamically(&value, labels: ["frame"], [Rect.zero.value], place)
  }

  static let overriddenStyle = AppleRow.on { session, id, _ in
    let style = TraitValue.integer(session.traits.overrideUserInterfaceStyle(at: id))
    return session.value(style, as: .named("UIUserInterfaceStyle"))
  } set: { session, id, new, place throws(Problem) in
    let raw = session.raw(of: new)?.whole ?? 0
    try session.engine(place) { try $0.setOverrideUserInterfaceStyle(raw, at: id) }
  }

  /// A property for a colour or image that a view draws.
  static func drawnRow(_ name: String, _ type: String, _ help: String, otherwise: Value) -> AppleRow {
    AppleRow.on { session, id, _ in
      let value = session.drawn(name, of: id)
      return value == .nothing ? otherwise : value
    } set: { session, id, new, place throws(Problem) in
      try session.setDrawn(name, new, of: id, place)
    }.declared("var \(name): \(type)", help)
  }
}

extension Session {
  /// Runs a convenience initialiser as UIKit does: it calls the designated initialiser, which the object's class may override.
  mutating func initializeDynamically(
    _ object: inout Value, labels: [String], _ arguments: [Value], _ place: Place
  ) throws(Problem) -> Value {
    let type = className(of: object)
    let own = lineage(.named(type)).lazy.compactMap { info in
      info.members["init"]?.first { $0.signature.labels == labels }
    }.first
    guard let own, case .functions = own.body, runtime.budget.depth < Budget.depthLimit else { return .void }
    var arguments = arguments
    return try invoke(own, of: &object, &arguments, place, as: nil)
  }

  /// Sets a property that affects drawing; the view is drawn again, also when traits that the colour or image depends on change.
  mutating func setDrawn(_ name: String, _ value: Value, of id: EnvironmentID, _ place: Place) throws(Problem)
  {
    setField(name, value.unshown, of: id)
    setField("drawn.\(name)", .nothing, of: id)
    let values = Self.drawn.compactMap { field($0, of: id) }
    let usesColors = values.contains { if case .color(let color) = $0 { !color.isPlain } else { false } }
    let showsImage = values.contains { if case .image = $0 { true } else { false } }
    traits.setUsesColors(usesColors, at: id)
    traits.setShowsImage(showsImage, at: id)
    let kind = traits.tree.kind(of: id)
    if kind == .view || kind == .window { try engine(place) { try $0.setNeeds(.draw, at: id) } }
  }

  /// Reads a property that affects drawing: the set value, and how it was drawn last.
  mutating func drawn(_ name: String, of id: EnvironmentID) -> Value {
    let value = field(name, of: id) ?? .nothing
    var look = field("drawn.\(name)", of: id) ?? .nothing
    if look == .nothing { look = resolved(value, with: traits.collection(at: id)) }
    if case .color(let base) = value, !base.isPlain, case .color(.fixed(let drawn)) = look {
      return .color(.shown(base, as: drawn))
    }
    if case .image = value, case .string = look { return look }
    return value
  }
}

extension Value {
  /// The value that was set, for a colour or image read from a view.
  var unshown: Value { if case .color(let color) = self { .color(color.unshown) } else { self } }
}
