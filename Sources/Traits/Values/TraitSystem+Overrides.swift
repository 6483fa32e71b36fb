internal import Journals
public import ViewTree

extension TraitSystem {
  /// Overrides a trait for an environment and everything below it, from the next update on.
  ///
  /// Mirrors writing to `traitOverrides`.
  ///
  /// A trait that is newer than the version in force is refused. An override is an override, also with the trait's unspecified case: ``Decision/unspecifiedOverrides``.
  ///
  /// ```swift
  /// try system.setOverride(.integer(2), of: theme, on: scene)
  /// system.override(of: theme, on: scene)       // .integer(2)
  /// system.isPending(theme, on: scene)          // true
  /// try system.setOverride(.floating(2), of: theme, on: scene)
  /// // throws .wrongStorage(theme, expected: .integer, found: .floating)
  /// ```
  /// Source: WWDC23 session 10057, and Apple's documentation of `UITraitOverrides`.
  ///
  /// - Throws: ``TraitProblem/wrongStorage(_:expected:found:)`` and ``TraitProblem/newerTrait(_:since:version:)``. Nothing is set then.
  /// - Complexity: O(*c*) in the traits for which the environment has values of its own, whatever the size of the tree; in the middle of an update
  ///   also O(log *q*) in what that has queued.
  public mutating func setOverride(
    _ value: TraitValue, of trait: TraitID, on environment: EnvironmentID
  ) throws(TraitProblem) {
    try check(value, of: trait)
    try checkAvailability(of: trait)
    let index = ensureCell(of: trait.index, on: environment.index)
    cells[index].set(override: value)
    noteOverride(on: environment)
  }

  /// Takes an override away; the inherited value comes back with the next update.
  ///
  /// Without an override, nothing happens.
  ///
  /// Mirrors `remove(_:)` of `traitOverrides`.
  ///
  /// - Returns: Whether there was one.
  /// - Complexity: O(*c*) in the traits for which the environment has values of its own.
  @discardableResult
  public mutating func removeOverride(of trait: TraitID, on environment: EnvironmentID) -> Bool {
    guard let index = cell(of: trait.index, on: environment.index), cells[index].override != nil else {
      return false
    }
    cells[index].set(override: nil)
    noteOverride(on: environment)
    return true
  }

  /// The override of a trait, or `nil`.
  ///
  /// It is an input: what the environment answers may still be another value.
  ///
  /// - Complexity: O(*c*) in the traits for which the environment has values of its own.
  public func override(of trait: TraitID, on environment: EnvironmentID) -> TraitValue? {
    cell(of: trait.index, on: environment.index).flatMap { cells[$0].override }
  }

  /// The traits that have an override here, oldest definition first.
  ///
  /// - Complexity: O(*c* log *c*) in the traits for which the environment has values of its own.
  public func overrides(of environment: EnvironmentID) -> [TraitID] {
    ownCells(of: environment.index).filter { cells[$0].override != nil }
      .map { TraitID(index: cells[$0].trait) }.sorted()
  }

  /// The traits whose override was taken away here and is in force until the next update, oldest definition first.
  ///
  /// - Complexity: O(*c*²) in the traits for which the environment has values of its own.
  public func removedOverrides(of environment: EnvironmentID) -> [TraitID] {
    ownCells(of: environment.index).map { TraitID(index: cells[$0].trait) }.sorted().filter { trait in
      ownSources(of: trait, at: environment).contains { $0.origin == .override && $0.role == .ending }
    }
  }

  /// The traits for which an environment has values of its own, oldest definition first: overrides, values that it was given, and such as it
  /// only remembers.
  ///
  /// - Complexity: O(*c* log *c*) in these traits.
  public func ownTraits(of environment: EnvironmentID) -> [TraitID] {
    ownCells(of: environment.index).map { TraitID(index: cells[$0].trait) }.sorted()
  }

  /// The environments that have values of their own for some trait, oldest first.
  ///
  /// ```swift
  /// try system.setOverride(.integer(2), of: theme, on: scene)
  /// system.environmentsWithOwnValues      // [scene]
  /// ```
  /// - Complexity: O(*c* + *n* log *n*) in such values and in these environments, however large the tree is.
  public var environmentsWithOwnValues: [EnvironmentID] {
    Set(cells.indices.map { cells[$0].owner }.filter { $0 >= 0 }).sorted().map { EnvironmentID(index: $0) }
  }

