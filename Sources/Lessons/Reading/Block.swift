import Sessions
import Syntax

/// A fenced block with a word of ours behind its fence.
package struct Block: Sendable {
  package let kind: Kind
  package let attributes: Attributes
  /// What stands between the fences, its lines ended by line feeds.
  package let code: String
  /// The lines of the file that it takes with its fences, from 0.
  let lines: Range<Int>
  /// The statements that it may consist of; a check has one of its own.
  package let table: StatementTable
  private let read = Lazy<Script>()
  /// Its code, read.
  var script: Script { read.value { Script(code, table) } }
  /// The line of the first fence in the file, from 1; the code begins on the next.
  package var line: Int { lines.lowerBound + 1 }

  /// What its info string says beside the kind.
  package struct Attributes: Hashable, Sendable {
    /// The author's name for the step.
    package var id: String?
    package var claims: [String] = []
    /// What counts where two states are compared, as the author narrows it.
    package var about: [String]?
    /// The words without `=`: `error`, `fresh`, `goal`, `emitted`.
    package var flags: Set<String> = []

    /// Whether the step must fail, and its error is the output.
    package var isError: Bool { flags.contains("error") }
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
    /// The words that may stand behind the kind; those with `=` in front of a value.
    var takes: [String] = []
    /// The steps that it may belong to, what they are called, and where to move one that has none.
    var owners: [Block.Kind] = []
    var owner = "a step"
    var home = "move it below its step"
    /// What to do with a second one, where a step has at most one.
    var second: String?
  }

  private static let steps: [Block.Kind] = [.example, .predict, .yours, .exercise, .quiz]

  var row: Row {
    let answers = "move it below its `mendel exercise` or `mendel yours`"
    let both = "an exercise or `mendel yours`"
    switch self {
    case .example: return Row(isStep: true, takes: ["error", "id=", "claims="])
    case .setup: return Row(isStep: true, takes: ["fresh"])
    case .predict, .quiz: return Row(isStep: true, asks: true, takes: ["id=", "claims="])
    case .yours: return Row(isStep: true, asks: true, takes: ["id=", "claims=", "about="])
    case .exercise: return Row(isStep: true, asks: true, takes: ["goal", "id=", "claims=", "about="])
    case .output:
      return Row(
        owners: [.example, .predict, .yours], owner: "the step directly above it",
        home: "move it below the block that prints it", second: "put all that the step prints into one block")
    case .counter: return Row(owners: Self.steps + [.setup], second: "take one of the two out")
    case .check:
      return Row(
        owners: [.exercise, .yours], owner: both, home: answers, second: "put all expectations into one block"
      )
    case .solution:
      return Row(
        owners: [.exercise], owner: "an exercise", home: answers,
        second: "write another right answer as `mendel accept`")
    case .accept, .wrong, .hint: return Row(owners: [.exercise, .yours], owner: both, home: answers)
    case .swift:
      return Row(
        takes: ["emitted"], owners: Self.steps + [.setup],
        home: "move it below its step, or write `text`, which stands anywhere",
        second: "take one of the two out")
    case .text: return Row()
    }
  }

  package var words: String { rawValue }
  package var isExecutable: Bool { rawValue.hasPrefix("mendel") }
}
