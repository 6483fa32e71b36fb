import Traits
import ViewTree

extension Session {
  /// The system's traits, as the language sees them: from the engine's table.
  package mutating func installAppleTraits() {
    for (index, definition) in TraitDefinition.system.enumerated() {
      let type: Type =
        switch definition.valueType {
        case .cases(let name, _): .named(name)
        case .number: .double
        case .bool: .bool
        case .language: .optional(.string)
        case .custom: .any
        }
      let id = TraitID(index: Int32(index))
      var info = TraitInfo(
        id: id, name: definition.key, property: definition.property, mutableProperty: definition.property,
        type: type,
        defaultValue: .nothing, isSystem: true)
      if definition.property == "hdrHeadroomUsageLimit" { info.mutableProperty = "headroomUsageLimit" }
      definitions.traits.append(info)
      definitions.traits[index].defaultValue = value(definition.defaultValue, as: type)
      definitions.traitNames[definition.key] = index
      definitions.traitProperties[definition.property] = index
    }
  }

  /// What is known of a trait of the engine's.
  package func trait(_ id: TraitID) -> TraitInfo? {
    let index = Int(id.index)
    if definitions.traits.indices.contains(index), definitions.traits[index].id == id {
      return definitions.traits[index]
    }
    return definitions.traits.first { $0.id == id }
  }

  /// The property that reads a trait, or its definition where there is none.
  package func propertyName(_ id: TraitID) -> String {
    let info = trait(id)
    return info?.property ?? info?.name ?? traits.definition(of: id).property
  }

  // MARK: Values

  /// A trait's value as one of the language.
  package func value(_ value: TraitValue, of id: TraitID) -> Value {
    self.value(value, as: trait(id)?.type ?? .any)
  }

  /// The same, as a value of a type.
  package func value(_ value: TraitValue, as type: Type) -> Value {
    switch value {
    case .absent: return .nothing
    case .integer(let number): return fromRaw(.int(number), type.wrapped)
    case .floating(let number): return fromRaw(.double(number), type.wrapped)
    case .object(let object):
      if let stored = object as? StoredValue { return stored.value }
      if let text = object as? String { return fromRaw(.string(text), type.wrapped) }
      return .nothing
    }
  }

  private func fromRaw(_ raw: Value, _ type: Type) -> Value {
    if type == .bool, case .int(let number) = raw { return .bool(number != 0) }
    guard case .named(let name) = type, let info = info(type), info.kind == .enumeration else { return raw }
    guard let found = info.cases.first(where: { $0.raw == raw }) else { return raw }
    return .enumCase(name, found.name, [])
  }

  /// A value of the language as the engine stores it.
  package func stored(_ value: Value, of index: Int) -> TraitValue {
    stored(value, as: definitions.traits[index].type)
  }

  package func stored(_ value: Value, as type: Type) -> TraitValue {
    switch value {
    case .nothing: return .absent
    case .bool(let value): return .bool(value)
    case .int(let value): return type.wrapped == .double ? .floating(Double(value)) : .integer(value)
    case .double(let value): return .floating(value)
    case .enumCase(let name, let one, let values):
      if values.isEmpty, !type.isOptional, let raw = info(.named(name))?.raw(of: one) {
        switch raw {
        case .int(let number): return .integer(number)
        case .double(let number): return .floating(number)
        case .string(let text) where info(.named(name))?.isApple == true: return .string(text)
        default: break
        }
      }
      return .object(StoredValue(value: value, comparesByCode: comparesByCode(value)))
    default: return .object(StoredValue(value: value, comparesByCode: comparesByCode(value)))
    }
  }

  /// Whether values of a type are stored as whole numbers, as floating ones, or as objects.
  package func storage(of type: Type) -> TraitStorage {
    switch type.wrapped {
    case .int, .bool: return .integer
    case .double: return .floating
    case .named:
      guard let raw = info(type.wrapped)?.rawType, !type.isOptional else { return .object }
      return raw == .int ? .integer : raw == .double ? .floating : .object
    default: return .object
    }
  }

  // MARK: Reading and setting

