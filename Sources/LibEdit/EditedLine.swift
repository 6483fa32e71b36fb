import CLibEdit

/// The line that libedit edits, as an ``Entry`` with UTF-8 offsets.
struct EditedLine {
  let editor: OpaquePointer

  var entry: Entry {
    var (count, cursor): (Int32, Int32) = (0, 0)
    guard let start = cedit_text(editor, &count, &cursor) else { return Entry() }
    func text(_ count: Int32) -> String {
      start.withMemoryRebound(to: UInt32.self, capacity: Int(count)) {
        String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF32.self)
      }
    }
    return Entry(text(count), cursor: text(max(cursor, 0)).utf8.count)
  }

  /// Changes only the part that differs, so that vi's undo and libedit's marks stay valid; returns false if the text is too long.
  func replace(with entry: Entry) -> Bool {
    let (old, new) = (Self.scalars(self.entry.text), Self.scalars(entry.text))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    if prefix + suffix < max(old.count, new.count) {
      let middle = Array(new[prefix..<(new.count - suffix)])
      let (start, end) = (Int32(prefix), Int32(old.count - suffix))
      guard cedit_replace(editor, start, end, middle, Int32(middle.count)) else { return false }
    }
    cedit_set_cursor(editor, Int32(entry.textBeforeCursor.unicodeScalars.count))
    return true
  }

  func remember(_ text: String) {
    let scalars = Self.scalars(text.cleaned)
    cedit_remember(editor, scalars, Int32(scalars.count))
  }

  private static func scalars(_ text: String) -> [Int32] {
    text.unicodeScalars.map { Int32(bitPattern: $0.value) }
  }
}
