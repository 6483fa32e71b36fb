import Commands
import Syntax

/// Commands that were resolved for one line and serve every other of the same shape, as long as its names
/// mean the same.
///
/// A script of a million lines says a few things over and over. A line whose shape comes a second time is
/// kept resolved, its plain numbers and strings left open; from then on lines like it are neither parsed nor
/// resolved. Where lines differ in numbered names as well, as `let token1 = …` and `let token2 = …` do, one
/// is kept with its names open, if all of them stand for variables. Room is bounded: each shape has one
/// place, and a newer one takes it.
struct PreparedStatements {
  /// How many places there are.
  static let count = 256

  private var places: [PreparedStatement?] = Array(repeating: nil, count: count)
  /// The shape that was last seen at each place.
  private var seen: [UInt64] = Array(repeating: 0, count: count)

  /// Of which shapes it is known that their names cannot be left open.
  private var refused: [UInt64] = Array(repeating: 0, count: count)

  private func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (Self.count - 1) }

  /// The prepared statement of a line, if there is one.
  ///
  /// - Parameter namesToo: Whether it is to be one whose names are open.
  func statement(
    for shape: StatementShape, in source: UnsafeBufferPointer<UInt8>, namesToo: Bool
  ) -> PreparedStatement? {
    let hash = namesToo ? shape.openHash : shape.hash
    guard let prepared = places[place(hash)], prepared.hash == hash, prepared.matches(shape, in: source)
    else { return nil }
    return prepared
  }

  /// What of a line is to be left open when it is kept; from now on its shape was there.
  ///
  /// - Returns: Nothing where no line like it was there before.
  mutating func note(_ shape: StatementShape) -> Opening? {
    let wasThere = note(shape.hash)
    guard shape.hasNames else { return wasThere ? .literals : nil }
    let wasLike = note(shape.openHash) && refused[place(shape.openHash)] != shape.openHash
    return wasThere ? .literals : wasLike ? .names : nil
  }

  private mutating func note(_ hash: UInt64) -> Bool {
    defer { seen[place(hash)] = hash }
    return seen[place(hash)] == hash
  }

  /// Notes that the names of a shape cannot be left open.
  mutating func refuseNames(of shape: StatementShape) { refused[place(shape.openHash)] = shape.openHash }

  /// What is left open.
  enum Opening {
    /// Numbers and strings.
    case literals
    /// Numbered names as well.
    case names
  }

  /// Keeps a statement.
  mutating func keep(_ statement: PreparedStatement) {
    places[place(statement.hash)] = statement
  }
}
