import Syntax
import Traits
import ViewTree

extension AppleTypes {
  /// `UIViewController`, and those that hold others.
  static let controllers =
    [
      AppleType(
        "UIViewController", .class, "UIResponder",
        conforms: ["UITraitEnvironment", "UITraitChangeObservable"],
        "Looks after a view.", viewsOfControllers + childrenOfControllers + presenting)
    ] + containers + AppleType.read(rest) + detents

  private static let rest = """
    class UIViewController: UIResponder
      init(nibName: String?, bundle: Bundle?)  // A controller outside of every hierarchy.
      init?(coder: NSCoder)  // For interface files.
      var title: String?  // Its title.
      func willMove(toParent parent: UIViewController?)  // Called before it gets a parent.
      func didMove(toParent parent: UIViewController?)  // Called when it got a parent.
      func show(_ controller: UIViewController, sender: Any?) { if let navigation = self as? UINavigationController { navigation._push(controller) } else if let navigationController { navigationController._push(controller) } else { present(controller, animated: false) } }  // Pushes it where it can, else presents it.
      var modalPresentationStyle: UIModalPresentationStyle = .automatic  // How it is presented.
      func loadView()  // Makes its view.
      func viewDidLoad()  // Called when its view was made.
      func viewWillAppear(_ animated: Bool)  // Called before its view comes into the hierarchy.
      func viewIsAppearing(_ animated: Bool)  // Called when traits are up to date, before the first layout.
      func viewDidAppear(_ animated: Bool)  // Called when its view is on the screen.
      func viewWillDisappear(_ animated: Bool)  // Called before its view leaves.
      func viewDidDisappear(_ animated: Bool)  // Called when its view has left.
      func viewWillLayoutSubviews()  // Called before the layout of its view.
      func viewDidLayoutSubviews()  // Called after the layout of its view.
      func updateViewConstraints()  // Called before the layout of its view, where it was asked for.
      func updateProperties()  // Called before the layout, where it was asked for.
      func didReceiveMemoryWarning()  // Called where memory is short.
      func viewWillTransition(to size: CGSize, with coordinator: Any) { for child in children { child.viewWillTransition(to: size, with: coordinator) } }  // Called before its size changes.
      func willTransition(to newCollection: UITraitCollection, with coordinator: Any) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }  // Called before its size classes change.
      func transition(from old: UIViewController, to new: UIViewController, duration: Double, options: Any = 0, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { view.addSubview(new.view); animations?(); old.view.removeFromSuperview(); completion?(true) }  // Shows another child instead of one.
      func awakeFromNib()  // Called when an interface file was read.
      var transitionCoordinator: UIViewControllerTransitionCoordinator? { UIViewControllerTransitionCoordinator() }  // For what goes on while it comes or goes.
      func prepare(for segue: Any, sender: Any?)  // Called before a segue.
      func setEditing(_ editing: Bool, animated: Bool)  // Starts or ends editing.
      func viewLayoutMarginsDidChange()  // Called when margins have changed.
      func viewSafeAreaInsetsDidChange()  // Called when the safe area has changed.
    class UIViewControllerTransitionCoordinatorContext  // What is known of a change of sizes.
      var isAnimated: Bool = true
      var isCancelled: Bool
      var transitionDuration: Double = 0.3
      var containerView: UIView?
    class UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext  // What goes on while sizes change: here all of it is done in the next turn.
      func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool { DispatchQueue.main.async { animation?(self); completion?(self) }; return true }  // Does something when the sizes have changed.
    struct UISheetPresentationControllerDetentResolutionContext  // What a detent of your own knows of its sheet.
      var maximumDetentValue: Double
      var containerTraitCollection: UITraitCollection
    """

  private static let viewsOfControllers: [AppleRow] = [
    AppleRow("init()", "A controller outside of every hierarchy.") {
      session, value, _, place throws(Problem) in
      try session.initializeDynamically(&value, labels: ["nibName", "bundle"], [.nothing, .nothing], place)
    },
    .on(
      "var view: UIView!", "Its view, which is made when it is asked for.",
      get: { session, id, place throws(Problem) in try session.loadedView(of: id, place) },
      set: { session, id, new, place throws(Problem) in try session.setView(new, of: id, place) }),
    .on("var viewIfLoaded: UIView? { get }", "Its view, if it was made.") {
      session, id, _, _ throws(Problem) in
      session.traits.isViewLoaded(id) ? .optional(session.view(of: id)) : .nothing
    },
    .on("var isViewLoaded: Bool { get }", "Whether its view was made.") { session, id, _, _ throws(Problem) in
      .bool(session.traits.isViewLoaded(id))
    },
    .does("func loadViewIfNeeded()", "Makes its view, if nobody has asked for it yet.") {
      session, id, _, place throws(Problem) in
      _ = try session.loadedView(of: id, place)
    },
    overriddenStyle,
  ]

