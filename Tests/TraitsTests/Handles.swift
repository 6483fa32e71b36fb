import Traits

/// What the handles' tests define, as a program would.
enum AppTheme: Int, Sendable { case standard, pastel, bold, monochrome }

struct Theme: TraitDefinition {
  static let defaultValue = AppTheme.standard
  static let identifier = "com.example.theme"
  static let affectsColorAppearance = true
}

struct ContainedInSettings: TraitDefinition {
  static let defaultValue = false
}

extension TraitCollection {
  var theme: AppTheme { self[Theme.self] }
}

extension MutableTraits {
  var theme: AppTheme {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

/// main › win › root › header, settings › form › cell, on handles.
struct TalkingApplication {
  let app = Application()
  let main: WindowScene
  let win: Window
  let root, settings: ViewController
  let header, form, cell: View

  init() throws {
    main = WindowScene(application: app)
    win = Window(windowScene: main)
    root = ViewController(in: win)
    header = View(in: root)
    settings = ViewController(in: root)
    form = View(in: settings)
    cell = View(in: form)
    try app.update()
  }
}
