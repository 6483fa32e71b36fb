import Presentations
import StateUpdates
import Traits
import ViewTree

/// A value of the language.
///
/// `T?` has no case of its own: its value is a `T` or `nothing`; only nil inside another optional is wrapped.
/// Objects, environments and registrations are rows of the session, and the value holds only the index of the row. So a copy of the
/// session copies their contents too.
package indirect enum Value: Hashable, Sendable {
  case void
  /// `nil`
  case nothing
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// The enum's name, the case, and its associated values.
  case enumCase(String, String, [Value])
  case structure(Structure)
  case list([Value])
  /// A part of a list or a text; its places count on from the number of its first one.
  case slice(Value, from: Int)
  case dictionary([Value: Value])
  case tuple([Value])
  case range(Range)
  case color(Color)
  case image(String)
  case collection(TraitCollection)
  case archive(TraitArchive)
  /// A scene, window, controller, view or presentation controller.
  case environment(EnvironmentID)
  /// `traitOverrides` of an environment: a handle whose assignments set the overrides.
  case overrides(EnvironmentID)
  case layer(EnvironmentID)
  /// An instance of a class that is not an environment.
  case object(ObjectID)
  case registration(RegistrationID)
  /// A presentation or a toolbar item.
  case screen(ScreenID)
  /// `Theme.self`, the definition of a trait.
  case trait(TraitID)
  case type(Type)
  case closure(Function)
  /// A variable that a closure shares with the code around it; learners never see it.
  case box(ObjectID)
  /// A SwiftUI view as a body describes it.
  case view(ViewValue)
  /// A reference to data that is stored elsewhere.
  case binding(BindingValue)
  case animation(ViewAnimation)
  /// A view on screen, found by a path.
  case node(ViewID)
  /// A value that only decorates: kept and shown in grey, without effect.
  case kept(String)

  /// A value of a struct, with its fields in declaration order.
  package struct Structure: Hashable, Sendable {
    package var type: String
    package var fields: [Value]

    package init(_ type: String, _ fields: [Value]) {
      self.type = type
      self.fields = fields
    }

    /// A field by its index; `nothing` if a declared struct has the name of one of Apple's, but not its fields.
    package subscript(index: Int) -> Value {
      get { fields.indices.contains(index) ? fields[index] : .nothing }
      set { if fields.indices.contains(index) { fields[index] = newValue } }
    }
  }

  /// `lower...upper`, `lower..<upper`, or bounds of three parts, of any ordered type; an open end is nil.
  package struct Range: Hashable, Sendable {
    package var lower: Value?
    package var ideal: Value?
    package var upper: Value?
    package var isClosed = true

    var ends: [Value] { [lower, ideal, upper].map { $0 ?? .nothing } }
  }
}

extension Value {
  /// Hashes only some levels deep, because nested values that contain each other twice per level have too many parts.
  package func hash(into hasher: inout Hasher) { hash(into: &hasher, depth: 0) }

  private func hash(into hasher: inout Hasher, depth: Int) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value), .kept(let value), .image(let value): hasher.combine(value)
    case .enumCase(_, let name, let parts):
      hasher.combine(name)
      hash(parts, into: &hasher, depth)
    case .structure(let value):
      hasher.combine(value.type)
      hash(value.fields, into: &hasher, depth)
    case .list(let parts), .tuple(let parts): hash(parts, into: &hasher, depth)
    case .slice(let part, _): part.hash(into: &hasher, depth: depth)
    case .dictionary(let pairs): hasher.combine(pairs.count)
    case .environment(let id), .overrides(let id), .layer(let id): hasher.combine(id)
    case .object(let id), .box(let id): hasher.combine(id)
    case .color(let color): hasher.combine(color)
    case .trait(let id): hasher.combine(id)
    case .type(let type): hasher.combine(type)
    default: hasher.combine(0)
    }
  }

  private func hash(_ parts: [Value], into hasher: inout Hasher, _ depth: Int) {
    hasher.combine(parts.count)
    if depth < 4 { for part in parts { part.hash(into: &hasher, depth: depth + 1) } }
  }

  /// Its numeric value; nil if it is not a number.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// Whether it is a reference: all its holders see the same object.
  var isShared: Bool {
    switch self {
    case .object, .environment: true
    default: false
    }
  }

  var parts: [Value] {
    switch self {
    case .list(let values), .tuple(let values), .enumCase(_, _, let values): values
    case .structure(let structure): structure.fields
    case .slice(let part, _): part.parts
    case .dictionary(let pairs): Array(pairs.values)
    default: []
    }
  }

  /// Whether it holds objects, whose properties may change without a change of the value itself.
  var holdsObjects: Bool {
    switch self {
    case .object, .box: true
    default: parts.contains(where: \.holdsObjects)
    }
  }
}

extension Value {
  /// The value as that of an optional: nil in another optional differs from nil.
  package var wrapped: Value {
    switch self {
    case .nothing, .enumCase("Optional", _, _): .enumCase("Optional", "some", [self])
    default: self
    }
  }

  package var unwrapped: Value {
    if case .enumCase("Optional", _, let parts) = self { parts[0] } else { self }
  }

  /// The list or text without the places that it has in a larger one, and the number of its first place there.
  package var unsliced: Value { if case .slice(let part, _) = self { part } else { self } }
  package var start: Int { if case .slice(_, let start) = self { start } else { 0 } }
  package var isSlice: Bool { if case .slice = self { true } else { false } }
  package func starting(at start: Int) -> Value { start == 0 ? self : .slice(self, from: start) }
}

/// The row of a class instance or a shared variable.
package struct ObjectID: Hashable, Sendable { package var row: Int }

/// A colour: fixed, or resolved from traits each time it is shown.
package enum Color: Hashable, Sendable {
  /// 0xRRGGBBAA
  case fixed(UInt32)
  /// A `define color`, a `UIColor(named:)`, or a system colour, by its name.
  case named(String)
  /// `UIColor { traits in … }`
  case dynamic(Function)
  /// A colour held by a layer, resolved when it was made.
  case resolved(UInt32)
  /// A colour that was read from a view: the colour that was set, and how it was drawn last.
  indirect case shown(Color, as: UInt32)

  /// Whether it is independent of the traits.
  package var isPlain: Bool {
    switch self {
    case .fixed, .resolved: true
    default: false
    }
  }

  /// The colour that was set, if this one was read from a view.
  package var unshown: Color { if case .shown(let base, _) = self { base } else { self } }

  /// `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  package static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    let all = String(repeating: "0", count: 8 - digits.count) + digits
    return "#" + (color & 0xff == 0xff ? String(all.dropLast(2)) : all)
  }

  /// The red, green, blue and alpha of 0xRRGGBBAA, from 0 to 1.
  package static func parts(of color: UInt32) -> [Double] {
    [24, 16, 8, 0].map { Double((color >> UInt32($0)) & 0xff) / 255 }
  }

  /// The colour 0xRRGGBBAA of four components from 0 to 1.
  package static func rgba(_ parts: [Double]) -> UInt32 {
    parts.reduce(0) { color, part in color << 8 | UInt32((min(max(part, 0), 1) * 255).rounded()) }
  }
}

/// A function as a value: its code and its captured values.
package struct Function: Hashable, Sendable {
  /// Functions are equal by identity: each evaluation of a closure makes a new one; key paths by what they name.
  package var identity: Int
  package var code: FunctionCode
  package var captured: [Value]

  package static func == (left: Function, right: Function) -> Bool {
    left.identity == right.identity || !left.code.path.isEmpty && left.code.path == right.code.path
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(code.path) }

  package var text: String { code.place.source.text(code.place.range) }
}
