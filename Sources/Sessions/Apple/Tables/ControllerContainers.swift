import Syntax
import Traits
import ViewTree

extension AppleTypes {
  /// Controllers that hold others, and presentation controllers.
  static let containers: [AppleType] = [
    AppleType(
      "UINavigationController", .class, "UIViewController", "Controllers one upon another.", navigation),
    AppleType("UITabBarController", .class, "UIViewController", "Controllers side by side.", tabs),
    AppleType("UISplitViewController", .class, "UIViewController", "Controllers in columns.", columns),
    AppleType(
      "UIAlertController", .class, "UIViewController", "A question.",
      [
        AppleRow(
          "init(title: String?, message: String?, preferredStyle: UIAlertController.Style)", "A question."
        ) {
          session, value, given, place throws(Problem) in
          let id = try session.alive(value, place)
          session.setField("title", given[0], of: id)
          session.setField("message", given[1], of: id)
          session.setField("preferredStyle", given[2], of: id)
          return .void
        },
        AppleRow("var message: String?", "What it says.", initial: .nothing),
      ] + AppleRow.kept("addAction() addTextField() actions preferredAction")),
    AppleType(
      "UITableViewController", .class, "UIViewController", "A controller of a table.",
      [
        AppleRow("init(style: Any)", "A controller of a table.", initial: .void),
        controllerPart("tableView", "UITableView"),
      ] + AppleRow.kept("refreshControl")),
    AppleType(
      "UICollectionViewController", .class, "UIViewController", "A controller of items.",
      [
        AppleRow("init(collectionViewLayout: Any)", "A controller of items.", initial: .void),
        controllerPart("collectionView", "UICollectionView"),
      ]),
    AppleType("UIPageViewController", .class, "UIViewController", "Controllers page by page.", []),
    AppleType(
      "UIPresentationController", .class, "NSObject",
      conforms: ["UITraitEnvironment", "UITraitChangeObservable"],
      "Stands between the window and what is presented.", presentation),
    AppleType(
      "UISheetPresentationController", .class, "UIPresentationController", "The one of a sheet.",
      sheet),
    AppleType(
      "UIPopoverPresentationController", .class, "UIPresentationController", "The one of a popover.",
      AppleRow.kept("sourceView:UIView? sourceRect:CGRect barButtonItem permittedArrowDirections delegate")),
  ]

  private static let navigation: [AppleRow] =
    [
      AppleRow("init(rootViewController controller: UIViewController)", "With a first controller.") {
        session, value, given, place throws(Problem) in
        try session.push(try session.alive(given[0], place), on: try session.alive(value, place), place)
        return .void
      },
      .on(
        "func pushViewController(_ controller: UIViewController, animated: Bool)", "Puts a controller on top."
      ) {
        session, id, given, place throws(Problem) in
        try session.push(try session.alive(given[0], place), on: id, place)
        return .void
      },
      .on("func popViewController(animated: Bool) -> UIViewController?", "Takes the top controller off.") {
        session, id, _, place throws(Problem) in
        let all = Array(session.traits.tree.childControllers(of: id))
        guard all.count > 1, let top = all.last else { return .nothing }
        try session.showOnly(Array(all.dropLast()), in: id, place)
        return .environment(top)
      },
      .on(
        "func popToRootViewController(animated: Bool) -> [UIViewController]?", "Takes all but the first off."
      ) {
        session, id, _, place throws(Problem) in
        let all = Array(session.traits.tree.childControllers(of: id))
        try session.showOnly(Array(all.prefix(1)), in: id, place)
        return .environments(Array(all.dropFirst()))
      },
      .on("func setViewControllers(_ controllers: [UIViewController], animated: Bool)", "Sets all of them.") {
        session, id, given, place throws(Problem) in
        try session.showOnly(given[0].elements.compactMap(\.environment), in: id, place)
        return .void
      },
      .on(
        "var viewControllers: [UIViewController]", "Its controllers, the top one last.",
        get: { session, id, _ throws(Problem) in
          .environments(Array(session.traits.tree.childControllers(of: id)))
        },
        set: { session, id, new, place throws(Problem) in
          try session.showOnly(new.elements.compactMap(\.environment), in: id, place)
        }),
      top("topViewController"), top("visibleViewController"),
      controllerPart("navigationBar", "UINavigationBar"), controllerPart("toolbar", "UIToolbar"),
    ]
    + AppleRow.kept(
      "isNavigationBarHidden:Bool setNavigationBarHidden() interactivePopGestureRecognizer delegate isToolbarHidden:Bool hidesBarsOnSwipe:Bool"
    )

