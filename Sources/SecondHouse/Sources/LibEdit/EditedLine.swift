import CLibEdit
import LineEditing

/// The line that libedit edits, as an ``Entry`` with UTF-8 offsets.
struct EditedLine {
  let editor: OpaquePointer

  /// The text and cursor as they are.
  var entry: Entry {
    var (count, cursor): (Int32, Int32) = (0, 0)
    let scalars = UnsafeBufferPointer(start: cedit_text(editor, &count, &cursor), count: Int(count))
    func text(_ scalars: some Sequence<Int32>) -> String {
      scalars.reduce(into: "") {
        $0.unicodeScalars.append(Unicode.Scalar(UInt32(bitPattern: $1)) ?? "\u{FFFD}")
      }
    }
    return Entry(text(scalars), cursor: text(scalars.prefix(max(Int(cursor), 0))).utf8.count)
  }

  /// Changes only what differs, so that vi's undo and libedit's marks stay meaningful; false where the text is too long.
  func replace(with entry: Entry) -> Bool {
    let (old, new) = (Self.scalars(self.entry.text), Self.scalars(entry.text))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    if prefix + suffix < max(old.count, new.count) {
      let middle = Array(new[prefix..<(new.count - suffix)])
      let (start, end) = (Int32(prefix), Int32(old.count - suffix))
      guard cedit_replace(editor, start, end, middle, Int32(middle.count)) else { return false }
    }
    cedit_set_cursor(editor, Int32(entry.before.unicodeScalars.count))
    return true
  }

  /// Adds an entry to those that libedit's own commands find.
  func remember(_ text: String) {
    let scalars = Self.scalars(text.cleaned)
    cedit_remember(editor, scalars, Int32(scalars.count))
  }

  private static func scalars(_ text: String) -> [Int32] {
    text.unicodeScalars.map { Int32(bitPattern: $0.value) }
  }
}
