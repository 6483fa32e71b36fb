extension HierarchyProblem: CustomStringConvertible {
  /// The problem as a sentence, with what would have worked; it knows the numbers of environments only.
  ///
  /// ```swift
  /// "\(HierarchyProblem.misplaced(.window, in: .view, instead: [.scene]))"
  /// // "A window cannot stand in a view: it stands in a scene."
  /// ```
  public var description: String { sentence { "\($0)" } }

  /// The problem as a sentence, in the caller's names.
  package func sentence(_ name: (EnvironmentID) -> String) -> String {
    switch self {
    case .misplaced(let kind, let holder, let instead):
      "A \(kind.words) cannot stand in a \(holder.words): "
        + (instead.isEmpty
          ? "it is a root." : "it stands in a \(instead.map(\.words).joined(separator: ", a ")).")
    case .cycle(let id, let place) where id == place: "\(name(id)) cannot stand in itself."
    case .cycle(let id, let place):
      "\(name(id)) cannot stand in \(name(place)), which stands in it: take that out first."
    case .destroyed(let id): "\(name(id)) was destroyed and is no part of anything any more: make another."
    case .sceneCannotMove(let id): "\(name(id)) is a root, which neither moves nor leaves: its windows do."
    case .rootViewCannotMove(let view, let controller):
      "\(name(view)) is the view of \(name(controller)) and comes and goes with it: move that."
    }
  }
}

extension EnvironmentID: CustomStringConvertible {
  /// `environment 7`, by its row.
  public var description: String { "environment \(index)" }
}

extension EnvironmentKind {
  /// Its name in a sentence.
  fileprivate var words: String {
    switch self {
    case .scene: "scene"
    case .window: "window"
    case .presentation: "presentation controller"
    case .controller: "view controller"
    case .view: "view"
    }
  }
}
