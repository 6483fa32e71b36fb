import Sessions
import Syntax

/// A fenced block of a lesson whose info string names a kind.
package struct Block: Sendable {
  package let kind: Kind
  package let attributes: Attributes
  /// The code between the fences; its lines end with line feeds.
  package let code: String
  /// The lines of the file from fence to fence, from 0.
  let lines: Range<Int>
  /// The statements that it may contain; a check has one more.
  package let table: StatementTable
  private let read = Lazy<Script>()
  var script: Script { read.value { Script(code, table) } }
  /// The line of the first fence in the file, from 1; the code begins on the next.
  package var line: Int { lines.lowerBound + 1 }

  /// The attributes in its info string, after the kind.
  package struct Attributes: Hashable, Sendable {
    /// The name that the author gave the step.
    package var id: String?
    package var claims: [String] = []
    /// The aspects in which states are compared, if the author narrows them with `about=`.
    package var about: [String]?
    /// The attributes without `=`: `error`, `fresh`, `goal`, `emitted`.
    package var flags: Set<String> = []

    /// Whether the step must fail; its error is then its output.
    package var isError: Bool { flags.contains("error") }
    package var isFresh: Bool { flags.contains("fresh") }
  }

  /// The kinds of blocks: a closed vocabulary of first words in the info string.
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
  /// The properties of a kind: a row of the table of blocks.
  struct Row {
    /// Whether it is a step that other blocks belong to, and whether it asks the learner for something.
    var isStep = false
    var asks = false
    /// The attributes that it takes; those with `=` take a value.
    var takes: [String] = []
    /// The kinds of steps that it may belong to, their name in messages, and the advice for a block without such a step.
    var owners: [Block.Kind] = []
    var owner = "a step"
    var home = "move it below its step"
    /// The advice for a second block of the kind, if a step has at most one.
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
