import Platform
import Sessions

/// Dates and calendars. The playground's clock starts at 2001-01-01 00:00:00 UTC, so that a session can be repeated.
extension AppleTypes {
  static let dates = TypeInfo.read(
    """
    struct Date: Hashable, Comparable  // A moment, by the playground's clock, which starts at 2001-01-01 00:00:00 UTC.
      var timeIntervalSinceReferenceDate: Double
      static var timeIntervalSinceReferenceDate: Double { Date.now.timeIntervalSinceReferenceDate }  // That of now.
      init() { timeIntervalSinceReferenceDate = Date.now.timeIntervalSinceReferenceDate }  // Now.
      init(timeInterval seconds: Double, since date: Date) { self = date.addingTimeInterval(seconds) }  // So many seconds later.
      init(timeIntervalSinceNow seconds: Double) { timeIntervalSinceReferenceDate = Date.now.timeIntervalSinceReferenceDate + seconds }  // So many seconds later.
      init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200 }  // So many seconds later.
      each Past/-63114076800, Future/63113904000 | static var distant#: Date { Date(timeIntervalSinceReferenceDate: #1) }  // A date far away.
      static var now: Date { get }  // Now.
      func formatted() -> String { formatted(date: .numeric, time: .shortened) }  // As a text: 1/1/2001, 12:00 AM.
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String  // As a text.
      func formatted(_ style: FormatStyle) -> String  // As a style writes it.
      func addingTimeInterval(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds) }  // So many seconds later.
      func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }  // So many seconds later.
      static func +(date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }  // So many seconds later.
      static func -(date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }  // So many seconds earlier.
      func compare(_ other: Date) -> ComparisonResult { self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending }  // Which one comes first.
      func ISO8601Format() -> String { formatted(.iso8601) }  // As 2001-01-01T00:00:00Z.
      func timeIntervalSince(_ other: Date) -> Double { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }  // The seconds since another date.
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }  // The seconds up to another date.
      var timeIntervalSinceNow: Double { timeIntervalSince(.now) }  // The seconds since now.
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }  // The seconds since 1970.
    struct Global
      each CFAbsoluteTimeGetCurrent, CACurrentMediaTime | func #() -> Double { Date.now.timeIntervalSinceReferenceDate }  // The seconds of the playground's clock.
    enum Calendar.Component era year month day hour minute second weekday weekOfYear nanosecond quarter weekOfMonth yearForWeekOfYear weekdayOrdinal
    enum Calendar.Identifier gregorian iso8601
    enum Date.FormatStyle.DateStyle omitted numeric abbreviated long complete
    enum Date.FormatStyle.TimeStyle omitted shortened standard complete
    enum DateFormatter.Style none short medium long full
    enum Text.DateStyle date time relative offset timer
    struct DateComponents: Hashable  // Parts of a date.
      var calendar: Calendar?
      var timeZone: TimeZone?
      var year, month, day, hour, minute, second, weekday, weekOfYear, yearForWeekOfYear: Int?
      var date: Date? { Calendar.current.date(from: self) }  // The date that has these parts.
    class Calendar  // The Gregorian calendar, in the time zone UTC.
      init(identifier: Calendar.Identifier)  // The calendar.
      func component(_ component: Calendar.Component, from date: Date) -> Int  // A part of a date.
      func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents  // Its parts.
      func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents  // What lies between two dates.
      func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?  // Later.
      func date(byAdding components: DateComponents, to date: Date) -> Date?  // Later.
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? { startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second) }  // That time on its day.
      func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?  // The numbers that one has in the other: the days of a month.
      func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
        let parts: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
        if component == .weekOfYear || component == .weekOfMonth {
          let first = startOfDay(for: date).addingTimeInterval(Double(-86400 * (self.component(.weekday, from: date) - 1)))
          return DateInterval(start: first, duration: 604800)
        }
        guard let index = parts.firstIndex(of: component), let start = self.date(from: dateComponents(Set(parts.prefix(index + 1)), from: date)), let end = self.date(byAdding: component, value: 1, to: start) else { return nil }
        return DateInterval(start: start, end: end)
      }  // The day, week, month or the like in which a date lies.
      func compare(_ date: Date, to other: Date, toGranularity component: Calendar.Component) -> ComparisonResult {
        (dateInterval(of: component, for: date)?.start ?? date).compare(dateInterval(of: component, for: other)?.start ?? other)
      }  // Which one comes first, by parts up to one.
      func isDate(_ date: Date, equalTo other: Date, toGranularity component: Calendar.Component) -> Bool { compare(date, to: other, toGranularity: component) == .orderedSame }  // Whether both lie in the same day, week, month or the like.
      func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }  // Whether it is a Saturday or Sunday.
      func date(from components: DateComponents) -> Date?  // The date that has these parts.
      func startOfDay(for date: Date) -> Date { Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 86400).rounded(.down) * 86400) }  // Its midnight.
      var weekdaySymbols: [String] { \(Date.weekdays) }  // Sunday to Saturday.
      each short/3/Sun to Sat, veryShort/1/S to S | var #WeekdaySymbols: [String] { weekdaySymbols.map { $0.prefix(#1) } }  // #2.
      each standaloneWeekdaySymbols/weekdaySymbols, shortStandaloneWeekdaySymbols/shortWeekdaySymbols | var #: [String] { #1 }  // The same.
      var shortMonthSymbols: [String] { monthSymbols.map { $0.prefix(3) } }  // Jan to Dec.
      var monthSymbols: [String] { \(Date.months) }  // January to December.
      func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: date) == startOfDay(for: other) }  // Whether both are one day.
      each Yesterday/date.addingTimeInterval(86400), Today/date, Tomorrow/date.addingTimeInterval(-86400) | func isDateIn#(_ date: Date) -> Bool { isDate(#1, inSameDayAs: .now) }  // Whether it is that day.
      kept init() *current:Calendar *autoupdatingCurrent:Calendar timeZone locale firstWeekday:Int=1
    struct DateInterval: Hashable, Comparable  // The time between two dates.
      var start, end: Date
      init(start: Date, duration: Double) { self.start = start; end = start + duration }  // So long from a date on.
      var duration: Double { end.timeIntervalSince(start) }  // Its seconds.
      func contains(_ date: Date) -> Bool { start <= date && date <= end }  // Whether a date lies in it.
      static func <(a: DateInterval, b: DateInterval) -> Bool { a.start < b.start }
    struct TimeZone: Hashable  // How far the clocks are from UTC, for a DateFormatter: all other times are those of UTC.
      var identifier: String
      var _seconds: Int
      init?(identifier: String) { self.identifier = identifier }  // By its name.
      init?(abbreviation: String) { identifier = abbreviation }  // By its short name.
      init?(secondsFromGMT seconds: Int) { (identifier, _seconds) = ("GMT", seconds) }  // By its distance.
      static var current: TimeZone { TimeZone(secondsFromGMT: 0)! }  // That of the playground.
      static var gmt: TimeZone { current }  // UTC.
      func secondsFromGMT() -> Int { _seconds }  // How far it is ahead.
    class ISO8601DateFormatter  // Writes dates as 2001-01-01T00:00:00Z.
      func string(from date: Date) -> String { date.ISO8601Format() }  // A date as it writes it.
      func date(from text: String) -> Date?  // The date that a text is; nil where it is none.
      kept init() formatOptions timeZone
    class DateFormatter  // Writes dates, in English.
      func string(from date: Date) -> String  // A date as it writes it.
      func date(from string: String) -> Date?  // The date that a text is; nil where it is none.
      func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = _pattern(template) }  // The English pattern with these fields.
      func _pattern(_ template: String) -> String
      static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
      }  // A date in a style.
      kept init() locale timeZone calendar dateStyle,timeStyle:DateFormatter.Style dateFormat:String amSymbol:String!="AM" pmSymbol:String!="PM"
    struct Text
      init(_ date: Date, style: Text.DateStyle)  // A date, in English.
    """, asking)

