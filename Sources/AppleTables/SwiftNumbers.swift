import Sessions

extension AppleTypes {
  static let numbers = TypeInfo.read(
    """
    struct Int,Double: Comparable, Hashable, CustomStringConvertible, Numeric, SignedNumeric, Strideable
      init() { self = 0 }  // 0
      init(_ number: Int)  // The number itself.
      init?(_ text: String)  // The number that a text is; nil where it is none.
      func formatted() -> String { formatted(.number) }  // With commas between the thousands.
      func formatted(_ format: FormatStyle) -> String  // As a style writes it.
      var description: String { "\\(self)" }  // The number as text.
      static var zero: Self { 0 }  // 0
      func advanced(by other: Self) -> Self { self + other }  // So much more.
      func distance(to other: Self) -> Self { other - self }  // How much more the other is.
    struct Int  // A whole number.
      init(_ number: Double)  // The number without its fraction.
      each _, truncating | init(# number: NSNumber) { self = number.intValue }  // Its whole part.
      each truncatingIfNeeded, clamping | init(# number: Int) { self = number }  // The number itself.
      init?(exactly number: Double)  // The number itself; nil where it has a fraction.
      init?(_ text: String, radix: Int)  // The number that a text is with other digits.
      func utf16Offset(in text: String) -> Int { self }  // The place itself, as texts count here.
      var magnitude: Int { self >= 0 ? self : self == Int.min ? Int.max : -self }  // Without its sign.
      each max/\(Int.max)/largest, min/\(Int.min)/smallest | static var #: Int { #1 }  // The #2.
      static func random(in range: Range<Int>) -> Int  // A number of a range; the same ones in each session.
      func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int) { (self / other, self % other) }  // Both parts of a division.
      each adding/&+/>=, subtracting/&-/<= | func #ReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool) { let all = self #1 other; return (all, (other >= 0) != (all #2 self)) }  // The result, and whether it is too large.
      func multipliedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool) { let all = self &* other; return (all, self != 0 && (self == -1 && other == Int.min || all / self != other)) }  // The result, and whether it is too large.
      func isMultiple(of other: Int) -> Bool { other == 0 ? self == 0 : self % other == 0 }  // Whether it divides without a rest.
      func signum() -> Int { self < 0 ? -1 : self == 0 ? 0 : 1 }  // -1, 0 or 1.
    struct Double  // A number with a fraction, `CGFloat` too.
      init(_ number: Double)  // The number itself.
      init?(string: String, locale: Any? = nil) { guard let number = Double(string) else { return nil }; self = number }  // What a text is, of a Decimal.
      func scaled(by factor: Double) -> Double { self * factor }  // The number times a factor.
      mutating func scale(by factor: Double) { self *= factor }  // Multiplies it.
      var magnitudeSquared: Double { self * self }  // Its square.
      func interpolated(towards other: Double, amount: Double) -> Double { self + (other - self) * amount }  // A number between two.
      func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double  // A whole number, by a rule.
      mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) }  // Makes it whole, by a rule.
      func squareRoot() -> Double { sqrt(self) }  // The square root.
      func truncatingRemainder(dividingBy other: Double) -> Double { fmod(self, other) }  // What a division leaves.
      func remainder(dividingBy other: Double) -> Double { self - other * (self / other).rounded(.toNearestOrEven) }  // What is missing to the nearest multiple.
      var isNaN: Bool { self != self }  // Whether it is no number.
      static func random(in range: Range<Double>) -> Double {
        if !range.contains(range.lowerBound) { _end("the range is empty", "") }
        return range.lowerBound + (range.upperBound - range.lowerBound) * Double(Int.random(in: 0..<1_000_000)) / 1_000_000
      }  // A number of a range; the same ones in each session.
      each pi/\(Double.pi)/3.14159…, ulpOfOne/\(Double.ulpOfOne)/How much the next number above 1 is larger., leastNonzeroMagnitude/\(Double.leastNonzeroMagnitude)/The smallest number above 0., leastNormalMagnitude/\(Double.leastNormalMagnitude)/The smallest number above 0., greatestFiniteMagnitude/\(Double.greatestFiniteMagnitude)/The largest number. | static var #: Double { #1 }  // #2
      each infinity/Larger than any number, nan/No number | static var #: Double { get }  // #1.
      var isInfinite: Bool { magnitude == .infinity }  // Whether it has no end.
      var isFinite: Bool { !isNaN && !isInfinite }  // Whether it is a number with an end.
      var magnitude: Double { abs(self) }  // Without its sign.
      var isZero: Bool { self == 0 }  // Whether it is 0.
    struct Bool: Hashable  // True or false.
      static func random() -> Bool { Int.random(in: 0...1) == 1 }  // True or false; the same ones in each session.
      init(_ value: Bool) { self = value }  // The value itself.
      init(_ number: NSNumber) { self = number.doubleValue != 0 }  // Whether a number is not 0.
      init?(_ text: String) { if text != "true" && text != "false" { return nil }; self = text == "true" }  // What a text says; nil where it is neither.
      mutating func toggle() { self = !self }  // Turns it round.
      var description: String { self ? "true" : "false" }  // `true` or `false`.
    enum FloatingPointRoundingRule \(rules.keys.sorted(on: \.self).joined(separator: " "))  // How a number is rounded.
    """,
    [
      "init(_:)": .init { _, _, given, place throws(Problem) in
        switch given[0] {
        case .string(let text): return Int(text).value
        case .double(let number):
          guard let whole = Int(exactly: number.rounded(.towardZero)) else {
            throw Problem("\(number) is no Int", at: place)
          }
          return .int(whole)
        default: return given[0]
        }
      },
      "init(exactly:)": .plain { _, given in (given[0].number.flatMap { Int(exactly: $0) }).value },
      "init(_:radix:)": .init { _, _, given, place throws(Problem) in
        Int(given[0].text, radix: try Session.radix(given[1], place)).value
      },
      "formatted(_:)": formattedByStyle,
      "random": .init { session, _, given, place throws(Problem) in
        let numbers = session.numbers(given[0]) ?? (given[0].bounds?.lower?.whole ?? 0)..<Int.max
        if numbers.isEmpty { throw Problem("the range is empty", at: place) }
        let (count, isHuge) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
        return .int(numbers.lowerBound &+ session.chance(of: isHuge ? .max : count))
      },
      "Double.init": .plain { _, given in
        if case .string(let text) = given[0] { Double(text).value } else { .double(given[0].number ?? 0) }
      },
      "rounded(_:)": .plain { value, given in
        .double((value.number ?? 0).rounded(rules[given[0].caseName] ?? .toNearestOrAwayFromZero))
      },
      "infinity": .constant(.double(.infinity)), "nan": .constant(.double(.nan)),
    ])

  private static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
    "toNearestOrEven": .toNearestOrEven, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
  ]
}
