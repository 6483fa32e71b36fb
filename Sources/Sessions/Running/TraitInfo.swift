import Traits

package struct TraitInfo: Sendable {
  package var id: TraitID
  /// The name of the definition: `Theme`.
  package var name: String
  /// The property that reads it: `theme`; nil if it has only the subscript.
  package var property: String?
  /// The property of `UIMutableTraits`, whose name may differ; nil if the trait cannot be set by property.
  package var mutableProperty: String?
  package var type: Type
  package var defaultValue: Value
  package var isSystem = false
  package var isObjectiveC = false

  /// The static properties of a trait definition, such as `Theme.name`.
  package static let facts = ["defaultValue", "name", "identifier", "affectsColorAppearance", "storage"]

  package func fact(_ name: String, in traits: TraitSystem) -> (value: Value, type: Type)? {
    let definition = traits.definition(of: id)
    return switch name {
    case "defaultValue": (defaultValue, type)
    case "name": (.string(definition.name), .string)
    // In UIKit every definition has an identifier; archives use only the ones that are written in code.
    case "identifier": (.string(definition.identifier ?? "main.\(self.name)"), .string)
    case "affectsColorAppearance": (.bool(definition.affectsColorAppearance), .bool)
    case "storage": (.enumCase("TraitStorage", definition.storage.rawValue, []), .named("TraitStorage"))
    default: nil
    }
  }
}

extension Definitions {
  mutating func add(_ info: TraitInfo) {
    traitNames[info.name] = traits.count
    if let property = info.property { traitProperties[property] = traits.count }
    traits.append(info)
  }

  /// Connects a property with getter `self[Theme.self]` to its trait, for `override`, `why`, `register` and short reads.
  package mutating func connect(_ property: String, toTrait index: Int, on type: String, isSettable: Bool) {
    if type == "UITraitCollection" {
      traits[index].property = property
      traitProperties[property] = index
    } else if type == "UIMutableTraits", isSettable {
      traits[index].mutableProperty = property
      if traits[index].property == nil { traitProperties[property] = index }
    }
  }
}

extension TraitDefinition {
  package var type: Type {
    switch valueType {
    case .cases(let name, _): .named(name)
    case .number: .double
    case .bool: .bool
    case .language: .optional(.named("Locale.Language"))
    case .custom: .any
    }
  }
}

extension Session {
  mutating func addSystemTraits() {
    for (index, definition) in TraitDefinition.system.enumerated() {
      let (property, type) = (definition.property, definition.type)
      let isRenamed = property == "hdrHeadroomUsageLimit"
      definitions.add(
        TraitInfo(
          id: TraitID(index: Int32(index)), name: definition.key, property: property,
          mutableProperty: isRenamed ? "headroomUsageLimit" : property, type: type,
          defaultValue: value(definition.defaultValue, as: type), isSystem: true))
    }
  }

  /// Defines a trait, or replaces the definition with that name.
  package mutating func defineTrait(
    _ definition: TraitDefinition, type: Type, _ value: Value, property: String?, _ place: Place
  ) throws(Problem) {
    guard let index = definitions.traitNames[definition.key] else {
      let id = try engine(place) { try $0.define(definition) }
      return definitions.add(
        TraitInfo(
          id: id, name: definition.key, property: property, mutableProperty: property, type: type,
          defaultValue: value, isObjectiveC: definition.style == .objectiveC))
    }
    let known = definitions.traits[index]
    var definition = definition
    definition.property = known.property ?? ""
    let new = definition
    try engine(place) { try $0.redefine(known.id, as: new) }
    (definitions.traits[index].type, definitions.traits[index].defaultValue) = (type, value)
  }

  /// Makes a trait from a type that conforms to `UITraitDefinition`; a type that is declared again keeps the trait's identity.
  package mutating func defineTrait(fromType name: String, _ place: Place) throws(Problem) {
    let (type, value) = try defaultValue(ofType: name, place)
    var definition = TraitDefinition(
      property: "", key: name, defaultValue: stored(value, as: type), storage: storage(of: type))
    for fact in ["name", "identifier", "affectsColorAppearance"] {
      guard definitions.types[name]?.statics[fact] != nil else { continue }
      switch (fact, try read(fact, of: .type(.named(name)), place)) {
      case ("name", .string(let text)): definition.name = text
      case ("identifier", .string(let text)): definition.identifier = text
      case (_, .bool(let flag)): definition.affectsColorAppearance = flag
      default: continue
      }
    }
    try defineTrait(definition, type: type, value, property: nil, place)
  }

  /// Makes an environment key from a type that conforms to `EnvironmentKey`.
  package mutating func defineKey(fromType name: String, _ place: Place) throws(Problem) {
    guard let type = definitions.types[name]?.statics["defaultValue"]?.first?.type else {
      throw needsDefault(name, place)
    }
    var key = KeyDefinition(name: name, type: type, defaultValue: nil, bridged: nil)
    func method(_ name: String) -> Function? {
      guard let member = definitions.types[key.name]?.statics[name]?.first, case .functions = member.body
      else { return nil }
      return bound(member, of: .type(.named(key.name)), place)
    }
    (key.read, key.write) = (method("read"), method("write"))
    if let read = key.read {
      // The trait that `read` reads is the bridged one.
      let outer = runtime.reads
      runtime.reads = []
      try call(read, with: [.collection(TraitCollection())])
      key.bridged = runtime.reads?.min()
      runtime.reads = outer
    }
    definitions.keys[name] = key
  }

  private mutating func defaultValue(
    ofType name: String, _ place: Place
  ) throws(Problem) -> (type: Type, value: Value) {
    guard let member = definitions.types[name]?.statics["defaultValue"]?.first,
      let value = try read("defaultValue", of: .type(.named(name)), place)
    else { throw needsDefault(name, place) }
    return (member.type, value)
  }

  private func needsDefault(_ name: String, _ place: Place) -> Problem {
    Problem("`\(name)` needs `static let defaultValue`", at: place)
  }

  /// The default value of a key as text, read on a copy so that reading has no effect.
  package func shownDefault(of key: KeyDefinition) -> String {
    var copy = self
    return shown((try? copy.defaultValue(of: key, .unknown)) ?? .nothing)
  }

  /// The value of an environment key where nothing sets it.
  package mutating func defaultValue(of key: KeyDefinition, _ place: Place) throws(Problem) -> Value {
    if let value = key.defaultValue { return value }
    return try read("defaultValue", of: .type(.named(key.name)), place) ?? .nothing
  }
}
