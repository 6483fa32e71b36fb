extension AppleTypes {
  /// Lists, and what is used like them.
  static let lists = [
    AppleType("Array", .structure, "Values in an order.", makingLists + sequences + indexing + changingLists),
    AppleType("Set", .structure, "Values that differ; kept in the order in which they came.", makingSets),
    AppleType("Range", .structure, "Numbers from one to another.", ranges + sequences),
    AppleType("Dictionary", .structure, "Values by keys.", dictionary + sequences),
  ]

  private static let makingLists: [AppleRow] = [
    .plain("init()", "An empty list.") { _, _ in .list([]) },
    AppleRow("init(_ values: Sequence<Element>)", "The values as a list.") {
      session, _, given, _ throws(Problem) in
      try .list(session.elements(given[0]))
    },
    AppleRow("init(repeating value: Element, count: Int)", "A value several times.") {
      _, _, given, place throws(Problem) in
      guard (0...Session.longestList).contains(given[1].whole) else { throw Session.tooLongList(place) }
      return .list(Array(repeating: given[0], count: given[1].whole))
    },
  ]

  private static let makingSets: [AppleRow] = [
    .plain("init()", "An empty set.") { _, _ in .list([]) },
    AppleRow("init(_ values: Sequence<Element>)", "The values, each once.") {
      session, _, given, _ throws(Problem) in
      var seen: Set<Value> = []
      return try .list(session.elements(given[0]).filter { seen.insert($0).inserted })
    },
  ]

  private static let indexing: [AppleRow] = [
    .plain("var indices: Range<Int> { get }", "The numbers of the elements.") { value, _ in
      .range(.init(lower: 0, upper: Double(value.elements.count), isClosed: false))
    },
    .plain("var endIndex: Int { get }", "One behind the last.") { value, _ in .int(value.elements.count) },
    .constant("var startIndex: Int { get }", "0", .int(0)),
    AppleRow("var description: String { get }", "The elements as text.") {
      session, value, _, _ throws(Problem) in
      .string(session.shown(value))
    },
    AppleRow("func firstIndex(of value: Element) -> Int?", "Where a value stands first.") {
      session, value, given, _ throws(Problem) in
      for (index, element) in value.elements.enumerated()
      where try session.areEqual(element, given[0]) { return .int(index) }
      return .nothing
    },
    AppleRow("func firstIndex(where test: (Element) -> Bool) -> Int?", "Where one passes first.") {
      session, value, given, _ throws(Problem) in
      for (index, element) in value.elements.enumerated()
      where try session.holds(given[0], element) { return .int(index) }
      return .nothing
    },
    AppleRow("func lastIndex(of value: Element) -> Int?", "Where a value stands last.") {
      session, value, given, _ throws(Problem) in
      for (index, element) in value.elements.enumerated().reversed()
      where try session.areEqual(element, given[0]) { return .int(index) }
      return .nothing
    },
    AppleRow("func joined(separator: String = \"\") -> String", "The texts as one.") {
      _, value, given, place throws(Problem) in
      .string(try Session.joined(value.elements.map(\.text), between: given[0].text, place))
    },
    AppleRow("func joined() -> Element", "The lists as one.") { _, value, _, place throws(Problem) in
      var result: [Value] = []
      for list in value.elements { try Session.append(list.elements, to: &result, place) }
      return .list(result)
    },
  ]

  private static let changingLists: [AppleRow] = [
    .changing("func remove(atOffsets offsets: [Int])", "Takes out the values at places.") {
      list, given, _ throws(Problem) in
      let gone = Set(given[0].elements.map(\.whole))
      list = list.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
      return .void
    },
    .changing(
      "func move(fromOffsets source: [Int], toOffset destination: Int)", "Moves values before a place."
    ) {
      list, given, _ throws(Problem) in
      let moved = Set(given[0].elements.map(\.whole))
      let target = given[1].whole
      let (before, after) = (list.indices.filter { $0 < target }, list.indices.filter { $0 >= target })
      let order =
        before.filter { !moved.contains($0) } + list.indices.filter { moved.contains($0) }
        + after.filter { !moved.contains($0) }
      list = order.map { list[$0] }
      return .void
    },
    .changing("func append(_ value: Element)", "Adds a value at the end.") { list, given, _ throws(Problem) in
      list.append(given[0])
      return .void
    },
    .changing("func append(contentsOf values: Sequence<Element>)", "Adds values at the end.") {
      list, given, place throws(Problem) in
      try Session.append(given[0].elements, to: &list, place)
      return .void
    },
    .changing("func insert(_ value: Element, at index: Int)", "Adds a value at a place.") {
      list, given, place throws(Problem) in
      guard (0...list.count).contains(given[1].whole) else {
        throw Session.outside(given[1].whole, list.count, place)
      }
      list.insert(given[0], at: given[1].whole)
      return .void
    },
    AppleRow("func union(_ other: [Element]) -> [Element]", "What is in one or the other.") {
      session, value, given, _ throws(Problem) in
      let values = try session.elements(value)
      let known = Set(values)
      return .list(values + (try session.elements(given[0])).filter { !known.contains($0) })
    },
    AppleRow("func subtracting(_ other: [Element]) -> [Element]", "What is not in the other.") {
      session, value, given, _ throws(Problem) in
      let others = try Set(session.elements(given[0]))
      return try .list(session.elements(value).filter { !others.contains($0) })
    },
    AppleRow("func intersection(_ other: [Element]) -> [Element]", "What is in both.") {
      session, value, given, _ throws(Problem) in
      let others = try Set(session.elements(given[0]))
      return try .list(session.elements(value).filter(others.contains))
    },
    AppleRow("func isSubset(of other: [Element]) -> Bool", "Whether all of it is in the other.") {
      session, value, given, _ throws(Problem) in
      try .bool(Set(session.elements(value)).isSubset(of: session.elements(given[0])))
    },
    .changing("func insert(_ value: Element)", "Adds a value to a set, if it is not there.") {
      list, given, _ throws(Problem) in
      if !list.contains(given[0]) { list.append(given[0]) }
      return .void
    },
    .changing("func remove(at index: Int) -> Element", "Takes out the value at a place.") {
      list, given, place throws(Problem) in
      guard list.indices.contains(given[0].whole) else {
        throw Session.outside(given[0].whole, list.count, place)
      }
      return list.remove(at: given[0].whole)
    },
    .changing("func remove(_ value: Element)", "Takes a value out of a set.") {
      list, given, _ throws(Problem) in
      list.removeAll { $0 == given[0] }
      return .void
    },
    .changing("func removeAll(keepingCapacity: Bool = false)", "Takes all out.") {
      list, _, _ throws(Problem) in
      list = []
      return .void
    },
    AppleRow("mutating func removeAll(where test: (Element) -> Bool)", "Takes out what passes.") {
      session, value, given, _ throws(Problem) in
      var rest: [Value] = []
      for element in value.elements where try !session.holds(given[0], element) { rest.append(element) }
      value = .list(rest)
      return .void
    },
    .changing("func removeLast(_ count: Int)", "Takes out so many at its end.") {
      list, given, place throws(Problem) in
      let count = given[0].whole
      guard 0...list.count ~= count else { throw Session.outside(count, list.count, place) }
      list.removeLast(count)
      return .void
    },
    .changing("func removeLast() -> Element", "Takes out the last, which must be there.") {
      list, _, place throws(Problem) in
      guard let last = list.popLast() else { throw Session.outside(0, 0, place) }
      return last
    },
    .changing("func removeFirst(_ count: Int)", "Takes out so many at its beginning.") {
      list, given, place throws(Problem) in
      let count = given[0].whole
      guard 0...list.count ~= count else { throw Session.outside(count, list.count, place) }
      list.removeFirst(count)
      return .void
    },
    .changing("func removeFirst() -> Element", "Takes out the first, which must be there.") {
      list, _, place throws(Problem) in
      if list.isEmpty { throw Session.outside(0, 0, place) }
      return list.removeFirst()
    },
    .changing("func popLast() -> Element?", "Takes out the last, if there is one.") {
      list, _, _ throws(Problem) in list.popLast() ?? .nothing
    },
    .changing("func swapAt(_ i: Int, _ j: Int)", "Lets two change places.") {
      list, given, place throws(Problem) in
      for index in given.prefix(2) where !list.indices.contains(index.whole) {
        throw Session.outside(index.whole, list.count, place)
      }
      list.swapAt(given[0].whole, given[1].whole)
      return .void
    },
    .changing("func reverse()", "Turns it round.") { list, _, _ throws(Problem) in
      list.reverse()
      return .void
    },
    AppleRow("mutating func sort()", "Puts it into order.") { session, value, _, _ throws(Problem) in
      value = .list(try session.sorted(value.elements, by: .nothing))
      return .void
    },
    AppleRow("mutating func sort(by areInOrder: (Element, Element) -> Bool)", "Puts it into an order.") {
      session, value, given, _ throws(Problem) in
      value = .list(try session.sorted(value.elements, by: given[0]))
      return .void
    },
  ]

  private static let ranges: [AppleRow] = [
    .plain("var lowerBound: Element { get }", "The lower end.") { value, _ in value.end(\.lower) },
    .plain("var upperBound: Element { get }", "The upper end.") { value, _ in value.end(\.upper) },
    .plain("func contains(_ number: Element) -> Bool", "Whether a number lies in it.") { value, given in
      guard case .range(let range) = value else { return .bool(false) }
      return .bool(range.contains(given[0].number ?? .nan))
    },
    .plain("func clamped(to limits: Self) -> Self", "What of it lies in another.") { value, given in
      guard case .range(var range) = value, case .range(let limits) = given[0] else { return value }
      range.lower = max(range.lower ?? 0, limits.lower ?? 0)
      range.upper = max(range.lower ?? 0, min(range.upper ?? 0, limits.upper ?? 0))
      return .range(range)
    },
  ]

  private static let dictionary: [AppleRow] = [
    .plain("init()", "An empty dictionary.") { _, _ in .dictionary([:]) },
    AppleRow("init(uniqueKeysWithValues pairs: Sequence<(Key, Value)>)", "The values by their keys.") {
      session, _, given, place throws(Problem) in
      var entries: [Value: Value] = [:]
      for pair in try session.elements(given[0]) {
        let parts = pair.elements
        guard parts.count == 2, entries.updateValue(parts[1], forKey: parts[0]) == nil else {
          throw Problem("a key stands there twice", at: place)
        }
      }
      return .dictionary(entries)
    },
    AppleRow(
      "init(grouping values: Sequence<Element>, by key: (Element) -> Key)", "The values of a key together."
    ) {
      session, _, given, place throws(Problem) in
      var entries: [Value: [Value]] = [:]
      for element in try session.elements(given[0]) {
        try session.step(place)
        entries[try session.apply(given[1], element), default: []].append(element)
      }
      return .dictionary(entries.mapValues { .list($0) })
    },
    .plain("var keys: [Key] { get }", "Its keys, in the order of their texts.") { value, _ in
      .list(value.pairs.map(\.0))
    },
    .plain("var values: [Value] { get }", "Its values, in the order of their keys.") { value, _ in
      .list(value.pairs.map(\.1))
    },
    AppleRow("mutating func removeValue(forKey key: Key) -> Value?", "Takes a value out.") {
      _, value, given, _ throws(Problem) in
      guard case .dictionary(var entries) = value else { return .nothing }
      let old = entries.removeValue(forKey: given[0])
      value = .dictionary(entries)
      return old ?? .nothing
    },
    AppleRow("mutating func updateValue(_ new: Value, forKey key: Key) -> Value?", "Sets a value.") {
      _, value, given, _ throws(Problem) in
      guard case .dictionary(var entries) = value else { return .nothing }
      let old = entries.updateValue(given[0], forKey: given[1])
      value = .dictionary(entries)
      return old ?? .nothing
    },
    AppleRow("mutating func removeAll()", "Takes all out.") { _, value, _, _ throws(Problem) in
      value = .dictionary([:])
      return .void
    },
    AppleRow("func mapValues(_ transform: (Value) -> T) -> [Key: T]", "What each value becomes.") {
      session, value, given, _ throws(Problem) in
      guard case .dictionary(var entries) = value else { return .void }
      for (key, old) in value.pairs { entries[key] = try session.apply(given[0], old) }
      return .dictionary(entries)
    },
  ]
}

extension Value {
  /// The entries of a dictionary in an order that is the same each time.
  var pairs: [(Value, Value)] {
    guard case .dictionary(let entries) = self else { return [] }
    return entries.map { ($0.key, $0.value) }.sorted { Self.order($0.0) < Self.order($1.0) }
  }

  private static func order(_ key: Value) -> String {
    switch key {
    case .string(let text): text
    case .int(let number):
      (number < 0 ? "-" : "~") + String(String(abs(number)).count + 100) + "\(abs(number))"
    default: "\(key)"
    }
  }

  /// An end of a range.
  fileprivate func end(_ end: KeyPath<Range, Double?> & Sendable) -> Value {
    guard case .range(let range) = self, let number = range[keyPath: end] else { return .nothing }
    return range.isWhole ? .int(Int(number)) : .double(number)
  }
}
