import Platform

extension Value {
  /// The text of a string; empty for other values.
  package var text: String { if case .string(let text) = self { text } else { "" } }

  /// The elements of a list or tuple; none for nil; the value itself for other values.
  package var elements: [Value] {
    switch self {
    case .list(let values), .tuple(let values): values
    case .nothing, .void: []
    default: [self]
    }
  }

  /// The fields of a struct; none for other values.
  package var fields: [Value] { if case .structure(let whole) = self { whole.fields } else { [] } }

  /// The field of a struct at an index; `.nothing` if there is none.
  package subscript(place: Int) -> Value { fields.indices.contains(place) ? fields[place] : .nothing }

  /// The value as an integer, with the fraction cut off.
  package var whole: Int {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    default: 0
    }
  }

  package var isTrue: Bool { self == .bool(true) }

  /// The name of an enum case; empty for other values.
  package var caseName: String { if case .enumCase(_, let name, _) = self { name } else { "" } }

  /// The numbers that an animation interpolates; for a pair, those of both parts.
  var numbers: [Double] { number.map { [$0] } ?? fields.flatMap(\.numbers) }

  /// The entries of a dictionary, always in the same order.
  package var pairs: [(Value, Value)] {
    guard case .dictionary(let entries) = self else { return [] }
    return entries.map { ($0.key, $0.value) }.sorted(on: { Self.order($0.0) })
  }

  private static func order(_ key: Value) -> String {
    switch key {
    case .string(let text): text
    case .int(let number):
      (number < 0 ? "-" : "~") + String("\(number.magnitude)".count + 100) + "\(number.magnitude)"
    default: "\(key)"
    }
  }

  package var bounds: Range? { if case .range(let range) = self { range } else { nil } }

  package static func date(_ seconds: Double) -> Value { .structure(.init("Date", [.double(seconds)])) }

  var seconds: Double {
    if case .structure(let date) = self, date.type == "Date" { date[0].number ?? 0 } else { 0 }
  }

  package var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

  package static func data(_ text: String) -> Value { .structure(.init("Data", [.string(text)])) }

  package var bytes: String { self[0].text }
}
