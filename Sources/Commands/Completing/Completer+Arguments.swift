import Journals
import Syntax
import Traits
import ViewTree

extension Completer {
  /// What may stand in a call's parentheses: a label, or behind it or without one a value of the parameter's type.
  func arguments(
    of callee: Expression, _ label: Identifier?, _ arguments: [Argument], _ site: CompletionSite,
    _ resolver: inout Resolver
  ) -> [[Candidate]] {
    switch callee.kind {
    case .name(let name):
      let row = world.entry(name).structure
      if row >= 0 { return fields(of: Int(row), label, arguments, site, &resolver) }
      guard arguments.isEmpty, label == nil else { return [] }
      switch world.names[name] {
      case "encode": return values(of: .collection, &resolver)
      case "decode": return values(of: .archive, &resolver)
      default: return []
      }
    case .member(let base, let method):
      return methodArguments(of: base, world.names[method.name], label, arguments, &resolver)
    default: return []
    }
  }

  /// The labels that are still to come, or what the field that is named can hold.
  private func fields(
    of row: Int, _ label: Identifier?, _ arguments: [Argument], _ site: CompletionSite,
    _ resolver: inout Resolver
  ) -> [[Candidate]] {
    let fields = world.structs[row].fields
    if let label {
      let field = fields.first { $0.name == world.names[label.name] }
      return field.map { values(of: $0.type, in: site, &resolver) } ?? []
    }
    let last = arguments.last?.label.map { world.names[$0.name] }
    let start = fields.firstIndex { $0.name == last }.map { $0 + 1 } ?? 0
    return [fields[start...].map { Candidate($0.name + ": ", "field, \(world.describe($0.type))") }]
  }

  private func methodArguments(
    of base: Expression, _ method: String, _ label: Identifier?, _ arguments: [Argument],
    _ resolver: inout Resolver
  ) -> [[Candidate]] {
    let word = label.map { world.names[$0.name] }
    let type = resolver.typeForCompletion(of: base)
    switch (type, method, arguments.count, word) {
    case (.overrides?, "contains", 0, nil), (.overrides?, "remove", 0, nil),
      (.collection?, "replacing", 0, nil),
      (.list(.trait)?, "contains", 0, nil):
      return [traits, keys]
    case (.list(let element)?, "contains", 0, nil): return values(of: element, &resolver)
    case (.collection?, "replacing", 1, nil): return [[Candidate("value: ", "the trait's value in the copy")]]
    case (.collection?, "replacing", 1, "value"?):
      return (try? resolver.requireTrait(key: arguments[0].value)).map { values(of: $0.type, &resolver) }
        ?? []
    case (.collection?, "changedTraits", 0, nil):
      return [[Candidate("from: ", "the collection before, or nil")]]
    case (.collection?, "changedTraits", 0, "from"?): return values(of: .optional(.collection), &resolver)
    case (.collection?, "hasDifferentColorAppearance", 0, nil):
      return [[Candidate("comparedTo: ", "a trait collection, or nil")]]
    case (.collection?, "hasDifferentColorAppearance", 0, "comparedTo"?):
      return values(of: .optional(.collection), &resolver)
    case (.collection?, "containsTraits", 0, nil): return [[Candidate("in: ", "a trait collection")]]
    case (.color?, "resolvedColor", 0, nil), (.image?, "image", 0, nil):
      return [[Candidate("with: ", "a trait collection")]]
    case (.collection?, "containsTraits", 0, "in"?), (.color?, "resolvedColor", 0, "with"?),
      (.image?, "image", 0, "with"?):
      return values(of: .collection, &resolver)
    case (.environment?, "setOverrideTraitCollection", 0, nil):
      return values(of: .optional(.collection), &resolver)
    case (.environment?, "setOverrideTraitCollection", 1, nil):
      return [[Candidate("forChild: ", "the child controller")]]
    case (.environment?, "setOverrideTraitCollection", 1, "forChild"?): return [children(of: base, &resolver)]
    default: return []
    }
  }

  /// The child controllers of a controller.
  private func children(of base: Expression, _ resolver: inout Resolver) -> [Candidate] {
    guard let reference = try? resolver.environment(base), case .known(let id) = reference else { return [] }
    return environments(of: [.controller]) { $0 != id && world.traits.hierarchy.isDescendant($0, of: id) }
  }

