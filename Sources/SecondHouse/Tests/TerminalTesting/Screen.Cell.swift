extension Screen {
  /// One place of the grid.
  public struct Cell: Hashable, Sendable {
    /// What stands there: a character with the marks that combine with it; the right half of a wide one is empty.
    public var text = " "
    /// How many columns the character takes: 1, or 2 and 0 for the halves of a wide one.
    public var width = 1
    /// How it looks.
    public var style = Style()
    /// Whether the text went on in the next row because there was no room behind this place.
    var goesOn = false

    /// An empty place.
    public init() {}
  }

  /// How a character looks.
  public struct Style: Hashable, Sendable {
    /// The colours' numbers: 0–7, 8–15 for the bright ones, up to 255; `nil` is the terminal's own colour.
    public var foreground: Int?
    /// The same behind the character.
    public var background: Int?
    /// What else is said of it.
    public var isBold = false, isDim = false, isUnderlined = false, isReversed = false

    /// The terminal's own style.
    public init(
      foreground: Int? = nil, background: Int? = nil, bold: Bool = false, dim: Bool = false,
      reversed: Bool = false
    ) {
      (self.foreground, self.background) = (foreground, background)
      (isBold, isDim, isReversed) = (bold, dim, reversed)
    }
  }

  /// A place of the grid, counted from 0.
  public struct Position: Hashable, Sendable {
    /// The row.
    public var row: Int
    /// The column.
    public var column: Int

    /// Makes a position.
    public init(_ row: Int, _ column: Int) {
      self.row = row
      self.column = column
    }
  }
}
