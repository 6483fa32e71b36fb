import Presentations
import Sessions
import Syntax

/// The block of a presentation, checked.
struct PresentationLines: Sendable {
  private var modifiers: [(modifier: PresentationModifier, codes: [Code], place: Place)] = []
  private var binding: ScreenBinding?
  private var selection: ScreenBinding?
  private var formStyle: String?
  private var onDismiss: (code: FunctionCode, captures: [Local])?
  private var content: (code: FunctionCode, captures: [Local])?
  private var views: (code: FunctionCode, captures: [Local])?
  private(set) var buttons: [ScreenButton] = []
  private(set) var outline: [String] = []
  private var hasCancel = false

  init(_ verb: VerbStatement, _ checker: inout Checker) throws(Problem) {
    if let value = verb.expression("isPresented") { binding = try checker.screenBinding(value, .bool) }
    if let value = verb.expression("item") { binding = try checker.screenBinding(value, nil) }
    guard case .items(let lines, var others, _)? = verb.slots["items"] else { return }
    for line in lines {
      switch line.head {
      case "toolbar": buttons += try checker.toolbarItems(line.items("items"))
      case "onDismiss": if let block = line.block("block") { onDismiss = try checker.function(block) }
      case "button":
        hasCancel = hasCancel || line.name("role")?.text == "cancel"
        buttons.append(try checker.button(line) { .button($0) })
      case "selection":
        if let value = line.expression("value") {
          selection = try checker.screenBinding(value, .named("PresentationDetent"))
        }
      case "formStyle": formStyle = line.name("style")?.text
      case "content": if case .items(_, let inner, _)? = line.slots["items"] { others += inner }
      default: modifiers.append(try Self.modifier(line, &checker))
      }
    }
    let calls = others.filter(\.isModifier)
    others.removeAll(where: \.isModifier)
    if let view = Statement.emptyView(with: calls) { others.insert(view, at: 0) }
    let code = others.filter { if case .verb = $0.kind { true } else { false } }
    if !code.isEmpty { content = try checker.content(code, verb.range) }
    if code.count < others.count {
      let views = others.filter { if case .verb = $0.kind { false } else { true } }
      let described = ViewDescription(session: checker.session, fields: []).block(views, verb.range)
        .statements
      self.views = try checker.views(described, item: verb.expression("item"), verb.range)
    }
    outline = code.compactMap {
      if case .verb(let verb) = $0.kind, verb.head == "view" { verb.name("name")?.text } else { nil }
    }
  }

  private static func modifier(
    _ line: VerbStatement, _ checker: inout Checker
  ) throws(Problem) -> (PresentationModifier, [Code], Place) {
    guard let modifier = PresentationModifier.all.first(where: { $0.names.contains(line.head) }) else {
      throw checker.problem("`\(line.head)` is no modifier of presentations", at: line.headRange)
    }
    let values = modifier.isList ? line.expressions("values") : line.expression("value").map { [$0] } ?? []
    var codes: [Code] = []
    for value in values {
      if modifier.type == .any || modifier.type == .named("ShapeStyle") {
        codes.append(try checker.style(value))
      } else if case .list(let element) = modifier.type {
        codes.append(try checker.check(value, expecting: element).code)
      } else {
        codes.append(try checker.check(value, expecting: modifier.type).code)
      }
    }
    return (modifier, codes, checker.place(values.first?.range ?? line.range))
  }

  /// Puts what the lines say into the row.
  func apply(to row: inout ScreenRow, _ session: inout Session) throws(Problem) {
    guard var presentation = row.presentation else { return }
    for (modifier, codes, place) in modifiers {
      var values: [Value] = []
      for code in codes { values.append(try code(&session)) }
      let value = modifier.isList ? .list(values) : values.first ?? modifier.fallback ?? .nothing
      try modifier.set(&presentation.modifiers, value, place)
      let changed = presentation.modifiers
      try session.presentations(place) { _ throws(PresentationProblem) in try changed.requireValid() }
    }
    presentation.modifiers.formStyle = formStyle
    presentation.hasCancel = hasCancel
    row.presentation = presentation
    row.own = (Set(modifiers.flatMap(\.modifier.names)), presentation.modifiers)
    if formStyle != nil { row.own.names.insert("formStyle") }
    if selection != nil { row.own.names.insert("selection") }
    (row.binding, row.selection) = (binding, selection)
    if let binding {
      row.isInitiallyPresented = try binding.get(&session) == .bool(true)
    }
    if let onDismiss { row.action = session.makeFunction(onDismiss.code, capturing: onDismiss.captures) }
    if let content {
      row.content.controller = session.makeFunction(content.code, capturing: content.captures)
    }
    row.outline = outline
    if let views { row.content.views = session.makeFunction(views.code, capturing: views.captures) }
  }
}

