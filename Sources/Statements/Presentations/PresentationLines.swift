import Sessions
import Syntax

/// The checked block of a presentation: the effect of each line on the declaration.
struct PresentationLines: Sendable {
  typealias Step = @Sendable (inout ScreenRow, inout Session) throws(Problem) -> Void

  private(set) var steps: [Step] = []
  private(set) var buttons: [ScreenButton] = []

  init(_ verb: VerbStatement, _ checker: inout Checker) throws(Problem) {
    for (slot, type) in [("isPresented", Type.bool), ("item", nil)] {
      guard let value = verb.expression(slot) else { continue }
      let code = try checker.screenBinding(value, type)
      add { row, session throws(Problem) in
        row.binding = try code(&session).binding.map { ($0, type == nil) }
        row.isInitiallyPresented = try row.binding?.value.read(in: &session, row.place) == .bool(true)
      }
    }
    guard case .items(let lines, var others, _)? = verb.slots["items"] else { return }
    for line in lines {
      if line.head == "content", case .items(_, let inner, _)? = line.slots["items"] {
        others += inner
      } else {
        try add(line, &checker)
      }
    }
    try add(content: others, verb, &checker)
  }

  private mutating func add(_ step: @escaping Step) { steps.append(step) }

  private mutating func add(_ line: VerbStatement, _ checker: inout Checker) throws(Problem) {
    switch (line.head, line.expression("value")) {
    case ("toolbar", _): buttons += try checker.toolbarItems(line.items("items"))
    case ("button", _): buttons.append(try checker.button(line) { .button($0) })
    case ("onDismiss", _):
      let (code, captures) = try checker.compiled(line.body)
      add { row, session in row.action = session.makeFunction(code, capturing: captures) }
    case ("selection", let value?):
      let selection = try checker.screenBinding(value, .named("PresentationDetent"))
      add { row, session throws(Problem) in
        row.selection = try selection(&session).binding
        row.declared.names.insert("selection")
      }
    case ("formStyle", _):
      let style = line.name("style")?.text
      add { row, _ in
        row.presentation?.modifiers.formStyle = style
        row.declared.modifiers.formStyle = style
        row.declared.names.insert("formStyle")
      }
    default: add(try Self.modifier(line, &checker))
    }
  }

  private static func modifier(_ line: VerbStatement, _ checker: inout Checker) throws(Problem) -> Step {
    guard let modifier = PresentationModifier.named(line.head) else {
      throw checker.problem("`\(line.head)` is no modifier of presentations", at: line.headRange)
    }
    var values = line.values
    // `[.medium, .large]` is also a list, as in Swift.
    if modifier.isList, values.count == 1, case .array(let elements) = values[0].kind { values = elements }
    var type = modifier.type
    if case .list(let element) = type { type = element }
    let codes = try values.map { value throws(Problem) in
      type == .any || type == .named("ShapeStyle")
        ? try checker.style(value) : try checker.check(value, expecting: type).code
    }
    let place = checker.place(values.first?.range ?? line.range)
    return { row, session throws(Problem) in
      let values = try codes.map { code throws(Problem) in try code(&session) }
      let value = modifier.isList ? .list(values) : values.first ?? modifier.fallback ?? .nothing
      try row.set(modifier, value, place)
    }
  }

  /// Adds the content of the presentation: statements as in a controller's block, and SwiftUI views.
  private mutating func add(
    content: [Statement], _ verb: VerbStatement, _ checker: inout Checker
  ) throws(Problem) {
    let verbs = content.filter { if case .verb = $0.kind { true } else { false } }
    let views = content.filter { if case .verb = $0.kind { false } else { true } }
    if !verbs.isEmpty {
      let (code, captures) = try checker.compiled(
        Block(statements: verbs, range: verb.range), [("owner", .named("UIViewController"))], standsIn: 0)
      let outline = verbs.compactMap {
        if case .verb(let verb) = $0.kind, verb.head == "view" { verb.name("name")?.text } else { nil }
      }
      add { row, session in
        row.content.controller = session.makeFunction(code, capturing: captures)
        row.outline = outline
      }
    }
    if !views.isEmpty {
      let described = ViewDescription(session: checker.session, fields: []).block(views, verb.range)
      let (code, captures) = try checker.views(
        described.statements, item: verb.expression("item"), verb.range)
      add { row, session in row.content.views = session.makeFunction(code, capturing: captures) }
    }
  }
}

extension Checker {
  /// Checks `$shows`, a binding of a variable; if `type` is nil, the variable holds an optional item.
  fileprivate mutating func screenBinding(_ expression: Expression, _ type: Type?) throws(Problem) -> Code {
    guard case .name(let name) = expression.kind, name.text.hasPrefix("$"),
      case let checked = try check(expression), case .binding(let held) = checked.type
    else { throw problem("expected a binding, such as `$shows` of a variable `shows`", at: expression.range) }
    let variable = name.text.dropFirst()
    if let type, held != type {
      throw problem("expected a binding of \(type), found one of \(held)", at: name.range)
    }
    if type == nil, !held.isOptional {
      throw problem(
        "an item is presented while it is not nil, and \(held) never is", at: name.range,
        suggestion: "give `\(variable)` an optional type")
    }
    if session.variables[String(variable)]?.isConstant != false {
      throw problem(
        "`\(variable)` cannot be bound", at: name.range, suggestion: "make it a `var` of the session")
    }
    return checked.code
  }

  /// Checks a style or a width; a material is a bare word.
  fileprivate mutating func style(_ expression: Expression) throws(Problem) -> Code {
    if let style = try? check(expression, expecting: .named("ShapeStyle")) { return style.code }
    return try checkUnfitted(expression).code
  }

  /// Compiles the views of a presentation's block as a builder, which gets the presented item.
  fileprivate mutating func views(
    _ statements: [Statement], item: Expression?, _ range: SourceRange
  ) throws(Problem) -> (FunctionCode, [Local]) {
    var parameters: [(String, Type)] = []
    if let item, case .binding(let type) = try check(item).type { parameters = [("item", type.wrapped)] }
    for case .expression(let expression) in statements.map(\.kind) {
      guard case .name(let name) = expression.kind, PresentationModifier.named(name.text) != nil else {
        continue
      }
      throw problem("`\(name.text)` needs a value", at: name.range)
    }
    return try compiled(
      Block(statements: statements, range: range), parameters, gives: .named("View"), roles: [.content])
  }
}
