/// Reads JSON by descent, one method a rule of RFC 8259.
///
/// A history of ten thousand lines is read before the first prompt, so that the usual line costs one look at each byte: see
/// ``string()`` and ``integer(_:)`` for the short ways.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var depth = 0

  /// Makes a reader of bytes that outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func document() throws(JSON.Problem) -> JSON {
    let value = try value()
    try end()
    return value
  }

  /// Nothing may follow.
  func end() throws(JSON.Problem) {
    guard position == bytes.count else { throw problem(.unexpected) }
  }

  mutating func value() throws(JSON.Problem) -> JSON {
    skipBlanks()
    defer { skipBlanks() }
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      defer { depth -= 1 }
      guard depth <= JSON.depthLimit else { throw problem(.tooDeep) }
      return peek == UInt8(ascii: "{") ? .object(try object()) : .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws(JSON.Problem) -> [JSON.Member] {
    var members: [JSON.Member] = []
    try eachMember { reader, name throws(JSON.Problem) in
      members.append(JSON.Member(name, try reader.value()))
    }
    return members
  }

  /// Reads an object, and has each member's value read by `read`, which is told its name.
  mutating func eachMember(
    _ read: (inout JSONReader, String) throws(JSON.Problem) -> Void
  ) throws(JSON.Problem) {
    var names = MemberNames()
    skipBlanks()
    try expect("{")
    skipBlanks()
    while !match("}") {
      if !names.isEmpty { try expect(",") }
      skipBlanks()
      let start = position
      let name = try string()
      guard names.add(name) else { throw problem(.duplicate(name), at: start) }
      skipBlanks()
      try expect(":")
      try read(&self, name)
    }
    skipBlanks()
  }

  private mutating func array() throws(JSON.Problem) -> [JSON] {
    var values: [JSON] = []
    try expect("[")
    skipBlanks()
    while !match("]") {
      if !values.isEmpty { try expect(",") }
      values.append(try value())
    }
    return values
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSON.Problem) -> JSON {
    for byte in word.description.utf8 { try expect(Unicode.Scalar(byte)) }
    return value
  }

  // MARK: Numbers

  private mutating func number() throws(JSON.Problem) -> Double {
    let start = position
    let isNegative = match("-")
    let digitsStart = position
    if !match("0") { try digits() }
    let isInteger = peek != UInt8(ascii: ".") && peek != UInt8(ascii: "e") && peek != UInt8(ascii: "E")
    if isInteger, position - digitsStart <= 15 {
      let value = Double(integer(digitsStart..<position))
      return isNegative ? -value : value
    }
    if match(".") { try digits() }
    if match("e") || match("E") {
      if !match("+") { _ = match("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw problem(.unexpected, at: start) }
    return number
  }

  private mutating func digits() throws(JSON.Problem) {
    let start = position
    while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    if position == start { throw problem(.unexpected) }
  }

  /// The integer of up to 15 digits, which a `Double` holds exactly.
  private func integer(_ range: Range<Int>) -> Int {
    var value = 0
    for position in range { value = value * 10 + Int(bytes[position] - UInt8(ascii: "0")) }
    return value
  }

  // MARK: The five verbs

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func match(_ scalar: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == scalar.value else { return false }
    position += 1
    return true
  }

  mutating func expect(_ scalar: Unicode.Scalar) throws(JSON.Problem) {
    guard match(scalar) else { throw problem(peek == nil ? .unfinished : .unexpected) }
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte <= 0x20, match(" ") || match("\n") || match("\r") || match("\t") {}
  }

  func problem(_ kind: JSON.Problem.Kind, at offset: Int? = nil) -> JSON.Problem {
    let kind = kind == .unexpected && offset == nil && peek == nil ? .unfinished : kind
    return JSON.Problem(kind: kind, offset: offset ?? position)
  }
}

/// Sees to it that no name comes twice in an object: a few are compared, many are looked up.
private struct MemberNames {
  private var few: [String] = []
  private var many: Set<String> = []

  init() { few.reserveCapacity(4) }

  var isEmpty: Bool { few.isEmpty }

  /// Notes the next name; false if it came before.
  mutating func add(_ name: String) -> Bool {
    if few.count < 8 {
      if few.contains(name) { return false }
      few.append(name)
      return true
    }
    if many.isEmpty { many = Set(few) }
    return many.insert(name).inserted
  }
}
