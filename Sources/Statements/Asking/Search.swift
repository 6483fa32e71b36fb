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
  /// The session as it is, and as it will be when nothing is pending any more: what a statement changes counts from there.
  let present: Session
  private var settled: Session
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
    settled = present
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
      remedies = [(update, reach(of: due))]
    } else {
      settled = due ?? present
      for statement in try found() {
        if let reach = try reach(of: statement) { remedies.append((statement, reach)) }
      }
      if remedies.isEmpty { answer.preface.append(reasonForNothing) }
    }
    let order = remedies.enumerated().sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }
    answer.links = order.map {
      .init(place: $0.element.statement, value: count($0.element.reach, "environment"))
    }
    return answer
  }

  private func holds(in session: Session) throws(Problem) -> Bool {
    var copy = session
    return try asks(&copy) == .bool(true)
  }

  /// The statements that make it so, one or two in a row.
  private mutating func found() throws(Problem) -> [String] {
    var found: [String] = []
    var open = [(statements: [String](), session: present)]
    var seen: Set<Set<String>> = []
    for _ in 1...2 where found.isEmpty {
      let sessions = open
      open = []
      for (statements, session) in sessions {
        for statement in candidates(in: session) {
          let all = statements + [statement]
          guard found.count < Self.mostRemedies, seen.count < Self.mostTrials, seen.insert(Set(all)).inserted,
            let copy = try tried(statement, session)
          else { continue }
          if try holds(in: copy) {
            found.append(all.joined(separator: "; "))
          } else {
            open.append((all, copy))
          }
        }
      }
    }
    return found
  }

  /// A session behind statements as they would be typed; nil where they fail.
  private mutating func tried(_ text: String, _ session: Session) throws(Problem) -> Session? {
    var copy = session
    copy.traits.countsEnvironments = true
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

  /// How many environments have a new value behind what is due; an update in progress has given some of them theirs already.
  private func reach(of due: Session) -> Int {
    if present.traits.depth == 0 {
      return due.traits.cost.environments - present.traits.cost.environments
    }
    return present.traits.tree.scenes.flatMap(present.traits.tree.preorder).count { id in
      let (old, new) = (present.traits.collection(at: id), due.traits.collection(at: id))
      return !present.traits.tree.isRootView(id) && !present.traits.areEqual(old, new)
    }
  }

  /// How many environments have a new value behind statements; each counts once.
  private mutating func reach(of statements: String) throws(Problem) -> Int? {
    let text = settled.settings.updatesManually ? statements : "turn { \(statements) }"
    return try tried(text, settled).map {
      $0.traits.cost.environments - settled.traits.cost.environments
    }
  }
}
