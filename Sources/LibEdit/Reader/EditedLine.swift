internal import CLibEdit
internal import LineEditing

/// The line that libedit edits, as an ``Entry`` with UTF-8 offsets.
struct EditedLine {
  let editor: OpaquePointer

  /// The text and cursor as they are.
  ///
  /// - Complexity: O(*n*).
  var entry: Entry {
    get {
      let (scalars, cursor) = (self.scalars, Int(cedit_cursor(editor)))
      var offset = 0
      let text = String(unsafeUninitializedCapacity: scalars.count * 4) { bytes in
        var count = 0
        for (number, scalar) in scalars.enumerated() {
          if number == cursor { offset = count }
          count += Self.write(scalar, to: bytes, at: count)
        }
        if cursor >= scalars.count { offset = count }
        return count
      }
      return Entry(text, cursor: offset)
    }
    nonmutating set { replace(with: newValue) }
  }

  private var scalars: UnsafeBufferPointer<Int32> {
    var count: Int32 = 0
    let start = cedit_text(editor, &count)
    return UnsafeBufferPointer(start: start, count: Int(count))
  }

  /// Changes only what differs, so that vi's undo and libedit's marks stay meaningful.
  private func replace(with entry: Entry) {
    let old = Array(scalars)
    let new = Self.scalars(entry.text)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    if prefix + suffix < max(old.count, new.count) {
      let middle = Array(new[prefix..<(new.count - suffix)])
      cedit_replace(editor, Int32(prefix), Int32(old.count - suffix), middle, Int32(middle.count))
    }
    let before = entry.text[..<entry.index].unicodeScalars.count
    cedit_set_cursor(editor, Int32(before))
  }

  /// Adds an entry to those that libedit's own commands find.
  func remember(_ text: String) {
    let scalars = Self.scalars(EntryText.cleaned(text))
    cedit_remember(editor, scalars, Int32(scalars.count))
  }

  private static func scalars(_ text: String) -> [Int32] {
    text.unicodeScalars.map { Int32(bitPattern: $0.value) }
  }

  /// Writes a scalar as UTF-8, U+FFFD in the place of what is none, and returns how many bytes it took.
  private static func write(_ scalar: Int32, to bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int)
    -> Int
  {
    var count = 0
    for byte in UTF8.encode(Unicode.Scalar(UInt32(bitPattern: scalar)) ?? "\u{FFFD}")
      ?? UTF8.encodedReplacementCharacter
    {
      bytes[start + count] = byte
      count += 1
    }
    return count
  }
}
