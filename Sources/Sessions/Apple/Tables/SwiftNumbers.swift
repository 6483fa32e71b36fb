extension AppleTypes {
  /// `Int`, `Double` and its other names, `Bool`.
  static let numbers =
    [
      AppleType(
        "Int", .structure, conforms: ["Comparable", "Hashable"], "A whole number.",
        [
          .plain("init(_ number: Int)", "The number itself.") { _, given in given[0] },
          AppleRow("init(_ number: Double)", "The number without its fraction.") {
            _, _, given, place throws(Problem) in
            let number = given[0].number ?? 0
            guard let whole = Int(exactly: number.rounded(.towardZero)) else {
              throw Problem("\(number) is no Int", at: place)
            }
            return .int(whole)
          },
          .of("init?(_ text: String)", "The number that a text is; nil where it is none.") { (text: String) in
            Int(text)
          },
          .of("init?(_ text: String, radix: Int)", "The number that a text is with other digits.") {
            (text: String, radix: Int) in 2...36 ~= radix ? Int(text, radix: radix) : nil
          },
          .of("func formatted() -> String", "With commas between the thousands.") { (number: Int) in
            grouped(number)
          },
          .of("var magnitude: Int { get }", "Without its sign.") { (number: Int) in
            number == .min ? .max : abs(number)
          },
          .constant("static var max: Int { get }", "The largest.", .int(.max)),
          .constant("static var min: Int { get }", "The smallest.", .int(.min)),
          AppleRow(
            "static func random(in range: Range<Int>) -> Int",
            "A number of a range; the same ones in each session."
          ) { session, _, given, place throws(Problem) in
            let choices = try session.elements(given[0])
            if choices.isEmpty { throw Problem("the range is empty", at: place) }
            return choices[session.chance(of: choices.count)]
          },
          formattedNumber,
        ]
          + AppleRow.read(
            """
            func isMultiple(of other: Int) -> Bool { other == 0 ? self == 0 : self % other == 0 }  // Whether it divides without a rest.
            func signum() -> Int { self < 0 ? -1 : self == 0 ? 0 : 1 }  // -1, 0 or 1.
            var description: String { "\\(self)" }  // The number as text.
            static var zero: Int { 0 }  // 0
            """, of: "Int")),
      AppleType(
        "Double", .structure, conforms: ["Comparable", "Hashable"],
        "A number with a fraction, `CGFloat` too.",
        [
          .of("init(_ number: Double)", "The number itself.") { (number: Double) in number },
          .of("init?(_ text: String)", "The number that a text is; nil where it is none.") { (text: String) in
            Double(text)
          },
          .of("func rounded() -> Double", "The nearest whole number; halves go away from zero.") {
            (number: Double) in number.rounded()
          },
          .plain("func rounded(_ rule: FloatingPointRoundingRule) -> Double", "A whole number, by a rule.") {
            value, given in
            .double((value.number ?? 0).rounded(rules[given[0].caseName] ?? .toNearestOrAwayFromZero))
          },
          .of("func formatted() -> String", "With commas between the thousands.") { (number: Double) in
            formatted(number)
          },
          .of("func squareRoot() -> Double", "The square root.") { (number: Double) in number.squareRoot() },
          .of("func truncatingRemainder(dividingBy other: Double) -> Double", "What a division leaves.") {
            (number: Double, other: Double) in number.truncatingRemainder(dividingBy: other)
          },
          .of("var isNaN: Bool { get }", "Whether it is no number.") { (number: Double) in number.isNaN },
          AppleRow(
            "static func random(in range: Range<Double>) -> Double",
            "A number of a range; the same ones in each session."
          ) { session, _, given, _ throws(Problem) in
            guard case .range(let range) = given[0] else { return .double(0) }
            let (lower, upper) = (range.lower ?? 0, range.upper ?? 1)
            return .double(lower + (upper - lower) * Double(session.chance(of: 1_000_000)) / 1_000_000)
          },
          .constant("static var pi: Double { get }", "3.14159…", .double(.pi)),
          .constant("static var infinity: Double { get }", "Larger than any number.", .double(.infinity)),
          .constant(
            "static var greatestFiniteMagnitude: Double { get }", "The largest number.",
            .double(.greatestFiniteMagnitude)),
          .constant(
            "static var leastNormalMagnitude: Double { get }", "The smallest number above 0.",
            .double(.leastNormalMagnitude)),
          formattedNumber,
        ]
          + AppleRow.read(
            """
            var magnitude: Double { self < 0 ? -self : self }  // Without its sign.
            var isZero: Bool { self == 0 }  // Whether it is 0.
            var description: String { "\\(self)" }  // The number as text.
            static var zero: Double { 0 }  // 0
            """, of: "Double")),
      AppleType(
        "Bool", .structure, conforms: ["Hashable"], "True or false.",
        [
          AppleRow("static func random() -> Bool", "True or false; the same ones in each session.") {
            session, _, _, _ throws(Problem) in .bool(session.chance(of: 2) == 1)
          },
          .plain("init(_ value: Bool)", "The value itself.") { _, given in given[0] },
        ]
          + AppleRow.read(
            """
            mutating func toggle() { self = !self }  // Turns it round.
            var description: String { self ? "true" : "false" }  // `true` or `false`.
            """, of: "Bool")),
    ]
    + AppleType.read(
      "enum FloatingPointRoundingRule \(rules.keys.sorted().joined(separator: " "))  // How a number is rounded."
    )

  private static let formattedNumber = AppleRow(
    "func formatted(_ format: FormatStyle) -> String", "As a style writes it."
  ) { session, value, given, _ throws(Problem) in try session.formatted(value, by: given[0]) }

  private static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
    "toNearestOrEven": .toNearestOrEven, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
  ]

  /// `1,234,567`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// At most six digits behind the point, and no zeros at the end.
  static func formatted(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return number.description }
    let millionths = (number.magnitude * 1_000_000).rounded()
    let whole = Int(millionths / 1_000_000)
    var fraction = String(Int(millionths) % 1_000_000)
    fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = number < 0 && millionths > 0 ? "-" : ""
    return sign + grouped(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
