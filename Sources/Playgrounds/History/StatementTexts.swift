/// Statements in UTF-8, one behind the other: they come at the end and go at the beginning.
///
/// They lie in a ring, so that none is moved when others go. A place counts from the first byte that there
/// ever was.
///
/// ```swift
/// var texts = StatementTexts()
/// texts.append(first)              // "x = 1"
/// texts.append(second)             // "x = 2"
/// texts.drop(before: 5)
/// texts[5..<10]                    // "x = 2"
/// ```
struct StatementTexts {
  /// Its size is a power of two.
  private var ring = [UInt8](repeating: 0, count: 1 << 12)
  /// Where the oldest text begins.
  private var start = 0
  /// Where the newest text ends.
  private(set) var end = 0

  /// Adds a text.
  ///
  /// - Complexity: O(*n*) in its length, amortised
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if end - start + text.count > ring.count { grow(for: text.count) }
    write(text)
  }

  /// Writes a text behind the newest, where there is room.
  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    let place = end & (ring.count - 1)
    let count = min(text.count, ring.count - place)
    ring.withUnsafeMutableBytes { ring in
      guard let target = ring.baseAddress, let source = UnsafeRawPointer(text.baseAddress) else { return }
      (target + place).copyMemory(from: source, byteCount: count)
      if count < text.count { target.copyMemory(from: source + count, byteCount: text.count - count) }
    }
    end += text.count
  }

  /// Doubles the ring until another text has room.
  private mutating func grow(for count: Int) {
    let texts = self[start..<end]
    var size = 2 * ring.count
    while size < texts.count + count { size *= 2 }
    ring = Array(repeating: 0, count: size)
    end = start
    texts.withUnsafeBufferPointer { write($0) }
  }

  /// Lets the texts before a place go.
  ///
  /// - Complexity: O(1)
  mutating func drop(before place: Int) { start = place }

  /// The bytes between two places.
  subscript(range: Range<Int>) -> [UInt8] {
    precondition(start <= range.lowerBound && range.upperBound <= end, "What was dropped is gone.")
    let place = range.lowerBound & (ring.count - 1)
    let count = min(range.count, ring.count - place)
    return Array(ring[place..<(place + count)] + ring[..<(range.count - count)])
  }
}
