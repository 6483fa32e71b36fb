internal import Journals

extension Hierarchy {
  /// What is wrong with the links, as sentences; nothing in a sound tree.
  ///
  /// Tests ask after each mutation: links and their inverses agree, the preorder list visits each row once and with growing labels, a
  /// subtree is one stretch of it, membership follows the ground, and a controller has exactly its root view.
  ///
  /// - Complexity: O(*n*)
  public func brokenInvariants() -> [String] {
    var broken: [String] = []
    var visited: [Int32] = []
    for ground in [Ground.inside, Ground.outside] { collect(ground, into: &visited, &broken) }
    if visited.count != rows.count { broken.append("\(rows.count) rows, but \(visited.count) in the tree") }
    var place = 1
    while place < visited.count {
      let (earlier, later) = (visited[place - 1], visited[place])
      let (first, second) = (rows[Int(earlier)], rows[Int(later)])
      if first.following != later { broken.append("\(earlier) is not followed by \(later)") }
      if second.preceding != earlier { broken.append("\(later) is not preceded by \(earlier)") }
      if first.order >= second.order { broken.append("labels do not grow at \(later)") }
      place += 1
    }
    for index in visited where index >= Ground.rows { checkKind(index, &broken) }
    checkStretches(visited, &broken)
    return broken
  }

  private func collect(_ ground: Int32, into visited: inout [Int32], _ broken: inout [String]) {
    var open = [ground]
    while let index = open.popLast() {
      visited.append(index)
      var children: [Int32] = []
      var (child, previous) = (firstChild(ofRow: index), Int32(-1))
      while child >= 0, children.count <= rows.count {
        let row = rows[Int(child)]
        if row.parent != index { broken.append("\(child) does not know its parent \(index)") }
        if row.previous != previous { broken.append("\(child) does not know its previous sibling") }
        if row.isInHierarchy != (ground == Ground.inside) {
          broken.append("\(child) is wrong about its membership")
        }
        children.append(child)
        (previous, child) = (child, row.next)
      }
      if rows[Int(index)].lastChild != previous { broken.append("\(index) does not know its last child") }
      open.append(contentsOf: children.reversed())
    }
  }

  private func checkKind(_ index: Int32, _ broken: inout [String]) {
    let id = EnvironmentID(index: index)
    let row = rows[Int(index)]
    if row.kind == .controller {
      let children = Array(children(of: id))
      if children.count != 1 || !isRootView(children[0]) {
        broken.append("controller \(index) lacks its root view")
      }
    }
    if row.isRootView, parent(of: id).map(kind(of:)) != .controller {
      broken.append("root view \(index) lacks its controller")
    }
    if let parent = parent(of: id), !row.kind.holders.contains(kind(of: parent)) {
      broken.append("\(index) is misplaced")
    }
  }

  /// A subtree ends where the next environment that is no deeper begins.
  private func checkStretches(_ visited: [Int32], _ broken: inout [String]) {
    // −1 for what no visited row lies above. Tests ask often, and without an optimiser: an array, not a dictionary.
    var depths = Array(repeating: -1, count: rows.count)
    (depths[Int(Ground.inside)], depths[Int(Ground.outside)]) = (0, 0)
    var open: [Int32] = []
    for index in visited {
      let parent = rows[Int(index)].parent
      let depth = parent < 0 ? 0 : depths[Int(parent)] + 1
      depths[Int(index)] = depth
      while let last = open.last, depths[Int(last)] >= depth {
        let order = order(after: EnvironmentID(index: last))
        if order > rows[Int(index)].order || order <= rows[Int(last)].order {
          broken.append("the stretch of \(last) does not end before \(index)")
        }
        open.removeLast()
      }
      open.append(index)
    }
  }
}
