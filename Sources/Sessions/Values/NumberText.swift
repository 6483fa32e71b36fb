import Platform

extension Session {
  /// A number, without `.0` if it is whole.
  package static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
  }

  /// A number in the form of `LocalizedStringKey`: `1,000`, `0.750000`.
  func localized(_ value: Value) throws(Problem) -> String {
    guard case .int(let number) = value else { return try format("%f", [value]) }
    return (number < 0 ? "-" : "") + Self.grouped(String(number.magnitude))
  }

  /// A value in the form of a format style, or of a format such as `%.2f`.
  package func formatted(_ value: Value, by style: Value) throws(Problem) -> Value {
    if case .string(let format) = style { return .string(try self.format(format, [value])) }
    guard case .structure(let style) = style, let number = value.number else {
      if case .structure(let date) = value, date.type == "Date" {
        let fields = Date.pattern(template: style[1].text)
        let pattern =
          style[0].text == "iso8601"
          ? "yyyy-MM-dd'T'HH:mm:ss'Z'" : fields.isEmpty ? Date.pattern("numeric", "shortened") : fields
        return .string(value.date.written(pattern))
      }
      return .string(text(value))
    }
    let kind = style[0].text
    let isWhole = if case .int = value { true } else { false }
    let code = style[1].text
    // No number is written with more than 999 digits behind the point.
    var least = style[2] == .nothing ? 0 : min(style[2].whole, 999)
    var most = style[3] == .nothing ? (isWhole ? 0 : 6) : min(style[3].whole, 999)
    if kind == "currency", style[3] == .nothing { (least, most) = code == "JPY" ? (0, 0) : (2, 2) }
    let written = isWhole ? String(value.whole.magnitude) : number.magnitude.description
    var text = Self.digits(written, least, max(least, most), percent: kind == "percent" && !isWhole)
    if style[4] == .bool(true) { text = Self.grouped(text) }
    switch kind {
    case "percent": text += "%"
    case "currency": text = (Self.signs[code] ?? code + "\u{a0}") + text
    default: break
    }
    return .string((number.sign == .minus ? "-" : "") + text)
  }

  private static let signs = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CNY": "CN¥", "BRL": "R$",
    "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "ILS": "₪", "VND": "₫",
  ]

  /// A number with `least` to `most` fraction digits; halves are rounded to the even digit.
  static func digits(_ number: String, _ least: Int, _ most: Int, percent: Bool) -> String {
    guard let exact = Decimal(string: number) else { return number == "inf" ? "∞" : number.uppercased() }
    let parts = "\(percent ? exact * 100 : exact)".split(separator: ".")
    let fraction = parts.count > 1 ? parts[1] : ""
    var digits = String(parts[0] + fraction.prefix(most))
    let (count, rest) = (min(fraction.count, most), fraction.dropFirst(most))
    if rest > "5" || rest == "5" && digits.last?.wholeNumberValue?.isMultiple(of: 2) == false {
      digits = "\((Decimal(string: digits) ?? 0) + 1)"
      digits = String(repeating: "0", count: max(count + 1 - digits.count, 0)) + digits
    }
    var end = digits.suffix(count)
    while end.hasSuffix("0"), end.count > least { end.removeLast() }
    end += String(repeating: "0", count: max(least - end.count, 0))
    return String(digits.dropLast(count) + (end.isEmpty ? "" : "." + end))
  }

  /// `1,234,567.8`: a number with commas between the thousands.
  static func grouped(_ digits: String) -> String {
    let whole = digits.prefix { $0.isNumber || $0 == "-" }
    let grouped = whole.reversed().enumerated().map { index, digit in
      (index > 0 && index % 3 == 0 && digit != "-" ? "," : "") + String(digit)
    }
    return String(grouped.joined().reversed()) + digits.dropFirst(whole.count)
  }

  /// `String(format:)`: numbers in C's formats, and `%@`.
  package func format(_ format: String, _ values: [Value], _ place: Place? = nil) throws(Problem) -> String {
    var (text, rest, next) = ("", Substring(format), values[...])
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      var flags = rest.prefix { "0123456789.-+ #lqhzjt".contains($0) }
      rest = rest[flags.endIndex...]
      if rest.first == "$", let number = Int(flags) {
        // `%2$@`: the number of the argument to use.
        next = values.dropFirst(max(number - 1, 0))
        flags = rest.dropFirst().prefix { "0123456789.-+ #lqhzjt".contains($0) }
        rest = rest[flags.endIndex...]
      }
      guard let kind = rest.popFirst() else { break }
      text += kind == "%" ? "%" : formatted(next.popFirst() ?? .nothing, kind, String(flags))
      if text.utf8.count > Session.longestString { throw Session.tooLongText(place) }
    }
    return text + rest
  }

  private func formatted(_ value: Value, _ kind: Character, _ all: String) -> String {
    let flags = all.filter { !"lqzjt".contains($0) }
    let isLeft = flags.hasPrefix("-")
    let sizes = flags.drop { !$0.isNumber }.split { ".h".contains($0) }.map { Int($0) ?? 0 }
    let width = min(sizes.first ?? 0, Session.longestString + 1)
    let argument: any CVarArg
    switch kind {
    case "e", "E", "f", "g", "G": argument = value.number ?? 0
    // Without an `l`, only 32 bits are used.
    case "d", "i", "u", "x", "X", "o", "c":
      argument = flags == all ? Int32(truncatingIfNeeded: value.whole) : value.whole
    default:
      let (text, padding) = (text(value), String(repeating: " ", count: max(width - text(value).count, 0)))
      return isLeft ? text + padding : padding + text
    }
    var buffer = [CChar](repeating: 0, count: width + min(sizes.last ?? 0, Session.longestString) + 400)
    let size = argument is Int ? "l" : ""
    _ = withVaList([argument]) { vsnprintf(&buffer, buffer.count, "%\(flags)\(size)\(kind)", $0) }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
