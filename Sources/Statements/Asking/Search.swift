import Sessions
import Syntax
import Traits
import ViewTree

/// The search of `why not`: statements that may make something so, each tried on a copy of the session with its turn, and where none
/// does it, two in a row.
struct Search {
  private let asks: Code
  let subject: Subject
  let id: EnvironmentID
  let wanted: Value
  /// The session as it is.
  let present: Session
  /// How many steps were taken so far.
  private var steps = 0

  /// How many ways to the same are worth reading, and how many are tried.
  private static let mostRemedies = 5
  private static let mostTrials = 256

  init(
    _ session: Session, _ asks: @escaping Code, _ subject: Subject, at id: EnvironmentID, wanted: Value
  ) {
    (self.asks, self.subject, self.id, self.wanted) = (asks, subject, id, wanted)
    present = session.copyForTrial
  }

  mutating func answer(_ session: inout Session) throws(Problem) -> Explanation {
    steps = session.runtime.budget.steps
    defer { session.runtime.budget.steps = steps }
    let isSo = try holds(in: present)
    var answer = Explanation(finding: isSo ? "`\(name)` is \(shown(in: present)) already" : finding)
    let due = try present.hasWork(at: id) ? tried(update, present) : nil
    answer.preface = notes(due)
    if isSo { return answer }
    var remedies: [(statement: String, reach: Int)] = []
    if let due, try holds(in: due) {
      remedies = [(update, reach(from: present, to: due))]
    } else {
      // What a statement changes counts from where nothing is pending any more.
      remedies = try found().map {
        ($0.statements.joined(separator: "; "), reach(from: due ?? present, to: $0.session))
      }
      if remedies.isEmpty { answer.preface.append(reasonForNothing) }
    }
    let order = remedies.enumerated().sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }
    answer.links = order.map {
      .init(place: $0.element.statement, value: count($0.element.reach, "environment"))
    }
    return answer
  }

  private typealias Attempt = (statements: [String], session: Session)

  /// The statements that make it so, one or two in a row, with the sessions behind them.
  private mutating func found() throws(Problem) -> [Attempt] {
    var (found, open): ([Attempt], [Attempt]) = ([], [([], present)])
    var seen: Set<Set<String>> = []
    for _ in 1...2 where found.isEmpty {
      var next: [Attempt] = []
      for (statements, session) in open {
        for statement in candidates(in: session) {
          let all = statements + [statement]
          guard found.count < Self.mostRemedies, seen.count < Self.mostTrials, seen.insert(Set(all)).inserted,
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
    return try asks(&copy) == .bool(true)
  }

  /// A session behind statements as they would be typed; nil where they fail.
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

  /// How many environments have another value.
  private func reach(from old: Session, to new: Session) -> Int {
    old.traits.tree.all.count { id in
      guard !old.traits.tree.isRootView(id), !new.traits.tree.isDestroyed(id) else { return false }
      return !old.traits.areEqual(old.traits.collection(at: id), new.traits.collection(at: id))
    }
  }
}
