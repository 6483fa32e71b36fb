extension History {
  /// The first eight bytes of a text as a number.
  struct Head {
    private var bits: UInt64 = 0
    private var mask: UInt64 = 0

    /// Takes them from a text, which may be shorter.
    init(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        for (place, byte) in bytes.prefix(8).enumerated() {
          bits |= UInt64(byte) << (56 - 8 * place)
          mask |= 0xFF << (56 - 8 * place)
        }
      }
    }

    /// Whether a text with this head may begin with one that has the other: true for all that do, and for some that do not.
    func mayBegin(with other: Head) -> Bool { bits & other.mask == other.bits }
  }
}
