import Sessions
import Syntax

extension StatementKind {
  static let defineUIView = StatementKind(
    define: "uiview",
    parts: [.items("items", [StatementSyntax(["intrinsicContentSize"], [.value("value")])])],
    "Defines a view of UIKit's that has a size of its own",
    details: "The same as a `class Stamp: UIView` that overrides `intrinsicContentSize`.",
    example: "define uiview Stamp { intrinsicContentSize 80x30 }"
  ) { verb, checker throws(Problem) in
    try checker.requireDefinableType(verb, .class)
    let members = verb.items("items").compactMap { item -> Statement? in
      guard let value = item.expression("value") else { return nil }
      let body = Block(statements: [Statement(.expression(value), value.range)], range: value.range)
      return .property(
        Name(item.head, item.headRange), .named("CGSize", item.headRange),
        words: [Name("override", item.headRange)], get: body)
    }
    try checker.declareShort(.class, verb, inherits: [.named("UIView", verb.defined.range)], members)
    return checker.made("class", verb, "class \(verb.defined.text): UIView")
  }

  static let defineRepresentable = StatementKind(
    define: "representable",
    parts: [
      parameters,
      .items(
        "items",
        [
          StatementSyntax(["coordinator"], [.items("fields", coordinatorLines)]),
          StatementSyntax(["make"], [.block("block")]), StatementSyntax(["update"], [.block("block")]),
          StatementSyntax(["dismantle"], [.block("block")]),
          StatementSyntax(["sizeThatFits"], [.block("block")]),
        ]),
    ],
    "Defines a view of SwiftUI's that a view of UIKit's stands for",
    details:
      "The same as a `struct Meter: UIViewRepresentable`. The last line of `make` is the view; in the other blocks it is `view`, and `context`, `coordinator` and `proposal` are there as in Swift's methods. A coordinator has fields, and methods behind `action`.",
    example:
      "define representable Meter(binding level: Int) { make { UILabel() } update { view.text = \"\\(level)\" } }"
  ) { verb, checker throws(Problem) in
    try checker.requireDefinableType(verb, .structure)
    guard let make = verb.items("items").first(where: { $0.head == "make" })?.block("block"),
      case .expression(let last)? = make.statements.last?.kind
    else {
      throw checker.problem(
        "`\(verb.defined.text)` makes no view", at: verb.defined.range,
        suggestion: "write `make { UILabel() }`; its last line is the view")
    }
    let type = make.type(of: last)
    var members = verb.parameterDeclarations
    for item in verb.items("items") { members += item.methods(of: type, range: item.range, checker) }
    try checker.declareShort(
      .struct, verb, inherits: [.named("UIViewRepresentable", verb.defined.range)], members)
    return checker.made("view", verb, "view \(verb.defined.text), which stands for a \(type)")
  }

  private static let coordinatorLines = [
    StatementSyntax(
      ["action"],
      [.name("action"), .word("("), .optional([.name("sender")]), .word(")"), .block("block")]),
    StatementSyntax(
      [], [.name("field"), .optional([.word(":"), .type("type")]), .word("="), .value("value")]),
  ]
}

extension Block {
  /// The type of the view that a block makes: of `UILabel()`, or of the variable that was made so.
  fileprivate func type(of view: Expression) -> String {
    switch view.kind {
    case .call(let callee, _, _):
      if case .name(let name) = callee.kind, name.text.first?.isUppercase == true { return name.text }
    case .name(let name):
      for case .variable(let variable) in statements.map(\.kind) {
        guard let made = variable.bindings.first(where: { $0.name == name })?.initial else { continue }
        return type(of: made)
      }
    default: break
    }
    return "UIView"
  }

  /// With `return` before the last line.
  fileprivate func returning(_ value: (Expression) -> Expression) -> Block {
    var block = self
    if case .expression(let last)? = statements.last?.kind {
      block.statements[block.statements.count - 1] = Statement(.return(value(last)), last.range)
    }
    return block
  }
}

