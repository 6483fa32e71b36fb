/// Why an engine cannot do what was asked, as sentences for a person; nothing has changed when it is thrown.
public struct EngineProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cause.
  public let message: String
  /// What would work.
  public let suggestion: String?
  /// The version of iOS that has what was asked for, where the one in use is older.
  public let since: Int?
  /// Both.
  public var description: String { message + (suggestion.map { ": \($0)" } ?? "") }

  /// Makes a problem of its sentences.
  public init(_ message: String, _ suggestion: String? = nil, since: Int? = nil) {
    (self.message, self.suggestion, self.since) = (message, suggestion, since)
  }
}
