import Platform
import Traits

/// The state that exists only while a statement runs.
package struct Runtime: Sendable {
  package var stack: [Value] = []
  package var base = 0
  package var budget = Budget()
  package var delivery = OutputDelivery()
  /// The values of `UITraitCollection.current`, innermost last.
  package var current: [TraitCollection] = []
  /// The nested callbacks in progress, innermost last.
  package var callbacks: [Callback] = []
  /// The work that is postponed to the next turn.
  package var later: [Value] = []
  package var thrown = Value.nothing
  var waiting: Waiting?
  /// The task or work item that is being performed.
  var task: Value?
  /// Whether appearing and disappearing is animated.
  package var isAnimated = false
  /// The indices of the traits that were read from collections; nil if nobody collects them.
  package var reads: Set<Int>?
  /// The names of environments that a statement will make, with their classes.
  package var announced: [String: String] = [:]
  /// The overrides that the statement itself has set or removed and that are not confirmed yet.
  var overrideNotes: [OverrideNote] = []
  /// The arguments of the running view builders, innermost last.
  var building: [[ViewArgument]] = []
}

package struct OutputDelivery: Sendable {
  package var output: [Output] = []
  /// The printed text of a line that is not ended yet.
  var line = ""
  /// Receives the output of a statement before it ends, if there is much of it.
  package var emit: (@Sendable ([Output]) -> Void)?
  /// Whether this is a trial run whose output nobody sees.
  package var isTrial = false
  /// The number of confirmations, including those that are not shown.
  var confirmations = 0
}

/// The limits of a statement, and what it has used so far.
package struct Budget: Sendable {
  package static let depthLimit = 200
  static let stepLimit = 10_000_000
  /// The most memory in bytes that the process may use while a long statement runs.
  static let memoryLimit = 768 << 20

  package var depth = 0
  package var steps = 0
  /// The approximate number of bytes of the values that were made.
  package var bytes = 0
  package var isInterrupted: @Sendable () -> Bool = { false }

  /// Counts steps, and ends a statement that takes too many steps or too much memory, or that the person interrupts.
  mutating func step(_ place: () -> Place, count: Int) throws(Problem) {
    let before = steps
    steps += count
    if before >> 6 != steps >> 6 { try look(from: before, place()) }
  }

  @inline(never)
  private func look(from before: Int, _ place: Place) throws(Problem) {
    if before >> 12 != steps >> 12, Self.memory > Self.memoryLimit {
      throw Problem(
        "the session takes more than \(Self.memoryLimit >> 20) MB", at: place,
        suggestion: "`reset` begins a new one, and so does `mendel`", kind: .limit)
    }
    if isInterrupted() { throw Problem("interrupted", at: place, kind: .interruption) }
    if steps > Self.stepLimit {
      throw Problem(
        "a statement takes at most \(Self.stepLimit) steps; do it in several", at: place, kind: .limit)
    }
  }

  private static var memory: Int {
    #if canImport(Darwin)
      return Int(mstats().bytes_used)
    #else
      // The file has numbers of pages; the second is the resident memory.
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
      let text = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    #endif
  }
}
