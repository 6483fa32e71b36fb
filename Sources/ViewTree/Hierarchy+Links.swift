/// The links of the rows, and the order numbers.
///
/// New rows take numbers behind their predecessor's: far apart at the end of a ground, closer elsewhere. Where the gap is too
/// narrow for what comes, all numbers are spread evenly.
extension Hierarchy {
  mutating func append(_ kind: EnvironmentKind, label: String, in parent: Int32) -> EnvironmentID {
    let index = Int32(rows.count)
    let preceding = lastDescendant(of: parent)
    let (following, low) = (rows[Int(preceding)].following, rows[Int(preceding)].order)
    let step = step(for: 1, after: low, before: following)
    var row = Row(order: low + step, parent: parent, kind: kind)
    (row.previous, row.following, row.preceding) = (rows[Int(parent)].lastChild, following, preceding)
    rows.append(row)
    labels.append(label)
    tieIn(row, index, through: index)
    revision += 1
    if step == 0 { spreadOrders() }
    return EnvironmentID(index: index)
  }

  /// Takes the subtree of `index` out of its place and puts it into `parent`, before `next` or at the end.
  mutating func replace(_ index: Int32, in parent: Int32, before next: Int32) {
    let last = lastDescendant(of: index)
    unlink(index, through: last)
    var (count, walker) = (UInt64(1), index)
    while walker != last {
      walker = rows[Int(walker)].following
      count += 1
    }
    link(index, through: last, count: count, in: parent, before: next)
    revision += 1
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

  private mutating func link(
    _ index: Int32, through last: Int32, count: UInt64, in parent: Int32, before next: Int32
  ) {
    var row = rows[Int(index)]
    row.parent = parent
    row.next = next
    row.previous = next >= 0 ? rows[Int(next)].previous : rows[Int(parent)].lastChild
    row.preceding = next >= 0 ? rows[Int(next)].preceding : lastDescendant(of: parent)
    let following = rows[Int(row.preceding)].following
    if index == last { row.following = following } else { rows[Int(last)].following = following }
    rows[Int(index)] = row
    tieIn(row, index, through: last)
    number(index, count: count, after: row.preceding, before: following)
  }

  /// Lets the neighbours of the list from `index` through `last` know it; it knows them already.
  private mutating func tieIn(_ row: Row, _ index: Int32, through last: Int32) {
    if row.previous >= 0 { rows[Int(row.previous)].next = index }
    if row.next >= 0 { rows[Int(row.next)].previous = index } else { rows[Int(row.parent)].lastChild = index }
    rows[Int(row.preceding)].following = index
    let following = rows[Int(last)].following
    if following >= 0 { rows[Int(following)].preceding = last }
  }

  // MARK: - Order numbers

  private mutating func number(_ index: Int32, count: UInt64, after preceding: Int32, before following: Int32)
  {
    let step = step(for: count, after: rows[Int(preceding)].order, before: following)
    if step == 0 {
      spreadOrders()
    } else {
      setOrders(from: index, count: count, after: rows[Int(preceding)].order, step: step)
    }
  }

  /// How far apart the numbers of `count` rows between a number and a row can be; 0 where there is no room.
  private func step(for count: UInt64, after low: UInt64, before following: Int32) -> UInt64 {
    let high = following >= 0 ? rows[Int(following)].order : Ground.boundary * 2
    let isAtEnd = following < 0 || following == Ground.outside
    let share = (high - low) / 8 / count
    return share > 0 ? min(share, isAtEnd ? 1 << 28 : 1 << 20) : (high - low) / (count + 1)
  }

  private mutating func setOrders(from index: Int32, count: UInt64, after low: UInt64, step: UInt64) {
    var (walker, order) = (index, low)
    for _ in 0..<count {
      order += step
      rows[Int(walker)].order = order
      walker = rows[Int(walker)].following
    }
  }

  private mutating func spreadOrders() {
    var insideCount: UInt64 = 0
    var walker = rows[Int(Ground.inside)].following
    while walker != Ground.outside {
      insideCount += 1
      walker = rows[Int(walker)].following
    }
    let outsideCount = UInt64(rows.count) - UInt64(Ground.rows) - insideCount
    for (ground, count) in [(Ground.inside, insideCount), (Ground.outside, outsideCount)] {
      // The other half is for those who come at the end.
      let step = min(Ground.boundary / 2 / (count + 1), 1 << 40)
      setOrders(from: rows[Int(ground)].following, count: count, after: rows[Int(ground)].order, step: step)
    }
  }
}
