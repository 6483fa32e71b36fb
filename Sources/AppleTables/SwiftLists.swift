import Sessions

extension AppleTypes {
  static let lists =
    TypeInfo.read(text, natives)
    + [
      ("Array", "Element"), ("Sequence", "Element"), ("Collection", "Element"), ("Range", "Int"),
      ("Dictionary", "(key: Key, value: Value)"),
    ].map {
      owner, element in
      TypeEntry(owner, sequences(of: owner, element))
    }

  private static let text = """
    struct Array  // Values in an order.
      init()  // An empty list.
      init(_ values: Sequence<Element>)  // The values as a list.
      init(integer: Int) { self = [integer] }  // An index.
      init(integersIn range: Range<Int>) { self = range.map { $0 } }  // Indexes.
      init(repeating value: Element, count: Int)  // A value several times.
      var description: String { get }  // The elements as text.
      func joined() -> Element where Element: Sequence { flatMap { $0 } }  // The lists as one.
      func joined(separator: String = "") -> String  // The texts as one.
      mutating func append(_ value: Element)  // Adds a value at the end.
      mutating func append(contentsOf values: Sequence<Element>)  // Adds values at the end.
      mutating func insert(_ value: Element, at index: Int) { self[index..<index] = [value] }  // Adds a value at a place.
      func starts(with other: Sequence<Element>) -> Bool { Array(prefix(Array(other).count)) == Array(other) }  // Whether it begins so.
      func index(of value: Element) -> Int? { firstIndex(of: value) }  // Its older name.
      func union(_ other: Sequence<Element>) -> Self { self + Array(other).filter { !contains($0) } }  // What is in one or the other.
      each subtracting/!other/is not in the other, intersection/other/is in both | func #(_ other: Sequence<Element>) -> Self { filter { #1.contains($0) } }  // What #2.
      each isSuperset/other/self/it has all of the other, isSubset/self/other/all of it is in the other | func #(of other: Sequence<Element>) -> Bool { #1.allSatisfy { #2.contains($0) } }  // Whether #3.
      func isDisjoint(with other: Sequence<Element>) -> Bool { !contains { other.contains($0) } }  // Whether nothing is in both.
      func symmetricDifference(_ other: Sequence<Element>) -> Self { subtracting(other) + Array(other).filter { !contains($0) } }  // What is in one of both.
      each union/Union/Adds what is in the other, intersection/Intersection/Keeps what is in both, symmetricDifference/SymmetricDifference/Keeps what is in one of both | mutating func form#1(_ other: Sequence<Element>) { self = #(other) }  // #2.
      mutating func insert(_ value: Element) { if !contains(value) { append(value) } }  // Adds a value to a set, if it is not there.
      mutating func remove(_ value: Element) { self = filter { $0 != value } }  // Takes a value out of a set.
      mutating func remove(atOffsets offsets: [Int]) { self = indices.filter { !offsets.contains($0) }.map { self[$0] } }  // Takes out the values at places.
      mutating func move(fromOffsets source: [Int], toOffset destination: Int) {
        let stay = indices.filter { !source.contains($0) }
        self = (stay.filter { $0 < destination } + indices.filter { source.contains($0) } + stay.filter { $0 >= destination }).map { self[$0] }
      }  // Moves values before a place.
      mutating func replaceSubrange(_ range: Range<Int>, with values: Sequence<Element>) { self[range] = Array(values) }  // Puts others in place of those of a part.
      mutating func reserveCapacity(_ count: Int) { }  // Nothing to do.
      func split(separator: Element, maxSplits: Int = 1_000_000, omittingEmptySubsequences: Bool = true) -> [[Element]] { split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator } }  // The parts between.
      func split(maxSplits: Int = 1_000_000, omittingEmptySubsequences: Bool = true, whereSeparator test: (Element) -> Bool) -> [[Element]] {
        var parts: [[Element]] = []
        var part: [Element] = []
        for x in self {
          if parts.count < maxSplits && test(x) { if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }; part = [] } else { part.append(x) }
        }
        return part.isEmpty && omittingEmptySubsequences ? parts : parts + [part]
      }  // The parts between.
      mutating func removeSubrange(_ range: Range<Int>) { self[range] = [] }  // Takes out the values of a part.
      mutating func insert(contentsOf values: Sequence<Element>, at index: Int) { self[index..<index] = Array(values) }  // Adds values at a place.
      mutating func removeAll(where test: (Element) -> Bool) { self = filter { !test($0) } }  // Takes out what passes.
      mutating func removeAll(keepingCapacity: Bool = false) { self = [] }  // Takes all out.
      each Last/end, First/beginning | mutating func remove#(_ count: Int) { for _ in 0..<count { remove#() } }  // Takes out so many at its #1.
      func lexicographicallyPrecedes(_ other: Sequence<Element>) -> Bool {
        for (a, b) in zip(self, other) { if a < b { return true }; if b < a { return false } }
        return count < Array(other).count
      }  // Whether it comes first, as words do in a dictionary.
      mutating func swapAt(_ i: Int, _ j: Int) { let old = self[i]; self[i] = self[j]; self[j] = old }  // Lets two change places.
      mutating func partition(by isSecond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while true {
          while low < high && !isSecond(self[low]) { low += 1 }
          repeat { high -= 1 } while low < high && isSecond(self[high])
          if low >= high { return low }
          swapAt(low, high)
          low += 1
        }
      }  // Puts what passes behind the rest, and says where it begins.
      each reverse/reversed/Turns it round, sort/sorted/Puts it into order, shuffle/shuffled/Puts it into another order | mutating func #() { self = #1() }  // #2.
      mutating func sort(by areInOrder: (Element, Element) -> Bool) { self = sorted(by: areInOrder) }  // Puts it into an order.
      mutating func sort(using order: Any) { self = sorted(using: order) }  // Puts it into the order of a comparator, or of several.
    enum SortOrder forward reverse
    struct KeyPathComparator<C>,SortDescriptor<C>: Hashable  // An order by a property.
      var keyPath: (C) -> Any
      var order: SortOrder = .forward
      init<T>(_ keyPath: (C) -> T, comparator: Any? = nil, order: SortOrder = .forward) { (self.keyPath, self.order) = (keyPath, order) }  // An order by a property.
    struct Set: Array  // Values that differ; kept in the order in which they came.
      init()  // An empty set.
      init(_ values: Sequence<Element>)  // The values, each once.
      mutating func insert(_ value: Element) -> (inserted: Bool, memberAfterInsert: Element) { if contains(value) { return (inserted: false, memberAfterInsert: value) }; append(value); return (inserted: true, memberAfterInsert: value) }  // Adds a value, if it is not there.
      mutating func remove(_ value: Element) -> Element? { let old = first { $0 == value }; self = filter { $0 != value }; return old }  // Takes a value out.
      mutating func update(with value: Element) -> Element? { let old = remove(value); append(value); return old }  // Puts a value in place of one that is equal.
      each formIntersection/intersection/Keeps what is in the other, subtract/subtracting/Takes out what is in the other | mutating func #(_ other: Sequence<Element>) { self = #1(other) }  // #2.
      func filter(_ test: (Element) -> Bool) -> Self { var kept = self; kept.removeAll(); for x in self where test(x) { kept.append(x) }; return kept }  // Those that pass.
      each isStrictSubset/isSubset/</Whether all of it is in the other and that has more, isStrictSuperset/isSuperset/>/Whether it has all of the other and more | func #(of other: Sequence<Element>) -> Bool { #1(of: other) && count #2 Set(other).count }  // #3.
    protocol Collection: Sequence  // Values at places.
    protocol BidirectionalCollection,RandomAccessCollection,MutableCollection: Collection, Sequence  // Values at places.
    protocol IteratorProtocol<Element>  // What gives one after another.
      mutating func next() -> Element?  // The next one; nil behind the last.
    struct IndexingIterator<Element>: IteratorProtocol  // What gives the elements of a list.
      var _all: [Element] = []
      var _count: Int
      mutating func next() -> Element? { if _count >= _all.count { return nil }; _count += 1; return _all[_count - 1] }  // The next one; nil behind the last.
    struct UnfoldSequence<Element>: Sequence, IteratorProtocol  // What follows from a state, made when it is asked for.
      var _state: Any
      var _next: (inout Any) -> Element?
      mutating func next() -> Element? { _next(&_state) }  // The next one; nil behind the last.
    struct AnyIterator<Element>: Sequence, IteratorProtocol  // What gives what a closure does.
      var _next: () -> Element?
      init(_ next: @escaping () -> Element?) { _next = next }  // Of a closure.
      init<I>(_ other: I) { var other = other; _next = { other.next() } }  // Of an iterator.
      func next() -> Element? { _next() }  // The next one; nil behind the last.
    struct Range  // What lies from one value to another.
      init(_ range: Range<Int>) { self = range.isEmpty ? 0..<0 : range.lowerBound..<(range.reversed()[0] + 1) }  // A closed one as a half-open one.
      init?(_ range: NSRange, in text: String) { if range.upperBound > text.count { return nil }; self = range.location..<range.upperBound }  // A part of a text; nil where it has none there.
      each lower, upper | var #Bound: Element { get }  // The # end.
      var indices: Self { self }  // Its elements, which are their own places.
      func contains(_ value: Element) -> Bool  // Whether a value lies in it.
      func overlaps(_ other: Self) -> Bool { !isEmpty && !other.isEmpty && (contains(other.lowerBound) || other.contains(lowerBound)) }  // Whether something lies in both.
      func clamped(to limits: Self) -> Self {
        let low = max(lowerBound, limits.lowerBound)
        let high = max(low, min(upperBound, limits.upperBound))
        return contains(upperBound) ? low...high : low..<high
      }  // What of it lies in another.
    struct Dictionary  // Values by keys.
      init()  // An empty dictionary.
      init(uniqueKeysWithValues pairs: Sequence<(Key, Value)>)  // The values by their keys.
      init(_ pairs: Sequence<(Key, Value)>, uniquingKeysWith choose: (Value, Value) -> Value) { self = [:]; for (key, new) in pairs { self[key] = self[key].map { choose($0, new) } ?? new } }  // The values by their keys, one of each key.
      init(grouping values: Sequence<Element>, by key: (Element) -> Key)  // The values of a key together.
      var keys: [Key] { get }  // Its keys, in the order of their texts.
      func mapValues<T>(_ transform: (Value) -> T) -> [Key: T] { Dictionary(uniqueKeysWithValues: map { ($0.key, transform($0.value)) }) }  // What each value becomes.
      var values: [Value] { map { $0.value } }  // Its values, in the order of their keys.
      mutating func removeValue(forKey key: Key) -> Value? { let old = self[key]; self[key] = nil; return old }  // Takes a value out.
      mutating func updateValue(_ new: Value, forKey key: Key) -> Value? { let old = self[key]; self[key] = new; return old }  // Sets a value.
      mutating func removeAll(keepingCapacity: Bool = false) { self = [:] }  // Takes all out.
      func filter(_ test: ((key: Key, value: Value)) -> Bool) -> [Key: Value] { var kept: [Key: Value] = [:]; for pair in self where test(pair) { kept[pair.key] = pair.value }; return kept }  // Those that pass.
      func merging(_ other: [Key: Value], uniquingKeysWith choose: (Value, Value) -> Value) -> [Key: Value] { var all = self; all.merge(other, uniquingKeysWith: choose); return all }  // With those of another.
      func merging(_ pairs: Sequence<(Key, Value)>, uniquingKeysWith choose: (Value, Value) -> Value) -> [Key: Value] { var all = self; all.merge(pairs, uniquingKeysWith: choose); return all }  // With pairs.
      func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T] { var all: [Key: T] = [:]; for (key, old) in self { all[key] = transform(old) }; return all }  // What each value becomes, without nil.
      mutating func merge(_ other: [Key: Value], uniquingKeysWith choose: (Value, Value) -> Value) { for (key, new) in other { self[key] = self[key].map { choose($0, new) } ?? new } }  // Adds those of another.
      mutating func merge(_ pairs: Sequence<(Key, Value)>, uniquingKeysWith choose: (Value, Value) -> Value) { for (key, new) in pairs { self[key] = self[key].map { choose($0, new) } ?? new } }  // Adds pairs.
    """

