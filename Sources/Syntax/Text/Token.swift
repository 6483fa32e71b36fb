/// A piece of a text and its kind, for colouring.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A word of Swift: `let`, `if`, `some`.
    case keyword
    /// A word of a statement of the playground, in such a statement: `override`, the `for` of `register`.
    case verb
    /// A variable, an environment, a trait, a case, a label.
    case name
    /// A name with a capital first letter.
    case type
    /// An attribute with its sign, `@State`, or a word after `#`.
    case attribute
    /// A number, a size, a duration, `true`, `false`, `nil`.
    case number
    /// A string's text and its quotes.
    case string
    /// The signs around a value in a string: `\(` and `)`.
    case interpolation
    /// A comment; also the code in a branch of `#if` that is not taken.
    case comment
    /// A colour such as `#1e90ff`, as 0xRRGGBBAA.
    case color(UInt32)
    /// An operator, a comma, a colon.
    case sign
    /// `(`, `)`, `[`, `]`, `{`, `}`
    case bracket
    /// A word taken literally: a file, a topic.
    case raw
    /// A piece that cannot be read, or the place of a problem.
    case problem
  }

  package var kind: Kind
  package var range: SourceRange
}
