import Syntax
import Traits

extension Resolver {
  /// `why not cell.theme == bold`, `why not cell.backgroundColor == red`,
  /// `why not details.presentedAs == column`; of a Bool also `why not cell.containedInSettings`, and the same
  /// with `!`.
  mutating func whyNot(_ expression: Expression) throws(Problem) -> Command.Kind {
    switch expression.kind {
    case .binary(.equal, _, let left, let right):
      if let asked = try asked(left) { return whyNot(asked, try wanted(right, asked)) }
      if let asked = try asked(right) { return whyNot(asked, try wanted(left, asked)) }
    case .binary(let operation, _, _, _) where operation != .equal:
      throw Problem(.needsUse(.whyNotComparison, world.examples), expression.range)
    case .unary(.not, let operand):
      if let asked = try asked(operand), asked.type == .bool {
        return whyNot(asked, .constant(.bool(false)))
      }
    default:
      if let asked = try asked(expression), asked.type == .bool {
        return whyNot(asked, .constant(.bool(true)))
      }
    }
    throw Problem(.needsUse(.whyNot, world.examples), expression.range)
  }

  private func whyNot(_ asked: Asked, _ wanted: Code) -> Command.Kind {
    switch asked.subject {
    case .trait(let trait): .whyNot(trait, of: asked.owner, wanted)
    case .inspector(let property): .whyNotInspector(property, of: asked.owner, wanted)
    case .image: .whyNotImage(of: asked.owner, wanted)
    case .color(let key): .whyNotColor(key, of: asked.owner, wanted)
    }
  }

  /// What is asked for, as it would be set.
  private mutating func wanted(_ expression: Expression, _ asked: Asked) throws(Problem) -> Code {
    if case .trait(let view) = asked.subject { return try setting(view, expression).value }
    return try require(expression, asked.type)
  }

  /// What can be asked for: a trait of an environment, or what an inspector tells.
  private struct Asked {
    enum Subject {
      case trait(TraitView)
      case inspector(InspectorProperty)
      /// The image that a view shows, by its file.
      case image
      /// A colour that it shows.
      case color(PropertyKey)
    }

    var subject: Subject
    var owner: Code
    /// The type in which it is read.
    var type: ValueType
  }

  /// What an expression reads, if it can be asked for.
  ///
  /// A bare case, which has no meaning of its own, reads nothing.
  private mutating func asked(_ expression: Expression) throws(Problem) -> Asked? {
    switch expression.kind {
    case .member, .element: break
    default: return nil
    }
    let typed = try resolve(expression)
    var code = typed.code
    if case .shown(let stored, from: _, to: _) = code { code = stored }
    switch code {
    case .trait(let trait, of: let owner), .traitInCollection(let trait, .collection(of: let owner)):
      return Asked(subject: .trait(view(of: trait, in: expression)), owner: owner, type: typed.type)
    case .inspectorProperty(let property, of: let owner):
      return Asked(subject: .inspector(property), owner: owner, type: typed.type)
    case .stored(let key, as: _, of: let owner, _) where text(key.name) == "image":
      return Asked(subject: .image, owner: owner, type: .optional(.string))
    case .stored(let key, as: _, of: let owner, _)
    where World.builtInProperties[text(key.name)] == .optional(.color):
      return Asked(subject: .color(key), owner: owner, type: .optional(.color))
    default: return nil
    }
  }
}