  private static let childrenOfControllers: [AppleRow] = [
    .does(
      "func addChild(_ child: UIViewController)", "Makes a controller its child; its view is put in apart."
    ) {
      session, id, given, place throws(Problem) in
      try session.addChild(try session.alive(given[0], place), to: id, place)
    },
    .does("func removeFromParent()", "Ends being a child.") { session, id, _, place throws(Problem) in
      guard session.traits.tree.parentController(of: id) != nil else { return }
      try session.engine(place) { traits throws(TraitProblem) in traits.removeFromParent(id) }
      try session.tell("didMove", id, with: ["toParent": .nothing], place)
    },
    .on("var parent: UIViewController? { get }", "The controller whose child it is.") {
      session, id, _, _ throws(Problem) in .optional(session.traits.tree.parentController(of: id))
    },
    .on("var children: [UIViewController] { get }", "Its child controllers.") {
      session, id, _, _ throws(Problem) in
      .environments(Array(session.traits.tree.childControllers(of: id)))
    },
    .does(
      "func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController)",
      "What it sets for a child, at once; nil takes it back."
    ) { session, id, given, place throws(Problem) in
      let child = try session.alive(given[1], place)
      let collection = given[0] == .nothing ? nil : given[0].collected
      try session.engine(place) { traits throws(TraitProblem) in
        try traits.setOverrideTraitCollection(collection, forChild: child, of: id)
      }
    },
    .on(
      "func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection?",
      "What it sets for a child."
    ) {
      session, _, given, place throws(Problem) in
      let child = try session.alive(given[0], place)
      return session.traits.overrideTraitCollection(forChild: child).map { .collection($0) } ?? .nothing
    },
    around("navigationController", "UINavigationController"),
    around("tabBarController", "UITabBarController"),
    around("splitViewController", "UISplitViewController"),
  ]

  /// The nearest parent of a class.
  private static func around(_ name: String, _ type: String) -> AppleRow {
    .on("var \(name): \(type)? { get }", "The one in which it is.") { session, id, _, _ throws(Problem) in
      var place = session.traits.tree.parentController(of: id)
      while let parent = place, !session.isKind(session.className(of: parent), of: type) {
        place = session.traits.tree.parentController(of: parent)
      }
      return .optional(place)
    }
  }

  private static let presenting: [AppleRow] = [
    .does(
      "func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)",
      "Shows a controller over everything in the window."
    ) { session, id, given, place throws(Problem) in
      try ModalPresentation.begin(try session.alive(given[0], place), over: id, in: &session, place)
      session.putOff(given[2])
    },
    .does(
      "func dismiss(animated: Bool, completion: (() -> Void)? = nil)", "Ends what it presents, or itself."
    ) {
      session, id, given, place throws(Problem) in
      try ModalPresentation.end(at: id, in: &session, place)
      session.putOff(given[1])
    },
    .on(
      "var presentedViewController: UIViewController? { get }", "What it, or a parent of its, presents."
    ) { session, id, _, _ throws(Problem) in session.nearest("presentedViewController", from: id) },
    .on(
      "var presentingViewController: UIViewController? { get }", "What presents it, or a parent of its."
    ) { session, id, _, _ throws(Problem) in session.nearest("presentingViewController", from: id) },
    presentationRow("presentationController", "UIPresentationController"),
    presentationRow("sheetPresentationController", "UISheetPresentationController"),
    presentationRow("popoverPresentationController", "UIPopoverPresentationController"),
  ]

  private static func presentationRow(_ name: String, _ type: String) -> AppleRow {
    .on("var \(name): \(type)? { get }", "What stands between the window and what is presented.") {
      session, id, _, place throws(Problem) in
      let controller = try session.presentationController(of: id, place)
      return session.isOf(controller, .named(type)) ? controller : .nothing
    }
  }

  /// The heights at which a sheet rests.
  private static let detents: [AppleType] = [
    AppleType(
      "UISheetPresentationController.Detent", .class, nil, "A height at which a sheet rests.",
      [
        detent("medium()", "About half of it."), detent("large()", "All of it."),
        AppleRow(
          "static func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: (UISheetPresentationControllerDetentResolutionContext) -> Double?) -> UISheetPresentationController.Detent",
          "One of your own: nil where it does not count."
        ) { _, _, given, _ throws(Problem) in
          .enumCase("UISheetPresentationController.Detent", "custom", given)
        },
      ]),
    AppleType(
      "UISheetPresentationController.Detent.Identifier", .enumeration, conforms: ["Hashable"],
      "Tells a detent from others.", cases: [(name: "medium", raw: nil), (name: "large", raw: nil)],
      [
        .plain("init(_ rawValue: String)", "One of your own.") { _, given in
          .enumCase("UISheetPresentationController.Detent.Identifier", given[0].text, [])
        },
        .plain("var rawValue: String { get }", "Its name.") { value, _ in .string(value.caseName) },
      ]),
  ]

  private static func detent(_ call: String, _ help: String) -> AppleRow {
    let value = Value.enumCase("UISheetPresentationController.Detent", String(call.dropLast(2)), [])
    return .constant("static func \(call) -> UISheetPresentationController.Detent", help, value)
  }
}

extension Session {
  /// Makes a controller a child, unless its view stands with another controller already: UIKit raises then.
  fileprivate mutating func addChild(
    _ child: EnvironmentID, to parent: EnvironmentID, _ place: Place
  ) throws(Problem) {
    let (tree, name) = (traits.tree, traits.tree.name(of: child))
    if child == parent {
      throw Problem(
        "\(name) cannot be a child of itself", at: place, suggestion: "add another controller to it")
    }
    if let around = tree.controller(around: child), around != parent {
      throw Problem(
        "the view of \(name) stands in that of \(tree.name(of: around)), and UIKit raises an exception",
        at: place,
        suggestion: "`\(reference(to: child)).view.removeFromSuperview()` first")
    }
    try tell("willMove", child, with: ["toParent": .environment(parent)], place)
    try engine(place) { traits throws(TraitProblem) in try traits.addChild(child, to: parent) }
  }
}
