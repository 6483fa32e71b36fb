/// The spellings behind the names.
///
/// It only grows; the words of the language come first, in ``Word``'s order. Names in ASCII, nearly all there
/// are, are found by their bytes without making a `String`; others by `String`'s canonical equivalence, so
/// that `é` is one name however it is composed.
public struct NameTable: Sendable {
  private var entries: [Entry] = []
  private var spellings: [String] = []
  private var byString: [String: Name] = [:]
  /// Open addressing over the ASCII names: a power of two, entries are ids + 1, 0 is free.
  private var slots: [Int32] = Array(repeating: 0, count: 1024)
  /// The bytes of the names longer than eight.
  private var tails: [UInt8] = []
  private var asciiCount = 0

  /// What is compared to find an ASCII name.
  private struct Entry {
    /// The first eight bytes; 0 for a name that is not ASCII, which is never found here.
    var head: UInt64
    var hash: UInt32
    var count: Int32
    /// Where the bytes behind the first eight start in `tails`.
    var tail: Int
  }

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
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      let key = Key(bytes)
      let id = slots[slot(for: key, bytes)]
      return id == 0 ? nil : Name(id: id - 1)
    }
  }

  /// A spelling that no name has: this one, or the first with a number behind it.
  public func unused(_ spelling: String) -> String {
    guard known(spelling) != nil else { return spelling }
    var number = 2
    while known("\(spelling)\(number)") != nil { number += 1 }
    return "\(spelling)\(number)"
  }

  /// The name with this spelling in UTF-8, made if it is new.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func name(for bytes: UnsafeBufferPointer<UInt8>) -> Name {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return canonicalName(for: bytes) }
    return asciiName(for: bytes, Key(bytes))
  }

  /// The name with these bytes, all ASCII, of which `key` was made.
  @inline(__always)
  mutating func asciiName(for bytes: UnsafeBufferPointer<UInt8>, _ key: Key) -> Name {
    let place = slot(for: key, bytes)
    let id = slots[place]
    return id != 0 ? Name(id: id - 1) : addedName(for: bytes, key, at: place)
  }

  private mutating func addedName(for bytes: UnsafeBufferPointer<UInt8>, _ key: Key, at place: Int) -> Name {
    let name = add(String(decoding: bytes, as: UTF8.self), key, count: bytes.count)
    tails.append(contentsOf: bytes.dropFirst(8))
    slots[place] = name.id + 1
    asciiCount += 1
    if asciiCount * 2 > slots.count { grow() }
    return name
  }

  private mutating func canonicalName(for bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let spelling = String(decoding: bytes, as: UTF8.self)
    if let name = byString[spelling] { return name }
    let name = add(spelling, Key(head: 0, hash: 0), count: 0)
    byString[spelling] = name
    return name
  }

  private mutating func add(_ spelling: String, _ key: Key, count: Int) -> Name {
    let name = Name(id: Int32(spellings.count))
    spellings.append(spelling)
    entries.append(Entry(head: key.head, hash: key.hash, count: Int32(count), tail: tails.count))
    return name
  }

  /// The slot that holds these bytes, or the free one where they belong.
  @inline(__always)
  private func slot(for key: Key, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var place = Int(key.hash) & mask
    while slots[place] != 0 {
      let entry = entries[Int(slots[place] - 1)]
      if entry.head == key.head, entry.count == bytes.count, entry.hash == key.hash,
        bytes.count <= 8 || hasTail(entry, bytes)
      {
        break
      }
      place = (place + 1) & mask
    }
    return place
  }

  private func hasTail(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 8..<bytes.count where tails[entry.tail + index - 8] != bytes[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (id, entry) in entries.enumerated() where entry.count > 0 {
      var place = Int(entry.hash) & mask
      while slots[place] != 0 { place = (place + 1) & mask }
      slots[place] = Int32(id) + 1
    }
  }
}

extension NameTable {
  /// The first eight bytes of a name and a hash of all, made while they are read.
  struct Key {
    /// The bytes, the first one lowest.
    var head: UInt64
    /// Of all bytes.
    var hash: UInt32

    init(head: UInt64, hash: UInt32) {
      self.head = head
      self.hash = hash
    }

    /// Reads the bytes of a whole name.
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var head: UInt64 = 0
      for index in 0..<min(8, bytes.count) { head |= UInt64(bytes[index]) &<< UInt64(index &* 8) }
      self.init(head: head, bytes)
    }

    /// Reads a name from `start` to `end` in a longer text, its first eight bytes at once where the text has
    /// as many.
    @inline(__always)
    init(_ source: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
      let bytes = UnsafeBufferPointer(rebasing: source[start..<end])
      guard start &+ 8 <= source.count else {
        self.init(bytes)
        return
      }
      let word = UnsafeRawBufferPointer(source).loadUnaligned(fromByteOffset: start, as: UInt64.self)
      let surplus = UInt64(8 &- min(8, end &- start)) &* 8
      self.init(head: (UInt64(littleEndian: word) &<< surplus) &>> surplus, bytes)
    }

    @inline(__always)
    private init(head: UInt64, _ bytes: UnsafeBufferPointer<UInt8>) {
      var mixed = (head ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
      var index = 8
      while index < bytes.count {
        mixed = (mixed ^ UInt64(bytes[index])) &* 0x100_0000_01B3
        index += 1
      }
      self.head = head
      hash = UInt32(truncatingIfNeeded: mixed >> 32)
    }
  }
}
