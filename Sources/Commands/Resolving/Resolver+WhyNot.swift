import Syntax
import Traits

extension Resolver {
  /// `why not cell.theme == bold`; of a Bool also `why not cell.containedInSettings`, and the same with `!`.
  mutating func whyNot(_ expression: Expression) throws(Problem) -> Command.Kind {
    switch expression.kind {
    case .binary(.equal, _, let left, let right):
      if let place = try traitPlace(left) { return try whyNot(place, right) }
      if let place = try traitPlace(right) { return try whyNot(place, left) }
    case .unary(.not, let operand):
      if let place = try traitPlace(operand), place.type == .bool {
        return .whyNot(place.trait, of: place.environment, .constant(.bool(false)))
      }
    default:
      if let place = try traitPlace(expression), place.type == .bool {
        return .whyNot(place.trait, of: place.environment, .constant(.bool(true)))
      }
    }
    throw Problem(.needsUse("why not"), expression.range)
  }

  private mutating func whyNot(_ place: TraitPlace, _ wanted: Expression) throws(Problem) -> Command.Kind {
    .whyNot(place.trait, of: place.environment, try require(wanted, place.type))
  }

  /// The trait of an environment that an expression reads.
  private struct TraitPlace {
    var trait: TraitID
    var environment: Code
    /// The type in which the trait is read.
    var type: ValueType
  }

  /// What an expression reads, if that is a trait of an environment.
  ///
  /// A bare case, which has no meaning of its own, reads none.
  private mutating func traitPlace(_ expression: Expression) throws(Problem) -> TraitPlace? {
    switch expression.kind {
    case .member, .element: break
    default: return nil
    }
    let typed = try resolve(expression)
    var code = typed.code
    if case .shown(let stored, from: _, to: _) = code { code = stored }
    switch code {
    case .trait(let trait, of: let environment):
      return TraitPlace(trait: trait, environment: environment, type: typed.type)
    case .traitInCollection(let trait, .collection(of: let environment), _):
      return TraitPlace(trait: trait, environment: environment, type: typed.type)
    default: return nil
    }
  }
}
