/// The words of the language.
///
/// None is reserved but those of the values: each is an ordinary name wherever a statement cannot be meant.
///
/// Their raw values are the first ids of every ``NameTable``, so that a name is told from a word by comparing
/// numbers.
public enum Word: UInt8, CaseIterable, Sendable {
  case define, redefine, plain, `enum`, `struct`, trait, color, action, scene, window
  case presentation, controller, view, create, move, remove, appear, disappear, destroy
  case use, iOS, capturing, on, `in`, to, override, set
  case updates, manual, automatic, `let`, `var`, toggle, print, expect, error, `else`, within
  case `if`, `repeat`, `for`, turn, update, traits, modifying, invalidate, register, unregister
  case target, why, what, show, help, undo, redo, history, goto, diff, save, load, record, reset, quit
  case learn, next, previous, hint, check, solution, skip, restart, back, play, contents, present
  case inspector, dismiss, drag, resize, rotate, name, identifier, affects, equal, columnWidth
  case interactiveDismissDisabled, portrait, landscape, `true`, `false`, `nil`
  case `class`, objc, accessors, none, extend, image, any, performAsCurrent, traitsFrom
  case modifyingTraits, registerForTraitChanges, traitCollectionClass
  case cost, not, trace, off, all, key, `where`

  /// How many words there are.
  static let count = Int32(allCases.count)

  /// The word as it is written.
  public var spelling: String { Word.spellings[Int(rawValue)] }

  /// The spellings in the order of the cases: written out, because asking a case for its name searches the
  /// whole program.
  private static let spellings: [String] = [
    "define", "redefine", "plain", "enum", "struct", "trait", "color", "action", "scene", "window",
    "presentation", "controller", "view", "create", "move", "remove", "appear", "disappear",
    "destroy", "use", "iOS", "capturing", "on", "in", "to",
    "override", "set", "updates", "manual", "automatic", "let", "var", "toggle", "print", "expect",
    "error", "else", "within", "if", "repeat", "for", "turn", "update", "traits", "modifying",
    "invalidate", "register", "unregister", "target", "why", "what", "show", "help", "undo", "redo",
    "history", "goto", "diff", "save", "load", "record", "reset", "quit", "learn", "next", "previous", "hint",
    "check", "solution", "skip", "restart", "back", "play", "contents", "present", "inspector",
    "dismiss", "drag", "resize", "rotate", "name", "identifier", "affects", "equal", "columnWidth",
    "interactiveDismissDisabled", "portrait", "landscape", "true", "false", "nil",
    "class", "objc", "accessors", "none", "extend", "image", "any", "performAsCurrent", "traitsFrom",
    "modifyingTraits", "registerForTraitChanges", "UITraitCollection",
    "cost", "not", "trace", "off", "all", "key", "where",
  ]
}
