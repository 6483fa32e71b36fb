import Sessions

extension AppleTypes {
  /// `UIViewController`, container controllers, and the detents of sheets.
  static let controllers = TypeInfo.read(rest, controlling) + containers + splitting

  private static let rest = """
    class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIContentContainer  // Looks after a view.
      init()  // A controller outside of every hierarchy.
      init(nibName: String?, bundle: Bundle?)  // A controller outside of every hierarchy.
      init?(coder: NSCoder)  // For interface files.
      var _title: String?
      var title: String? {
        get { _title }
        set {
          let stack = parent as? UINavigationController
          if stack?.tabBarItem.title == _title, stack?.children.first == self { stack?.tabBarItem.title = newValue }
          _title = newValue; navigationItem.title = newValue; tabBarItem.title = newValue
        }
      }  // Its title, and that of its items in bars.
      func _animates(_ animated: Bool)
      var view: UIView!  // Its view, which is made when it is asked for.
      var viewIfLoaded: UIView? { isViewLoaded ? view : nil }  // Its view, if it was made.
      var isViewLoaded: Bool { get }  // Whether its view was made.
      func loadViewIfNeeded() { _ = view }  // Makes its view, if nobody has asked for it yet.
      var overrideUserInterfaceStyle: UIUserInterfaceStyle  // Light or dark; unspecified inherits.
      func addChild(_ child: UIViewController)  // Makes a controller its child; its view is put in apart.
      func removeFromParent()  // Ends being a child.
      var parent: UIViewController? { get }  // The controller whose child it is.
      var children: [UIViewController] { get }  // Its child controllers.
      func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController)  // What it sets for a child, at once; nil takes it back.
      func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection?  // What it sets for a child.
      each navigation/Navigation, tabBar/TabBar, splitView/SplitView | var #Controller: UI#1Controller? { parent as? UI#1Controller ?? parent?.#Controller }  // The one in which it is.
      func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)  // Shows a controller over everything in the window.
      func dismiss(animated: Bool, completion: (() -> Void)? = nil)  // Ends what it presents, or itself.
      var presentedViewController: UIViewController? { get }  // What it, or a parent of its, presents.
      var presentingViewController: UIViewController? { get }  // What presents it, or a parent of its.
      var presentationController: UIPresentationController? { get }  // What stands between the window and what is presented.
      each sheet/Sheet, popover/Popover | var #PresentationController: UI#1PresentationController? { presentationController as? UI#1PresentationController }  // What stands between the window and what is presented.
      each will/before it gets, did/when it got | func #Move(toParent parent: UIViewController?)  // Called #1 a parent.
      func show(_ controller: UIViewController, sender: Any?) {
        if let navigation = self as? UINavigationController { navigation._push(controller) } else if let navigationController { navigationController._push(controller) } else { present(controller, animated: false) }
      }  // Pushes it where it can, else presents it.
      func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        guard let split = self as? UISplitViewController ?? splitViewController else { return present(controller, animated: true) }
        split._showDetail(controller)
      }  // Shows it in a split view's last column, or where there is one column only as `show` does.
      var _modalPresentationStyle: UIModalPresentationStyle = .automatic
      var modalPresentationStyle: UIModalPresentationStyle { get { _modalPresentationStyle == .automatic ? .pageSheet : _modalPresentationStyle } set { _modalPresentationStyle = newValue } }  // How it is presented; `.automatic` is a page sheet.
      func loadView()  // Makes its view.
      func viewDidLoad()  // Called when its view was made.
      each viewWillAppear/before its view comes into the hierarchy, viewDidAppear/when its view is on the screen, viewWillDisappear/before its view leaves, viewDidDisappear/when its view has left | func #(_ animated: Bool)  // Called #1.
      func viewIsAppearing(_ animated: Bool)  // Called when traits are up to date, before the first layout.
      each Will/before, Did/after | func view#LayoutSubviews()  // Called #1 the layout of its view.
      func updateViewConstraints()  // Called before the layout of its view, where it was asked for.
      func updateProperties()  // Called before the layout, where it was asked for.
      each viewWillTransition/size/CGSize/size changes, willTransition/newCollection/UITraitCollection/size classes change | func #(to #1: #2, with coordinator: Any) {
        for child in children { child.#(to: #1, with: coordinator) }
      }  // Called before its #3.
      func transition(from old: UIViewController, to new: UIViewController, duration: Double, options: Any = 0, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        view.addSubview(new.view); animations?(); _takeOut(old); DispatchQueue.main.async { completion?(true) }
      }  // Shows another child instead of one.
      func _takeOut(_ old: UIViewController)
      var _insets: UIEdgeInsets
      var additionalSafeAreaInsets: UIEdgeInsets {
        get { _insets }
        set {
          if newValue == _insets { return }
          _insets = newValue
          if !isViewLoaded { return }
          view.safeAreaInsetsDidChange()
          viewSafeAreaInsetsDidChange()
        }
      }  // What it adds to the safe area of its view.
      each SafeAreaInsets/safe area, LayoutMargins/margins | func view#DidChange()  // Called when the #1 of its view changed.
      var transitionCoordinator: UIViewControllerTransitionCoordinator? { UIViewControllerTransitionCoordinator() }  // For what goes on while it comes or goes.
      var _editItem: UIBarButtonItem?
      var editButtonItem: UIBarButtonItem {
        if let _editItem { return _editItem }
        let item = UIBarButtonItem(title: isEditing ? "Done" : "Edit", primaryAction: UIAction { _ in setEditing(!isEditing, animated: true) })
        _editItem = item
        return item
      }  // A button that starts and ends editing.
      func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }  // Sets what its toolbar shows.
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing; _editItem?.title = editing ? "Done" : "Edit" }  // Starts or ends editing.
    struct UISheetPresentationControllerDetentResolutionContext  // What a detent of your own knows of its sheet.
      var maximumDetentValue: Double
      var containerTraitCollection: UITraitCollection
    class UIViewControllerTransitionCoordinatorContext  // What is known of a change of sizes.
      var isAnimated: Bool = true
      var isCancelled: Bool
      var isInteractive, initiallyInteractive, isInterruptible: Bool
      var transitionDuration: Double = 0.3
      var percentComplete: Double = 1
      var containerView: UIView { UIApplication.shared.windows.first ?? UIView() }  // What all of it stands in.
      var targetTransform: CGAffineTransform { CGAffineTransform.identity }  // How it is turned: not at all.
      kept viewController():UIViewController? view():UIView?
    class UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext  // What goes on while sizes change: here all of it is done in the next turn.
      func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool {
        DispatchQueue.main.async { animation?(self); completion?(self) }
        return true
      }  // Does something when the sizes have changed.
      each Ends, Changes | func notifyWhenInteraction#(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}  // Nobody interacts with it here.
    class UISheetPresentationController.Detent  // A height at which a sheet rests.
      var identifier: UISheetPresentationController.Detent.Identifier { get }  // Tells it from others.
      each medium/About half, large/All | static func #() -> UISheetPresentationController.Detent  // #1 of it.
      static func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: (UISheetPresentationControllerDetentResolutionContext) -> Double?) -> UISheetPresentationController.Detent  // One of your own: nil where it does not count.
    enum UISheetPresentationController.Detent.Identifier: Hashable  // Tells a detent from others.
      case medium large
      init(_ rawValue: String)  // One of your own.
      var rawValue: String { "\\(self)" }  // Its name.
    """

