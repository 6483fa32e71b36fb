public import Commands
import Syntax
import Traits
import ViewTree

extension Playground {
  /// The words of the session that need nothing from outside; the others are requests to the owner.
  func perform(_ request: SessionRequest) throws(Problem) -> Outcome {
    switch request {
    case .undo: try undo()
    case .redo: try redo()
    case .goto(let number): try goTo(number)
    case .history(let isWhole):
      let table = historyTable()
      try answer(table, newest: isWhole ? .max : Limit.rows, whole: "history all")
    case .diff(let first, let second):
      post(.differences(try differences(first, second).folded(to: Limit.rows)))
    case .help(let topic):
      if let topic { try checkTopic(topic) }
      post(.help(topic))
    case .reset: startAgain()
    case .quit, .save, .load, .record, .lesson: return .request(request)
    }
    return .done
  }

  /// A topic of which `help` knows nothing is an error, as elsewhere.
  private func checkTopic(_ topic: String) throws(Problem) {
    guard Statements.rows(about: topic).isEmpty else { return }
    if let name = world.names.known(topic), world.trait(property: name) ?? world.trait(key: name) != nil {
      throw Problem(
        .engine(
          cause: "`\(topic)` is a trait, of which `help` says nothing",
          suggestion: "`show trait \(topic)` tells of it, `why` of a value"), nil)
    }
    if let name = world.names.known(topic), let id = world.environments(named: name).first {
      throw Problem(
        .engine(
          cause:
            "`\(topic)` is a \(world.traits.hierarchy.kind(of: id)) of this session, of which `help` says nothing",
          suggestion: "`show traits \(world.reference(to: id))` tells of it"), nil)
    }
    if let name = world.names.known(topic),
      world.entry(name).enumeration >= 0 || world.entry(name).structure >= 0
    {
      throw Problem(
        .engine(
          cause: "`\(topic)` is a type, of which `help` says nothing",
          suggestion: "`help define` says how types are made"), nil)
    }
    guard StatementGuide.rows(about: topic).isEmpty else { return }
    if let instead = Self.topicsElsewhere[topic] {
      throw Problem(.engine(cause: "`\(topic)` is no statement", suggestion: instead), nil)
    }
    let known = Statements.rows.flatMap { $0.head.map(\.spelling) + [$0.title] }
    let sections = Statements.Section.allCases.map(\.rawValue)
    throw Problem(
      .unknownWord(
        topic, role: .topic, nearest: Spelling.nearest(to: topic, among: known + sections), choices: sections),
      nil)
  }

  /// What is told elsewhere.
  private static let topicsElsewhere = [
    "keys": "they are those of emacs; in the shell, `MENDEL_KEYS=vi mendel` makes them vi's",
    "demo": "in the shell, `mendel demo FILE` plays a lesson or a script before an audience",
    "run": "in the shell, `mendel run FILE` runs a script; `load FILE` does so here",
    "verify": "in the shell, `mendel verify` replays lessons",
  ]

  /// That a state is not kept any more.
  private var outOfReach: Problem { Problem(.outOfReach(kept: history.numbers.count), nil) }

  private func undo() throws(Problem) {
    if history.current == 0, leaveForEarlierSession() { return }
    guard let state = history[history.current], let parent = state.parent else {
      throw history.current == 0 ? Problem(.nothingToUndo, nil) : outOfReach
    }
    guard history[parent] != nil, history.isKept(state.number) else {
      throw outOfReach
    }
    try stepBack()
    confirm(.undid(state.number, state.text))
  }

  private func redo() throws(Problem) {
    if leaveForLaterSession() { return }
    guard let next = history[history.current]?.next, let state = history[next] else {
      throw Problem(.nothingToRedo, nil)
    }
    stepForward(to: next)
    confirm(.redid(state.number, state.text))
  }

  private func goTo(_ number: Int) throws(Problem) {
    try restore(number)
    confirm(.wentTo(number, history[number].flatMap { $0.number == 0 ? nil : $0.text }))
  }

  /// Brings the world to the state of a number, and makes it current; what reads counted since then is no
  /// part of it.
  ///
  /// - Complexity: O(*c*) in the changes between the two states.
  public func restore(_ number: Int) throws(Problem) {
    guard history[number] != nil else { throw Problem(.unknownState(number, reach: history.numbers), nil) }
    guard let way = history.way(to: number) else { throw outOfReach }
    dropUnnumbered()
    while history.current != way.common { try stepBack() }
    for step in way.forward { stepForward(to: step) }
  }

