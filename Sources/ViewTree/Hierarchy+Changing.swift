internal import Journals

extension Hierarchy {
  /// Makes an environment, with its root view if it is a controller, as the last child of `parent`.
  ///
  /// What is put into a controller goes into its root view. Without a parent a scene starts a hierarchy, and every other kind stands
  /// outside until it is moved.
  ///
  /// ```swift
  /// let scene = try tree.create(.scene)
  /// let window = try tree.create(.window, in: scene)
  /// let root = try tree.create(.controller, in: window)
  /// Array(tree.children(of: root)) == [tree.rootView(of: root)]      // true
  /// tree.count                                                       // 4: the root view is one of them
  /// ```
  /// - Parameter parent: What it stands in; for everything but a scene `nil` means outside of every hierarchy.
  /// - Returns: The environment's identity.
  /// - Throws: ``HierarchyProblem/misplaced(_:in:instead:)`` where the parent cannot hold the kind, and ``HierarchyProblem/destroyed(_:)`` where it
  ///   was destroyed. Nothing is made then.
  /// - Complexity: O(1), amortised, plus the depth of the parent's last descendant.
  @discardableResult
  public mutating func create(
    _ kind: EnvironmentKind, in parent: EnvironmentID? = nil
  ) throws(HierarchyProblem) -> EnvironmentID {
    if let parent { try check(kind, in: parent) }
    let holder =
      parent.map { contentHolder(of: $0).index } ?? (kind == .scene ? Ground.inside : Ground.outside)
    let id = append(kind, in: holder, isRootView: false)
    if kind == .controller { appendRootView(of: id) }
    return EnvironmentID(index: id)
  }

  /// Puts an environment, with all that it contains, at the end of another parent's children.
  ///
  /// ```swift
  /// try tree.move(header, to: other)
  /// tree.parent(of: header) == other      // true
  /// ```
  /// - Throws: ``HierarchyProblem/sceneCannotMove(_:)``, ``HierarchyProblem/rootViewCannotMove(_:of:)``, ``HierarchyProblem/cycle(_:into:)``,
  ///   ``HierarchyProblem/misplaced(_:in:instead:)``, and ``HierarchyProblem/destroyed(_:)`` where either was destroyed. Nothing has moved then.
  /// - Complexity: O(*n*) in the size of what moves, and O(*d*) in the depth of the parent.
  public mutating func move(_ id: EnvironmentID, to parent: EnvironmentID) throws(HierarchyProblem) {
    try checkMove(id, to: parent)
    replace(id.index, in: contentHolder(of: parent).index)
  }

  /// Takes an environment, with all that it contains, out of its parent; it then stands in no hierarchy.
  ///
  /// What stands outside already stays where it is.
  ///
  /// - Throws: ``HierarchyProblem/sceneCannotMove(_:)`` and ``HierarchyProblem/rootViewCannotMove(_:of:)``.
  /// - Complexity: O(*n*) in the size of what leaves.
  public mutating func detach(_ id: EnvironmentID) throws(HierarchyProblem) {
    try checkMobility(of: id)
    if parent(of: id) != nil { replace(id.index, in: Ground.outside) }
  }

  /// Takes an environment, with all that it contains, out of the program for good; a scene too.
  ///
  /// Its rows stay, because rows are identities, but nothing lists them any more.
  ///
  /// ```swift
  /// try tree.destroy(root)
  /// tree.isDestroyed(header)              // true: it stood in the controller
  /// try tree.create(.view, in: header)    // throws .destroyed(header)
  /// ```
  /// - Throws: ``HierarchyProblem/rootViewCannotMove(_:of:)`` for a controller's own view.
  /// - Complexity: O(*n*) in the size of what goes.
  public mutating func destroy(_ id: EnvironmentID) throws(HierarchyProblem) {
    try checkDestruction(of: id)
    replace(id.index, in: Ground.outside)
    for member in Array(preorder(from: id)) { rows[Int(member.index)].isDestroyed = true }
  }

  /// Takes a row, and for a controller's view another, for an environment that is destroyed from the start.
  ///
  /// ```swift
  /// tree.isDestroyed(tree.createDestroyed(.view))      // true
  /// ```
  /// - Returns: The environment's identity, which means nothing else either.
  /// - Complexity: O(1), amortised, plus the depth of what stands last outside of every hierarchy.
  @discardableResult
  public mutating func createDestroyed(_ kind: EnvironmentKind) -> EnvironmentID {
    let id = append(kind, in: Ground.outside, isRootView: false)
    if kind == .controller { appendRootView(of: id) }
    for index in Int(id)..<rows.count { rows[index].isDestroyed = true }
    return EnvironmentID(index: id)
  }

  /// Throws what ``destroy(_:)`` would throw, and changes nothing.
  ///
  /// - Throws: ``HierarchyProblem/rootViewCannotMove(_:of:)``.
  /// - Complexity: O(1)
  public func checkDestruction(of id: EnvironmentID) throws(HierarchyProblem) {
    let row = rows[Int(id.index)]
    if row.isRootView { throw .rootViewCannotMove(id, of: EnvironmentID(index: row.parent)) }
  }

