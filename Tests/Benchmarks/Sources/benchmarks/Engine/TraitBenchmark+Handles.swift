import Traits

private struct Theme: TraitDefinition {
  static let defaultValue = 0
}

extension TraitBenchmark {
  /// A change at the root with ten observers, in a program of handles: with closures, and with everything undone should a turn fail.
  static func handles(_ count: Int) throws -> Comparison {
    let application = Application()
    let scene = WindowScene(application: application)
    let root = View(in: ViewController(in: Window(windowScene: scene)))
    var (views, calls) = ([root], 0)
    for index in 1..<count { views.append(View(in: views[Shape.wide.parent(of: index)])) }
    for index in Shape.observers(in: count) {
      views[index].registerForTraitChanges([Theme.self]) { _, previous in calls &+= previous[Theme.self] }
    }
    let ours = try perTurn(10_000) {
      scene.traitOverrides[Theme.self] = $0 & 1
      try application.update()
    }
    return Comparison(work: "\(count) views, wide", ours: ours)
  }
}
