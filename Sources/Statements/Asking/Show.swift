import Sessions
import Syntax
import ViewTree

extension StatementKind {
  /// `show all tree theme`, and the error for an unknown topic; each topic is a statement of its own with the slots `subject` and `place`.
  static let show = StatementKind(
    "show", [.flag("all"), .name("topic"), [.place("subject"), [.place("place")]]], .asking,
    "Shows something of the session: `help show` lists what",
    "Of a long tree what is alike is summed up, and of a long list the first 100 rows are shown; `show all registrations` shows every one.",
    example: "show all registrations"
  ) { verb, checker throws(Problem) in
    let topic = verb.word("topic")
    let head = "show \(topic.text)"
    guard let kind = checker.session.language.kind(head) else {
      let session = checker.session
      let topics = session.language.kinds.compactMap { kind in
        kind.syntax.head.count == 2 && kind.syntax.head[0] == "show" ? kind.syntax.head[1] : nil
      }
      throw checker.problem(
        "`\(topic.text)` is nothing that can be shown", at: topic.range,
        suggestion: Spelling.suggestion(for: topic.text, among: topics)
          ?? (!session.environments(named: topic.text).isEmpty
            ? "`show traits \(topic.text)` shows its traits, and `show tree` where it stands"
            : session.views.roots[topic.text] != nil
              ? "write `show view \(topic.text)`" : "there are \(topics.joined(separator: ", "))"))
    }
    if kind.syntax.parts.isEmpty, let subject = verb.expression("subject") {
      throw checker.problem("`\(head)` is about everything", at: subject.range, suggestion: "write `\(head)`")
    }
    if !kind.syntax.isCommand, verb.expression("subject") == nil {
      throw checker.problem(
        "`\(head)` is only a part of a statement", at: verb.range, suggestion: "write `\(kind.syntax.usage)`")
    }
    var shown = verb
    shown.head = head
    return try checker.check(verb: shown)
  }

  /// `show TOPIC`: a list of the whole session or, with a place, of one environment; the closure gets the maximum number of rows.
  init(
    show topic: String, of parts: [StatementSyntax.Part] = [], in section: Section = .asking,
    _ summary: String, _ details: String = "", example: String? = nil,
    rows: @escaping @Sendable (inout Session, EnvironmentID?, Int) throws(Problem) -> Rows
  ) {
    self.init("show \(topic)", parts, section, summary, details, example: example) {
      verb, checker throws(Problem) in
      let place = try checker.environment(ifIn: "subject", of: verb)
      let (most, whole) = (verb.rowLimit, verb.whole(checker))
      return Checked(action: verb.range) { session throws(Problem) in
        var answer = try rows(&session, try place?(&session).environment, most)
        answer.whole = whole
        session.report(answer.lines)
      }
    }
  }
}

extension VerbStatement {
  /// The maximum number of rows: 100, or no limit after `show all`.
  var rowLimit: Int { has("all") ? .max : 100 }

  func whole(_ checker: Checker) -> String { "show all" + checker.text(range).dropFirst("show".count) }
}

extension Checker {
  /// The trait that a word means, by its property or its definition.
  mutating func trait(_ expression: Expression) throws(Problem) -> Int {
    if let index = traitKey(expression) { return index }
    let name = Name(text(expression.range), expression.range)
    throw unknownTrait(name, or: session.definitions.traitNames.keys.sorted(on: \.self))
  }

  mutating func namesTrait(_ expression: Expression) throws(Problem) -> Bool {
    if traitKey(expression) != nil { return true }
    guard case .name(let name) = expression.kind else { return false }
    return session.variables[name.text] == nil && session.environments(named: name.text).isEmpty
  }
}