  /// A trait read from a collection, an environment or overrides; nil where the value before the dot has none.
  package mutating func readTrait(_ index: Int, of value: Value, _ place: Place) throws(Problem) -> Value? {
    let info = definitions.traits[index]
    switch value {
    case .collection(let collection):
      runtime.reads?.insert(index)
      return self.value(traits.value(of: info.id, in: collection), as: info.type)
    case .environment(let id):
      try requireAlive(id, place)
      noteRead(info.id, at: id)
      return self.value(traits.value(of: info.id, at: id), as: info.type)
    case .overrides(let id):
      try requireAlive(id, place)
      let found = try engine(place) { traits throws(TraitProblem) in
        try traits.requiredOverride(of: info.id, at: id)
      }
      return self.value(found, as: info.type)
    default: return nil
    }
  }

  /// What a running callback reads counts, since iOS 18.
  package mutating func noteRead(_ trait: TraitID, at id: EnvironmentID) {
    guard !runtime.callbacks.isEmpty else { return }
    traits.noteRead(of: trait, at: id)
  }

  package mutating func writeTrait(_ index: Int, of value: inout Value, _ new: Value, _ place: Place)
    throws(Problem) -> Bool
  {
    let info = definitions.traits[index]
    switch value {
    case .collection(var collection):
      try engine(place) { traits throws(TraitProblem) in try traits.requireAvailable(info.id) }
      try requireReadable(stored(new, as: info.type), info, place)
      collection[info.id] = stored(new, as: info.type)
      value = .collection(collection)
      return true
    case .overrides(let id):
      try setOverride(index, new, at: id, place)
      return true
    default: return false
    }
  }

  /// Sets an override, and lets happen what happens at once.
  package mutating func setOverride(_ index: Int, _ new: Value, at id: EnvironmentID, _ place: Place)
    throws(Problem)
  {
    try requireAlive(id, place)
    let info = definitions.traits[index]
    let value = stored(new, as: info.type)
    try requireReadable(value, info, place)
    try engine(place) { traits throws(TraitProblem) in try traits.setOverride(value, for: info.id, at: id) }
  }

  /// Refuses a raw value that another definition of the same data could not read.
  private func requireReadable(_ value: TraitValue, _ info: TraitInfo, _ place: Place) throws(Problem) {
    guard case .integer(let number) = value, traits.counterpart(of: info.id) != nil else { return }
    for other in definitions.traits where other.id == info.id && other.name != info.name {
      switch self.value(value, as: other.type) {
      case .enumCase: continue
      case .bool where number == 0 || number == 1: continue
      case .int where other.type == .int: continue
      default:
        throw Problem(
          "\(number) is no raw value of \(other.type)", at: place,
          suggestion: "the data is shared with `\(other.name)`, which must read it: `show decision rawValues`"
        )
      }
    }
  }

  package mutating func removeOverride(_ index: Int, at id: EnvironmentID, _ place: Place) throws(Problem) {
    try requireAlive(id, place)
    let trait = definitions.traits[index].id
    try engine(place) { traits throws(TraitProblem) in try traits.removeOverride(for: trait, at: id) }
  }

  /// The collection of an environment, all of whose traits count as read where one is.
  package mutating func collection(at id: EnvironmentID) -> TraitCollection { traits.collection(at: id) }

  // MARK: Definitions from Swift

  /// What `Theme.name` and its like answer, for a trait.
  package static let traitFacts = ["defaultValue", "name", "identifier", "affectsColorAppearance", "storage"]

  package func traitFact(_ name: String, of index: Int) -> (value: Value, type: Type)? {
    let info = definitions.traits[index]
    let definition = traits.definition(of: info.id)
    switch name {
    case "defaultValue": return (info.defaultValue, info.type)
    case "name": return (.string(definition.name), .string)
    case "identifier": return (definition.identifier.map { .string($0) } ?? .nothing, .optional(.string))
    case "affectsColorAppearance": return (.bool(definition.affectsColorAppearance), .bool)
    case "storage":
      return (.enumCase("TraitStorage", definition.storage.rawValue, []), .named("TraitStorage"))
    default: return nil
    }
  }

