// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// The inputs of environments: overrides, and everything else that gives an environment a value of its own.
extension TraitSystem {
  /// Sets an override, like `traitOverrides.theme = …`; if a controller's value changes, its registrations are called at once (E1).
  public mutating func setOverride(
    _ value: TraitValue, for trait: TraitID, at id: EnvironmentID
  ) throws(TraitProblem) {
    try check(id)
    try check(value, of: trait)
    let old = override(of: trait, at: id)
    change(at: id, setting: [trait]) { $0.overrides[trait] = value }
    cost.overrides += 1
    report(.overrideSet(trait, at: id, from: old, to: value))
  }

  /// Removes an override if there is one; the value is inherited again with the next update.
  public mutating func removeOverride(for trait: TraitID, at id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    guard let old = override(of: trait, at: id) else { return }
    change(at: id, setting: []) { $0.overrides[trait] = nil }
    cost.overrides += 1
    report(.overrideRemoved(trait, at: id, was: old))
  }

  public func override(of trait: TraitID, at id: EnvironmentID) -> TraitValue? { overrides(at: id)[trait] }
  public func overrides(at id: EnvironmentID) -> TraitCollection { self[id].overrides }

  /// The override of a trait; throws if there is none, where UIKit raises an exception.
  public func requiredOverride(of trait: TraitID, at id: EnvironmentID) throws(TraitProblem) -> TraitValue {
    if let value = override(of: trait, at: id) { return value }
    let row = definition(of: trait)
    throw TraitProblem(
      "`\(tree.name(of: id))` has no override of `\(row.property.isEmpty ? row.name : row.property)`",
      "ask `contains` first, or read the trait itself.")
  }

  // MARK: - The predecessors of traitOverrides

  /// Sets `overrideUserInterfaceStyle` of a window, a view or a controller; the raw value 0 (unspecified) means "inherit" (E7).
  public mutating func setOverrideUserInterfaceStyle(_ style: Int, at id: EnvironmentID) throws(TraitProblem)
  {
    try check(id)
    let kind = tree.kind(of: id)
    if kind == .scene || kind == .presentation {
      throw TraitProblem(
        "\(tree.name(of: id)) is a \(kind.words), which has no overrideUserInterfaceStyle",
        "windows, views and view controllers have; traitOverrides is there.")
    }
    let inherits = style == 0 && self[id].style != nil
    change(at: id, setting: style == 0 && !inherits ? [] : [.userInterfaceStyle], inherits: inherits) {
      $0.style = style == 0 ? nil : .integer(style)
    }
  }

  /// The raw value of `overrideUserInterfaceStyle`; 0 if it was not set.
  public func overrideUserInterfaceStyle(at id: EnvironmentID) -> Int {
    if case .integer(let style) = self[id].style { style } else { 0 }
  }

  /// Limits the content size category of a view and everything below it to a range, from the next update on.
  public mutating func limitContentSize(
    minimum: TraitValue?, maximum: TraitValue?, at id: EnvironmentID
  ) throws(TraitProblem) {
    try check(id)
    change(at: id, setting: []) { $0.sizes = ContentSizeLimits(minimum: minimum, maximum: maximum) }
  }

