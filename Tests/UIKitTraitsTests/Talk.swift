import Foundation
import UIKitTraits

// The talk's code, as it stands but for the names without UI.
//
// Source: WWDC23 session 10057, "Unleash the UIKit trait system".

struct ContainedInSettingsTrait: TraitDefinition {
  static let defaultValue = false
}

enum MyAppTheme: Int, Sendable {
  case standard, pastel, bold, monochrome
}

struct MyAppThemeTrait: TraitDefinition {
  static let defaultValue = MyAppTheme.standard
  static let affectsColorAppearance = true
  static let name = "Theme"
  static let identifier = "com.myapp.theme"
}

extension TraitCollection {
  var isContainedInSettings: Bool { self[ContainedInSettingsTrait.self] }
  var myAppTheme: MyAppTheme { self[MyAppThemeTrait.self] }
}

extension MutableTraits {
  var isContainedInSettings: Bool {
    get { self[ContainedInSettingsTrait.self] }
    set { self[ContainedInSettingsTrait.self] = newValue }
  }
  var myAppTheme: MyAppTheme {
    get { self[MyAppThemeTrait.self] }
    set { self[MyAppThemeTrait.self] = newValue }
  }
}

/// A view that notes what is called.
class Cell: View {
  var log: [String] = []
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([MyAppThemeTrait.self]) { (self: Self, previous: TraitCollection) in
      self.log.append("\(previous.myAppTheme) -> \(self.traitCollection.myAppTheme)")
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

final class SettingsController: ViewController {
  let form = View()
  let cell = Cell()
  var log: [String] = []

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { preconditionFailure("There is no coder.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(form)
    form.addSubview(cell)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will \(traitCollection.myAppTheme)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("is \(traitCollection.myAppTheme) \(view.traitCollection.myAppTheme)")
  }

  override func viewDidAppear(_ animated: Bool) { log.append("did") }
  override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
}

/// The app of the talk: a scene, a window, a root with a header, and the settings as its child.
@MainActor struct Talk {
  let app: Application
  let scene: WindowScene
  let window: Window
  let root = ViewController()
  let header = View()
  let settings = SettingsController()

  var form: View { settings.form }
  var cell: Cell { settings.cell }

  init(rules: SystemVersion = .iOS26) throws {
    app = Application(rules: rules)
    scene = WindowScene(application: app)
    window = Window(windowScene: scene)
    window.rootViewController = root
    root.view.addSubview(header)
    root.addChild(settings)
    root.view.addSubview(settings.view)
    settings.didMove(toParent: root)
    try app.update()
  }
}
