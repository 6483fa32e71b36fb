internal import Journals

/// The labels that turn "which comes first" into one comparison.
///
/// New rows take labels behind their predecessor's. At the end of a ground they are 2^28 apart, elsewhere at most 2^20, so that many
/// more fit between; in a narrow gap they take an eighth of it. When the gap is too narrow for what comes, all labels are spread evenly.
extension Hierarchy {
  /// Labels the `count` rows of the list from `index` on, which stand between the two given rows.
  mutating func label(_ index: Int32, count: UInt64, after preceding: Int32, before following: Int32) {
    let step = step(for: count, after: rows[Int(preceding)].order, before: following)
    if step == 0 {
      spreadLabels()
    } else {
      setLabels(from: index, count: count, after: rows[Int(preceding)].order, step: step)
    }
  }

  /// How far apart the labels of `count` rows between a label and a row can be; 0 where there is no room.
  @inline(__always)
  func step(for count: UInt64, after low: UInt64, before following: Int32) -> UInt64 {
    let high = following >= 0 ? rows[Int(following)].order : Ground.boundary * 2
    let isAtEnd = following < 0 || following == Ground.outside
    let (room, widest): (UInt64, UInt64) = (high - low, isAtEnd ? 1 << 28 : 1 << 20)
    // Dividing is slow, and mostly there is more room than is wanted.
    if room >> 31 > count { return widest }
    let share = room / 8 / count
    return share > 0 ? min(share, widest) : room / (count + 1)
  }

  private mutating func setLabels(from index: Int32, count: UInt64, after low: UInt64, step: UInt64) {
    var (walker, order) = (index, low)
    for _ in 0..<count {
      order += step
      rows[Int(walker)].order = order
      walker = rows[Int(walker)].following
    }
  }

  /// Sets all labels anew, evenly, on both grounds.
  mutating func spreadLabels() {
    labelEpoch += 1
    var insideCount: UInt64 = 0
    var walker = rows[Int(Ground.inside)].following
    while walker != Ground.outside {
      insideCount += 1
      walker = rows[Int(walker)].following
    }
    let outsideCount = UInt64(rows.count) - UInt64(Ground.rows) - insideCount
    spread(insideCount, after: Ground.inside)
    spread(outsideCount, after: Ground.outside)
  }

  private mutating func spread(_ count: UInt64, after ground: Int32) {
    // The other half is for those who come at the end.
    let step = Ground.boundary / 2 / (count + 1)
    setLabels(
      from: rows[Int(ground)].following, count: count, after: rows[Int(ground)].order,
      step: min(step, 1 << 40))
  }
}
