import Commands
import Syntax

/// Commands that were resolved for one line and serve every other of the same shape, as long as its names mean the same.
///
/// A script of a million lines says a few things over and over. A line whose shape comes a second time is kept resolved, its plain
/// numbers and strings left open; from then on lines like it are neither parsed nor resolved. Room is bounded: each shape has one place,
/// and a newer one takes it.
struct PreparedStatements {
  /// How many places there are.
  static let count = 256

  private var places: [PreparedStatement?] = Array(repeating: nil, count: count)
  /// The shape that was last seen at each place.
  private var seen: [UInt64] = Array(repeating: 0, count: count)

  /// The prepared statement of a line, if there is one.
  func statement(for shape: StatementShape, in source: UnsafeBufferPointer<UInt8>) -> PreparedStatement? {
    guard let prepared = places[Int(truncatingIfNeeded: shape.hash) & (Self.count - 1)],
      prepared.hash == shape.hash, prepared.matches(shape, in: source)
    else { return nil }
    return prepared
  }

  /// Whether a line's shape was there before; from now on it was.
  mutating func note(_ shape: StatementShape) -> Bool {
    let place = Int(truncatingIfNeeded: shape.hash) & (Self.count - 1)
    defer { seen[place] = shape.hash }
    return seen[place] == shape.hash
  }

  /// Keeps a statement.
  mutating func keep(_ statement: PreparedStatement) {
    places[Int(truncatingIfNeeded: statement.hash) & (Self.count - 1)] = statement
  }
}

/// A resolved line with its literals left open.
final class PreparedStatement {
  let command: Command
  let localCount: Int
  let hash: UInt64
  /// Whether running it counts as a step of the session.
  let changesSession: Bool
  /// The line that it was made from; the offsets of its command count in that line's text, from `start`.
  private let text: [UInt8]
  private let start: Int
  /// The literals, and which of them are open: the others must be the same.
  private let literals: [StatementShape.Literal]
  private let opened: UInt32
  /// What the statement stands on.
  private let names: [Name]
  private let meanings: [NameEntry]
  private let structure: Int
  private let epoch: Int
  /// The revision of the names at which the meanings were last seen to be the same.
  private var namesRevision: Int

  init(
    _ command: Command, localCount: Int, shape: StatementShape, opened: UInt32, in source: [UInt8],
    world: World, epoch: Int
  ) {
    self.command = command
    self.localCount = localCount
    changesSession = command.kind.changesSession
    hash = shape.hash
    start = shape.range.start
    text = Array(source[start..<shape.range.end])
    literals = shape.literals
    self.opened = opened
    names = shape.names(in: source, world.names)
    meanings = world.meanings(of: names)
    structure = world.structure
    namesRevision = world.namesRevision
    self.epoch = epoch
  }

  /// Whether lines of its shape may differ.
  var isOpen: Bool { opened != 0 }

  /// Whether a line of the same hash says the same but for the literals that are open.
  func matches(_ shape: StatementShape, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard literals.count == shape.literals.count else { return false }
    var (mine, other) = (0, shape.range.start)
    for index in literals.indices where opened & 1 << UInt32(index) != 0 {
      let (open, theirs) = (literals[index].range, shape.literals[index].range)
      guard isSame(mine..<(open.start - start), source, other..<theirs.start),
        (literals[index].number == nil) == (shape.literals[index].number == nil)
      else { return false }
      (mine, other) = (open.end - start, theirs.end)
    }
    return isSame(mine..<text.count, source, other..<shape.range.end)
  }

  private func isSame(_ own: Range<Int>, _ source: UnsafeBufferPointer<UInt8>, _ other: Range<Int>) -> Bool {
    let count = own.count
    guard count == other.count else { return false }
    return text.withUnsafeBytes { text in
      let source = UnsafeRawBufferPointer(source)
      var offset = 0
      while offset &+ 8 <= count {
        let mine = text.loadUnaligned(fromByteOffset: own.lowerBound &+ offset, as: UInt64.self)
        let theirs = source.loadUnaligned(fromByteOffset: other.lowerBound &+ offset, as: UInt64.self)
        if mine != theirs { return false }
        offset &+= 8
      }
      while offset < count {
        if text[own.lowerBound &+ offset] != source[other.lowerBound &+ offset] { return false }
        offset &+= 1
      }
      return true
    }
  }

  /// Whether its names still mean what they meant.
  func isGood(in world: World, epoch: Int) -> Bool {
    guard epoch == self.epoch, structure == world.structure else { return false }
    if namesRevision == world.namesRevision { return true }
    guard world.areMeanings(meanings, of: names) else { return false }
    namesRevision = world.namesRevision
    return true
  }

  /// Where a place in its own line lies in another of its shape.
  func place(_ range: SourceRange, in shape: StatementShape) -> SourceRange {
    SourceRange(place(range.start, in: shape), place(range.end, in: shape))
  }

  private func place(_ offset: Int, in shape: StatementShape) -> Int {
    var moved = shape.range.start + offset - start
    for (own, other) in zip(literals, shape.literals) where own.range.end <= offset {
      moved += (other.range.end - other.range.start) - (own.range.end - own.range.start)
    }
    return moved
  }
}

extension Command {
  /// Whether it can be kept and run again for another line: it defines nothing, keeps no code, and asks nothing of the session's owner.
  var isRepeatable: Bool {
    switch kind {
    case .evaluate, .print, .setVariable, .setLocal, .setProperty, .override, .removeOverride, .invalidate,
      .expect, .unregister, .update, .updateTraits, .updateProperties:
      true
    case .if(_, let yes, let no): yes.allSatisfy(\.isRepeatable) && no.allSatisfy(\.isRepeatable)
    case .repeat(_, let body, _): body.allSatisfy(\.isRepeatable)
    case .for(local: _, _, let body): body.allSatisfy(\.isRepeatable)
    case .turn(let body): body.allSatisfy(\.isRepeatable)
    default: false
    }
  }

  /// Whether it leaves what other statements mean as it is, but for the one name that it may introduce.
  var leavesMeanings: Bool {
    switch kind {
    case .declareVariable, .register, .why, .show: true
    default: isRepeatable
    }
  }
}
