import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Completer {
  /// What a place can be given, or compared with: an environment shows the name of a file, and is given an image.
  func operands(of expression: Expression, _ resolver: inout Resolver) -> [Candidate] {
    if case .member(_, let member) = expression.kind, world.names[member.name] == "image" {
      return constants(of: .optional(.image))
    }
    return constants(of: resolver.typeForCompletion(of: expression))
  }

  /// The constants of a type: an enum's cases, colours, `true` and `false`.
  func constants(of type: ValueType?) -> [Candidate] {
    switch type {
    case .enumeration(let row)?:
      world.enums[row].cases.map { Candidate($0, "case of \(world.enums[row].name)") }
    case .bool?: [Candidate("true", "Bool"), Candidate("false", "Bool")]
    case .color?: world.colorNames.map { Candidate($0, "colour") }
    case .image?: world.imageNames.map { Candidate($0, "image") }
    case .optional(let wrapped)?: constants(of: wrapped) + [Candidate("nil", "no value")]
    case .trait?: keys
    default: []
    }
  }

  /// The members of a value or of a definition.
  func members(of expression: Expression, _ resolver: inout Resolver) -> [Candidate] {
    if case .name(let name) = expression.kind, resolver.typeForCompletion(of: expression) == nil {
      return definitionMembers(name)
    }
    guard let type = resolver.typeForCompletion(of: expression) else { return [] }
    let own = world.memberNames(of: type).filter { name in
      world.names.known(name).map { world.entry($0).traitProperty < 0 } ?? true
    }
    let members = own.map { Candidate($0, "member of \(world.describe(type))") }
    switch type {
    case .environment: return traits + members + methods
    case .collection, .overrides: return traits + members
    default: return members
    }
  }

  /// What an override may be of: the traits of an environment, and the view of a controller, which has its own.
  func overridable(_ expression: Expression, _ resolver: inout Resolver) -> [Candidate] {
    guard resolver.typeForCompletion(of: expression) == .environment else {
      return members(of: expression, &resolver)
    }
    guard let reference = try? resolver.environment(expression), case .known(let id) = reference,
      world.traits.hierarchy.rootView(of: id) != nil
    else { return traits }
    return traits + [Candidate("view", "the controller's view")]
  }

  private var methods: [Candidate] {
    [
      Candidate("setNeedsLayout()", "asks for a layout"),
      Candidate("setNeedsDisplay()", "asks for a drawing"),
      Candidate("setNeedsUpdateProperties()", "asks for updateProperties()"),
      Candidate("setNeedsUpdateConstraints()", "asks for updateConstraints()"),
      Candidate("updateTraitsIfNeeded()", "updates traits at once"),
      Candidate("updatePropertiesIfNeeded()", "updates properties at once"),
      Candidate("setOverrideTraitCollection(", "gives a child controller other traits"),
    ]
  }

  private func definitionMembers(_ name: Name) -> [Candidate] {
    if name.word == .traitCollectionClass {
      return [Candidate("current", "the collection that UIKit set for a callback")] + lists
    }
    let entry = world.entry(name)
    if entry.enumeration >= 0 { return constants(of: .enumeration(Int(entry.enumeration))) }
    if entry.structure >= 0 {
      return world.structs[Int(entry.structure)].isClass
        ? [] : [Candidate("comparisons", "how often == was asked")]
    }
    guard entry.traitKey >= 0 else { return [] }
    return TraitText.allCases.map { Candidate($0.rawValue, "what the definition says") } + [
      Candidate("self", "the key")
    ]
  }

  /// The environments below another, for a path.
  func steps(below expression: Expression, _ resolver: inout Resolver) -> [Candidate] {
    guard let reference = try? resolver.environment(expression), case .known(let id) = reference else {
      return []
    }
    return world.traits.hierarchy.preorder(from: id).dropFirst().filter { world.name(of: $0) != nil }.map {
      Candidate(world.label(of: $0), "\(world.traits.hierarchy.kind(of: $0))")
    }
  }

  /// What may stand in a call's parentheses: a struct's labels, or traits.
  func arguments(of expression: Expression) -> [Candidate] {
    switch expression.kind {
    case .name(let name):
      let row = world.entry(name).structure
      guard row >= 0 else { return [] }
      return world.structs[Int(row)].fields.map { Candidate($0.name + ": ", world.describe($0.type)) }
    case .member(_, let method):
      switch world.names[method.name] {
      case "contains", "remove", "replacing": return traits + keys
      case "setOverrideTraitCollection":
        return [
          Candidate("traits", "a trait collection: traits { … }"), Candidate("nil", "takes them back"),
          Candidate("forChild: ", "the child controller"),
        ]
      case "containsTraits": return [Candidate("in: ", "a trait collection")]
      case "hasDifferentColorAppearance": return [Candidate("comparedTo: ", "a trait collection, or nil")]
      case "changedTraits": return [Candidate("from: ", "the collection before")]
      case "resolvedColor", "image": return [Candidate("with: ", "a trait collection")]
      default: return []
      }
    default: return []
    }
  }
}
