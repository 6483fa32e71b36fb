extension JSON {
  /// Why a text is no JSON, and where.
  public struct Problem: Error, Hashable, Sendable {
    /// The ways in which a text fails.
    public enum Kind: Hashable, Sendable {
      /// The text ends too early.
      case unfinished
      /// Something else had to stand here.
      case unexpected
      /// Arrays and objects lie in each other more than ``JSON/depthLimit`` deep.
      case tooDeep
      /// An object has this name twice.
      case duplicate(String)
    }
    /// What is wrong.
    public var kind: Kind
    /// The UTF-8 offset in the text.
    public var offset: Int

    /// Makes a problem.
    public init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  /// How deep arrays and objects may lie in each other.
  public static let depthLimit = 64

  /// Reads a text that is one value, with blanks around it at most.
  ///
  /// Strict: no comments, no trailing commas, no leading zeros, no name twice, no halves of a surrogate pair, UTF-8 only.
  ///
  /// - Complexity: O(*n*)
  public init(parsing text: String) throws(Problem) {
    try self.init(parsing: ContiguousArray(text.utf8)[...])
  }

  /// Reads UTF-8 bytes that are one value, with blanks around it at most.
  public init(parsing bytes: some Sequence<UInt8>) throws(Problem) {
    var parser = JSONParser(bytes: ContiguousArray(bytes))
    self = try parser.document()
  }
}

/// Reads JSON by descent, one method a rule of RFC 8259.
private struct JSONParser {
  let bytes: ContiguousArray<UInt8>
  var position = 0
  var depth = 0

  init(bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  mutating func document() throws(JSON.Problem) -> JSON {
    let value = try value()
    guard position == bytes.count else { throw problem(.unexpected) }
    return value
  }

  private mutating func value() throws(JSON.Problem) -> JSON {
    skipBlanks()
    defer { skipBlanks() }
    switch peek {
    case UInt8(ascii: "{"): return try nested { parser throws(JSON.Problem) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSON.Problem) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSON.Problem) -> JSON
  ) throws(JSON.Problem) -> JSON {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSON.depthLimit else { throw problem(.tooDeep) }
    return try read(&self)
  }

  private mutating func object() throws(JSON.Problem) -> JSON {
    var members: [JSON.Member] = []
    var names: Set<String> = []
    try expect("{")
    skipBlanks()
    while !match("}") {
      if !members.isEmpty { try expect(",") }
      skipBlanks()
      let start = position
      let name = try string()
      guard names.insert(name).inserted else { throw problem(.duplicate(name), at: start) }
      skipBlanks()
      try expect(":")
      members.append(JSON.Member(name, try value()))
    }
    return .object(members)
  }

  private mutating func array() throws(JSON.Problem) -> JSON {
    var values: [JSON] = []
    try expect("[")
    skipBlanks()
    while !match("]") {
      if !values.isEmpty { try expect(",") }
      values.append(try value())
    }
    return .array(values)
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSON.Problem) -> JSON {
    for byte in word.description.utf8 { try expect(Unicode.Scalar(byte)) }
    return value
  }

  private mutating func number() throws(JSON.Problem) -> JSON {
    let start = position
    _ = match("-")
    if !match("0") { try digits() }
    if match(".") { try digits() }
    if match("e") || match("E") {
      if !match("+") { _ = match("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw problem(.unexpected, at: start) }
    return .number(number)
  }

  private mutating func digits() throws(JSON.Problem) {
    let start = position
    while let peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= peek { position += 1 }
    if position == start { throw problem(.unexpected) }
  }

  private mutating func string() throws(JSON.Problem) -> String {
    try expect("\"")
    var text = ""
    while true {
      text += try stretch()
      guard let byte = peek else { throw problem(.unfinished) }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      default: throw problem(.unexpected, at: position - 1)
      }
    }
  }

  /// The text up to the next quote, backslash or control character.
  private mutating func stretch() throws(JSON.Problem) -> String {
    let start = position
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
      throw problem(.unexpected, at: start)
    }
    return text
  }

  private mutating func escape() throws(JSON.Problem) -> Unicode.Scalar {
    guard let byte = peek else { throw problem(.unfinished) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw problem(.unexpected, at: position - 1)
    }
  }

  private mutating func codePoint() throws(JSON.Problem) -> Unicode.Scalar {
    let start = position - 2
    var value = try fourDigits()
    if 0xD800..<0xDC00 ~= value {
      try expect("\\")
      try expect("u")
      let low = try fourDigits()
      guard 0xDC00..<0xE000 ~= low else { throw problem(.unexpected, at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw problem(.unexpected, at: start) }
    return scalar
  }

  private mutating func fourDigits() throws(JSON.Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw problem(.unfinished) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw problem(.unexpected) }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }

  // MARK: The five verbs

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func match(_ scalar: Unicode.Scalar) -> Bool {
    guard peek.map({ UInt32($0) == scalar.value }) ?? false else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(JSON.Problem) {
    guard match(scalar) else { throw problem(peek == nil ? .unfinished : .unexpected) }
  }

  private mutating func skipBlanks() {
    while match(" ") || match("\n") || match("\r") || match("\t") {}
  }

  private func problem(_ kind: JSON.Problem.Kind, at offset: Int? = nil) -> JSON.Problem {
    let kind = kind == .unexpected && offset == nil && peek == nil ? .unfinished : kind
    return JSON.Problem(kind: kind, offset: offset ?? position)
  }
}
