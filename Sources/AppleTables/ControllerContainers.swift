import Presentations
import Sessions

extension AppleTypes {
  /// Container controllers and presentation controllers.
  static let containers = TypeInfo.read(
    """
    class UINavigationController: UIViewController  // Controllers one upon another.
      init(navigationBarClass bar: AnyClass?, toolbarClass: AnyClass?)  // With bars of one's own.
      init(rootViewController controller: UIViewController) { _push(controller); _takeTitle() }  // With a first controller.
      func _takeTitle() { if tabBarItem.title == nil, tabBarItem.tabBarSystemItem == nil, let title = children.first?.title { tabBarItem.title = title } }
      func _move(_ top: UIViewController?, _ animated: Bool, _ change: () -> Void) {
        _animates(animated)
        let isTold = top != nil && top != topViewController && viewIfLoaded?.window != nil
        if isTold { _asked("delegate", "navigationController", ["", "willShow", "animated"], [top, animated]) }
        change()
        _takeTitle()
        if isTold { DispatchQueue.main.async { _asked("delegate", "navigationController", ["", "didShow", "animated"], [top, animated]) } }
      }
      func pushViewController(_ controller: UIViewController, animated: Bool) { _move(controller, animated) { _push(controller) } }  // Puts a controller on top.
      func popViewController(animated: Bool) -> UIViewController? { children.count < 2 ? nil : popToViewController(children[children.count - 2], animated: animated)?.last }  // Takes the top controller off.
      func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(of: controller) else { return nil }
        let rest = children.dropFirst(index + 1)
        _move(controller, animated) { _show(children.prefix(index + 1), nil) }
        return Array(rest)
      }  // Takes off what lies above a controller.
      func popToRootViewController(animated: Bool) -> [UIViewController]? { children.first.flatMap { popToViewController($0, animated: animated) } }  // Takes all but the first off.
      func setViewControllers(_ controllers: [UIViewController], animated: Bool) { _move(controllers.last, animated) { _show(controllers, nil) } }  // Sets all of them.
      var viewControllers: [UIViewController] { get { children } set { setViewControllers(newValue, animated: false) } }  // Its controllers, the top one last.
      var topViewController: UIViewController? { children.last }  // The one on top.
      var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }  // What is seen: the one on top, or what is presented on it.
      var _goesBack: Bool { children.count > 1 && !isNavigationBarHidden && topViewController?.navigationItem.hidesBackButton != true }
      var _bar: [[String]] { isNavigationBarHidden ? [] : [(_goesBack ? ["Back"] : []) + (topViewController?.navigationItem._left ?? []), [topViewController?.navigationItem.title ?? ""], topViewController?.navigationItem._right ?? []] }
      var _label: String? { _bar.isEmpty ? nil : (_bar[0].map { "[\\($0)]" } + _bar[1].filter { !$0.isEmpty } + _bar[2].map { "[\\($0)]" }).joined(separator: " ") }
      func _find(_ text: String) -> Any? {
        if text == "Back", _goesBack { return UIAction { _ in popViewController(animated: true) } }
        return topViewController?.navigationItem._find(text)
      }
      part navigationBar: UINavigationBar
      part toolbar: UIToolbar!
      each NavigationBar/bar, Toolbar/toolbar | func set#Hidden(_ hidden: Bool, animated: Bool) { is#Hidden = hidden }  // Hides its #1, or shows it.
      kept isNavigationBarHidden,isToolbarHidden,hidesBarsOnSwipe:Bool interactivePopGestureRecognizer:UIGestureRecognizer? delegate
    class UITab: NSObject  // What a tab bar shows of a controller.
      var title: String
      var image: UIImage?
      var identifier: String
      var badgeValue: String?
      var _provider: ((UITab) -> UIViewController)?
      var _made: UIViewController?
      init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.title = title; self.image = image; self.identifier = identifier; _provider = viewControllerProvider
      }  // A tab, whose controller is made when it is asked for.
      var viewController: UIViewController? {
        if _made == nil { _made = _provider?(self); _made?.tabBarItem = UITabBarItem(title: title, image: image, tag: 0) }
        return _made
      }  // Its controller.
    class UISearchTab: UITab  // The tab for searching.
      init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) { super.init(title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider) }  // The tab for searching.
    class UITabBarController: UIViewController  // Controllers side by side.
      var _tabs: [UITab] = []
      init(tabs: [UITab]) { super.init(); self.tabs = tabs }  // With tabs.
      var tabs: [UITab] { get { _tabs } set { _tabs = newValue; viewControllers = newValue.compactMap { $0.viewController } } }  // Its tabs.
      var selectedTab: UITab? { get { _tabs.first { $0.viewController == selectedViewController } } set { selectedViewController = newValue?.viewController } }  // The one that is shown.
      var viewControllers: [UIViewController]? { get { children } set { _show(newValue ?? [], newValue?.first); _selected = 0 } }  // Its controllers.
      func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { _show(controllers ?? [], controllers?.first) }  // Sets its controllers.
      var _label: String? { children.map { $0._tabTitle }.joined(separator: " | ") }
      func _find(_ text: String) -> Any? { children.first { $0._tabTitle == text }.map { child in UIAction { _ in _choose(child) } } }
      func _choose(_ child: UIViewController) {
        guard _asked("delegate", "tabBarController", ["", "shouldSelect"], [child]) as? Bool ?? true else { return }
        selectedViewController = child
        _asked("delegate", "tabBarController", ["", "didSelect"], [child])
      }
      var _selected: Int
      var selectedIndex: Int { get { _selected } set { if children.indices.contains(newValue) { _selected = newValue; _show(children, children[newValue]) } } }  // Which one is shown.
      var selectedViewController: UIViewController? {
        get { _selected < children.count ? children[_selected] : nil }
        set { if let chosen = newValue, let index = children.firstIndex(of: chosen) { selectedIndex = index } }
      }  // The one that is shown.
      part tabBar: UITabBar
      kept delegate mode customizableViewControllers
    class UIAlertView: NSObject  // How alerts were shown before iOS 8.
      kept title,message,cancelButtonTitle:String? delegate
      func show() {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        if let cancelButtonTitle { alert.addAction(UIAlertAction(title: cancelButtonTitle, style: .cancel)) }
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
      }  // Shows it, with its cancel button.
    class UIAlertAction: NSObject  // A button of an alert.
      var title: String?
      var style: UIAlertAction.Style = .default
      var isEnabled = true
      var _handler: ((UIAlertAction) -> Void)?
      init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title; self.style = style; _handler = handler }  // A button.
      var _alert: UIAlertController?
      kept setValue()
      func _run() -> Bool { if isEnabled { _alert?.dismiss(animated: true); _handler?(self) }; return isEnabled }
    class UIAlertController: UIViewController  // A question.
      init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { self.title = title; self.message = message; self.preferredStyle = preferredStyle }  // A question.
      var message: String?  // What it says.
      var actions: [UIAlertAction] = []
      var textFields: [UITextField]?  // What can be typed in.
      func addAction(_ action: UIAlertAction) {
        precondition(action.style != .cancel || !actions.contains { $0.style == .cancel }, "an alert can have one action of the style `.cancel`, and UIKit raises an exception")
        action._alert = self
        actions = actions + [action]
      }  // Adds a button.
      func addTextField(configurationHandler configure: ((UITextField) -> Void)? = nil) { let field = UITextField(); view.addSubview(field); configure?(field); textFields = (textFields ?? []) + [field] }  // Adds a field.
      kept preferredAction
    class UITableViewController: UIViewController  // A controller of a table.
      var _style: UITableView.Style?
      init(style: UITableView.Style) { _style = style }  // A controller of a table.
      part tableView: UITableView!
      func _prepare() { _ = tableView }
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      each titleForHeader/String, titleForFooter/String, viewForHeader/UIView, viewForFooter/UIView | func tableView(_ view: UITableView, #InSection section: Int) -> #1? { nil }
      func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> Double { tableView.rowHeight }
      func tableView(_ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
      kept refreshControl:UIRefreshControl?
    class UICollectionViewController: UIViewController  // A controller of items.
      init(collectionViewLayout layout: UICollectionViewLayout) { _layout = layout }  // A controller of items.
      var _layout: UICollectionViewLayout?
      var collectionViewLayout: UICollectionViewLayout { get { collectionView.collectionViewLayout } set { collectionView.collectionViewLayout = newValue } }  // How its items are placed.
      part collectionView: UICollectionView!
      func _prepare() { _ = collectionView }
    class UIPageViewController: UIViewController  // Controllers page by page.
      init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: Any? = nil) { self.transitionStyle = transitionStyle; self.navigationOrientation = navigationOrientation }  // A controller of pages.
      var viewControllers: [UIViewController]? { children }  // The pages that are shown.
      func setViewControllers(_ controllers: [UIViewController]?, direction: Any, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        for child in children { child.willMove(toParent: nil); child.view.removeFromSuperview(); child.removeFromParent() }
        for child in controllers ?? [] { addChild(child); view.addSubview(child.view); child.didMove(toParent: self) }
        DispatchQueue.main.async { completion?(true) }
      }  // Shows pages.
    class UISheetPresentationController: UIPresentationController  // The one of a sheet.
      var detents: [UISheetPresentationController.Detent] = [.large]  // The heights at which it rests.
      var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?  // Where it rests; nil is the lowest.
      var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?  // Up to where what lies behind can be used.
      func animateChanges(_ changes: () -> Void) { changes() }  // Runs the closure.
      kept prefersGrabberVisible:Bool preferredCornerRadius prefersScrollingExpandsWhenScrolledToEdge:Bool=true
    class UIPopoverPresentationController: UIPresentationController  // The one of a popover.
      kept sourceView:UIView? sourceRect:CGRect barButtonItem permittedArrowDirections delegate
    class UIViewController
      func collapseSecondaryViewController(_ controller: UIViewController, for split: UISplitViewController) {
        guard self is UINavigationController else { return }
        split._remove(controller)
        _show(children + [controller], nil)
      }  // Called where a split view has room for one column only: a navigation controller shows the other on top.
      func separateSecondaryViewController(for split: UISplitViewController) -> UIViewController? { self is UINavigationController && children.count > 1 ? children.last : nil }  // What a split view shows beside it where there is room again.
      var _label: String? { nil }
      var _tabTitle: String { tabBarItem.title ?? tabBarItem.tabBarSystemItem.map { "\\($0)".capitalized } ?? title ?? "" }
      func _push(_ controller: UIViewController)
      func _show(_ controllers: [UIViewController], _ visible: UIViewController?)
      func _embed(_ controller: UIViewController, _ isNarrow: Bool)
      func _remove(_ controller: UIViewController)
    class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable  // Stands between the window and what is presented.
      init(presentedViewController: UIViewController, presenting: UIViewController?)  // For two controllers.
      each presentedViewController/is presented, presentingViewController/presents it | var #: UIViewController { get }  // What #1.
      var presentationStyle: UIModalPresentationStyle {
        guard let shown = presentedViewController as UIViewController? else { return .none }
        return shown.modalPresentationStyle
      }  // The style that was asked for.
      func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        if let own = _asked("delegate", "adaptivePresentationStyle", ["for", "traitCollection"], [traits]) as? UIModalPresentationStyle { return own }
        let isSheet = [.pageSheet, .formSheet].contains(presentationStyle)
        if !isSheet, presentationStyle != .popover || traits.horizontalSizeClass != .compact { return .none }
        return traits.verticalSizeClass == .compact ? .fullScreen : isSheet ? .none : .pageSheet
      }  // What it becomes with other traits, else none.
      var adaptivePresentationStyle: UIModalPresentationStyle { get }  // What it has become where there is little room, else none.
      var frameOfPresentedViewInContainerView: CGRect { get }  // Where it stands on the screen.
      var overrideTraitCollection: UITraitCollection?  // What it sets for what is presented.
      each viewWillTransition/size/CGSize/size changes, willTransition/newCollection/UITraitCollection/size classes change | func #(to #1: #2, with coordinator: Any)  // Called before its #3.
      each Will/before, Did/after | func containerView#LayoutSubviews()  // Called #1 the layout of its container view.
      each presentation/is shown, dismissal/ends | func #TransitionWillBegin()  // Called before it #1.
      each presentation/is shown, dismissal/has ended | func #TransitionDidEnd(_ completed: Bool)  // Called when it #1.
      var containerView: UIView? { get }  // What stands in the window around its view.
      var presentedView: UIView? { presentedViewController.view }  // The view of what is presented.
      kept delegate
    """, natives)

