/// The reason why an engine cannot do what was asked, as sentences for a person; when it is thrown, nothing has changed.
public struct EngineProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cause.
  public let message: String
  /// A suggestion: what would work instead.
  public let suggestion: String?
  /// The version of iOS that introduced what was asked for, if the version in use is older.
  public let since: Int?
  /// The message and the suggestion.
  public var description: String { message + (suggestion.map { ": \($0)" } ?? "") }

  /// Makes a problem from its sentences.
  public init(_ message: String, _ suggestion: String? = nil, since: Int? = nil) {
    (self.message, self.suggestion, self.since) = (message, suggestion, since)
  }
}
