public import Journals
public import ViewTree

/// What is to be done where.
extension TraitSystem {
  /// Asks for a layout of a view or window (or of a controller's view, or a presentation controller's container view) in the next
  /// update.
  ///
  /// Mirrors `setNeedsLayout()`.
  ///
  /// ```swift
  /// try system.setNeedsLayout(window)
  /// system.layouts(of: window)      // 0
  /// try system.update()
  /// system.layouts(of: window)      // 1
  /// ```
  /// - Throws: ``TraitProblem/hasNoLayout(_:)`` for a scene.
  /// - Complexity: O(1), before iOS 17 O(*d*) in the depth; in the middle of an update O(log *q*) in what that has queued.
  public mutating func setNeedsLayout(_ environment: EnvironmentID) throws(TraitProblem) {
    if hierarchy.kind(of: environment) == .presentation { return demand(.layout, at: environment.index) }
    guard let view = drawn(environment) else { throw .hasNoLayout(environment) }
    demand(.layout, at: view.index)
  }

  /// Asks for a drawing of a view or window (or of a controller's view) in the next update.
  ///
  /// Mirrors `setNeedsDisplay()`.
  ///
  /// - Throws: ``TraitProblem/hasNoDrawing(_:)`` for a scene or a presentation controller.
  /// - Complexity: O(1), before iOS 17 O(*d*) in the depth; in the middle of an update O(log *q*) in what that has queued.
  public mutating func setNeedsDisplay(_ environment: EnvironmentID) throws(TraitProblem) {
    guard let view = drawn(environment) else { throw .hasNoDrawing(environment) }
    demand(.display, at: view.index)
  }

  /// How often a view or window (or a controller's view, or a presentation controller's container view) was laid out; a scene never.
  ///
  /// - Complexity: O(1)
  public func layouts(of environment: EnvironmentID) -> Int {
    let row = environments[Int(hierarchy.contentHolder(of: environment).index)]
    return Int(row.layouts) + (row.detail < 0 ? 0 : Int(details[Int(row.detail)].layoutRounds) << 16)
  }

  /// How often a view or window (or a controller's view) was drawn; never, for the other kinds.
  ///
  /// - Complexity: O(1)
  public func draws(of environment: EnvironmentID) -> Int {
    let row = environments[Int(hierarchy.contentHolder(of: environment).index)]
    return Int(row.draws) + (row.detail < 0 ? 0 : Int(details[Int(row.detail)].drawRounds) << 16)
  }

  /// Counts a layout.
  mutating func countLayout(of environment: Int32) {
    let index = Int(environment)
    environments[index].layouts &+= 1
    if environments[index].layouts == 0 { details[ensureDetail(of: environment)].layoutRounds &+= 1 }
    state.tally.layouts += 1
  }

  /// Counts a drawing.
  mutating func countDrawing(of environment: Int32) {
    let index = Int(environment)
    environments[index].draws &+= 1
    if environments[index].draws == 0 { details[ensureDetail(of: environment)].drawRounds &+= 1 }
    state.tally.draws += 1
  }

  /// What was counted since the system was made: callbacks, comparisons, layouts and the like.
  ///
  /// - Complexity: O(1)
  public var tally: Tally { state.tally }

  /// Whether an update might find something to do.
  ///
  /// Quick to ask; true also where all that waits is outside a hierarchy.
  @inlinable public var mayHavePendingWork: Bool { pending.count > 0 }

  /// Whether an update would find something to do.
  ///
  /// - Complexity: O(*p*) in the environments that have work.
  public var hasPendingWork: Bool {
    pending.indices.contains { index in
      let environment = pending[index]
      return isFollowing(EnvironmentID(index: environment))
        && !environments[Int(environment)].needs.isDisjoint(with: .work)
    }
  }

  /// Asks for `updateProperties()` of a view, a window or a controller in the next update.
  ///
  /// Mirrors `setNeedsUpdateProperties()`, which came with iOS 26.
  ///
  /// - Throws: ``TraitProblem/newerFeature(_:version:)`` where an older version was chosen, and ``TraitProblem/hasNoProperties(_:)`` for a scene or
  ///   a presentation controller.
  /// - Complexity: O(1), before iOS 17 O(*d*) in the depth; in the middle of an update O(log *q*) in what that has queued.
  public mutating func setNeedsUpdateProperties(_ environment: EnvironmentID) throws(TraitProblem) {
    try checkAvailability(of: .updatingProperties)
    switch hierarchy.kind(of: environment) {
    case .view, .window: demand(.properties, at: environment.index)
    case .controller: demand(.controllerProperties, at: hierarchy.contentHolder(of: environment).index)
    case .scene, .presentation: throw .hasNoProperties(environment)
    }
  }

