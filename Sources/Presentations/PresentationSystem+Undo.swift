internal import Journals

extension PresentationSystem {
  /// A place in the journal to return to.
  public struct Mark: Sendable {
    let screens: Int
    let inspectors: Int
    let turns: Int
  }

  /// What was changed since the journal was last taken out, as what undoes it.
  public struct Changes: Sendable {
    var screens: [Journaled<Screen>.Change]
    var inspectors: [Journaled<Inspector>.Change]
    var turns: [Journaled<Int32>.Change]

    /// Whether nothing was changed.
    public var isEmpty: Bool { screens.isEmpty && inspectors.isEmpty && turns.isEmpty }
  }

  /// Whether changes leave their inverses behind.
  public var isRecording: Bool {
    get { screens.isRecording }
    set {
      screens.isRecording = newValue
      inspectors.isRecording = newValue
      turns.isRecording = newValue
    }
  }

  /// Where the journal stands now.
  public var mark: Mark {
    mutating get { Mark(screens: screens.mark, inspectors: inspectors.mark, turns: turns.mark) }
  }

  /// Undoes everything since `mark`.
  ///
  /// The traits that devices gave are the trait system's own and go back with it.
  public mutating func revert(to mark: Mark) {
    screens.revert(to: mark.screens)
    inspectors.revert(to: mark.inspectors)
    turns.revert(to: mark.turns)
  }

  /// Takes the journal out.
  public mutating func takeChanges() -> Changes {
    Changes(
      screens: screens.takeChanges(), inspectors: inspectors.takeChanges(), turns: turns.takeChanges())
  }

  /// Takes what came into the journal since `mark` out of it.
  public mutating func takeChanges(since mark: Mark) -> Changes {
    Changes(
      screens: screens.takeChanges(since: mark.screens),
      inspectors: inspectors.takeChanges(since: mark.inspectors),
      turns: turns.takeChanges(since: mark.turns))
  }

  /// Empties the journal and keeps its room: nothing can be undone any more.
  public mutating func forgetChanges() {
    screens.forgetChanges()
    inspectors.forgetChanges()
    turns.forgetChanges()
  }

  /// Undoes `changes`, or does them again: called twice, it changes nothing.
  public mutating func exchange(_ changes: inout Changes) {
    screens.exchange(&changes.screens)
    inspectors.exchange(&changes.inspectors)
    turns.exchange(&changes.turns)
  }

  /// A number for everything that can be observed: two systems in the same state have the same, within one process.
  public func digest() -> Int {
    var hasher = Hasher()
    for index in screens.indices {
      let screen = screens[index]
      hasher.combine(screen.scene)
      hasher.combine(screen.device)
      hasher.combine(screen.orientation)
      hasher.combine(screen.size)
      hasher.combine(screen.fraction)
    }
    for index in inspectors.indices { hasher.combine(inspectors[index]) }
    return hasher.finalize()
  }
}
