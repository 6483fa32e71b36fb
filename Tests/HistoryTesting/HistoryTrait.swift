package import Traits

/// The traits of a history: two of Apple's, two numbers of one's own, of which one affects colours, a struct with an equality of its own, an
/// optional string, an instance of a class, and a number that is defined only in the midst of a history.
package enum HistoryTrait {
  package static let properties = ["userInterfaceStyle", "horizontalSizeClass", "a", "b", "c", "d", "k", "e"]
  /// How many of them there are from the start.
  package static let countAtFirst = 7
  /// How many of them are Apple's: these are predicted, and images are looked up by them.
  package static let systemCount = 2
  /// Whether colours follow them at first.
  package static let affectsColour = [true, false, false, true, false, false, false, false]
  /// Those whose default a redefinition may change: neither Apple's, nor one that shares its data, nor one of instances.
  package static let redefinable = [3, 4, 5, 7]
  /// The three values of each as the language writes them.
  package static let values = [
    ["unspecified", "light", "dark"], ["unspecified", "compact", "regular"], ["0", "1", "2"],
    ["0", "1", "2"], ["Half(value: 0)", "Half(value: 1)", "Half(value: 2)"],
    ["nil", "\"one\"", "\"two\""], ["nil", "one", "two"], ["0", "1", "2"],
  ]

  /// A value by which all that are equal to it are known: the first two structs are equal.
  package static func canonical(_ value: Int, of trait: Int) -> Int { trait == 4 ? value / 2 * 2 : value }

  /// A value as the engine keeps it.
  package static func value(_ number: Int, of trait: Int) -> TraitValue { table[trait][number] }

  private static let table = properties.indices.map { trait in
    (0..<3).map { number -> TraitValue in
      switch trait {
      case 4: .object(Half(number))
      case 5: number == 0 ? .object(TraitNil()) : .string(values[trait][number])
      case 6: number == 0 ? .object(TraitNil()) : .object(Instance())
      default: .integer(number)
      }
    }
  }

  /// The canonical number of a value of the engine's.
  package static func number(of value: TraitValue, of trait: Int) -> Int? {
    (0..<3).first { self.value($0, of: trait).isEqual(to: value) }
  }

  /// The traits in a system, where all are defined but Apple's and those that come later.
  package static func define(in system: inout TraitSystem) throws -> [TraitID] {
    let systemTraits = properties.prefix(systemCount).compactMap { SystemTrait.named($0)?.id }
    return try systemTraits
      + (systemCount..<countAtFirst).map { trait in
        try system.define(declaration(of: trait, default: 0, affectsColour: affectsColour[trait]))
      }
  }

  /// What a trait of one's own is.
  package static func declaration(
    of trait: Int, default number: Int, affectsColour: Bool
  ) -> TraitDeclaration {
    TraitDeclaration(
      property: properties[trait], definition: properties[trait].uppercased(),
      defaultValue: value(number, of: trait), affectsColorAppearance: affectsColour)
  }

  /// A struct with an equality of its own: two values count as the same where their halves do.
  private final class Half: TraitObject {
    let value: Int

    init(_ value: Int) { self.value = value }

    func isEqual(to other: any TraitObject) -> Bool {
      (other as? Half).map { $0.value / 2 == value / 2 } ?? false
    }
    func hash(into hasher: inout Hasher) { hasher.combine(value / 2) }
  }

  /// An instance of a class, which is nothing but itself.
  private final class Instance: TraitObject {
    func isEqual(to other: any TraitObject) -> Bool { other === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
