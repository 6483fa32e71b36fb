package import Traits

/// The traits of a history: two of Apple's, two numbers of one's own, of which one affects colours, a struct with an equality of its own, and
/// an optional string.
package enum HistoryTrait {
  package static let properties = ["userInterfaceStyle", "horizontalSizeClass", "a", "b", "c", "d"]
  package static let isSystem = [true, true, false, false, false, false]
  package static let affectsColour = [true, false, false, true, false, false]
  /// The three values of each as the language writes them.
  package static let values = [
    ["unspecified", "light", "dark"], ["unspecified", "compact", "regular"], ["0", "1", "2"],
    ["0", "1", "2"], ["Half(value: 0)", "Half(value: 1)", "Half(value: 2)"],
    ["nil", "\"one\"", "\"two\""],
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
      default: .integer(number)
      }
    }
  }

  /// The canonical number of a value of the engine's.
  package static func number(of value: TraitValue, of trait: Int) -> Int? {
    (0..<3).first { self.value($0, of: trait).isEqual(to: value) }
  }

  /// The traits in a system, where all but Apple's are defined.
  package static func define(in system: inout TraitSystem) throws -> [TraitID] {
    var traits = properties.prefix(2).compactMap { SystemTrait.named($0)?.id }
    for trait in 2..<properties.count {
      traits.append(
        try system.define(
          TraitDeclaration(
            property: properties[trait], definition: properties[trait].uppercased(),
            defaultValue: value(0, of: trait), affectsColorAppearance: affectsColour[trait])))
    }
    return traits
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
}
