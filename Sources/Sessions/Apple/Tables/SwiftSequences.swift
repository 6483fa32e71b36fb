extension AppleTypes {
  /// What lists, ranges and dictionaries have in common.
  static let sequences = asking + transforming + ordering + parts

  private static let asking: [AppleRow] = [
    .elements("var count: Int { get }", "How many there are.") { list, _ in .int(list.count) },
    AppleRow("func count(where test: (Element) -> Bool) -> Int", "How many pass.") {
      session, value, given, _ throws(Problem) in
      var count = 0
      for element in try session.elements(value) where try session.holds(given[0], element) { count += 1 }
      return .int(count)
    },
    .elements("var isEmpty: Bool { get }", "Whether there are none.") { list, _ in .bool(list.isEmpty) },
    .elements("var first: Element? { get }", "The first.") { list, _ in list.first ?? .nothing },
    .elements("var last: Element? { get }", "The last.") { list, _ in list.last ?? .nothing },
    AppleRow("func contains(_ value: Element) -> Bool", "Whether a value is there.") {
      session, value, given, _ throws(Problem) in
      for element in try session.elements(value) where try session.areEqual(element, given[0]) {
        return .bool(true)
      }
      return .bool(false)
    },
    AppleRow("func contains(where test: (Element) -> Bool) -> Bool", "Whether one passes.") {
      session, value, given, _ throws(Problem) in
      for element in try session.elements(value) where try session.holds(given[0], element) {
        return .bool(true)
      }
      return .bool(false)
    },
    AppleRow("func allSatisfy(_ test: (Element) -> Bool) -> Bool", "Whether all pass.") {
      session, value, given, _ throws(Problem) in
      for element in try session.elements(value) where try !session.holds(given[0], element) {
        return .bool(false)
      }
      return .bool(true)
    },
    AppleRow("func first(where test: (Element) -> Bool) -> Element?", "The first that passes.") {
      session, value, given, _ throws(Problem) in
      for element in try session.elements(value) where try session.holds(given[0], element) { return element }
      return .nothing
    },
    AppleRow("func last(where test: (Element) -> Bool) -> Element?", "The last that passes.") {
      session, value, given, _ throws(Problem) in
      for element in try session.elements(value).reversed() where try session.holds(given[0], element) {
        return element
      }
      return .nothing
    },
    AppleRow("func forEach(_ body: (Element) -> Void)", "Does something with each.") {
      session, value, given, place throws(Problem) in
      for element in try session.elements(value) {
        try session.step(place)
        try session.apply(given[0], element)
      }
      return .void
    },
  ]

  private static let transforming: [AppleRow] = [
    AppleRow("func map(_ transform: (Element) -> T) -> [T]", "What each becomes.") {
      session, value, given, place throws(Problem) in
      var result: [Value] = []
      for element in try session.elements(value) {
        try session.step(place)
        result.append(try session.apply(given[0], element))
      }
      return .list(result)
    },
    AppleRow("func compactMap(_ transform: (Element) -> T?) -> [T]", "What each becomes, without nil.") {
      session, value, given, place throws(Problem) in
      var result: [Value] = []
      for element in try session.elements(value) {
        try session.step(place)
        let new = try session.apply(given[0], element)
        if new != .nothing { result.append(new) }
      }
      return .list(result)
    },
    AppleRow("func flatMap(_ transform: (Element) -> Sequence<T>) -> [T]", "What each becomes, as one list.")
    {
      session, value, given, place throws(Problem) in
      var result: [Value] = []
      for element in try session.elements(value) {
        try session.step(place)
        try Session.append(session.elements(session.apply(given[0], element)), to: &result, place)
      }
      return .list(result)
    },
    AppleRow("func filter(_ test: (Element) -> Bool) -> [Element]", "Those that pass.") {
      session, value, given, place throws(Problem) in
      var result: [Value] = []
      for element in try session.elements(value) {
        try session.step(place)
        if try session.holds(given[0], element) { result.append(element) }
      }
      return .list(result)
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
    .elements("func enumerated() -> [(offset: Int, element: Element)]", "Each with its number.") { list, _ in
      .list(list.enumerated().map { .tuple([.int($0), $1]) })
    },
  ]

  private static let ordering: [AppleRow] = [
    .elements("func reversed() -> [Element]", "The last first.") { list, _ in .list(list.reversed()) },
    AppleRow("func sorted() -> [Element]", "In order.") { session, value, _, _ throws(Problem) in
      .list(try session.sorted(session.elements(value), by: .nothing))
    },
    AppleRow("func sorted(by areInOrder: (Element, Element) -> Bool) -> [Element]", "In an order.") {
      session, value, given, _ throws(Problem) in
      .list(try session.sorted(session.elements(value), by: given[0]))
    },
    AppleRow("func min() -> Element?", "The smallest.") { session, value, _, _ throws(Problem) in
      try session.sorted(session.elements(value), by: .nothing).first ?? .nothing
    },
    AppleRow("func max() -> Element?", "The largest.") { session, value, _, _ throws(Problem) in
      try session.sorted(session.elements(value), by: .nothing).last ?? .nothing
    },
    AppleRow("func min(by areInOrder: (Element, Element) -> Bool) -> Element?", "The first in an order.") {
      session, value, given, _ throws(Problem) in
      try session.sorted(session.elements(value), by: given[0]).first ?? .nothing
    },
    AppleRow("func max(by areInOrder: (Element, Element) -> Bool) -> Element?", "The last in an order.") {
      session, value, given, _ throws(Problem) in
      try session.sorted(session.elements(value), by: given[0]).last ?? .nothing
    },
  ]

  private static let parts: [AppleRow] = [
    AppleRow(
      "func prefix(while test: (Element) -> Bool) -> [Element]", "The first ones, as long as they pass."
    ) {
      session, value, given, _ throws(Problem) in
      var result: [Value] = []
      for element in try session.elements(value) {
        guard try session.holds(given[0], element) else { break }
        result.append(element)
      }
      return .list(result)
    },
    AppleRow("func drop(while test: (Element) -> Bool) -> [Element]", "Without the first ones that pass.") {
      session, value, given, _ throws(Problem) in
      let all = try session.elements(value)
      var count = 0
      while count < all.count, try session.holds(given[0], all[count]) { count += 1 }
      return .list(Array(all[count...]))
    },
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
  ]
}

extension AppleRow {
  /// A row about the elements alone.
  fileprivate static func elements(
    _ declaration: String, _ help: String, _ run: @escaping @Sendable ([Value], [Value]) -> Value
  ) -> AppleRow {
    AppleRow(declaration, help) { session, value, arguments, _ throws(Problem) in
      try run(session.elements(value), arguments)
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
      let takesSecond =
        areInOrder == .nothing ? try isLess(b, a) : try apply(areInOrder, b, a).isTrue
      result.append(takesSecond ? b : a)
      if takesSecond { second.removeFirst() } else { first.removeFirst() }
    }
    return result + first + second
  }
}
