import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// The value of an expression.
  func evaluate(_ code: Code) throws(Problem) -> Value {
    switch code {
    case .constant(let value): return value
    case .literal(let index): return literals[Int(index)]
    case .variable(let row): return world.value(ofVariable: row)
    case .namedVariable(let index): return world.value(ofVariable: namedVariables[Int(index)].row)
    case .local(let place): return stack[base + Int(place)]
    case .intArithmetic(let op, let left, let right, let range):
      return .int(try integer(op, try int(left), try int(right), range))
    case .trait(let trait, of: let code):
      let id = try environment(code)
      noticeRead()
      if world.ask({ $0.isTrackingReads }) { world.traits.noteRead(of: trait, at: id) }
      return world.value(world.ask { $0.value(of: trait, at: id) }, of: trait)
    case .and(let left, let right): return .bool(try bool(left) ? try bool(right) : false)
    case .or(let left, let right): return .bool(try bool(left) ? true : try bool(right))
    case .not(let operand): return .bool(!(try bool(operand)))
    case .equal(let left, let right): return .bool(try equal(try evaluate(left), try evaluate(right)))
    case .notEqual(let left, let right): return .bool(!(try equal(try evaluate(left), try evaluate(right))))
    case .less(let op, let left, let right):
      return .bool(try ordered(op, try evaluate(left), try evaluate(right)))
    case .conditional(let condition, let yes, let no): return try evaluate(try bool(condition) ? yes : no)
    case .toDouble, .negate, .doubleArithmetic, .durationArithmetic, .durationRatio, .joinedLists,
      .concatenation, .interpolation, .list, .structure, .newInstance, .field, .replacing,
      .replacingElement, .element, .count, .contains, .rawValue, .comparisons, .bounds, .defaultField:
      return try evaluateMore(code)
    case .contextTrait, .draftTrait, .collection, .traitInCollection, .override, .hasOverride,
      .overrideCount, .overridesText, .traits, .modifying, .changedTraits, .resolvedColor, .traitText,
      .defaultValue:
      return try evaluateTraits(code)
    case .shown, .checked, .containsTraits, .differsInColor, .merged, .currentTraits, .encode, .decode,
      .archiveProperty, .cgColor, .imageFile:
      return try evaluateCollections(code)
    case .property, .stored, .rootView, .inspectorProperty, .tokenProperty:
      return try evaluateProperties(code)
    }
  }

  private func evaluateMore(_ code: Code) throws(Problem) -> Value {
    switch code {
    case .toDouble(let operand):
      let value = try evaluate(operand)
      if case .int(let number) = value { return .double(Double(number)) }
      return value
    case .negate(let operand, let range): return try negated(try evaluate(operand), range)
    case .doubleArithmetic(let op, let left, let right, let range):
      return .double(try decimal(op, try double(left), try double(right), range))
    case .durationArithmetic(let op, let left, let right, let range):
      return .duration(try seconds(op, try evaluate(left), try evaluate(right), range))
    case .durationRatio(let left, let right, let range):
      return .double(try seconds(.divided, try evaluate(left), try evaluate(right), range))
    case .joinedLists(let left, let right, let range):
      return .list(try joined(try evaluate(left), try evaluate(right), range))
    case .concatenation(let left, let right):
      return .string(try joined(try string(left), try string(right)))
    case .interpolation(let pieces): return .string(try interpolate(pieces))
    case .list(let elements): return .list(try all(elements))
    case .structure(let row, let fields): return try structure(row, try all(fields))
    case .defaultField(let row, let index): return try defaultValue(ofField: index, of: Int(row))
    case .newInstance(let row, let fields):
      let values = world.whole(try all(fields), of: row)
      return .instance(Int32(world.instances.append(InstanceRow(definition: row, fields: values))))
    case .field(let index, of: let owner):
      switch try evaluate(owner) {
      case .structure(let row, let fields): return world.whole(fields, of: row)[index]
      case .instance(let row): return world.instances[Int(row)].fields[index]
      default: return .nothing
      }
    case .replacing(field: let index, of: let owner, with: let code):
      let value = try evaluate(code)
      guard case .structure(let row, let old) = try evaluate(owner) else { return .nothing }
      var fields = world.whole(old, of: row)
      fields[index] = value
      return try structure(row, fields)
    case .replacingElement(let index, of: let list, with: let code, let range):
      let value = try evaluate(code)
      return .list(try replacing(try int(index), in: try evaluate(list), with: value, range))
    case .element(let list, let index, let range):
      return try element(try evaluate(list), try int(index), range)
    case .count(of: let owner): return try count(try evaluate(owner))
    case .contains(let list, let code):
      let value = try evaluate(code)
      guard case .list(let elements) = try evaluate(list) else { return .bool(false) }
      try step(elements.count, nil)
      for element in elements where try equal(element, value) { return .bool(true) }
      return .bool(false)
    case .rawValue(of: let owner):
      guard case .enumCase(let row, let index) = try evaluate(owner) else { return .nothing }
      return world.rawValue(row, index)
    case .comparisons(let row): return .int(world.structs[row].comparisons)
    case .bounds(let minimum, let ideal, let maximum):
      return .bounds(
        Value.Bounds(
          minimum: try optional(minimum), ideal: try optional(ideal), maximum: try optional(maximum)))
    default: preconditionFailure("`evaluate` sends other code elsewhere.")
    }
  }

  private func evaluateTraits(_ code: Code) throws(Problem) -> Value {
    switch code {
    case .contextTrait(let trait): return contextValue(trait)
    case .draftTrait(let trait): return draftValue(trait)
    case .collection(of: let owner):
      noticeRead()
      let id = try environment(owner)
      if world.ask({ $0.isTrackingReads }) { noteReadOfAll(id) }
      return .collection(world.traits.collection(at: id))
    case .traitInCollection(let trait, .collection(of: let owner)):
      return try evaluate(.trait(trait, of: owner))
    case .traitInCollection(let trait, let owner):
      return world.value(world.traits.value(of: trait, in: try collection(owner)), of: trait)
    case .override(let trait, of: let owner, let range):
      return try overrideValue(trait, try environment(owner), range)
    case .hasOverride(let trait, of: let owner):
      return .bool(world.traits.override(of: trait, on: try environment(owner)) != nil)
    case .overrideCount(let owner): return .int(world.traits.overrides(of: try environment(owner)).count)
    case .overridesText(of: let owner): return .string(world.describe(overridesOf: try environment(owner)))
    case .traits(let settings): return .collection(try modify(world.traits.emptyCollection, settings))
    case .modifying(let owner, let settings): return .collection(try modify(try collection(owner), settings))
    case .changedTraits(let owner, from: let previous):
      var old: TraitCollection? = nil
      if case .collection(let value) = try evaluate(previous) { old = value }
      return .list(try changedTraits(try collection(owner), from: old).map { .trait($0) })
    case .resolvedColor(let color, with: let code):
      let collection = try collection(code)
      return .color(try resolve(try evaluate(color), with: .collection(collection)) ?? 0)
    case .defaultValue(let trait):
      return world.value(world.traits.declaration(of: trait).defaultValue, of: trait)
    case .traitText(let property, let owner):
      guard case .trait(let trait) = try evaluate(owner) else { return .nothing }
      return text(property, of: trait)
    default: preconditionFailure("`evaluate` sends other code elsewhere.")
    }
  }

  private func evaluateCollections(_ code: Code) throws(Problem) -> Value {
    switch code {
    case .shown(let stored, from: let own, to: let type):
      return world.value(world.engineValue(try evaluate(stored), world.storage(of: own)), type)
    case .checked(let code, as: let type, let range): return try checked(try evaluate(code), as: type, range)
    case .containsTraits(let owner, in: let other):
      notice(.comparesSystemTraitsOnly)
      return .bool(try collection(owner).containsTraits(in: try collection(other)))
    case .differsInColor(let owner, from: let other):
      let colors = try collection(owner)
      return .bool(colors.hasDifferentColorAppearance(comparedTo: try collection(other)))
    case .merged(let list): return .collection(try merged(try evaluate(list)))
    case .currentTraits: return .collection(currentCollection())
    case .encode(let owner): return encode(try collection(owner))
    case .decode(let owner): return try decode(try evaluate(owner))
    case .archiveProperty(let property, of: let owner):
      guard case .archive(let archive) = try evaluate(owner) else { return .nothing }
      return value(property, of: archive)
    case .cgColor(of: let color): return try cgColor(try evaluate(color))
    case .imageFile(let image, with: let code):
      let collection = try collection(code)
      guard case .image(let row) = try evaluate(image) else { return .nothing }
      return file(ofImage: row, with: .collection(collection))
    default: preconditionFailure("`evaluate` sends other code elsewhere.")
    }
  }

  private func evaluateProperties(_ code: Code) throws(Problem) -> Value {
    switch code {
    case .property(let property, of: let owner): return try count(property, of: try environment(owner))
    case .stored(let key, as: let type, of: let owner, let range):
      return try stored(key, as: type, of: try environment(owner), range)
    case .rootView(of: let owner):
      let id = try environment(owner)
      guard let view = world.traits.hierarchy.rootView(of: id) else {
        throw Problem(
          .wrongKind(
            world.reference(to: id), isKind: "\(world.traits.hierarchy.kind(of: id))", event: "view"), nil)
      }
      return .environment(view)
    case .inspectorProperty(let property, of: let owner):
      guard case .inspector(let id) = try evaluate(owner) else { return .nothing }
      return value(property, of: id)
    case .tokenProperty(let property, of: let owner):
      guard case .registration(let row) = try evaluate(owner) else { return .nothing }
      return try value(property, ofToken: Int(row))
    default: preconditionFailure("`evaluate` sends other code elsewhere.")
    }
  }

  // MARK: - Values of a known type

  func bool(_ code: Code) throws(Problem) -> Bool {
    guard case .bool(let value) = try evaluate(code) else { return false }
    return value
  }

  func int(_ code: Code) throws(Problem) -> Int {
    guard case .int(let value) = try evaluate(code) else { return 0 }
    return value
  }

  func double(_ code: Code) throws(Problem) -> Double {
    switch try evaluate(code) {
    case .double(let value): return value
    case .int(let value): return Double(value)
    default: return 0
    }
  }

  func string(_ code: Code) throws(Problem) -> String {
    guard case .string(let value) = try evaluate(code) else { return "" }
    return value
  }

  func environment(_ code: Code) throws(Problem) -> EnvironmentID {
    let id: EnvironmentID
    if case .constant(.environment(let known)) = code {
      // What ``evaluate(_:)`` would answer: a path that leads to the same place each time.
      id = known
    } else {
      guard case .environment(let found) = try evaluate(code) else {
        throw Problem(.notAnEnvironment("what this statement did not create"), nil)
      }
      id = found
    }
    return try alive(id)
  }

  /// The environment, unless it was destroyed.
  func alive(_ id: EnvironmentID) throws(Problem) -> EnvironmentID {
    if world.traits.hierarchy.isDestroyed(id) { throw Problem(.destroyed(world.reference(to: id)), nil) }
    return id
  }

  func collection(_ code: Code) throws(Problem) -> TraitCollection {
    guard case .collection(let value) = try evaluate(code) else { return world.traits.emptyCollection }
    return value
  }

  private func optional(_ code: Code?) throws(Problem) -> Double? {
    guard let code else { return nil }
    return try double(code)
  }

  private func all(_ codes: [Code]) throws(Problem) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(codes.count)
    for code in codes { values.append(try evaluate(code)) }
    return values
  }
}
