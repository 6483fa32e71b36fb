import Sessions
import Syntax

extension StatementKind {
  static let defineView = StatementKind(
    define: "view", describesViews: true,
    parts: [parameters, .items("items", declared, or: true)],
    "Defines a view of SwiftUI's in few words",
    details:
      "The same as `struct PlayButton: View`. In the parentheses stand its properties, `binding` before those that are bindings; `state`, `private state`, `environment`, `stateObject` and `observedObject` declare the others. The rest is its body: views, `if`, and `for e in xs where c { }` for `ForEach`. A lower-case line is a modifier of the view in whose block it stands; `as play` names a view for paths, `embed page` puts a controller of UIKit's into it.",
    example:
      "define view PlayButton(binding isOn: Bool) { Button(\"Play\") { toggle isOn }; opacity isOn ? 1 : 0.5 }"
  ) { verb, checker throws(Problem) in
    try checker.requireDefinableType(verb, .structure)
    var members = verb.parameterDeclarations
    for item in verb.items("items") { members.append(try item.declaration(&checker)) }
    let fields = Set(members.flatMap(\.declaredNames))
    guard case .items(_, let views, let range)? = verb.slots["items"], !views.isEmpty else {
      throw checker.problem(
        "`\(verb.defined.text)` shows nothing", at: verb.defined.range,
        suggestion: "write a view into its block, such as `Text(\"Play\")`")
    }
    let description = ViewDescription(session: checker.session, fields: fields)
    members.append(.body(description.block(views, range)))
    if checker.text(range).contains("embed ") { members.append(verb.embedding) }
    try checker.declareShort(
      .struct, verb, inherits: [.named("View", verb.defined.range)], members)
    return checker.made("view", verb, "view \(verb.defined.text)")
  }

  /// What stands in the parentheses: `(binding isOn: Bool, title: String = "")`.
  static let parameters = StatementSyntax.Part.optional([
    .word("("),
    .optional([
      .list(
        "parameters",
        .choice([
          [.word("binding"), .name("binding"), .word(":"), .type("type")],
          [.name("parameter"), .word(":"), .type("type"), .optional([.word("="), .expression("value")])],
        ]))
    ]),
    .word(")"),
  ])

  private static let declared =
    [["private", "state"], ["state"], ["stateObject"], ["observedObject"]].map {
      StatementSyntax(
        $0,
        [.name("field"), .optional([.word(":"), .type("type")]), .optional([.word("="), .value("value")])]
      )
    } + [StatementSyntax(["environment"], [.name("field"), .optional([.word("="), .value("value")])])]
}

extension VerbStatement {
  /// The properties in the parentheses: bindings, and those that the body cannot change.
  var parameterDeclarations: [Statement] {
    guard case .list(let slots)? = slots["parameters"] else { return [] }
    return slots.compactMap { slot in
      guard case .items(let lines, _, _) = slot, let line = lines.first, let type = line.type("type") else {
        return nil
      }
      if let name = line.name("binding") {
        return .property(name, type, attributes: [Attribute(name: Name("Binding", name.range))])
      }
      guard let name = line.name("parameter") else { return nil }
      let value = line.expression("value")
      return .property(name, type, value, isConstant: value == nil)
    }
  }

  /// `private state isOn = false`, `environment theme`, as Swift declares it.
  fileprivate func declaration(_ checker: inout Checker) throws(Problem) -> Statement {
    guard let name = name("field") else { throw checker.problem("expected a name", at: range) }
    let words = head.split(separator: " ").map(String.init)
    var attribute = Attribute(name: Name(words[words.count - 1].capitalizedFirst, headRange))
    guard head == "environment" else {
      return .property(
        name, type("type"), expression("value"), attributes: [attribute],
        words: words.count > 1 ? [Name("private", headRange)] : [])
    }
    if let value = expression("value") {
      throw checker.problem(
        "`environment \(name.text) = …` sets a key for a view, and stands in the view's block",
        at: value.range,
        suggestion: "read it here with `environment \(name.text)`")
    }
    attribute.arguments = [Argument(value: Expression(.keyPath(nil, [name]), name.range))]
    return .property(name, nil, attributes: [attribute])
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension TypeSyntax {
  static func named(_ text: String, _ range: SourceRange) -> TypeSyntax {
    TypeSyntax(.named([Name(text, range)], []), range)
  }
}

extension Statement {
  static func property(
    _ name: Name, _ type: TypeSyntax?, _ value: Expression? = nil, attributes: [Attribute] = [],
    words: [Name] = [], isConstant: Bool = false, get: Block? = nil
  ) -> Statement {
    let binding = VariableDeclaration.Binding(
      name: name, type: type, initial: value, accessors: get.map { Accessors(get: .init(body: $0)) })
    let variable = VariableDeclaration(
      modifiers: Modifiers(attributes: attributes, words: words), isConstant: isConstant, bindings: [binding])
    return Statement(.variable(variable), name.range)
  }

  /// The body: `var body: some View { … }`.
  fileprivate static func body(_ block: Block) -> Statement {
    let view = TypeSyntax(
      .constrained(Name("some", block.range), .named("View", block.range)), block.range)
    return .property(Name("body", block.range), view, get: block)
  }

  fileprivate var declaredNames: [String] {
    if case .variable(let variable) = kind { variable.bindings.map(\.name.text) } else { [] }
  }
}
