import Sessions

extension AppleTypes {
  /// The members that lists, ranges, dictionaries and texts share, and further members of lists and texts.
  static func sequences(of owner: String, _ element: String) -> TypeInfo {
    let rows = """
      struct \(owner)
        func count(where test: (Element) -> Bool) -> Int { filter(test).count }  // How many pass.
        func contains(_ value: Element) -> Bool  // Whether a value is there.
        func contains(where test: (Element) -> Bool) -> Bool { for x in self where test(x) { return true }; return false }  // Whether one passes.
        func allSatisfy(_ test: (Element) -> Bool) -> Bool { for x in self where !test(x) { return false }; return true }  // Whether all pass.
        each first/self, last/reversed() | func #(where test: (Element) -> Bool) -> Element? { for x in #1 where test(x) { return x }; return nil }  // The # that passes.
        each min/first/smallest, max/last/largest | func #() -> Element? { sorted().#1 }  // The #2.
        func min(by areInOrder: (Element, Element) -> Bool) -> Element? { sorted(by: areInOrder).first }  // The first in an order.
        func max(by areInOrder: (Element, Element) -> Bool) -> Element? { var top = first; for x in self { if let known = top, areInOrder(known, x) { top = x } }; return top }  // The last in an order.
        each prefix/prefix/The first ones that pass, drop/dropFirst/Without the first ones that pass | func #(while test: (Element) -> Bool) -> Part { var n = 0; for x in self { if !test(x) { break }; n += 1 }; return #1(n) }  // #2.
        func elementsEqual(_ other: Sequence<Element>) -> Bool { Array(self) == Array(other) }  // Whether the elements are equal.
        var lazy: [Element] { Array(self) }  // The same: nothing here is put off.
        var publisher: Publishers.SequencePublisher<Element> { Publishers.SequencePublisher<Element>(Array(self)) }  // Sends the elements, and ends.
        each prefix/first, suffix/last | func #(_ count: Int) -> Part  // The #1 ones.
        each dropFirst/first, dropLast/last | func #(_ count: Int = 1) -> Part  // Without the #1 ones.
        func forEach(_ body: (Element) -> Void) { for x in self { body(x) } }  // Does something with each.
        func compactMap<T>(_ transform: (Element) -> T?) -> [T] { var all: [T] = []; for x in self { if let made = transform(x) { all.append(made) } }; return all }  // What each becomes, without nil.
      """
    // A part of a text is a text; a part of the other types is a list.
    var all = owner == "Array" || owner == "String" ? [rows, places, removing].joined(separator: "\n") : rows
    if owner == "Collection" { all += "\n" + places }
    let parts = all.split(separator: "Part").joined(separator: owner == "String" ? owner : "[Element]")
    var type = gathering
    (type.name, type.kind) = (owner, ["Sequence", "Collection"].contains(owner) ? .protocol : .structure)
    let text = parts.split(separator: "Element").joined(separator: element)
    type.merge(TypeInfo.read(text, gatheringNatives)[0].read { _ in })
    return type
  }

  /// Indices are integers, in lists and in texts.
  private static let places = """
      func makeIterator() -> IndexingIterator<Element> { IndexingIterator(_all: map { $0 }) }  // What gives one after another.
      var startIndex: Int { get }  // The first place.
      var endIndex: Int { startIndex + count }  // One behind the last.
      var indices: Range<Int> { startIndex..<endIndex }  // The places of the elements.
      func index(_ place: Int, offsetBy distance: Int) -> Int { place + distance }  // A place further on.
      func index(after place: Int) -> Int { place + 1 }  // The next place.
      func index(before place: Int) -> Int { place - 1 }  // The place before.
      func distance(from start: Int, to end: Int) -> Int { end - start }  // How many lie between.
      func suffix(from place: Int) -> Part { self[place...] }  // Those from a place on.
      func prefix(upTo place: Int) -> Part { self[..<place] }  // Those before a place.
      func prefix(through place: Int) -> Part { self[...place] }  // Those up to a place.
      func index(_ place: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? { distance < 0 ? (place + distance < limit ? nil : place + distance) : place + distance > limit ? nil : place + distance }  // A place further on, if it is not beyond another.
      each first/indices, last/indices.reversed() | func #Index(of value: Element) -> Int? { for i in #1 where self[i] == value { return i }; return nil }  // Where a value stands #.
      each first/indices, last/indices.reversed() | func #Index(where test: (Element) -> Bool) -> Int? { for i in #1 where test(self[i]) { return i }; return nil }  // Where one passes #.
    """

