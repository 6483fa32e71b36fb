public import ViewTree

/// What environments are told, and what they answer.
extension TraitSystem {
  /// What an environment answers for a trait: its `traitCollection`.
  ///
  /// Views, and everything below what was told something, answer what the last update brought. Controllers, windows and scenes answer
  /// overrides of their own at once (evidence E1, E2, E8).
  public func value(of trait: TraitID, at id: EnvironmentID) -> TraitValue {
    inheritance.values(at: id)[trait] ?? inheritance.definitions.defaultValue(of: trait)
  }

  /// All that an environment answers and that somebody has set.
  public func collection(at id: EnvironmentID) -> TraitCollection { inheritance.values(at: id) }

  // MARK: - traitOverrides

  /// Sets an override: `traitOverrides.theme = …`.
  ///
  /// On a controller this begins a pass that calls its registrations at once where the value changes (E1).
  public mutating func setOverride(
    _ value: TraitValue, for trait: TraitID, at id: EnvironmentID
  ) throws(TraitProblem) {
    try check(id)
    try check(value, of: trait)
    let old = override(of: trait, at: id)
    change(at: id, setting: [trait]) { $0.overrides[trait] = value }
    updates.cost.overrides += 1
    updates.report(.overrideSet(trait, at: id, from: old, to: value))
  }

  /// Takes an override away, if there is one; the value is inherited again with the next update.
  public mutating func removeOverride(for trait: TraitID, at id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    guard let old = override(of: trait, at: id) else { return }
    change(at: id, setting: []) { $0.overrides[trait] = nil }
    updates.cost.overrides += 1
    updates.report(.overrideRemoved(trait, at: id, was: old))
  }

  /// The override of a trait, if there is one.
  public func override(of trait: TraitID, at id: EnvironmentID) -> TraitValue? { overrides(at: id)[trait] }

  /// All overrides of an environment.
  public func overrides(at id: EnvironmentID) -> TraitCollection {
    inheritance.details(of: id)?.overrides ?? TraitCollection()
  }

  /// The override of a trait, where UIKit raises if there is none.
  public func requiredOverride(of trait: TraitID, at id: EnvironmentID) throws(TraitProblem) -> TraitValue {
    if let value = override(of: trait, at: id) { return value }
    let row = definition(of: trait)
    throw TraitProblem(
      "`\(tree.name(of: id))` has no override of `\(row.property.isEmpty ? row.name : row.property)`: ask `contains` first, or read the "
        + "trait itself.")
  }

  // MARK: - The predecessors

  /// Sets `overrideUserInterfaceStyle`, of a window, a view or a controller; the style's raw value 0, unspecified, means "inherit" (E7).
  public mutating func setOverrideUserInterfaceStyle(_ style: Int, at id: EnvironmentID) throws(TraitProblem)
  {
    try check(id)
    let kind = tree.kind(of: id)
    try require(
      kind != .scene && kind != .presentation,
      "\(tree.name(of: id)) is a \(kind.words), which has no overrideUserInterfaceStyle: windows, views and view "
        + "controllers have; traitOverrides is there.")
    let inherits = style == 0 && inheritance.details(of: id)?.style != nil
    change(at: id, setting: style == 0 && !inherits ? [] : [.userInterfaceStyle], inherits: inherits) {
      $0.style = style == 0 ? nil : .integer(style)
    }
  }

  /// `overrideUserInterfaceStyle`: the style's raw value, 0 where nothing was set.
  public func overrideUserInterfaceStyle(at id: EnvironmentID) -> Int {
    if case .integer(let style) = inheritance.details(of: id)?.style { style } else { 0 }
  }

  /// Sets `minimumContentSizeCategory` and `maximumContentSizeCategory` of a view; `nil` takes a limit away.
  ///
  /// What the view and those below it answer stays within the limits from the next update on.
  public mutating func setContentSizeLimits(
    least: TraitValue?, most: TraitValue?, at id: EnvironmentID
  ) throws(TraitProblem) {
    try check(id)
    change(at: id, setting: []) { $0.sizes = ContentSizeLimits(least: least, most: most) }
  }

