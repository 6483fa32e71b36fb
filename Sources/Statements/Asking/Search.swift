import Sessions
import Syntax
import Traits
import ViewTree

/// The search of `why not`: statements that may make something so, each tried on a copy of the session with its turn.
struct Search {
  let asks: Code
  let subject: Asked.Subject
  let id: EnvironmentID
  let wanted: Value
  let place: Place
  /// The session as it is, and as it will be when nothing is pending any more: what a statement changes counts from there.
  private let present: Session
  private var settled: Session
  var remedies = Remedies()

  /// How many ways to the same are worth reading, and how many are tried.
  private static let mostRemedies = 3
  private static let mostTrials = 64

  init(
    _ session: Session, asks: @escaping Code, _ subject: Asked.Subject, at id: EnvironmentID, wanted: Value,
    place: Place
  ) {
    (self.asks, self.subject, self.id, self.wanted, self.place) = (asks, subject, id, wanted, place)
    present = session.copyForTrial
    settled = present
  }

  /// Fills in the answer.
  mutating func run(_ session: inout Session) throws(Problem) {
    remedies.finding = finding
    if case .look(let name) = subject { remedies.finding += lookFinding(name, &session) }
    let isSo = try holds(in: present)
    if isSo { remedies.finding = "`\(name)` is \(shown(in: present)) already" }
    if !present.traits.isReachedByUpdates(id) { noteOutside() }
    let due = try afterUpdate()
    if let due { settled = due }
    noteDue(due)
    if isSo { return }
    if let due, try holds(in: due) {
      remedies.list = [.init(statement: update, reach: reach(of: due))]
      return
    }
    for (number, statement) in candidates(&session).prefix(Self.mostTrials).enumerated() {
      if case .look = subject, remedies.list.count == Self.mostRemedies, number > 0 { break }
      guard let reach = try reach(of: statement, &session) else { continue }
      remedies.list.append(.init(statement: statement, reach: reach))
    }
    let order = remedies.list.enumerated().sorted {
      ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset)
    }
    remedies.list = order.map(\.element)
    if remedies.list.isEmpty { remedies.notes.append(reasonForNothing(session)) }
  }

  // MARK: Trying

  private func holds(in session: Session) throws(Problem) -> Bool {
    var copy = session
    return try asks(&copy) == .bool(true)
  }

  /// The session behind the update that is due; nil where nothing is.
  private func afterUpdate() throws(Problem) -> Session? {
    let isReached = present.traits.isReachedByUpdates(id)
    if isReached, present.traits.isUpToDate, present.traits.depth == 0 { return nil }
    var copy = present
    copy.traits.countsEnvironments = true
    do throws(Problem) {
      if isReached { try copy.update(place) } else { try perform("update traits \(reference)", in: &copy) }
    } catch {
      if error.kind == .limit || error.kind == .interruption { throw error }
      return nil
    }
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

  /// How many environments have a new value behind a statement that makes it so; nil where it does not, or fails.
  private func reach(of statement: String, _ session: inout Session) throws(Problem) -> Int? {
    var copy = present
    copy.runtime.budget.steps = session.runtime.budget.steps
    do throws(Problem) {
      try perform(statement, in: &copy)
      session.runtime.budget.steps = copy.runtime.budget.steps
      guard try holds(in: copy) else { return nil }
      var counted = settled
      counted.traits.countsEnvironments = true
      let before = counted.traits.cost.environments
      try perform(statement, in: &counted, asOneTurn: true)
      return counted.traits.cost.environments - before
    } catch {
      if error.kind == .limit || error.kind == .interruption { throw error }
      return nil
    }
  }

  /// Runs statements as they would be typed; as one turn, each environment that they change counts once.
  private func perform(_ text: String, in session: inout Session, asOneTurn: Bool = false) throws(Problem) {
    let text = asOneTurn && !session.settings.updatesManually ? "turn { \(text) }" : text
    let read = SourceText(text, statements: session.language.table, mode: .file)
    if let problem = read.problems.first { throw Problem(problem.message, at: place) }
    (session.runtime.stack, session.runtime.base) = ([], 0)
    for statement in read.statements { try session.perform(statement, Source(text)) }
  }

  // MARK: What is tried

  private func candidates(_ session: inout Session) -> [String] {
    switch subject {
    case .trait(let index): return traitCandidates(index).map { finished($0) }
    case .look(let name): return lookCandidates(name, &session)
    case .layer(let name): return ["set \(reference).layer.\(name) = \(present.shown(wanted))"]
    }
  }

  /// Overrides to place, to change and to remove, what the parent gives, and an appearance that is due.
  private func traitCandidates(_ index: Int) -> [String] {
    let info = present.definitions.traits[index]
    let chain = present.traits.explanation(of: info.id, at: id)
    var candidates: [String] = []
    if let value = present.written(wanted) {
      let nearest = chain.first { $0.environment != nil && $0.role != .hidden }?.environment
      let other = nearest ?? present.traits.top(of: id)
      for place in other == id ? [id] : [id, other] {
        candidates.append("override \(trait(info, at: place)) = \(value)")
      }
    }
    var overriding: [EnvironmentID] = []
    for source in chain where source.origin == .override {
      guard let place = source.environment, present.traits.override(of: info.id, at: place) != nil,
        !overriding.contains(place)
      else { continue }
      overriding.append(place)
      let removals = overriding.map { "remove override \(trait(info, at: $0))" }
      if removals.count <= 3 { candidates.append(removals.joined(separator: "; ")) }
    }
    candidates += gifts(info, chain)
    let root = present.traits.tree.root(of: id)
    if !present.traits.tree.isInHierarchy(id), present.traits.tree.kind(of: root) == .controller {
      candidates.append("appear \(present.reference(to: root))")
    }
    return candidates
  }

  /// What a parent controller could give its child instead.
  private func gifts(_ info: TraitInfo, _ chain: [ValueSource]) -> [String] {
    guard let source = chain.first(where: { $0.environment != nil && $0.role != .hidden }),
      source.origin == .parentsOverride, let child = source.environment,
      let parent = present.traits.tree.parentController(of: child),
      let given = present.traits.overrideTraitCollection(forChild: child)
    else { return [] }
    let other = given.replacing(info.id, with: present.stored(wanted, as: info.type))
    let settings = other.entries.map { entry in
      "\(present.propertyName(entry.trait)) = \(present.shown(present.value(entry.value, of: entry.trait)))"
    }
    let collections =
      (given.traits == [info.id] ? ["nil"] : []) + ["traits { \(settings.joined(separator: "; ")) }"]
    return collections.map { collection in
      "\(present.reference(to: parent)).setOverrideTraitCollection(\(collection), forChild: \(present.reference(to: child)))"
    }
  }

  private func trait(_ info: TraitInfo, at place: EnvironmentID) -> String {
    let name = present.reference(to: place)
    return info.property.map { "\(name).\($0)" } ?? "\(name)[\(info.name)]"
  }

  /// A statement with the update that it needs where none comes by itself.
  private func finished(_ statement: String) -> String {
    let needsUpdate = present.settings.updatesManually || !present.traits.isReachedByUpdates(id)
    return needsUpdate && !statement.hasPrefix("appear") ? "\(statement); \(update)" : statement
  }

  var update: String { present.traits.isReachedByUpdates(id) ? "update" : "update traits \(reference)" }

  // MARK: What is said

  var reference: String { present.reference(to: id) }

  private var name: String {
    switch subject {
    case .trait(let index): trait(present.definitions.traits[index], at: id)
    case .look(let name): "\(reference).\(name)"
    case .layer(let name): "\(reference).layer.\(name)"
    }
  }

  private func shown(in session: Session) -> String {
    switch subject {
    case .trait(let index):
      let info = session.definitions.traits[index]
      return session.shown(session.value(session.traits.value(of: info.id, at: id), as: info.type))
    case .look(let name): return session.shownLook(name, of: id)
    case .layer(let name): return session.shown(session.field("layer.\(name)", of: id) ?? .nothing)
    }
  }

  private mutating func noteOutside() {
    guard case .trait = subject else { return }
    let top = present.traits.top(of: id)
    let origin = top == id ? "above" : "outside of `\(present.reference(to: top))`"
    remedies.notes.append("it stands in no hierarchy, so nothing from \(origin) reaches it")
  }

  private mutating func noteDue(_ due: Session?) {
    guard let due, shown(in: due) != shown(in: present) else { return }
    let isReached = present.traits.isReachedByUpdates(id)
    let cause =
      present.traits.depth > 0
      ? "an update is in progress, and"
      : "a change is pending: \(isReached ? "the next update" : "`\(update)`")"
    remedies.notes.append("\(cause) makes it \(shown(in: due))")
  }

  private func reasonForNothing(_ session: Session) -> String {
    if case .trait(let index) = subject {
      if present.written(wanted) == nil {
        return "no variable holds that instance, and no other one is equal to it"
      }
      let since = session.traits.definition(of: session.definitions.traits[index].id).since
      if since > session.systemVersion {
        return
          "`\(session.definitions.traits[index].property ?? "")` came with iOS \(since), and this is iOS \(session.systemVersion)"
      }
    }
    return "nothing here can make it \(session.shown(wanted)) now"
  }

  /// Why it is not so.
  private var finding: String {
    let value = "`\(name)` is \(shown(in: present))"
    guard case .trait(let index) = subject else { return value }
    let chain = present.traits.explanation(of: present.definitions.traits[index].id, at: id)
    let deciding = chain.first { $0.role == .decides || $0.role == .ending }
    guard let deciding, let place = deciding.environment.map({ present.reference(to: $0) }) else {
      let waits = chain.contains { $0.role == .pending }
      return value + ", the default: nothing overrides it" + (waits ? " yet" : "")
    }
    switch deciding.origin {
    case .override: return value + ", because `\(place)` overrides it"
    case .overrideUserInterfaceStyle: return value + ", because `\(place)` has an overrideUserInterfaceStyle"
    case .contentSizeLimit: return value + ", because `\(place)` limits the content size category"
    case .parentsOverride:
      let parent = deciding.environment.flatMap { present.traits.tree.parentController(of: $0) }
      let giver = parent.map { "`\(present.reference(to: $0))`" } ?? "its parent"
      return value + ", because \(giver) gave that to `\(place)`"
    case .systemValue: return value + ", because the system gave that to `\(place)`"
    case .predicted: return value + ", as it was predicted"
    case .remembered: return value + ", as it was before"
    case .default: return value + ", the default: nothing overrides it"
    }
  }
}

extension TraitSystem {
  /// The last of those from whom an environment inherits, or it itself.
  func top(of id: EnvironmentID) -> EnvironmentID {
    var top = id
    while let next = inheritanceParent(of: top) { top = next }
    return top
  }
}

extension Hierarchy {
  /// The outermost of what an environment stands in, or it itself.
  func root(of id: EnvironmentID) -> EnvironmentID {
    var root = id
    while let next = parent(of: root) { root = next }
    return root
  }
}

extension Session {
  /// A value as it can be typed; of what no expression makes again, an instance of a class, the variable that holds it.
  func written(_ value: Value) -> String? {
    switch value {
    case .object: return variables.first { $0.value.value == value }?.key
    case .enumCase(_, let name, let values) where values.isEmpty:
      let isTaken = variables[name] != nil || !environments(named: name).isEmpty
      return isTaken ? ".\(name)" : name
    case .closure, .registration, .overrides, .archive: return nil
    default: return shown(value)
    }
  }
}
