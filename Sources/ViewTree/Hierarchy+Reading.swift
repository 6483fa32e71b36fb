public import Journals

extension Hierarchy {
  /// What the environment is.
  ///
  /// - Complexity: O(1)
  @inlinable public func kind(of id: EnvironmentID) -> EnvironmentKind { rows[Int(id.index)].kind }

  /// Whether the view is the one that its controller owns.
  ///
  /// - Complexity: O(1)
  @inlinable public func isRootView(_ id: EnvironmentID) -> Bool { rows[Int(id.index)].isRootView }

  /// The environment in which this one stands; none for a scene and for what stands outside.
  ///
  /// A child controller's parent is a view, and a root view's parent is its controller: this is the way that values flow.
  ///
  /// Source: WWDC23 session 10057, "Unleash the UIKit trait system".
  ///
  /// - Complexity: O(1)
  @inlinable public func parent(of id: EnvironmentID) -> EnvironmentID? {
    let parent = rows[Int(id.index)].parent
    return parent >= 2 ? EnvironmentID(index: parent) : nil
  }

  /// The environment in which this one stands, and whether that is in a scene: both at once.
  ///
  /// - Complexity: O(1)
  @inlinable public func place(of id: EnvironmentID) -> (parent: EnvironmentID?, isInHierarchy: Bool) {
    let row = rows[Int(id.index)]
    return (row.parent >= 2 ? EnvironmentID(index: row.parent) : nil, row.isInHierarchy)
  }

  /// Whether the environment stands in a scene, or is one.
  ///
  /// - Complexity: O(1)
  @inlinable public func isInHierarchy(_ id: EnvironmentID) -> Bool { rows[Int(id.index)].isInHierarchy }

  /// Whether the environment was destroyed: it is no part of anything any more, for good.
  ///
  /// - Complexity: O(1)
  @inlinable public func isDestroyed(_ id: EnvironmentID) -> Bool { rows[Int(id.index)].isDestroyed }

  /// The environment's label: it grows along the tree's preorder, first what is in a hierarchy, then what is not.
  ///
  /// Labels are for comparing. A label stays the same until its environment moves, ``labelEpoch`` changes, or a change is undone, which brings
  /// back the label from before it.
  ///
  /// - Complexity: O(1)
  @inlinable public func order(of id: EnvironmentID) -> UInt64 { rows[Int(id.index)].order }

  /// Whether what has this label stands in a hierarchy.
  ///
  /// - Complexity: O(1)
  @inlinable public static func isInHierarchy(_ order: UInt64) -> Bool { order < Ground.boundary }

  /// Whether `left` comes before `right` in preorder: ancestors first, then older siblings.
  ///
  /// - Complexity: O(1)
  @inlinable public func precedes(_ left: EnvironmentID, _ right: EnvironmentID) -> Bool {
    order(of: left) < order(of: right)
  }

  /// What stands just before in preorder: the last descendant of the sibling before, or the parent.
  ///
  /// Before a root it may be a row that is no environment, which has a label all the same.
  ///
  /// - Complexity: O(1)
  public func preceding(_ id: EnvironmentID) -> EnvironmentID {
    EnvironmentID(index: rows[Int(id.index)].preceding)
  }

  /// The children in order.
  ///
  /// - Complexity: O(1); going through them O(*c*) in the children.
  public func children(of id: EnvironmentID) -> some Sequence<EnvironmentID> {
    siblings(from: firstChild(ofRow: id.index))
  }

  /// The first child, or none.
  ///
  /// - Complexity: O(1)
  @inlinable public func firstChild(of id: EnvironmentID) -> EnvironmentID? {
    let child = firstChild(ofRow: id.index)
    return child >= 0 ? EnvironmentID(index: child) : nil
  }

  /// The row of the first child, or −1.
  @inlinable func firstChild(ofRow index: Int32) -> Int32 {
    let following = rows[Int(index)].following
    return following >= 0 && rows[Int(following)].parent == index ? following : -1
  }

  /// The next younger sibling, or none.
  ///
  /// - Complexity: O(1)
  @inlinable public func nextSibling(of id: EnvironmentID) -> EnvironmentID? {
    let row = rows[Int(id.index)]
    return row.parent >= 0 && row.next >= 0 ? EnvironmentID(index: row.next) : nil
  }

