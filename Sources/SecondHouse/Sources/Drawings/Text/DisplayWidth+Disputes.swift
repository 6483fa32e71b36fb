// Where terminals disagree. A terminal that knows clusters gives a family of emoji two columns, one that adds up scalars six. Mendel counts
// as the first kind does, and says the column anew behind such a character, so that both kinds show what follows in its place.
extension DisplayWidth {
  /// The columns that a character may take on a terminal that adds up its scalars: at least ``of(_:)-(Character)``.
  ///
  /// A family of three emoji takes 2 columns there and 6 here.
  public static func most(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count <= 1 { return of(character) }
    return max(of(character), scalars.reduce(0) { $0 + (isFlagLetter($1) ? 2 : of($1)) })
  }

  /// Whether terminals disagree about the columns of a character.
  public static func isDisputed(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.count <= 1 { return false }
    return scalars.contains("\u{FE0F}") || most(of: character) != of(character)
  }
}
