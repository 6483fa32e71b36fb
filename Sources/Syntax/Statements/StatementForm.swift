/// The kinds of statement: one for each row of the ``Statements`` table.
public enum StatementForm: UInt8, CaseIterable, Sendable {
  // Definitions
  case defineEnum, defineStruct, defineClass, defineTrait, defineKey, defineColor, defineImage, defineAction
  case redefineEnum, redefineStruct, redefineClass, redefineTrait, redefineKey, redefineColor
  case redefineImage, redefineAction, extendTraits
  // The hierarchy
  case scene, window, presentation, controller, view
  case create, move, removeOverride, removeHandler, remove, appear, disappear, destroy, use
  // Overrides and variables
  case override, assign, letVariable, varVariable, toggle
  // The run loop
  case turn, trace, setUpdates, updateTraits, update, invalidate, on
  // Registrations
  case register, unregister
  // Asking
  case whyNot, why, whatIf, cost, show, print, performAsCurrent, expression
  // Control and checking
  case expectError, expect, `if`, `repeat`, `for`
  // Presentations
  case presentInspector, dismiss, drag, resize, rotate
  // The session
  case help, undo, redo, history, goto, diff, save, load, record, reset, quit
  // Lessons
  case learn, next, previous, hint, check, solution, skip, restart, back, play, contents
}

extension StatementForm {
  /// The word that statements of this form begin with; `this` for an assignment and for an expression, which
  /// begin with a name.
  public var word: String { Statements[self]?.head.first?.spelling ?? "this" }

  /// Whether the statement defines something that was not there before.
  public var isFirstDefinition: Bool {
    switch self {
    case .defineEnum, .defineStruct, .defineClass, .defineTrait, .defineKey, .defineColor, .defineImage,
      .defineAction:
      true
    default: false
    }
  }

  /// Whether the statement defines something, new or not.
  var isDefinition: Bool { isFirstDefinition || isRedefinition }

  /// Whether the statement replaces a definition.
  public var isRedefinition: Bool {
    switch self {
    case .redefineEnum, .redefineStruct, .redefineClass, .redefineTrait, .redefineKey, .redefineColor,
      .redefineImage, .redefineAction:
      true
    default: false
    }
  }
}
