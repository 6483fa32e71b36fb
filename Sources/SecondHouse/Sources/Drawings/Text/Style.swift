/// What a piece of text means: a role, never a colour.
///
/// The ``Theme`` alone knows what a role looks like on a terminal. Text without its styles must say the same.
public enum Style: Hashable, Sendable {
  /// Text as it is.
  case plain
  /// Less important than its neighbours.
  case dim
  /// More important than its neighbours.
  case strong
  /// Stressed.
  case emphasis
  /// A name of the session: an environment, a variable, a property.
  case name
  /// A type or what is defined.
  case type
  /// A number, a size, a duration.
  case number
  /// A text literal.
  case string
  /// A word of the language.
  case keyword
  /// A comment.
  case comment
  /// Code within a sentence.
  case code
  /// Something that went well.
  case success
  /// Something to look at.
  case warning
  /// Something that failed.
  case error
  /// A heading.
  case heading
  /// The part of a text that a search found.
  case match
  /// An address.
  case link
  /// The text is a sample of this colour, red, green and blue in 8 bits each.
  case swatch(UInt32)
}
