public import Presentations
public import Traits
public import ViewTree

/// A value of the language.
public enum Value: Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// 0xRRGGBBAA
  case color(UInt32)
  /// A colour that is resolved from traits each time, by its row.
  case dynamicColor(Int32)
  case size(width: Double, height: Double)
  /// In seconds.
  case duration(Double)
  indirect case bounds(Bounds)
  /// The enum's row and the case's index.
  case enumCase(Int32, Int32)
  /// The struct's row and the fields' values.
  case structure(Int32, [Value])
  /// An instance of a class, by its row: instances are shared, and are the same only as themselves.
  case instance(Int32)
  case collection(TraitCollection)
  /// What `encode` makes of one.
  case archive(TraitArchive)
  /// An image of the asset catalogue, by its row.
  case image(Int32)
  case environment(EnvironmentID)
  /// By the row of the token.
  case registration(Int32)
  case trait(TraitID)
  case inspector(InspectorID)
  case list([Value])
  case nothing

  /// `minimum...ideal...maximum`, each of which may be open.
  public struct Bounds: Hashable, Sendable {
    /// The least width.
    public var minimum: Double?
    /// The width at first.
    public var ideal: Double?
    /// The greatest width.
    public var maximum: Double?

    package init(minimum: Double?, ideal: Double?, maximum: Double?) {
      (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }
  }
}

/// What a value outside the fast kinds looks like to the trait engine.
package final class TraitPayload: TraitObject {
  package let value: Value
  /// How many collections and archives it holds at any depth, those that several share counted each time.
  package let collections: Int

  /// - Complexity: O(*n*) in the parts of a struct or list, and O(*s*) in the traits that are set in a collection
  package init(_ value: Value) {
    self.value = value
    var count = 0
    _ = value.hasPart {
      switch $0 {
      case .collection(let collection): count += 1 + Self.collections(in: collection.storedObjects)
      case .archive(let archive): count += 1 + Self.collections(in: archive.storedObjects)
      default: break
      }
      return false
    }
    collections = count
  }

  private static func collections(in objects: [any TraitObject]) -> Int {
    objects.reduce(0) { $0 + (($1 as? TraitPayload)?.collections ?? 0) }
  }

  package func isEqual(to other: any TraitObject) -> Bool {
    guard let other = other as? TraitPayload else { return false }
    return value.isEqual(to: other.value)
  }

  /// Values of one type that are equal feed the same; a trait's values are of one type.
  package func hash(into hasher: inout Hasher) { value.hashShallowly(into: &hasher) }

  /// A class of the language knows nothing of coding, so that its instances stay behind.
  package var isEncodable: Bool { !value.holdsInstance }
}

extension Value {
  /// Feeds what is cheap to tell: equal values feed the same.
  package func hashShallowly(into hasher: inout Hasher) {
    switch self {
    case .string(let text): hasher.combine(text)
    case .enumCase(let row, let index):
      hasher.combine(row)
      hasher.combine(index)
    case .structure(let row, _), .instance(let row): hasher.combine(row)
    case .color(let value): hasher.combine(value)
    default: break
    }
  }
}

extension Value {
  /// Whether nobody could tell one value from the other: they are equal, and so is the sign of a zero, which
  /// is printed.
  package func isSame(as other: Value) -> Bool {
    var visits = 0
    return isSame(as: other, visits: &visits)
  }

  /// The same; `visits` grows by the parts that were looked at.
  package func isSame(as other: Value, visits: inout Int) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)), (.duration(let a), .duration(let b)):
      return a.bitPattern == b.bitPattern
    case (.structure(let row, let a), .structure(let other, let b)):
      return row == other && Value.areSame(a, b, &visits)
    case (.list(let a), .list(let b)): return Value.areSame(a, b, &visits)
    default: return isEqual(to: other)
    }
  }

  private static func areSame(_ left: [Value], _ right: [Value], _ visits: inout Int) -> Bool {
    var comparison = PartComparison { $0.isSame(as: $1) }
    defer { visits += comparison.visits }
    return comparison.holds(left, right)
  }

  private static func areEqual(_ left: [Value], _ right: [Value]) -> Bool {
    var comparison = PartComparison { $0.isEqual(to: $1) }
    return comparison.holds(left, right)
  }

  /// Whether two values are the same, field by field; the `equal { … }` of a struct is not asked here but by
  /// the playground, which counts its comparisons.
  public func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): Double(a) == b
    case (.string(let a), .string(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.dynamicColor(let a), .dynamicColor(let b)): a == b
    case (.size(let a, let b), .size(let c, let d)): a == c && b == d
    case (.duration(let a), .duration(let b)): a == b
    case (.bounds(let a), .bounds(let b)): a == b
    case (.enumCase(let a, let b), .enumCase(let c, let d)): a == c && b == d
    case (.structure(let a, let b), .structure(let c, let d)):
      a == c && Value.areEqual(b, d)
    case (.instance(let a), .instance(let b)): a == b
    case (.collection(let a), .collection(let b)): a == b
    case (.archive(let a), .archive(let b)): a.isEqual(to: b)
    case (.image(let a), .image(let b)): a == b
    case (.environment(let a), .environment(let b)): a == b
    case (.registration(let a), .registration(let b)): a == b
    case (.trait(let a), .trait(let b)): a == b
    case (.inspector(let a), .inspector(let b)): a == b
    case (.list(let a), .list(let b)): Value.areEqual(a, b)
    case (.nothing, .nothing): true
    default: false
    }
  }
}
