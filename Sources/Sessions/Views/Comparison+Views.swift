import StateUpdates

extension Comparison {
  /// Which views are hosted, and what their states are: `radio.isPlaying`, `park/PlayerView[1].isPlaying`.
  mutating func compareViews() {
    let (before, after) = (old.viewStates, new.viewStates)
    let was = Dictionary(before) { first, _ in first }
    let now = Dictionary(after) { first, _ in first }
    for name in Self.names(before.map(\.0), after.map(\.0)) {
      add(.values, name[0], name[1], was[name], now[name])
    }
  }
}

extension Session {
  /// The states of all views on screen, by the view's place and the property.
  fileprivate var viewStates: [([String], Value)] {
    views.hosted.flatMap { root -> [([String], Value)] in
      let all = views.preorder(from: root.root).map { ($0, views.graph[$0]?.element.type ?? "") }
      let counts = all.reduce(into: [:]) { $0[$1.1, default: 0] += 1 }
      var indices: [String: Int] = [:]
      // What a presentation shows comes and goes with it.
      let isPresented = screens.names[root.name] != nil
      return (isPresented ? [] : [([root.name, ""], .kept(all.first?.1 ?? ""))])
        + all.flatMap { id, type -> [([String], Value)] in
          let index = indices[type, default: 0]
          indices[type] = index + 1
          let place = "\(root.name)/\(type)" + (counts[type] == 1 ? "" : "[\(index)]")
          return (views.graph[id]?.state.keys.sorted() ?? []).map { name in
            let value = views.graph.latest(name, of: id) ?? .nothing
            return ([id == root.root ? root.name : place, "." + name], value)
          }
        }
    }
  }
}
