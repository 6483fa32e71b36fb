import CLibEdit
import LineEditing

/// The line that libedit edits, as an ``Entry`` with UTF-8 offsets.
struct EditedLine {
  let editor: OpaquePointer

  /// The text and cursor as they are.
  var entry: Entry {
    let (scalars, cursor) = parts
    func text(_ scalars: some Sequence<Int32>) -> String {
      var text = String.UnicodeScalarView()
      for scalar in scalars { text.append(Unicode.Scalar(UInt32(bitPattern: scalar)) ?? "\u{FFFD}") }
      return String(text)
    }
    return Entry(text(scalars), cursor: text(scalars.prefix(cursor)).utf8.count)
  }

  private var parts: (scalars: UnsafeBufferPointer<Int32>, cursor: Int) {
    var (count, cursor): (Int32, Int32) = (0, 0)
    let start = cedit_text(editor, &count, &cursor)
    return (UnsafeBufferPointer(start: start, count: Int(count)), max(Int(cursor), 0))
  }

  /// Changes only what differs, so that vi's undo and libedit's marks stay meaningful; false where the text is too long.
  func replace(with entry: Entry) -> Bool {
    let old = Array(parts.scalars)
    let new = Self.scalars(entry.text)
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