  /// Sets the values that a parent gives a child controller at once or on `addChild`, below its own overrides (E4); nil removes them.
  public mutating func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild child: EnvironmentID, of parent: EnvironmentID
  ) throws(TraitProblem) {
    try check(child)
    let actual = tree.parentController(of: child)
    guard actual == nil || actual == parent else {
      throw TraitProblem(
        "\(tree.name(of: child)) is no child of \(tree.name(of: parent))", "`addChild` makes it one.")
    }
    let values = collection ?? TraitCollection()
    for entry in values.entries { try check(entry.value, of: entry.trait) }
    if actual == nil { return changeDetails(of: child) { $0.promised = collection.map { ($0, parent) } } }
    change(at: child, setting: values.traits) {
      ($0.given, $0.giver) = (values, collection == nil ? nil : parent)
    }
  }

  public func overrideTraitCollection(forChild child: EnvironmentID) -> TraitCollection? {
    self[child].giver == nil ? nil : self[child].given
  }

  /// Sets a value that the system gives an environment, below its overrides, such as the size class of its room; nil removes it.
  public mutating func setSystemValue(
    _ value: TraitValue?, for trait: TraitID, at id: EnvironmentID
  ) throws(TraitProblem) {
    try check(id)
    if let value { try check(value, of: trait) }
    if systemValues(at: id)[trait] == value { return }
    change(at: id, setting: [trait]) { $0.given[trait] = value }
  }

  public func systemValues(at id: EnvironmentID) -> TraitCollection { self[id].given }

  // MARK: - Changes, at once or with the next update

  /// Changes inputs; controllers, windows and scenes have new values at once, but a removal waits for the next update unless it `inherits`.
  private mutating func change(
    at id: EnvironmentID, setting traits: [TraitID], inherits: Bool = false, _ change: (inout Details) -> Void
  ) {
    changeDetails(of: id, change)
    split(id)
    mark(id, .traits)
    for trait in traits where !comparisons.assigned.contains(trait) { comparisons.assigned.append(trait) }
    let kind = tree.kind(of: id)
    if kind == .view || kind == .presentation { return }
    let (inputs, source) = (inputs(at: id), inherits ? inheritanceParent(of: id) : nil)
    let after = source.map { collection(at: $0).overridden(by: inputs) } ?? inputs
    var next = collection(at: id)
    let changed = traits.filter { (inherits || after[$0] != nil) && after[$0] != next[$0] }
    if changed.isEmpty { return }
    for trait in changed { next[trait] = after[trait] }
    changeDetails(of: id) { details in
      details.applied.removeAll(where: changed.contains)
      details.applied += changed.filter { inputs[$0] != nil }
    }
    let previous = setValuesAtOnce(next, at: id, isNotified: kind == .controller)
    if kind == .controller {
      begin(.assignment)
      pass.visit.begin(.values, at: id, answering: previous)
    } else if kind == .window, version == .iOS16 {
      updateRootController(of: id, changed)
    }
  }

  /// Gives an environment new values at once and returns the old ones; unless `isNotified`, its observers are called in the next update.
  private mutating func setValuesAtOnce(
    _ values: TraitCollection, at id: EnvironmentID, isNotified: Bool
  ) -> TraitCollection {
    let scope = scope(of: id)
    let previous = scopes[scope].own
    scopes[scope].own = values
    if !isNotified, scopes[scope].lastNotified == nil { scopes[scope].lastNotified = previous }
    for top in Array(scopes[scope].tops) where inheritanceParent(of: top) == id && !tree.isDestroyed(top) {
      mark(top, .traits)
    }
    // Children that a walk in progress has not reached get the new values when it reaches them.
    if (outer + [pass]).contains(where: { $0.phase == .tree }) {
      for child in Array(tree.children(of: id)) where inheritanceParent(of: child) == id {
        split(child)
        mark(child, .traits)
      }
    }
    return previous
  }

  /// Before iOS 17, the root controller of a window takes the window's override at once (E5).
  private mutating func updateRootController(of window: EnvironmentID, _ traits: [TraitID]) {
    let values = collection(at: window)
    for child in Array(tree.children(of: window))
    where tree.kind(of: child) == .controller && inheritanceParent(of: child) == window {
      split(child)
      var own = collection(at: child)
      let inputs = inputs(at: child)
      for trait in traits where inputs[trait] == nil { own[trait] = values[trait] }
      _ = setValuesAtOnce(own, at: child, isNotified: false)
      mark(child, .traits)
    }
  }

  // MARK: - Checks

  func check(_ id: EnvironmentID) throws(TraitProblem) { try tree.checkExists(id) }

  private func check(_ value: TraitValue, of trait: TraitID) throws(TraitProblem) {
    try requireAvailable(trait)
    guard let storage = value.storage, storage != definitions[trait].storage else { return }
    let row = definition(of: trait)
    throw TraitProblem("The value of `\(row.property)` is stored as \(row.storage), not as \(storage).")
  }
}
