import Sessions
import Syntax

extension StatementKind {
  static let defineUIView = StatementKind(
    define: "uiview",
    parts: [.items("items", [StatementSyntax(["intrinsicContentSize"], [.value("value")])])],
    "Defines a view of UIKit's that has a size of its own",
    "The same as a `class Stamp: UIView` that overrides `intrinsicContentSize`.",
    example: "define uiview Stamp { intrinsicContentSize 80x30 }"
  ) { verb, checker throws(Problem) in
    let members = verb.items("items").map { item in
      Statement.property(
        Name(item.head, item.headRange), .named("CGSize", item.headRange),
        words: [Name("override", item.headRange)], get: Block(item.value("value")))
    }
    try checker.declareShort(.class, verb, inherits: ["UIView"], members)
    return checker.made("class", verb, "class \(verb.defined.text): UIView")
  }

  static let defineRepresentable = StatementKind(
    define: "representable",
    parts: [
      parameters,
      .items(
        "items",
        [StatementSyntax(["coordinator"], [.items("fields", coordinatorLines)])]
          + ["make", "update", "dismantle", "sizeThatFits"].map { StatementSyntax([$0], [.block("block")]) }),
    ], "Defines a view of SwiftUI's that a view of UIKit's stands for",
    "The same as a `struct Meter: UIViewRepresentable`. The last line of `make` is the view; in the other blocks it is `view`, and `context`, `coordinator` and `proposal` are there as in Swift's methods. A coordinator has fields, and methods behind `action`.",
    example:
      "define representable Meter(binding level: Int) { make { UILabel() } update { view.text = \"\\(level)\" } }"
  ) { verb, checker throws(Problem) in
    guard let make = verb.items("items").first(where: { $0.head == "make" })?.block("block"),
      case .expression(let last)? = make.statements.last?.kind
    else {
      throw checker.problem(
        "`\(verb.defined.text)` makes no view", at: verb.defined.range,
        suggestion: "write `make { UILabel() }`; its last line is the view")
    }
    let type = make.type(of: last)
    let hasDelegate = checker.session.language.appleTypes[type + "Delegate"] != nil
    let members = verb.items("items").flatMap { $0.methods(of: type, delegate: hasDelegate) }
    try checker.declareShort(
      .struct, verb, inherits: ["UIViewRepresentable"], verb.parameterDeclarations + members)
    return checker.made("view", verb, "view \(verb.defined.text), which stands for a \(type)")
  }

  private static let coordinatorLines = [
    StatementSyntax(["action"], [.name("action"), "(", [.name("sender")], ")", .block("block")]),
    StatementSyntax([], [.name("field"), [":", .type("type")], "=", .value("value")]),
  ]
}

extension Block {
  /// The type of the view that a block makes: from `UILabel()`, or from the variable that was initialized so.
  fileprivate func type(of view: Expression) -> String {
    switch view.kind {
    case .call(let callee, _):
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

  /// The block with `return` before its last line.
  fileprivate func returning(_ value: (Expression) -> Expression = \.self) -> Block {
    var block = self
    if case .expression(let last)? = block.statements.popLast()?.kind {
      block.statements.append(Statement(.return(value(last)), last.range))
    }
    return block
  }
}

extension Expression {
  /// `proposal` as a CGSize.
  fileprivate var sized: Expression {
    switch kind {
    case .name(let name) where name.text == "proposal":
      member("replacingUnspecifiedDimensions").called()
    case .ternary(let test, let first, let second):
      Expression(.ternary(test, first.sized, second.sized), range)
    default: self
    }
  }
}

extension VerbStatement {
  fileprivate func methods(of type: String, delegate hasDelegate: Bool) -> [Statement] {
    func method(_ signature: String, _ body: Block) -> [Statement] { [.method(signature, body, at: range)] }
    switch head {
    case "make": return method("makeUIView(context: Context) -> \(type)", body.returning())
    case "update": return method("updateUIView(_ view: \(type), context: Context)", body)
    case "dismantle":
      return method("static dismantleUIView(_ view: \(type), coordinator: Coordinator)", body)
    case "sizeThatFits":
      let given = "_ proposal: ProposedViewSize, uiView view: \(type), context: Context"
      return method("sizeThatFits(\(given)) -> CGSize?", body.returning(\.sized))
    default:
      let inherited = (["NSObject"] + (hasDelegate ? [type + "Delegate"] : [])).map {
        TypeSyntax.named($0, range)
      }
      let (name, members) = (Name("Coordinator", range), items("fields").map { $0.member(of: type) })
      return [.type(.class, name, inherited, members)]
        + method("makeCoordinator() -> Coordinator", Block(Expression(.name(name), range).called()))
    }
  }

  /// A field of a coordinator, or an action method of a coordinator as a delegate or target.
  private func member(of type: String) -> Statement {
    guard let action = name("action") else { return field() }
    let sender = name("sender").map { "_ \($0.text): \(type)" } ?? ""
    return .method("\(action.text)(\(sender))", body, at: action.range)
  }

  /// `struct Embedded`, a representable of an existing controller: the view for `embed page`.
  var embedding: Statement {
    let (controller, nothing) = ("UIViewController", Block(statements: [], range: range))
    return .type(
      .struct, Name("Embedded", range), [.named("UIViewControllerRepresentable", range)],
      [
        .property(Name("controller", range), .named(controller, range), isConstant: true),
        .method(
          "makeUIViewController(context: Context) -> \(controller)", Block(.name("controller", range)),
          at: range),
        .method("updateUIViewController(_ shown: \(controller), context: Context)", nothing, at: range),
      ])
  }
}
