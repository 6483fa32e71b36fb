internal import Journals
public import ViewTree

extension TraitSystem {
  /// What the environment answers for the trait, now.
  ///
  /// Mirrors reading from `traitCollection`.
  ///
  /// - Complexity: O(1): three rows, however deep the environment stands and whatever changed. In an update confined to a part of the tree O(*d*)
  ///   in the depth.
  @inline(__always)
  public func value(of trait: TraitID, at environment: EnvironmentID) -> TraitValue {
    value(of: governor(of: trait.index, at: environment.index), at: environment.index)
  }

  /// The whole collection as the environment answers it, now.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public func collection(at environment: EnvironmentID) -> TraitCollection {
    var collection = emptyCollection
    fill(&collection, at: environment.index, isPrevious: !isReached(environment.index))
    return collection
  }

  /// What the environment at which work is being done answered before, for all traits: what a registration's handler and
  /// `traitCollectionDidChange` are called with.
  ///
  /// It is the same from the time when ``next(comparing:)`` has returned such a piece of work to the next call of it, whatever is changed in
  /// between; `nil` at all other times.
  ///
  /// ```swift
  /// // The window answers 0 for the theme and is registered for it; the scene's override is 2 since the last update.
  /// try system.beginUpdate(.everything)
  /// try system.next()                           // .registration(registration, window)
  /// system.previousCollection?[theme]           // .integer(0)
  /// system.value(of: theme, at: window)         // .integer(2)
  /// ```
  /// Source: Apple's documentation of `UITraitChangeObservable`.
  ///
  /// - Complexity: O(1)
  public var previousCollection: TraitCollection? { isTelling ? state.sweep.previous : nil }

  /// What the environment at which work is being done answered before for one trait: what ``previousCollection`` says of it, read where it
  /// lies.
  ///
  /// - Complexity: O(1) while nobody has written anything since the collection was made, then O(log *s*) in the traits that are set.
  @inline(__always)
  public func previousValue(of trait: TraitID) -> TraitValue? {
    guard isTelling else { return nil }
    let (scope, number) = state.sweep.previousScope
    guard number == state.sweep.number, state.sweep.previousRevision == collectionRevision else {
      return state.sweep.previous?[trait]
    }
    let cell = governor(of: trait.index, in: scope)
    return previousValue(of: Int(cell))
  }

  /// Whether somebody is being told of a change.
  @inline(__always)
  private var isTelling: Bool {
    state.sweep.current >= 0 && state.sweep.tells
      && (state.sweep.stage == .registrations || state.sweep.stage == .isAppearing)
  }

  /// Grows with every write to what collections are made from.
  @inline(__always)
  var collectionRevision: Int {
    cells.revision &+ slots.revision &+ scopes.revision &+ declarations.revision
  }

  /// What an environment answered before the changes that the pass in progress has brought so far; where it brings none, what it answers now.
  ///
  /// A layout that follows a change reads here what was laid out before.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public func previousCollection(at environment: EnvironmentID) -> TraitCollection {
    var collection = emptyCollection
    fill(&collection, at: environment.index, isPrevious: true)
    return collection
  }

  /// What a collection is made from: while this is the same, so is the collection.
  struct CollectionSource: Equatable {
    let scope: Int32
    /// The sweep before which it was so, if that is what it tells.
    let sweep: UInt32?
    /// Grows with every write to what scopes name and what traits are.
    let revision: Int
  }

  /// What an environment's collection is made from, now.
  ///
  /// - Complexity: O(1)
  func sourceOfCollection(at environment: EnvironmentID) -> CollectionSource {
    CollectionSource(
      scope: environments[Int(environment.index)].scope,
      sweep: isReached(environment.index) ? nil : state.sweep.number,
      revision: collectionRevision)
  }

  /// A collection in which no trait is set.
  public var emptyCollection: TraitCollection {
    TraitCollection(values: [], defaults: sharedDefaults, types: types)
  }

  /// What a trait reads in a collection, also where the trait was defined after it.
  ///
  /// - Complexity: O(log *s*) in the traits that are set.
  public func value(of trait: TraitID, in collection: TraitCollection) -> TraitValue {
    collection[trait] ?? declaration(of: trait).defaultValue
  }

  /// The same collection, with what it reads of the traits that were defined after it: their defaults.
  ///
  /// ```swift
  /// let old = system.emptyCollection
  /// let theme = try system.define(TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(3)))
  /// old[theme]                             // nil
  /// system.renewed(old)[theme]             // .integer(3)
  /// ```
  /// - Complexity: O(1) where there are no such traits, else O(*t*) in the traits.
  public func renewed(_ collection: TraitCollection) -> TraitCollection {
    collection.knowing(sharedDefaults, types: types)
  }

  /// Makes a collection what the environment answers for all traits, or what it answered before the sweep that is going on.
  func fill(_ collection: inout TraitCollection, at environment: Int32, isPrevious: Bool) {
    let scope = scopes[Int(environments[Int(environment)].scope)]
    var (entries, count) = (collection.takeRoom(), 0)
    for slot in Int(scope.start)..<Int(scope.start + scope.width) where slots[slot] >= 0 {
      let cell = Int(slots[slot])
      let value = isPrevious ? previousValue(of: cell) : cells[cell].value
      entries.put(TraitCollection.Entry(value: value, trait: cells[cell].trait), at: count)
      count += 1
    }
    if count < entries.count { entries.removeLast(entries.count - count) }
    collection.set(entries, width: Int(scope.width), defaults: sharedDefaults, types: types)
  }

  /// The environment whose override, or whose given or remembered value, an environment's answer comes from; `nil` for the trait's default.
  ///
  /// - Complexity: O(1)
  public func owner(of trait: TraitID, at environment: EnvironmentID) -> EnvironmentID? {
    let owner = cells[Int(governor(of: trait.index, at: environment.index))].owner
    return owner < 0 ? nil : EnvironmentID(index: owner)
  }

  // MARK: - Scopes and cells

  /// The cell that a scope names for a trait; −1 for the default.
  @inline(__always)
  func slot(_ trait: Int32, in scope: Int32) -> Int32 {
    let scope = scopes[Int(scope)]
    return trait < scope.width ? slots[Int(scope.start + trait)] : -1
  }

  /// The cell that governs a trait at an environment.
  @inline(__always)
  func governor(of trait: Int32, at environment: Int32) -> Int32 {
    governor(of: trait, in: environments[Int(environment)].scope)
  }

  /// The cell that governs a trait wherever a scope is in force.
  @inline(__always)
  func governor(of trait: Int32, in scope: Int32) -> Int32 {
    let cell = slot(trait, in: scope)
    return cell >= 0 ? cell : defaultCells[Int(trait)]
  }

  /// What a cell says at an environment: its previous value where the sweep that changed it has not come by yet.
  @inline(__always)
  func value(of cell: Int32, at environment: Int32) -> TraitValue {
    isActive(Int(cell)) ? value(ofActive: Int(cell), at: environment) : cells[Int(cell)].value
  }

  @inline(never)
  private func value(ofActive cell: Int, at environment: Int32) -> TraitValue {
    isReached(environment) ? cells[cell].value : cells[cell].previous
  }
}
