/// What a statement changed, in the words of its confirmation.
public indirect enum Confirmation: Sendable, Equatable {
  case definedEnum(name: String, cases: [String])
  case definedStruct(name: String, fields: [String])
  case definedClass(name: String, fields: [String])
  case definedTrait(property: String, type: String, defaultValue: String, affectsColor: Bool)
  /// A definition of data that another definition has already, whose mark for colours is that of the data.
  case sharedTrait(property: String, with: String, affectsColor: Bool)
  case extendedTraits(property: String, definition: String)
  case definedKey(name: String, type: String, defaultValue: String)
  case definedImage(name: String, files: [String])
  case definedColor(name: String)
  case definedAction(name: String, parameters: Int)
  case environments(count: Int, isMore: Bool, outline: String)
  /// Where a controller will appear that was created in another.
  case created(String, isInHierarchy: Bool, waitsIn: String?)
  case moved(String, to: String)
  case removed(String, isFollowing: Bool)
  case inNoHierarchy(String)
  case appeared(String)
  case disappeared(String, isFollowing: Bool)
  case destroyed(String, others: Int, registrations: Int)
  case version(Int, summary: String)
  /// What in the session follows other rules than before.
  case versionEffects([VersionEffect])
  case overrode(String, trait: String, old: String, new: String, followers: Int, follower: String?)
  /// With a value that is equal to the one before by its own `==`, and is written differently.
  case overrodeEqual(String, trait: String, new: String)
  /// With the value that was there before, which came from elsewhere.
  case overrodeAlike(String, trait: String, value: String)
  case overrodePending(String, trait: String, new: String)
  case overrideRemoved(String, trait: String, value: String)
  case overrideRemovedPending(String, trait: String)
  case noOverride(String, trait: String)
  /// What a parent controller gives a child; nothing where it takes that back.
  case childOverridden(String, by: String, traits: String?)
  case variable(name: String, value: String, isConstant: Bool)
  case property(String, name: String, value: String)
  case updates(isManual: Bool)
  case tracing(Bool)
  case updated
  case updatedTraits(String)
  case updatedProperties(String)
  case invalidated(String, needs: String)
  /// What it reads may be tracked, but was not read yet.
  case handler(String, event: String, isReplacing: Bool, isTrackedLater: Bool)
  case handlerRemoved(String, event: String)
  case registered(String, traits: [String], token: String?)
  case unregistered
  case unregisteredAll(String, count: Int)
  case presented(String, form: String, width: String?)
  case dismissed(String)
  /// It was dismissed before.
  case notPresented(String)
  case dragged(String, width: String?)
  case resized(String, size: String, horizontal: String, vertical: String)
  case expectationHolds
  case failedAsExpected(String)
  case undid(Int, String)
  case redid(Int, String)
  case wentTo(Int, String?)
  case reset(isUndoable: Bool)
  /// Back in the session that was reset, at this state.
  case undidReset(Int)
  case redidReset
  case saved(String, statements: Int)
  case loaded(String, statements: Int)
  case recorded(String, steps: Int)
  /// What the handlers of the statement's turn have made something else of: where the thing stands now.
  case overtaken(Confirmation, Place)
  /// What holds already, so that nothing has changed.
  case asBefore(Confirmation)
  /// So many changes more.
  case more(Int)

  /// Where something stands.
  public enum Place: Sendable, Equatable {
    case inside(String)
    case nowhere
    /// It was destroyed.
    case gone
  }

  /// Whether it tells what something is now: of a statement that changed nothing, what it was before.
  var tellsState: Bool {
    switch self {
    case .variable, .property, .updates, .tracing, .version, .presented, .dragged, .resized, .unregistered,
      .overrodePending:
      true
    default: false
    }
  }
}
