import Platform

/// Dates and calendars: the playground's clock starts at 2001-01-01 00:00:00 in the time zone UTC, so that a session repeats.
extension AppleTypes {
  static let dates = TypeInfo.read(
    """
    struct Date: Hashable, Comparable  // A moment, by the playground's clock, which starts at 2001-01-01 00:00:00 UTC.
      var timeIntervalSinceReferenceDate: Double
      static var timeIntervalSinceReferenceDate: Double { Date.now.timeIntervalSinceReferenceDate }  // That of now.
      init() { timeIntervalSinceReferenceDate = Date.now.timeIntervalSinceReferenceDate }  // Now.
      init(timeIntervalSinceNow seconds: Double) { timeIntervalSinceReferenceDate = Date.now.timeIntervalSinceReferenceDate + seconds }  // So many seconds later.
      init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200 }  // So many seconds later.
      static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800) }  // A date far away.
      static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000) }  // A date far away.
      static var now: Date { get }  // Now.
      func formatted() -> String { formatted(date: .numeric, time: .shortened) }  // As a text: 1/1/2001, 12:00 AM.
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String  // As a text.
      func formatted(_ style: FormatStyle) -> String  // As a style writes it.
      func addingTimeInterval(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds) }  // So many seconds later.
      static func +(date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }  // So many seconds later.
      static func -(date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }  // So many seconds earlier.
      func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }  // So many seconds later.
      func timeIntervalSince(_ other: Date) -> Double { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }  // The seconds since another date.
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }  // The seconds up to another date.
      var timeIntervalSinceNow: Double { timeIntervalSince(.now) }  // The seconds since now.
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }  // The seconds since 1970.
    struct Global
      func CFAbsoluteTimeGetCurrent() -> Double { Date.now.timeIntervalSinceReferenceDate }  // The seconds of the playground's clock.
      func CACurrentMediaTime() -> Double { Date.now.timeIntervalSinceReferenceDate }  // The same.
    enum Calendar.Component era year month day hour minute second weekday weekOfYear nanosecond
    enum Calendar.Identifier gregorian iso8601
    enum Date.FormatStyle.DateStyle omitted numeric abbreviated long complete
    enum Date.FormatStyle.TimeStyle omitted shortened standard complete
    enum DateFormatter.Style none short medium long full
    enum Text.DateStyle date time relative offset timer
    struct DateComponents: Hashable  // Parts of a date.
      var year, month, day, hour, minute, second, weekday: Int?
      var date: Date? { Calendar.current.date(from: self) }  // The date that has these parts.
    class Calendar  // The Gregorian calendar, in the time zone UTC.
      init(identifier: Calendar.Identifier)  // The calendar.
      func component(_ component: Calendar.Component, from date: Date) -> Int  // A part of a date.
      func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents  // Its parts.
      func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents  // What lies between two dates.
      func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?  // Later.
      func date(from components: DateComponents) -> Date?  // The date that has these parts.
      func startOfDay(for date: Date) -> Date { Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 86400).rounded(.down) * 86400) }  // Its midnight.
      var weekdaySymbols: [String] { \(Date.weekdays) }  // Sunday to Saturday.
      var shortWeekdaySymbols: [String] { weekdaySymbols.map { $0.prefix(3) } }  // Sun to Sat.
      var monthSymbols: [String] { \(Date.months) }  // January to December.
      func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: date) == startOfDay(for: other) }  // Whether both are one day.
      func isDateInYesterday(_ date: Date) -> Bool { isDate(date.addingTimeInterval(86400), inSameDayAs: .now) }  // Whether it is that day.
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }  // Whether it is that day.
      func isDateInTomorrow(_ date: Date) -> Bool { isDate(date.addingTimeInterval(-86400), inSameDayAs: .now) }  // Whether it is that day.
      kept init() *current:Calendar *autoupdatingCurrent:Calendar timeZone locale firstWeekday:Int
    class DateFormatter  // Writes dates, in English.
      func string(from date: Date) -> String  // A date as it writes it.
      kept init() dateStyle:DateFormatter.Style timeStyle:DateFormatter.Style dateFormat:String locale
      kept timeZone calendar
    struct Text
      init(_ date: Date, style: Text.DateStyle)  // A date, in English.
    """, asking)

  fileprivate static let componentNames = ["year", "month", "day", "hour", "minute", "second", "weekday"]

  private static let asking: [String: AppleRow] = [
    "now": .init { session, _, _, _ in .date(session.now) },
    "formatted(date:time:)": .plain { value, given in
      .string(value.date.written(Date.pattern(given[0].caseName, given[1].caseName)))
    },
    "formatted(_:)": formattedByStyle,
    "Text.init": .init { session, _, given, _ in
      .shown(.string(given[0].date.written(given[1].caseName, since: session.now)))
    },
    "string": .init { session, value, given, _ in
      let own = session.stored("dateFormat", of: value)?.text ?? ""
      let words = ["dateStyle", "timeStyle"].map { session.stored($0, of: value)?.caseName ?? "" }
      return .string(given[0].date.written(own.isEmpty ? Date.pattern(words[0], words[1]) : own))
    },
    "component": .plain { _, given in
      .int(given[1].date.components.value(for: .named(given[0].caseName)) ?? 0)
    },
    "dateComponents(_:from:)": .plain { _, given in .components(given[1].date.components, given[0]) },
    "dateComponents(_:from:to:)": .plain { _, given in
      let wanted = Set(given[0].elements.map { Calendar.Component.named($0.caseName) })
      return .components(
        Calendar.utc.dateComponents(wanted, from: given[1].date, to: given[2].date), given[0])
    },
    "date(byAdding:value:to:)": .plain { _, given in
      let date = Calendar.utc.date(
        byAdding: .named(given[0].caseName), value: given[1].whole, to: given[2].date)
      return date.map { .date($0.timeIntervalSinceReferenceDate) } ?? .nothing
    },
    "date(from:)": .plain { _, given in given[0].dateOfComponents },
  ]
}

extension Session {
  /// The seconds since 2001, by the playground's clock.
  var now: Double { settings.clock }
}

extension Value {
  static func date(_ seconds: Double) -> Value { .structure(.init("Date", [.double(seconds)])) }

  fileprivate static func components(_ components: DateComponents, _ wanted: Value) -> Value {
    let names = Set(wanted.elements.map(\.caseName))
    return .structure(
      .init(
        "DateComponents",
        AppleTypes.componentNames.map { name in
          guard names.contains(name), let value = components.value(for: .named(name)) else { return .nothing }
          return .int(value)
        }))
  }

  fileprivate var dateOfComponents: Value {
    guard case .structure(let parts) = self else { return .nothing }
    var components = DateComponents()
    for (name, value) in zip(AppleTypes.componentNames, parts.fields) where value != .nothing {
      components.setValue(value.whole, for: .named(name))
    }
    return Calendar.utc.date(from: components).map { .date($0.timeIntervalSinceReferenceDate) } ?? .nothing
  }

  fileprivate var seconds: Double {
    guard case .structure(let date) = self, date.type == "Date" else { return 0 }
    return date.fields.first?.number ?? 0
  }

  /// A date as `formatted()` writes it.
  var dateText: String { date.written(Date.pattern("numeric", "shortened")) }

  var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
}
