/// The meaning of a piece of text, never a colour; only ``Theme`` knows its look, and text without styles must say the same.
package enum Style: Hashable, Sendable {
  /// Text as it is, less important than its neighbours, more important, and emphasized.
  case plain, dim, strong, emphasis
  case name
  case type
  case number
  /// A string literal, a keyword of the language, a comment.
  case string, keyword, comment
  /// Code within a sentence.
  case code
  case success, warning, error
  /// A heading, an address, the match of a search.
  case heading, link, match
  /// The text is a sample of this colour, red, green and blue in 8 bits each.
  case swatch(UInt32)
}
