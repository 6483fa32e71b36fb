/// A piece of a text and what it is, for colouring it.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A word of Swift: `let`, `if`, `some`.
    case keyword
    /// A word of a statement of the playground, where it is one: `override`, the `for` of `register`.
    case verb
    /// A variable, an environment, a trait, a case, a label.
    case name
    /// A name with a capital first letter.
    case type
    /// An attribute with its sign, `@State`, or a word behind `#`.
    case attribute
    /// A number, a size, a duration, `true`, `false`, `nil`.
    case number
    /// A string's text and its quotes.
    case string
    /// What sets a value in a string apart: `\(` and `)`.
    case interpolation
    /// A comment; also what stands in a branch of `#if` that is not taken.
    case comment
    /// A colour such as `#1e90ff`, as 0xRRGGBBAA.
    case color(UInt32)
    /// An operator, a comma, a colon.
    case sign
    /// `(`, `)`, `[`, `]`, `{`, `}`
    case bracket
    /// A word that is taken as it is: a file, a topic.
    case raw
    /// What cannot be read, or where a problem is.
    case problem
  }

  package var kind: Kind
  package var range: SourceRange
}
