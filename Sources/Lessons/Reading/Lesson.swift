/// A lesson: a Markdown file with prose, steps that the playground replays, and exercises.
///
/// A lesson is read whole or not at all, and knows the bytes that it was read from, so that writing it gives the same file.
///
/// ```swift
/// let lesson = try Lesson(id: "traits/flow", bytes: Files().read(path, limit: Lesson.sizeLimit))
/// lesson.frontMatter.title            // How traits flow
/// lesson.steps[0].block.code          // define enum AppTheme { standard, pastel }
/// lesson.steps[0].output?.code        // what it prints
/// ```
public struct Lesson: Hashable, Sendable {
  /// The bytes that a lesson may have: 1 MiB.
  public static let sizeLimit = 1 << 20

  /// What other lessons and the learner call it: `traits/flow`.
  public let id: String
  /// What stands before the text.
  public let frontMatter: FrontMatter
  /// Prose and blocks in order; together with what stands before them they are the whole file.
  public let parts: [Part]
  /// The blocks by what they belong to, in order.
  public let steps: [Step]
  /// The file.
  public let source: [UInt8]

  /// A stretch of a lesson.
  public enum Part: Hashable, Sendable {
    /// Text for the reader.
    case prose(Prose)
    /// A block with a word of ours.
    case block(Block)

    /// Where it stands in the file, in bytes.
    public var range: Range<Int> {
      switch self {
      case .prose(let prose): prose.range
      case .block(let block): block.range
      }
    }
  }

  /// Text for the reader, in Markdown.
  public struct Prose: Hashable, Sendable {
    /// The text, its lines ended by line feeds.
    public let markdown: String
    /// The line in the file on which it begins, from 1.
    public let line: Int
    /// Where it stands in the file, in bytes.
    public let range: Range<Int>
  }

  /// Something that is run or asked, and what belongs to it.
  public struct Step: Hashable, Sendable {
    /// An example, a setup, a prediction, an exercise or a quiz.
    public let block: Block
    /// Where it stands in ``Lesson/parts``.
    public let part: Int
    /// What it prints; nothing if there is none.
    public internal(set) var output: Block?
    /// The experiment that would come out the same if the step's claim were false.
    public internal(set) var counter: Block?
    /// Apple's code for it.
    public internal(set) var swift: Block?
    /// The `expect` statements that hold once an exercise is solved.
    public internal(set) var check: Block?
    /// The author's answer to an exercise.
    public internal(set) var solution: Block?
    /// Other right answers.
    public internal(set) var accepted: [Block] = []
    /// Typical wrong answers.
    public internal(set) var wrong: [Block] = []
    /// Hints in the order in which they are shown.
    public internal(set) var hints: [Block] = []
  }

  /// What other lessons call the one in this file: its path below the language, without the numbers that order it and the ending.
  ///
  /// ```swift
  /// Lesson.id(ofPath: "01-traits/02-overrides.md")     // traits/overrides
  /// ```
  public static func id(ofPath path: some StringProtocol) -> String {
    let stem = path.hasSuffix(".md") ? path.dropLast(3) : path[...]
    return stem.split(separator: "/").map { name in
      let rest = name.drop { $0.isASCII && $0.isNumber }
      return rest.count < name.count && rest.first == "-" ? rest.dropFirst() : name
    }.joined(separator: "/")
  }
}
