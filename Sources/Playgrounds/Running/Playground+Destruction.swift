import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `destroy badge`: the object goes with what stands in it, unless something holds on to it.
  ///
  /// It leaves its hierarchy in any case. What something holds on to lives on outside, and what stands in
  /// that with it; but for the windows of a scene, which it does not keep.
  func destroy(_ id: EnvironmentID) throws(Problem) {
    if world.traits.hierarchy.isRootView(id), let owner = world.traits.hierarchy.parent(of: id) {
      throw Problem(
        .engine(
          cause: "`\(world.reference(to: id))` belongs to `\(world.reference(to: owner))`",
          suggestion: "`destroy \(world.reference(to: owner))` takes both"), nil)
    }
    try chargeForKeepers()
    let label = world.reference(to: id)
    if isAboutToAppear(id) { return post(.notice(.appearsAllTheSame(label, isDestroyed: true))) }
    let roots = try takeApart(id)
    let keepers = keepers(of: Set(roots.flatMap { world.traits.hierarchy.preorder(from: $0) }))
    if let keeper = keepers[id] {
      try checkAlone(id)
      world.setReleased(true, id)
      let isScene = world.traits.hierarchy.kind(of: id) == .scene
      post(.notice(isScene ? .sceneKeptAlive(label, by: keeper) : .keptAlive(label, by: keeper)))
      return isScene ? try endWindows(Array(roots.dropFirst())) : ()
    }
    try end(id, label, roots, keepers)
  }

  /// Ends the windows of a scene that lives on, but for what something holds.
  private func endWindows(_ windows: [EnvironmentID]) throws(Problem) {
    for window in windows {
      let keepers = keepers(of: Set(world.traits.hierarchy.preorder(from: window)))
      if keepers[window] == nil {
        try end(window, world.reference(to: window), [window], keepers)
      } else {
        try setFree(keepers)
      }
    }
  }

  /// Ends what was destroyed before and is held by nothing any more; what stands in something again belongs
  /// to that.
  ///
  /// - Complexity: O(1) where nothing was; for each that was, O(*d*) in the depth and the size of what held
  ///   it when it was asked last; as ``destroy(_:)`` where that does not hold it any more.
  func endReleased() throws(Problem) {
    if world.hasReleased { try endAllReleased() }
  }

  private func endAllReleased() throws(Problem) {
    var isOver = false
    while !isOver {
      isOver = true
      for id in world.released {
        guard world.isReleased(id) else { continue }
        if standsInSomething(id) {
          world.setReleased(false, id)
          continue
        }
        if isStillKept(id) { continue }
        try chargeForKeepers()
        let keepers = keepers(of: Set(world.traits.hierarchy.preorder(from: id)))
        if keepers[id] != nil { continue }
        try end(id, world.reference(to: id), [id], keepers)
        isOver = false
      }
    }
  }

  /// Whether what was released is a part of the app again: it has a parent, or is a scene with windows.
  private func standsInSomething(_ id: EnvironmentID) -> Bool {
    let hierarchy = world.traits.hierarchy
    if hierarchy.kind(of: id) == .scene { return hierarchy.children(of: id).contains { _ in true } }
    return hierarchy.parent(of: id) != nil
  }

  /// Ends an object that nothing holds, and what stands in it; what something holds there is set free.
  private func end(
    _ id: EnvironmentID, _ label: String, _ roots: [EnvironmentID], _ keepers: [EnvironmentID: String]
  ) throws(Problem) {
    try setFree(keepers)
    let members = Set(
      roots.filter { keepers[$0] == nil }.flatMap { world.traits.hierarchy.preorder(from: $0) })
    let ended = world.forget(members)
    world.removeInspectors(on: members)
    resized.removeAll { members.contains($0) }
    do {
      for root in roots where members.contains(root) { try world.traits.destroy(root) }
    } catch { throw Problem(describe(error), nil, because: error) }
    let others = members.count { $0 != id && !world.traits.hierarchy.isRootView($0) }
    confirm(.destroyed(label, others: others, registrations: ended))
  }

  /// Takes out of the hierarchy what is to be destroyed: for a scene, each of its windows.
  ///
  /// - Returns: The tops of what was taken out, and the scene.
  private func takeApart(_ id: EnvironmentID) throws(Problem) -> [EnvironmentID] {
    let isScene = world.traits.hierarchy.kind(of: id) == .scene
    let parts = isScene ? Array(world.traits.hierarchy.children(of: id)) : [id]
    for part in parts where world.traits.hierarchy.isInHierarchy(part) { try takeOut(part, for: "destroy") }
    if !isScene, world.traits.hierarchy.parent(of: id) != nil {
      do { try world.traits.detach(id) } catch { throw Problem(describe(error), nil, because: error) }
    }
    return isScene ? [id] + parts : parts
  }

  /// Takes what lives on out of what is destroyed around it, outermost first.
  private func setFree(_ keepers: [EnvironmentID: String]) throws(Problem) {
    var notices: [Notice] = []
    for (kept, keeper) in keepers.sorted(by: { world.traits.hierarchy.precedes($0.key, $1.key) }) {
      notices.append(.keptAlive(world.reference(to: kept), by: keeper))
      let isInside = world.traits.hierarchy.ancestors(of: kept).contains { keepers[$0] != nil }
      if isInside { continue }
      try checkAlone(kept)
      do { try world.traits.detach(kept) } catch { throw Problem(describe(error), nil, because: error) }
      world.setReleased(true, kept)
    }
    for notice in notices { post(.notice(notice)) }
  }
}
