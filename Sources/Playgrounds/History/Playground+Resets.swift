import Commands

/// `reset`, and how it is undone.
///
/// The session that was left is kept whole, with its history, as long as no other is left: one more is what a person who has typed a word too
/// much can want.
extension Playground {
  /// A session that is not the current one: its world and its states.
  struct Session {
    fileprivate var contents = World.Contents()
    fileprivate var history = History()
  }

  /// The sessions before and behind the current one.
  struct Resets {
    /// The one that `reset` left; `undo` in the first state goes there.
    var earlier: Session?
    /// The one that `undo` left; `redo` goes there from the state in which it was begun, until there is a new one.
    var later: Session?
    /// The state in which it was begun, and how many there were.
    fileprivate var place = 0, newest = 0
  }

  /// Starts an empty session; the history goes with it, and nothing is kept to go back to.
  public func reset() {
    resets = Resets()
    _ = enter(Session(history: History(session: 0)))
  }

  /// `reset`: starts an empty session, from which `undo` leads back to this one.
  func startAgain() {
    let isWorthKeeping = history.numbers.upperBound > 0
    sessions += 1
    let left = enter(Session(history: History(session: sessions)))
    if isWorthKeeping { resets = Resets(earlier: left) }
    confirm(.reset(isUndoable: resets.earlier != nil))
  }

  /// Goes back to the session that was reset, if there is one; answers whether there was.
  func leaveForEarlierSession() -> Bool {
    guard let earlier = resets.earlier else { return false }
    let left = enter(earlier)
    resets = Resets(later: left, place: history.current, newest: history.numbers.upperBound)
    confirm(.undidReset(history.current))
    return true
  }

  /// Goes to the session that `undo` has just left; answers whether there is one.
  func leaveForLaterSession() -> Bool {
    guard let later = resets.later, resets.place == history.current,
      resets.newest == history.numbers.upperBound
    else { return false }
    let left = enter(later)
    resets = Resets(earlier: left)
    confirm(.redidReset)
    return true
  }

  /// Makes another session the current one; what reads counted since the last state is no part of the one that is left.
  private func enter(_ other: Session) -> Session {
    dropUnnumbered()
    let left = Session(contents: world.exchange(for: other.contents), history: history)
    history = other.history
    epoch += 1
    hasNoticedReads = false
    noticed.removeAll()
    return left
  }
}
