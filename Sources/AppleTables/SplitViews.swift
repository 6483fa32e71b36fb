import Sessions

extension AppleTypes {
  /// Split view controllers; their columns are stacked if there is room for only one.
  static let splitting = TypeInfo.read(
    """
    class UISplitViewController: UIViewController  // Controllers in columns.
      init(style: UISplitViewController.Style) { self.style = style }  // With two or three columns.
      var isCollapsed: Bool { get }  // Whether there is room for one column only.
      var viewControllers: [UIViewController] {
        get { children }
        set {
          for child in children where !newValue.contains(child) { _remove(child) }
          for child in newValue { _embed(child, child != newValue.last) }
          _tell()
        }
      }  // Its controllers: one where there is room for one column only.
      var _columns: [UISplitViewController.Column: UIViewController] = [:]
      func setViewController(_ controller: UIViewController?, for column: UISplitViewController.Column) {
        let wasShown = isShowing(column)
        if column == .inspector { hide(.inspector) } else if let old = _columns[column] { _remove(_outer(old)) }
        _columns[column] = controller
        if let controller, column != .inspector {
          let isFull = _wasCollapsed && (_stack != nil || _columns[.compact]?.parent == self)
          let isEmbedded = column == .compact ? wasShown : !isFull
          if isEmbedded { _embed(column == .compact ? controller : _outer(controller), column != .secondary && column != .compact) } else if wasShown { show(column) }
        }
        _tell()
      }  // Puts a controller into a column, in a navigation controller if it is none; an inspector's is hidden at first.
      func _outer(_ child: UIViewController) -> UIViewController { child.parent == self || child is UINavigationController ? child : child.navigationController ?? UINavigationController(rootViewController: child) }
      var _stack: UINavigationController? {
        let first = _columns.isEmpty ? children.first : _columns[.primary].map { _outer($0) }
        return first?.parent == self ? first as? UINavigationController : nil
      }
      func _raise(_ controller: UIViewController) {
        guard let stack = _stack else { return present(controller, animated: true) }
        if controller == stack { stack.popToRootViewController(animated: true) } else if stack.children.contains(controller) { stack.popToViewController(controller, animated: true) } else { stack._move(controller, true) { stack._show(stack.children + [controller], nil) } }
      }
      func _showDetail(_ controller: UIViewController) {
        if isCollapsed {
          if _columns.isEmpty { return _raise(controller) }
          _columns[.secondary] = controller
          _raise(_outer(controller))
        } else if style == .unspecified, !children.isEmpty { viewControllers = [children[0], controller] } else { setViewController(controller, for: .secondary) }
      }
      func show(_ column: UISplitViewController.Column) {
        if isCollapsed, _stack != nil, column != .inspector, let controller = _columns[column] { return _raise(_outer(controller)) }
        if column == .primary { _change(_columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary) }
        if column == .supplementary, !isShowing(column) { _change(.oneBesideSecondary) }
        guard column == .inspector, let inspector = _columns[column], !isShowing(column) else { return }
        if isCollapsed { present(inspector, animated: true) } else { _embed(inspector, true) }
        _tell()
      }  // Shows a column; the inspector is a sheet where there is room for one column only.
      func hide(_ column: UISplitViewController.Column) {
        if column == .supplementary || column == .primary, isShowing(column) { _change(column == .primary && _columns[.supplementary] != nil ? .oneBesideSecondary : .secondaryOnly) }
        if isCollapsed, let stack = _stack, let controller = _columns[column], stack.topViewController == _outer(controller) { stack.popViewController(animated: true) }
        guard column == .inspector, let inspector = _columns[column] else { return }
        if inspector.presentingViewController != nil { inspector.dismiss(animated: true) } else if inspector.parent != nil { _remove(inspector) }
      }  // Hides a column.
      func isShowing(_ column: UISplitViewController.Column) -> Bool {
        guard let controller = _columns[column] else { return false }
        if !isCollapsed, column == .primary || column == .supplementary {
          return column == .primary && _columns[.supplementary] != nil ? "\\(displayMode)".hasPrefix("two") : displayMode != .secondaryOnly
        }
        return controller.parent != nil || controller.presentingViewController != nil
      }  // Whether a column is seen; where there is room for one only, whether its controller is there.
      var _mode: UISplitViewController.DisplayMode = .automatic
      func _change(_ mode: UISplitViewController.DisplayMode) {
        let columns = [UISplitViewController.Column.primary, .supplementary].filter { _columns[$0] != nil }
        let (before, old) = (columns.map { isShowing($0) }, displayMode)
        _mode = mode
        if displayMode == old { return }
        _asked("delegate", "splitViewController", ["", "willChangeTo"], [displayMode])
        for (column, was) in zip(columns, before) where isShowing(column) != was { _asked("delegate", "splitViewController", ["", was ? "willHide" : "willShow"], [column]) }
      }
      func _tell()
      var _wasCollapsed = false
      func _adapt() {
        _tell()
        _fold()
        if let inspector = _columns[.inspector], isShowing(.inspector), (inspector.parent == nil) != isCollapsed { hide(.inspector); show(.inspector) }
      }
      func _prepare() { _fold() }
      func _fold() {
        if isCollapsed == _wasCollapsed { return }
        _wasCollapsed = isCollapsed
        if isCollapsed { _collapse() } else { _expand() }
        _asked("delegate", isCollapsed ? "splitViewControllerDidCollapse" : "splitViewControllerDidExpand", [""], [])
      }
      var _discarded: UIViewController?
      func _collapse() {
        var above = Array(children.dropFirst())
        if _columns.isEmpty {
          guard let first = children.first, let last = above.last else { return }
          if _asked("delegate", "splitViewController", ["", "collapseSecondary", "onto"], [last, first]) as? Bool != true { first.collapseSecondaryViewController(last, for: self) }
          if last.parent == self { _remove(last); _discarded = last }
          return
        } else {
          let proposed: UISplitViewController.Column = _columns[.compact] == nil ? .secondary : .compact
          let top = _asked("delegate", "splitViewController", ["", "topColumnForCollapsingToProposedTopColumn"], [proposed]) as? UISplitViewController.Column ?? proposed
          let columns = [UISplitViewController.Column.primary, .supplementary, .secondary].filter { _columns[$0] != nil && ($0 != .primary || top == .compact) }
          for column in columns { _remove(_outer(_columns[column]!)) }
          if top == .compact, let compact = _columns[.compact] { return _embed(compact, false) }
          above = columns.filter { top != .primary && (top == .secondary || $0 == .supplementary) }.map { _outer(_columns[$0]!) }
        }
        guard let stack = _stack, !above.isEmpty else { return }
        for child in above where child.parent == self { _remove(child) }
        stack._show(stack.children + above, nil)
      }
      func _expand() {
        let stack = _stack
        if _columns.isEmpty {
          guard let first = children.first, children.count == 1 else { return }
          guard let second = _asked("delegate", "splitViewController", ["", "separateSecondaryFrom"], [first]) as? UIViewController ?? first.separateSecondaryViewController(for: self) ?? _discarded else { return }
          _discarded = nil
          if let stack, stack.children.contains(second) { stack._show(stack.children.filter { $0 != second }, nil) }
          return _embed(second, false)
        }
        if let compact = _columns[.compact], compact.parent == self { _remove(compact) }
        let columns = [UISplitViewController.Column.primary, .supplementary, .secondary].filter { _columns[$0] != nil }
        let outer = columns.map { _outer(_columns[$0]!) }
        if let stack { stack._show(stack.children.filter { !outer.contains($0) }, nil) }
        for (column, child) in zip(columns, outer) where child.parent == nil { _embed(child, column != .secondary) }
      }
      func viewController(for column: UISplitViewController.Column) -> UIViewController? { _columns[column] }  // The controller of a column.
      var displayMode: UISplitViewController.DisplayMode {
        if isCollapsed || _mode != .automatic { return isCollapsed ? .secondaryOnly : _mode }
        return _columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
      }  // Which columns are seen.
      var _preferred: UISplitViewController.DisplayMode = .automatic
      var preferredDisplayMode: UISplitViewController.DisplayMode { get { _preferred } set { _preferred = newValue; _change(newValue) } }  // Which columns are to be seen.
      kept preferredSplitBehavior:UISplitViewController.SplitBehavior=.automatic delegate preferredPrimaryColumnWidthFraction:Double
    """,
    [
      // The contents of its columns get a trait for their layout, since iOS 26.
      "_tell": .does { session, id, _, place throws(Problem) in
        try session.followConfiguration(of: id, isDue: false, place)
        let isCollapsed = session.sizeClasses(at: id).horizontal == .compact
        try session.setSystemTrait(
          "splitViewControllerLayoutEnvironment", to: isCollapsed ? "collapsed" : "expanded",
          since: .iOS26, at: session.traits.tree.contentHolder(of: id), place)
      },
      "isCollapsed": .reads { $0.sizeClasses(at: $1).horizontal == .compact },
    ])
}
