// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Hierarchy {
  public func kind(of id: EnvironmentID) -> EnvironmentKind { row(id).kind }

  public func isRootView(_ id: EnvironmentID) -> Bool { row(id).isRootView }

  /// The parent in the tree, which for a root view is its controller; nil for a scene and for the roots outside of scenes.
  public func parent(of id: EnvironmentID) -> EnvironmentID? { self.id(row(id).parent) }

  public func isInHierarchy(_ id: EnvironmentID) -> Bool { row(id).isInHierarchy }

  /// Whether the environment exists: it was made in this tree or in the tree that this one was copied from, and was not destroyed.
  public func has(_ id: EnvironmentID) -> Bool { Int(id.index) < rows.count && !row(id).isDestroyed }

  /// Whether the environment was destroyed, which is final.
  public func isDestroyed(_ id: EnvironmentID) -> Bool { row(id).isDestroyed }

  /// A number that grows along the preorder, hierarchies first; it is valid as long as ``revision`` stays the same.
  public func order(of id: EnvironmentID) -> UInt64 { row(id).order }

  /// Whether `left` comes before `right` in preorder: ancestors first, then older siblings.
  public func precedes(_ left: EnvironmentID, _ right: EnvironmentID) -> Bool {
    order(of: left) < order(of: right)
  }

  /// The row just before in preorder; before a root it may be a row of ``Roots``, which is not an environment.
  public func preceding(_ id: EnvironmentID) -> EnvironmentID { EnvironmentID(index: preceding(id.index)) }

  /// The children in the tree, in order: a root view, or subviews and the controllers of child views.
  public func children(of id: EnvironmentID) -> some Sequence<EnvironmentID> {
    siblings(from: row(id).firstChild)
  }

  public var scenes: some Sequence<EnvironmentID> { siblings(from: self[Roots.attached].firstChild) }

  /// The roots of everything outside of hierarchies, in the order in which they left or were made.
  public var detached: some Sequence<EnvironmentID> {
    siblings(from: self[Roots.detached].firstChild).lazy.filter { !isDestroyed($0) }
  }

  private func siblings(from first: Int32) -> some Sequence<EnvironmentID> {
    sequence(state: first) { index -> EnvironmentID? in
      guard index >= 0 else { return nil }
      defer { index = self[index].next }
      return EnvironmentID(index: index)
    }
  }

  public func ancestors(of id: EnvironmentID) -> some Sequence<EnvironmentID> {
    sequence(first: id, next: parent).dropFirst()
  }

  public func preorder(from id: EnvironmentID) -> some Sequence<EnvironmentID> {
    let end = followingContents(of: id.index)
    return sequence(state: id.index) { index -> EnvironmentID? in
      if index == end { return nil }
      defer { index = following(index) }
      return EnvironmentID(index: index)
    }
  }

  /// The next environment in preorder, if its order number is below `end`; `skippingContents` skips everything inside `id`.
  public func following(
    _ id: EnvironmentID, before end: UInt64, skippingContents: Bool = false
  ) -> EnvironmentID? {
    let next = skippingContents ? followingContents(of: id.index) : following(id.index)
    return next >= 0 && self[next].order < end ? EnvironmentID(index: next) : nil
  }

  public func contains(_ ancestor: EnvironmentID, _ id: EnvironmentID) -> Bool {
    ancestor == id || precedes(ancestor, id) && order(of: id) < order(after: ancestor)
  }

  public func scene(of id: EnvironmentID) -> EnvironmentID? { nearest(.scene, around: id) }

  public func window(of id: EnvironmentID) -> EnvironmentID? { nearest(.window, around: id) }

  /// The nearest ancestor of a kind, or the environment itself.
  public func nearest(_ kind: EnvironmentKind, around id: EnvironmentID) -> EnvironmentID? {
    self.kind(of: id) == kind ? id : ancestors(of: id).first { self.kind(of: $0) == kind }
  }

  /// The nearest controller above the environment; for a root view, its owner.
  public func controller(around id: EnvironmentID) -> EnvironmentID? {
    ancestors(of: id).first { kind(of: $0) == .controller }
  }

  /// The view that the controller owns; nil for the other kinds.
  public func rootView(of id: EnvironmentID) -> EnvironmentID? {
    kind(of: id) == .controller ? self.id(row(id).firstChild) : nil
  }

  /// The environment that receives what is added to `id`: for a controller its root view, otherwise `id` itself.
  public func contentHolder(of id: EnvironmentID) -> EnvironmentID { rootView(of: id) ?? id }

  /// The environment that moves when `id` is moved: for a root view its controller, otherwise `id` itself.
  public func movableRoot(of id: EnvironmentID) -> EnvironmentID {
    isRootView(id) ? parent(of: id) ?? id : id
  }

  /// An exclusive upper bound of the order numbers in the environment's subtree, searched upwards and downwards at once.
  public func order(after id: EnvironmentID) -> UInt64 {
    var (upper, lower) = (id.index, id.index)
    while true {
      let (above, below) = (self[upper], self[lower])
      if above.next >= 0 { return self[above.next].order }
      if below.lastChild < 0 { return below.order + 1 }
      if above.parent < 0 { return UInt64.max }
      (upper, lower) = (above.parent, below.lastChild)
    }
  }
}