  private static func top(_ name: String) -> AppleRow {
    .on("var \(name): UIViewController? { get }", "The one on top.") { session, id, _, _ throws(Problem) in
      .optional(Array(session.traits.tree.childControllers(of: id)).last)
    }
  }

  /// A view that a controller has from the start.
  private static func controllerPart(_ name: String, _ type: String) -> AppleRow {
    .on("var \(name): \(type) { get }", "A view that it has from the start.") {
      session, id, _, place throws(Problem) in
      try session.part(name, type, of: id, in: session.traits.tree.contentHolder(of: id), place)
    }
  }

  private static let tabs: [AppleRow] =
    [
      .on(
        "var viewControllers: [UIViewController]?", "Its controllers.",
        get: { session, id, _ throws(Problem) in
          .environments(Array(session.traits.tree.childControllers(of: id)))
        },
        set: { session, id, new, place throws(Problem) in
          let all = new.elements.compactMap(\.environment)
          try session.showOnly(all, in: id, visible: all.first, place)
          session.setField("selectedIndex", .int(0), of: id)
        }),
      .on(
        "func setViewControllers(_ controllers: [UIViewController]?, animated: Bool)", "Sets its controllers."
      ) {
        session, id, given, place throws(Problem) in
        let all = given[0].elements.compactMap(\.environment)
        try session.showOnly(all, in: id, visible: all.first, place)
        return .void
      },
      .on(
        "var selectedIndex: Int", "Which one is shown.",
        get: { session, id, _ throws(Problem) in session.field("selectedIndex", of: id) ?? .int(0) },
        set: { session, id, new, place throws(Problem) in
          let all = Array(session.traits.tree.childControllers(of: id))
          guard all.indices.contains(new.whole) else { throw Session.outside(new.whole, all.count, place) }
          session.setField("selectedIndex", new, of: id)
          try session.showOnly(all, in: id, visible: all[new.whole], place)
        }),
      .on(
        "var selectedViewController: UIViewController?", "The one that is shown.",
        get: { session, id, _ throws(Problem) in
          let all = Array(session.traits.tree.childControllers(of: id))
          let index = (session.field("selectedIndex", of: id) ?? .int(0)).whole
          return .optional(all.indices.contains(index) ? all[index] : nil)
        },
        set: { session, id, new, place throws(Problem) in
          let all = Array(session.traits.tree.childControllers(of: id))
          guard let chosen = new.environment, let index = all.firstIndex(of: chosen) else { return }
          session.setField("selectedIndex", .int(index), of: id)
          try session.showOnly(all, in: id, visible: chosen, place)
        }),
      controllerPart("tabBar", "UITabBar"),
    ] + AppleRow.kept("delegate mode tabs customizableViewControllers")