  private static let removing = """
      mutating func remove(at place: Int) -> Element { let old = self[place]; removeSubrange(place..<place + 1); return old }  // Takes out what stands at a place.
      mutating func removeFirst() -> Element { let old = self[startIndex]; if startIndex > 0 { self = dropFirst() } else { removeSubrange(0..<1) }; return old }  // Takes out the first, which must be there.
      mutating func removeLast() -> Element { remove(at: endIndex - 1) }  // Takes out the last, which must be there.
      each Last/last, First/first | mutating func pop#() -> Element? { isEmpty ? nil : remove#() }  // Takes out the #1, if there is one.
    """

  /// Members that are used often, and therefore are not written in Swift.
  private static let gathering =
    TypeInfo.read(
      """
      struct Array
        var count: Int { get }  // How many there are.
        var isEmpty: Bool { get }  // Whether there are none.
        each first, last | var #: Element? { get }  // The #.
        func enumerated() -> [(offset: Int, element: Element)]  // Each with its number.
        func reversed() -> [Element]  // The last first.
        func map(_ transform: (Element) -> T) -> [T]  // What each becomes.
        func flatMap(_ transform: (Element) -> Sequence<T>) -> [T]  // What each becomes, as one list.
        func filter(_ test: (Element) -> Bool) -> [Element]  // Those that pass.
        func reduce(_ start: R, _ combine: (R, Element) -> R) -> R  // One value of all.
        func reduce<R>(into start: R, _ update: (inout R, Element) -> Void) -> R { var result = start; for x in self { update(&result, x) }; return result }  // One value of all.
        func sorted() -> [Element]  // In order.
        func sorted(by areInOrder: (Element, Element) -> Bool) -> [Element]  // In an order.
        func sorted(using order: Any) -> [Element]  // In the order of a comparator, or of several.
        func shuffled() -> [Element] { var rest = Array(self); var all: [Element] = []; while !rest.isEmpty { all.append(rest.remove(at: Int.random(in: 0..<rest.count))) }; return all }  // In another order, the same in each session.
        func randomElement() -> Element? { let all = Array(self); return all.isEmpty ? nil : all[Int.random(in: 0..<all.count)] }  // One of them; the same ones in each session.
      """, gatheringNatives)[0].read { _ in }

