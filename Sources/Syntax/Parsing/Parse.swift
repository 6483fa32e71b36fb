/// What reading one statement came to.
public enum Parse: Sendable {
  /// A statement.
  case statement(Statement)
  /// Nothing but blanks, separators and comments was left.
  case end
  /// The text stopped in the middle of a statement.
  case incomplete(Incompleteness)
  /// What stands there is no statement; one problem for each mistake in it.
  case problems([SyntaxProblem])
}

/// Why a text is not complete, so that a prompt can go on and a script can say what is missing.
public struct Incompleteness: Sendable {
  /// How many brackets may stand inside one another.
  public static let deepestNesting = 256

  /// The brackets that are still open, outermost first.
  ///
  /// Their number is the indentation of the next line.
  public var openings: [Opening]
  /// What to say where no more text will come.
  public var problem: SyntaxProblem

  /// Makes an incompleteness.
  public init(openings: [Opening], problem: SyntaxProblem) {
    self.openings = openings
    self.problem = problem
  }

  /// How far the next line is indented, in steps.
  public var depth: Int { openings.count }
}
