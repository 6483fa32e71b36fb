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
        "Looks after a view.",
        makingControllers + viewsOfControllers + childrenOfControllers + presenting + lifecycle)
    ] + containers + detents

  private static let makingControllers: [AppleRow] = [
    AppleRow(
      "init(nibName: String?, bundle: Bundle?)", "A controller outside of every hierarchy.", initial: .void),
    AppleRow("init()", "A controller outside of every hierarchy.") {
      session, value, _, place throws(Problem) in
      try session.initializeDynamically(&value, labels: ["nibName", "bundle"], [.nothing, .nothing], place)
    },
    AppleRow("init?(coder: NSCoder)", "For interface files.", initial: .void),
  ]

  private static let viewsOfControllers: [AppleRow] = [
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
    .on("func loadViewIfNeeded()", "Makes its view, if nobody has asked for it yet.") {
      session, id, _, place throws(Problem) in
      _ = try session.loadedView(of: id, place)
      return .void
    },
    AppleRow("var title: String?", "Its title.", initial: .nothing),
    .on(
      "var overrideUserInterfaceStyle: UIUserInterfaceStyle", "Light or dark; unspecified inherits.",
      get: { session, id, _ throws(Problem) in session.overriddenStyle(of: id) },
      set: { session, id, new, place throws(Problem) in try session.overrideStyle(new, of: id, place) }),
  ]

  private static let childrenOfControllers: [AppleRow] = [
    .on("func addChild(_ child: UIViewController)", "Makes a controller its child; its view is put in apart.")
    {
      session, id, given, place throws(Problem) in
      try session.addChild(try session.alive(given[0], place), to: id, place)
      return .void
    },
    .on("func removeFromParent()", "Ends being a child.") { session, id, _, place throws(Problem) in
      try session.engine(place) { traits throws(TraitProblem) in traits.removeFromParent(id) }
      return .void
    },
    .on("var parent: UIViewController? { get }", "The controller whose child it is.") {
      session, id, _, _ throws(Problem) in .optional(session.traits.tree.parentController(of: id))
    },
    .on("var children: [UIViewController] { get }", "Its child controllers.") {
      session, id, _, _ throws(Problem) in
      .environments(Array(session.traits.tree.childControllers(of: id)))
    },
    AppleRow(
      "func willMove(toParent parent: UIViewController?)", "Called before it gets a parent.", initial: .void),
    AppleRow(
      "func didMove(toParent parent: UIViewController?)", "Called when it got a parent.", initial: .void),
    .on(
      "func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController)",
      "What it sets for a child, at once; nil takes it back."
    ) { session, id, given, place throws(Problem) in
      let child = try session.alive(given[1], place)
      let collection = given[0] == .nothing ? nil : given[0].collected
      try session.engine(place) { traits throws(TraitProblem) in
        try traits.setOverrideTraitCollection(collection, forChild: child, of: id)
      }
      return .void
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
    .on(
      "func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)",
      "Shows a controller over everything in the window."
    ) { session, id, given, place throws(Problem) in
      try ModalPresentation.begin(try session.alive(given[0], place), over: id, in: &session, place)
      session.putOff(given[2])
      return .void
    },
    .on("func dismiss(animated: Bool, completion: (() -> Void)? = nil)", "Ends what it presents, or itself.")
    {
      session, id, given, place throws(Problem) in
      try ModalPresentation.end(at: id, in: &session, place)
      session.putOff(given[1])
      return .void
    },
    .on(
      "func show(_ controller: UIViewController, sender: Any?)", "Pushes it where it can, else presents it."
    ) {
      session, id, given, place throws(Problem) in
      let shown = try session.alive(given[0], place)
      var parent = Optional(id)
      while let current = parent {
        if session.isKind(session.className(of: current), of: "UINavigationController") {
          try session.push(shown, on: current, place)
          return .void
        }
        parent = session.traits.tree.parentController(of: current)
      }
      try ModalPresentation.begin(shown, over: id, in: &session, place)
      return .void
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
    AppleRow(
      "var modalPresentationStyle: UIModalPresentationStyle", "How it is presented.",
      initial: .enumCase("UIModalPresentationStyle", "automatic", [])),
  ]

  private static func presentationRow(_ name: String, _ type: String) -> AppleRow {
    .on("var \(name): \(type)? { get }", "What stands between the window and what is presented.") {
      session, id, _, place throws(Problem) in
      let controller = try session.presentationController(of: id, place)
      return session.isOf(controller, .named(type)) ? controller : .nothing
    }
  }

  static let sheet: [AppleRow] =
    [
      AppleRow(
        "var detents: [UISheetPresentationController.Detent]", "The heights at which it rests.",
        initial: .list([.enumCase("UISheetPresentationController.Detent", "large", [])])),
      AppleRow(
        "var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?",
        "Where it rests; nil is the lowest.", initial: .nothing),
      AppleRow(
        "var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?",
        "Up to where what lies behind can be used.", initial: .nothing),
      .on("func animateChanges(_ changes: () -> Void)", "Runs the closure.") {
        session, _, given, _ throws(Problem) in try session.apply(given[0])
      },
    ]
    + AppleRow.kept(
      "prefersGrabberVisible:Bool preferredCornerRadius prefersScrollingExpandsWhenScrolledToEdge:Bool")

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
        AppleRow("init(_ rawValue: String)", "One of your own.") { _, _, given, _ throws(Problem) in
          .enumCase("UISheetPresentationController.Detent.Identifier", given[0].text, [])
        }
      ]),
    AppleType(
      "UISheetPresentationControllerDetentResolutionContext", .structure,
      "What a detent of your own knows of its sheet.",
      fields: [
        ("maximumDetentValue", .double, .double(0)),
        ("containerTraitCollection", .named("UITraitCollection"), .collection(TraitCollection())),
      ]),
  ]

  private static func detent(_ call: String, _ help: String) -> AppleRow {
    let value = Value.enumCase("UISheetPresentationController.Detent", String(call.dropLast(2)), [])
    return .constant("static func \(call) -> UISheetPresentationController.Detent", help, value)
  }

  private static let lifecycle: [AppleRow] = [
    ("loadView()", "Makes its view."), ("viewDidLoad()", "Called when its view was made."),
    ("viewWillAppear(_ animated: Bool)", "Called before its view comes into the hierarchy."),
    ("viewIsAppearing(_ animated: Bool)", "Called when traits are up to date, before the first layout."),
    ("viewDidAppear(_ animated: Bool)", "Called when its view is on the screen."),
    ("viewWillDisappear(_ animated: Bool)", "Called before its view leaves."),
    ("viewDidDisappear(_ animated: Bool)", "Called when its view has left."),
    ("viewWillLayoutSubviews()", "Called before the layout of its view."),
    ("viewDidLayoutSubviews()", "Called after the layout of its view."),
    ("updateViewConstraints()", "Called before the layout of its view, where it was asked for."),
    ("updateProperties()", "Called before the layout, where it was asked for."),
    ("didReceiveMemoryWarning()", "Called where memory is short."),
    ("viewWillTransition(to size: CGSize, with coordinator: Any)", "Called before its size changes."),
    (
      "willTransition(to newCollection: UITraitCollection, with coordinator: Any)",
      "Called before its traits change."
    ),
    ("prepare(for segue: Any, sender: Any?)", "Called before a segue."),
    ("setEditing(_ editing: Bool, animated: Bool)", "Starts or ends editing."),
    ("viewLayoutMarginsDidChange()", "Called when margins have changed."),
    ("viewSafeAreaInsetsDidChange()", "Called when the safe area has changed."),
  ].map { AppleRow("func " + $0.0, $0.1, initial: .void) }
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
    try engine(place) { traits throws(TraitProblem) in try traits.addChild(child, to: parent) }
  }
}