extension Expression {
  /// `proposal` as the size that it proposes.
  fileprivate var sized: Expression {
    switch kind {
    case .name(let name) where name.text == "proposal":
      let callee = Expression(.member(self, Name("replacingUnspecifiedDimensions", range)), range)
      return Expression(.call(callee, []), range)
    case .ternary(let test, let first, let second):
      return Expression(.ternary(test, first.sized, second.sized), range)
    default: return self
    }
  }
}

extension VerbStatement {
  /// What a block of a representable means in Swift.
  fileprivate func methods(of type: String, range: SourceRange, _ checker: Checker) -> [Statement] {
    let coordinator = TypeSyntax.named("Coordinator", range)
    let context = parameter("context", .named("Context", range))
    guard let block = block("block") else {
      let delegate = checker.session.language.appleTypes[type + "Delegate"] == nil ? [] : [type + "Delegate"]
      let members = items("fields").map { $0.member(of: type) }
      let declaration = TypeDeclaration(
        kind: .class, modifiers: Modifiers(), name: Name("Coordinator", range),
        inherited: (["NSObject"] + delegate).map { .named($0, range) }, members: members)
      let made = Expression(.call(.name("Coordinator", range), []), range)
      let body = Block(statements: [Statement(.expression(made), range)], range: range)
      return [
        Statement(.type(declaration), range), method("makeCoordinator", [], body, result: coordinator),
      ]
    }
    let view = parameter("view", .named(type, range), label: nil)
    switch head {
    case "make":
      return [method("makeUIView", [context], block.returning(\.self), result: .named(type, range))]
    case "update": return [method("updateUIView", [view, context], block)]
    case "dismantle":
      return [
        method("dismantleUIView", [view, parameter("coordinator", coordinator)], block, isStatic: true)
      ]
    default:
      let proposal = parameter("proposal", .named("ProposedViewSize", range), label: nil)
      var sized = view
      sized.label = Name("uiView", range)
      return [
        method(
          "sizeThatFits", [proposal, sized, context], block.returning(\.sized),
          result: TypeSyntax(.optional(.named("CGSize", range)), range))
      ]
    }
  }

  /// A field of a coordinator, or a method that it has as a delegate or a target.
  private func member(of type: String) -> Statement {
    guard let action = name("action"), let block = block("block") else {
      return .property(name("field") ?? Name("", range), self.type("type"), expression("value"))
    }
    let sender = name("sender").map { parameter($0.text, .named(type, $0.range), label: nil) }
    return method(action.text, sender.map { [$0] } ?? [], block)
  }

  /// `struct Embedded`, which stands for a controller that is there already: what `embed page` makes.
  var embedding: Statement {
    let controller = TypeSyntax.named("UIViewController", range)
    let own = Block(
      statements: [Statement(.expression(.name("controller", range)), range)], range: range)
    let context = parameter("context", .named("Context", range))
    let members = [
      Statement.property(Name("controller", range), controller, isConstant: true),
      method("makeUIViewController", [context], own, result: controller),
      method(
        "updateUIViewController", [parameter("controller", controller, label: nil), context],
        Block(statements: [], range: range)),
    ]
    let declaration = TypeDeclaration(
      kind: .struct, modifiers: Modifiers(), name: Name("Embedded", range),
      inherited: [.named("UIViewControllerRepresentable", range)], members: members)
    return Statement(.type(declaration), range)
  }

  private func parameter(_ name: String, _ type: TypeSyntax, label: String? = "")
    -> FunctionDeclaration
    .Parameter
  {
    let name = Name(name, range)
    return .init(label: label == nil ? nil : name, name: name, type: type, isInout: false, defaultValue: nil)
  }

  private func method(
    _ name: String, _ parameters: [FunctionDeclaration.Parameter], _ body: Block, result: TypeSyntax? = nil,
    isStatic: Bool = false
  ) -> Statement {
    let modifiers = Modifiers(words: isStatic ? [Name("static", range)] : [])
    let function = FunctionDeclaration(
      kind: .function, modifiers: modifiers, name: Name(name, range), parameters: parameters, result: result,
      body: body)
    return Statement(.function(function), range)
  }
}