  /// What may stand in the brackets behind something: a trait of a collection, a number of a list.
  func elements(of expression: Expression, _ resolver: inout Resolver) -> [[Candidate]] {
    switch resolver.typeForCompletion(of: expression) {
    case .list?: values(of: .int, &resolver)
    case .collection?, .environment?, .overrides?, nil: [keys, traits]
    default: []
    }
  }

  /// What a member says, in a few words.
  func meaning(of member: String, _ type: ValueType) -> String {
    if case .structure(let row) = type,
      let field = world.structs[row].fields.first(where: { $0.name == member })
    {
      return "field, \(world.describe(field.type))"
    }
    if case .instance(let row) = type,
      let field = world.structs[row].fields.first(where: { $0.name == member })
    {
      return "field, \(world.describe(field.type))"
    }
    return Self.memberMeanings[member] ?? "member of \(world.describe(type))"
  }

  private static let memberMeanings: [String: String] = [
    "traits": "all traits, a trait collection", "traitCollection": "all traits, a trait collection",
    "overrides": "its own trait overrides", "traitOverrides": "its own trait overrides",
    "view": "the controller's root view", "layer": "its layer, with borderColor and shadowColor",
    "layouts": "how often it was laid out, Int", "draws": "how often it was drawn, Int",
    "registrations": "how many registrations it has, Int", "backgroundColor": "a colour, or nil",
    "tintColor": "a colour, or nil", "text": "String?", "title": "String?",
    "image": "an image of `define image`",
    "count": "how many, Int", "contains": "whether one is set, or is in it: contains(theme)",
    "remove": "takes an override away: remove(Theme.self)",
    "changedTraits": "what differs: changedTraits(from: night)",
    "containsTraits": "whether it has all of another's: containsTraits(in: night)",
    "hasDifferentColorAppearance": "whether colours look otherwise: …(comparedTo: night)",
    "modifyingTraits": "a copy with other values: modifyingTraits { … }",
    "replacing": "a copy with one other value: replacing(Theme.self, value: .bold)",
    "performAsCurrent": "runs statements with it as current: performAsCurrent { … }",
    "identifiers": "the traits that travel, by identifier", "borderColor": "a CGColor, or nil",
    "shadowColor": "a CGColor, or nil", "calls": "how often it was called, Int",
    "target": "whom the action is sent to", "presentedAs": "column, overlay, sheet or hidden",
    "placement": "fullHeight or underToolbar, of a column", "width": "in points, of a column, Double?",
    "isPresented": "Bool", "rawValue": "the case's number, Int",
    "cgColor": "resolved for good, as layers hold it",
    "resolvedColor": "the colour for some traits: resolvedColor(with: night)",
    "name": "how print-outs call the trait, String", "identifier": "reverse DNS, String?",
    "defaultValue": "the value without any override",
    "affectsColorAppearance": "whether colours are resolved again, Bool",
    "storage": "integer, floating or object",
  ]

  /// The methods of an environment that are statements; one that is not known may have all.
  func methods(of owner: EnvironmentID?) -> [Candidate] {
    let kind = owner.map { world.traits.hierarchy.kind(of: $0) }
    let all: [(method: String, meaning: String, owners: Set<EnvironmentKind>)] = [
      ("setNeedsLayout()", "asks for a layout", [.window, .view]),
      ("setNeedsDisplay()", "asks for a drawing", [.window, .view]),
      ("setNeedsUpdateProperties()", "asks for updateProperties()", [.window, .view, .controller]),
      ("setNeedsUpdateConstraints()", "asks for updateConstraints()", [.window, .view]),
      ("updateTraitsIfNeeded()", "updates traits at once", [.window, .view, .controller]),
      ("updatePropertiesIfNeeded()", "updates properties at once", [.window, .view, .controller]),
      ("setOverrideTraitCollection(", "gives a child controller other traits", [.controller]),
    ]
    return all.filter { method in kind.map { method.owners.contains($0) } ?? true }.map {
      Candidate($0.method, $0.meaning)
    }
  }
}
