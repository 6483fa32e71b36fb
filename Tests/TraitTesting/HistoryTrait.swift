package import Traits

/// The traits of a history: Apple's style and size of text, two numbers of one's own, of which one affects colours, a struct that compares by code, and
/// an optional string.
package enum HistoryTrait {
  package static let count = 6
  static let style = 0
  static let size = 1
  static let affectsColour = [true, false, false, true, false, false]
  /// Those whose default a redefinition may change.
  static let redefinable = [2, 3, 4, 5]

  static func isSystem(_ trait: Int) -> Bool { trait < 2 }

  /// A value by which all that are equal to it are known: the first two structs are equal.
  static func canonical(_ value: Int, of trait: Int) -> Int { trait == 4 ? value / 2 * 2 : value }

  package static func value(_ number: Int, of trait: Int) -> TraitValue {
    switch trait {
    case size: sizes[number]
    case 4: .object(Half(value: number))
    case 5: number == 0 ? .absent : .string("\(number)")
    default: .integer(number)
    }
  }

  /// Three sizes of text, of which the first is unspecified.
  private static let sizes: [TraitValue] = [
    .string("_UICTContentSizeCategoryUnspecified"), .string("UICTContentSizeCategoryS"),
    .string("UICTContentSizeCategoryXL"),
  ]

  /// The canonical number of a value of the engine's.
  package static func number(of value: TraitValue, of trait: Int) -> Int {
    if trait == size { return sizes.firstIndex(of: value) ?? -1 }
    return switch value {
    case .integer(let number): number
    case .object(let half as Half): canonical(half.value, of: trait)
    case .object(let text as String): Int(text) ?? -1
    default: 0
    }
  }

  package static func areEqual(_ left: TraitValue, _ right: TraitValue) -> Bool {
    number(of: left, of: 4) == number(of: right, of: 4)
  }

  /// The traits in a system.
  package static func define(in system: inout TraitSystem) throws -> [TraitID] {
    try [.userInterfaceStyle, .preferredContentSizeCategory]
      + (2..<count).map {
        try system.define(definition(of: $0, default: 0, affectsColour: affectsColour[$0]))
      }
  }

  package static func definition(of trait: Int, default number: Int, affectsColour: Bool) -> TraitDefinition {
    let name = ["style", "width", "a", "b", "half", "text"][trait]
    return TraitDefinition(
      property: name, key: name.uppercased(), defaultValue: value(number, of: trait),
      storage: trait < 4 ? .integer : .object, affectsColorAppearance: affectsColour)
  }

  /// A struct of which only the caller knows when two are equal.
  struct Half: TraitObject {
    let value: Int
    var comparesByCode: Bool { true }
    func isEqual(to other: any TraitObject) -> Bool { (other as? Half)?.value == value }
  }
}
