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
    let word = statement.form.word
    if isInHandler || isInTurn { throw Problem(.onlyOutsideApp(word), statement.range) }
    let place = statement.expression(.place)
    switch statement.form {
    case .drag:
      let width = statement.expression(.value)
      return .drag(
        try require(place, .inspector), to: try require(width, .double),
        BlamedPlaces(subject: place.range, value: width.range))
    case .resize:
      let size = statement.expression(.size)
      return .resize(
        try requireEnvironment(place), try self.size(size),
        BlamedPlaces(subject: place.range, value: size.range))
    default: return .rotate(try requireEnvironment(place), BlamedPlaces(subject: place.range))
    }
  }

  /// `700x800`, or `1/2` of the screen.
  private mutating func size(_ expression: Expression) throws(Problem) -> ResizeTarget {
    if case .binary(.divided, _, let top, let bottom) = expression.kind, case .integer(let a) = top.kind,
      case .integer(let b) = bottom.kind
    {
      guard b > 0, a > 0, a <= b else { throw Problem(.needsUse(.resize), expression.range) }
      return .fraction(numerator: a, denominator: b)
    }
    return .size(try require(expression, .size))
  }

  private mutating func inspector(_ statement: Statement) throws(Problem) -> Command.Kind {
    let name = statement.identifier(.name)
    let view = try environment(statement, .place)
    try checkNoLiteral(name)
    if world.entry(name.name).variable >= 0 {
      throw Problem(.nameTaken(text(name), by: .variable), name.range)
    }
    if !environments(named: name.name).isEmpty {
      throw Problem(.nameTaken(text(name), by: .environment), name.range)
    }
    var command = InspectorCommand(
      name: name, view: view, places: BlamedPlaces(subject: statement.expression(.place).range))
    guard case .inspectorItems(let items)? = statement[.items] else { return .presentInspector(command) }
    try checkOnce(items.map { ($0.word, $0.range) }, in: text(name))
    for item in items {
      switch item {
      case .columnWidth(let expression, _):
        command.columnWidth = try width(expression)
        command.places.value = expression.range
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
