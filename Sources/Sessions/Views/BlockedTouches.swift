import Presentations
import StateUpdates
import ViewTree

// Touches that do not reach their target.
extension Session {
  /// Those of some views that lie in the modal presentation on top: people do not reach the others.
  func onTop(_ found: [ViewID]) -> [ViewID] {
    let depths = found.map { id in views.ancestors(of: id).count { isPresented($0) } }
    let top = zip(found, depths).filter { $0.1 == depths.max() }.map(\.0)
    let around = top.first.flatMap { presentation(around: $0) }.flatMap { screens.rows[$0]?.presentation }
    return around?.modifiers.backgroundInteraction == .automatic ? top : found
  }

  /// Whether touches do not reach a view (it is hidden, in no visible bar, or behind a presentation); if so, a note says why.
  ///
  /// A tap on what lies behind is one outside of the presentation, and may close it.
  mutating func isBlocked(_ id: ViewID, tapped: Place? = nil) throws(Problem) -> Bool {
    guard let host = views.hosted(id)?.host else { return false }
    let (name, above) = (name(ofView: id), Array(views.ancestors(of: id)))
    var isSeen = views.graph.isSeen(id)
    // In a compact width, one column is seen at a time.
    for part in above {
      guard let split = views.graph[part]?.parent, views[split]?.type == "NavigationSplitView",
        let column = screens.views[ViewPlace(view: split, part: views[part]?.slot ?? "")],
        let layout = try layout(around: column), layout.sizeClasses.horizontal == .compact
      else { continue }
      isSeen = isSeen && layout.columns[column] != nil
    }
    if !isSeen || views.letsTouchesThrough(id) {
      note("nothing happens: \(name) \(isSeen ? "takes no touches" : "is not on the screen now")")
      return true
    }
    let isInBar = above.contains { views[$0]?.slot == "toolbar" }
    if isInBar, !above.contains(where: { views[$0]?.type == "ToolbarTitleMenu" }), placement(at: host) != nil
    {
      let item = above.lazy.compactMap { [screens] in screens.views[ViewPlace(view: $0, part: "item")] }.first
      var isShown = false
      if let item { isShown = try layout(around: item)?.items[item]?.isHidden == false }
      if !isShown {
        note("nothing happens: \(name) stands in no bar that is shown")
        return true
      }
    }
    return try isCovered(host, over: presentation(around: id), name, tapped: tapped)
  }

  /// Whether a view is disabled; if so, a confirmation says so.
  mutating func isDisabled(_ id: ViewID) -> Bool {
    guard views.isDisabled(id) else { return false }
    confirm("\(name(ofView: id)) is disabled, and does nothing")
    return true
  }

  /// Whether a presentation covers an environment and blocks its touches; if so, a note says so, and a tap is one outside of it.
  package mutating func isCovered(
    _ id: EnvironmentID, over inner: ScreenID? = nil, _ name: String, tapped: Place? = nil
  ) throws(Problem) -> Bool {
    guard let scene = traits.tree.scene(of: id), let layout = try screenLayout(of: scene) else {
      return false
    }
    let rows = screens.rows
    var around = inner.map { Set(sequence(first: $0) { rows[$0]?.parent }) } ?? []
    let above = Set(traits.tree.ancestors(of: id))
    for (controller, screen) in screens.presented {
      let container = field("containerView", of: controller)?.environment
      if above.contains(controller) || container.map(above.contains) == true { around.insert(screen) }
    }
    let inside = layout.visible.lastIndex(where: around.contains).map { $0 + 1 } ?? 0
    let cover = layout.visible[inside...].last { id in
      layout.presentations[id].map { $0.isModal && !$0.isBackgroundInteractive } ?? false
    }
    guard let cover else { return false }
    let words = "\(name) lies behind \(self.name(of: cover))"
    note(tapped == nil ? "nothing happens: \(words)" : words)
    if let tapped { try perform(.tapOutside, on: cover, tapped) }
    return true
  }
}
