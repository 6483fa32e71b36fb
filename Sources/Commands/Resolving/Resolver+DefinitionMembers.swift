import Journals
import Syntax
import Traits

/// What stands behind the name of a type or a trait.
extension Resolver {
  /// A member of a definition: a case, a trait's text, a struct's counter.
  ///
  /// Types and traits are separate kinds of name: what has the member is meant, the type where both do.
  mutating func definitionMember(_ name: Name, _ member: Identifier, _ range: SourceRange)
    throws(Problem) -> Typed?
  {
    if name.word == .traitCollectionClass { return try collectionClassMember(member) }
    let (row, trait) = (world.entry(name).enumeration, trait(key: name))
    if row >= 0, let index = world.enums[Int(row)].cases.firstIndex(of: text(member)) {
      return Typed(code: .constant(.enumCase(row, Int32(index))), type: .enumeration(Int(row)))
    }
    if let counter = counter(of: name, member) { return counter }
    if let trait, text(member) == TraitText.defaultValue.rawValue {
      return shown(trait, .defaultValue(trait.id))
    }
    if let trait, TraitText(rawValue: text(member)) != nil {
      return try simpleMember(of: Typed(code: .constant(.trait(trait.id)), type: .trait), member)
    }
    if trait != nil, text(member) == "self" { return nil }
    try checkDefinition(name, member)
    return nil
  }

  /// How often two values of a struct were compared: `Palette.comparisons`.
  private mutating func counter(of name: Name, _ member: Identifier) -> Typed? {
    let row = Int(world.entry(name).structure)
    guard row >= 0, !world.structs[row].isClass, text(member) == "comparisons" else { return nil }
    noteUse(of: .structure(row))
    return Typed(code: .comparisons(row), type: .int)
  }

  /// The error that a definition has no such member, unless something with a value has the name as well.
  private func checkDefinition(_ name: Name, _ member: Identifier) throws(Problem) {
    let entry = world.entry(name)
    if world.colorConstant(name) != nil || entry.image >= 0 || entry.inspector >= 0 { return }
    if entry.enumeration >= 0 {
      let definition = world.enums[Int(entry.enumeration)]
      throw Problem(
        .unknownCase(
          text(member), of: definition.name,
          nearest: nearestCase(to: text(member), among: definition.cases), cases: definition.cases),
        member.range)
    }
    if entry.structure >= 0 {
      let isClass = world.structs[Int(entry.structure)].isClass
      throw unknownMember(member, text(name), isClass ? [] : ["comparisons"])
    }
    if entry.traitKey >= 0 {
      throw unknownMember(member, world.describe(.trait), world.memberNames(of: .trait))
    }
  }

  /// `UITraitCollection.current`, and Apple's lists.
  func collectionClassMember(_ member: Identifier) throws(Problem) -> Typed {
    if text(member) == "current" { return Typed(code: .currentTraits, type: .collection) }
    if let list = traitList(text(member)) { return list }
    throw unknownMember(member, "UITraitCollection", ["current"] + World.traitListNames)
  }
}
