public import ViewTree

/// One thing for the owner to do in an update: call this, now.
public enum Work: Sendable {
  /// A registered trait changed there; call the registration's handler with ``TraitSystem/previousCollection``. Registrations of one
  /// environment come in the order in which they were made.
  case registration(RegistrationID, EnvironmentID)
  /// A method that the environment overrides; `traitCollectionDidChange` is called with ``TraitSystem/previousCollection``.
  case callback(Callback, EnvironmentID)
}
