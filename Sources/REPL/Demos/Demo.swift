import Lessons

/// What a demo plays: a lesson or a script, statement by statement.
///
/// ```swift
/// let demo = try Demo(script: "// A theme.\nlet a = 1\na + 1\n", file: "tour.mendel")
/// demo.steps.count                // 2
/// demo.steps[0].captions          // [.comment("A theme.")]
/// ```
public struct Demo: Sendable {
  /// Something told to the audience.
  enum Caption: Sendable {
    /// Prose or code of a lesson.
    case message(LessonMessage)
    /// A comment of a script.
    case comment(String)
  }

  /// What runs without a word before a step.
  struct Preparation: Hashable, Sendable {
    var code: String
    /// Whether a new session starts with it.
    var isFresh: Bool
  }

  /// One thing that is shown: a statement that is typed and runs, or a question that is then answered.
  struct Step: Sendable {
    /// Its number: a script's statements are counted, and a lesson's steps as `contents` counts them, whose statements share it.
    var number: Int
    /// What is told before.
    var captions: [Caption] = []
    /// What runs without a word before.
    var preparations: [Preparation] = []
    /// The statement; `nil` where there is only something to tell.
    var statement: String?
    /// Where the statement stands.
    var place: StatementTexts.Place?
    /// What is told after.
    var answer: [Caption] = []
    /// Whether the statement may fail: the lesson says so.
    var mayFail = false
    /// Whether the step is a branch, and what follows goes on from the state before.
    var isBranch = false
    /// Whether it begins a block of a lesson: then what reads counted before is forgotten, as when the lesson is replayed.
    var beginsBlock = false

    /// What a list of the steps shows.
    var label: String {
      let text = statement ?? "?"
      return String(text.prefix { $0 != "\n" })
    }
  }

  /// What the demo is called.
  public internal(set) var title: String
  var steps: [Step] = []
  /// What is told behind the last step.
  var closing: [Caption] = []
  /// Whether its statements may read and write files: those of a script may, as when it is run.
  var mayTouchFiles: Bool

  /// How many steps there are: the number of the last.
  public internal(set) var count = 0

  /// The first of what is shown of a step; behind the last one, the first of that.
  func place(ofStep number: Int) -> Int {
    steps.firstIndex { $0.number >= number } ?? steps.firstIndex { $0.number == steps.last?.number } ?? 0
  }

  /// The number of the step that is shown at a place; behind the last one, that one's.
  func number(at place: Int) -> Int { place < steps.count ? steps[place].number : count }
}
