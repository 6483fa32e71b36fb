/// The links between the rows, and the order numbers.
///
/// A new row gets an order number behind its predecessor's: far behind at the end of a root, closer elsewhere. If the gap is too
/// narrow for the new rows, all numbers are spread evenly.
extension Hierarchy {
  mutating func append(_ kind: EnvironmentKind, label: String, in parent: Int32) -> EnvironmentID {
    let index = Int32(rows.count)
    rows.append(Row(order: 0, parent: -1, kind: kind))
    labels.append(label)
    link(index, in: parent, before: -1)
    return EnvironmentID(index: index)
  }

  /// Moves the subtree of `index` into `parent`, before `next` or at the end.
  mutating func move(_ index: Int32, to parent: Int32, before next: Int32) {
    let (previous, after) = (self[index].previous, self[index].next)
    let holder = self[index].parent
    if previous >= 0 { self[previous].next = after } else { self[holder].firstChild = after }
    if after >= 0 { self[after].previous = previous } else { self[holder].lastChild = previous }
    link(index, in: parent, before: next)
  }

  private mutating func link(_ index: Int32, in parent: Int32, before next: Int32) {
    let previous = next >= 0 ? self[next].previous : self[parent].lastChild
    self[index].place(in: parent, between: previous, and: next)
    if previous >= 0 { self[previous].next = index } else { self[parent].firstChild = index }
    if next >= 0 { self[next].previous = index } else { self[parent].lastChild = index }
    revision += 1
    number(index)
  }

  func following(_ index: Int32) -> Int32 {
    let first = self[index].firstChild
    return first >= 0 ? first : followingContents(of: index)
  }

  func followingContents(of index: Int32) -> Int32 {
    var place = index
    while self[place].next < 0, self[place].parent >= 0 { place = self[place].parent }
    return self[place].next
  }

  func preceding(_ index: Int32) -> Int32 {
    var place = self[index].previous
    if place < 0 { return self[index].parent }
    while self[place].lastChild >= 0 { place = self[place].lastChild }
    return place
  }

  private mutating func number(_ index: Int32) {
    let (low, following) = (self[preceding(index)].order, followingContents(of: index))
    let high = following >= 0 ? self[following].order : Roots.boundary * 2
    let isLeaf = self[index].firstChild < 0
    let count = isLeaf ? 1 : UInt64(preorder(from: EnvironmentID(index: index)).count { _ in true })
    let isAtEnd = following < 0 || following == Roots.detached
    let share = (high - low) / 8 / count
    let step = share > 0 ? min(share, isAtEnd ? 1 << 28 : 1 << 20) : (high - low) / (count + 1)
    if step == 0 { return spreadOrders() }
    if isLeaf {
      self[index].order = low + step
    } else {
      setOrders(from: index, to: following, after: low, step: step)
    }
  }

  private mutating func setOrders(from first: Int32, to end: Int32, after low: UInt64, step: UInt64) {
    var (walker, order) = (first, low)
    while walker != end {
      order += step
      self[walker].order = order
      walker = following(walker)
    }
  }

  /// Renumbers all rows evenly; half of each root's numbers stays free for rows that come at its end.
  private mutating func spreadOrders() {
    let step = min(Roots.boundary / 2 / UInt64(rows.count), 1 << 40)
    for root in [Roots.attached, Roots.detached] {
      let end = self[root].next
      setOrders(from: following(root), to: end, after: self[root].order, step: step)
    }
  }

  subscript(index: Int32) -> Row {
    _read { yield rows[Int(index)] }
    _modify { yield &rows[Int(index)] }
  }
}
