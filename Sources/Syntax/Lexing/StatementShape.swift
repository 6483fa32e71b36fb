/// What a line has in common with others that differ from it in plain numbers and strings only.
///
/// Long scripts say the same few things again and again. Whoever has worked out what one line means can tell by its shape that the next one
/// means the same, and need not read it token by token.
///
/// ```swift
/// var shape = StatementShape()
/// let text = Array("set x = 41\nset x = 7\n".utf8)
/// text.withUnsafeBufferPointer { source in
///   shape.read(source, from: 0)       // true; shape.literals[0].number == 41
///   shape.read(source, from: 10)      // true; the same hash
/// }
/// ```
public struct StatementShape: Sendable {
  /// A number of up to eighteen digits, or a string without escapes: what may differ.
  public struct Literal: Sendable {
    /// Where it stands, quotes included.
    public var range: SourceRange
    /// The number; of a string, nothing.
    public var number: Int?
  }

  /// How long a line may be.
  public static let longestLine = 1024
  /// How many literals a line may have.
  public static let mostLiterals = 16

  /// The line without the blanks around it and the comment behind it.
  public private(set) var range = SourceRange(0, 0)
  /// Where its line ends.
  public private(set) var end = 0
  /// Of everything but the literals' contents.
  public private(set) var hash: UInt64 = 0
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
    (hash, end) = (scan.hash, scan.lineEnd)
    var last = scan.position
    while last > start, Self.isBlank(source[last &- 1]) { last &-= 1 }
    range = SourceRange(start, last)
    return last > start
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The names in the line, words in strings included.
  public func names(in source: [UInt8], _ names: NameTable) -> [Name] {
    var found: [Name] = []
    var start = range.start
    while start < range.end {
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

extension StatementShape {
  /// The walk through one line.
  private struct Scan {
    let source: UnsafeBufferPointer<UInt8>
    let limit: Int
    var position: Int
    /// From where on the bytes are not yet part of the hash.
    var unmixed: Int
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var lineEnd = 0

    init(source: UnsafeBufferPointer<UInt8>, limit: Int, position: Int) {
      (self.source, self.limit, self.position, unmixed) = (source, limit, position, position)
    }

    /// Goes to the end of the line, or to its comment.
    mutating func run(_ literals: inout [Literal]) -> Bool {
      while true {
        skipPlain()
        guard position < limit else { return false }
        let byte = source[position]
        switch byte {
        case UInt8(ascii: "\n"):
          mix(through: position)
          lineEnd = position
          return literals.count <= StatementShape.mostLiterals
        case UInt8(ascii: "\""):
          if !string(&literals) { return false }
        case UInt8(ascii: "/"):
          if position &+ 1 < limit, source[position &+ 1] == byte {
            mix(through: position)
            return comment() && literals.count <= StatementShape.mostLiterals
          }
          position &+= 1
        default: number(&literals)
        }
      }
    }

    /// Goes to the next digit, quote, slash or line end.
    @inline(__always)
    private mutating func skipPlain() {
      var offset = position
      while offset < limit {
        let byte = source[offset]
        if byte < 64, 0x03FF_8004_0000_0400 as UInt64 &>> UInt64(byte) & 1 == 1 { break }
        offset &+= 1
      }
      position = offset
    }

    /// Adds the bytes before `end` to the hash, eight at a time.
    @inline(__always)
    private mutating func mix(through end: Int) {
      var offset = unmixed
      let raw = UnsafeRawBufferPointer(source)
      while offset &+ 8 <= end {
        mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      var rest = UInt64(end &- unmixed)
      while offset < end {
        rest = rest << 8 | UInt64(source[offset])
        offset &+= 1
      }
      mix(rest)
      unmixed = end
    }

    @inline(__always)
    private mutating func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }

    /// Whether the byte before belongs to a name or a number that goes on.
    private var isInside: Bool {
      guard position > unmixed else { return false }
      return Self.isJoint(source[position &- 1])
    }

    private static func isJoint(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") || Lexer.isNameByte(byte)
    }

    /// A number, if it is a plain one.
    private mutating func number(_ literals: inout [Literal]) {
      let start = position
      let isInside = isInside
      var value = 0
      while position < limit, position &- start < 18, source[position] &- UInt8(ascii: "0") < 10 {
        value = value &* 10 &+ Int(source[position] &- UInt8(ascii: "0"))
        position &+= 1
      }
      if isInside || (position < limit && Self.isJoint(source[position])) { return }
      let end = position
      mix(through: start)
      mix(1)
      unmixed = end
      literals.append(Literal(range: SourceRange(start, end), number: value))
    }

    /// A string of one line; one with an escape is part of the shape, and what follows it too.
    private mutating func string(_ literals: inout [Literal]) -> Bool {
      let start = position
      var end = start &+ 1
      while end < limit, source[end] != UInt8(ascii: "\"") {
        let byte = source[end]
        if byte == UInt8(ascii: "\\") || byte >= 0x7F { return rest() }
        if byte < 0x20 { return false }
        end &+= 1
      }
      guard end < limit else { return false }
      if end == start &+ 1, end &+ 1 < limit, source[end &+ 1] == UInt8(ascii: "\"") { return false }
      mix(through: start)
      mix(2)
      literals.append(Literal(range: SourceRange(start, end &+ 1), number: nil))
      position = end &+ 1
      unmixed = position
      return true
    }

    /// Takes everything up to the end of the line as it is.
    private mutating func rest() -> Bool {
      while position < limit, source[position] != UInt8(ascii: "\n") { position &+= 1 }
      return position < limit
    }

    /// Finds the end of the line behind a comment.
    private mutating func comment() -> Bool {
      var end = position
      while end < limit, source[end] != UInt8(ascii: "\n") { end &+= 1 }
      lineEnd = end
      return end < limit
    }
  }
}
