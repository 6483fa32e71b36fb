/// Why a file is no lesson: what is wrong, and on which line.
///
/// ```swift
/// let problem = LessonProblem(line: 12, .unknownWord("exercize", suggestion: "exercise"))
/// problem.sentence       // a block cannot be `exercize`
/// problem.suggestion     // did you mean `exercise`?
/// ```
public struct LessonProblem: Error, Hashable, Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// What is wrong.
  public var kind: Kind

  /// Makes a problem.
  public init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }

  /// What can be wrong with a lesson.
  public enum Kind: Hashable, Sendable {
    // The file
    /// It is larger than a lesson may be.
    case tooLarge
    /// There are so many more that they are not told.
    case more(Int)
    /// A line holds bytes that are no UTF-8.
    case notUTF8
    /// A line holds a control character, written out.
    case control(String)
    /// A line of prose is longer than anybody reads.
    case longLine
    /// Lines of prose without an empty one between them are more than anybody reads.
    case longParagraph
    /// Quotes and lists lie in each other deeper than anybody can read.
    case tooDeep

    // The front matter
    /// There is none.
    case noFrontMatter
    /// Its second `---` is missing.
    case openFrontMatter
    /// A line of it is not `key: value`.
    case noKey
    /// A key that lessons do not have.
    case unknownKey(String, suggestion: String?)
    /// A key that was there before.
    case repeatedKey(String)
    /// A key that every lesson has.
    case missingKey(String)
    /// A value that is not what its key takes, described.
    case badValue(key: String, wanted: String)

    // Blocks
    /// A block without an info string.
    case noWord
    /// A block's word that lessons do not have.
    case unknownWord(String, suggestion: String?)
    /// A word or attribute that this kind of block does not take.
    case unknownAttribute(String, of: Lesson.Block.Kind, suggestion: String?)
    /// An attribute's value that is not what it takes, described.
    case badAttribute(String, wanted: String)
    /// An attribute that was there before.
    case repeatedAttribute(String)
    /// A block of this kind in a list, in a quote or with blanks before it.
    case notAtMargin(Lesson.Block.Kind)
    /// The fence at the block's end is missing.
    case openBlock(Lesson.Block.Kind)
    /// An id that another block has, and the line of that.
    case repeatedID(String, line: Int)

    // How blocks belong together
    /// A block of this kind stands where nothing is that it could belong to.
    case orphan(Lesson.Block.Kind)
    /// A second block of a kind that stands once, and the line of the first.
    case second(Lesson.Block.Kind, line: Int)
    /// The exercise has no block of this kind.
    case exerciseWithout(Lesson.Block.Kind)
    /// A counter-experiment of a step that claims nothing.
    case counterWithoutClaim
    /// A prediction whose output is not one line.
    case longPrediction
    /// An output with elisions that is longer than it could be compared.
    case longOutput
    /// A wrong answer that does not name its misconception in a comment on its first line.
    case unnamedMisconception
    /// A quiz that cannot be asked.
    case quiz(Quiz.Fault)

    // The syllabus
    /// An item of a list that is no claim.
    case badClaim
    /// A claim that is there already, and its line.
    case repeatedClaim(String, line: Int)
  }
}

/// All that is wrong with a file, in the order of its lines; of very many the first, and how many more there are.
public struct LessonProblems: Error, Hashable, Sendable {
  /// How many are told: who mends so many looks again anyway.
  static let limit = 100

  /// The problems; at least one.
  public var problems: [LessonProblem]

  /// Gathers problems.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(_ problems: [LessonProblem]) {
    let sorted = problems.sorted { $0.line < $1.line }
    self.problems = Array(sorted.prefix(Self.limit))
    if sorted.count > Self.limit {
      self.problems.append(
        LessonProblem(line: sorted[Self.limit].line, .more(sorted.count - Self.limit)))
    }
  }
}
