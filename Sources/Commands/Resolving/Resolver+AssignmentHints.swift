import Journals
import Syntax
import Traits
import ViewTree

/// What to write where something was assigned to that is set by another statement.
extension Resolver {
  /// What does what `cell[Theme] = bold` or `night[Theme] = bold` says.
  mutating func otherElement(
    _ type: ValueType, _ base: Expression, _ key: Expression, _ value: Expression
  ) -> String? {
    guard type == .environment || type == .collection, let trait = try? requireTrait(key: key) else {
      return nil
    }
    if type == .environment { return "override \(source(base))[\(source(key))] = \(source(value))" }
    return "\(source(base)) modifying { \(world.declaration(of: trait).property) = \(source(value)) }"
  }

  /// Whether a local is what a handler or an action is called with.
  func isGiven(_ name: Name, _ place: Int32) -> Bool {
    isInHandler
      && (["sender", "previous", "self"].contains(text(name))
        || frames.last?.surroundings == .action && place < 3)
  }

  /// Whether a local is a copy of a variable of the block around the one that runs later.
  func isCopy(_ place: Int32) -> Bool {
    frames.last?.captured.contains { $0.place == place && $0.isCopy } ?? false
  }

  /// What sets overrides, where a collection or other overrides were assigned to all of them.
  func assignedOverrides(
    _ base: Expression, _ member: Identifier, _ value: Expression, _ range: SourceRange
  ) -> Problem {
    var examples = world.examples
    let place = source(base)
    if !place.contains("…") { examples.place = place }
    guard case .traits(let settings) = value.kind, !settings.isEmpty else {
      return Problem(.needsUse(.assignedOverrides, examples), range)
    }
    let lines = settings.map { setting in
      var key = source(setting.key)
      if case .name(let name) = setting.key.kind, trait(property: name) == nil { key = "[\(key)]" }
      return (key, source(setting.value))
    }
    let ours: String
    if lines.count == 1 {
      ours = examples.place + (lines[0].0.hasPrefix("[") ? "" : ".") + "\(lines[0].0) = \(lines[0].1)"
    } else {
      ours = "\(examples.place) { \(lines.map { "\($0.0) = \($0.1)" }.joined(separator: "; ")) }"
    }
    return Problem(.write("override \(ours)", for: "\(place).\(text(member)) = …"), range)
  }

  /// What to write in the block of an environment, or in a handler of it, where a trait or a property was
  /// assigned to by its name alone.
  func ownAssignment(_ name: Name, _ value: Expression) -> String? {
    let isTrait = trait(property: name) != nil
    guard isTrait || World.builtInProperties[text(name)] != nil else { return nil }
    if let parent = parents.last {
      if isTrait { return "override \(text(name)) = \(source(value))" }
      let place: String? =
        switch parent {
        case .known(let id): world.reference(to: id)
        case .created(let place): created(place).map { text($0.name) }
        }
      return place.map { "set \($0).\(text(name)) = \(source(value))" }
    }
    guard frames.last?.sender != nil else { return nil }
    return "\(isTrait ? "override" : "set") sender.\(text(name)) = \(source(value))"
  }

  /// The words of an expression that is a name, a path or a simple literal, for a hint.
  func source(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): text(name)
    case .implicitCase(let name): "." + text(name)
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .step(let base, let step): source(base) + "/" + text(step)
    case .member(let base, let member): source(base) + "." + text(member)
    case .element(let base, let key): source(base) + "[" + source(key) + "]"
    default: "…"
    }
  }
}

extension Resolver {
  /// What an environment does not store: what it counts or has otherwise, and what nobody has.
  func notStored(_ member: Identifier, of code: Code, _ place: String, _ value: Expression)
    -> Problem
  {
    let name = text(member)
    if name == Resolver.presentationOverride {
      return Problem(.write("override \(place) { … }", for: "\(place).\(name) = …"), member.range)
    }
    if let instead = instead(ofSetting: name, of: place) {
      return Problem(.readOnly(name, of: "an environment", instead: instead), member.range)
    }
    var kind = "view"
    if case .constant(.environment(let id)) = code { kind = "\(world.traits.hierarchy.kind(of: id))" }
    let known = Array(World.builtInProperties.keys) + world.traitPropertyNames
    return Problem(
      .unknownMember(
        name, of: "an environment", nearest: nearest(member, known),
        hint: "`\(kind) \(place) { var \(name) = \(literal(value)) }` gives it one"), member.range)
  }

  /// What changes what an environment has and no assignment can.
  private func instead(ofSetting property: String, of place: String) -> String? {
    switch property {
    case "traits", "traitCollection": "write `override \(place).\(world.examples.trait) = …`"
    case "view": "`move … to \(place)` puts a view into it"
    case "layer": "write `\(place).layer.borderColor = …`"
    case "layouts": "`invalidate \(place)` asks for another layout"
    case "draws": "`invalidate \(place) display` asks for another drawing"
    case "registrations": "`register \(place) for \(world.examples.trait) { … }` adds one"
    default: nil
    }
  }

  /// The words of a simple literal, for a hint.
  private func literal(_ expression: Expression) -> String {
    switch expression.kind {
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    default: "…"
    }
  }
}
