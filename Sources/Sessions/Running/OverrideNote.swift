import Traits
import ViewTree

struct OverrideNote: Sendable {
  var trait: TraitID
  var environment: EnvironmentID
  /// The override before and now; nil if there was or is none.
  var old: TraitValue?
  var new: TraitValue?
  var isSaid = false

  /// The largest number of confirmations that one statement shows.
  static let shownLimit = 16

  fileprivate func start(in session: Session) -> String {
    "\(session.name(of: environment)).\(session.propertyName(trait)): "
  }

  /// The environments whose value follows: the name if it is one, else the number.
  fileprivate func followers(in session: Session) -> String {
    let traits = session.traits
    guard traits.tree.count < 100_000 else { return "" }
    let followers = traits.followers(of: trait, below: environment).filter { !traits.tree.isRootView($0) }
    switch followers.count {
    case 0: return ""
    case 1: return "; \(session.name(of: followers[0])) follows"
    default: return "; \(followers.count) environments follow"
    }
  }
}

// Confirmations of overrides, made from the engine's events in the order in which they happened.
extension Session {
  /// Records an override that the statement itself changes, and confirms it once the value has changed.
  mutating func confirm(_ event: UpdateEvent) {
    switch event {
    case .overrideSet(let trait, let id, let old, let new): note(trait, id, old, new)
    case .overrideRemoved(let trait, let id, let old): note(trait, id, old, nil)
    case .changed(let trait, let id, let old, let new):
      guard let index = openNote(trait, id) else { return }
      runtime.overrideNotes[index].isSaid = true
      guard runtime.delivery.confirmations < OverrideNote.shownLimit else {
        runtime.delivery.confirmations += 1
        return
      }
      let note = runtime.overrideNotes[index]
      let (before, after) = (shown(value(old, of: trait)), shown(value(new, of: trait)))
      let change = note.new == nil ? "override removed, \(after) returns" : "\(before) → \(after)"
      confirm(note.start(in: self) + change + note.followers(in: self))
    default: return
    }
  }

  private func openNote(_ trait: TraitID, _ id: EnvironmentID) -> Int? {
    runtime.overrideNotes.firstIndex { $0.trait == trait && $0.environment == id && !$0.isSaid }
  }

  private mutating func note(_ trait: TraitID, _ id: EnvironmentID, _ old: TraitValue?, _ new: TraitValue?) {
    if !runtime.callbacks.isEmpty { return }
    if let known = openNote(trait, id) {
      runtime.overrideNotes[known].new = new
    } else if runtime.overrideNotes.count >= 4 * OverrideNote.shownLimit {
      runtime.delivery.confirmations += 1
    } else {
      runtime.overrideNotes.append(OverrideNote(trait: trait, environment: id, old: old, new: new))
    }
  }

  /// Confirms the overrides that changed no value in this turn: they wait for an update, or they set the value that was there already.
  mutating func confirmRest() {
    for note in runtime.overrideNotes where !note.isSaid && !traits.tree.isDestroyed(note.environment) {
      let now = traits.value(of: note.trait, at: note.environment)
      let text = shown(value(note.new ?? now, of: note.trait))
      let outcome =
        switch (note.new, traits.isStale(note.environment)) {
        case (nil, true): "the override is removed, and in force until the update"
        case (nil, false): "override removed, \(text) stays"
        case (.some, true): "\(text) is set, and pending until the update"
        case (.some, false): "\(text), as before" + (note.old == nil ? ", now by an override" : "")
        }
      confirm(note.start(in: self) + outcome)
    }
    runtime.overrideNotes = []
    runtime.isAnimated = false
    let more = runtime.delivery.confirmations - OverrideNote.shownLimit
    if more > 0 { runtime.delivery.output.append(.confirmation("… \(more) more")) }
    runtime.delivery.confirmations = 0
  }
}
