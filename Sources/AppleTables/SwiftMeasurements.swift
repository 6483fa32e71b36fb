import Sessions

extension AppleTypes {
  /// Measurements with their units, and the formatters of measurements, durations and names, in English.
  static let measurements = TypeInfo.read(
    """
    struct Dimension: Hashable  // A unit; all kinds of them are one type here.
      var symbol: String
      var _base: String
      var _factor: Double = 1
      var _offset: Double
      each meters/m/1, kilometers/km/1000, centimeters/cm/0.01, millimeters/mm/0.001, inches/in/0.0254, feet/ft/0.3048, yards/yd/0.9144, miles/mi/1609.344, nauticalMiles/NM/1852 | static var #: Dimension { Dimension(symbol: "#1", _base: "m", _factor: #2) }  // A length.
      each kilograms/kg/1, grams/g/0.001, milligrams/mg/0.000001, metricTons/t/1000, ounces/oz/0.0283495, pounds/lb/0.453592 | static var #: Dimension { Dimension(symbol: "#1", _base: "kg", _factor: #2) }  // A weight.
      each seconds/s/1, minutes/min/60, hours/hr/3600, milliseconds/ms/0.001, microseconds/µs/0.000001 | static var #: Dimension { Dimension(symbol: "#1", _base: "s", _factor: #2) }  // A duration.
      each kelvin/K/1/0, celsius/°C/1/273.15, fahrenheit/°F/0.55555555555556/255.37222222222427 | static var #: Dimension { Dimension(symbol: "#1", _base: "K", _factor: #2, _offset: #3) }  // A temperature.
      each liters/L/1, milliliters/mL/0.001, cubicMeters/m³/1000, cups/cup/0.24, pints/pt/0.473176, quarts/qt/0.946353, gallons/gal/3.78541, teaspoons/tsp/0.00492892, tablespoons/tbsp/0.0147868, fluidOunces/fl oz/0.0295735 | static var #: Dimension { Dimension(symbol: "#1", _base: "L", _factor: #2) }  // A volume.
      each meters/Second/s/1, kilometers/Hour/h/0.277778 | static var #Per#1: Dimension { Dimension(symbol: Dimension.#.symbol + "/#2", _base: "m/s", _factor: #3) }  // A speed.
      static var milesPerHour: Dimension { Dimension(symbol: "mph", _base: "m/s", _factor: 0.44704) }  // A speed.
    struct Measurement<UnitType>: Hashable, Comparable, CustomStringConvertible  // So many of a unit.
      var value: Double
      var unit: Dimension
      var description: String { "\\(value) \\(unit.symbol)" }  // The number and the unit.
      func converted(to other: Dimension) -> Self { Measurement(value: unit == other ? value : (value * unit._factor + unit._offset - other._offset) / other._factor, unit: other) }  // As much in another unit.
      mutating func convert(to other: Dimension) { self = converted(to: other) }  // Puts it into another unit.
      func _as(_ other: Self) -> Self { converted(to: unit == other.unit ? unit : Dimension(symbol: unit._base, _base: unit._base)) }
      each +/Their sum, -/What is between them | static func #(a: Self, b: Self) -> Self { Measurement(value: a._as(b).value # b._as(a).value, unit: a._as(b).unit) }  // #1, in the base unit where theirs differ.
      static func *(a: Self, times: Double) -> Self { Measurement(value: a.value * times, unit: a.unit) }  // A multiple.
      static func <(a: Self, b: Self) -> Bool { a._as(b).value < b._as(a).value }
    class MeasurementFormatter: NSObject  // Writes measurements in the unit that they have.
      kept numberFormatter:NumberFormatter
      init() { numberFormatter.numberStyle = .decimal }  // One with up to three digits behind the point.
      func string(from measurement: Measurement) -> String { "\\(numberFormatter.string(from: measurement.value)!) \\(measurement.unit.symbol)" }  // A measurement as it writes it.
      func string(from unit: Dimension) -> String { unit.symbol }  // A unit in short.
      kept unitStyle locale unitOptions:MeasurementFormatter.UnitOptions
    options MeasurementFormatter.UnitOptions providedUnit naturalScale temperatureWithoutUnit
    options NSCalendar.Unit era=2 year month day hour minute second weekOfYear=8192
    enum DateComponentsFormatter.UnitsStyle positional abbreviated short full spellOut brief
    options DateComponentsFormatter.ZeroFormattingBehavior default dropLeading dropMiddle dropTrailing dropAll=14 pad=65536
    class DateComponentsFormatter: NSObject  // Writes durations of up to days.
      var allowedUnits: NSCalendar.Unit = []
      var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
      var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
      func string(from seconds: Double) -> String? {
        var (rest, parts): (Int, [(count: Int, names: [String])]) = (Int(seconds.magnitude), [])
        for (unit, size, names) in [(NSCalendar.Unit.day, 86400, ["d", "day", "day"]), (.hour, 3600, ["h", "hr", "hour"]), (.minute, 60, ["m", "min", "minute"]), (.second, 1, ["s", "sec", "second"])] where allowedUnits.isEmpty || allowedUnits.contains(unit) {
          parts.append((count: rest / size, names: names))
          rest = rest % size
        }
        let (isPadded, last) = (zeroFormattingBehavior.contains(.pad), parts.count - 1)
        if unitsStyle == .positional {
          let shown = isPadded ? parts : Array(parts.dropLast().drop { $0.count == 0 }) + parts.suffix(1)
          return shown.enumerated().map { $0.element.count > 9 || $0.offset == 0 && !isPadded ? "\\($0.element.count)" : "0\\($0.element.count)" }.joined(separator: ":")
        }
        let shown = isPadded ? parts : parts.contains { $0.count > 0 } ? parts.filter { $0.count > 0 } : parts.suffix(1)
        let place = unitsStyle == .abbreviated ? 0 : unitsStyle == .full || unitsStyle == .spellOut ? 2 : 1
        return shown.map { "\\($0.count)" + (unitsStyle == .abbreviated || unitsStyle == .brief ? "" : " ") + $0.names[place] + ($0.count != 1 && $0.names[place] == $0.names[2] ? "s" : "") }.joined(separator: place == 0 || unitsStyle == .brief ? " " : ", ")
      }  // A duration as it writes it.
      func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }  // What lies between two dates.
      kept init() maximumUnitCount:Int includesTimeRemainingPhrase,includesApproximationPhrase,collapsesLargestUnit:Bool
    enum PersonNameComponentsFormatter.Style default short medium long abbreviated
    struct PersonNameComponents: Hashable  // The parts of a name.
      var namePrefix, givenName, middleName, familyName, nameSuffix, nickname: String?
    class PersonNameComponentsFormatter: NSObject  // Reads and writes names.
      var style: PersonNameComponentsFormatter.Style = .default
      func personNameComponents(from text: String) -> PersonNameComponents? {
        let words = text.split(separator: " ")
        if words.isEmpty { return nil }
        return PersonNameComponents(givenName: words[0], middleName: words.count > 2 ? words[1..<words.count - 1].joined(separator: " ") : nil, familyName: words.count > 1 ? words.last : nil)
      }  // The parts of a text.
      func string(from name: PersonNameComponents) -> String {
        let parts = (style == .long ? [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix] : style == .short ? [name.givenName] : [name.givenName, name.familyName]).compactMap { $0 }
        return style == .abbreviated ? parts.map { $0.prefix(1).uppercased() }.joined() : parts.joined(separator: " ")
      }  // A name as it writes it.
    """)
}
