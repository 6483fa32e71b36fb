import Sessions
import Syntax

extension StatementKind {
  static let defineColor = StatementKind(
    define: "color", parts: ["=", .value("value")], "Defines a dynamic colour, resolved from traits",
    "The expression may name traits; they are read where the colour is shown. A view draws it again when a trait that affects colours changes there.",
    example: "define color cardBackground = theme == pastel ? #ffd1dc : #ffffff", decisions: ["redrawing"]
  ) { verb, checker throws(Problem) in
    let name = verb.defined
    try checker.requireDefinable(verb, "colour", among: checker.session.definitions.colors.keys)
    let isApples = checker.implicitStatic(name, in: .named("UIColor")) != nil
    if isApples, !verb.isReplacing {
      throw checker.problem(
        "`\(name.text)` is the name of a colour", at: name.range, suggestion: "choose another name")
    }
    let function = try checker.function(
      Block(verb.value("value")), [("traits", .named("UITraitCollection"))], implicit: 0,
      gives: .named("UIColor"))
    checker.session.definitions.colors[name.text] = function
    return checker.made("color", verb, "colour \(name.text), resolved from traits") {
      session, place throws(Problem) in
      try session.redraw(showing: .color(.named(name.text)), place)
    }
  }
}

extension Session {
  /// Marks the environments that show a replaced colour or image for redrawing.
  mutating func redraw(showing value: Value, _ place: Place) throws(Problem) {
    for id in traits.tree.all where !traits.tree.isDestroyed(id) {
      guard let fields = instance(of: id)?.fields, Self.drawn.contains(where: { fields[$0] == value }) else {
        continue
      }
      try engine(place) { try $0.setNeeds(.draw, at: id) }
    }
  }
}
