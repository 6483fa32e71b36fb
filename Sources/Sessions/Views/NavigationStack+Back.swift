import Presentations
import StateUpdates

// The back button, and the visible column of a split view that has room for only one.
extension Session {
  /// Shows the back button if the stack has entries or a column other than the first is visible, and returns whether that changed.
  mutating func updateBackButton(of id: ViewID, _ place: Place) throws(Problem) -> Bool {
    let destinations = views.destinations(of: id)
    var isShown = !destinations.isEmpty
    if views[id]?.type == "NavigationSplitView" {
      let (isCompact, open) = (try isCompact(id, place), try openColumns(of: id, place))
      isShown = destinations.count > 1 || isCompact && open.count > 1
      // Only one back button at a time: the one of a stack in the visible column.
      let inner = open.last.map { views(in: $0, of: id) } ?? []
      if isCompact, inner.contains(where: { !views.destinations(of: $0).isEmpty }) { isShown = false }
    }
    let hiding = destinations.last.flatMap { views.modifier("navigationBarBackButtonHidden", below: $0.id) }
    if let hiding, hiding.arguments.first?.value != .bool(false) { isShown = false }
    if isShown == (views.graph.attached("back", to: id) != nil) { return false }
    if isShown {
      try present(.view(ViewValue("BackButton")), at: id, slot: "back", [], place)
    } else {
      dismissContent(of: id, slot: "back")
    }
    return true
  }

  /// The action of the back button: pops the top, or shows the previous column with nothing selected.
  mutating func goBack(from button: ViewID, _ place: Place) throws(Problem) {
    guard let id = Array(views.ancestors(of: button).prefix(3)).last else { return }
    if let top = views.destinations(of: id).last {
      _ = try popDestination(around: top.id, place)
    } else if let column = try openColumns(of: id, place).dropLast().last {
      if let list = selection(in: column, of: id) {
        let isSet = if case .list = try list.read(in: &self, place) { true } else { false }
        try list.write(isSet ? .list([]) : .nothing, in: &self, place)
      }
      try prefer(column, of: id, place)
    }
  }

  /// Shows the next column after a row of a list was selected, if there is room for only one column.
  mutating func chosen(in list: ViewID, _ place: Place) throws(Problem) {
    let around = Array(views.ancestors(of: list))
    guard let at = around.firstIndex(where: { views[$0]?.type == "NavigationSplitView" }), at > 0
    else { return }
    let isFirst = views[around[at - 1]]?.slot == "sidebar" && !views(in: .content, of: around[at]).isEmpty
    try prefer(isFirst ? .content : .detail, of: around[at], place)
  }

  /// The columns of a split view up to the visible one, if there is room for only one; that is the preferred
  /// column, or the first one that leads to nothing now.
  mutating func openColumns(of id: ViewID, _ place: Place) throws(Problem) -> [SplitColumn] {
    let preferred = try views[id]?.argument("preferredCompactColumn")?.binding?.read(in: &self, place)
      .caseName
    let isPushed = views.stacks[id]?.isEmpty == false
    var open: [SplitColumn] = []
    for column in SplitColumn.allCases where shows(column, of: id) {
      open.append(column)
      if let preferred {
        if preferred == column.rawValue { break }
      } else if let chosen = try selection(in: column, of: id)?.read(in: &self, place) {
        if chosen == .nothing || chosen == .list([]), !isPushed { break }
      } else if !isPushed,
        views[id]?.argument("isNavigationView") != nil
          || views(in: column, of: id).contains(where: { views[$0]?.type == "NavigationLink" })
      {
        break
      }
    }
    return open
  }

  private func views(in column: SplitColumn, of id: ViewID) -> [ViewID] {
    (views.graph[id]?.children ?? []).filter { views[$0]?.slot == column.rawValue }
      .flatMap { views.graph.preorder(from: $0) }
  }

  /// Whether a column has content; an empty column does not count if there is room for only one.
  private func shows(_ column: SplitColumn, of id: ViewID) -> Bool {
    views(in: column, of: id).contains { !["Group", "EmptyView"].contains(views.graph[$0]?.element.type) }
  }

  /// The selection binding of the list in a column.
  private func selection(in column: SplitColumn, of id: ViewID) -> BindingValue? {
    let list = views(in: column, of: id).first { views[$0]?.type == "List" }
    return list.flatMap { views[$0]?.argument("selection")?.binding }
  }

  private mutating func prefer(_ column: SplitColumn, of id: ViewID, _ place: Place) throws(Problem) {
    guard try isCompact(id, place), let binding = views[id]?.argument("preferredCompactColumn")?.binding
    else { return }
    try binding.write(.enumCase("NavigationSplitViewColumn", column.rawValue, []), in: &self, place)
  }

  mutating func isCompact(_ id: ViewID, _ place: Place) throws(Problem) -> Bool {
    try environmentValue("horizontalSizeClass", at: id, place).caseName == "compact"
  }
}