  /// Throws what ``move(_:to:)`` would throw, and changes nothing.
  ///
  /// - Throws: The problems of ``move(_:to:)``.
  /// - Complexity: O(*d*) in the depth of the parent.
  public func checkMove(_ id: EnvironmentID, to parent: EnvironmentID) throws(HierarchyProblem) {
    try checkMobility(of: id)
    if isDestroyed(id) { throw .destroyed(id) }
    let holder = contentHolder(of: parent)
    if holder == id || isDescendant(holder, of: id) { throw .cycle(id, into: parent) }
    try check(kind(of: id), in: parent)
  }

  /// Throws what ``create(_:in:)`` would throw, and changes nothing.
  ///
  /// - Throws: ``HierarchyProblem/destroyed(_:)`` and ``HierarchyProblem/misplaced(_:in:instead:)``.
  /// - Complexity: O(1)
  @inline(__always)
  public func check(_ kind: EnvironmentKind, in parent: EnvironmentID) throws(HierarchyProblem) {
    if isDestroyed(parent) { throw .destroyed(parent) }
    let holder = self.kind(of: parent)
    if !kind.stands(in: holder) { throw .misplaced(kind, in: holder, instead: kind.holders) }
  }

  /// Throws if the environment can never change its parent.
  ///
  /// - Throws: ``HierarchyProblem/sceneCannotMove(_:)`` and ``HierarchyProblem/rootViewCannotMove(_:of:)``.
  /// - Complexity: O(1)
  public func checkMobility(of id: EnvironmentID) throws(HierarchyProblem) {
    let row = rows[Int(id.index)]
    if row.kind == .scene { throw .sceneCannotMove(id) }
    if row.isRootView { throw .rootViewCannotMove(id, of: EnvironmentID(index: row.parent)) }
  }

  // MARK: - Links

  @inline(__always)
  private mutating func append(_ kind: EnvironmentKind, in parent: Int32, isRootView: Bool) -> Int32 {
    let index = Int32(rows.count)
    precondition(index < Int32.max, "A tree holds fewer than 2^31 environments.")
    // Mostly what grows is shallow.
    var preceding = parent
    while rows[Int(preceding)].lastChild >= 0 { preceding = rows[Int(preceding)].lastChild }
    let (following, low) = (rows[Int(preceding)].following, rows[Int(preceding)].order)
    let step = step(for: 1, after: low, before: following)
    var row = Row(parent: parent, kind: kind, isRootView: isRootView, order: low + step)
    (row.previous, row.following, row.preceding) = (rows[Int(parent)].lastChild, following, preceding)
    rows.append(row)
    tieIn(row, index, through: index, before: row.following)
    if step == 0 { spreadLabels() }
    return index
  }

  /// Not in line, because few environments are controllers.
  @inline(never)
  private mutating func appendRootView(of controller: Int32) {
    _ = append(.view, in: controller, isRootView: true)
  }

  /// Takes the subtree of `index` out of its place and puts it at the end of `parent`.
  private mutating func replace(_ index: Int32, in parent: Int32) {
    let last = lastDescendant(of: index)
    unlink(index, through: last)
    var (count, walker) = (UInt64(1), index)
    while walker != last {
      walker = rows[Int(walker)].following
      count += 1
    }
    link(index, through: last, count: count, in: parent)
  }

  /// The last of what stands in a row, or the row itself.
  ///
  /// It is looked for downwards, and upwards: it stands just before what comes after the subtree.
  ///
  /// - Complexity: O(min(*up*, *down*)) in the steps either way.
  private func lastDescendant(of index: Int32) -> Int32 {
    var (upper, lower) = (index, index)
    while true {
      let (above, below) = (rows[Int(upper)], rows[Int(lower)])
      if below.lastChild < 0 { return lower }
      if above.next >= 0 { return rows[Int(above.next)].preceding }
      lower = below.lastChild
      if above.parent >= 0 { upper = above.parent }
    }
  }

  private mutating func unlink(_ index: Int32, through last: Int32) {
    let row = rows[Int(index)]
    if row.previous >= 0 { rows[Int(row.previous)].next = row.next }
    if row.next >= 0 { rows[Int(row.next)].previous = row.previous }
    if rows[Int(row.parent)].lastChild == index { rows[Int(row.parent)].lastChild = row.previous }
    let following = rows[Int(last)].following
    rows[Int(row.preceding)].following = following
    if following >= 0 { rows[Int(following)].preceding = row.preceding }
  }

  /// Puts the list from `index` through `last`, a subtree of `count` rows, at the end of `parent`.
  private mutating func link(_ index: Int32, through last: Int32, count: UInt64, in parent: Int32) {
    var row = rows[Int(index)]
    (row.parent, row.previous, row.next) = (parent, rows[Int(parent)].lastChild, -1)
    row.preceding = lastDescendant(of: parent)
    let following = rows[Int(row.preceding)].following
    if index == last { row.following = following } else { rows[Int(last)].following = following }
    rows[Int(index)] = row
    tieIn(row, index, through: last, before: following)
    label(index, count: count, after: row.preceding, before: following)
  }

  /// Lets the neighbours of the list from `index` through `last` know it; it knows them already.
  @inline(__always)
  private mutating func tieIn(_ row: Row, _ index: Int32, through last: Int32, before following: Int32) {
    if row.previous >= 0 { rows[Int(row.previous)].next = index }
    rows[Int(row.parent)].lastChild = index
    rows[Int(row.preceding)].following = index
    if following >= 0 { rows[Int(following)].preceding = last }
  }
}
