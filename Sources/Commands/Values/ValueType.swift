package import Traits
import ViewTree

/// The static type of a name or an expression.
public indirect enum ValueType: Hashable, Sendable {
  /// `true`, `false`
  case bool
  /// `42`
  case int
  /// `1.5`
  case double
  /// `"text"`
  case string
  /// `#1e90ff`, `red`, or a dynamic colour
  case color
  /// `390x844`
  case size
  /// `0.25s`
  case duration
  /// `200...300...400`
  case bounds
  /// A case of an enum, by the enum's row.
  case enumeration(Int)
  /// A value of a struct, by the struct's row.
  case structure(Int)
  /// An instance of a class, by the row that it shares with the structs.
  case instance(Int)
  /// `traits { … }`
  case collection
  /// What `encode` makes of a collection.
  case archive
  /// An image of the asset catalogue.
  case image
  /// A colour as layers hold it: resolved once and for all.
  case cgColor
  /// `cell.layer`
  case layer
  /// `form.overrides`
  case overrides
  /// A scene, window, presentation controller, controller or view.
  case environment
  /// What `register` answers.
  case registration
  /// A trait as a key: `Theme`, `UITraitHorizontalSizeClass`
  case trait
  /// What `present inspector` makes.
  case inspector
  /// `[a, b]`
  case list(ValueType)
  /// A value or `nil`.
  case optional(ValueType)
  /// The type of `nil` and of the elements of `[]`, which fits any optional.
  case nothing

  /// The type, if it is that of a list.
  package var asList: ValueType? { if case .list = self { self } else { nil } }

  /// The type, without the `?` behind it if there is one.
  package var unwrapped: ValueType { if case .optional(let wrapped) = self { wrapped } else { self } }

  /// The type of the elements, if it is that of a list.
  package var asListElement: ValueType? { if case .list(let element) = self { element } else { nil } }

  /// Whether nothing says what there would be instead of `nil`, or in an empty list: `nil`, `[]`, `[nil]`.
  package var isOpen: Bool {
    switch self {
    case .nothing: true
    case .list(let part), .optional(let part): part.isOpen
    default: false
    }
  }

  /// Whether each value of this type is one of another just as it is: `[Int]` of `[Int?]`, and `[]` of any list's.
  package func isKept(as other: ValueType) -> Bool {
    switch (self, other) {
    case _ where self == other, (.nothing, .optional), (.list(.nothing), .list): true
    case (.list(let part), .list(let type)), (.optional(let part), .optional(let type)): part.isKept(as: type)
    case (_, .optional(let type)): isKept(as: type)
    default: false
    }
  }

  /// The type whose values those of both types are just as they are: `[Int?]` of `[nil]` and `[Int]`.
  package func joined(with other: ValueType) -> ValueType? {
    if isKept(as: other) { return other }
    if other.isKept(as: self) { return self }
    switch (self, other) {
    case (.list(let part), .list(let type)): return part.joined(with: type).map { .list($0) }
    case (.optional(let some), let type), (let type, .optional(let some)):
      return some.joined(with: type.unwrapped).map { .optional($0.unwrapped) }
    case (.nothing, let some), (let some, .nothing): return .optional(some)
    default: return nil
    }
  }

  /// The numbers, which meet in Double.
  public var isNumber: Bool { self == .int || self == .double }
}

/// An enum: the language's own, or one of Apple's.
public struct EnumDefinition: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its cases' names, in order.
  public var cases: [String]
  /// The cases' raw values; none for a `plain enum`, which is what makes it slow to store.
  public var rawValues: RawValues?
  /// Whether it is one of Apple's.
  public var isSystem = false

  /// The raw values of the cases, in their order.
  ///
  /// What they are decides how a trait of the enum is stored: integers and floating-point numbers in the fast
  /// ways, strings as objects (`init(_:value:)` of `UITraitCollection`, which is overloaded for them).
  public enum RawValues: Hashable, Sendable {
    case integers([Int])
    case numbers([Double])
    case strings([String])

    /// Their type.
    package var type: ValueType {
      switch self {
      case .integers: .int
      case .numbers: .double
      case .strings: .string
      }
    }

    /// How a trait of the enum is stored.
    package var storage: TraitStorage {
      switch self {
      case .integers: .integer
      case .numbers: .floating
      case .strings: .object
      }
    }

    /// The raw value of a case.
    package func value(at index: Int) -> Value {
      switch self {
      case .integers(let values): .int(values[index])
      case .numbers(let values): .double(values[index])
      case .strings(let values): .string(values[index])
      }
    }
  }

  /// The index of the case with this raw value.
  public func index(ofRawValue raw: Int) -> Int? {
    guard case .integers(let values) = rawValues else { return nil }
    if raw >= 0, raw < values.count, values[raw] == raw { return raw }
    return values.firstIndex(of: raw)
  }

  /// The index of the case with this raw value.
  package func index(ofRawValue raw: Double) -> Int? {
    guard case .numbers(let values) = rawValues else { return nil }
    return values.firstIndex(of: raw)
  }

  /// The index of the case with this raw value.
  package func index(ofRawValue raw: String) -> Int? {
    guard case .strings(let values) = rawValues else { return nil }
    return values.firstIndex(of: raw)
  }
}

/// A struct or a class: its fields, and a struct's own `==` where it has one.
public struct StructDefinition: Sendable {
  /// One stored property.
  public struct Field: Sendable {
    /// Its name.
    public var name: String
    /// Its type.
    public var type: ValueType
    /// What it holds where the initialiser does not say.
    public var defaultValue: Value?
    /// What it holds in values that are older than it; the default that it came with.
    package var filler: Value?

    /// The values that it holds itself.
    package var heldValues: [Value] { [defaultValue, filler].compactMap { $0 } }
  }

  /// Its name.
  public var name: String
  /// Its fields, in order.
  public var fields: [Field]
  /// `equal { … }`, with `left` and `right` in the first two locals.
  public var equality: KeptExpression?
  /// Whether it is a class, whose instances are shared and compared by identity.
  public var isClass = false
  /// How deep its values can be; one more than values may be where there is no bound.
  package var depth = 1
  /// How often two of its values were compared.
  public var comparisons = 0
}
