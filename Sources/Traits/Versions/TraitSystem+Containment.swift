internal import Journals
public import ViewTree

/// Who is whose child where no view says so: a controller that was made for a parent controller and is not shown yet, or not any more.
///
/// Only the flow before iOS 17 asks. There such a controller goes on inheriting from its parent controller, and its view, which is in no
/// hierarchy, does not: ``Decision/olderFlow``.
///
/// Source: WWDC23 session 10057; of the view it was observed (Rightpoint/BonMot, issue 399).
extension TraitSystem {
  /// Makes a controller that is in no hierarchy for a parent: the nearest controller around what is named, if there is one.
  ///
  /// Its first values are those of an environment that stands alone, as they are predicted for the scene in which the parent is:
  /// ``Decision/prediction``.
  ///
  /// - Returns: The controller's identity.
  /// - Throws: ``HierarchyProblem/misplaced(_:in:instead:)`` and ``HierarchyProblem/destroyed(_:)``.
  /// - Complexity: O(*d* + *c*) in the depth of the parent and the controllers outside of each other that lead to it.
  public mutating func createController(
    for parent: EnvironmentID
  ) throws(HierarchyProblem) -> EnvironmentID {
    try hierarchy.check(.controller, in: parent)
    let id = try create(.controller, in: nil, predictingFrom: home(of: parent))
    let holder = parentThatIsNoView(at: parent)
    setContainer(holder.flatMap { hierarchy.kind(of: $0) == .controller ? $0 : nil }, of: id)
    join(id)
    listFollowing([id])
    return id
  }

  /// The controller whose child another one is: that in which it stands, or was made for, or stood in last.
  ///
  /// - Complexity: O(*d*) in the depth.
  public func parentController(of id: EnvironmentID) -> EnvironmentID? {
    if let ancestor = hierarchy.ancestorThatIsNoView(of: id) {
      return asController(ancestor)
    }
    let parent = noted(of: id)
    return parent.flatMap { hierarchy.isDestroyed($0) ? nil : $0 }
  }

  /// Whether a controller is another one's child: it stands in that with no other between, or was made for it, or stood in it last.
  ///
  /// - Complexity: O(*d*) in the views between the two.
  public func isChild(_ child: EnvironmentID, of parent: EnvironmentID) -> Bool {
    hierarchy.kind(of: child) == .controller && hierarchy.kind(of: parent) == .controller
      && parentController(of: child) == parent
  }

  /// Whether updates come by an environment: it is in a hierarchy, or a controller that inherits from one where they do.
  ///
  /// - Complexity: O(1), before iOS 17 O(*d*) in the depth.
  @inline(__always)
  public func isFollowing(_ id: EnvironmentID) -> Bool {
    hierarchy.isInHierarchy(id) || (flowsThroughControllers && inheritsFromInside(id))
  }

  private func inheritsFromInside(_ id: EnvironmentID) -> Bool {
    guard hierarchy.kind(of: id) == .controller else { return false }
    var ancestor = inheritanceParent(of: id)
    while let next = ancestor, !hierarchy.isInHierarchy(next) { ancestor = inheritanceParent(of: next) }
    return ancestor != nil
  }

  /// The environments that may have values from another one: what stands in it, and in the older flow the children of the controllers there
  /// that are not shown, with what stands in them.
  ///
  /// - Complexity: O(*n*) in their number; before iOS 17 O(*n* log *n*).
  public func thoseBelow(_ id: EnvironmentID) -> [EnvironmentID] {
    var found = Array(hierarchy.preorder(from: id).dropFirst())
    for child in waiting(in: id) where !hierarchy.isDescendant(child, of: id) {
      found += hierarchy.preorder(from: child)
    }
    return found
  }

  // MARK: - Who is whose child

  /// What a controller inherits from in the older flow that is put into an environment.
  func parentThatIsNoView(at id: EnvironmentID) -> EnvironmentID? {
    hierarchy.kind(of: id) == .view ? hierarchy.ancestorThatIsNoView(of: id) : id
  }

