import Syntax
import Traits

extension Resolver {
  /// `night[Theme]`, `[a, b][0]`.
  mutating func element(_ base: Expression, _ index: Expression, _ range: SourceRange) throws(Problem)
    -> Typed
  {
    if isDraft(base) { return draft(try requireTrait(key: index)) }
    let receiver = try resolve(base)
    switch receiver.type {
    case .collection:
      let trait = try requireTrait(key: index)
      return shown(trait, .traitInCollection(trait.id, receiver.code))
    case .environment:
      let trait = try requireTrait(key: index)
      return shown(trait, .trait(trait.id, of: receiver.code))
    case .overrides:
      let trait = try requireTrait(key: index)
      return shown(trait, .override(trait, of: receiver.code, range))
    case .list(let element):
      return Typed(code: .element(receiver.code, try require(index, .int), range), type: element)
    default:
      throw Problem(.wrongOperand(operator: "[ ]", type: world.describe(receiver.type)), base.range)
    }
  }
}
