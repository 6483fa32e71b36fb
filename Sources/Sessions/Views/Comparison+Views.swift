import StateUpdates

extension Comparison {
  /// Which views are hosted, and what their states are: `radio.isPlaying`, `park/PlayerView[1].isPlaying`.
  mutating func compareViews() {
    let (before, after) = (old.viewStates, new.viewStates)
    for fact in before { add(.values, fact.place, fact.property, fact.value, after[fact]) }
    for fact in after where before[fact] == nil { add(.values, fact.place, fact.property, nil, fact.value) }
  }
}

/// A state of a view on screen.
private struct ViewState {
  var place: String
  var property: String
  var value: Value
}

extension [ViewState] {
  fileprivate subscript(other: ViewState) -> Value? {
    first { $0.place == other.place && $0.property == other.property }?.value
  }
}

extension Session {
  fileprivate var viewStates: [ViewState] {
    var found: [ViewState] = []
    for root in views.roots.values.sorted(by: { $0.order < $1.order }) {
      let all = views.graph.subtree(of: root.root)
      // What a presentation shows comes and goes with it.
      if screens.names[root.name] == nil {
        found.append(ViewState(place: root.name, property: "", value: .kept(all.first?.type ?? "")))
      }
      var counts: [String: Int] = [:]
      for (id, type) in all {
        let index = counts[type, default: 0]
        counts[type] = index + 1
        let isAlone = all.count { $0.type == type } == 1
        let place = id == root.root ? root.name : "\(root.name)/\(type)" + (isAlone ? "" : "[\(index)]")
        for name in (views.graph[id]?.state.keys.sorted() ?? []) {
          found.append(
            ViewState(place: place, property: "." + name, value: views.graph.latest(name, of: id) ?? .nothing)
          )
        }
      }
    }
    return found
  }
}

extension ViewGraph {
  /// A view and all below it, with their types, as they stand.
  fileprivate func subtree(of id: ViewID) -> [(id: ViewID, type: String)] {
    guard let node = self[id] else { return [] }
    return [(id, node.element.type)] + node.children.flatMap { subtree(of: $0) }
  }
}
