import Traits
import ViewTree

/// The hierarchy of the talk: a scene, a window, a root controller with a header, and a child controller with a form and a cell.
///
/// Source: WWDC23 session 10057, "Unleash the UIKit trait system".
struct Talk {
  var driver = Driver()
  let theme, level: TraitID
  let main, win, root, rootView, header, settings, settingsView, form, cell: EnvironmentID

  /// Makes it, and lets everything appear and be laid out.
  init(version: SystemVersion? = nil) throws {
    theme = try driver.define("theme", color: true)
    level = try driver.define("level")
    main = try driver.create(.scene, "main")
    win = try driver.create(.window, "win", in: main)
    root = try driver.create(.controller, "root", in: win)
    rootView = driver.system.tree.contentHolder(of: root)
    header = try driver.create(.view, "header", in: root)
    settings = try driver.create(.controller, "settings", in: root)
    settingsView = driver.system.tree.contentHolder(of: settings)
    form = try driver.create(.view, "form", in: settings)
    cell = try driver.create(.view, "cell", in: form)
    if let version { try driver.system.use(version) }
    try driver.update()
    driver.events = []
  }

  subscript(id: EnvironmentID) -> Int? { driver.value(theme, id) }

  mutating func override(_ value: Int, at id: EnvironmentID) throws {
    try driver.override(theme, value, at: id)
  }
  mutating func update() throws { try driver.update() }
  mutating func calls() -> [String] { driver.calls() }
}
