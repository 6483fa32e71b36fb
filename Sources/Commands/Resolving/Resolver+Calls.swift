import Journals
import Syntax
import Traits
import ViewTree

extension Resolver {
  /// `Badge(count: 1)`, `form.overrides.contains(theme)`, `night.changedTraits(from: phone)` ….
  mutating func call(_ callee: Expression, _ arguments: [Argument], _ range: SourceRange) throws(Problem)
    -> Typed
  {
    switch callee.kind {
    case .name(let name):
      let row = world.entry(name).structure
      if row >= 0 { return try structure(Int(row), arguments, range) }
      if let typed = try function(name, arguments, range) { return typed }
      if let problem = swiftSpelling(Identifier(name, callee.range), arguments) { throw problem }
      let known = world.structs.indices.filter { world.isCurrent(structure: $0) }.map {
        world.structs[$0].name
      }
      if let nearest = Spelling.nearest(to: text(name), among: known), variable(name) == nil {
        throw Problem(.unknownName(text(name), nearest: nearest), callee.range)
      }
      if let problem = newObject(callee, arguments, "NAME", range) { throw problem }
      if ownType?.name == name {
        throw Problem(
          .engine(
            cause: "`\(text(name))` is being defined, and has no values yet",
            suggestion: "an optional that begins as nil can hold one later: `next: \(text(name))? = nil`"),
          callee.range)
      }
      throw Problem(.notCallable(text(name)), callee.range)
    case .member(let base, let method):
      return try self.method(base, method, arguments, range)
    default:
      throw Problem(.notCallable("this"), callee.range)
    }
  }

  /// Swift that is close, and what to write for it.
  private func swiftSpelling(_ method: Identifier, _ arguments: [Argument]) -> Problem? {
    guard text(method) == "unregisterForTraitChanges" else { return nil }
    let token = arguments.first.map { source($0.value) } ?? "NAME"
    return Problem(.write("unregister \(token)", for: text(method)), method.range)
  }

  /// `UIView()`: an object of one of UIKit's classes is made by a statement, under a name.
  mutating func newObject(_ callee: Expression, _ arguments: [Argument], _ name: String, _ range: SourceRange)
    -> Problem?
  {
    guard case .name(let type) = callee.kind, variable(type) == nil, world.entry(type).structure < 0,
      let kind = SwiftWords.kind(ofClass: text(type))
    else { return nil }
    let found = text(type) + (arguments.isEmpty ? "()" : "(…)")
    return Problem(.write("create \(kind) \(name)", for: found), range)
  }

  private mutating func method(
    _ base: Expression, _ method: Identifier, _ arguments: [Argument], _ range: SourceRange
  ) throws(Problem) -> Typed {
    let name = text(method)
    if let problem = swiftSpelling(method, arguments) { throw problem }
    if Resolver.methodStatements.contains(name), !arguments.isEmpty {
      throw Problem(.wrongArguments("\(source(base)).\(name)()"), range)
    }
    if Resolver.methodStatements.contains(name) || name == Resolver.childOverride {
      throw Problem(.notHere(name), range)
    }
    let receiver = try resolve(base)
    if receiver.type == .environment, let hint = statement(for: name, of: source(base), arguments) {
      let found = "\(source(base)).\(name)" + (arguments.isEmpty ? "()" : "(…)")
      throw Problem(.write(hint, for: found), method.range)
    }
    switch (receiver.type, name) {
    case (.overrides, "contains"):
      let trait = try requireTrait(key: try only(arguments, nil, name, range))
      return Typed(code: .hasOverride(trait.id, of: receiver.code), type: .bool)
    case (.overrides, "remove"):
      throw Problem(.notHere(name), range)
    case (.collection, "changedTraits"):
      let previous = try require(try only(arguments, "from", name, range), .optional(.collection))
      return Typed(code: .changedTraits(receiver.code, from: previous), type: .list(.trait))
    case (.collection, "containsTraits"):
      let other = try require(try only(arguments, "in", name, range), .collection)
      return Typed(code: .containsTraits(receiver.code, in: other), type: .bool)
    case (.collection, "hasDifferentColorAppearance"):
      let other = try require(try only(arguments, "comparedTo", name, range), .optional(.collection))
      return Typed(code: .differsInColor(receiver.code, from: other), type: .bool)
    case (.collection, "replacing"):
      let setting = try keyAndValue(arguments, "replacing(TRAIT, value: VALUE)", range)
      return Typed(code: .modifying(receiver.code, [setting]), type: .collection)
    case (.image, "image"):
      let collection = try require(try only(arguments, "with", name, range), .collection)
      return Typed(code: .imageFile(receiver.code, with: collection), type: .optional(.string))
    case (.color, "resolvedColor"):
      let collection = try require(try only(arguments, "with", name, range), .collection)
      return Typed(code: .resolvedColor(receiver.code, with: collection), type: .color)
    case (.list(.trait), "contains"):
      let trait = try require(try only(arguments, nil, name, range), .trait)
      return Typed(code: .contains(receiver.code, trait), type: .bool)
    case (.list(let element), "contains"):
      let value = try require(try only(arguments, nil, name, range), element)
      return Typed(code: .contains(receiver.code, value), type: .bool)
    default: throw unknownMethod(base, method, arguments, receiver.type)
    }
  }

