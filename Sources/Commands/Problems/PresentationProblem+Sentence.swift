public import Presentations
public import ViewTree

extension PresentationProblem {
  /// The problem in English: what is wrong, and what would have worked, where that can be said.
  ///
  /// ```swift
  /// problem.sentence(environment: { _ in "main" }, inspector: { _ in "details" })
  /// // (cause: "`main` stands on a Mac, which does not turn",
  /// //  suggestion: "give it another size: `resize main to 700x800`")
  /// ```
  ///
  /// - Returns: What is wrong, and what would have worked; nothing for the latter where that cannot be said.
  /// - Parameters:
  ///   - environment: How an environment is called.
  ///   - inspector: How an inspector is called.
  /// - Complexity: O(1), and a question or two about a name.
  public func sentence(
    environment: (EnvironmentID) -> String, inspector: (InspectorID) -> String
  ) -> (cause: String, suggestion: String?) {
    switch self {
    case .notAScene, .noDevice, .macDoesNotTurn, .fillsScreen, .noShares: sceneSentence(environment)
    case .cannotPresent, .outsideHierarchy, .alreadyPresents: presentingSentence(environment, inspector)
    case .notResizable, .dragsSheet, .dragsHidden, .invalidPosition: dragSentence(environment, inspector)
    case .fixedScreen, .macIsNotHeld, .invalidSize, .largerThanScreen, .invalidShare, .invalidColumnWidth:
      sizeSentence
    }
  }

  private func sceneSentence(
    _ environment: (EnvironmentID) -> String
  ) -> (cause: String, suggestion: String?) {
    switch self {
    case .notAScene(let id, let kind):
      ("`\(environment(id))` is a \(kind.words), and only a scene stands on a device", nil)
    case .noDevice(let scene):
      (
        "the scene `\(environment(scene))` stands on no device",
        "put it on one: `scene \(environment(scene)) on iPhone16`"
      )
    case .macDoesNotTurn(let scene, _):
      (
        "`\(environment(scene))` stands on a Mac, which does not turn",
        "give it another size: `resize \(environment(scene)) to 700x800`"
      )
    case .fillsScreen(let scene, let device):
      (
        "`\(environment(scene))` fills the screen of its \(device.title)",
        "an iPhone can be turned: `rotate \(environment(scene))`"
      )
    case .noShares(let scene, _):
      (
        "`\(environment(scene))` is a window on a Mac, and no share of its screen",
        "give it a size: `resize \(environment(scene)) to 700x800`"
      )
    default: preconditionFailure("`sentence` sends other problems elsewhere.")
    }
  }

  private func presentingSentence(
    _ environment: (EnvironmentID) -> String, _ inspector: (InspectorID) -> String
  ) -> (cause: String, suggestion: String?) {
    switch self {
    case .cannotPresent(let id, let kind):
      (
        "`\(environment(id))` is a \(kind.words), which presents no inspector",
        "put the inspector on a view or a controller in it"
      )
    case .outsideHierarchy(let id):
      ("`\(environment(id))` is in no scene", "move it into a view that is in one")
    case .alreadyPresents(let view, let other):
      (
        "`\(environment(view))` has an inspector already, `\(inspector(other))`",
        "change that one, or put the inspector on another view"
      )
    default: preconditionFailure("`sentence` sends other problems elsewhere.")
    }
  }

  private func dragSentence(
    _ environment: (EnvironmentID) -> String, _ inspector: (InspectorID) -> String
  ) -> (cause: String, suggestion: String?) {
    switch self {
    case .notResizable(let id, let columnWidth):
      (
        "the column `\(inspector(id))` cannot be dragged: its width is \(columnWidth.words)",
        "bounds make it resizable: `columnWidth 200...300...400`"
      )
    case .dragsSheet(let id):
      (
        "`\(inspector(id))` is a sheet here, and has no column to drag",
        "it is a column where the width is regular"
      )
    case .dragsHidden(let id, .dismissed):
      (
        "`\(inspector(id))` is not on the screen",
        "present it first: `set \(inspector(id)).isPresented = true`"
      )
    case .dragsHidden(let id, let reason):
      ("`\(inspector(id))` is not on the screen: \(reason.clause(environment))", nil)
    case .invalidPosition(let width):
      ("a column cannot be \(World.short(width)) points wide", "drag it to a number of points, such as `350`")
    default: preconditionFailure("`sentence` sends other problems elsewhere.")
    }
  }

  private var sizeSentence: (cause: String, suggestion: String?) {
    switch self {
    case .fixedScreen(let device):
      (
        "a scene on an \(device.title) starts with the whole screen, which is \(device.size)",
        device.idiom == .pad ? "leave the size out, and `resize` it afterwards" : "leave the size out"
      )
    case .macIsNotHeld:
      ("a Mac is neither in portrait nor in landscape", "say how large the window is: `on mac 1200x800`")
    case .invalidSize(let size):
      ("\(size) is no size", "both sides are positive numbers of points, as in `700x800`")
    case .largerThanScreen(let size, let screen, let device):
      ("\(size) does not fit the screen of the \(device.title), which is \(screen)", nil)
    case .invalidShare(let part, let whole):
      ("\(part)/\(whole) is no share of a screen", "shares are `1/2`, `1/3`, `2/3`, `1/4`, `3/4` and `1/1`")
    case .invalidColumnWidth(let width): (width.fault, "write it as `columnWidth 200...300...400`")
    default: preconditionFailure("`sentence` sends other problems elsewhere.")
    }
  }
}

extension EnvironmentKind {
  /// What the kind is called in a sentence.
  fileprivate var words: String {
    switch self {
    case .scene: "scene"
    case .window: "window"
    case .presentation: "presentation controller"
    case .controller: "controller"
    case .view: "view"
    }
  }
}

extension ColumnWidth {
  /// What the width is called in a sentence.
  var words: String {
    switch self {
    case .automatic: "the system's, \(World.short(Self.automaticWidth))"
    case .fixed(let width): "fixed at \(World.short(width))"
    case .flexible(let minimum, let ideal, let maximum):
      [minimum, ideal, maximum].map { $0.map(World.short) ?? "" }.joined(separator: "...")
    }
  }

  /// What is wrong with a width that is not valid.
  fileprivate var fault: String {
    let widths: [Double] =
      switch self {
      case .automatic: []
      case .fixed(let width): [width]
      case .flexible(let minimum, let ideal, let maximum): [minimum, ideal, maximum].compactMap { $0 }
      }
    if let wrong = widths.first(where: { !($0 > 0 && $0.isFinite) }) {
      return "a column cannot be \(World.short(wrong)) points wide"
    }
    if case .flexible(let minimum?, let ideal, _) = self, ideal < minimum {
      return "the ideal width \(World.short(ideal)) is below the minimum \(World.short(minimum))"
    }
    if case .flexible(_, let ideal, let maximum?) = self, ideal > maximum {
      return "the ideal width \(World.short(ideal)) is above the maximum \(World.short(maximum))"
    }
    return "the widths do not fit together"
  }
}
