import Presentations
import StateUpdates
import ViewTree

// Touches that do not reach what they are meant for.
extension ViewID {
  /// Whether a view lies behind something that is presented and takes all touches; it is said then.
  func isBlocked(in session: inout Session) throws(Problem) -> Bool {
    guard let host = session.views.hosted(self)?.host else { return false }
    if !session.views.graph.isSeen(self) || session.views.isPassed(self) {
      let reason = session.views.graph.isSeen(self) ? "takes no touches" : "is not on the screen now"
      session.confirm("nothing happens: \(session.name(ofView: self)) \(reason)")
      return true
    }
    let around = session.presentation(around: self)
    let above = Array(session.views.ancestors(of: self))
    let isInBar = above.contains { session.views[$0]?.slot == "toolbar" }
    if isInBar, !above.contains(where: { session.views[$0]?.type == "ToolbarTitleMenu" }),
      session.standing(at: host) != nil
    {
      let screens = session.screens.views
      let item = above.lazy.compactMap { screens[ViewPlace(view: $0, part: "item")] }.first
      var isShown = false
      if let item { isShown = try session.layout(around: item)?.items[item]?.isHidden == false }
      if !isShown {
        session.confirm("nothing happens: \(session.name(ofView: self)) stands in no bar that is shown")
        return true
      }
    }
    return try host.isCovered(over: around, session.name(ofView: self), in: &session)
  }

  /// Whether a view takes no touches; it is said then.
  func isDisabled(in session: inout Session) -> Bool {
    guard session.views.isDisabled(self) else { return false }
    session.confirm("\(session.name(ofView: self)) is disabled, and does nothing")
    return true
  }
}

extension EnvironmentID {
  /// Whether something is presented above what stands here, so that touches do not reach it; it is said then.
  package func isCovered(
    over inner: ScreenID? = nil, _ name: String, in session: inout Session
  ) throws(Problem) -> Bool {
    let tree = session.traits.tree
    guard let scene = tree.scene(of: self), let layout = try session.screenLayout(of: scene) else {
      return false
    }
    let rows = session.screens.rows
    var around = inner.map { Set(sequence(first: $0) { rows[$0]?.parent }) } ?? []
    let above = Set(tree.ancestors(of: self))
    for (controller, screen) in session.screens.presented {
      let container = session.field("containerView", of: controller)?.environment
      if above.contains(controller) || container.map(above.contains) == true { around.insert(screen) }
    }
    let cover = layout.visible.last { id in
      guard let placed = layout.presentations[id], placed.isModal, !around.contains(id) else { return false }
      return !placed.isBackgroundInteractive
    }
    if let cover { session.confirm("nothing happens: \(name) lies behind \(session.name(of: cover))") }
    return cover != nil
  }
}
