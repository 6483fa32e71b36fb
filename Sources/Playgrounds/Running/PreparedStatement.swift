import Commands
import Journals
import Syntax

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
  /// What its open names stand for, by the literal's index; nothing of the others.
  private let openNames: [OpenName?]
  /// Where the block begins that it keeps, to be run later.
  private let keptBlock: Int?
  /// What the statement stands on.
  private let names: [Name]
  private let meanings: [NameEntry]
  private let structure: Int
  private let epoch: Int
  /// The revision of the names at which the meanings were last seen to be the same.
  private var namesRevision: Int

  /// What an open name stands for.
  enum OpenName {
    /// Nothing: the line makes it a variable.
    case free
    /// A variable of the session of this type, and nothing else.
    case variable(ValueType, isConstant: Bool)
  }

  /// Keeps a line's command.
  ///
  /// - Parameter opened: The literals that the command leaves open.
  /// - Returns: `nil` where names are to be open, and not all of them can be.
  init?(
    _ command: Command, localCount: Int, shape: StatementShape, opened: UInt32,
    _ opening: PreparedStatements.Opening, in source: [UInt8], world: World, epoch: Int
  ) {
    var openNames: [OpenName?] = []
    if opening == .names {
      for (index, literal) in shape.literals.enumerated() {
        openNames.append(literal.kind == .name ? OpenName(world.name(literal, in: source), world) : nil)
        let isOpen = opened & 1 << UInt32(index) != 0
        if literal.kind == .name, !isOpen || openNames[index] == nil { return nil }
      }
    }
    self.command = command
    self.localCount = localCount
    self.openNames = openNames
    keptBlock = command.keptBlock
    changesSession = command.kind.changesSession
    hash = opening == .names ? shape.openHash : shape.hash
    start = shape.range.start
    text = Array(source[start..<shape.range.end])
    literals = shape.literals
    self.opened = opened
    names = shape.names(in: source, world.names, besidesNumbered: opening == .names)
    meanings = world.meanings(of: names)
    structure = world.structure
    namesRevision = world.namesRevision
    self.epoch = epoch
  }

  /// Whether lines of its shape may differ.
  var isOpen: Bool { opened != 0 }

  /// Whether its literal of that index is open.
  @inline(__always)
  func isOpen(_ index: Int) -> Bool { opened & 1 << UInt32(index) != 0 }

  /// What a line of its shape names: the open names and, where they stand for variables already, their rows.
  ///
  /// - Returns: `nil` where a name does not stand for what the statement's own does.
  func resolveNames(
    _ shape: StatementShape, in source: [UInt8], _ world: World, into found: inout [NamedVariable]
  ) -> Bool {
    found.removeAll(keepingCapacity: true)
    for (index, open) in openNames.enumerated() {
      guard let open else {
        found.append(NamedVariable(name: Name(id: -1), row: -1))
        continue
      }
      let name = world.name(shape.literals[index], in: source)
      guard !names.contains(name), let row = open.row(of: name, in: world) else { return false }
      found.append(NamedVariable(name: name, row: row))
    }
    return true
  }

  /// By how much the block that it keeps lies further in a line of its shape than in its own.
  func blockShift(in shape: StatementShape) -> Int { keptBlock.map { place($0, in: shape) - $0 } ?? 0 }

  /// Whether a line of the same hash says the same but for the literals that are open.
  func matches(_ shape: StatementShape, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard literals.count == shape.literals.count else { return false }
    var (mine, other) = (0, shape.range.start)
    for index in literals.indices where opened & 1 << UInt32(index) != 0 {
      let (open, theirs) = (literals[index].range, shape.literals[index].range)
      guard isSame(mine..<(open.start - start), source, other..<theirs.start),
        literals[index].kind == shape.literals[index].kind
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
      func isSameWord(_ offset: Int) -> Bool {
        text.loadUnaligned(fromByteOffset: own.lowerBound &+ offset, as: UInt64.self)
          == source.loadUnaligned(fromByteOffset: other.lowerBound &+ offset, as: UInt64.self)
      }
      var offset = 0
      while offset &+ 8 <= count {
        if !isSameWord(offset) { return false }
        offset &+= 8
      }
      // What is left is the end of the last eight bytes, if there are so many.
      if offset > 0 { return offset == count || isSameWord(count &- 8) }
      for offset in 0..<count where text[own.lowerBound &+ offset] != source[other.lowerBound &+ offset] {
        return false
      }
      return true
    }
  }

  /// Whether its names still mean what they meant.
  func isGood(in world: World, epoch: Int) -> Bool {
    guard epoch == self.epoch, structure == world.structure else { return false }
    if namesRevision == world.namesRevision { return true }
    guard world.areMeanings(meanings, of: names, since: namesRevision) else { return false }
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

/// A name in a line, and the row of the variable that it stands for; -1 if it is new.
struct NamedVariable {
  var name: Name
  var row: Int32
}

extension PreparedStatement.OpenName {
  /// What a name stands for; `nil` where that is neither nothing nor a variable alone.
  init?(_ name: Name, _ world: World) {
    if world.isFree(name) {
      self = .free
    } else if let row = world.onlyVariable(named: name) {
      let declaration = world.declarations[Int(row)]
      self = .variable(declaration.type, isConstant: declaration.isConstant)
    } else {
      return nil
    }
  }

  /// The row of a name's variable, -1 for a name that is free; `nil` where the name stands for something
  /// else.
  func row(of name: Name, in world: World) -> Int32? {
    switch self {
    case .free: return world.isFree(name) ? -1 : nil
    case .variable(let type, let isConstant):
      guard let row = world.onlyVariable(named: name) else { return nil }
      return world.isVariable(row, of: type, isConstant: isConstant) ? row : nil
    }
  }
}

extension World {
  /// The name that a literal of a line is.
  fileprivate func name(_ literal: StatementShape.Literal, in source: [UInt8]) -> Name {
    source.withUnsafeBufferPointer {
      name(for: UnsafeBufferPointer(rebasing: $0[literal.range.start..<literal.range.end]))
    }
  }
}
