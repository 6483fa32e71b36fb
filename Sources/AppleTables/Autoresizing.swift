import Presentations
import Sessions
import ViewTree

// `autoresizingMask`: how a view's frame follows the size of its superview.
extension Session {
  /// Stores the bounds of the superview of a view that is resized with it.
  mutating func noteSuperviewSize(of id: EnvironmentID, _ place: Place) throws(Problem) {
    guard resizing(of: id) != nil, let above = superview(of: id) else { return }
    setField("_around", try read("bounds", of: .environment(above), place) ?? .nothing, of: id)
  }

  /// The frame of a view, adjusted by its mask to the current size of its superview.
  mutating func autoresized(_ own: Rect, of id: EnvironmentID, _ place: Place) throws(Problem) -> Rect {
    guard let mask = resizing(of: id), let old = field("_around", of: id).map({ Rect($0) }),
      let above = superview(of: id)
    else { return own }
    let new = Rect(try read("bounds", of: .environment(above), place) ?? .nothing)
    if new.size == old.size { return own }
    let (x, width) = resized((own.x, own.width), in: old.width, to: new.width, mask & 7)
    let (y, height) = resized((own.y, own.height), in: old.height, to: new.height, mask >> 3)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Resizes on one axis: the flexible parts of leading margin, length and trailing margin share the difference by their sizes.
  private func resized(
    _ part: (start: Double, length: Double), in old: Double, to new: Double, _ flexible: Int
  ) -> (Double, Double) {
    let parts = [part.start, part.length, old - part.start - part.length]
    let free = (0..<3).filter { flexible & 1 << $0 != 0 }
    let whole = free.reduce(0) { $0 + parts[$1] }
    let shares = parts.indices.map { index in
      free.contains(index) ? (new - old) * (whole == 0 ? 1 / Double(free.count) : parts[index] / whole) : 0
    }
    return (part.start + shares[0], part.length + shares[1])
  }
}
