internal import Journals

extension TraitSystem {
  /// How many traits there are, Apple's included.
  public var traitCount: Int { declarations.count }

  /// Every trait, oldest definition first.
  ///
  /// - Complexity: O(1); going through them O(*t*).
  public var traits: some Sequence<TraitID> { declarations.indices.lazy.map { TraitID(index: Int32($0)) } }

  /// What the trait is.
  ///
  /// - Complexity: O(1)
  public func declaration(of trait: TraitID) -> TraitDeclaration { declarations[Int(trait.index)] }

  /// How the trait's values are stored.
  ///
  /// - Complexity: O(1)
  @inline(__always)
  public func storage(of trait: TraitID) -> TraitStorage { sharedDefaults[Int(trait.index)].storage }

  /// Adds a trait.
  ///
  /// It can be used from now on, and every environment answers its default.
  ///
  /// An identifier is unique: see ``Decision/identifiers``. But a definition of the other style with the same identifier, name and default is
  /// another way to the same data: then nothing is added, and the answer is the trait that is there (Apple's documentation of
  /// `UITraitDefinition` in Objective-C).
  ///
  /// ```swift
  /// let accent = TraitDeclaration(
  ///   property: "accent", definition: "Accent", identifier: "com.example.accent", defaultValue: .integer(0))
  /// let trait = try system.define(accent)
  /// system.value(of: trait, at: window)      // .integer(0)
  /// try system.define(accent)                // throws .duplicateIdentifier("com.example.accent", trait)
  /// ```
  /// - Throws: ``TraitProblem/duplicateIdentifier(_:_:)``, and ``TraitProblem/sharesNothing(with:_:)`` where a definition of the other style has the
  ///   identifier but another name, storage or default. Nothing is added then.
  /// - Complexity: O(*t*) in the number of traits.
  @discardableResult
  public mutating func define(_ declaration: TraitDeclaration) throws(TraitProblem) -> TraitID {
    guard let other = trait(identifier: declaration.identifier, besides: nil) else {
      return append(declaration)
    }
    let known = declarations[Int(other.index)]
    if known.isSystem || known.style == declaration.style || known.counterpart != nil {
      throw .duplicateIdentifier(declaration.identifier ?? "", other)
    }
    if let difference = known.difference(from: declaration) {
      throw .sharesNothing(with: known.definition, difference)
    }
    declarations[Int(other.index)].counterparts = [declaration]
    return other
  }

  /// Replaces what a trait is and keeps its identity and its overrides.
  ///
  /// Its style stays the same, and so does its storage while something uses it: see ``use(of:)``. Where a definition of the other style has
  /// the same data, identifier, name and default stay as well.
  ///
  /// A new default is in force at once where no override governs, and nobody is told: a definition is not an environment's change.
  ///
  /// Source: our decision, because an app's definitions are constants: ``Decision/redefinition``.
  ///
  /// - Throws: ``TraitProblem/systemTrait(_:)``, ``TraitProblem/changedStyle(_:from:)``, ``TraitProblem/changedStorage(_:from:to:)``,
  ///   ``TraitProblem/sharesNothing(with:_:)`` and ``TraitProblem/duplicateIdentifier(_:_:)``. Nothing has changed then.
  /// - Complexity: O(*c*) in the cells of all traits.
  public mutating func redefine(_ trait: TraitID, as declaration: TraitDeclaration) throws(TraitProblem) {
    let old = declarations[Int(trait.index)]
    if old.isSystem { throw .systemTrait(trait) }
    if old.style != declaration.style { throw .changedStyle(old.definition, from: old.style) }
    let changesStorage = old.storage != declaration.storage
    if changesStorage, use(of: trait) != nil {
      throw .changedStorage(trait, from: old.storage, to: declaration.storage)
    }
    if let counterpart = old.counterpart { try check(declaration, against: counterpart) }
    if let other = self.trait(identifier: declaration.identifier, besides: trait) {
      throw .duplicateIdentifier(declaration.identifier ?? "", other)
    }
    declarations[Int(trait.index)] = declaration
    declarations[Int(trait.index)].counterparts = old.counterparts
    for cell in changesStorage ? allCells(of: trait.index) : cellsWithDefault(of: trait.index) {
      cells[cell].value = declaration.defaultValue
      cells[cell].previous = declaration.defaultValue
    }
    sharedDefaults[Int(trait.index)] = declaration.defaultValue
  }