  /// Asks for `updateConstraints()` of a view or window (or of a controller's view) in the next update, and with it for its controller's
  /// `updateViewConstraints()`.
  ///
  /// Mirrors `setNeedsUpdateConstraints()`.
  ///
  /// - Throws: ``TraitProblem/hasNoConstraints(_:)`` for a scene or a presentation controller.
  /// - Complexity: O(1), before iOS 17 O(*d*) in the depth; in the middle of an update O(log *q*) in what that has queued.
  public mutating func setNeedsUpdateConstraints(_ environment: EnvironmentID) throws(TraitProblem) {
    let view = hierarchy.contentHolder(of: environment)
    switch hierarchy.kind(of: view) {
    case .view, .window: demand(.constraints, at: view.index)
    case .scene, .presentation, .controller: throw .hasNoConstraints(environment)
    }
  }

  /// The view or window that lays out and draws for an environment.
  private func drawn(_ environment: EnvironmentID) -> EnvironmentID? {
    let view = hierarchy.contentHolder(of: environment)
    return switch hierarchy.kind(of: view) {
    case .view, .window: view
    case .scene, .presentation, .controller: nil
    }
  }

  // MARK: - The list

  /// Notes work at an environment; an update in progress that has not come by yet does it.
  mutating func demand(_ needs: Needs, at environment: Int32) {
    let old = environments[Int(environment)].needs
    if isFollowing(EnvironmentID(index: environment)) {
      list(old.union(needs), at: environment)
    } else {
      if !old.isSuperset(of: needs) { environments[Int(environment)].needs = old.union(needs) }
      enqueue(environment)
    }
  }

  /// Sets what is to be done at an environment, and lists it where that is work.
  mutating func list(_ needs: Needs, at environment: Int32) {
    let old = environments[Int(environment)].needs
    var new = needs
    if !needs.isDisjoint(with: .work) {
      new.insert(.isListed)
      if !old.contains(.isListed) { pending.append(environment) }
      enqueue(environment)
    }
    if new != old { environments[Int(environment)].needs = new }
  }

  /// Lets updates in progress visit the environment, if they have not come by yet: those around the innermost when they go on.
  @inline(__always)
  mutating func enqueue(_ environment: Int32) {
    if state.sweep.phase != nil, !state.sweep.needsRefill { push(environment) }
    if !state.outer.isEmpty { state.sweep.demanded.append(environment) }
  }

  /// Lets the innermost update visit somebody who listens from now on, if it has not come by yet.
  mutating func enqueueListener(_ environment: Int32) {
    if state.sweep.phase != nil, !state.sweep.needsRefill { push(environment, isTold: true) }
  }

  private mutating func push(_ environment: Int32, isTold: Bool = false) {
    let hint = hierarchy.hint(EnvironmentID(index: environment))
    if !isBehind(hint.order) { state.sweep.queue.push(hint, isTold: isTold) }
  }

  /// Takes out of the list what has no work left or has left its hierarchy.
  ///
  /// After updates that are confined to a part of the tree it waits until the list has doubled since it did so last: to go through the list each
  /// time would cost as much as all that is in it.
  ///
  /// - Complexity: O(*p*) in what is listed; O(1) for each environment that came into the list, amortised.
  mutating func compactPending(isConfined: Bool) {
    if isConfined, pending.count > 16, pending.count < 2 * keptPending { return }
    keepPending()
    keptPending = pending.count
  }

  private mutating func keepPending() {
    var kept: [Int32] = []
    for index in pending.indices {
      let environment = pending[index]
      let needs = environments[Int(environment)].needs
      if !needs.isDisjoint(with: .work), isFollowing(EnvironmentID(index: environment)) {
        kept.append(environment)
      } else {
        environments[Int(environment)].needs.remove(.isListed)
      }
    }
    if kept.count == pending.count { return }
    pending.truncate(to: 0)
    for environment in kept { pending.append(environment) }
  }
}