  private static let controlling: [String: AppleRow] = [
    "init()": .init { session, value, _, place throws(Problem) in
      try session.initializeDynamically(&value, labels: ["nibName", "bundle"], [.nothing, .nothing], place)
    },
    "view": .on { session, id, place throws(Problem) in
      try session.loadedView(of: id, place)
    } set: { session, id, new, place throws(Problem) in
      try session.setView(new, of: id, place)
    },
    "_animates": .runs { session, _, given, _ in session.runtime.isAnimated = given[0].isTrue },
    "isViewLoaded": .reads { $0.traits.isViewLoaded($1) },
    "overrideUserInterfaceStyle": overriddenStyle,
    "addChild": .does { session, id, given, place throws(Problem) in
      try session.addChild(try session.alive(given[0], place), to: id, place)
    },
    "removeFromParent": .does { session, id, _, place throws(Problem) in
      guard session.traits.tree.parentController(of: id) != nil else { return }
      try session.engine(place) { $0.removeFromParent(id) }
      try session.notify("didMove", id, with: ["toParent": .nothing], place)
    },
    "parent": .reads { $0.traits.tree.parentController(of: $1) },
    "children": .reads { Array($0.traits.tree.childControllers(of: $1)) },
    "setOverrideTraitCollection": .does { session, id, given, place throws(Problem) in
      let child = try session.alive(given[1], place)
      let collection = given[0] == .nothing ? nil : given[0].collected
      try session.engine(place) { try $0.setOverrideTraitCollection(collection, forChild: child, of: id) }
    },
    "overrideTraitCollection": .on { session, _, given, place throws(Problem) in
      session.traits.overrideTraitCollection(forChild: try session.alive(given[0], place)).value
    },
    "present": .does { session, id, given, place throws(Problem) in
      session.runtime.isAnimated = given[1].isTrue
      try ModalPresentation.begin(try session.alive(given[0], place), over: id, in: &session, place)
      session.postpone(given[2])
    },
    "dismiss": .does { session, id, given, place throws(Problem) in
      session.runtime.isAnimated = given[0].isTrue
      try ModalPresentation.end(at: id, in: &session, place)
      session.postpone(given[1])
    },
    "presentedViewController": .reads { $0.nearest("presentedViewController", from: $1) },
    "presentingViewController": .reads { $0.nearest("presentingViewController", from: $1) },
    "presentationController": .on { session, id, _, place throws(Problem) in
      try session.presentationController(of: id, place)
    },
    "_takeOut": .does { session, _, given, place throws(Problem) in
      try session.removeAfterTransition(try session.alive(given[0], place), place)
    },
    "UISheetPresentationController.Detent.identifier": .plain { detent, _ in
      if case .enumCase(_, "custom", let given) = detent, let own = given.first, own != .nothing {
        return own
      }
      return .enumCase("UISheetPresentationController.Detent.Identifier", detent.caseName, [])
    },
    "medium": made(detent, "medium"), "large": made(detent, "large"), "custom": made(detent, "custom"),
    "init(_:)": .plain { _, given in
      .enumCase("UISheetPresentationController.Detent.Identifier", given[0].text, [])
    },
  ]

  private static let detent = "UISheetPresentationController.Detent"
}
