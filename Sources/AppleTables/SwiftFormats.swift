import Platform
import Sessions

extension AppleTypes {
  static let formattedByStyle = AppleRow { session, value, given, _ throws(Problem) in
    try session.formatted(value, by: given[0])
  }

  /// Formats of numbers: `.number.precision(.fractionLength(2))`, `.percent`, `.currency(code: "USD")`.
  static let formats =
    TypeInfo.read(
      """
      struct FormatStyle: Hashable  // How a value is written.
        var kind: String = "number"
        var code: String
        var least, most: Int?
        var groups: Bool = true
        static var number: FormatStyle { FormatStyle() }  // Numbers.
        each percent/Numbers, iso8601/Dates as 2001-01-01T00:00:00Z | static var #: FormatStyle { FormatStyle(kind: "#") }  // #1.
        static func currency(code: String) -> FormatStyle { FormatStyle(kind: "currency", code: code) }  // Money.
        func precision(_ precision: FormatStyle.Precision) -> FormatStyle { var new = self; (new.least, new.most) = (precision.least, precision.most); return new }  // With so many digits.
        func grouping(_ grouping: Any) -> FormatStyle { var new = self; new.groups = !"\\(grouping)".hasSuffix("never"); return new }  // With or without commas.
        static var dateTime: FormatStyle { FormatStyle() }  // Dates, with the fields that follow.
        each year/y, month/M, day/d, weekday/E, hour/h, minute/m, second/s | func #(_ width: Any = 0) -> FormatStyle { var new = self; new.code += FormatStyle._field("#1", "\\(width)"); return new }  // With the #.
        static func _field(_ letter: String, _ width: String) -> String
        kept era():Self quarter():Self week():Self timeZone():Self rounded():Self sign():Self notation():Self
        kept locale():Self presentation():Self scale():Self decimalSeparator():Self attributed():Self
        kept *timeDuration:FormatStyle *list():FormatStyle *byteCount():FormatStyle *relative():FormatStyle *time():FormatStyle
        kept *units():FormatStyle *name():FormatStyle *measurement():FormatStyle *interval:FormatStyle *url:FormatStyle
      enum NumberFormatter.Style none decimal currency percent scientific spellOut ordinal
      struct FormatStyle.Precision: Hashable  // How many digits a number has.
        var least, most: Int?
        init(_ digits: Int) { (least, most) = (digits, digits) }  // So many.
        init(_ digits: Range<Int>) { least = digits.lowerBound; most = digits.contains(digits.upperBound) ? digits.upperBound : digits.upperBound - 1 }  // So many.
        each fractionLength/Int, fractionLength/Range<Int>, integerAndFractionLength/Int, integerAndFractionLength/Range<Int> | static func #(_ digits: #1) -> FormatStyle.Precision { FormatStyle.Precision(digits) }  // So many.
      struct NSNumber  // A number.
        each _ value, value | init(#: T) -> T  // The number itself.
        var intValue: Int { Int(doubleValue) }  // As a whole number.
        var doubleValue: Double { get }  // As a number.
        var floatValue: Double { doubleValue }  // As a number.
      class NumberFormatter  // Writes numbers, in English.
        func string(from number: NSNumber) -> String? {
          let value = Double("\\(number)") ?? 0
          if numberStyle == .ordinal {
            let last = Int(value.magnitude) % 100
            return "\\(Int(value))" + (last / 10 == 1 || last % 10 > 3 ? "th" : ["th", "st", "nd", "rd"][last % 10])
          }
          if numberStyle == .scientific {
            let power = value == 0 ? 0 : Int(floor(log10(value.magnitude)))
            return "\\((value / pow(10, Double(power))).formatted(FormatStyle(most: 15)))E\\(power)"
          }
          return (numberStyle == .percent ? value as Any : number).formatted(FormatStyle(kind: "\\(numberStyle)", code: currencyCode.isEmpty ? "USD" : currencyCode, least: minimumFractionDigits ?? (numberStyle == .currency ? min(2, maximumFractionDigits ?? 2) : nil), most: maximumFractionDigits ?? (numberStyle == .currency ? nil : numberStyle == .decimal ? 3 : 0), groups: usesGroupingSeparator ?? (numberStyle == .currency || numberStyle == .percent || numberStyle == .decimal))).replacingOccurrences(of: ",", with: groupingSeparator!).replacingOccurrences(of: "$", with: currencySymbol!)
        }  // A number as it writes it.
        var currencySymbol: String! = "$"  // What stands for dollars.
        var groupingSeparator: String! = ","  // Between thousands.
        var decimalSeparator: String! { "." }  // Before the fraction.
        var positiveFormat: String! {
          get { _format }
          set {
            let parts = (newValue ?? "").split(separator: ".", omittingEmptySubsequences: false)
            let fraction = parts.count > 1 ? parts[1].prefix { "0#".contains($0) } : ""
            (_format, numberStyle, usesGroupingSeparator) = (newValue, .decimal, parts.first?.contains(",") ?? false)
            (minimumFractionDigits, maximumFractionDigits) = (fraction.filter { $0 == "0" }.count, fraction.count)
          }
        }  // A pattern, of which the digits and the commas are heeded.
        var _format: String?
        func number(from text: String) -> NSNumber? { Double(text.replacingOccurrences(of: groupingSeparator!, with: "").replacingOccurrences(of: currencySymbol!, with: "")) }  // The number that a text is.
        static func localizedString(from number: Any, number style: NumberFormatter.Style) -> String { let formatter = NumberFormatter(); formatter.numberStyle = style; return formatter.string(from: number) ?? "" }  // A number in a style.
        func string(for number: Any?) -> String? { if let number { return string(from: number) }; return nil }  // A number as it writes it.
      struct Text
        init(_ content: T, format: FormatStyle)  // A value as a style writes it.
      more NumberFormatter init() numberStyle:NumberFormatter.Style maximumFractionDigits:Int?
        kept minimumFractionDigits:Int? currencyCode:String locale zeroSymbol:String? maximum minimum roundingMode
        kept minimumIntegerDigits:Int usesGroupingSeparator:Bool? generatesDecimalNumbers:Bool
      enum LengthFormatter.Unit millimeter=8 centimeter meter=11 kilometer=14 inch=1281 foot yard mile
      class LengthFormatter  // Writes lengths, in English.
        kept numberFormatter:NumberFormatter
        func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String { "\\(value.formatted()) \\(unitString(fromValue: value, unit: unit))" }  // A length as it writes it.
        func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String { [8: "mm", 9: "cm", 11: "m", 14: "km", 1281: "in", 1282: "ft", 1283: "yd", 1284: "mi"][unit.rawValue] ?? "" }  // A unit in short.
        kept init() unitStyle isForPersonHeightUse:Bool
      """,
      [
        "_field": .plain { _, given in .string(Date.field(given[0].text, given[1].text)) },
        "NSNumber.init": .plain { _, given in given[0] },
        "doubleValue": .plain { value, _ in .double(value.number ?? 0) },
        "init(_:format:)": .init { session, _, given, _ throws(Problem) in
          .shown(try session.formatted(given[0], by: given[1]))
        },
      ])
}
