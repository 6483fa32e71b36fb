import Drawings
import Traits
import ViewTree

/// An override that a statement has set or removed.
struct OverrideNote: Sendable {
  var trait: TraitID
  var environment: EnvironmentID
  /// What was set before, and is now: nil where nothing was, or is.
  var old: TraitValue?
  var new: TraitValue?
  var isSaid = false
}

/// What a statement has changed, told from the engine's events in the order in which it happened.
extension Session {
  /// So many confirmations of one statement are shown.
  static let mostConfirmations = 16

  /// Notes an override that the statement itself changes, and says it once the value has changed.
  mutating func confirm(_ event: UpdateEvent) {
    switch event {
    case .overrideSet(let trait, let id, let old, let new): note(trait, id, old, new)
    case .overrideRemoved(let trait, let id, let old): note(trait, id, old, nil)
    case .changed(let trait, let id, let old, let new):
      let index = runtime.overrideNotes.firstIndex { $0.trait == trait && $0.environment == id && !$0.isSaid }
      guard let index else { return }
      runtime.overrideNotes[index].isSaid = true
      guard runtime.telling.confirmations < Self.mostConfirmations else {
        runtime.telling.confirmations += 1
        return
      }
      let isRemoval = runtime.overrideNotes[index].new == nil
      let (before, after) = (shown(value(old, of: trait)), shown(value(new, of: trait)))
      let change = isRemoval ? "override removed, \(after) returns" : "\(before) → \(after)"
      confirm(place(trait, id) + change + followers(of: trait, below: id))
    default: return
    }
  }

  private mutating func note(_ trait: TraitID, _ id: EnvironmentID, _ old: TraitValue?, _ new: TraitValue?) {
    guard runtime.callbacks.isEmpty else { return }
    let known = runtime.overrideNotes.firstIndex { $0.trait == trait && $0.environment == id && !$0.isSaid }
    if let known {
      runtime.overrideNotes[known].new = new
    } else if runtime.overrideNotes.count >= 4 * Self.mostConfirmations {
      runtime.telling.confirmations += 1
    } else {
      runtime.overrideNotes.append(OverrideNote(trait: trait, environment: id, old: old, new: new))
    }
  }

  private func place(_ trait: TraitID, _ id: EnvironmentID) -> String {
    "\(traits.tree.name(of: id)).\(propertyName(trait)): "
  }

  /// Who follows: one by name, more by number.
  private func followers(of trait: TraitID, below id: EnvironmentID) -> String {
    guard traits.tree.count < 100_000 else { return "" }
    let followers = traits.followers(of: trait, below: id).filter { !traits.tree.isRootView($0) }
    switch followers.count {
    case 0: return ""
    case 1: return "; \(traits.tree.name(of: followers[0])) follows"
    default: return "; \(followers.count) environments follow"
    }
  }

  /// What the turn has not changed: an override that waits for an update, or that gives the value that was there.
  mutating func confirmRest() {
    for note in runtime.overrideNotes where !note.isSaid && !traits.tree.isDestroyed(note.environment) {
      let start = place(note.trait, note.environment)
      let now = traits.value(of: note.trait, at: note.environment)
      let text = shown(value(note.new ?? now, of: note.trait))
      switch (note.new, traits.isStale(note.environment)) {
      case (nil, true): confirm(start + "the override is removed, and in force until the update")
      case (nil, false): confirm(start + "override removed, \(text) stays")
      case (.some, true): confirm(start + "\(text) is set, and pending until the update")
      case (.some, false):
        confirm(start + "\(text), as before" + (note.old == nil ? ", now by an override" : ""))
      }
    }
    runtime.overrideNotes = []
    let more = runtime.telling.confirmations - Self.mostConfirmations
    if more > 0 { runtime.output.append(.confirmation("… \(more) more")) }
    runtime.telling.confirmations = 0
  }

  /// A property that an environment was given by `var` in its block; another environment of the class may have none.
  func plainMember(_ name: String, of type: Type) -> Member? {
    guard let property = definitions.plainProperties[name], isEnvironment(type) else { return nil }
    let get: Native = { session, value, _, place throws(Problem) in
      guard let id = value.environment, let found = session.field(name, of: id) else {
        throw session.withoutProperty(name, value, place)
      }
      return found
    }
    let set: Native = { session, value, arguments, place throws(Problem) in
      guard let id = value.environment, session.field(name, of: id) != nil else {
        throw session.withoutProperty(name, value, place)
      }
      session.setField(name, arguments[0], of: id)
      return .void
    }
    return Member(
      name: name, kind: .property, signature: Signature(parameters: [], result: property),
      body: .native(get: get, set: set))
  }

  private func withoutProperty(_ name: String, _ value: Value, _ place: Place) -> Problem {
    Problem(
      "`\(shown(value))` has no `\(name)`", at: place, suggestion: "`var \(name) = …` in its block makes one")
  }
}
