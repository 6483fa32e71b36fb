import Presentations
import Traits
import ViewTree

/// A Swift type that can be converted to a value of the session.
package protocol Valued: SendableMetatype {
  var value: Value { get }
}

/// A Swift type that can also be converted from a value of the session.
package protocol Bridged: Valued {
  init(_ value: Value)
}

extension String: Bridged {
  package init(_ value: Value) { self = value.text }
  package var value: Value { .string(self) }
}

extension Int: Bridged {
  package init(_ value: Value) { self = value.whole }
  package var value: Value { .int(self) }
}

extension Double: Bridged {
  package init(_ value: Value) { self = value.number ?? 0 }
  package var value: Value { .double(self) }
}

extension Bool: Valued {
  package var value: Value { .bool(self) }
}

extension Optional: Valued where Wrapped: Valued {
  package var value: Value { self?.value ?? .nothing }
}

extension Array: Valued where Element: Valued {
  package var value: Value { .list(map(\.value)) }
}

extension Range: Valued where Bound == Int {
  package var value: Value {
    .range(Value.Range(lower: .int(lowerBound), upper: .int(upperBound), isClosed: false))
  }
}

extension Size: Valued {
  package var value: Value { .structure(.init("CGSize", [width.value, height.value])) }
}

extension Rect: Bridged {
  package init(_ value: Value) {
    let parts = value.numbers
    self = parts.count == 4 ? Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) : .zero
  }
  package var value: Value {
    .structure(.init("CGRect", [.structure(.init("CGPoint", [x.value, y.value])), size.value]))
  }
}

extension EnvironmentID: Valued { package var value: Value { .environment(self) } }
extension TraitID: Valued { package var value: Value { .trait(self) } }
extension TraitCollection: Valued { package var value: Value { .collection(self) } }
extension Value: Valued { package var value: Value { self } }
