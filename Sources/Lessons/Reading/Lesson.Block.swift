extension Lesson {
  /// A fenced block with a word of ours behind its fence.
  public struct Block: Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// What its info string says beside that.
    public let attributes: Attributes
    /// What stands between the fences, its lines ended by line feeds.
    public let code: String
    /// The line of the first fence in the file, from 1; the code begins on the next.
    public let line: Int
    /// Where the block stands in the file with its fences, in bytes.
    public let range: Range<Int>
    /// Where the code stands in the file, in bytes.
    public let codeRange: Range<Int>
  }
}

extension Lesson.Block {
  /// The closed vocabulary of blocks.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An example step: replayed in order, in one session per lesson.
    case example = "mendel"
    /// Run silently before what follows.
    case setup = "mendel setup"
    /// What the step above prints.
    case output = "output"
    /// The learner first says what it will print.
    case predict = "mendel predict"
    /// Starts an exercise.
    case exercise = "mendel exercise"
    /// `expect` statements that hold once the exercise is solved.
    case check = "mendel check"
    /// One right answer.
    case solution = "mendel solution"
    /// Another right answer, reached another way.
    case accept = "mendel accept"
    /// A typical wrong answer.
    case wrong = "mendel wrong"
    /// The counter-experiment of a claim's step.
    case counter = "mendel counter"
    /// A hint, shown on request.
    case hint = "hint"
    /// A question with choices.
    case quiz = "quiz"
    /// Apple's code for the step above.
    case swift = "swift"
    /// Shown, not run.
    case text = "text"

    /// The words behind the fence.
    public var words: String { rawValue }

    /// Whether it is something of its own that others belong to.
    public var isStep: Bool {
      switch self {
      case .example, .setup, .predict, .exercise, .quiz: true
      default: false
      }
    }

    /// Whether its code is a script of the playground.
    public var isExecutable: Bool { rawValue.hasPrefix("mendel") }

    /// The words without `=` and the names of attributes that it takes.
    var attributes: (flags: [String], names: [String]) {
      switch self {
      case .example: (["error"], ["id", "claims"])
      case .setup: (["fresh"], [])
      case .predict, .quiz: ([], ["id", "claims"])
      case .exercise: ([], ["id", "claims", "about"])
      case .swift: (["emitted"], [])
      case .output, .check, .solution, .accept, .wrong, .counter, .hint, .text: ([], [])
      }
    }

    /// What a block of this kind belongs to, in words.
    var owner: String {
      switch self {
      case .output: "the example or prediction directly above it"
      case .check, .solution, .accept, .wrong, .hint: "an exercise"
      default: "a step"
      }
    }
  }

  /// What an info string says beside the kind.
  public struct Attributes: Hashable, Sendable {
    /// The author's name for the step.
    public var id: String?
    /// The claims of the syllabus that the step shows.
    public var claims: [String] = []
    /// Whether the step must fail, and its error is the output.
    public var isError = false
    /// Whether a new session starts here.
    public var isFresh = false
    /// Whether the Swift code must equal what the playground emits.
    public var isEmitted = false
    /// Whether an exercise is about overrides too, not only about what is read.
    public var isAboutOverrides = false

    /// Makes attributes that say nothing.
    public init() {}
  }
}