  /// The scenes in the order of their making.
  ///
  /// - Complexity: O(1); going through them O(*c*) in the scenes.
  public var scenes: some Sequence<EnvironmentID> { siblings(from: firstChild(ofRow: Ground.inside)) }

  /// The roots of everything that is in no hierarchy, in the order in which they left or were made.
  ///
  /// - Complexity: O(1); going through them O(*c*) in the roots, destroyed ones included.
  public var detached: some Sequence<EnvironmentID> {
    siblings(from: firstChild(ofRow: Ground.outside)).lazy.filter { !isDestroyed($0) }
  }

  private func siblings(from first: Int32) -> some Sequence<EnvironmentID> {
    sequence(state: first) { index -> EnvironmentID? in
      guard index >= 0 else { return nil }
      defer { index = rows[Int(index)].next }
      return EnvironmentID(index: index)
    }
  }

  /// The ancestors, nearest first.
  ///
  /// ```swift
  /// tree.ancestors(of: header).map { tree.kind(of: $0) }      // [.view, .controller, .window, .scene]
  /// ```
  /// - Complexity: O(1); going through them O(*d*) in the depth.
  public func ancestors(of id: EnvironmentID) -> some Sequence<EnvironmentID> {
    sequence(state: id) { id -> EnvironmentID? in
      guard let parent = parent(of: id) else { return nil }
      id = parent
      return parent
    }
  }

  /// The environment and everything below it, in preorder.
  ///
  /// ```swift
  /// tree.preorder(from: scene).map { tree.kind(of: $0) }      // [.scene, .window, .controller, .view, .view]
  /// ```
  /// - Complexity: That of ``order(after:)``; going through them O(*n*) in the size of the subtree.
  public func preorder(from id: EnvironmentID) -> some Sequence<EnvironmentID> {
    let end = order(after: id)
    return sequence(state: id.index) { index -> EnvironmentID? in
      guard index >= 0, rows[Int(index)].order < end else { return nil }
      defer { index = rows[Int(index)].following }
      return EnvironmentID(index: index)
    }
  }

  /// Whether `id` stands below `ancestor`, at any depth; nothing stands below itself.
  ///
  /// - Complexity: O(*d*) in the depth.
  public func isDescendant(_ id: EnvironmentID, of ancestor: EnvironmentID) -> Bool {
    guard precedes(ancestor, id) else { return false }
    var index = rows[Int(id.index)].parent
    while index >= Ground.rows, index != ancestor.index { index = rows[Int(index)].parent }
    return index == ancestor.index
  }

  /// The scene in which the environment stands, if it is in a hierarchy.
  ///
  /// - Complexity: O(*d*) in the depth.
  public func scene(of id: EnvironmentID) -> EnvironmentID? {
    guard isInHierarchy(id) else { return nil }
    var root = id
    while let parent = parent(of: root) { root = parent }
    return root
  }

  /// The nearest controller that the environment stands in; for a root view the one that owns it.
  ///
  /// - Complexity: O(*d*) in the depth.
  public func controller(of id: EnvironmentID) -> EnvironmentID? {
    ancestors(of: id).first { kind(of: $0) == .controller }
  }

  /// The view that the controller owns; none for the other kinds.
  ///
  /// - Complexity: O(1)
  @inlinable public func rootView(of id: EnvironmentID) -> EnvironmentID? {
    kind(of: id) == .controller ? firstChild(of: id) : nil
  }

  /// Where what is put into `id` goes: for a controller its root view, for all others themselves.
  ///
  /// - Complexity: O(1)
  @inlinable public func contentHolder(of id: EnvironmentID) -> EnvironmentID { rootView(of: id) ?? id }

  /// The smallest label beyond the environment and everything below it: a subtree is the range of labels in front of it.
  ///
  /// It is looked for upwards (a later sibling of an ancestor) and downwards (the last descendant) at once.
  ///
  /// - Complexity: O(min(*up*, *down*)) in the steps either way.
  public func order(after id: EnvironmentID) -> UInt64 {
    var (upper, lower) = (id.index, id.index)
    while true {
      let (above, below) = (rows[Int(upper)], rows[Int(lower)])
      if above.next >= 0 { return rows[Int(above.next)].order }
      if below.lastChild < 0 { return below.order + 1 }
      if above.parent < 0 { return UInt64.max }
      (upper, lower) = (above.parent, below.lastChild)
    }
  }
}
