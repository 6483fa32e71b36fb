import Presentations
import StateUpdates

// The way back, and what is seen of a split view where there is room for one column only.
extension NavigationStack {
  /// Shows the button that leads back while something lies on the stack, or another column is seen than the first; answers whether it came or went.
  func updateBackButton(_ session: inout Session, _ place: Place) throws(Problem) -> Bool {
    let destinations = session.views.destinations(of: id)
    var isShown = !destinations.isEmpty
    if session.views[id]?.type == "NavigationSplitView" {
      let (isCompact, open) = (try isCompact(in: &session, place), try openColumns(in: &session, place))
      isShown = destinations.count > 1 || isCompact && open.count > 1
      // One way back at a time: that of a stack in the column that is seen.
      let inner = open.last.map { views(in: $0, session) } ?? []
      if isCompact, inner.contains(where: { !session.views.destinations(of: $0).isEmpty }) { isShown = false }
    }
    let hiding = destinations.last.flatMap {
      session.views.modifier("navigationBarBackButtonHidden", below: $0.id)
    }
    if let hiding, hiding.arguments.first?.value != .bool(false) { isShown = false }
    if isShown == (session.views.graph.attached("back", to: id) != nil) { return false }
    if isShown {
      try session.present(.view(ViewValue("BackButton")), at: id, slot: "back", [], place)
    } else {
      session.dismissContent(of: id, slot: "back")
    }
    return true
  }

  /// What the button does: takes the top off, or shows the column before with nothing chosen.
  static func goBack(from button: ViewID, in session: inout Session, _ place: Place) throws(Problem) {
    guard let id = Array(session.views.ancestors(of: button).prefix(3)).last else { return }
    let stack = NavigationStack(id: id)
    if let top = session.views.destinations(of: id).last {
      _ = try pop(around: top.id, in: &session, place)
    } else if let column = try stack.openColumns(in: &session, place).dropLast().last {
      if let list = stack.selection(in: column, session) {
        let isSet = if case .list = try list.read(in: &session, place) { true } else { false }
        try list.write(isSet ? .list([]) : .nothing, in: &session, place)
      }
      try stack.prefer(column, in: &session, place)
    }
  }

  /// A row of a list was chosen: where there is room for one column only, the next one is seen.
  static func chosen(in list: ViewID, in session: inout Session, _ place: Place) throws(Problem) {
    let around = Array(session.views.ancestors(of: list))
    guard let at = around.firstIndex(where: { session.views[$0]?.type == "NavigationSplitView" }), at > 0
    else { return }
    let split = NavigationStack(id: around[at])
    let isFirst =
      session.views[around[at - 1]]?.slot == "sidebar" && !split.views(in: .content, session).isEmpty
    try split.prefer(isFirst ? .content : .detail, in: &session, place)
  }

  /// The columns of a split view up to the one that is seen where there is room for one only: the preferred one, or
  /// the first that leads on to nothing now.
  func openColumns(in session: inout Session, _ place: Place) throws(Problem) -> [SplitColumn] {
    let binding = session.views[id]?.argument("preferredCompactColumn")?.binding
    let preferred = try binding?.read(in: &session, place).caseName
    var open: [SplitColumn] = []
    for column in SplitColumn.allCases where shows(column, session) {
      open.append(column)
      if let preferred {
        if preferred == column.rawValue { break }
      } else if let chosen = try selection(in: column, session)?.read(in: &session, place) {
        if chosen == .nothing || chosen == .list([]) { break }
      } else if session.views.stacks[id]?.isEmpty != false {
        if views(in: column, session).contains(where: { session.views[$0]?.type == "NavigationLink" }) {
          break
        }
      }
    }
    return open
  }

  private func views(in column: SplitColumn, _ session: Session) -> [ViewID] {
    (session.views.graph[id]?.children ?? []).filter { session.views[$0]?.slot == column.rawValue }
      .flatMap { session.views.graph.preorder(from: $0) }
  }

  /// Whether something stands in a column: one without anything is none where there is room for one only.
  private func shows(_ column: SplitColumn, _ session: Session) -> Bool {
    views(in: column, session).contains {
      !["Group", "EmptyView"].contains(session.views.graph[$0]?.element.type)
    }
  }

  /// What the list in a column is bound to.
  private func selection(in column: SplitColumn, _ session: Session) -> BindingValue? {
    let list = views(in: column, session).first { session.views[$0]?.type == "List" }
    return list.flatMap { session.views[$0]?.argument("selection")?.binding }
  }

  private func prefer(_ column: SplitColumn, in session: inout Session, _ place: Place) throws(Problem) {
    guard try isCompact(in: &session, place),
      let binding = session.views[id]?.argument("preferredCompactColumn")?.binding
    else { return }
    try binding.write(.enumCase("NavigationSplitViewColumn", column.rawValue, []), in: &session, place)
  }

  private func isCompact(in session: inout Session, _ place: Place) throws(Problem) -> Bool {
    try session.environmentValue("horizontalSizeClass", at: id, place).caseName == "compact"
  }
}
