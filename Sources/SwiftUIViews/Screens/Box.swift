internal import Presentations

/// A value of any type that the graph of views can compare.
///
/// Structs are equal if all their properties are, or by their own `==`; for a view of plain data, that is used only with `equatable()`.
/// A closure never equals another one, so a view that holds a closure runs with its parent.
@MainActor final class Box: Hashable, Sendable {
  static let nothing = Box(())

  let value: Any
  /// Whether a view's own `==` is used for plain data too.
  let isEquatable: Bool

  init(_ value: Any, isEquatable: Bool = false) { (self.value, self.isEquatable) = (value, isEquatable) }

  var details: Details { value as? Details ?? Details() }

  nonisolated static func == (left: Box, right: Box) -> Bool {
    left === right
      || MainActor.assumeIsolated { areEqual(left.value, right.value, asksPlainData: left.isEquatable) }
  }

  nonisolated func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated { (value as? AnyHashable)?.hash(into: &hasher) }
  }

  static func areEqual(_ left: Any, _ right: Any, asksPlainData: Bool = false) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    switch (left, right) {
    case (is any PlacedProperty, _): return true
    case (let left as any BoundProperty, let right as any BoundProperty):
      return left.source == right.source && left.source != nil
    case (let left as EnvironmentChange, let right as EnvironmentChange):
      return areEqual(left.value, right.value)
    case (let left as any Equatable, _) where asksPlainData || !(left is any View) || !isPlain(left):
      return equals(left, right)
    default: break
    }
    if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard let style = first.displayStyle, first.children.count == second.children.count else { return false }
    if style == .enum, first.children.isEmpty { return "\(left)" == "\(right)" }
    return zip(first.children, second.children).allSatisfy {
      $0.label == $1.label && areEqual($0.value, $1.value)
    }
  }

  private static func isPlain<T>(_ value: T) -> Bool { _isPOD(T.self) }

  private static func equals<T: Equatable>(_ left: T, _ right: Any) -> Bool { right as? T == left }
}

/// A property that is compared by the identity of its source, which may be an object.
@MainActor protocol BoundProperty {
  var source: AnyHashable? { get }
  var isIntoObject: Bool { get }
}

/// Data about a view on screen that are never compared.
struct Details {
  /// The type by which a test identifies it.
  var viewType: Any.Type?
  var text: String?
  /// The name of an image, which identifies a label without a text.
  var symbol: String?
  var tap: (@MainActor () -> Void)?
  var type: (@MainActor (String) -> Void)?
  var isCancel = false
  /// Its kind for the engine of presentations.
  var kind: ScreenElement.Kind?
  /// The modifiers, innermost first, as in the element.
  var modifiers: [Modifier] = []
}
