import Drawings
import Sessions
import Syntax
import Traits

extension StatementKind {
  static let why = StatementKind(
    "why", [.expression("value")], .asking, "Explains a value: what decides it, what lost and why",
    "From the environment upwards everything that gives the trait a value, what decides, what is hidden and by what, and the default. Of a colour that is shown, `why cell.backgroundColor`, the traits by which it decides, and whether a change of theirs draws it anew; of an image, `why cell.image`, which of its files fit and which is shown.",
    example: "why cell.theme", decisions: ["ownOverrides", "unspecifiedOverrides"]
  ) { verb, checker throws(Problem) in
    let value = verb.value("value")
    if let presentation = try checker.explanation(ofScreen: value, verb) { return presentation }
    if let view = try checker.explanation(ofView: value, verb) { return view }
    guard let explained = try checker.explainedValue(value) else {
      let (subject, name) = (try? checker.check(value), checker.text(value.range))
      let isPlace = if case .environment? = subject?.role { true } else { false }
      throw checker.problem(
        "`why` explains a trait, a colour or an image of an environment", at: value.range,
        suggestion: subject?.type == .named("Presentation")
          ? "`show presentation \(name)` explains it whole"
          : "write `why \(isPlace ? name : "NAME").TRAIT`")
    }
    let subject = explained.subject
    return checker.action(at: explained.environment, value.range) { session, id, place throws(Problem) in
      switch subject {
      case .trait(let index): session.report(session.explanation(of: index, at: id).lines)
      case .property(let name): session.report(try session.explanation(ofLook: name, at: id, place).lines)
      }
    }
  }
}

enum Subject: Sendable {
  case trait(Int)
  /// A colour or an image that a view shows, named by the property: `backgroundColor`, `layer.borderColor`.
  case property(String)
}

extension Checker {
  typealias ExplainedValue = (environment: Code, subject: Subject)

  /// What an expression reads, if `why` can explain it: `cell.theme`, `cell.traitCollection.theme`, `cell[Theme]`, `cell.backgroundColor`.
  mutating func explainedValue(_ expression: Expression) throws(Problem) -> ExplainedValue? {
    if case .parenthesized(let inner) = expression.kind { return try explainedValue(inner) }
    let checked = try checkUnfitted(expression)
    if case .trait(let index, let place) = checked.role { return (place, .trait(index)) }
    guard case .member(let base, let name) = expression.kind else { return nil }
    if case .member(let owner, let layer) = base.kind, layer.text == "layer" {
      return try environmentOrNil(owner).map { ($0, .property("layer.\(name.text)")) }
    }
    guard Session.drawn.contains(name.text) else { return nil }
    return try environmentOrNil(base).map { ($0, .property(name.text)) }
  }

  private mutating func environmentOrNil(_ expression: Expression) throws(Problem) -> Code? {
    let checked = try checkUnfitted(expression)
    return session.isEnvironment(checked.type.wrapped) ? try environment(expression).code : nil
  }
}

/// The answer of `why` or `why not`: a title, sentences, a table, more sentences.
struct Explanation: Sendable {
  struct Link: Hashable, Sendable {
    var place: String
    /// `override`, `default`; empty in all links if there is nothing to say.
    var source = ""
    var value: String
    var remark = ""
    var style = Style.dim
  }

  /// The maximum number of links; longer lists of hidden ones are summed up.
  private static let most = 12

  var title: StyledText
  var preface: [String] = []
  var links: [Link] = []
  var notes: [String] = []
  var decisions: [Decision] = []

  init(value: String, links: [Link] = [], notes: [String] = [], decisions: [Decision] = []) {
    title = StyledText(value, .strong)
    (self.links, self.notes, self.decisions) = (links, notes, decisions)
  }

  /// Makes an answer of `why not`; `preface` and `links` are filled in later.
  init(finding: String) { title = .sentence(finding) }

  func lines(_ layout: Layout) -> [StyledText] {
    let cells = shortened.map { link in
      [
        StyledText(link.place, .name), StyledText(link.source, .dim), StyledText(link.value),
        StyledText(link.remark, link.style),
      ]
    }
    let columns = (0..<4).filter { column in cells.contains { !$0[column].isEmpty } }
    return title.wrapped(to: max(layout.width, 40), hanging: 2)
      + StyledText.sentences(preface, .plain, layout)
      + Table.below(cells.map { row in columns.map { row[$0] } }, layout)
      + StyledText.sentences(notes + decisions.flatMap(\.citation), .dim, layout)
  }

  private var shortened: [Link] {
    guard links.count > Self.most else { return links }
    let middle = links[(Self.most - 3)..<(links.count - 2)]
    guard let last = middle.last, middle.allSatisfy({ $0.remark == last.remark }) else { return links }
    let sum = Link(place: "… \(middle.count) more", value: "", remark: last.remark)
    return Array(links.prefix(Self.most - 3)) + [sum] + links.suffix(2)
  }
}
