/// What a statement looks like: the pieces after its head word, in order.
///
/// The parser follows it, completion reads from it what may stand next, help and the reference print it: one
/// description, four users.
public indirect enum Pattern: Sendable {
  /// A word that must stand here.
  case word(Word)
  /// A sign that must stand here, such as `=`.
  case sign(String)
  /// Something of the learner's.
  case slot(Slot, SlotKind)
  /// Pieces that may be left out together; they are there where their first piece is.
  case optional([Pattern])
  /// One of several; the first piece of each decides.
  case choice([[Pattern]])
  /// A word that may be left out; ``Operand/Content/present(_:)`` says that it was not.
  case flag(Slot, Word)
}

/// The name of a slot in a pattern, by which `Commands` finds what filled it.
public enum Slot: UInt8, Hashable, Sendable {
  case name, type, value, values, place, target, destination, block, otherwise, sets, items, fields
  case cases, parameters, keys, event, device, condition, count, message, text, topic, first, second
  case captures, isConstant, isPlain, isObjectiveC, tail, size, orientation, action, subject
}

/// What can fill a slot.
///
/// It decides how the slot is parsed and what completion offers there.
public enum SlotKind: UInt8, Hashable, Sendable {
  /// A name that the statement introduces.
  case newName
  /// A name that exists: which, the form and the slot say.
  case name
  /// A postfix expression that names a place: `cell`, `settings/cell`, `form.theme`, `form[Theme]`.
  case place
  /// An expression.
  case value
  /// An expression without a brace outside `( ) [ ]`, because a block follows.
  case condition
  /// Expressions separated by commas.
  case values
  /// A type.
  case type
  /// `{ statements }`
  case block
  /// `{ theme = bold; [Width] = 3 }`
  case sets
  /// `{ standard, pastel }`
  case cases
  /// `{ count = 0, label = ""; equal { … } }`
  case fields
  /// `{ name "theme"; affects color }`
  case traitItems
  /// `{ userInterfaceStyle dark: "logo-dark"; any: "logo" }`
  case imageItems
  /// `(sender, previous)`, up to two names
  case parameters
  /// `theme, horizontalSizeClass, Theme.self`
  case keys
  /// `badge, header`
  case names
  /// `mac 1200x800`, `iPhone16 portrait`
  case device
  /// `{ columnWidth 200...300...400; view form }`
  case inspectorItems
  /// `"text"` without interpolation
  case text
  /// Anything up to a blank, `;`, or in quotes: a file, a topic, a number.
  case rawWord
  /// One or more such words up to the end of the statement: a topic of several words.
  case rawWords
  /// A statement on the same line.
  case statement
  /// `700x800` or `1/2`, an expression either way
  case size
}