  private func stepBack() throws(Problem) {
    dropUnnumbered()
    let number = history.current
    guard let parent = history[number]?.parent, var changes = takeChanges(of: number) else {
      throw outOfReach
    }
    world.exchange(&changes)
    epoch += 1
    history.setChanges(of: number, changes)
    history.link(parent, to: number)
    history.current = parent
  }

  private func stepForward(to number: Int) {
    dropUnnumbered()
    guard var changes = takeChanges(of: number) else { return }
    world.exchange(&changes)
    epoch += 1
    history.setChanges(of: number, changes)
    if let parent = history[number]?.parent { history.link(parent, to: number) }
    history.current = number
  }

  /// What leads to a state, or back from it: out of the world's journals, if it still lies there.
  private func takeChanges(of number: Int) -> World.Changes? {
    switch history.takeKept(of: number) {
    case .nothing: return nil
    case .taken(let changes): return changes
    case .sealed:
      world.unseal(&history.seals)
      if weighsStates { history.weigh(number, world.weightOfChanges().forward) }
      return world.takeChanges()
    }
  }

  /// What reads counted since the last numbered statement is not part of any state; going elsewhere takes it
  /// back.
  func dropUnnumbered() {
    hasUnnumberedChanges = false
    guard var changes = world.takeChanges() else { return }
    world.exchange(&changes)
  }

  /// Lets what reads counted since the last numbered statement belong to its state, where nothing follows from that which knows of another
  /// past; else going elsewhere takes it back.
  private func keepUnnumbered() {
    guard hasUnnumberedChanges, history.isNewestSealed else { return }
    world.unseal(&history.seals)
    _ = world.seal(&history.seals)
    hasUnnumberedChanges = false
  }

  private func historyTable() -> TableReport {
    let path = Set(history.path(to: history.current))
    let rows = history.numbers.compactMap { history[$0] }.filter { $0.number > 0 }.map { state in
      [
        state.number == history.current ? "▸" : path.contains(state.number) ? "" : "·", String(state.number),
        Self.firstLine(of: state.text),
      ]
    }
    var table = TableReport(header: [], rows: Array(rows), empty: "nothing has changed so far")
    table.endsInCode = true
    return table
  }

  /// The line with which a statement begins, with a mark where more follow.
  private static func firstLine(of text: String) -> String {
    guard let end = text.firstIndex(where: \.isNewline) else { return text }
    return text[..<end] + " …"
  }

  /// The statements that lead to the present state, as a script.
  ///
  /// - Throws: A problem where the first ones can no longer be reached.
  public func script() throws(Problem) -> (text: String, count: Int) {
    let path = history.path(to: history.current)
    guard path.first == 0 else {
      throw Problem(
        .engine(
          cause: "the first \(path.first ?? 0) statements of the session are not kept any more",
          suggestion:
            "the last \(history.numbers.count - 1) are: save a long session earlier, or keep its script"),
        nil)
    }
    let lines = path.dropFirst().compactMap { history[$0].map { $0.script ?? $0.text } }
    return (lines.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(), lines.count)
  }

  /// What differs between the states of two numbers.
  private func differences(_ first: Int, _ second: Int) throws(Problem) -> [Difference] {
    for number in [first, second] where history[number] == nil {
      throw Problem(.unknownState(number, reach: history.numbers), nil)
    }
    keepUnnumbered()
    let here = history.current
    let found = Result { () throws(Problem) in try compared(first, second) }
    try restore(here)
    return try found.get()
  }

  /// The differences; the session is afterwards in one of the states.
  private func compared(_ first: Int, _ second: Int) throws(Problem) -> [Difference] {
    try restore(first)
    let before = try facts()
    try restore(second)
    let found = try differences(before, try facts())
    return found.isEmpty ? try hiddenDifferences(first, second) : found
  }

  /// What differs between two states that read alike: counts, or at least traces of what came and went.
  private func hiddenDifferences(_ first: Int, _ second: Int) throws(Problem) -> [Difference] {
    try restore(first)
    let before = totals()
    try restore(second)
    let found = Facts.differences(before, totals())
    if !found.isEmpty { return found }
    let fingerprint = world.fingerprint
    try restore(first)
    if world.fingerprint == fingerprint { return [] }
    return [Difference(subject: "traces of the past", before: "as in \(first)", after: "as in \(second)")]
  }
}