  /// What a parent controller gives one of its children, beneath the child's own overrides; `nil` takes it back.
  ///
  /// It reaches the child at once, and calls it (E4).
  public mutating func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild child: EnvironmentID, of parent: EnvironmentID
  ) throws(TraitProblem) {
    try check(child)
    guard tree.parentController(of: child) == parent else {
      throw TraitProblem(
        "\(tree.name(of: child)) is no child of \(tree.name(of: parent)): `addChild` makes it one.")
    }
    for entry in collection?.entries ?? [] { try check(entry.value, of: entry.trait) }
    let values = collection ?? TraitCollection()
    change(at: child, setting: values.traits) {
      ($0.given, $0.giver) = (values, collection == nil ? -1 : parent.index)
    }
  }

  /// What the system gives a scene or a presentation controller, beneath its overrides: the size class that its room makes, the appearance
  /// that the user chose; `nil` takes it back.
  public mutating func setSystemValue(
    _ value: TraitValue?, for trait: TraitID, at id: EnvironmentID
  ) throws(TraitProblem) {
    try check(id)
    if let value { try check(value, of: trait) }
    if inheritance.details(of: id)?.given[trait] == value { return }
    change(at: id, setting: [trait]) { $0.given[trait] = value }
  }

  /// What the system gives an environment.
  public func systemValues(at id: EnvironmentID) -> TraitCollection {
    inheritance.details(of: id)?.given ?? TraitCollection()
  }

  /// What the parent controller gives a child.
  public func overrideTraitCollection(forChild child: EnvironmentID) -> TraitCollection? {
    inheritance.details(of: child).flatMap { $0.giver < 0 ? nil : $0.given }
  }

  // MARK: - At once, or with the next update

  /// Changes inputs, and lets those answer at once who do; what is taken away goes with the next update, if it does not say `inherits`.
  mutating func change(
    at id: EnvironmentID, setting traits: [TraitID], inherits: Bool = false, _ change: (inout Details) -> Void
  ) {
    let row = inheritance.detailsRow(of: id)
    change(&inheritance.details[row])
    var after = inheritance.details[row].inputs
    inheritance.valuesRevision += 1
    inheritance.split(id)
    inheritance.mark(id, .traits)
    updates.assigned += traits.filter { !updates.assigned.contains($0) }
    let kind = tree.kind(of: id)
    if kind == .view || kind == .presentation { return }
    var next = inheritance.values(at: id)
    if inherits, let source = inheritance.source(of: id) {
      after = inheritance.values(at: source).overridden(by: after)
    }
    let changed = traits.filter { (inherits || after[$0] != nil) && after[$0] != next[$0] }
    if changed.isEmpty { return }
    for trait in changed { next[trait] = after[trait] }
    inheritance.details[row].applied.removeAll(where: changed.contains)
    if !inherits || inheritance.details[row].inputs[traits[0]] != nil {
      inheritance.details[row].applied += changed
    }
    answerAtOnce(id, next)
    if kind == .window, version == .iOS16 { answerAtOnceBelow(id, changed) }
  }

  /// A controller is called at once; windows and scenes hear of it with the next update, like those below.
  private mutating func answerAtOnce(_ id: EnvironmentID, _ values: TraitCollection) {
    let scope = inheritance.scope(of: id)
    let previous = inheritance.scopes[scope].own
    inheritance.scopes[scope].own = values
    inheritance.valuesRevision += 1
    wakeAhead(below: id)
    if tree.kind(of: id) != .controller {
      if inheritance.scopes[scope].told == nil { inheritance.scopes[scope].told = previous }
      return
    }
    updates.begin(.assignment(id, previous: previous))
  }

  /// Before iOS 17 the root controller of a window answers the window's override at once (E5).
  private mutating func answerAtOnceBelow(_ window: EnvironmentID, _ traits: [TraitID]) {
    let values = inheritance.values(at: window)
    for child in Array(tree.children(of: window))
    where tree.kind(of: child) == .controller && inheritance.source(of: child) == window {
      inheritance.split(child)
      let (scope, inputs) = (inheritance.scope(of: child), inheritance.inputs(at: child))
      let previous = inheritance.scopes[scope].own
      for trait in traits where inputs[trait] == nil { inheritance.scopes[scope].own[trait] = values[trait] }
      if inheritance.scopes[scope].told == nil { inheritance.scopes[scope].told = previous }
      inheritance.mark(child, .traits)
      wakeAhead(below: child)
    }
  }

  /// Those who inherit directly, and whom a walk in progress has not reached, take the new values when it comes by.
  private mutating func wakeAhead(below id: EnvironmentID) {
    for top in Array(inheritance.scopes[inheritance.scope(of: id)].tops)
    where inheritance.source(of: top) == id && !tree.isDestroyed(top) {
      inheritance.mark(top, .traits)
    }
    if updates.depth == 0 { return }
    let passes = updates.outer + [updates.pass]
    let walks = passes.indices.filter { passes[$0].phase == .tree }
    if walks.isEmpty { return }
    for child in Array(tree.children(of: id)) where inheritance.source(of: child) == id {
      let order = tree.order(of: child)
      if walks.allSatisfy({ inheritance.isReached(order, by: Int32($0)) }) { continue }
      inheritance.split(child)
      inheritance.mark(child, .traits)
    }
  }

  func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(TraitProblem) {
    if !holds { throw TraitProblem(sentence()) }
  }

  func check(_ id: EnvironmentID) throws(TraitProblem) {
    try require(
      !tree.isDestroyed(id),
      "\(tree.name(of: id)) was destroyed and is no part of anything any more: make another.")
  }

  private func check(_ value: TraitValue, of trait: TraitID) throws(TraitProblem) {
    try requireAvailable(trait)
    let row = definition(of: trait)
    guard let storage = value.storage, storage != row.storage else { return }
    throw TraitProblem(
      "The value of `\(row.property)` is stored as \(row.storage), not as \(storage).")
  }
}
