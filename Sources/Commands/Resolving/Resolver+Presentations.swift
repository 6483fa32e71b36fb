import Presentations
import Syntax
import ViewTree

extension Resolver {
  /// `present inspector`, `dismiss`, `drag`, `resize`, `rotate`.
  mutating func presentation(_ statement: Statement) throws(Problem) -> Command.Kind {
    switch statement.form {
    case .presentInspector: return try inspector(statement)
    case .dismiss: return .dismiss(try require(statement.expression(.place), .inspector))
    default: return try event(statement)
    }
  }

  /// What comes from outside the app is a turn of its own, so handlers and `turn` blocks refuse it.
  private mutating func event(_ statement: Statement) throws(Problem) -> Command.Kind {
    let word = Statements[statement.form]?.head.first?.spelling ?? "this"
    if isInHandler || isInTurn { throw Problem(.onlyOutsideApp(word), statement.range) }
    switch statement.form {
    case .drag:
      return .drag(
        try require(statement.expression(.place), .inspector),
        to: try require(statement.expression(.value), .double))
    case .resize: return .resize(try environment(statement, .place), try size(statement.expression(.size)))
    default: return .rotate(try environment(statement, .place))
    }
  }

  /// `700x800`, or `1/2` of the screen.
  private mutating func size(_ expression: Expression) throws(Problem) -> ResizeTarget {
    if case .binary(.divided, _, let top, let bottom) = expression.kind, case .integer(let a) = top.kind,
      case .integer(let b) = bottom.kind
    {
      guard b > 0, a > 0, a <= b else { throw Problem(.needsUse("resize"), expression.range) }
      return .fraction(numerator: a, denominator: b)
    }
    return .size(try require(expression, .size))
  }

  private mutating func inspector(_ statement: Statement) throws(Problem) -> Command.Kind {
    let name = statement.identifier(.name)
    let view = try environment(statement, .place)
    if world.entry(name.name).variable >= 0 {
      throw Problem(.nameTaken(text(name), by: .variable), name.range)
    }
    if !environments(named: name.name).isEmpty {
      throw Problem(.nameTaken(text(name), by: .environment), name.range)
    }
    var command = InspectorCommand(name: name, view: view)
    guard case .inspectorItems(let items)? = statement[.items] else { return .presentInspector(command) }
    for item in items {
      switch item {
      case .columnWidth(let expression, _): command.columnWidth = try width(expression)
      case .interactiveDismissDisabled(let expression, _):
        command.isDismissDisabled =
          try expression.map { (value) throws(Problem) in try require(value, .bool) }
          ?? .constant(.bool(true))
      }
    }
    return .presentInspector(command)
  }

  private mutating func width(_ expression: Expression) throws(Problem) -> Code {
    let typed = try resolve(expression)
    if typed.type == .bounds { return typed.code }
    return try convert(typed, to: .double, expression.range)
  }
}