  fileprivate static let componentNames = [
    "year", "month", "day", "hour", "minute", "second", "weekday", "weekOfYear", "yearForWeekOfYear",
  ]

  private static let asking: [String: AppleRow] = [
    "now": .init { session, _, _, _ in .date(session.now) },
    "formatted(date:time:)": .plain { value, given in
      .string(value.date.written(Date.pattern(given[0].caseName, given[1].caseName)))
    },
    "formatted(_:)": formattedByStyle,
    "Text.init": .init { session, _, given, _ in
      .shown(.string(given[0].date.written(given[1].caseName, since: session.now)))
    },
    "_pattern": .plain { _, given in .string(Date.pattern(template: given[0].text)) },
    "string": .init { session, value, given, _ in
      .string(given[0].date.written(session.pattern(of: value), zone: session.zone(of: value)))
    },
    "DateFormatter.date(from:)": .init { session, value, given, _ in
      .date(Date.read(given[0].text, session.pattern(of: value), zone: session.zone(of: value)))
    },
    "component": .plain { _, given in
      .int(Calendar.utc.component(.named(given[0].caseName), from: given[1].date))
    },
    "dateComponents(_:from:)": .plain { _, given in
      .components(Calendar.utc.dateComponents(given[0].calendarComponents, from: given[1].date))
    },
    "dateComponents(_:from:to:)": .plain { _, given in
      let (start, end) = (given[1].date, given[2].date)
      return .components(Calendar.utc.dateComponents(given[0].calendarComponents, from: start, to: end))
    },
    "date(byAdding:value:to:)": .plain { _, given in
      .date(Calendar.utc.date(byAdding: .named(given[0].caseName), value: given[1].whole, to: given[2].date))
    },
    "Calendar.date(byAdding:to:)": .plain { _, given in
      .date(Calendar.utc.date(byAdding: given[0].dateComponents, to: given[1].date))
    },
    "ISO8601DateFormatter.date(from:)": .plain { _, given in
      .date(try? Date(given[0].text, strategy: .iso8601))
    },
    "range": .plain { _, given in
      let (smaller, larger) = (given[0].caseName, given[1].caseName)
      return Calendar.utc.range(of: .named(smaller), in: .named(larger), for: given[2].date).value
    },
    "Calendar.date(from:)": .plain { _, given in .date(Calendar.utc.date(from: given[0].dateComponents)) },
  ]
}

extension Session {
  /// The seconds by which a formatter's time zone is ahead of UTC.
  fileprivate func zone(of formatter: Value) -> Int { stored("timeZone", of: formatter)?[1].whole ?? 0 }
}

extension Value {
  fileprivate var dateComponents: DateComponents {
    var components = DateComponents()
    for (name, value) in zip(AppleTypes.componentNames, fields.dropFirst(2)) where value != .nothing {
      components.setValue(value.whole, for: .named(name))
    }
    return components
  }

  fileprivate static func date(_ date: Date?) -> Value {
    date.map { .date($0.timeIntervalSinceReferenceDate) } ?? .nothing
  }

  fileprivate var calendarComponents: Set<Calendar.Component> { Set(elements.map { .named($0.caseName) }) }

  fileprivate static func components(_ parts: DateComponents) -> Value {
    let numbers = AppleTypes.componentNames.map { parts.value(for: .named($0)).value }
    return .structure(.init("DateComponents", [.nothing, .nothing] + numbers))
  }
}
