import Syntax
import Traits

/// The functions that the language has itself, and Apple's initialisers of trait collections.
extension Resolver {
  /// `encode(c)`, `decode(d)`, `UITraitCollection(traitsFrom: […])`; nothing where the name is another.
  mutating func function(_ name: Name, _ arguments: [Argument], _ range: SourceRange) throws(Problem)
    -> Typed?
  {
    switch text(name) {
    case "encode":
      let collection = try require(try only(arguments, nil, "encode", range), .collection)
      return Typed(code: .encode(collection), type: .archive)
    case "decode":
      let archive = try require(try only(arguments, nil, "decode", range), .archive)
      return Typed(code: .decode(archive), type: .collection)
    default:
      return name.word == .traitCollectionClass ? try collection(arguments, range) : nil
    }
  }

  /// `UITraitCollection(traitsFrom: [a, b])`, `UITraitCollection(userInterfaceStyle: .dark)`,
  /// `UITraitCollection(Theme.self, value: .bold)`.
  private mutating func collection(_ arguments: [Argument], _ range: SourceRange) throws(Problem) -> Typed {
    guard let first = arguments.first, arguments.count == 1, let label = first.label else {
      let setting = try keyAndValue(arguments, "traits { userInterfaceStyle = dark }", range)
      return Typed(code: .traits([setting]), type: .collection)
    }
    if label.name.word == .traitsFrom {
      return Typed(code: .merged(try require(first.value, .list(.collection))), type: .collection)
    }
    let trait = try requireTrait(property: label)
    guard world.traits.declaration(of: trait.id).isSystem else {
      throw Problem(
        .write("traits { \(text(label)) = … }", for: "UITraitCollection(\(text(label)): …)"), range)
    }
    return Typed(code: .traits([try setting(trait, first.value)]), type: .collection)
  }

  /// `Theme.self, value: .bold`.
  mutating func keyAndValue(_ arguments: [Argument], _ usage: String, _ range: SourceRange) throws(Problem)
    -> Code.TraitSetting
  {
    guard arguments.count == 2, arguments[0].label == nil,
      arguments[1].label.map({ text($0) }) == "value"
    else { throw Problem(.wrongArguments(usage), range) }
    return try setting(try requireTrait(key: arguments[0].value), arguments[1].value)
  }
}
