extension Problem {
  /// What a message names where any environment and any trait would do: those that the session has.
  public struct Examples: Sendable {
    /// An environment; a placeholder where there is none.
    public var place = "PLACE"
    /// The property of a trait ….
    public var trait = "userInterfaceStyle"
    /// … and a value of it.
    public var value = "dark"
    /// An environment key, if there is one.
    public var key: String?
    /// An inspector, if there is one.
    public var inspector: String?

    /// Names nothing of a session.
    public init() {}
  }
}
