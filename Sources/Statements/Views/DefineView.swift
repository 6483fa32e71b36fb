import Sessions
import Syntax

extension StatementKind {
  static let defineView = StatementKind(
    define: "view", describesViews: true, parts: [parameters, .items("items", declared, or: true)],
    "Defines a view of SwiftUI's in few words",
    "The same as `struct PlayButton: View`. In the parentheses stand its properties, `binding` before those that are bindings; `state`, `private state`, `environment`, `stateObject` and `observedObject` declare the others. The rest is its body: views, `if`, and `for e in xs where c { }` for `ForEach`. A lower-case line is a modifier of the view in whose block it stands; `as play` names a view for paths, `embed page` puts a controller of UIKit's into it.",
    example:
      "define view PlayButton(binding isOn: Bool) { Button(\"Play\") { toggle isOn }; opacity isOn ? 1 : 0.5 }"
  ) { verb, checker throws(Problem) in
    var members = verb.parameterDeclarations
    var modifiers: [Statement] = []
    for item in verb.items("items") {
      if let modifier = item.keyModifier {
        modifiers.append(modifier)
      } else {
        members.append(item.declaration)
      }
    }
    let fields = members.flatMap { member -> [String] in
      if case .variable(let variable) = member.kind { variable.bindings.map(\.name.text) } else { [] }
    }
    guard case .items(_, let views, let range)? = verb.slots["items"], !views.isEmpty else {
      throw checker.problem(
        "`\(verb.defined.text)` shows nothing", at: verb.defined.range,
        suggestion: "write a view into its block, such as `Text(\"Play\")`")
    }
    let description = ViewDescription(session: checker.session, fields: Set(fields))
    let body = description.block(views + modifiers, range)
    members.append(.property(Name("body", range), .named("View", range), get: body))
    if checker.text(range).contains("embed ") { members.append(verb.embedding) }
    try checker.declareShort(.struct, verb, inherits: ["View"], members)
    return checker.made("view", verb, "view \(verb.defined.text)")
  }

  /// The parameters in parentheses: `(binding isOn: Bool, title: String = "")`.
  static let parameters = StatementSyntax.Part.optional([
    "(",
    [
      .list(
        "parameters",
        .choice([
          ["binding", .name("binding"), ":", .type("type")],
          [.name("parameter"), ":", .type("type"), ["=", .expression("value")]],
        ]))
    ],
    ")",
  ])

  private static let declared =
    [["private", "state"], ["state"], ["stateObject"], ["observedObject"]].map { StatementSyntax($0, field) }
    + [StatementSyntax(["environment"], [.name("field"), ["=", .value("value")]])]
}

extension VerbStatement {
  /// The properties for the parameters: bindings, and properties that the body cannot change.
  var parameterDeclarations: [Statement] {
    list("parameters").compactMap { slot in
      guard case .items(let lines, _, _) = slot, let line = lines.first else { return nil }
      if let name = line.name("binding") {
        return .property(name, line.type("type"), attributes: [Attribute(name: Name("Binding", name.range))])
      }
      let value = line.expression("value")
      return .property(line.word("parameter"), line.type("type"), value, isConstant: value == nil)
    }
  }

  /// `environment theme = bold` as a modifier that sets a key for the whole view.
  fileprivate var keyModifier: Statement? {
    guard head == "environment", let value = expression("value") else { return nil }
    let arguments = [Argument(value: Expression(keyPath: word("field"))), Argument(value: value)]
    return Statement(.expression(Expression.name("environment", headRange).called(arguments)), range)
  }

  /// `private state isOn = false`, `environment theme` as Swift declarations.
  fileprivate var declaration: Statement {
    let words = head.split(separator: " ").map(String.init)
    var attribute = Attribute(name: Name(words[words.count - 1].capitalizedFirst, headRange))
    if head == "environment" { attribute.arguments = [Argument(value: Expression(keyPath: word("field")))] }
    return field([attribute], words: words.count > 1 ? [Name("private", headRange)] : [])
  }
}
