internal import Journals

extension TraitSystem {
  /// How many traits there are, Apple's included.
  public var traitCount: Int { declarations.count }

  /// Every trait, oldest definition first.
  public var traits: some Sequence<TraitID> { declarations.indices.lazy.map { TraitID(index: Int32($0)) } }

  /// What the trait is.
  public func declaration(of trait: TraitID) -> TraitDeclaration { declarations[Int(trait.index)] }

  /// Adds a trait.
  ///
  /// It can be used from now on, and every environment answers its default.
  ///
  /// An identifier is unique: see ``Decision/identifiers``.
  @discardableResult
  public mutating func define(_ declaration: TraitDeclaration) throws(TraitProblem) -> TraitID {
    try checkIdentifier(of: declaration, except: nil)
    return append(declaration)
  }

  /// Replaces what a trait is and keeps its identity and its overrides.
  ///
  /// Its storage stays the same.
  ///
  /// A new default is in force at once where no override governs, and nobody is told: a definition is not an environment's change.
  public mutating func redefine(_ trait: TraitID, as declaration: TraitDeclaration) throws(TraitProblem) {
    let old = declarations[Int(trait.index)]
    if old.isSystem { throw .systemTrait(trait) }
    if old.storage != declaration.storage {
      throw .changedStorage(trait, from: old.storage, to: declaration.storage)
    }
    try checkIdentifier(of: declaration, except: trait)
    declarations[Int(trait.index)] = declaration
    let cell = Int(defaultCells[Int(trait.index)])
    cells[cell].value = declaration.defaultValue
    cells[cell].previous = declaration.defaultValue
    sharedDefaults[0][Int(trait.index)] = declaration.defaultValue
  }

  private func checkIdentifier(of declaration: TraitDeclaration, except trait: TraitID?) throws(TraitProblem)
  {
    guard let identifier = declaration.identifier else { return }
    for other in traits where other != trait && self.declaration(of: other).identifier == identifier {
      throw .duplicateIdentifier(identifier, other)
    }
  }

  @discardableResult
  mutating func append(_ declaration: TraitDeclaration) -> TraitID {
    let trait = Int32(declarations.append(declaration))
    let value = declaration.defaultValue
    let cell = cells.append(Cell(owner: -1, trait: trait, value: value, previous: value, isInstalled: true))
    defaultCells.append(Int32(cell))
    sharedDefaults[0].append(value)
    return TraitID(index: trait)
  }

  @inline(__always)
  func check(_ value: TraitValue, of trait: TraitID) throws(TraitProblem) {
    let expected = sharedDefaults[0][Int(trait.index)].storage
    if value.storage != expected { throw .wrongStorage(trait, expected: expected, found: value.storage) }
  }
}
