import Platform
import Traits

/// What exists only while a statement runs.
package struct Runtime: Sendable {
  package var stack: [Value] = []
  package var base = 0
  package var budget = Budget()
  package var output: [Output] = []
  package var telling = Telling()
  /// The collections that are current, innermost last: `UITraitCollection.current`.
  package var current: [TraitCollection] = []
  /// The callbacks that run inside each other, innermost last.
  package var callbacks: [Callback] = []
  /// What was put off to the next turn.
  package var later: [Value] = []
  package var thrown = Value.nothing
  var waiting: Waiting?
  /// Whether what appears and disappears does so with an animation.
  var isAnimated = false
  /// The traits that are read from collections, where somebody asks: by number in the definitions.
  package var reads: Set<Int>?
  /// Names of environments that a statement announces, with their classes.
  package var announced: [String: String] = [:]
  /// The overrides that the statement itself has set or removed, and that were not told of yet.
  var overrideNotes: [OverrideNote] = []
  /// What the view builders that run were given, innermost last.
  var building: [[ViewArgument]] = []
}

/// How what a statement says leaves it.
package struct Telling: Sendable {
  /// What was printed of a line that has not ended.
  var line = ""
  /// Takes the output of a statement that has said much, before it ends.
  package var emit: (@Sendable ([Output]) -> Void)?
  /// Whether it is a trial whose output nobody sees.
  package var isTrial = false
  /// The task or the item that is performed.
  var task: Value?
  /// How many confirmations were made, more than are shown.
  var confirmations = 0
}

/// What a statement may take, and has taken.
package struct Budget: Sendable {
  package static let deepest = 200
  static let mostSteps = 10_000_000
  /// The most bytes of memory with which a long statement goes on.
  static let mostMemory = 768 << 20

  package var depth = 0
  package var steps = 0
  /// About how many bytes of values were made.
  package var bytes = 0
  package var isInterrupted: @Sendable () -> Bool = { false }

  /// Counts steps, and ends a statement that takes too many or too much memory, or that the person interrupts.
  mutating func step(_ place: () -> Place, count: Int) throws(Problem) {
    let before = steps
    steps += count
    if before >> 6 != steps >> 6 { try look(from: before, place()) }
  }

  @inline(never)
  private func look(from before: Int, _ place: Place) throws(Problem) {
    if before >> 12 != steps >> 12, Self.memory > Self.mostMemory {
      throw Problem(
        "the session takes more than \(Self.mostMemory >> 20) MB", at: place,
        suggestion: "`reset` begins a new one, and so does `mendel`", kind: .limit)
    }
    if isInterrupted() { throw Problem("interrupted", at: place, kind: .interruption) }
    if steps > Self.mostSteps {
      throw Problem(
        "a statement takes at most \(Self.mostSteps) steps; do it in several", at: place, kind: .limit)
    }
  }

  private static var memory: Int {
    #if canImport(Darwin)
      return Int(mstats().bytes_used)
    #else
      // Of the numbers there, in pages, the second is what is in memory.
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
      let text = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    #endif
  }
}
