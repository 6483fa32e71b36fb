import Syntax
import Traits
import ViewTree

extension AppleTypes {
  /// Scenes, windows, and the app.
  static let windows = [
    AppleType(
      "UIScene", .class, "UIResponder", "A part of the app on a screen.",
      AppleRow.kept("session activationState delegate title:String?")),
    AppleType(
      "UIWindowScene", .class, "UIScene", conforms: ["UITraitEnvironment", "UITraitChangeObservable"],
      "A scene of windows.",
      [
        .on("var windows: [UIWindow] { get }", "Its windows.") { session, id, _, _ throws(Problem) in
          .environments(session.windows(in: id))
        },
        .on("var keyWindow: UIWindow? { get }", "The window that hears of keys.") {
          session, id, _, _ throws(Problem) in
          .optional(session.windows(in: id).last)
        },
        .constant("var screen: UIScreen { get }", "Its screen.", .kept("UIScreen.main")),
      ] + AppleRow.kept("interfaceOrientation statusBarManager sizeRestrictions effectiveGeometry")),
    AppleType("UIWindow", .class, "UIView", "Holds all that is shown.", window),
    AppleType(
      "UIApplication", .class, "UIResponder", "The app.",
      [
        .constant("static var shared: UIApplication { get }", "The app.", .kept("UIApplication.shared")),
        AppleRow("var connectedScenes: [UIScene] { get }", "Its scenes.") {
          session, _, _, _ throws(Problem) in
          .environments(Array(session.traits.tree.scenes))
        },
        AppleRow("var windows: [UIWindow] { get }", "Its windows.") { session, _, _, _ throws(Problem) in
          .environments(Array(session.traits.tree.scenes).flatMap { session.windows(in: $0) })
        },
        AppleRow("var keyWindow: UIWindow? { get }", "The window that hears of keys.") {
          session, _, _, _ throws(Problem) in
          .optional(Array(session.traits.tree.scenes).flatMap { session.windows(in: $0) }.last)
        },
        AppleRow("var preferredContentSizeCategory: UIContentSizeCategory { get }", "The size of text.") {
          session, _, _, _ throws(Problem) in
          guard let scene = session.traits.tree.scenes.first(where: { _ in true }) else {
            return .enumCase("UIContentSizeCategory", "large", [])
          }
          return session.value(
            session.traits.value(of: .preferredContentSizeCategory, at: scene),
            of: .preferredContentSizeCategory)
        },
      ]
        + AppleRow.kept(
          "delegate setAlternateIconName() open() registerForRemoteNotifications() applicationState")),
    AppleType(
      "UIScreen", .class, "NSObject", "A screen.",
      [
        .constant("static var main: UIScreen { get }", "The device's own.", .kept("UIScreen.main")),
        .constant("var bounds: CGRect { get }", "Its rectangle.", rect(0, 0, 390, 844)),
        .constant("var scale: Double { get }", "Pixels to a point.", .double(3)),
        AppleRow("var traitCollection: UITraitCollection { get }", "The first scene's.") {
          session, _, _, _ throws(Problem) in
          guard let scene = session.traits.tree.scenes.first(where: { _ in true }) else {
            return .collection(TraitCollection())
          }
          return .collection(session.traits.collection(at: scene))
        },
      ]),
    AppleType(
      "UIDevice", .class, "NSObject", "The device.",
      [
        .constant("static var current: UIDevice { get }", "The device.", .kept("UIDevice.current")),
        AppleRow("var userInterfaceIdiom: UIUserInterfaceIdiom { get }", "What kind of device it is.") {
          session, _, _, _ throws(Problem) in
          guard let scene = session.traits.tree.scenes.first(where: { _ in true }) else {
            return .enumCase("UIUserInterfaceIdiom", "unspecified", [])
          }
          return session.value(session.traits.value(of: TraitID(index: 0), at: scene), of: TraitID(index: 0))
        },
      ] + AppleRow.kept("systemVersion:String model:String name:String orientation")),
  ]

  private static let window: [AppleRow] =
    [
      .runs("init(windowScene scene: UIWindowScene)", "A window in a scene.") {
        session, value, given, place throws(Problem) in
        let (id, scene) = (try session.alive(value, place), try session.alive(given[0], place))
        try session.engine(place) { traits throws(TraitProblem) in try traits.insert(id, in: scene) }
      },
      .on(
        "var rootViewController: UIViewController?", "The controller whose view fills it.",
        get: { session, id, _ throws(Problem) in
          let children = session.traits.tree.children(of: id)
          if let root = children.first(where: { session.traits.tree.kind(of: $0) == .controller }) {
            return .environment(root)
          }
          // One that is covered is in no hierarchy, and the window's all the same.
          guard let root = session.field("rootViewController", of: id)?.environment,
            session.field("presentedViewController", of: root) ?? .nothing != .nothing
          else { return .nothing }
          return .environment(root)
        },
        set: { session, id, new, place throws(Problem) in
          let old = Array(session.traits.tree.children(of: id)).filter {
            session.traits.tree.kind(of: $0) == .controller && $0 != new.environment
          }
          for controller in old { try session.takeOut(controller, place) }
          if let covered = session.field("rootViewController", of: id)?.environment,
            covered != new.environment
          {
            session.names.destinations[covered] = nil
          }
          session.setField("rootViewController", new, of: id)
          if let controller = new.environment, session.traits.tree.parent(of: controller) != id {
            try session.put(controller, in: id, at: 0, place)
          }
        }),
      .on(
        "var windowScene: UIWindowScene?", "Its scene.",
        get: { session, id, _ throws(Problem) in .optional(session.traits.tree.parent(of: id)) },
        set: { session, id, new, place throws(Problem) in
          guard let scene = new.environment else { return try session.takeOut(id, place) }
          try session.engine(place) { traits throws(TraitProblem) in try traits.insert(id, in: scene) }
        }),
      .on("func makeKeyAndVisible()", "Shows it: one without a scene goes into the app's.") {
        session, id, _, place throws(Problem) in
        try session.enterScene(id, place)
        return .void
      },
      .on("func makeKey()", "Lets it hear of keys.") { _, _, _, _ throws(Problem) in .void },
      .on("var isKeyWindow: Bool { get }", "Whether it hears of keys.") { session, id, _, _ throws(Problem) in
        .bool(session.traits.tree.isInHierarchy(id))
      },
      .on(
        "var isHidden: Bool", "Whether it is not shown.",
        get: { session, id, _ throws(Problem) in .bool(!session.traits.tree.isInHierarchy(id)) },
        set: { session, id, new, place throws(Problem) in
          if !new.isTrue { try session.enterScene(id, place) }
        }),
    ] + AppleRow.kept("windowLevel screen:UIScreen canResizeToFitContent:Bool")
}

extension Session {
  func windows(in scene: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: scene).filter { traits.tree.kind(of: $0) == .window }
  }

  /// Puts a window without a scene into the first there is, or into one that is made for it.
  mutating func enterScene(_ window: EnvironmentID, _ place: Place) throws(Problem) {
    guard traits.tree.parent(of: window) == nil else { return }
    var scene = traits.tree.scenes.first { _ in true }
    if scene == nil {
      scene = try create(.scene, environments(named: "main").isEmpty ? "main" : "scene", in: nil, place)
      note("a scene was made for the window, as UIKit does for an app that has none")
    }
    guard let scene else { return }
    try engine(place) { traits throws(TraitProblem) in try traits.insert(window, in: scene) }
  }
}
