import Presentations
import Traits
import ViewTree

/// A Swift type that can be converted to a value of the session.
protocol Valued: SendableMetatype {
  var value: Value { get }
}

/// A Swift type that can also be converted from a value of the session.
protocol Bridged: Valued {
  init(_ value: Value)
}

extension String: Bridged {
  init(_ value: Value) { self = value.text }
  var value: Value { .string(self) }
}

extension Int: Bridged {
  init(_ value: Value) { self = value.whole }
  var value: Value { .int(self) }
}

extension Double: Bridged {
  init(_ value: Value) { self = value.number ?? 0 }
  var value: Value { .double(self) }
}

extension Bool: Valued {
  var value: Value { .bool(self) }
}

extension Optional: Valued where Wrapped: Valued {
  var value: Value { self?.value ?? .nothing }
}

extension Array: Valued where Element: Valued {
  var value: Value { .list(map(\.value)) }
}

extension Range: Valued where Bound == Int {
  var value: Value {
    .range(Value.Range(lower: .int(lowerBound), upper: .int(upperBound), isClosed: false))
  }
}

extension Size: Valued {
  var value: Value { .structure(.init("CGSize", [width.value, height.value])) }
}

extension Rect: Bridged {
  init(_ value: Value) {
    let parts = value.numbers
    self = parts.count == 4 ? Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) : .zero
  }
  var value: Value {
    .structure(.init("CGRect", [.structure(.init("CGPoint", [x.value, y.value])), size.value]))
  }
}

extension EnvironmentID: Valued { var value: Value { .environment(self) } }
extension TraitID: Valued { var value: Value { .trait(self) } }
extension TraitCollection: Valued { var value: Value { .collection(self) } }
extension Value: Valued { var value: Value { self } }

extension AppleRow {
  /// A row that calls a Swift function with the value before the dot, or with the first argument of an initialiser.
  static func of<A: Bridged, Result: Valued>(_ run: @escaping @Sendable (A) -> Result) -> AppleRow {
    plain { value, given in run(A(given.first ?? value)).value }
  }

  /// A row that calls a Swift function with the value before the dot and an argument, or with two arguments.
  static func of<A: Bridged, B: Bridged, Result: Valued>(
    _ run: @escaping @Sendable (A, B) -> Result
  ) -> AppleRow {
    plain { value, given in
      given.count > 1 ? run(A(given[0]), B(given[1])).value : run(A(value), B(given[0])).value
    }
  }
}
