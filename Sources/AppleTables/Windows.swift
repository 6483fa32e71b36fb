import Presentations
import Sessions
import Traits
import ViewTree

extension AppleTypes {
  static let windows = TypeInfo.read(
    """
    class UIScene: UIResponder  // A part of the app on a screen.
      var activationState: UIScene.ActivationState { .foregroundActive }  // Whether people see it.
      kept session delegate title:String?
    enum UIScene.ActivationState unattached=-1 foregroundActive foregroundInactive background
    enum UIApplication.State active inactive background
    class NSUserActivity: NSObject  // What somebody does, which another launch takes up.
      var activityType: String
      var title: String?
      var userInfo: [AnyHashable: Any]?
      init(activityType: String) { self.activityType = activityType }  // Of a kind.
      func addUserInfoEntries(from more: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(more) { $1 } }  // Adds to what it knows.
    class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable  // A scene of windows.
      var windows: [UIWindow] { get }  // Its windows.
      var keyWindow: UIWindow? { windows.last }  // The window that hears of keys.
      var screen: UIScreen { .main }  // Its screen.
      var interfaceOrientation: UIInterfaceOrientation { (windows.first?.frame.width ?? 0) > (windows.first?.frame.height ?? 0) ? .landscapeLeft : .portrait }  // How it is held.
      kept statusBarManager sizeRestrictions effectiveGeometry
    class UIWindow: UIView  // Holds all that is shown.
      init(windowScene scene: UIWindowScene) { windowScene = scene }  // A window in a scene.
      var windowScene: UIWindowScene?  // Its scene.
      var rootViewController: UIViewController?  // The controller whose view fills it.
      func makeKey()  // Lets it hear of keys.
      func makeKeyAndVisible() { isHidden = false }  // Shows it: one without a scene goes into the app's.
      var isKeyWindow: Bool { !isHidden }  // Whether it hears of keys.
      var isHidden: Bool  // Whether it is not shown.
      kept windowLevel:UIWindow.Level screen:UIScreen canResizeToFitContent:Bool
    class UIApplication: UIResponder  // The app.
      static var shared: UIApplication { get }  // The app.
      var connectedScenes: [UIScene] { get }  // Its scenes; an app has one from the start.
      var windows: [UIWindow] { var all: [UIWindow] = []; for scene in connectedScenes { if let scene = scene as? UIWindowScene { all += scene.windows } }; return all }  // Its windows.
      var keyWindow: UIWindow? { windows.last }  // The window that hears of keys.
      var preferredContentSizeCategory: UIContentSizeCategory { let own = UIScreen.main.traitCollection.preferredContentSizeCategory; return own == .unspecified ? .large : own }  // The size of text.
      var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }  // Where a line starts.
      static var _delegate: Any
      var delegate: Any { get { UIApplication._delegate } set { UIApplication._delegate = newValue } }  // Who hears of the app: what was launched.
      kept setAlternateIconName() open() registerForRemoteNotifications()
      var applicationState: UIApplication.State { .active }  // Whether people see it.
    protocol UICoordinateSpace  // Where places are counted from.
      var bounds: CGRect { (self as? UIView)?.bounds ?? UIScreen.main.bounds }  // Its rectangle.
      each to, from | func convert(_ point: CGPoint, # space: UICoordinateSpace) -> CGPoint { let other = (space as? UIView)?.convert(CGPoint.zero, to: UIScreen.main) ?? .zero; let own = (self as? UIView)?.convert(CGPoint.zero, to: UIScreen.main) ?? .zero; let sign = "#" == "to" ? 1.0 : -1.0; return CGPoint(x: point.x + sign * (own.x - other.x), y: point.y + sign * (own.y - other.y)) }  // A place, as the other counts it, or the other's.
      each to, from | func convert(_ rect: CGRect, # space: UICoordinateSpace) -> CGRect { CGRect(origin: convert(rect.origin, #: space), size: rect.size) }  // A rectangle, as the other counts it, or the other's.
    class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace  // A screen.
      static var screens: [UIScreen] { [.main] }  // All of them: one.
      static var main: UIScreen { get }  // The device's own.
      var traitCollection: UITraitCollection { get }  // The first scene's.
      var bounds: CGRect { get }  // Its rectangle, as the device is held.
      var scale: Double { get }  // Pixels to a point.
      var nativeScale: Double { scale }  // The same, of the screen itself.
      var coordinateSpace: UICoordinateSpace { self }  // Places from its upper left corner.
    class UIDevice: NSObject  // The device.
      static var current: UIDevice { get }  // The device.
      var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }  // What kind of device it is.
      kept systemVersion:String model:String name:String
      var orientation: UIDeviceOrientation { let size = UIScreen.main.bounds; return userInterfaceIdiom == .mac ? .unknown : size.width > size.height ? .landscapeRight : .portrait }  // How it is held.
    """,
    [
      "shared": .constant(.kept("UIApplication.shared")), "main": .constant(.kept("UIScreen.main")),
      "current": .constant(.kept("UIDevice.current")),
      "bounds": .init { session, _, _, _ in Rect(session.screen.size).value },
      "scale": .init { session, _, _, _ in .double(session.screen.scale) },
      "windows": .reads { $0.windows(in: $1) },
      "connectedScenes": .init { session, _, _, place throws(Problem) in
        _ = try session.appScene(place)
        return Array(session.traits.tree.scenes).value
      },
      "traitCollection": .init { session, _, _, _ in
        .collection(session.firstScene.map { session.traits.collection(at: $0) } ?? TraitCollection())
      },
      "windowScene": .on { session, id, _ in
        session.traits.tree.parent(of: id).value
      } set: { session, id, new, place throws(Problem) in
        guard let scene = new.environment else { return try session.removeFromParent(id, place) }
        try session.engine(place) { try $0.insert(id, in: scene) }
      },
      "rootViewController": .on { session, id, _ in
        if let root = session.rootControllers(of: id).first { return root.value }
        // A covered root controller is in no hierarchy, but it still belongs to the window.
        guard let root = session.field("rootViewController", of: id)?.environment,
          session.field("presentedViewController", of: root).value != .nothing
        else { return .nothing }
        return root.value
      } set: { session, id, new, place throws(Problem) in
        for controller in session.rootControllers(of: id) where controller != new.environment {
          try session.removeFromParent(controller, place)
        }
        if let covered = session.field("rootViewController", of: id)?.environment, covered != new.environment
        {
          session.names.destinations[covered] = nil
        }
        session.setField("rootViewController", new, of: id)
        if let controller = new.environment, session.traits.tree.parent(of: controller) != id {
          try session.put(controller, in: id, at: 0, place)
        }
      },
      "isHidden": .on { session, id, _ in
        .bool(!session.traits.tree.isInHierarchy(id))
      } set: { session, id, new, place throws(Problem) in
        guard !new.isTrue, session.traits.tree.parent(of: id) == nil else { return }
        let scene = try session.appScene(place)
        try session.engine(place) { try $0.insert(id, in: scene) }
      },
    ])
}

extension Session {
  func rootControllers(of window: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: window).filter { traits.tree.kind(of: $0) == .controller }
  }

  /// The first scene; if there is none, a new one.
  fileprivate mutating func appScene(_ place: Place) throws(Problem) -> EnvironmentID {
    if let scene = firstScene { return scene }
    note("a scene was made for the window, as UIKit does for an app that has none")
    return try create(.scene, environments(named: "main").isEmpty ? "main" : "scene", in: nil, place)
  }
}
