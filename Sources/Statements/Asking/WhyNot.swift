import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let whyNot = StatementKind(
    "why not", [.expression("value")], .asking, "Says what would have to change for something to be so",
    "The statements that would do it, each with the number of environments that it gives a new value, the fewest first: an override to change, to remove or to place, an `appear`, or an update that is due. Each was tried on a copy. Of an image, `why not cell.image == \"logo-dark\"`, which overrides would show it; of a colour the traits by which it decides and the overrides that were found to do it, or the `set` of another colour.",
    example: "why not cell.theme == bold"
  ) { verb, checker throws(Problem) in
    let value = verb.value("value")
    let condition = try checker.check(value, expecting: .bool).code
    guard let (explained, wanted) = try wish(value, &checker) else {
      throw checker.problem(
        "`why not` asks about one value of an environment", at: value.range,
        suggestion: "write `why not NAME.TRAIT == VALUE`")
    }
    return checker.action(at: explained.environment, value.range) { session, id, place throws(Problem) in
      var search = Search(
        condition: condition, subject: explained.subject, id: id, wanted: try wanted(&session),
        present: session.copyForTrial)
      session.report(try search.answer(&session).lines)
    }
  }

  private static func wish(
    _ value: Expression, _ checker: inout Checker
  ) throws(Problem) -> (Checker.ExplainedValue, Code)? {
    switch value.kind {
    case .parenthesized(let inner): return try wish(inner, &checker)
    case .prefix(let sign, let operand) where sign.text == "!":
      return try checker.explainedValue(operand).map { ($0, always(.bool(false))) }
    case .binary(let left, let sign, let right):
      guard sign.text == "==" else { throw checker.problem("`why not` asks with `==`", at: sign.range) }
      let (first, second) = try checker.pair(left, right)
      for (side, own, other) in [(left, first, second), (right, second, first)] {
        guard let explained = (try? checker.explainedValue(side)) ?? nil else { continue }
        return (explained, ((try? checker.fit(other, to: own.type)) ?? other).code)
      }
      return nil
    default: return try checker.explainedValue(value).map { ($0, always(.bool(true))) }
    }
  }
}

/// The search of `why not`: tries statements that may make the condition true, each on a copy of the session with its turn; if none does,
/// it tries two in a row.
struct Search {
  let condition: Code
  let subject: Subject
  let id: EnvironmentID
  let wanted: Value
  let present: Session
  var steps = 0

  private static let remedyLimit = 5
  private static let trialLimit = 256

  mutating func answer(_ session: inout Session) throws(Problem) -> Explanation {
    steps = session.runtime.budget.steps
    defer { session.runtime.budget.steps = steps }
    let isSo = try holds(in: present)
    var answer = Explanation(finding: isSo ? "`\(name)` is \(shown(in: present)) already" : finding)
    let due = try present.hasWork(at: id) ? tried(update, present) : nil
    answer.preface = notes(due)
    if isSo { return answer }
    var remedies: [(statement: String, count: Int)] = []
    if let due, try holds(in: due) {
      remedies = [(update, changedEnvironmentCount(from: present, to: due))]
    } else {
      // The effect of a statement is counted from the state after all pending updates.
      remedies = try found().map {
        ($0.statements.joined(separator: "; "), changedEnvironmentCount(from: due ?? present, to: $0.session))
      }
      if remedies.isEmpty { answer.preface.append(reasonForNothing) }
    }
    let order = remedies.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
    answer.links = order.map {
      .init(place: $0.element.statement, value: count($0.element.count, "environment"))
    }
    return answer
  }

  private typealias Attempt = (statements: [String], session: Session)

  /// The statements that make the condition true, one or two in a row, with the sessions after them.
  private mutating func found() throws(Problem) -> [Attempt] {
    var (found, open): ([Attempt], [Attempt]) = ([], [([], present)])
    var seen: Set<Set<String>> = []
    for _ in 1...2 where found.isEmpty {
      var next: [Attempt] = []
      for (statements, session) in open {
        for statement in candidates(in: session) {
          let all = statements + [statement]
          guard found.count < Self.remedyLimit, seen.count < Self.trialLimit, seen.insert(Set(all)).inserted,
            let copy = try tried(statement, session)
          else { continue }
          if try holds(in: copy) { found.append((all, copy)) } else { next.append((all, copy)) }
        }
      }
      open = next
    }
    return found
  }

  private func holds(in session: Session) throws(Problem) -> Bool {
    var copy = session
    return try condition(&copy) == .bool(true)
  }

  /// The session after statements, run as if typed; nil if they fail.
  private mutating func tried(_ text: String, _ session: Session) throws(Problem) -> Session? {
    var copy = session
    copy.runtime.budget.steps = steps
    (copy.runtime.stack, copy.runtime.base) = ([], 0)
    let read = SourceText(text, statements: session.language.table, mode: .file)
    guard read.problems.isEmpty else { return nil }
    do throws(Problem) {
      for statement in read.statements { try copy.perform(statement, Source(text)) }
    } catch {
      if error.kind == .limit || error.kind == .interruption { throw error }
      return nil
    }
    steps = copy.runtime.budget.steps
    return copy
  }

  private func changedEnvironmentCount(from old: Session, to new: Session) -> Int {
    old.traits.tree.all.count { id in
      guard !old.traits.tree.isRootView(id), !new.traits.tree.isDestroyed(id) else { return false }
      return !old.traits.areEqual(old.traits.collection(at: id), new.traits.collection(at: id))
    }
  }
}
