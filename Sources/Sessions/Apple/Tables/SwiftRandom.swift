extension AppleTypes {
  private static let element =
    AppleRow("func randomElement() -> Element?", "One of them; the same ones in each session.") {
      session, value, _, _ throws(Problem) in
      let values = try session.elements(value)
      return values.isEmpty ? .nothing : values[session.chance(of: values.count)]
    }

  /// What Swift draws by lot: here the same numbers each time, so that the same code always does the same.
  static let random = [
    AppleType(
      "Int", .structure, "",
      [
        AppleRow(
          "static func random(in range: Range<Int>) -> Int",
          "A number of a range; the same ones in each session."
        ) {
          session, _, given, place throws(Problem) in
          let choices = try session.elements(given[0])
          if choices.isEmpty { throw Problem("the range is empty", at: place) }
          return choices[session.chance(of: choices.count)]
        }
      ]),
    AppleType(
      "Double", .structure, "",
      [
        AppleRow(
          "static func random(in range: Range<Double>) -> Double",
          "A number of a range; the same ones in each session."
        ) {
          session, _, given, _ throws(Problem) in
          guard case .range(let range) = given[0] else { return .double(0) }
          let (lower, upper) = (range.lower ?? 0, range.upper ?? 1)
          return .double(lower + (upper - lower) * Double(session.chance(of: 1_000_000)) / 1_000_000)
        }
      ]),
    AppleType(
      "Bool", .structure, "",
      [
        AppleRow("static func random() -> Bool", "True or false; the same ones in each session.") {
          session, _, _, _ throws(Problem) in .bool(session.chance(of: 2) == 1)
        }
      ]),
    AppleType("Range", .structure, "", [element]),
    AppleType(
      "Array", .structure, "",
      [
        element,
        AppleRow("func shuffled() -> [Element]", "In another order, the same in each session.") {
          session, value, _, _ throws(Problem) in try .list(session.shuffled(session.elements(value)))
        },
        AppleRow("mutating func shuffle()", "Puts them in another order, the same in each session.") {
          session, value, _, _ throws(Problem) in
          value = try .list(session.shuffled(session.elements(value)))
          return .void
        },
      ]),
  ]
}

extension Session {
  /// A whole number below a limit, as if by chance.
  mutating func chance(of limit: Int) -> Int {
    counters.chances += 1
    var number = UInt64(counters.chances) &* 0x9e37_79b9_7f4a_7c15
    number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((number ^ number >> 31) % UInt64(max(limit, 1)))
  }

  fileprivate mutating func shuffled(_ values: [Value]) -> [Value] {
    var (rest, result) = (values, [Value]())
    while !rest.isEmpty { result.append(rest.remove(at: chance(of: rest.count))) }
    return result
  }
}