  private static let gatheringNatives: [String: AppleRow] = [
    "count": .init { session, value, _, _ throws(Problem) in
      if case .string(let text) = value.unsliced { return .int(text.count) }
      return .int(try session.elements(value).count)
    },
    "isEmpty": .init { session, value, _, _ throws(Problem) in
      if case .string(let text) = value.unsliced { return .bool(text.isEmpty) }
      if let range = value.bounds, let lower = range.lower, let upper = range.upper {
        return .bool(range.isClosed ? false : try !session.isLess(lower, upper))
      }
      return .bool(try session.elements(value).isEmpty)
    },
    "contains(_:)": .init { session, value, given, place throws(Problem) in
      .bool(try session.holds(session.elements(value), given[0], at: place))
    },
    "startIndex": .plain { value, _ in .int(value.start) },
    "first": .elements { list, _ in list.first?.wrapped ?? .nothing },
    "last": .elements { list, _ in list.last?.wrapped ?? .nothing },
    "enumerated": .elements { list, _ in .list(list.enumerated().map { .tuple([.int($0), $1]) }) },
    "reversed": .elements { list, _ in .list(list.reversed()) },
    "prefix": .part(isFirst: true) { 0..<min($1, $0) }, "suffix": .part { max($0 - $1, 0)..<$0 },
    "dropFirst": .part { min($1, $0)..<$0 }, "dropLast": .part { 0..<max($0 - $1, 0) },
    "map": .gathering { session, list, element, transform throws(Problem) in
      list.append(try session.apply(transform, element))
    },
    "flatMap": .gathering { session, list, element, transform throws(Problem) in
      list += try session.elements(session.apply(transform, element))
    },
    "filter": .gathering { session, list, element, test throws(Problem) in
      if try session.holds(test, element) { list.append(element) }
    },
    "reduce": .init { session, value, given, place throws(Problem) in
      var result = given[0]
      for element in try session.elements(value) {
        try session.step(place)
        result = try session.apply(given[1], result, element)
      }
      return result
    },
    "sorted": .init { session, value, given, _ throws(Problem) in
      .list(try session.sorted(session.elements(value), by: given.first ?? .nothing))
    },
  ]
}

extension AppleRow {
  fileprivate static func elements(_ run: @escaping @Sendable ([Value], [Value]) -> Value) -> AppleRow {
    AppleRow { session, value, given, _ throws(Problem) in try run(session.elements(value), given) }
  }

  /// A part of a list or a text; `places` computes its range from the number of elements and the requested number.
  fileprivate static func part(isFirst: Bool = false, _ places: @escaping @Sendable (Int, Int) -> Range<Int>)
    -> AppleRow
  {
    AppleRow { session, value, given, place throws(Problem) in
      let number = try Session.count(given[0], place)
      if case .string(let text) = value.unsliced {
        return session.part(places(text.count, number), of: value)
      }
      let list = try session.elements(value, atMost: isFirst ? number : .max)
      return session.part(places(list.count, number), of: .list(list).starting(at: value.start))
    }
  }

  /// A row that calls a closure for each element, and returns the list that it builds.
  fileprivate static func gathering(
    _ run: @escaping @Sendable (inout Session, inout [Value], Value, Value) throws(Problem) -> Void
  ) -> AppleRow {
    AppleRow { session, value, given, place throws(Problem) in
      var list: [Value] = []
      for element in try session.elements(value) {
        try session.step(place)
        try run(&session, &list, element, given[0])
        if list.count > Session.elementLimit { throw Session.tooLongList(place) }
      }
      return .list(list)
    }
  }
}

extension Session {
  /// The number of elements requested: 1 if none is given.
  static func count(_ value: Value, _ place: Place) throws(Problem) -> Int {
    let count = value == .nothing ? 1 : value.whole
    if count < 0 { throw Problem("\(count) is no number of elements", at: place) }
    return count
  }

  /// Sorts values stably: by `<`, by a closure, or by comparators, of which the first has the highest priority.
  mutating func sorted(_ values: [Value], by areInOrder: Value) throws(Problem) -> [Value] {
    if case .list(let orders) = areInOrder {
      var values = values
      for order in orders.reversed() { values = try sorted(values, by: order) }
      return values
    }
    do {
      if case .structure(let order) = areInOrder {
        let keys = try values.map { try apply(order.fields[0], $0) }
        let isForward = order.fields[1].caseName == "forward"
        return try values.indices.sorted { try isLess(keys[isForward ? $0 : $1], keys[isForward ? $1 : $0]) }
          .map { values[$0] }
      }
      return try values.sorted { a, b in
        try step(.unknown)
        return try areInOrder == .nothing ? isLess(a, b) : apply(areInOrder, a, b).isTrue
      }
    } catch { throw error as? Problem ?? Problem("\(error)") }
  }

  /// A pseudo-random integer below a limit.
  mutating func chance(of limit: Int) -> Int {
    counters.chances += 1
    return Self.chance(counters.chances, of: limit)
  }
}
