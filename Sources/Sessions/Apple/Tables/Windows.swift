import Syntax
import Traits
import ViewTree

extension AppleTypes {
  /// Scenes, windows, and the app.
  static let windows =
    AppleType.read(
      """
      class UIScene: UIResponder  // A part of the app on a screen.
        var activationState: UIScene.ActivationState { .foregroundActive }  // Whether people see it.
        kept session delegate title:String?
      enum UIScene.ActivationState unattached foregroundActive foregroundInactive background
      enum UIApplication.State active inactive background
      enum UIInterfaceOrientation
        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }  // Whether it is wider than high.
        var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }  // Whether it is higher than wide.
      class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable  // A scene of windows.
        var keyWindow: UIWindow? { windows.last }  // The window that hears of keys.
        var interfaceOrientation: UIInterfaceOrientation { (windows.first?.frame.width ?? 0) > (windows.first?.frame.height ?? 0) ? .landscapeLeft : .portrait }  // How it is held.
        kept statusBarManager sizeRestrictions effectiveGeometry
      class UIWindow: UIView  // Holds all that is shown.
        func makeKey()  // Lets it hear of keys.
        kept windowLevel screen:UIScreen canResizeToFitContent:Bool
      class UIApplication: UIResponder  // The app.
        var keyWindow: UIWindow? { windows.last }  // The window that hears of keys.
        kept delegate setAlternateIconName() open() registerForRemoteNotifications()
        var applicationState: UIApplication.State { .active }  // Whether people see it.
      class UIScreen: NSObject  // A screen.
        var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }  // Its rectangle.
        var scale: Double { 3 }  // Pixels to a point.
      class UIDevice: NSObject  // The device.
        kept systemVersion:String model:String name:String orientation
      """) + [
      AppleType("UIWindow", .class, "", window),
      AppleType(
        "UIWindowScene", .class, "",
        [
          .on("var windows: [UIWindow] { get }", "Its windows.") { session, id, _, _ throws(Problem) in
            .environments(session.windows(in: id))
          },
          .constant("var screen: UIScreen { get }", "Its screen.", .kept("UIScreen.main")),
        ]),
      AppleType(
        "UIApplication", .class, "",
        [
          .constant("static var shared: UIApplication { get }", "The app.", .kept("UIApplication.shared")),
          AppleRow("var connectedScenes: [UIScene] { get }", "Its scenes.") {
            session, _, _, _ throws(Problem) in
            .environments(Array(session.traits.tree.scenes))
          },
          AppleRow("var windows: [UIWindow] { get }", "Its windows.") { session, _, _, _ throws(Problem) in
            .environments(Array(session.traits.tree.scenes).flatMap { session.windows(in: $0) })
          },
          ofScene(
            "var preferredContentSizeCategory: UIContentSizeCategory { get }", "The size of text.",
            .preferredContentSizeCategory, otherwise: "large"),
        ]),
      AppleType(
        "UIScreen", .class, "",
        [
          .constant("static var main: UIScreen { get }", "The device's own.", .kept("UIScreen.main")),
          AppleRow("var traitCollection: UITraitCollection { get }", "The first scene's.") {
            session, _, _, _ throws(Problem) in
            .collection(session.firstScene.map { session.traits.collection(at: $0) } ?? TraitCollection())
          },
        ]),
      AppleType(
        "UIDevice", .class, "",
        [
          .constant("static var current: UIDevice { get }", "The device.", .kept("UIDevice.current")),
          ofScene(
            "var userInterfaceIdiom: UIUserInterfaceIdiom { get }", "What kind of device it is.",
            TraitID(index: 0), otherwise: "unspecified"),
        ]),
    ]

  /// A trait of the first scene's.
  private static func ofScene(_ declaration: String, _ help: String, _ trait: TraitID, otherwise: String)
    -> AppleRow
  {
    AppleRow(declaration, help) { session, _, _, _ throws(Problem) in
      guard let scene = session.firstScene else {
        let type = declaration.split(separator: " ")[2]
        return .enumCase(String(type), otherwise, [])
      }
      return session.value(session.traits.value(of: trait, at: scene), of: trait)
    }
  }

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
      .does("func makeKeyAndVisible()", "Shows it: one without a scene goes into the app's.") {
        session, id, _, place throws(Problem) in
        try session.enterScene(id, place)
      },
      .on("var isKeyWindow: Bool { get }", "Whether it hears of keys.") { session, id, _, _ throws(Problem) in
        .bool(session.traits.tree.isInHierarchy(id))
      },
      .on(
        "var isHidden: Bool", "Whether it is not shown.",
        get: { session, id, _ throws(Problem) in .bool(!session.traits.tree.isInHierarchy(id)) },
        set: { session, id, new, place throws(Problem) in
          if !new.isTrue { try session.enterScene(id, place) }
        }),
    ]
}

extension Session {
  var firstScene: EnvironmentID? { traits.tree.scenes.first { _ in true } }

  func windows(in scene: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: scene).filter { traits.tree.kind(of: $0) == .window }
  }

  /// Puts a window without a scene into the first there is, or into one that is made for it.
  mutating func enterScene(_ window: EnvironmentID, _ place: Place) throws(Problem) {
    guard traits.tree.parent(of: window) == nil else { return }
    var scene = firstScene
    if scene == nil {
      scene = try create(.scene, environments(named: "main").isEmpty ? "main" : "scene", in: nil, place)
      note("a scene was made for the window, as UIKit does for an app that has none")
    }
    guard let scene else { return }
    try engine(place) { traits throws(TraitProblem) in try traits.insert(window, in: scene) }
  }
}
