/// Values that hold others: structs and lists.
///
/// Parts are shared, so that `[a, a]` costs one `a`; whoever goes through all of them meets a list that many
/// share once for each of them, which is twice as often with each `[b, b]`. So what was visited is remembered
/// as soon as there is much of it.
extension Value {
  /// The fields of a struct or the elements of a list; none for what holds nothing, and for an instance,
  /// whose fields are shared.
  var parts: [Value]? {
    switch self {
    case .structure(_, let values), .list(let values): values
    default: nil
    }
  }

  /// Whether the value itself, or a part of it at any depth, is such.
  ///
  /// - Complexity: O(*n*) in the parts, a list that several share counted once.
  package func hasPart(where isSuch: (Value) -> Bool) -> Bool {
    var (open, visits, seen): ([Value], Int, Set<UInt>) = ([self], 0, [])
    while let next = open.popLast() {
      if isSuch(next) { return true }
      guard let parts = next.parts else { continue }
      visits += parts.count
      if visits > PartComparison.unremembered, !seen.insert(parts.place).inserted { continue }
      open += parts
    }
    return false
  }

  /// Whether it is an instance of a class, or a struct or list that holds one.
  package var holdsInstance: Bool { hasPart { if case .instance = $0 { true } else { false } } }
}

/// Compares two values part by part.
///
/// ```swift
/// var comparison = PartComparison { $0.isSame(as: $1) }
/// comparison.holds([.int(1)], [.int(1)])      // true; `comparison.visits` is 1
/// ```
/// - Complexity: O(*n*) in the pairs of parts; two lists that share their elements are the same at once. The
///   calls lie in one another as deep as the values do, which ``World/deepestValue`` bounds.
struct PartComparison {
  /// How many parts are visited before it is worth it to remember which.
  static let unremembered = 4_096

  /// How many parts were looked at so far.
  private(set) var visits = 0
  private var seen: Set<Pair> = []
  /// Tells whether two values that hold no others agree.
  private let agree: (Value, Value) -> Bool

  private struct Pair: Hashable {
    var left: UInt
    var right: UInt
  }

  init(_ agree: @escaping (Value, Value) -> Bool) { self.agree = agree }

  /// Whether the parts of two values agree, each with the one in its place.
  mutating func holds(_ left: [Value], _ right: [Value]) -> Bool {
    guard left.count == right.count else { return false }
    let pair = Pair(left: left.place, right: right.place)
    if pair.left == pair.right { return true }
    visits += left.count
    if visits > Self.unremembered, !seen.insert(pair).inserted { return true }
    for index in left.indices where !holds(left[index], right[index]) { return false }
    return true
  }

  private mutating func holds(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.structure(let row, let a), .structure(let other, let b)): row == other && holds(a, b)
    case (.list(let a), .list(let b)): holds(a, b)
    default: agree(left, right)
    }
  }
}

extension [Value] {
  /// Where its elements lie: two arrays that share them have the same place, for as long as both live.
  var place: UInt { withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
}
