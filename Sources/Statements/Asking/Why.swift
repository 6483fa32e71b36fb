import Drawings
import Sessions
import Syntax
import Traits
import ViewTree

extension StatementKind {
  static let why = StatementKind(
    StatementSyntax(["why"], [.expression("value")]), .asking,
    "Explains a value: what decides it, what lost and why",
    details:
      "From the environment upwards everything that gives the trait a value, what decides, what is hidden and by what, and the default. Of a colour that is shown, `why cell.backgroundColor`, the traits by which it decides, and whether a change of theirs draws it anew; of an image, `why cell.image`, which of its files fit and which is shown.",
    example: "why cell.theme", decisions: ["ownOverrides", "unspecifiedOverrides"]
  ) { verb, checker throws(Problem) in
    let value = try checker.required(verb.expression("value"), "a value", verb)
    if let presentation = try checker.explanation(ofScreen: value, verb) { return presentation }
    if let view = try checker.explanation(ofView: value, verb) { return view }
    guard let asked = try checker.asked(value) else {
      throw checker.problem(
        "`why` explains a trait, a colour or an image of an environment", at: value.range,
        suggestion: "write `why NAME.TRAIT`")
    }
    let (environment, subject, place) = (asked.environment, asked.subject, checker.place(value.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try environment(&session).environment else {
        throw Problem("it is nil here: nothing to explain", at: place)
      }
      try session.requireAlive(id, place)
      switch subject {
      case .trait(let index): session.report(session.explanation(of: index, at: id))
      case .look(let name): session.report(try session.explanation(ofLook: name, at: id, place))
      case .layer(let name): session.report(try session.explanation(ofLayer: name, at: id, place))
      }
    }
  }
}

/// What `why` and `why not` can be asked about.
struct Asked: Sendable {
  enum Subject: Hashable, Sendable {
    case trait(Int)
    /// A colour or an image that a view shows, by the property.
    case look(String)
    /// A colour of its layer.
    case layer(String)
  }

  var environment: Code
  var subject: Subject
}

extension Checker {
  /// What an expression reads, if it can be asked about: `cell.theme`, `cell.traitCollection.theme`, `cell[Theme]`, `cell.backgroundColor`.
  mutating func asked(_ expression: Expression) throws(Problem) -> Asked? {
    switch expression.kind {
    case .parenthesized(let inner): return try asked(inner)
    case .member(let base, let name):
      if case .member(let owner, let layer) = base.kind, layer.text == "layer",
        let place = try environmentOrNil(owner)
      {
        return Asked(environment: place, subject: .layer(name.text))
      }
      guard let place = try environmentOrNil(withoutCollection(base)) else { return nil }
      if let index = session.definitions.traitProperties[name.text] {
        return Asked(environment: place, subject: .trait(index))
      }
      if Session.drawn.contains(name.text) { return Asked(environment: place, subject: .look(name.text)) }
      _ = try checkOpen(expression)
      return nil
    case .subscript(let base, let arguments):
      guard let first = arguments.first, let index = try NameLookup.traitKey(first.value, in: &self),
        let place = try environmentOrNil(withoutCollection(base))
      else { return nil }
      return Asked(environment: place, subject: .trait(index))
    default: return nil
    }
  }

  /// `cell` of `cell.traitCollection`.
  private func withoutCollection(_ expression: Expression) -> Expression {
    guard case .member(let base, let name) = expression.kind,
      ["traitCollection", "traits"].contains(name.text)
    else { return expression }
    return base
  }

  private mutating func environmentOrNil(_ expression: Expression) throws(Problem) -> Code? {
    let checked = try checkOpen(expression)
    return session.isEnvironment(checked.type.wrapped) ? checked.code : nil
  }
}

/// The chain that decides a value, as it is shown.
struct Explanation: Sendable {
  struct Link: Hashable, Sendable {
    var place: String
    /// `override`, `default`; empty in all where there is nothing to say.
    var source: String
    var value: String
    var remark: String
    var style = Style.dim
  }

  /// So many links are shown; what is hidden far above is summed up.
  private static let most = 12

  var value: String
  var links: [Link]
  var notes: [String] = []
  var decisions: [Decision] = []

  func lines(_ layout: Layout) -> [StyledText] {
    let hasSources = links.contains { !$0.source.isEmpty }
    let rows = shortened.map { link in
      [StyledText(link.place, .name)] + (hasSources ? [StyledText(link.source, .dim)] : [])
        + [StyledText(link.value), StyledText(link.remark, link.style)]
    }
    var table = Table(rows)
    table.indentation = 2
    let chain = table.lines(layout)
    let sentences = notes.flatMap {
      StyledText.sentence("  \($0)", .dim).wrapped(to: layout.width, hanging: 2)
    }
    let all = [StyledText(value, .strong)] + chain + sentences + decisions.flatMap { $0.citation(layout) }
    return all.map(\.trimmed)
  }

  private var shortened: [Link] {
    guard links.count > Self.most else { return links }
    let middle = links[(Self.most - 3)..<(links.count - 2)]
    guard let last = middle.last, middle.allSatisfy({ $0.remark == last.remark }) else { return links }
    let sum = Link(place: "… \(middle.count) more", source: "", value: "", remark: last.remark)
    return links.prefix(Self.most - 3) + [sum] + links.suffix(2)
  }
}

extension Session {
  mutating func report(_ explanation: Explanation) { report { layout in explanation.lines(layout) } }
}
