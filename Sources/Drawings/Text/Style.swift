/// What a piece of text means: a role, never a colour, whose look the ``Theme`` alone knows; text without its styles must say the same.
package enum Style: Hashable, Sendable {
  /// Text as it is, less important than its neighbours, more important, and stressed.
  case plain, dim, strong, emphasis
  case name
  case type
  case number
  /// A text literal, a word of the language, a comment.
  case string, keyword, comment
  /// Code within a sentence.
  case code
  /// Something that went well, to look at, that failed.
  case success, warning, error
  /// A heading, an address, the part of a text that a search found.
  case heading, link, match
  /// The text is a sample of this colour, red, green and blue in 8 bits each.
  case swatch(UInt32)
}
