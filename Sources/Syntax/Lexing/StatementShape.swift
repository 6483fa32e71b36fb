/// What a line has in common with others that differ from it in plain numbers, strings and numbered names
/// only.
///
/// Long scripts say the same few things again and again. Whoever has worked out what one line means can tell
/// by its shape that the next one means the same, and need not read it token by token.
///
/// ```swift
/// var shape = StatementShape()
/// let text = Array("set x = 41\nset x = 7\n".utf8)
/// text.withUnsafeBufferPointer { source in
///   shape.read(source, from: 0)       // true; shape.literals[0].value == 41
///   shape.read(source, from: 10)      // true; the same hash
/// }
/// ```
public struct StatementShape: Sendable {
  /// What may differ.
  public struct Literal: Sendable {
    /// What a literal is.
    public enum Kind: Sendable {
      /// A number of up to eighteen digits.
      case number
      /// A string without escapes, quotes included.
      case string
      /// What stands in a string before, between or behind its values, without escapes: `row ` and ` of ten`
      /// in `"row \(n) of ten"`.
      case text
      /// A name with a number at its end: `token17`. Whether it may differ depends on what it stands for.
      case name
    }

    /// Where it stands.
    public var range: SourceRange
    /// What it is.
    public var kind: Kind
    /// The value of a number; else 0.
    public var value = 0

    /// The text of a string or of a part of one.
    public var textRange: SourceRange {
      kind == .string ? SourceRange(range.start + 1, range.end - 1) : range
    }
  }

  /// How long a line may be.
  public static let longestLine = 1024
  /// How many literals a line may have.
  public static let mostLiterals = 16

  /// The line without the blanks around it and the comment behind it.
  public private(set) var range = SourceRange(0, 0)
  /// Where its line ends.
  public private(set) var end = 0
  /// Of everything but the literals' contents; names are part of it.
  public private(set) var hash: UInt64 = 0
  /// Of everything but the literals' contents and the numbered names.
  public private(set) var openHash: UInt64 = 0
  /// Whether there are numbered names.
  public var hasNames: Bool { hash != openHash }
  /// The literals, in order.
  public private(set) var literals: [Literal] = []

  /// Makes an empty shape.
  public init() {}

  /// Looks at the next line with something on it.
  ///
  /// - Returns: Whether the line is whole, short and simple enough.
  /// - Complexity: O(*n*) in the length of the line
  public mutating func read(_ source: UnsafeBufferPointer<UInt8>, from offset: Int) -> Bool {
    literals.removeAll(keepingCapacity: true)
    var start = offset
    while start < source.count, Self.isBlank(source[start]) || source[start] == UInt8(ascii: "\n") {
      start &+= 1
    }
    let limit = min(source.count, start &+ Self.longestLine)
    var scan = Scan(source: source, limit: limit, position: start)
    guard scan.run(&literals), scan.position > start else { return false }
    (hash, openHash, end) = (scan.hash, scan.openHash, scan.lineEnd)
    var last = scan.position
    while last > start, Self.isBlank(source[last &- 1]) { last &-= 1 }
    range = SourceRange(start, last)
    return last > start
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The names in the line, words in strings included, but for the numbered ones where those are open.
  public func names(in source: [UInt8], _ names: NameTable, besidesNumbered: Bool = false) -> [Name] {
    var found: [Name] = []
    var start = range.start
    while start < range.end {
      let isNumbered = { (literal: Literal) in literal.kind == .name && literal.range.start == start }
      if besidesNumbered, let numbered = literals.first(where: isNumbered) {
        start = numbered.range.end
        continue
      }
      var end = start
      while end < range.end, Lexer.isNameByte(source[end]) || source[end] >= 0x80 { end += 1 }
      if end > start, let name = names.known(String(decoding: source[start..<end], as: UTF8.self)),
        !found.contains(name)
      {
        found.append(name)
      }
      start = max(end, start + 1)
    }
    return found
  }
}