  private func asController(_ id: EnvironmentID) -> EnvironmentID? {
    hierarchy.kind(of: id) == .controller ? id : nil
  }

  /// The scene in which an environment stands, or where its outermost controller was made for; none where nothing says.
  private func home(of id: EnvironmentID) -> EnvironmentID? {
    var place: EnvironmentID? = id
    while let next = place {
      if let scene = hierarchy.scene(of: next) { return scene }
      let around = [next] + Array(hierarchy.ancestors(of: next))
      place = around.last { hierarchy.kind(of: $0) == .controller }.flatMap(container)
    }
    return nil
  }

  /// What was noted of a controller that stands in no other environment but views; nothing where the parent is gone, or comes later in
  /// the order of updates.
  func container(of id: EnvironmentID) -> EnvironmentID? {
    guard let parent = noted(of: id) else { return nil }
    if hierarchy.isDestroyed(parent) || hierarchy.isDestroyed(id) { return nil }
    return hierarchy.precedes(parent, id) ? parent : nil
  }

  func noted(of id: EnvironmentID) -> EnvironmentID? {
    let detail = environments[Int(id.index)].detail
    guard detail >= 0, details[Int(detail)].container >= 0 else { return nil }
    return EnvironmentID(index: details[Int(detail)].container)
  }

  /// Notes whose children the controllers are that are about to leave with an environment, so that they stay that.
  mutating func noteContainers(in id: EnvironmentID) {
    guard let ancestor = hierarchy.ancestorThatIsNoView(of: id) else { return }
    let parent = asController(ancestor)
    switch hierarchy.kind(of: id) {
    case .controller, .view:
      for controller in outermostControllers(in: id) { setContainer(parent, of: controller) }
    case .scene, .window, .presentation: break
    }
  }

  // MARK: - The older flow

  /// Whether a view has nothing from its controller, because it is in no hierarchy.
  func isFrozen(_ id: EnvironmentID) -> Bool {
    flowsThroughControllers && hierarchy.isRootView(id) && !hierarchy.isInHierarchy(id)
  }

  /// Lists what waits at controllers that updates come by from now on, because something that they stand in or wait for has another place.
  ///
  /// - Complexity: O(*n* log *n*) in what stands there, the children that wait for it with what stands in them, and the ways from there to where
  ///   updates come by.
  mutating func listFollowing(in id: EnvironmentID) {
    guard flowsThroughControllers else { return }
    var known: [EnvironmentID: Bool] = [:]
    if !hierarchy.isInHierarchy(id) { list(id, &known) }
    for child in waiting(in: id) { list(child, &known) }
  }

  /// Lists what waits at a controller that was made, or at all that wait for others.
  mutating func listFollowing(_ children: [EnvironmentID]) {
    guard flowsThroughControllers else { return }
    var known: [EnvironmentID: Bool] = [:]
    for child in children where container(of: child) != nil { list(child, &known) }
  }

  /// The same for all that stands in one; `known` says of the controllers that were asked whether updates come by.
  private mutating func list(_ top: EnvironmentID, _ known: inout [EnvironmentID: Bool]) {
    for member in Array(hierarchy.preorder(from: top)) where isFollowing(member, &known) {
      list(environments[Int(member.index)].needs, at: member.index)
    }
  }

  private func isFollowing(_ id: EnvironmentID, _ known: inout [EnvironmentID: Bool]) -> Bool {
    guard hierarchy.kind(of: id) == .controller else { return hierarchy.isInHierarchy(id) }
    var (way, isFollowing, next): ([EnvironmentID], Bool, EnvironmentID?) = ([], false, id)
    while let current = next {
      isFollowing = known[current] ?? hierarchy.isInHierarchy(current)
      if isFollowing || known[current] != nil { break }
      way.append(current)
      next = inheritanceParent(of: current)
    }
    for place in way { known[place] = isFollowing }
    return isFollowing
  }
}
