internal import Journals
public import ViewTree

/// Automatic trait tracking: what a method reads while it runs, it is invalidated for.
///
/// Source: WWDC24 session 10118, and "Automatic trait tracking" in Apple's documentation. Each run replaces what the one before has read:
/// ``Decision/trackedReads``.
extension TraitSystem {
  /// Whether a method is running whose reads are tracked.
  public var isTrackingReads: Bool { state.sweep.reader != nil }

  /// Notes that the method that is running has read a trait of an environment.
  ///
  /// The owner calls it for each read. What counts are a view's own traits in its own methods, and a controller's and its view's in the
  /// controller's; other reads are not tracked.
  ///
  /// - Complexity: O(*r*) in the traits that the method has read so far.
  public mutating func noteRead(of trait: TraitID, at environment: EnvironmentID) {
    guard let reader = state.sweep.reader else { return }
    if environment.index == reader.owner {
      if !state.sweep.ownReads.contains(trait.index) { state.sweep.ownReads.append(trait.index) }
    } else if hierarchy.rootView(of: EnvironmentID(index: reader.owner)) == environment {
      if !state.sweep.viewReads.contains(trait.index) { state.sweep.viewReads.append(trait.index) }
    }
  }

  /// The traits of an environment that its methods, and its controller's, have read the last time that they ran.
  ///
  /// - Complexity: O(*r*) in what was read.
  public func readTraits(of environment: EnvironmentID) -> [(
    owner: EnvironmentID, method: Callback, trait: TraitID
  )] {
    trackings(of: environment).flatMap { index in
      let row = trackings[index]
      return row.traits.map { (EnvironmentID(index: row.owner), row.callback, TraitID(index: $0)) }
    }
  }

  // MARK: - While a method runs

  mutating func beginReading(_ callback: Callback, at environment: Int32) {
    state.sweep.reader = Reader(owner: environment, callback: callback)
  }

  /// The method has ended: what it has read replaces what it had read before.
  mutating func commitReads() {
    guard let reader = state.sweep.reader else { return }
    state.sweep.reader = nil
    let owner = EnvironmentID(index: reader.owner)
    if isInterested(in: reader.callback, at: owner) {
      store(state.sweep.ownReads.sorted(), of: reader, at: reader.owner)
      if let view = hierarchy.rootView(of: owner) {
        store(state.sweep.viewReads.sorted(), of: reader, at: view.index)
      }
    }
    state.sweep.ownReads.clear()
    state.sweep.viewReads.clear()
  }

  private mutating func store(_ traits: [Int32], of reader: Reader, at environment: Int32) {
    if let row = tracking(of: reader, at: environment) {
      if trackings[row].traits == traits { return }
      trackings[row].traits = traits
    } else {
      if traits.isEmpty { return }
      let detail = ensureDetail(of: environment)
      let row = trackings.append(
        Tracking(
          owner: reader.owner, callback: reader.callback, traits: traits, next: details[detail].firstTracking)
      )
      details[detail].firstTracking = Int32(row)
      noteRegistrations(of: environment)
    }
    if traits.isEmpty { return }
    noteListening(at: environment)
    for trait in traits {
      listeners.add(EnvironmentID(index: environment), to: Listeners.named(trait), hierarchy)
    }
  }

  // MARK: - What was read

  private func tracking(of reader: Reader, at environment: Int32) -> Int? {
    trackings(of: EnvironmentID(index: environment)).first {
      trackings[$0].owner == reader.owner && trackings[$0].callback == reader.callback
    }
  }

  /// The rows of what was read at an environment.
  func trackings(of environment: EnvironmentID) -> [Int] {
    let detail = environments[Int(environment.index)].detail
    var row = detail >= 0 ? details[Int(detail)].firstTracking : -1
    var found: [Int] = []
    while row >= 0 {
      found.append(Int(row))
      row = trackings[Int(row)].next
    }
    return found
  }

  /// Invalidates the methods that have read a trait of the environment that has just changed there.
  @inline(__always)
  mutating func invalidateReaders(of environment: Int32) {
    let detail = environments[Int(environment)].detail
    if detail >= 0, details[Int(detail)].firstTracking >= 0 {
      invalidateReaders(from: Int(detail), environment)
    }
  }

  private mutating func invalidateReaders(from detail: Int, _ environment: Int32) {
    guard has(.tracking) else { return }
    var row = details[detail].firstTracking
    while row >= 0 {
      let tracking = trackings[Int(row)]
      if isAnyChanged(tracking.traits, at: environment) { invalidate(tracking) }
      row = tracking.next
    }
  }

  private func isAnyChanged(_ traits: [Int32], at environment: Int32) -> Bool {
    traits.contains { isChanged($0, at: environment) }
  }

  /// What each method asks for: its properties, its constraints, layout, or drawing.
  private mutating func invalidate(_ tracking: Tracking) {
    let owner = EnvironmentID(index: tracking.owner)
    let view = hierarchy.contentHolder(of: owner).index
    switch tracking.callback {
    case .draw: demand(.display, at: view)
    case .updateProperties: demand(view == owner.index ? .properties : .controllerProperties, at: view)
    case .updateConstraints, .updateViewConstraints: demand(.constraints, at: view)
    default: demand(.layout, at: view)
    }
  }

  /// Drops what methods have read that the environment does not override any more.
  mutating func forgetReads(of environment: EnvironmentID) {
    for place in [environment] + (hierarchy.rootView(of: environment).map { [$0] } ?? []) {
      for row in trackings(of: place)
      where trackings[row].owner == environment.index
        && !isInterested(in: trackings[row].callback, at: environment)
      {
        if !trackings[row].traits.isEmpty { trackings[row].traits = [] }
      }
    }
  }
}