  private static let natives: [String: AppleRow] = [
    "Dictionary.init()": .constant(.dictionary([:])), "init()": .constant(.list([])),
    "IteratorProtocol.next": .init { session, value, _, _ throws(Problem) in
      try session.next(&value)?.wrapped ?? .nothing
    },
    "init(_:)": .init { session, _, given, _ throws(Problem) in .list(try session.elements(given[0])) },
    "init(repeating:count:)": .init { _, _, given, place throws(Problem) in
      guard (0...Session.elementLimit).contains(given[1].whole) else { throw Session.tooLongList(place) }
      return .list(Array(repeating: given[0], count: given[1].whole))
    },
    "Set.init": .init { session, _, given, _ throws(Problem) in
      .list(try session.distinct(session.elements(given.first ?? .list([]))))
    },
    "init(uniqueKeysWithValues:)": .init { session, _, given, place throws(Problem) in
      let pairs = try session.elements(given[0])
      var all: [Value: Value] = [:]
      for pair in pairs { all[try session.key(pair.elements[0], in: all)] = pair.elements[1] }
      if all.count < pairs.count { throw Problem("a key stands there twice", at: place) }
      return .dictionary(all)
    },
    "init(grouping:by:)": .init { session, _, given, place throws(Problem) in
      var entries: [Value: [Value]] = [:]
      for element in try session.elements(given[0]) {
        try session.step(place)
        let key = try session.apply(given[1], element)
        entries[try session.key(key, in: entries), default: []].append(element)
      }
      return .dictionary(entries.mapValues { .list($0) })
    },
    "description": .init { session, value, _, _ in .string(session.shown(value)) },
    "joined(separator:)": .init { _, value, given, place throws(Problem) in
      .string(try Session.joined(value.elements.map(\.text), between: given[0].text, place))
    },
    "append(_:)": appending { _, value in [value] },
    "append(contentsOf:)": appending { session, values throws(Problem) in try session.elements(values) },
    "lowerBound": .plain { range, _ in range.bounds?.lower ?? .nothing },
    "upperBound": .plain { range, _ in range.bounds?.upper ?? .nothing },
    "contains": .init { session, value, given, _ throws(Problem) in
      .bool(try session.holds(range: value, given[0]))
    },
    "keys": .plain { value, _ in .list(value.pairs.map(\.0)) },
  ]

  /// Appends elements, computed from the argument, to a list without copying it.
  private static func appending(
    _ added: @escaping @Sendable (inout Session, Value) throws(Problem) -> [Value]
  ) -> AppleRow {
    .runs { session, value, given, place throws(Problem) in
      let new = try added(&session, given[0])
      var list = value.elements
      let start = value.start
      value = .void
      try Session.append(new, to: &list, place)
      value = .list(list).starting(at: start)
    }
  }
}
