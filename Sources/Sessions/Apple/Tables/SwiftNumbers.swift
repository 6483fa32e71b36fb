extension AppleTypes {
  /// `Int`, `Double` and its other names, `Bool`.
  static let numbers = [int, double, bool, roundingRule]

  private static let formattedNumber = AppleRow(
    "func formatted(_ format: FormatStyle) -> String", "As a style writes it."
  ) { session, value, given, _ throws(Problem) in try session.formatted(value, by: given[0]) }

  private static let int = AppleType(
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
      .plain("init?(_ text: String)", "The number that a text is; nil where it is none.") { _, given in
        Int(given[0].text).map { .int($0) } ?? .nothing
      },
      .plain("init?(_ text: String, radix: Int)", "The number that a text is with other digits.") {
        _, given in
        guard (2...36).contains(given[1].whole) else { return .nothing }
        return Int(given[0].text, radix: given[1].whole).map { .int($0) } ?? .nothing
      },
      .plain("func isMultiple(of other: Int) -> Bool", "Whether it divides without a rest.") { value, given in
        .bool(given[0].whole == 0 ? value.whole == 0 : value.whole % given[0].whole == 0)
      },
      formattedNumber,
      .plain("func formatted() -> String", "With commas between the thousands.") { value, _ in
        .string(grouped(value.whole))
      },
      .plain("func signum() -> Int", "-1, 0 or 1.") { value, _ in .int(value.whole.signum()) },
      .plain("var magnitude: Int { get }", "Without its sign.") { value, _ in
        .int(value.whole == .min ? .max : abs(value.whole))
      },
      .plain("var description: String { get }", "The number as text.") { value, _ in
        .string(String(value.whole))
      },
      .constant("static var max: Int { get }", "The largest.", .int(.max)),
      .constant("static var min: Int { get }", "The smallest.", .int(.min)),
      .constant("static var zero: Int { get }", "0", .int(0)),
    ])

  private static let double = AppleType(
    "Double", .structure, conforms: ["Comparable", "Hashable"], "A number with a fraction, `CGFloat` too.",
    [
      .plain("init(_ number: Double)", "The number itself.") { _, given in .double(given[0].number ?? 0) },
      .plain("init?(_ text: String)", "The number that a text is; nil where it is none.") { _, given in
        Double(given[0].text).map { .double($0) } ?? .nothing
      },
      .plain("func rounded() -> Double", "The nearest whole number; halves go away from zero.") { value, _ in
        .double((value.number ?? 0).rounded())
      },
      .plain("func rounded(_ rule: FloatingPointRoundingRule) -> Double", "A whole number, by a rule.") {
        value, given in
        .double((value.number ?? 0).rounded(rule(given[0].caseName)))
      },
      formattedNumber,
      .plain("func formatted() -> String", "With commas between the thousands.") { value, _ in
        .string(formatted(value.number ?? 0))
      },
      .plain("func squareRoot() -> Double", "The square root.") { value, _ in
        .double((value.number ?? 0).squareRoot())
      },
      .plain("func truncatingRemainder(dividingBy other: Double) -> Double", "What a division leaves.") {
        value, given in
        .double((value.number ?? 0).truncatingRemainder(dividingBy: given[0].number ?? 0))
      },
      .plain("var magnitude: Double { get }", "Without its sign.") { value, _ in
        .double(abs(value.number ?? 0))
      },
      .plain("var isZero: Bool { get }", "Whether it is 0.") { value, _ in .bool(value.number == 0) },
      .plain("var isNaN: Bool { get }", "Whether it is no number.") { value, _ in
        .bool((value.number ?? 0).isNaN)
      },
      .plain("var description: String { get }", "The number as text.") { value, _ in
        .string((value.number ?? 0).description)
      },
      .constant("static var pi: Double { get }", "3.14159…", .double(.pi)),
      .constant("static var zero: Double { get }", "0", .double(0)),
      .constant("static var infinity: Double { get }", "Larger than any number.", .double(.infinity)),
      .constant(
        "static var greatestFiniteMagnitude: Double { get }", "The largest number.",
        .double(.greatestFiniteMagnitude)),
      .constant(
        "static var leastNormalMagnitude: Double { get }", "The smallest number above 0.",
        .double(.leastNormalMagnitude)),
    ])

  private static let bool = AppleType(
    "Bool", .structure, conforms: ["Hashable"], "True or false.",
    [
      .plain("init(_ value: Bool)", "The value itself.") { _, given in given[0] },
      AppleRow("mutating func toggle()", "Turns it round.") { _, value, _, _ throws(Problem) in
        value = .bool(!value.isTrue)
        return .void
      },
      .plain("var description: String { get }", "`true` or `false`.") { value, _ in
        .string(value.isTrue ? "true" : "false")
      },
    ])

  private static let roundingRule = AppleType.names(
    "FloatingPointRoundingRule",
    "up down toNearestOrAwayFromZero toNearestOrEven towardZero awayFromZero", "How a number is rounded.")

  private static func rule(_ name: String) -> FloatingPointRoundingRule {
    switch name {
    case "up": .up
    case "down": .down
    case "toNearestOrEven": .toNearestOrEven
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    default: .toNearestOrAwayFromZero
    }
  }

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
