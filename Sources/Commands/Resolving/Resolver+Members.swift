import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `cell.theme`, `AppTheme.bold`, `form.overrides.count` ….
  mutating func member(_ base: Expression, _ member: Identifier, _ range: SourceRange) throws(Problem)
    -> Typed
  {
    if let typed = try fieldOfSide(base, member) { return typed }
    if isDraft(base) { return draft(try requireTrait(mutable: member)) }
    if case .name(let name) = base.kind, variable(name) == nil, environments(named: name).isEmpty,
      let typed = try definitionMember(name, member, base.range)
    {
      return typed
    }
    if let name = nestedType(base), let typed = try definitionMember(name, member, base.range) {
      return typed
    }
    if text(member) == "self" {
      return Typed(code: .constant(.trait(try requireTrait(key: base).id)), type: .trait)
    }
    let receiver = try owner(base, of: member)
    do throws(Problem) { return try self.member(of: receiver, member, range, base) } catch {
      guard let ours = try call(of: member, receiver, base) else { throw error }
      throw Problem(.write(ours, for: "\(source(base)).\(text(member))"), member.range)
    }
  }

  /// A type inside another, by its whole name: `UIImage.DynamicRange`.
  private func nestedType(_ expression: Expression) -> Name? {
    guard case .member(let base, let member) = expression.kind, case .name(let outer) = base.kind,
      let name = world.names.known("\(text(outer)).\(text(member))"), world.entry(name).enumeration >= 0
    else { return nil }
    return name
  }

  /// `left.name`, `right.name` in a struct's `equal { … }`.
  private func fieldOfSide(_ base: Expression, _ member: Identifier) throws(Problem) -> Typed? {
    guard let scope = fieldScope, case .name(let name) = base.kind, name == scope.left || name == scope.right
    else {
      return nil
    }
    guard let index = scope.fields.firstIndex(where: { $0.name == text(member) }) else {
      throw unknownMember(member, text(name), scope.fields.map(\.name))
    }
    return Typed(code: .field(index, of: .local(name == scope.left ? 0 : 1)), type: scope.fields[index].type)
  }

  /// A member of a value.
  private mutating func member(
    of receiver: Typed, _ member: Identifier, _ range: SourceRange, _ base: Expression
  ) throws(Problem) -> Typed {
    switch receiver.type {
    case .environment: return try environmentMember(receiver.code, member, range, base)
    case .collection:
      if member.name.word == .performAsCurrent, let row = Statements[.performAsCurrent] {
        throw Problem(.needsMore(text(member), usage: row.usage), member.range)
      }
      try readHeadroom(member, of: source(base))
      let trait = try requireTrait(property: member)
      return shown(trait, .traitInCollection(trait.id, receiver.code))
    case .overrides:
      if text(member) == "count" { return Typed(code: .overrideCount(receiver.code), type: .int) }
      let trait = try requireTrait(mutable: member)
      return shown(trait, .override(trait, of: receiver.code, range))
    case .structure(let row), .instance(let row):
      let index = try field(member, of: row)
      return Typed(code: .field(index, of: receiver.code), type: world.structs[row].fields[index].type)
    case .layer:
      guard let type = World.layerProperties[text(member)] else {
        throw unknownMember(member, world.describe(.layer), world.memberNames(of: .layer))
      }
      return Typed(code: .stored(layerKey(member), as: type, of: receiver.code, range), type: type)
    default: return try simpleMember(of: receiver, member)
    }
  }

  func simpleMember(of receiver: Typed, _ member: Identifier) throws(Problem) -> Typed {
    let spelling = text(member)
    switch (receiver.type, spelling) {
    case (.list, "count"), (.string, "count"): return Typed(code: .count(of: receiver.code), type: .int)
    case (.enumeration(let row), "rawValue"):
      guard let rawValues = world.enums[row].rawValues else { break }
      return Typed(code: .rawValue(of: receiver.code), type: rawValues.type)
    case (.color, "cgColor"): return Typed(code: .cgColor(of: receiver.code), type: .cgColor)
    case (.archive, _):
      if let property = ArchiveProperty(rawValue: spelling) {
        return Typed(
          code: .archiveProperty(property, of: receiver.code),
          type: property == .count ? .int : .list(.string))
      }
    case (.registration, _):
      if let property = TokenProperty(rawValue: spelling) {
        let types: [TokenProperty: ValueType] = [.calls: .int, .traits: .list(.trait), .target: .environment]
        return Typed(code: .tokenProperty(property, of: receiver.code), type: types[property] ?? .int)
      }
    case (.inspector, _):
      if let property = InspectorProperty(rawValue: spelling) {
        return Typed(code: .inspectorProperty(property, of: receiver.code), type: world.type(of: property))
      }
    case (.trait, _):
      if let property = TraitText(rawValue: spelling) {
        return Typed(code: .traitText(property, receiver.code), type: world.type(of: property))
      }
    default: break
    }
    throw unknownMember(member, world.describe(receiver.type), world.memberNames(of: receiver.type))
  }

  private mutating func environmentMember(
    _ code: Code, _ member: Identifier, _ range: SourceRange, _ base: Expression
  ) throws(Problem) -> Typed {
    let spelling = text(member)
    try checkLook(member, of: code)
    switch spelling {
    case "traits", "traitCollection": return Typed(code: .collection(of: code), type: .collection)
    case "overrides", "traitOverrides": return Typed(code: code, type: .overrides)
    case "view": return Typed(code: .rootView(of: code), type: .environment)
    case "layer": return Typed(code: code, type: .layer)
    default: break
    }
    if let property = EnvironmentProperty(rawValue: spelling) {
      return Typed(code: .property(property, of: code), type: .int)
    }
    if let trait = trait(property: member.name) {
      if frames.last?.surroundings == .color, case .constant(.environment(let id)) = code {
        placeRead = placeRead ?? "\(world.reference(to: id)).\(spelling)"
      }
      return shown(trait, .trait(trait.id, of: code))
    }
    if let type = storedType(of: member.name, at: code) {
      return Typed(
        code: .stored(PropertyKey(name: member.name), as: type, of: code, range),
        type: type == .optional(.image) ? .optional(.string) : type)
    }
    let place = label(of: code, base)
    try readHeadroom(member, of: place)
    if spelling == Resolver.styleOverride {
      throw Problem(
        .write(
          "\(place).overrides.userInterfaceStyle", for: "\(place).\(spelling)",
          where: "\(place).overrides.contains(userInterfaceStyle)"), member.range)
    }
    if let ours = spelling == Resolver.presentationOverride
      ? "show overrides \(place)" : Resolver.treeProperties.contains(spelling) ? "show tree" : nil
    {
      throw Problem(.write(ours, for: "\(place).\(spelling)"), member.range)
    }
    if environments(named: member.name).count == 1, case .constant(.environment(let id)) = code {
      let path = "\(world.reference(to: id))/\(spelling)"
      throw Problem(.write(path, for: path.replacing("/", with: ".")), member.range)
    }
    let known = world.traitPropertyNames + world.memberNames(of: .environment)
    throw Problem(.unknownTraitProperty(spelling, nearest: nearest(member, known)), member.range)
  }

  /// The property for which overrides of the style stand: ``Decision/styleOverrides``.
  static let styleOverride = "overrideUserInterfaceStyle"

  /// The property of a presentation controller for which overrides stand since iOS 17.
  static let presentationOverride = "overrideTraitCollection"

  /// Apple's properties that lead through the tree.
  private static let treeProperties: Set = [
    "superview", "subviews", "children", "parent", "window", "windowScene", "screen",
    "presentationController", "presentedViewController", "presentingViewController",
  ]

  /// What to call an environment in something to write: by its name where it has one, else as it was written.
  private func label(of code: Code, _ base: Expression) -> String {
    if case .constant(.environment(let id)) = code { return world.reference(to: id) }
    return source(base)
  }

  /// The type of a property that environments store: UIKit's, or a plain one that this environment has.
  func storedType(of name: Name, at code: Code) -> ValueType? {
    if let type = World.builtInProperties[text(name)] { return type }
    if case .constant(.environment(let id)) = code { return world.property(name, of: id)?.type }
    return declaredProperties[name] ?? world.plainPropertyType(name)
  }

  /// The place of a struct's or a class's field.
  func field(_ member: Identifier, of row: Int) throws(Problem) -> Int {
    let fields = world.structs[row].fields
    if let index = fields.firstIndex(where: { $0.name == text(member) }) { return index }
    throw unknownMember(member, world.structs[row].name, fields.map(\.name))
  }

  func unknownMember(_ member: Identifier, _ owner: String, _ known: [String]) -> Problem {
    Problem(
      .unknownMember(text(member), of: owner, nearest: nearest(member, known), known: known), member.range)
  }
}
