/// A number that stands for a text across runs of the program and versions of a file: FNV-1a with 64 bits.
///
/// It tells a changed lesson from the one that was begun; it is no protection against anybody.
///
/// ```swift
/// Fingerprint(of: "cell.theme\n").text      // 9a0c6a7f50d3fb16
/// ```
struct Fingerprint: Hashable, Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The fingerprint of nothing.
  init() {}

  /// The fingerprint of some bytes.
  init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// The fingerprint of a text.
  init(of text: String) { add(text.utf8) }

  /// Adds what follows.
  ///
  /// - Complexity: O(*n*)
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds a text, and that it ends here.
  mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0xff))
  }

  /// The number in sixteen digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