extension Checker {
  /// `$shows` of a variable: how it is read and written.
  mutating func screenBinding(_ expression: Expression, _ type: Type?) throws(Problem) -> ScreenBinding {
    guard case .name(let name) = expression.kind, name.text.hasPrefix("$") else {
      throw problem(
        "expected a binding, such as `$shows` of a variable `shows`", at: expression.range)
    }
    let variable = Name(String(name.text.dropFirst()), name.range)
    let checked = try check(Expression(.name(variable), name.range))
    if let type, checked.type != type {
      throw problem("expected a binding of \(type), found one of \(checked.type)", at: name.range)
    }
    if type == nil, !checked.type.isOptional {
      throw problem(
        "an item is presented while it is not nil, and \(checked.type) never is", at: name.range,
        suggestion: "give `\(variable.text)` an optional type")
    }
    guard let set = checked.store, case .variable = checked.role else {
      throw problem(
        "`\(variable.text)` cannot be bound", at: name.range, suggestion: "make it a `var` of the session")
    }
    return ScreenBinding(get: checked.code, set: set, isItem: type == nil, variable: variable.text)
  }

  /// A style, or a width: a material is a bare word.
  mutating func style(_ expression: Expression) throws(Problem) -> Code {
    if let style = try? check(expression, expecting: .named("ShapeStyle")) { return style.code }
    return try checkOpen(expression).code
  }

  /// What fills the controller of a presentation: statements as they stand in a controller's block.
  mutating func content(
    _ statements: [Statement], _ range: SourceRange
  ) throws(Problem) -> (code: FunctionCode, captures: [Local]) {
    var context = FunctionContext()
    context.result = .void
    let owner = context.declare("owner", .named("UIViewController"))
    let block = Block(statements: statements, range: range)
    let (code, captures) = try Closures.compile(
      block, [owner.type], context, implicitReturn: false, range: range, around: owner, in: &self)
    return (code, captures)
  }

  /// The views of a presentation's block: a builder, which is given the item that is presented.
  mutating func views(
    _ statements: [Statement], item: Expression?, _ range: SourceRange
  ) throws(Problem) -> (code: FunctionCode, captures: [Local]) {
    var context = FunctionContext()
    context.result = .named("View")
    context.followsVariables = true
    var types: [Type] = []
    if case .binding(let type)? = try item.map({ item throws(Problem) in try check(item).type }) {
      types = [type.wrapped]
      context.declare("item", type.wrapped)
    }
    for case .expression(let expression) in statements.map(\.kind) {
      guard case .name(let name) = expression.kind,
        PresentationModifier.all.contains(where: { $0.names.contains(name.text) })
      else { continue }
      throw problem("`\(name.text)` needs a value", at: name.range)
    }
    let block = Block(statements: statements, range: range)
    let (code, captures) = try Closures.compile(
      block, types, context, implicitReturn: true, range: range, in: &self)
    return (code, captures)
  }
}

extension Statement {
  /// `presentationDetents([.medium])`: a modifier of presentations, as it is called in Swift.
  fileprivate var modifier: (name: Name, arguments: [Argument], trailing: [TrailingClosure])? {
    guard case .expression(let call) = kind, case .call(let callee, let arguments, let trailing) = call.kind,
      case .name(let name) = callee.kind,
      name.text == "formStyle" || PresentationModifier.all.contains(where: { $0.names.contains(name.text) })
    else { return nil }
    return (name, arguments, trailing)
  }

  fileprivate var isModifier: Bool { modifier != nil }

  /// A view without content that has the modifiers of these calls.
  fileprivate static func emptyView(with calls: [Statement]) -> Statement? {
    guard let range = calls.first?.range else { return nil }
    let view = Expression(.call(Expression(.name(Name("EmptyView", range)), range), [], trailing: []), range)
    let whole = calls.reduce(view) { view, call in
      guard let modifier = call.modifier else { return view }
      let callee = Expression(.member(view, modifier.name), modifier.name.range)
      return Expression(.call(callee, modifier.arguments, trailing: modifier.trailing), call.range)
    }
    return Statement(.expression(whole), range)
  }
}
