extension History {
  /// The first eight bytes of a text as a number.
  struct Head {
    private var bits: UInt64 = 0
    private var mask: UInt64 = 0

    /// Takes them from a text, which may be shorter.
    init(_ text: String) {
      var shift: UInt64 = 56
      for byte in text.utf8.prefix(8) {
        bits |= UInt64(byte) << shift
        mask |= 0xFF << shift
        shift &-= 8
      }
    }

    /// Whether a text with this head may begin with one that has the other: true for all that do, and for some that do not.
    func mayBegin(with other: Head) -> Bool { bits & other.mask == other.bits }
  }
}
