import Traits

/// A program of handles on the engine, in which ten views observe a trait with closures.
final class HandleTree {
  private struct Theme: TraitDefinition {
    static let defaultValue = 0
  }

  private let application = Application()
  private let scene: WindowScene
  private var calls = 0

  init(_ shape: Shape, count: Int) {
    scene = WindowScene(application: application)
    var views = [View(in: ViewController(in: Window(windowScene: scene)))]
    for index in 1..<count { views.append(View(in: views[shape.parent(of: index)])) }
    for index in Shape.observers(in: count) {
      views[index].registerForTraitChanges([Theme.self]) { [unowned self] view, previous in
        if view.traitCollection[Theme.self] != previous[Theme.self] { calls &+= 1 }
      }
    }
  }

  /// Sets an override at the scene and lets the run loop turn.
  func change(to value: Int) throws {
    scene.traitOverrides[Theme.self] = value
    try application.update()
  }
}
