import Commands
import Journals
import Syntax
import Traits

extension Playground {
  /// `define …`, `redefine …`.
  func define(_ definition: Definition) throws(Problem) {
    switch definition {
    case .enumeration(let name, let parts, let isReplacing):
      world.define(name.name, parts, isReplacing: isReplacing)
      confirm(.definedEnum(name: parts.name, cases: parts.cases))
    case .structure(let name, let parts, let isReplacing):
      var parts = parts
      parts.equality?.origin = origin
      let unwarned = isReplacing ? traitsWithoutInstances : []
      world.define(name.name, parts, isReplacing: isReplacing)
      if isReplacing, let endless = world.structWithEndlessDefaults(limit: Limit.steps) {
        throw Problem(.endlessDefault(endless), name.range)
      }
      warn(ofInstancesIn: unwarned, at: name.range)
      let fields = parts.fields.map { "\($0.name): \(world.describe($0.type))" }
      confirm(
        parts.isClass
          ? .definedClass(name: parts.name, fields: fields) : .definedStruct(name: parts.name, fields: fields)
      )
    case .trait(let name, let parts, let isReplacing):
      try define(name, parts, isReplacing: isReplacing)
    case .key(let name, let defaultValue, let isReplacing):
      let value = try evaluate(defaultValue.code)
      world.define(name.name, key: defaultValue.type, default: value, isReplacing: isReplacing)
      confirm(
        .definedKey(
          name: world.names[name.name], type: world.describe(defaultValue.type),
          defaultValue: world.literal(value)))
    case .accessor(let property, for: let name):
      try engine { () throws(TraitProblem) in try world.extendTraits(property.name, for: name) }
      confirm(.extendedTraits(property: world.names[property.name], definition: world.names[name]))
    case .image(let name, let variants, let isReplacing):
      world.define(name.name, image: variants, isReplacing: isReplacing)
      if isReplacing { try redrawLooks() }
      confirm(.definedImage(name: world.names[name.name], files: variants.map { $0.file }))
    case .color(let name, let expression, let isReplacing, reads: let place):
      if let place { post(.notice(.colorReadsPlace(place))) }
      var expression = expression
      expression.origin = origin
      world.define(name.name, color: expression, isReplacing: isReplacing)
      if isReplacing { try redrawLooks() }
      confirm(.definedColor(name: world.names[name.name]))
    case .action(let name, let parts, let isReplacing):
      world.define(name.name, parts, origin: origin, isReplacing: isReplacing)
      confirm(.definedAction(name: world.names[name.name], parameters: parts.parameters))
    }
  }

  /// The definitions of traits whose values can hold no instance of a class, and the types of the values.
  private var traitsWithoutInstances: [(definition: String, type: ValueType)] {
    world.traitDefinitions.map { ($0.definition, $0.type) }.filter { world.heldClass(in: $0.type) == nil }
  }

  /// Warns of those traits whose values can hold instances of a class, of several by the first one's name.
  private func warn(ofInstancesIn traits: [(definition: String, type: ValueType)], at range: SourceRange) {
    let holding = traits.filter { world.heldClass(in: $0.type) != nil }
    guard let first = holding.first, let held = world.heldClass(in: first.type) else { return }
    notice(
      .traitHoldsClass(
        trait: first.definition, others: holding.count - 1, type: world.structs[held.row].name,
        within: held.holder.map { world.structs[$0].name }, at: Notice.Place(origin: origin, range: range)))
  }

  /// `define trait …`; what the engine refuses is blamed on the name.
  private func define(_ name: Identifier, _ parts: Definition.TraitParts, isReplacing: Bool) throws(Problem) {
    if !isReplacing, world.traits.traitCount - SystemTrait.all.count >= Limit.traits {
      throw Problem(.tooManyTraits(Limit.traits), name.range)
    }
    let value = try evaluate(parts.defaultValue.code)
    do throws(TraitProblem) {
      try world.define(name.name, parts, default: value, isReplacing: isReplacing)
    } catch {
      throw Problem(describe(error), name.range, because: error)
    }
    if !isReplacing { try checkSharedValues(name) }
    warn(ofInstancesIn: [(world.names[name.name], parts.defaultValue.type)], at: name.range)
    guard let view = world.trait(key: name.name) else {
      preconditionFailure("What was defined is known by its name.")
    }
    if parts.affectsColor, !world.affectsColor(view.id) {
      let first = world.traits.declaration(of: view.id).definition
      post(.notice(.markWithoutEffect(trait: world.names[name.name], first: first)))
    }
    confirm(confirmation(of: view, value))
  }

  /// What is set already of data that a second definition reads must be a value to that one as well:
  /// ``Decision/rawValues``.
  private func checkSharedValues(_ name: Identifier) throws(Problem) {
    guard let view = world.trait(key: name.name), view.isSecond, world.type(of: view.id) != view.type else {
      return
    }
    let isOdd = { (value: TraitValue) in
      if case .integer(let number) = value { !self.isReadable(number, as: view.type) } else { false }
    }
    let property = world.traits.declaration(of: view.id).property
    if let odd = world.traits.firstValue(of: view.id, where: isOdd) {
      throw unreadable(odd.value, at: "\(world.reference(to: odd.environment)).\(property)", view, name)
    }
    if let odd = world.keptValue(of: view.id, where: isOdd) {
      throw unreadable(odd.value, at: property, in: odd.name, view, name)
    }
  }

  /// That a value is set which a second definition cannot read.
  private func unreadable(
    _ value: TraitValue, at place: String, in holder: String? = nil, _ view: TraitView, _ name: Identifier
  ) -> Problem {
    let subject = holder.map { "`\(place)` in a collection that `\($0)` holds" } ?? "`\(place)`"
    return Problem(
      .engine(
        cause:
          "\(subject) is \(world.literal(world.value(value, of: view.id))), which is no raw value of \(world.describe(view.type))",
        suggestion: "the two would share their data: `\(OpenPoint(.rawValues).statement)`"), name.range)
  }

  private func confirmation(of view: TraitView, _ value: Value) -> Confirmation {
    let (definition, affectsColor) = (world.declaration(of: view), world.affectsColor(view.id))
    if view.isSecond {
      let first = world.traits.declaration(of: view.id).definition
      return .sharedTrait(property: definition.property, with: first, affectsColor: affectsColor)
    }
    return .definedTrait(
      property: definition.property, type: world.describe(view.type), defaultValue: world.literal(value),
      affectsColor: affectsColor)
  }
}
