/// A word of the language or of the learner, as a small number: two names are equal exactly where their spellings are canonically
/// equivalent.
public struct Name: Hashable, Sendable {
  /// The place in the ``NameTable``.
  public let id: Int32

  /// Names the entry at `id`.
  public init(id: Int32) { self.id = id }

  /// The name that is spelled like a word of the language.
  public init(_ word: Word) { id = Int32(word.rawValue) }

  /// The word of the language that is spelled like this, if one is.
  public var word: Word? { id < Int32(Word.allCases.count) ? Word(rawValue: UInt8(id)) : nil }
}

/// A name where it stands.
public struct Identifier: Hashable, Sendable {
  /// Which name.
  public var name: Name
  /// Where it was written.
  public var range: SourceRange

  /// Makes an identifier.
  public init(_ name: Name, _ range: SourceRange) {
    self.name = name
    self.range = range
  }
}

/// The spellings behind the names.
///
/// It only grows; the words of the language come first, in ``Word``'s order.
public struct NameTable: Sendable {
  private var spellings: [String] = []
  private var byString: [String: Name] = [:]
  /// Open addressing over the bytes of ASCII names, the common case: a power of two, entries are ids + 1, 0 is free.
  private var slots: [Int32] = Array(repeating: 0, count: 1024)
  private var asciiCount = 0

  /// Makes a table that holds the words of the language.
  public init() {
    for word in Word.allCases { _ = name(for: word.spelling) }
  }

  /// How many names there are.
  public var count: Int { spellings.count }

  /// The spelling under which the name was first seen.
  public subscript(name: Name) -> String { spellings[Int(name.id)] }

  /// The name with this spelling, made if it is new.
  public mutating func name(for spelling: String) -> Name {
    var copy = spelling
    return copy.withUTF8 { name(for: $0) }
  }

  /// The name with this spelling, if it is known.
  public func known(_ spelling: String) -> Name? {
    if let name = byString[spelling] { return name }
    var copy = spelling
    return copy.withUTF8 { bytes in
      let id = slots[slot(for: bytes)]
      return id == 0 ? nil : Name(id: id - 1)
    }
  }

  /// The name with this spelling in UTF-8, made if it is new.
  public mutating func name(for bytes: UnsafeBufferPointer<UInt8>) -> Name {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return canonicalName(for: bytes) }
    let place = slot(for: bytes)
    if slots[place] != 0 { return Name(id: slots[place] - 1) }
    let name = Name(id: Int32(spellings.count))
    spellings.append(String(decoding: bytes, as: UTF8.self))
    slots[place] = name.id + 1
    asciiCount += 1
    if asciiCount * 2 > slots.count { grow() }
    return name
  }

  /// `String` compares and hashes by canonical equivalence, which is the rule for names that are not ASCII.
  private mutating func canonicalName(for bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let spelling = String(decoding: bytes, as: UTF8.self)
    if let name = byString[spelling] { return name }
    let name = Name(id: Int32(spellings.count))
    spellings.append(spelling)
    byString[spelling] = name
    return name
  }

  /// The slot that holds these bytes, or the free one where they belong.
  private func slot(for bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
    while slots[place] != 0, !isSpelled(slots[place] - 1, bytes) { place = (place + 1) & mask }
    return place
  }

  private func isSpelled(_ id: Int32, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let utf8 = spellings[Int(id)].utf8
    return utf8.count == bytes.count && utf8.elementsEqual(bytes)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (id, spelling) in spellings.enumerated() where spelling.utf8.allSatisfy({ $0 < 0x80 }) {
      var copy = spelling
      copy.withUTF8 { bytes in slots[slot(for: bytes)] = Int32(id) + 1 }
    }
  }
}