  /// Makes a type that conforms to `UITraitDefinition` a trait; one that is declared again keeps its identity.
  package mutating func defineTrait(fromType name: String, _ place: Place) throws(Problem) {
    guard let info = definitions.types[name] else { return }
    guard let member = info.statics["defaultValue"]?.first else {
      throw Problem("`\(name)` needs `static let defaultValue`", at: place)
    }
    let value = try readStatic("defaultValue", member, of: name, place)
    func fact(_ property: String, _ session: inout Session) throws(Problem) -> Value? {
      guard let member = info.statics[property]?.first else { return nil }
      return try session.readStatic(property, member, of: name, place)
    }
    var definition = TraitDefinition(
      property: "", key: name, defaultValue: stored(value, as: member.type), storage: storage(of: member.type)
    )
    if case .string(let text)? = try fact("name", &self) { definition.name = text }
    if case .string(let text)? = try fact("identifier", &self) { definition.identifier = text }
    if case .bool(let flag)? = try fact("affectsColorAppearance", &self) {
      definition.affectsColorAppearance = flag
    }
    try defineTrait(definition, type: member.type, value, property: nil, place)
  }

  /// Defines a trait, or replaces the definition of that name.
  package mutating func defineTrait(
    _ definition: TraitDefinition, type: Type, _ value: Value, property: String?, _ place: Place
  ) throws(Problem) {
    if let index = definitions.traitNames[definition.key] {
      var definition = definition
      definition.property = definitions.traits[index].property ?? ""
      let id = definitions.traits[index].id
      try engine(place) { traits throws(TraitProblem) in try traits.redefine(id, as: definition) }
      definitions.traits[index].type = type
      definitions.traits[index].defaultValue = value
      return
    }
    let id = try engine(place) { traits throws(TraitProblem) in try traits.define(definition) }
    definitions.traits.append(
      TraitInfo(
        id: id, name: definition.key, property: property, mutableProperty: property, type: type,
        defaultValue: value,
        isObjectiveC: definition.style == .objectiveC))
    definitions.traitNames[definition.key] = definitions.traits.count - 1
    if let property { definitions.traitProperties[property] = definitions.traits.count - 1 }
  }

  /// A property whose getter is `self[Theme.self]` is the trait's for `override`, `why`, `register` and short reads.
  package mutating func connect(_ property: String, toTrait index: Int, on type: String, isSettable: Bool) {
    if type == "UITraitCollection" {
      definitions.traits[index].property = property
      definitions.traitProperties[property] = index
    } else if type == "UIMutableTraits", isSettable {
      definitions.traits[index].mutableProperty = property
      if definitions.traits[index].property == nil { definitions.traitProperties[property] = index }
    }
  }

  /// Makes a type that conforms to `EnvironmentKey` one.
  package mutating func defineKey(fromType name: String, _ place: Place) throws(Problem) {
    guard let member = definitions.types[name]?.statics["defaultValue"]?.first else {
      throw Problem("`\(name)` needs `static let defaultValue`", at: place)
    }
    let value = try readStatic("defaultValue", member, of: name, place)
    var key = KeyDefinition(name: name, type: member.type, defaultValue: value, bridged: nil)
    if let read = definitions.types[name]?.statics["read"]?.first, case .functions(let get, _) = read.body {
      // The trait is the one that `read` reads.
      let outer = runtime.reads
      runtime.reads = []
      _ = try call(functionCode(get), with: [.type(.named(name)), .collection(TraitCollection())])
      key.bridged = runtime.reads?.first
      runtime.reads = outer
    }
    definitions.keys[name] = key
  }
}

extension Session {
  /// Another number wherever something was changed that a person could read.
  package var changes: Int { revision + traits.revision }
}

extension TraitSystem {
  /// Another number wherever something was changed that a person could read.
  var revision: Int {
    tree.revision + tree.count + cost.callbacks + cost.layouts + cost.draws + cost.overrides
      + registrations.count
      + traits.count + (version?.rawValue ?? 0)
  }
}