  /// The cells that answer a trait's default: its own, and those of environments that were cut off from others, or have not heard of them yet.
  private func cellsWithDefault(of trait: Int32) -> [Int] {
    [Int(defaultCells[Int(trait)])] + allCells(of: trait).filter { cells[$0].isRememberedDefault }
  }

  /// The cells that were ever made for a trait, also those that govern nothing now.
  private func allCells(of trait: Int32) -> [Int] { cells.indices.filter { cells[$0].trait == trait } }

  /// Replaces the definition that came second to a trait's data; identifier, name and default stay.
  ///
  /// - Throws: ``TraitProblem/changedStyle(_:from:)``, and ``TraitProblem/sharesNothing(with:_:)`` with what differs.
  /// - Complexity: O(1)
  public mutating func redefineCounterpart(
    of trait: TraitID, as declaration: TraitDeclaration
  ) throws(TraitProblem) {
    let old = declarations[Int(trait.index)]
    if old.style == declaration.style {
      throw .changedStyle(declaration.definition, from: old.style == .swift ? .objectiveC : .swift)
    }
    try check(declaration, against: old)
    declarations[Int(trait.index)].counterparts = [declaration]
  }

  private func check(_ new: TraitDeclaration, against other: TraitDeclaration) throws(TraitProblem) {
    let isSame = new.identifier == other.identifier
    if let difference = isSame ? new.difference(from: other) : .identifier {
      throw .sharesNothing(with: other.definition, difference)
    }
  }

  /// The trait that a definition with this identifier made, or `nil`.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public func trait(identifier: String?, besides except: TraitID? = nil) -> TraitID? {
    guard let identifier else { return nil }
    for index in declarations.indices where declarations[index].identifier == identifier {
      let trait = TraitID(index: Int32(index))
      if trait != except { return trait }
    }
    return nil
  }

  @discardableResult
  mutating func append(_ declaration: TraitDeclaration) -> TraitID {
    let trait = Int32(declarations.append(declaration))
    let value = declaration.defaultValue
    let row = Cell(
      owner: -1, trait: trait, value: value, previous: value, isInstalled: true, holdsDefault: true)
    let cell = cells.append(row)
    defaultCells.append(Int32(cell))
    sharedDefaults.append(value)
    return TraitID(index: trait)
  }

  /// Makes the defaults again that collections share, where going back has changed declarations.
  ///
  /// - Parameter rows: The declarations that were written, added or taken away, in any order and any number of times.
  /// - Complexity: O(*r*) in the rows, unless a collection shares the defaults: then O(*t*) in the traits.
  mutating func shareDefaultsAgain(of rows: [Int]) {
    let (known, count) = (sharedDefaults.count, declarations.count)
    if known > count { sharedDefaults.removeLast(known - count) }
    for row in rows where row < min(known, count) { sharedDefaults[row] = declarations[row].defaultValue }
    for row in min(known, count)..<count { sharedDefaults.append(declarations[row].defaultValue) }
  }

  @inline(__always)
  func check(_ value: TraitValue, of trait: TraitID) throws(TraitProblem) {
    let expected = storage(of: trait)
    if value.storage != expected { throw .wrongStorage(trait, expected: expected, found: value.storage) }
  }
}

/// What keeps two definitions of one identifier from having the same data.
///
/// Source: Apple's documentation of `UITraitDefinition` in Objective-C: the data are shared when identifier, name and default agree.
public enum TraitDifference: Hashable, Sendable {
  /// The identifiers are different.
  case identifier
  /// What print-outs call them is different.
  case name
  /// The values are stored differently, so that neither could read the other's.
  case storage
  /// The defaults are different.
  case defaultValue
}

extension TraitDeclaration {
  /// What keeps this definition, of the same identifier, from having the same data as `other`.
  fileprivate func difference(from other: TraitDeclaration) -> TraitDifference? {
    if storage != other.storage { return .storage }
    if name != other.name { return .name }
    return defaultValue.isEqual(to: other.defaultValue) ? nil : .defaultValue
  }
}
