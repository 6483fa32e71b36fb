/// What a piece of text is, as far as its colour is concerned.
public enum TextRole: Int, Hashable, Sendable, CaseIterable {
  /// Text without a colour of its own.
  case plain
  /// The prompt before an entry.
  case prompt
  /// The first word of a statement, and other fixed words.
  case keyword
  /// The name of a type, a trait's definition, a kind.
  case type
  /// A name that exists in the session.
  case name
  /// A case of an enum.
  case enumCase
  /// A number, a size, a duration, a colour.
  case number
  /// A text in quotes.
  case string
  /// A comment.
  case comment
  /// A word that nothing is known about.
  case unknown
  /// A mistake.
  case error
  /// A side remark: suggestions, descriptions in lists, the right prompt.
  case faint
  /// The part of an entry that a search found.
  case match
}
