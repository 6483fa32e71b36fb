// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Hierarchy {
  public func kind(of id: EnvironmentID) -> EnvironmentKind { row(id).kind }

  public func isRootView(_ id: EnvironmentID) -> Bool { row(id).isRootView }

  /// The environment in which this one stands, for a root view its controller; none for a scene and for what stands outside.
  public func parent(of id: EnvironmentID) -> EnvironmentID? { self.id(row(id).parent) }

  public func isInHierarchy(_ id: EnvironmentID) -> Bool { row(id).isInHierarchy }

  /// Whether there is such an environment: it was made in this tree or one that it is a copy of, and not destroyed.
  public func has(_ id: EnvironmentID) -> Bool { Int(id.index) < rows.count && !row(id).isDestroyed }

  /// Whether the environment was destroyed: it is no part of anything any more, for good.
  public func isDestroyed(_ id: EnvironmentID) -> Bool { row(id).isDestroyed }

  /// A number that grows along the preorder, first what is in a hierarchy, as long as ``revision`` stays the same.
  public func order(of id: EnvironmentID) -> UInt64 { row(id).order }

  /// Whether `left` comes before `right` in preorder: ancestors first, then older siblings.
  public func precedes(_ left: EnvironmentID, _ right: EnvironmentID) -> Bool {
    order(of: left) < order(of: right)
  }

  /// What stands just before in preorder; before a root it may be a row that is no environment.
  public func preceding(_ id: EnvironmentID) -> EnvironmentID { EnvironmentID(index: preceding(id.index)) }

  /// The environments that stand in this one, in order: a root view, or subviews and the controllers whose views are among them.
  public func children(of id: EnvironmentID) -> some Sequence<EnvironmentID> {
    siblings(from: row(id).firstChild)
  }

  public var scenes: some Sequence<EnvironmentID> { siblings(from: self[Ground.inside].firstChild) }

  /// The roots of everything that is in no hierarchy, in the order in which they left or were made.
  public var detached: some Sequence<EnvironmentID> {
    siblings(from: self[Ground.outside].firstChild).lazy.filter { !isDestroyed($0) }
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

  /// What follows in preorder, if it comes before an order number; with `skippingContents` behind everything that stands in it.
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

  /// The nearest of a kind upwards, the environment itself included.
  public func nearest(_ kind: EnvironmentKind, around id: EnvironmentID) -> EnvironmentID? {
    self.kind(of: id) == kind ? id : ancestors(of: id).first { self.kind(of: $0) == kind }
  }

  /// The nearest controller that the environment stands in; for a root view the one that owns it.
  public func controller(around id: EnvironmentID) -> EnvironmentID? {
    ancestors(of: id).first { kind(of: $0) == .controller }
  }

  /// The view that the controller owns; none for the other kinds.
  public func rootView(of id: EnvironmentID) -> EnvironmentID? {
    kind(of: id) == .controller ? self.id(row(id).firstChild) : nil
  }

  /// Where what is put into `id` goes: for a controller its root view, for all others themselves.
  public func contentHolder(of id: EnvironmentID) -> EnvironmentID { rootView(of: id) ?? id }

  /// What is moved when `id` is: for a root view its controller, for all others themselves.
  public func unit(of id: EnvironmentID) -> EnvironmentID { isRootView(id) ? parent(of: id) ?? id : id }

  /// The smallest order number beyond the environment and all below it, looked for upwards and downwards at once.
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
