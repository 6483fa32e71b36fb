import Traits

/// Weighs what values hold that others, which took their places, do not hold.
///
/// ```swift
/// var values = ReplacedValues()
/// values.add(.string(long), .string("short"))
/// values.bytes.backward      // the length of `long`
/// ```
struct ReplacedValues {
  /// Fewer bytes than these are not worth counting.
  static let least = 1 << 10

  /// What has no counterpart, on either side.
  private var old: [Value] = []
  private var new: [Value] = []
  /// The bytes of lists and structs that have one of the same length: as many on either side.
  private var paired = 0
  /// The lists and structs that were paired.
  private var pairs: Set<Pair> = []

  /// Where the parts of two values lie.
  private struct Pair: Hashable { var old, new: UInt }

  /// Adds a value and what took its place; nothing where it was made or is gone.
  ///
  /// - Complexity: O(*n*) in the parts of both that they do not share, each pair once
  mutating func add(_ old: Value?, _ new: Value?) {
    if let old, let new { return pair(old, new) }
    if let old, old.holdsMemory { self.old.append(old) }
    if let new, new.holdsMemory { self.new.append(new) }
  }

  /// Adds several, each with the one in its place.
  mutating func add(_ old: [Value]?, _ new: [Value]?) {
    add(old.map { .list($0) }, new.map { .list($0) })
  }

  private mutating func pair(_ old: Value, _ new: Value) {
    guard let left = old.parts, let right = new.parts, left.count == right.count else {
      if old.holdsMemory { self.old.append(old) }
      if new.holdsMemory { self.new.append(new) }
      return
    }
    if left.place == right.place { return }
    guard pairs.insert(Pair(old: left.place, new: right.place)).inserted else { return }
    paired += left.count * MemoryLayout<Value>.stride
    for index in left.indices where left[index].holdsMemory || right[index].holdsMemory {
      pair(left[index], right[index])
    }
  }

  /// About how many bytes the old values hold that the new ones do not, and the reverse; few count as none.
  ///
  /// - Complexity: O(*n*) in the parts that have no counterpart, those that several share counted once
  var bytes: (backward: Int, forward: Int) {
    (Self.bytes(of: old, beside: new, and: paired), Self.bytes(of: new, beside: old, and: paired))
  }

  private static func bytes(of values: [Value], beside others: [Value], and paired: Int) -> Int {
    if values.isEmpty { return paired < least ? 0 : paired }
    var seen: Set<UInt> = []
    _ = size(of: others, &seen)
    let bytes = paired + size(of: values, &seen)
    return bytes < least ? 0 : bytes
  }

  /// How many bytes values hold in places that were not seen before.
  private static func size(of values: [Value], _ seen: inout Set<UInt>) -> Int {
    var (open, bytes) = (values, 0)
    while let next = open.popLast() {
      switch next {
      case .string(let text):
        if seen.insert(text.place).inserted { bytes += text.utf8.count }
      case .list(let parts), .structure(_, let parts):
        guard seen.insert(parts.place).inserted else { continue }
        bytes += parts.count * MemoryLayout<Value>.stride
        for part in parts where part.holdsMemory { open.append(part) }
      case .collection(let collection): open += payloads(collection.storedObjects, &seen)
      case .archive(let archive): open += payloads(archive.storedObjects, &seen)
      default: break
      }
    }
    return bytes
  }

  /// The values in objects that were not seen before.
  private static func payloads(_ objects: [any TraitObject], _ seen: inout Set<UInt>) -> [Value] {
    objects.compactMap { $0 as? TraitPayload }.filter {
      seen.insert(UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())).inserted
    }.map(\.value)
  }
}

extension Value {
  /// Whether it holds memory that several values can share.
  fileprivate var holdsMemory: Bool {
    switch self {
    case .string(let text): text.utf8.count > 15
    case .list(let parts), .structure(_, let parts): !parts.isEmpty
    case .collection, .archive: true
    default: false
    }
  }
}

extension String {
  /// Where its bytes lie: two long strings that share them have the same place, for as long as both live.
  fileprivate var place: UInt {
    utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
  }
}
