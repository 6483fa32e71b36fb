/// The kinds of statement: one for each row of the ``Statements`` table.
public enum StatementForm: UInt8, CaseIterable, Sendable {
  // Definitions
  case defineEnum, defineStruct, defineTrait, defineColor, defineAction
  case redefineEnum, redefineStruct, redefineTrait, redefineColor, redefineAction
  // The hierarchy
  case scene, window, presentation, controller, view
  case create, move, removeOverride, removeHandler, remove, appear, disappear, destroy, use
  // Overrides and variables
  case override, assign, letVariable, varVariable, toggle
  // The run loop
  case turn, setUpdates, updateTraits, update, invalidate, on
  // Registrations
  case register, unregister
  // Asking
  case why, whatIf, show, print, expression
  // Control and checking
  case expectError, expect, `if`, `repeat`, `for`
  // Presentations
  case presentInspector, dismiss, drag, resize, rotate
  // The session
  case help, undo, redo, history, goto, diff, save, load, reset, quit
  // Lessons
  case learn, next, previous, hint, check, solution, skip, restart, back, play, contents
}
