/// A fenced block with a word of ours behind its fence.
package struct Block: Hashable, Sendable {
  package let kind: Kind
  package let attributes: Attributes
  /// What stands between the fences, its lines ended by line feeds.
  package let code: String
  /// The line of the first fence in the file, from 1; the code begins on the next.
  package let line: Int
  /// Where the block stands in the file with its fences, in bytes.
  package let range: Range<Int>
  /// Where the code stands in the file, in bytes.
  package let codeRange: Range<Int>

  /// What its info string says beside the kind.
  package struct Attributes: Hashable, Sendable {
    /// The author's name for the step.
    package var id: String?
    /// The claims of the syllabus that the step shows.
    package var claims: [String] = []
    /// What counts where two states are compared, as the author narrows it.
    package var about: [String]?
    /// The words without `=`: `error`, `fresh`, `goal`, `emitted`.
    package var flags: Set<String> = []

    /// Whether the step must fail, and its error is the output.
    package var isError: Bool { flags.contains("error") }
    /// Whether a new session starts here.
    package var isFresh: Bool { flags.contains("fresh") }
  }

  /// The closed vocabulary of blocks: the words behind the fence.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case example = "mendel"
    case setup = "mendel setup"
    case predict = "mendel predict"
    case yours = "mendel yours"
    case exercise = "mendel exercise"
    case quiz = "quiz"
    case output = "output"
    case counter = "mendel counter"
    case check = "mendel check"
    case solution = "mendel solution"
    case accept = "mendel accept"
    case wrong = "mendel wrong"
    case hint = "hint"
    case swift = "swift"
    case text = "text"
  }
}

extension Block.Kind {
  /// What there is to know of a kind: a row of the table of blocks.
  struct Row {
    /// Whether it is something of its own that others belong to, and whether it asks the learner for something.
    var isStep = false
    var asks = false
    /// The words that may stand behind the kind: alone, and in front of `=`.
    var flags: [String] = []
    var names: [String] = []
    /// The steps that it may belong to.
    var owners: [Block.Kind] = []
    /// Whether a step has at most one of it, and needs one.
    var isSingle = false
    /// Where to move one that has no owner.
    var home = "move it below its step"
  }

  private static let steps: [Block.Kind] = [.example, .predict, .yours, .exercise, .quiz]

  var row: Row {
    let answers = "move it below its `mendel exercise` or `mendel yours`"
    switch self {
    case .example: return Row(isStep: true, flags: ["error"], names: ["id", "claims"])
    case .setup: return Row(isStep: true, flags: ["fresh"])
    case .predict, .quiz: return Row(isStep: true, asks: true, names: ["id", "claims"])
    case .yours: return Row(isStep: true, asks: true, names: ["id", "claims", "about"])
    case .exercise:
      return Row(isStep: true, asks: true, flags: ["goal"], names: ["id", "claims", "about"])
    case .output:
      return Row(
        owners: [.example, .predict, .yours], isSingle: true, home: "move it below the block that prints it")
    case .counter: return Row(owners: Self.steps + [.setup], isSingle: true)
    case .check: return Row(owners: [.exercise, .yours], isSingle: true, home: answers)
    case .solution: return Row(owners: [.exercise], isSingle: true, home: answers)
    case .accept, .wrong, .hint: return Row(owners: [.exercise, .yours], home: answers)
    case .swift:
      return Row(
        flags: ["emitted"], owners: Self.steps + [.setup], isSingle: true,
        home: "move it below its step, or write `text`, which stands anywhere")
    case .text: return Row()
    }
  }

  /// The words behind the fence.
  package var words: String { rawValue }
  /// Whether it is something of its own that others belong to.
  package var isStep: Bool { row.isStep }
  /// Whether its code is a script of the playground.
  package var isExecutable: Bool { rawValue.hasPrefix("mendel") }
}
