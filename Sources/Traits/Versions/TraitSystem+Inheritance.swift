internal import Journals
public import ViewTree

/// Whom an environment inherits from.
///
/// Since iOS 17 that is its parent in the tree: superview, controller, the controller's view, its subviews. Before, a controller passed
/// over the views around its own and inherited from its parent controller, or else from the presentation controller or window. Its view does so
/// while it is in a hierarchy; the controller inherits also where it stands outside of its parent. The one it inherits from
/// comes before it in either flow, so that going through the tree top-down always comes to it first.
///
/// Source: WWDC23 session 10057, "Unleash the UIKit trait system".
extension TraitSystem {
  /// The environment from which this one inherits in the flow that is in force; none for a scene and for what stands alone.
  ///
  /// - Complexity: O(1), before iOS 17 O(*d*) in the depth.
  public func inheritanceParent(of id: EnvironmentID) -> EnvironmentID? {
    if !flowsThroughControllers { return hierarchy.parent(of: id) }
    if hierarchy.kind(of: id) != .controller { return isFrozen(id) ? nil : hierarchy.parent(of: id) }
    return hierarchy.ancestorThatIsNoView(of: id) ?? container(of: id)
  }

  /// Those from which this one inherits, nearest first.
  ///
  /// - Complexity: O(*d*) in the depth.
  public func inheritanceAncestors(of id: EnvironmentID) -> [EnvironmentID] {
    // A lazy sequence would hold a copy of the system.
    var (found, ancestor) = ([EnvironmentID](), inheritanceParent(of: id))
    while let next = ancestor {
      found.append(next)
      ancestor = inheritanceParent(of: next)
    }
    return found
  }

  /// Whether the flow before iOS 17 is in force.
  var flowsThroughControllers: Bool { rules[0].version == .iOS16 }

  /// Whether the controllers in a view's subtree inherit from beyond the view.
  func isPassedOver(_ id: EnvironmentID) -> Bool {
    flowsThroughControllers && hierarchy.kind(of: id) == .view
  }

  /// The tops of what inherits otherwise where a subtree goes elsewhere: its root, and in the older flow the controllers that pass over it,
  /// the controllers' views, and the controllers that inherit from there without standing in it.
  func entrances(of id: EnvironmentID) -> [EnvironmentID] {
    if !flowsThroughControllers { return [id] }
    let tops = isPassedOver(id) ? [id] + controllers(below: id) : [id]
    let members = Array(hierarchy.preorder(from: id))
    return tops + members.filter { hierarchy.isRootView($0) && $0 != id } + members.flatMap(waiting(for:))
  }

  /// Those that inherit directly from an environment.
  func heirs(of id: EnvironmentID) -> [EnvironmentID] {
    let children = Array(hierarchy.children(of: id))
    if !flowsThroughControllers { return children }
    if hierarchy.kind(of: id) == .view { return children.filter { hierarchy.kind(of: $0) != .controller } }
    return children.filter { !isFrozen($0) }
      + children.filter { hierarchy.kind(of: $0) == .view }.flatMap { controllers(below: $0) }
      + waiting(for: id)
  }

  /// The controllers in a subtree that stand in no other one there.
  func controllers(below id: EnvironmentID) -> [EnvironmentID] {
    var found: [EnvironmentID] = []
    var member = hierarchy.firstChild(of: id)
    while let current = member {
      let isController = hierarchy.kind(of: current) == .controller
      if isController { found.append(current) }
      member = hierarchy.step(from: current, descending: !isController, within: id)
    }
    return found
  }
}

extension Hierarchy {
  /// The nearest ancestor that is no view: a controller, a presentation controller, a window or a scene.
  func ancestorThatIsNoView(of id: EnvironmentID) -> EnvironmentID? {
    ancestors(of: id).first { kind(of: $0) != .view }
  }
}
