extension StatementShape {
  /// The walk through one line.
  struct Scan {
    let source: UnsafeBufferPointer<UInt8>
    let limit: Int
    var position: Int
    /// From where on the bytes are not yet part of the hash.
    var unmixed: Int
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var openHash: UInt64 = 0xCBF2_9CE4_8422_2325
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
          guard let isSimple = string(&literals) else { return false }
          if !isSimple, !rest() { return false }
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

    /// Goes to the next digit, quote, slash or line end, eight bytes at a time.
    @inline(__always)
    private mutating func skipPlain() {
      var offset = position
      let raw = UnsafeRawBufferPointer(source)
      while offset &+ 8 <= limit {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let found = Self.special(in: word)
        if found != 0 {
          position = offset &+ found.trailingZeroBitCount &>> 3
          return
        }
        offset &+= 8
      }
      while offset < limit, Self.special(in: UInt64(source[offset])) & 0x80 == 0 { offset &+= 1 }
      position = offset
    }

    /// The top bit of each of eight bytes that is a digit, a quote, a slash or a line end.
    @inline(__always)
    private static func special(in word: UInt64) -> UInt64 {
      let (ones, low): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x7F7F_7F7F_7F7F_7F7F)
      let (quotes, ends) = (word ^ ones &* 0x22, word ^ ones &* 0x0A)
      // A sum has its top bit where the seven lower bits of a byte reach a bound; no sum carries into the
      // next byte.
      let isOther = ((quotes & low) &+ low | quotes) & ((ends & low) &+ low | ends)
      let reachesSlash = (word & low) &+ ones &* (0x80 - 0x2F)
      let isBeyondNine = (word & low) &+ ones &* (0x80 - 0x3A)
      return (~isOther | reachesSlash & ~isBeyondNine & ~word) & ~low
    }

    /// Adds the bytes before `end` to the hashes, eight at a time.
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
      hash = Self.mixed(hash, word)
      openHash = Self.mixed(openHash, word)
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
      let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      return product ^ product &>> 29
    }

    /// Adds something that may differ: what kind it is, and nothing of what it says.
    private mutating func add(_ literal: Literal, to literals: inout [Literal]) {
      mix(through: literal.range.start)
      switch literal.kind {
      case .number: mix(1)
      case .string: mix(2)
      case .text: mix(3)
      case .name:
        let open = Self.mixed(openHash, 4)
        mix(through: literal.range.end)
        openHash = open
      }
      literals.append(literal)
      unmixed = literal.range.end
    }

    /// Whether the byte before belongs to a name or a number that goes on.
    private var isInside: Bool {
      guard position > unmixed else { return false }
      return Self.isJoint(source[position &- 1])
    }

    private static func isJoint(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") || Lexer.isNameByte(byte)
    }

    /// A number, if it is a plain one, or the number at the end of a name.
    private mutating func number(_ literals: inout [Literal]) {
      let start = position
      let isInside = isInside
      var value = 0
      while position < limit, position &- start < 18, source[position] &- UInt8(ascii: "0") < 10 {
        value = value &* 10 &+ Int(source[position] &- UInt8(ascii: "0"))
        position &+= 1
      }
      if isInside { return name(endingWith: start, &literals) }
      if position < limit, Self.isJoint(source[position]) { return }
      add(Literal(range: SourceRange(start, position), kind: .number, value: value), to: &literals)
    }

    /// A name whose last digits, from `digits` on, were just read.
    private mutating func name(endingWith digits: Int, _ literals: inout [Literal]) {
      if position < limit, Lexer.isNameByte(source[position]) || source[position] >= 0x80 { return }
      var start = digits
      while start > unmixed, Lexer.isNameByte(source[start &- 1]) { start &-= 1 }
      if source[start] &- UInt8(ascii: "0") < 10 { return }
      if start > unmixed, Self.isJoint(source[start &- 1]) { return }
      add(Literal(range: SourceRange(start, position), kind: .name), to: &literals)
    }

    /// A string of one line, in which escapes make what they stand in part of the shape.
    ///
    /// - Returns: Whether its end was found, `nil` if it is not on this line.
    private mutating func string(_ literals: inout [Literal]) -> Bool? {
      let start = position
      if start &+ 2 < limit, source[start &+ 1] == UInt8(ascii: "\""), source[start &+ 2] == source[start] {
        return nil
      }
      var (part, isPlain, hasValues) = (start &+ 1, true, false)
      position = part
      while position < limit, source[position] != UInt8(ascii: "\"") {
        let byte = source[position]
        if byte == UInt8(ascii: "\\"), position &+ 1 < limit, source[position &+ 1] == UInt8(ascii: "(") {
          if isPlain { add(Literal(range: SourceRange(part, position), kind: .text), to: &literals) }
          position &+= 2
          if !value(&literals) { return false }
          (part, isPlain, hasValues) = (position, true, true)
          continue
        }
        if byte < 0x20 { return nil }
        if byte == UInt8(ascii: "\\") {
          isPlain = false
          position &+= 1
          if position < limit, source[position] < 0x20 { return nil }
        }
        if byte >= 0x7F { isPlain = false }
        position &+= 1
      }
      guard position < limit else { return nil }
      position &+= 1
      if !isPlain { return true }
      add(
        hasValues
          ? Literal(range: SourceRange(part, position &- 1), kind: .text)
          : Literal(range: SourceRange(start, position), kind: .string),
        to: &literals)
      return true
    }

    /// A value in a string, from behind its opening parenthesis to its closing one.
    ///
    /// - Returns: Whether it is a simple one: without strings, comments and line ends.
    private mutating func value(_ literals: inout [Literal]) -> Bool {
      var depth = 1
      while position < limit {
        let byte = source[position]
        switch byte {
        case UInt8(ascii: "("): depth &+= 1
        case UInt8(ascii: ")"):
          depth &-= 1
          if depth == 0 {
            position &+= 1
            return true
          }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          number(&literals)
          continue
        case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"), 0..<0x20: return false
        default: break
        }
        position &+= 1
      }
      return false
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