  /// Gives an environment a value of the system's, beneath its overrides: a scene's size classes come this way.
  ///
  /// `nil` takes it away.
  ///
  /// A given value is no override: neither ``overrides(of:)`` nor ``override(of:on:)`` knows it.
  ///
  /// - Throws: ``TraitProblem/wrongStorage(_:expected:found:)``.
  /// - Complexity: O(*c*) in the traits for which the environment has values of its own.
  public mutating func setGiven(
    _ value: TraitValue?, of trait: TraitID, on environment: EnvironmentID
  ) throws(TraitProblem) {
    if let value { try check(value, of: trait) }
    if value == nil, cell(of: trait.index, on: environment.index) == nil { return }
    let index = ensureCell(of: trait.index, on: environment.index)
    cells[index].set(given: value)
    demand(.traits, at: environment.index)
  }

  /// The value that the system gave an environment for a trait, or `nil`.
  ///
  /// - Complexity: O(*c*) in the traits for which the environment has values of its own.
  public func given(of trait: TraitID, on environment: EnvironmentID) -> TraitValue? {
    cell(of: trait.index, on: environment.index).flatMap { cells[$0].given }
  }

  /// Whether an input of this trait was changed here and no update has come by since.
  ///
  /// One that was set to what is in force anyway is not: ``Decision/coalescing``.
  ///
  /// - Complexity: O(*c*) in the traits for which the environment has values of its own.
  public func isPending(_ trait: TraitID, on environment: EnvironmentID) -> Bool {
    ownSources(of: trait, at: environment).contains { $0.role != .decides && $0.role != .hidden }
  }

  // MARK: - An environment's own cells

  /// The cell that the environment has for the trait, installed or not.
  @inline(__always)
  func cell(of trait: Int32, on environment: Int32) -> Int? {
    var cell = firstCell(of: environment)
    while cell >= 0, cells[Int(cell)].trait != trait { cell = cells[Int(cell)].nextOfOwner }
    return cell >= 0 ? Int(cell) : nil
  }

  /// The first of the environment's cells, or −1.
  @inline(__always)
  func firstCell(of environment: Int32) -> Int32 {
    let detail = environments[Int(environment)].detail
    return detail >= 0 ? details[Int(detail)].firstCell : -1
  }

  /// The environment's cells, newest first.
  func ownCells(of environment: Int32) -> [Int] {
    var own: [Int] = []
    var cell = firstCell(of: environment)
    while cell >= 0 {
      own.append(Int(cell))
      cell = cells[Int(cell)].nextOfOwner
    }
    return own
  }

  /// The cell that the environment has for the trait; a new one governs nothing yet.
  mutating func ensureCell(of trait: Int32, on environment: Int32) -> Int {
    if let cell = cell(of: trait, on: environment) { return cell }
    let detail = ensureDetail(of: environment)
    let value = cells[Int(defaultCells[Int(trait)])].value
    let row = Cell(
      owner: environment, trait: trait, nextOfOwner: details[detail].firstCell, value: value, previous: value)
    let cell = reuse(row) ?? cells.append(row)
    details[detail].firstCell = Int32(cell)
    return cell
  }

  private mutating func reuse(_ row: Cell) -> Int? {
    guard freeCells.count > 0 else { return nil }
    let cell = Int(freeCells[freeCells.count - 1])
    freeCells.removeLast()
    cells[cell] = row
    return cell
  }

  mutating func ensureDetail(of environment: Int32) -> Int {
    let detail = environments[Int(environment)].detail
    if detail >= 0 { return Int(detail) }
    let index = details.append(Detail())
    environments[Int(environment)].detail = Int32(index)
    return index
  }

  private mutating func noteOverride(on environment: EnvironmentID) {
    state.tally.overrides += 1
    demand(.traits, at: environment.index)
  }
}

extension Cell {
  /// Changes the override, which waits for the next update.
  @inline(__always)
  fileprivate mutating func set(override value: TraitValue?) {
    override = value
    isPending = true
  }

  /// Changes what the system gives, which waits for the next update.
  fileprivate mutating func set(given value: TraitValue?) {
    given = value
    isPending = true
  }
}
