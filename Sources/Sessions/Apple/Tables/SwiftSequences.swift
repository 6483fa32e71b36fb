extension AppleTypes {
  /// What lists, ranges, dictionaries and texts have in common.
  static func sequences(of owner: String, _ element: String) -> [AppleRow] {
    gathering + inSwift(owner, element)
  }

  /// What is much used, and so not written in Swift.
  private static let gathering: [AppleRow] = [
    .elements("var count: Int { get }", "How many there are.") { list, _ in .int(list.count) },
    .elements("var isEmpty: Bool { get }", "Whether there are none.") { list, _ in .bool(list.isEmpty) },
    .elements("var first: Element? { get }", "The first.") { list, _ in list.first ?? .nothing },
    .elements("var last: Element? { get }", "The last.") { list, _ in list.last ?? .nothing },
    .elements("func enumerated() -> [(offset: Int, element: Element)]", "Each with its number.") { list, _ in
      .list(list.enumerated().map { .tuple([.int($0), $1]) })
    },
    .elements("func reversed() -> [Element]", "The last first.") { list, _ in .list(list.reversed()) },
    .elements("func prefix(_ count: Int) -> [Element]", "The first ones.") { list, given in
      .list(Array(list.prefix(max(given[0].whole, 0))))
    },
    .elements("func suffix(_ count: Int) -> [Element]", "The last ones.") { list, given in
      .list(Array(list.suffix(max(given[0].whole, 0))))
    },
    .elements("func dropFirst(_ count: Int = 1) -> [Element]", "Without the first ones.") { list, given in
      .list(Array(list.dropFirst(given[0] == .nothing ? 1 : max(given[0].whole, 0))))
    },
    .elements("func dropLast(_ count: Int = 1) -> [Element]", "Without the last ones.") { list, given in
      .list(Array(list.dropLast(given[0] == .nothing ? 1 : max(given[0].whole, 0))))
    },
    .gathering("func forEach(_ body: (Element) -> Void)", "Does something with each.") {
      session, _, element, body throws(Problem) in try session.apply(body, element)
    },
    .gathering("func map(_ transform: (Element) -> T) -> [T]", "What each becomes.") {
      session, list, element, transform throws(Problem) in list.append(try session.apply(transform, element))
    },
    .gathering("func compactMap(_ transform: (Element) -> T?) -> [T]", "What each becomes, without nil.") {
      session, list, element, transform throws(Problem) in
      let new = try session.apply(transform, element)
      if new != .nothing { list.append(new) }
    },
    .gathering(
      "func flatMap(_ transform: (Element) -> Sequence<T>) -> [T]", "What each becomes, as one list."
    ) {
      session, list, element, transform throws(Problem) in
      list += try session.elements(session.apply(transform, element))
    },
    .gathering("func filter(_ test: (Element) -> Bool) -> [Element]", "Those that pass.") {
      session, list, element, test throws(Problem) in
      if try session.holds(test, element) { list.append(element) }
    },
    AppleRow("func reduce(_ start: R, _ combine: (R, Element) -> R) -> R", "One value of all.") {
      session, value, given, place throws(Problem) in
      var result = given[0]
      for element in try session.elements(value) {
        try session.step(place)
        result = try session.apply(given[1], result, element)
      }
      return result
    },
    AppleRow("func reduce(into start: R, _ update: (R, Element) -> Void) -> R", "One value of all.") {
      session, value, given, place throws(Problem) in
      guard case .closure(let update) = given[1] else { return given[0] }
      var result = given[0]
      for element in try session.elements(value) {
        try session.step(place)
        var arguments = [result, element]
        _ = try session.call(update, &arguments)
        result = arguments[0]
      }
      return result
    },
    AppleRow("func sorted() -> [Element]", "In order.") { session, value, _, _ throws(Problem) in
      .list(try session.sorted(session.elements(value), by: .nothing))
    },
    AppleRow("func sorted(by areInOrder: (Element, Element) -> Bool) -> [Element]", "In an order.") {
      session, value, given, _ throws(Problem) in
      .list(try session.sorted(session.elements(value), by: given[0]))
    },
    AppleRow("func shuffled() -> [Element]", "In another order, the same in each session.") {
      session, value, _, _ throws(Problem) in
      var (rest, result) = (try session.elements(value), [Value]())
      while !rest.isEmpty { result.append(rest.remove(at: session.chance(of: rest.count))) }
      return .list(result)
    },
    AppleRow("func randomElement() -> Element?", "One of them; the same ones in each session.") {
      session, value, _, _ throws(Problem) in
      let values = try session.elements(value)
      return values.isEmpty ? .nothing : values[session.chance(of: values.count)]
    },
  ]

  private static func inSwift(_ owner: String, _ element: String) -> [AppleRow] {
    let rows = """
      func count(where test: (Element) -> Bool) -> Int { filter(test).count }  // How many pass.
      func contains(_ value: Element) -> Bool { for x in self where x == value { return true }; return false }  // Whether a value is there.
      func contains(where test: (Element) -> Bool) -> Bool { for x in self where test(x) { return true }; return false }  // Whether one passes.
      func allSatisfy(_ test: (Element) -> Bool) -> Bool { for x in self where !test(x) { return false }; return true }  // Whether all pass.
      func first(where test: (Element) -> Bool) -> Element? { for x in self where test(x) { return x }; return nil }  // The first that passes.
      func last(where test: (Element) -> Bool) -> Element? { for x in reversed() where test(x) { return x }; return nil }  // The last that passes.
      func min() -> Element? { sorted().first }  // The smallest.
      func max() -> Element? { sorted().last }  // The largest.
      func min(by areInOrder: (Element, Element) -> Bool) -> Element? { sorted(by: areInOrder).first }  // The first in an order.
      func max(by areInOrder: (Element, Element) -> Bool) -> Element? { sorted(by: areInOrder).last }  // The last in an order.
      func prefix(while test: (Element) -> Bool) -> Part { var n = 0; for x in self { if !test(x) { break }; n += 1 }; return prefix(n) }  // The first ones, as long as they pass.
      func drop(while test: (Element) -> Bool) -> Part { var n = 0; for x in self { if !test(x) { break }; n += 1 }; return dropFirst(n) }  // Without the first ones that pass.
      """
    // A part of a text is a text.
    let parts = rows.split(separator: "Part").joined(separator: owner == "String" ? owner : "[Element]")
    return AppleRow.read(parts.split(separator: "Element").joined(separator: element), of: owner)
  }
}

