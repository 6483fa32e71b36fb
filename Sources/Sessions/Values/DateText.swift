import Platform

extension Calendar {
  package static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }()
}

extension Calendar.Component {
  package static func named(_ name: String) -> Calendar.Component {
    let components: [String: Calendar.Component] = [
      "era": .era, "year": .year, "month": .month, "hour": .hour, "minute": .minute, "second": .second,
      "weekday": .weekday, "weekOfYear": .weekOfYear, "nanosecond": .nanosecond, "quarter": .quarter,
      "weekOfMonth": .weekOfMonth, "yearForWeekOfYear": .yearForWeekOfYear, "weekdayOrdinal": .weekdayOrdinal,
    ]
    return components[name] ?? .day
  }
}

extension Date {
  package static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  var day: Double { (timeIntervalSinceReferenceDate / 86_400).rounded(.down) }

  var components: DateComponents {
    Calendar.utc.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekOfYear, .quarter, .weekOfMonth],
      from: self)
  }

  package static func pattern(_ date: String, _ time: String) -> String {
    let days = [
      "short": "M/d/yy", "numeric": "M/d/yyyy", "medium": "MMM d, yyyy", "abbreviated": "MMM d, yyyy",
      "long": "MMMM d, yyyy", "full": "EEEE, MMMM d, yyyy", "complete": "EEEE, MMMM d, yyyy",
    ]
    let times = [
      "short": "h:mm a", "shortened": "h:mm a", "medium": "h:mm:ss a", "standard": "h:mm:ss a",
      "long": "h:mm:ss a 'GMT'", "full": "h:mm:ss a 'Greenwich Mean Time'", "complete": "h:mm:ss a 'GMT'",
    ]
    let day = days[date] ?? ""
    let joint = day.contains("/") ? ", " : " 'at' "
    return [day, times[time] ?? ""].filter { !$0.isEmpty }.joined(separator: joint)
  }

  /// A field of a date in a template: its letter, as often as its width says; without one, names are short.
  ///
  /// `.month(.wide)` is `MMMM`, and an hour without AM and PM `J`.
  package static func field(_ letter: String, _ width: String) -> String {
    let widths = ["defaultDigits": 1, "twoDigits": 2, "abbreviated": 3, "wide": 4, "narrow": 5]
    let count = widths.first { width.contains($0.key) }?.value ?? ("ME".contains(letter) ? 3 : 1)
    return String(repeating: width.contains("omitted") ? "J" : letter, count: count)
  }

  /// The English pattern with the fields of a template: `MMM d, y` for `yMMMd`.
  package static func pattern(template: String) -> String {
    var fields: [Character: String] = [:]
    for letter in template {
      let letter: Character = letter == "j" ? "h" : letter == "L" ? "M" : letter
      fields[letter, default: ""].append(letter == "J" ? "h" : letter)
    }
    if fields["J"] != nil { fields["J"] = "hh" }
    let times = "HhJms".filter { fields[$0] != nil }
    if times.count > 1 {
      for letter in times where "ms".contains(letter) { fields[letter] = "\(letter)\(letter)" }
    }
    func joined(_ letters: String, _ separator: String) -> String {
      letters.compactMap { fields[$0] }.joined(separator: separator)
    }
    let month = fields["M"] ?? ""
    var day = month.count < 3 ? joined("Mdy", "/") : joined("Md", " ")
    if month.count > 2, let year = fields["y"] { day += (fields["d"] == nil ? " " : ", ") + year }
    if let weekday = fields["E"] {
      let isBare = month.isEmpty && fields["y"] == nil
      day = day.isEmpty ? weekday : weekday + (isBare ? " " : ", ") + day
    }
    let time = joined("HhJms", ":") + (fields["h"] == nil ? "" : " a")
    let joint = month.count < 3 ? ", " : " 'at' "
    return [day, time].filter { !$0.isEmpty }.joined(separator: joint)
  }

  /// The date in the form that `Text` uses for a style.
  package func written(_ style: String, since now: Double) -> String {
    let seconds = Int(exactly: abs(timeIntervalSinceReferenceDate - now).rounded(.down)) ?? .max
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    switch style {
    case "date": return written(Self.pattern("long", ""))
    case "time": return written(Self.pattern("", "short"))
    case "timer":
      let digits = (hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60]).enumerated()
      return digits.map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
    default:
      let parts = [(hours, "hr"), (minutes, "min"), (seconds % 60, "sec")].filter { $0.0 > 0 }
      return parts.isEmpty ? "0 sec" : parts.prefix(2).map { "\($0) \($1)" }.joined(separator: ", ")
    }
  }

  /// The date formatted by a pattern such as `yyyy-MM-dd`; text between `'` is copied.
  ///
  /// - Parameter zone: The time zone's offset from UTC in seconds.
  package func written(_ pattern: String, zone: Int = 0) -> String {
    let local = addingTimeInterval(Double(zone))
    let parts = local.components
    let hour = parts.hour ?? 0
    let (twelfth, last) = ((hour + 11) % 12 + 1, (hour + 23) % 24 + 1)
    let numbers: [Character: Int?] = [
      "y": parts.year, "M": parts.month, "d": parts.day, "H": hour, "h": twelfth, "m": parts.minute,
      "s": parts.second, "k": last, "K": twelfth % 12, "L": parts.month,
      "Y": Calendar.utc.component(.yearForWeekOfYear, from: local),
      "D": Calendar.utc.ordinality(of: .day, in: .year, for: local),
    ]
    func number(_ value: Int?, _ width: Int) -> String {
      let digits = String(value ?? 0)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    func name(_ name: String, _ width: Int) -> String {
      String(name.prefix(width == 5 ? 1 : width > 3 ? name.count : 3))
    }
    let minutes = abs(zone) / 60
    let offset = "\(zone < 0 ? "-" : "+")\(number(minutes / 60, 2)):\(number(minutes % 60, 2))"
    let zeros = String(repeating: "0", count: pattern.count)
    var result = ""
    var isQuoted = false
    var rest = pattern[...]
    while let (letter, run) = Self.next(in: &rest, &isQuoted) {
      switch letter {
      case "y" where run.count == 2: result += number((parts.year ?? 0) % 100, 2)
      case "M" where run.count > 2, "L" where run.count > 2:
        result += name(Self.months[max(parts.month ?? 1, 1) - 1], run.count)
      case "E", "c": result += name(Self.weekdays[max(parts.weekday ?? 1, 1) - 1], run.count)
      case "S":
        result += String("\(timeIntervalSinceReferenceDate - day * 86_400)".split(separator: ".")[1] + zeros)
          .prefix(run.count)
      case "Q": result += run.count > 2 ? "Q\(parts.quarter ?? 1)" : "\(parts.quarter ?? 1)"
      case "z": result += "GMT"
      case "X" where zone == 0, "Z" where zone == 0 && run.count == 5: result += "Z"
      case "X", "Z":
        result += run.count == 3 && letter == "X" || run.count == 5 ? offset : offset.filter { $0 != ":" }
      case "a": result += hour < 12 ? "AM" : "PM"
      case let letter: result += numbers[letter].map { number($0, run.count) } ?? String(run)
      }
    }
    return result
  }

  /// The next run of one letter in a pattern; for text to copy the letter is `-`, and `''` stands for a `'`.
  private static func next(
    in pattern: inout Substring, _ isQuoted: inout Bool
  ) -> (letter: Character, run: Substring)? {
    guard let letter = pattern.first else { return nil }
    let run = pattern.prefix { $0 == letter }
    pattern = pattern.dropFirst(run.count)
    if letter != "'" { return (isQuoted ? "-" : letter, run) }
    if !run.count.isMultiple(of: 2) { isQuoted.toggle() }
    return ("-", run.prefix(run.count / 2))
  }

  /// Parses a date by a pattern such as `yyyy-MM-dd HH:mm`; nil if the text does not match.
  ///
  /// - Parameter zone: The offset from UTC in seconds, if the text does not contain one.
  package static func read(_ text: String, _ pattern: String, zone: Int = 0) -> Date? {
    var zone = zone
    var parts = DateComponents(year: 2000, month: 1, day: 1)
    var (rest, pattern) = (text[...], pattern[...])
    var (isQuoted, isAfternoon) = (false, false)
    let numbers: [Character: Calendar.Component] = [
      "y": .year, "Y": .year, "M": .month, "L": .month, "d": .day, "H": .hour, "h": .hour, "m": .minute,
      "s": .second,
    ]
    while let (letter, run) = next(in: &pattern, &isQuoted) {
      switch letter {
      case "M" where run.count > 2:
        let names = months.map { run.count > 3 ? $0[...] : $0.prefix(3) }
        guard let index = names.firstIndex(where: { rest.hasPrefix($0) }) else { return nil }
        parts.month = index + 1
        rest = rest.dropFirst(names[index].count)
      case "E": rest = rest.drop(while: \.isLetter)
      case "z", "Z", "X":
        let written = rest.prefix { !$0.isWhitespace }
        let number = Int(written.filter { $0.isNumber }.prefix(4)) ?? 0
        let minutes = written.count < 4 ? number * 60 : number / 100 * 60 + number % 100
        zone = (written.hasPrefix("-") ? -60 : 60) * minutes
        rest = rest.dropFirst(written.count)
      case "a":
        isAfternoon = rest.uppercased().hasPrefix("PM")
        rest = rest.dropFirst(2)
      case let letter where numbers[letter] != nil || letter == "S":
        // If another number follows directly, this one has as many digits as the pattern has letters.
        let isTight = pattern.first.map { numbers[$0] != nil } ?? false
        let digits = rest.prefix(isTight ? run.count : rest.count).prefix(while: \.isNumber)
        guard digits.count < 10, let number = Int(digits) else { return nil }
        if let part = numbers[letter] { parts.setValue(run == "yy" ? 2000 + number : number, for: part) }
        rest = rest.dropFirst(digits.count)
      default:
        guard rest.hasPrefix(run) else { return nil }
        rest = rest.dropFirst(run.count)
      }
    }
    if let hour = parts.hour, isAfternoon, hour < 12 { parts.hour = hour + 12 }
    guard rest.isEmpty, let date = Calendar.utc.date(from: parts) else { return nil }
    // Refuses dates that do not exist, such as February 30.
    let (day, month) = (date.components.day, date.components.month)
    return day == parts.day && month == parts.month ? date.addingTimeInterval(-Double(zone)) : nil
  }
}

extension Session {
  package func pattern(of formatter: Value) -> String {
    let own = stored("dateFormat", of: formatter)?.text ?? ""
    let words = ["dateStyle", "timeStyle"].map { stored($0, of: formatter)?.caseName ?? "" }
    return own.isEmpty ? Date.pattern(words[0], words[1]) : own
  }

  /// The seconds since 2001, by the playground's clock.
  package var now: Double { clock }
}