  private static let columns: [AppleRow] =
    [
      AppleRow("init(style: UISplitViewController.Style)", "With two or three columns.", initial: .void),
      .on(
        "var viewControllers: [UIViewController]", "Its controllers.",
        get: { session, id, _ throws(Problem) in
          .environments(Array(session.traits.tree.childControllers(of: id)))
        },
        set: { session, id, new, place throws(Problem) in
          let columns = new.elements.compactMap(\.environment)
          for child in columns {
            try session.embed(child, in: id, isNarrow: child != columns.last, place)
          }
        }),
      .on(
        "func setViewController(_ controller: UIViewController?, for column: UISplitViewController.Column)",
        "Puts a controller into a column."
      ) {
        session, id, given, place throws(Problem) in
        let field = "column " + session.text(given[1])
        if let old = session.field(field, of: id)?.environment {
          try session.takeOut(old, place)
          session.traits.removeFromParent(old)
        }
        session.setField(field, given[0], of: id)
        if let child = given[0].environment {
          let isNarrow = ["primary", "supplementary", "inspector"].contains(session.text(given[1]))
          try session.embed(child, in: id, isNarrow: isNarrow, place)
        }
        return .void
      },
      .on(
        "func viewController(for column: UISplitViewController.Column) -> UIViewController?",
        "The controller of a column."
      ) {
        session, id, given, _ throws(Problem) in
        session.field("column " + session.text(given[0]), of: id) ?? .nothing
      },
      .on("var isCollapsed: Bool { get }", "Whether there is room for one column only.") {
        session, id, _, _ throws(Problem) in .bool(session.sizeClasses(at: id).horizontal == .compact)
      },
    ]
    + AppleRow.kept(
      "preferredDisplayMode displayMode preferredSplitBehavior delegate show() hide() preferredPrimaryColumnWidthFraction:Double"
    )

  private static let presentation: [AppleRow] =
    [
      AppleRow(
        "init(presentedViewController: UIViewController, presenting: UIViewController?)",
        "For two controllers."
      ) {
        session, value, given, place throws(Problem) in
        let id = try session.alive(value, place)
        session.setField("presentationController", value, of: try session.alive(given[0], place))
        session.setField("presentedViewController", given[0], of: id)
        session.setField("presentingViewController", given[1], of: id)
        return .void
      },
      .on("var presentedViewController: UIViewController { get }", "What is presented.") {
        session, id, _, _ throws(Problem) in session.field("presentedViewController", of: id) ?? .nothing
      },
      .on("var presentingViewController: UIViewController? { get }", "What presents it.") {
        session, id, _, _ throws(Problem) in session.field("presentingViewController", of: id) ?? .nothing
      },
      .on("var presentationStyle: UIModalPresentationStyle { get }", "The style that was asked for.") {
        session, id, _, _ throws(Problem) in
        try PresentationController(id).style(adapted: false, in: &session)
      },
      .on(
        "var adaptivePresentationStyle: UIModalPresentationStyle { get }",
        "What it has become where there is little room, else none."
      ) { session, id, _, _ throws(Problem) in
        try PresentationController(id).style(adapted: true, in: &session)
      },
      .on("var frameOfPresentedViewInContainerView: CGRect { get }", "Where it stands on the screen.") {
        session, id, _, _ throws(Problem) in
        guard let screen = session.screens.presented[id], let frame = try session.placed(screen)?.frame else {
          return AppleTypes.rect(0, 0, 0, 0)
        }
        return AppleTypes.rect(frame)
      },
      .on(
        "var overrideTraitCollection: UITraitCollection?", "What it sets for what is presented.",
        get: { session, id, _ throws(Problem) in
          session.field("overrideTraitCollection", of: id) ?? .nothing
        },
        set: { session, id, new, place throws(Problem) in
          let old = (session.field("overrideTraitCollection", of: id) ?? .nothing).collected
          session.setField("overrideTraitCollection", new, of: id)
          try session.engine(place) { traits throws(TraitProblem) in
            for trait in old.traits where new.collected[trait] == nil {
              try traits.removeOverride(for: trait, at: id)
            }
            for entry in new.collected.entries {
              try traits.setOverride(entry.value, for: entry.trait, at: id)
            }
          }
        }),
    ]
    + [
      ("containerViewWillLayoutSubviews()", "Called before the layout of its container view."),
      ("containerViewDidLayoutSubviews()", "Called after the layout of its container view."),
      ("presentationTransitionWillBegin()", "Called before it is shown."),
      ("presentationTransitionDidEnd(_ completed: Bool)", "Called when it is shown."),
      ("dismissalTransitionWillBegin()", "Called before it ends."),
      ("dismissalTransitionDidEnd(_ completed: Bool)", "Called when it has ended."),
    ].map { AppleRow("func " + $0.0, $0.1, initial: .void) }
    + AppleRow.kept("containerView:UIView? presentedView:UIView? delegate")
}
