/// Whether a text can be run as it stands.
public enum Completeness: Hashable, Sendable {
  /// Enter submits the text. A text with a mistake counts as complete, so that the mistake is reported.
  case complete
  /// Something is still open, such as a brace: Enter breaks the line and indents the next one by this many blanks.
  case incomplete(indent: Int)
}
