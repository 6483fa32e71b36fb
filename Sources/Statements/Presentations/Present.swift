import Presentations
import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let present = StatementKind(
    StatementSyntax(
      ["present"],
      [
        .name("kind", among: Presentation.Kind.allCases.map(\.rawValue)), .name("name"), .word("on"),
        .place("place"),
        .optional([
          .choice([
            [.word("isPresented"), .expression("isPresented")], [.word("item"), .expression("item")],
          ])
        ]),
        .optional([.items("items", presentationLines, or: true)]),
      ]),
    .presentations, "Presents an inspector, a sheet, a popover, an alert … on a view",
    details:
      "Writes the modifier on the view and presents; `dismiss` and `set details.isPresented = …` leave the modifier in place. `isPresented $shows` and `item $selected` bind it to a variable. The block holds the modifiers of its content, a toolbar, `onDismiss { }`, and the content. What it is on the screen is its `presentedAs`, and `why` tells why.",
    example: "present inspector details on animals { columnWidth 200...300...400 }",
    decisions: [
      "overlays", "sheetInCompactHeight", "unspecifiedWidth", "whoseSizeClass", "oneSheet", "onDismiss",
      "inspectorBackground", "snapping", "contentSizeClasses", "outermostModifier", "vanishedDetents",
    ]
  ) { verb, checker throws(Problem) in
    guard let word = verb.name("kind"), let kind = Presentation.Kind(rawValue: word.text),
      let name = verb.name("name"), let place = verb.expression("place")
    else { throw checker.problem("expected a kind, a name and a view", at: verb.range) }
    let view = try checker.environment(place).code
    let id = try checker.screenID(name)
    if checker.session.screens.rows[id]?.presentation == nil, checker.session.screens.rows[id] != nil {
      throw checker.problem(
        "`\(name.text)` is there already", at: name.range, suggestion: "choose another name")
    }
    let lines = try PresentationLines(verb, &checker)
    let places = (view: checker.place(place.range), name: checker.place(name.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let view = try view(&session).environment else { return }
      var row = ScreenRow(
        name.text, .presentation(Presentation(kind, isPresented: true)), at: view, places.name)
      try session.requirePlace(for: row, id, kind, places.view)
      try lines.apply(to: &row, &session)
      let known = session.screens.rows[id]
      if !verb.has("items"), let known, known.presentation?.kind == kind { row.keep(known) }
      session.declare(.content, at: view, places.view)
      row.presented = known?.presented
      session.screens.rows[id] = row
      for (item, inner) in session.screens.rows where inner.parent == id {
        session.screens.rows[item]?.environment = view
      }
      for button in lines.buttons { session.declare(button, at: view, in: id) }
      if let known, known.environment != view {
        session.confirm("\(name.text) is written on \(session.traits.tree.name(of: view)) now")
      }
      if let binding = row.binding, try binding.get(&session) == (binding.isItem ? .nothing : .bool(false)) {
        session.confirm("\(name.text) waits for its binding")
      } else if known?.presentation?.isPresented == true {
        session.confirm("\(name.text) changed")
      }
    }
  }

  /// What may stand in the block of a presentation beside its content.
  private static let presentationLines: [StatementSyntax] =
    PresentationModifier.all.flatMap { modifier in
      modifier.names.map { name in
        let value: StatementSyntax.Part =
          modifier.isList ? .list("values", .expression("value")) : .expression("value")
        return StatementSyntax([name], modifier.fallback == nil ? [value] : [.optional([value])])
      }
    } + [
      StatementSyntax(["selection"], [.expression("value")]),
      StatementSyntax(["formStyle"], [.name("style", among: ["automatic", "grouped", "columns"])]),
      StatementSyntax(["toolbar"], [.items("items", toolbarItems)]),
      StatementSyntax(["onDismiss"], [.block("block")]),
      StatementSyntax(
        ["button"],
        [
          .name("name"), .expression("title"), .optional([.name("role", among: ["cancel", "destructive"])]),
          .optional([.block("block")]),
        ]),
      StatementSyntax(
        ["content"], [.items("items", [StatementSyntax(["background"], [.expression("value")])], or: true)]),
    ]
}

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
    let code = others.filter { if case .verb = $0.kind { true } else { false } }
    if !code.isEmpty { content = try checker.content(code, verb.range) }
    if code.count < others.count {
      let described = others.filter { if case .verb = $0.kind { false } else { true } }
      views = try checker.views(described, item: verb.expression("item"), verb.range)
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
    (row.binding, row.selection) = (binding, selection)
    if let binding {
      row.isInitiallyPresented = try binding.get(&session) == .bool(true)
    }
    if let onDismiss { row.onDismiss = session.makeFunction(onDismiss.code, capturing: onDismiss.captures) }
    if let content { row.content = session.makeFunction(content.code, capturing: content.captures) }
    row.outline = outline
    if let views { row.views = session.makeFunction(views.code, capturing: views.captures) }
  }
}

extension Session {
  /// Refuses a presentation where it cannot be.
  fileprivate mutating func requirePlace(
    for row: ScreenRow, _ id: ScreenID, _ kind: Presentation.Kind, _ place: Place
  ) throws(Problem) {
    let (view, name) = (row.environment, traits.tree.name(of: row.environment))
    try requireOnDevice(view, kind.words, place)
    if kind == .inspector, traits.version == .iOS16 { throw .noInspectors(at: place) }
    let scene = traits.tree.scene(of: view).flatMap { screens.system.standing(of: $0) }
    if kind == .fullScreenCover, scene?.device.idiom == .mac {
      throw Problem(
        "a Mac has no full-screen covers", at: place, suggestion: "a sheet is what it has: `present sheet …`")
    }
    let others = screens.rows.filter { other, row in
      other != id && row.environment == view && row.presentation?.kind == .inspector && row.parent == nil
    }
    for (other, row) in others where kind == .inspector {
      guard let placed = try placed(other), placed.form != .hidden else { continue }
      throw Problem(
        "`\(name)` has an inspector already, `\(row.name)`", at: place,
        suggestion: "change that one, or put the inspector on another view")
    }
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

extension ScreenRow {
  /// Takes over what was written before: `present details on nav` moves the modifier.
  fileprivate mutating func keep(_ known: ScreenRow) {
    let isBound = binding != nil
    if !isBound { (binding, isInitiallyPresented) = (known.binding, known.isInitiallyPresented) }
    presentation?.modifiers = known.presentation?.modifiers ?? PresentationModifiers()
    presentation?.hasCancel = known.presentation?.hasCancel ?? false
    (selection, onDismiss, content, views) = (known.selection, known.onDismiss, known.content, known.views)
    outline = known.outline
  }
}