  private static let natives: [String: AppleRow] = [
    // The operations of containers on their children. The containers are written in Swift and call them.
    "_push": .does { session, id, given, place throws(Problem) in
      try session.push(try session.alive(given[0], place), on: id, place)
    },
    "_show": .does { session, id, given, place throws(Problem) in
      let all = given[0].elements.compactMap(\.environment)
      try session.showOnly(all, in: id, visible: given[1].environment, place)
    },
    "_embed": .does { session, id, given, place throws(Problem) in
      try session.embed(try session.alive(given[0], place), in: id, isNarrow: given[1].isTrue, place)
    },
    "_remove": .does { session, _, given, place throws(Problem) in
      guard let old = given[0].environment else { return }
      try session.removeFromParent(old, place)
      session.traits.removeFromParent(old)
    },
    "init(presentedViewController:presenting:)": .does { session, id, given, place throws(Problem) in
      let presented = try session.alive(given[0], place)
      session.setField("presentationController", .environment(id), of: presented)
      session.setField("presentedViewController", given[0], of: id)
      session.setField("presentingViewController", given[1], of: id)
    },
    "presentedViewController": .reads { session, id in
      let tree = session.traits.tree
      let known = session.field("presentedViewController", of: id)?.environment
      return (known ?? tree.children(of: id).first { tree.kind(of: $0) == .controller }).value
    },
    "presentingViewController": .reads { session, id in
      let known = session.field("presentingViewController", of: id)?.environment
      let window = session.traits.tree.window(of: id)
      return (known ?? window.flatMap { session.rootControllers(of: $0).first }).value
    },
    "containerView": .on { session, id, _, place throws(Problem) in
      guard let window = session.traits.tree.window(of: id) else { return .nothing }
      return try session.part("containerView", "UIView", of: id, in: window, place)
    },
    "adaptivePresentationStyle": .on { session, id, _, _ throws(Problem) in
      let shown = session.screens.presented[id]
      let form = try shown.flatMap { screen throws(Problem) in try session.placed(screen)?.form }
      return PresentationController(id: id).adaptiveStyle(form, in: session)
    },
    "frameOfPresentedViewInContainerView": .on { session, id, _, _ throws(Problem) in
      let screen = session.screens.presented[id]
      let placed = try screen.flatMap { screen throws(Problem) in try session.placed(screen) }
      // The inherited frame of a custom presentation is the whole screen; the placed frame comes from the learner's class.
      let frame = placed?.form == .custom ? session.placement(at: id).map { Rect($0.size) } : placed?.frame
      return (frame ?? .zero).value
    },
    "overrideTraitCollection": .on { session, id, _ in
      session.field("overrideTraitCollection", of: id).value
    } set: { session, id, new, place throws(Problem) in
      let old = session.field("overrideTraitCollection", of: id).value.collected
      session.setField("overrideTraitCollection", new, of: id)
      try session.engine(place) { try $0.replace(old, with: new.collected, at: id) }
    },
  ]
}