extension AppleRow {
  /// A row of what has elements.
  fileprivate static func elements(
    _ declaration: String, _ help: String, _ run: @escaping @Sendable ([Value], [Value]) -> Value
  ) -> AppleRow {
    AppleRow(declaration, help) { session, value, arguments, _ throws(Problem) in
      try run(session.elements(value), arguments)
    }
  }

  /// A row that goes over the elements with a function in hand, and gives the list that it has made.
  fileprivate static func gathering(
    _ declaration: String, _ help: String,
    _ run: @escaping @Sendable (inout Session, inout [Value], Value, Value) throws(Problem) -> Void
  ) -> AppleRow {
    AppleRow(declaration, help) { session, value, given, place throws(Problem) in
      var list: [Value] = []
      for element in try session.elements(value) {
        try session.step(place)
        try run(&session, &list, element, given[0])
        if list.count > Session.longestList { throw Session.tooLongList(place) }
      }
      return .list(list)
    }
  }
}

extension Session {
  /// Values in order, equal ones as they came: by `<`, or by a function in hand.
  mutating func sorted(_ values: [Value], by areInOrder: Value) throws(Problem) -> [Value] {
    if values.count < 2 { return values }
    let middle = values.count / 2
    let left = try sorted(Array(values[..<middle]), by: areInOrder)
    let right = try sorted(Array(values[middle...]), by: areInOrder)
    var (result, first, second) = ([Value](), left[...], right[...])
    result.reserveCapacity(values.count)
    while let a = first.first, let b = second.first {
      try step(.unknown)
      let takesSecond = areInOrder == .nothing ? try isLess(b, a) : try apply(areInOrder, b, a).isTrue
      result.append(takesSecond ? b : a)
      if takesSecond { second.removeFirst() } else { first.removeFirst() }
    }
    return result + first + second
  }

  /// A whole number below a limit, as if by chance.
  mutating func chance(of limit: Int) -> Int {
    counters.chances += 1
    var number = UInt64(counters.chances) &* 0x9e37_79b9_7f4a_7c15
    number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((number ^ number >> 31) % UInt64(max(limit, 1)))
  }
}
