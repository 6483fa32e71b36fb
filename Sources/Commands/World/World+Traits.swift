import Journals
package import Syntax
package import Traits

extension World {
  /// Whether a text is an identifier in reverse DNS: at least two parts between dots, of ASCII letters,
  /// digits and `-`.
  package static func isIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isAlphanumeric($0) }
      }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Defines or replaces a trait; a definition of the other style with the same identifier, name and default
  /// shows the same data.
  package func define(
    _ name: Name, _ parts: Definition.TraitParts, default value: Value, isReplacing: Bool
  ) throws(TraitProblem) {
    let definition = names[name]
    let property = parts.hasAccessors ? World.propertyName(of: definition) : definition
    let declaration = TraitDeclaration(
      property: property, definition: definition, name: parts.printedName, identifier: parts.identifier,
      defaultValue: engineValue(value, storage(of: parts.defaultValue.type)),
      affectsColorAppearance: parts.affectsColor,
      style: parts.style)
    if isReplacing {
      try replace(name, declaration)
      let trait = Int(entry(name).traitKey)
      if entry(name).keyView < 0, traitTypes[trait] != parts.defaultValue.type {
        traitTypes[trait] = parts.defaultValue.type
      }
    } else {
      let trait = try traits.define(declaration)
      let view = addType(parts.defaultValue.type, of: trait)
      updateEntry(name) { ($0.traitKey, $0.keyView) = (trait.index, view) }
    }
    if parts.hasAccessors { setAccessor(names.name(for: property), of: name) }
  }

  /// Notes the type of a definition's values; answers the row of a second definition of known data, or -1.
  private func addType(_ type: ValueType, of trait: TraitID) -> Int32 {
    guard Int(trait.index) < traitTypes.count else {
      traitTypes.append(type)
      return -1
    }
    return Int32(traitViews.append(TraitView(id: trait, type: type, isSecond: true)))
  }

  private func replace(_ name: Name, _ declaration: TraitDeclaration) throws(TraitProblem) {
    let old = accessor(of: name)
    let trait = TraitID(index: entry(name).traitKey)
    if entry(name).keyView >= 0 {
      try traits.redefineCounterpart(of: trait, as: declaration)
    } else {
      try traits.redefine(trait, as: declaration)
    }
    if let old { updateEntry(old) { ($0.traitProperty, $0.propertyView) = (-1, -1) } }
  }

  /// Gives a definition without accessors a property: `extend traits width for Width`.
  package func extendTraits(_ property: Name, for name: Name) throws(TraitProblem) {
    guard var declaration = declaration(named: name) else { return }
    declaration.property = names[property]
    try replace(name, declaration)
    setAccessor(property, of: name)
  }

  private func setAccessor(_ property: Name, of name: Name) {
    let definition = entry(name)
    updateEntry(property) { ($0.traitProperty, $0.propertyView) = (definition.traitKey, definition.keyView) }
  }

  /// What the definition of that name says.
  package func declaration(named name: Name) -> TraitDeclaration? {
    let entry = entry(name)
    guard entry.traitKey >= 0 else { return nil }
    let declaration = traits.declaration(of: TraitID(index: entry.traitKey))
    return entry.keyView < 0 ? declaration : declaration.counterpart
  }

  /// The property by which a definition's trait is read and written, if it has one.
  package func accessor(of name: Name) -> Name? {
    guard let property = declaration(named: name)?.property, let known = names.known(property) else {
      return nil
    }
    let (own, other) = (entry(name), entry(known))
    return other.traitProperty == own.traitKey && other.propertyView == own.keyView ? known : nil
  }

  /// The trait that a name is the property of.
  package func trait(property name: Name) -> TraitView? {
    let entry = entry(name)
    return entry.traitProperty < 0 ? nil : view(entry.traitProperty, entry.propertyView)
  }

  /// The trait that a name is the definition of.
  package func trait(key name: Name) -> TraitView? {
    let entry = entry(name)
    return entry.traitKey < 0 ? nil : view(entry.traitKey, entry.keyView)
  }

  private func view(_ trait: Int32, _ row: Int32) -> TraitView {
    row < 0
      ? TraitView(id: TraitID(index: trait), type: traitTypes[Int(trait)]) : traitViews[Int(row)]
  }

  /// What the definition says by which a trait is named.
  package func declaration(of view: TraitView) -> TraitDeclaration {
    let declaration = traits.declaration(of: view.id)
    return view.isSecond ? declaration.counterpart ?? declaration : declaration
  }

  /// Whether colours are resolved again when a trait changes: what the definition says that came first to the
  /// trait's data (`Decision.sharing`).
  package func affectsColor(_ trait: TraitID) -> Bool { traits.declaration(of: trait).affectsColorAppearance }

  /// The types that the definitions of one trait's data have, the first one's first.
  package func types(of trait: TraitID) -> [ValueType] {
    [traitTypes[Int(trait.index)]]
      + traitViews.indices.filter { traitViews[$0].id == trait }.map { traitViews[$0].type }
  }

  /// The definitions of a trait's data, the one that came first before the others.
  package func views(of trait: TraitID) -> [TraitView] {
    [TraitView(id: trait, type: type(of: trait))]
      + traitViews.indices.map { traitViews[$0] }.filter { $0.id == trait }
  }

  /// The definitions of traits: their names, the types of their values, and the properties that they have.
  package var traitDefinitions: [(definition: String, property: String?, type: ValueType)] {
    entries.indices.compactMap { index in
      let name = Name(id: Int32(index))
      guard let view = trait(key: name) else { return nil }
      return (names[name], accessor(of: name).map { names[$0] }, view.type)
    }
  }
}
