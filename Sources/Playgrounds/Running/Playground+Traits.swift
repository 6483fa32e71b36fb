import Commands
import Journals
import Presentations
import Syntax
import Traits
import ViewTree

extension Playground {
  /// The value of a trait in a dynamic colour.
  func contextValue(_ trait: TraitID) -> Value {
    colorReads?.insert(trait)
    return switch colorTraits {
    case .none: world.value(world.traits.declaration(of: trait).defaultValue, of: trait)
    case .environment(let id): world.value(world.traits.value(of: trait, at: id), of: trait)
    case .collection(let collection):
      world.value(world.traits.value(of: trait, in: collection), of: trait)
    }
  }

  /// The value of a trait in the collection that is being made.
  func draftValue(_ trait: TraitID) -> Value {
    world.value(draft?[trait] ?? world.traits.declaration(of: trait).defaultValue, of: trait)
  }

  /// What a colour is under these traits: a dynamic one is computed, a static one is itself.
  func resolve(_ color: Value, with traits: TraitContext) throws(Problem) -> UInt32? {
    switch color {
    case .color(let value): return value
    case .dynamicColor(let row):
      try enter(world.colors[Int(row)].name)
      let outer = colorTraits
      colorTraits = traits
      defer {
        colorTraits = outer
        calls.removeLast()
      }
      return try resolve(try evaluate(world.colors[Int(row)].expression), with: traits)
    default: return nil
    }
  }

  /// An override's own value; one that is not set cannot be read, as in UIKit.
  func overrideValue(_ trait: TraitView, _ id: EnvironmentID, _ range: SourceRange) throws(Problem) -> Value {
    guard let value = world.traits.override(of: trait.id, on: id) else {
      let property = world.declaration(of: trait).property
      throw Problem(.noOverride(trait: property, environment: world.reference(to: id)), range)
    }
    return world.value(value, of: trait.id)
  }

  /// A collection with some traits set anew.
  func modify(_ collection: TraitCollection, _ settings: [Code.TraitSetting]) throws(Problem)
    -> TraitCollection
  {
    try world.traits.renewed(collection).modifying { (traits: inout TraitCollection.Draft) throws(Problem) in
      for setting in settings {
        try engine { () throws(TraitProblem) in try world.traits.checkAvailability(of: setting.trait) }
        let outer = draft
        if setting.readsDraft { draft = traits }
        defer { draft = outer }
        traits[setting.trait] = try storable(try evaluate(setting.value), of: setting.trait)
      }
    }
  }

  /// The traits whose values differ between two collections, in the order of their definitions.
  ///
  /// Against nothing, the traits that are set.
  func changedTraits(_ new: TraitCollection, from old: TraitCollection?) throws(Problem) -> [TraitID] {
    guard let old else { return new.setTraits }
    try step(world.traits.traitCount, nil)
    var changed: [TraitID] = []
    for trait in world.traits.traits {
      let (left, right) = (world.traits.value(of: trait, in: new), world.traits.value(of: trait, in: old))
      if !(try isEqual(trait, left, right)) { changed.append(trait) }
    }
    return changed
  }

  /// Whether two values of a trait are the same to the trait system, which asks a struct's own `==`.
  func isEqual(_ trait: TraitID, _ left: TraitValue, _ right: TraitValue) throws(Problem) -> Bool {
    guard case .object = left else { return left.isEqual(to: right) }
    return try equal(world.value(left, of: trait), world.value(right, of: trait))
  }

  /// What a trait's definition says.
  func text(_ property: TraitText, of trait: TraitID) -> Value {
    let definition = world.traits.declaration(of: trait)
    switch property {
    case .name: return .string(definition.name)
    case .identifier: return definition.identifier.map { .string($0) } ?? .nothing
    case .defaultValue: return .string(world.literal(world.value(definition.defaultValue, of: trait)))
    case .affectsColorAppearance: return .bool(world.affectsColor(trait))
    case .storage: return .enumCase(Int32(world.storageEnum), Int32(definition.storage.rawValue))
    }
  }

  /// What an environment counts; only a view or a window is drawn.
  func count(_ property: EnvironmentProperty, of id: EnvironmentID) throws(Problem) -> Value {
    if let problem = world.missing(property.rawValue, at: id) { throw Problem(problem, nil) }
    switch property {
    case .layouts: return .int(world.traits.layouts(of: id))
    case .draws: return .int(world.traits.draws(of: id))
    case .registrations:
      let count = world.traits.registrations(of: id).count
      try step(count / Price.elements, nil)
      return .int(count)
    }
  }

  /// What a token tells.
  func value(_ property: TokenProperty, ofToken row: Int) throws(Problem) -> Value {
    let token = world.tokens[row]
    switch property {
    case .calls: return .int(world.traits.calls(of: token.registration))
    case .traits: return .list(token.traits.map { .trait($0) })
    case .target:
      if case .action(_, let target) = token.action { return .environment(try alive(target)) }
      return .environment(try alive(token.environment))
    }
  }

  /// A property that an environment stores; a colour is what the last draw showed.
  ///
  /// Which environment it is, and with that the type of a learner's own property, is known only now where a handler reads `sender.label`.
  func stored(_ key: PropertyKey, as type: ValueType, of id: EnvironmentID, _ range: SourceRange)
    throws(Problem) -> Value
  {
    let name = world.names[key.name]
    try checkOwner(ofProperty: name, id)
    guard let row = world.property(key.name, of: id) else {
      if World.builtInProperties[name] != nil || name.hasPrefix("layer.") { return .nothing }
      throw Problem(
        .unknownMember(
          name, of: world.reference(to: id), nearest: nil,
          hint:
            "`\(world.traits.hierarchy.kind(of: id)) \(world.reference(to: id)) { var \(name) = … }` gives it one"
        ),
        range)
    }
    if row.type != type, World.builtInProperties[name] == nil, !name.hasPrefix("layer.") {
      throw Problem(.mismatch(expected: world.describe(type), found: world.describe(row.type)), range)
    }
    return row.visible
  }

  /// Says something once in a session.
  func notice(_ notice: Notice) {
    if noticed.insert(notice).inserted { post(.notice(notice)) }
  }

  /// A collection that a tracked method takes whole may be read in every trait.
  func noteReadOfAll(_ id: EnvironmentID) {
    for trait in world.traits.traits { world.traits.noteRead(of: trait, at: id) }
  }

  /// Says once that reads in a loop show what was before the turn; in an update, handlers read what has come
  /// already.
  func noticeRead() {
    guard loops > 0, !hasNoticedReads, world.ask({ !$0.isUpdating && $0.hasPendingWork }) else { return }
    hasNoticedReads = true
    post(.notice(.readsBeforeTurn))
  }
}
