internal import CLibEdit

/// How a character that is typed next will look, so that it can be shown before anything else is done about it.
struct Foresight: Hashable {
  /// The sequence that gives it its colour; empty where it has none.
  var style: [UInt8]
  /// Whether a space can be foreseen, too: it has no colour, and may end what has one.
  var showsSpaces: Bool

  /// Has the character shown the moment that it is read, should the next key be one.
  func announce() { cedit_foresee(style, Int32(style.count), showsSpaces) }
}