  /// A method that a value does not have; what it has may be a property of that name.
  private mutating func unknownMethod(
    _ base: Expression, _ method: Identifier, _ arguments: [Argument], _ type: ValueType
  ) -> Problem {
    if arguments.isEmpty, (try? member(base, method, method.range)) != nil {
      let property = "\(source(base)).\(text(method))"
      return Problem(.write(property, for: property + "()"), method.range)
    }
    let known = world.methodNames(of: type)
    return Problem(
      .unknownMember(
        text(method), of: world.describe(type), nearest: nearest(method, known), known: known,
        hint: known.isEmpty ? "leave out `.\(text(method))(\(arguments.isEmpty ? "" : "…"))`" : nil),
      method.range)
  }

  /// The statement that stands for one of UIKit's methods.
  private func statement(for method: String, of place: String, _ arguments: [Argument]) -> String? {
    let other = arguments.first.map { source($0.value) } ?? "…"
    var isOut = false
    if case .nothing? = arguments.first?.value.kind { isOut = true }
    switch method {
    case "didMove" where isOut, "willMove" where isOut: return "remove \(place)"
    case "removeFromSuperview", "removeFromParent": return "remove \(place)"
    case "addSubview", "addChild", "insertSubview", "addArrangedSubview":
      return other.contains("…") ? "create view badge in \(place)" : "move \(other) to \(place)"
    case "didMove", "willMove": return "move \(place) to \(other)"
    case "layoutIfNeeded", "updateConstraintsIfNeeded": return "update"
    case "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews": return "invalidate \(place)"
    case "draw": return "invalidate \(place) display"
    case "updateProperties": return "invalidate \(place) properties"
    case "updateConstraints", "updateViewConstraints": return "invalidate \(place) constraints"
    case "beginAppearanceTransition": return "appear \(place)"
    default: return nil
    }
  }

  /// The one argument of a method, with its label.
  func only(_ arguments: [Argument], _ label: String?, _ method: String, _ range: SourceRange)
    throws(Problem) -> Expression
  {
    guard arguments.count == 1, let argument = arguments.first, argument.label.map({ text($0) }) == label
    else {
      throw Problem(.wrongArguments(label.map { "\(method)(\($0): …)" } ?? "\(method)(VALUE)"), range)
    }
    return argument.value
  }

  /// `Badge(count: 1)`: fields by label, in order; those left out take their defaults.
  private mutating func structure(_ row: Int, _ arguments: [Argument], _ range: SourceRange) throws(Problem)
    -> Typed
  {
    let definition = world.structs[row]
    var values: [Code?] = definition.fields.indices.map { index in
      definition.fields[index].defaultValue.map { _ in .defaultField(Int32(row), index) }
    }
    var next = 0
    for argument in arguments {
      guard let label = argument.label,
        let index = definition.fields.indices.first(where: {
          $0 >= next && definition.fields[$0].name == text(label)
        })
      else {
        throw Problem(
          .wrongArguments(
            definition.name + "(" + definition.fields.map { "\($0.name): …" }.joined(separator: ", ") + ")"),
          argument.label?.range ?? argument.value.range)
      }
      values[index] = try require(argument.value, definition.fields[index].type)
      next = index + 1
    }
    var codes: [Code] = []
    for (index, value) in values.enumerated() {
      guard let value else {
        let name = definition.fields[index].name
        throw Problem(
          .missingArgument(name, of: definition.name, usage: "\(definition.name)(\(name): …)"), range)
      }
      codes.append(value)
    }
    if definition.isClass { return Typed(code: .newInstance(Int32(row), codes), type: .instance(row)) }
    return Typed(code: .structure(Int32(row), codes), type: .structure(row))
  }
}
