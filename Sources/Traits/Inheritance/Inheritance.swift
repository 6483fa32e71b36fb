internal import ViewTree

/// Who inherits from whom, and who answers what: the trait engine without its callbacks.
///
/// An environment does not hold its values; it holds which ``Scope`` does. Scopes are split where someone gets values of its own or
/// is moved, and joined when an update finds that nothing keeps them apart.
struct Inheritance: Sendable {
  var tree = Hierarchy()
  var definitions = Definitions()
  var version: SystemVersion?
  /// One for each row of the tree.
  var rows = ChunkedArray<EnvironmentRow>()
  var details = ChunkedArray<Details>()
  var scopes = ChunkedArray<Scope>()
  var freeScopes: [Int32] = []
  /// What updates have to visit, in any order: everything there that needs something, and perhaps more.
  var pending = ChunkedArray<EnvironmentID>()
  /// What has come to need something since the pass in progress looked last.
  var arrivals: [EnvironmentID] = []
  /// Counts what may change what somebody answers, now or when an update comes by.
  var valuesRevision = 0
  /// How far each pass in progress has come.
  var progress: [Progress] = []

  /// What values a pass delivers, and how far it has come: what comes before in preorder it has reached.
  struct Progress: Sendable {
    var frontier: EnvironmentID?
    /// Scopes with values on their way, or that may be joined.
    var touched: [Int32] = []
  }

  init() {
    let ground = EnvironmentRow(scope: 0)
    rows = [ground, ground]
    scopes.append(Scope(top: -1, values: TraitCollection()))
  }

  // MARK: - Sources

  /// From whom an environment inherits.
  ///
  /// Since iOS 17 that is what it stands in. Before, a controller inherits from its parent controller, over the views between, and
  /// its view only follows it in a hierarchy (WWDC23 session 10057).
  func source(of id: EnvironmentID) -> EnvironmentID? {
    guard version == .iOS16 else { return tree.parent(of: id) }
    if tree.isRootView(id) { return tree.isInHierarchy(id) ? tree.parent(of: id) : nil }
    guard tree.kind(of: id) == .controller else { return tree.parent(of: id) }
    if let parent = tree.parentController(of: id) { return parent }
    return tree.ancestors(of: id).first { tree.kind(of: $0) == .window || tree.kind(of: $0) == .presentation }
  }

  /// Whether the updates of whole turns come by an environment.
  func isVisited(_ id: EnvironmentID) -> Bool {
    if tree.isInHierarchy(id) { return true }
    guard version == .iOS16, tree.kind(of: id) == .controller, !tree.isDestroyed(id) else { return false }
    return source(of: id).map(isVisited) ?? false
  }

  // MARK: - Answers

  /// What an environment answers now.
  func values(at id: EnvironmentID) -> TraitCollection {
    let scope = Int(rows[id].scope)
    if scopes[scope].top == id.index { return scopes[scope].own }
    if scopes[scope].deliveries.isEmpty { return scopes[scope].rest }
    return memberValues(in: scope, at: tree.order(of: id))
  }

  /// What the members of a scope answer that stand at a place in preorder.
  func memberValues(in scope: Int, at order: UInt64) -> TraitCollection {
    var index = scopes[scope].deliveries.count
    while index > 0 {
      index -= 1
      if isReached(order, by: scopes[scope].deliveries[index].pass) {
        return scopes[scope].deliveries[index].values
      }
    }
    return scopes[scope].rest
  }

  func isReached(_ order: UInt64, by pass: Int32) -> Bool {
    guard let frontier = progress[Int(pass)].frontier else { return false }
    return order <= tree.order(of: frontier)
  }

  /// What an environment answers when an update comes by: what its source answers, with its own inputs on top.
  ///
  /// Without a source a scene has its inputs only, and everything else keeps what it had.
  func derivedValues(at id: EnvironmentID) -> TraitCollection {
    var values = unlimitedValues(at: id)
    if let size = limitedSize(at: id) { values[.preferredContentSizeCategory] = size }
    return values
  }

  /// The content size category that an environment's limits give it; `nil` where they change nothing.
  func limitedSize(at id: EnvironmentID) -> TraitValue? {
    guard let limits = details(of: id)?.sizes, !limits.isEmpty else { return nil }
    let value = definitions.value(of: .preferredContentSizeCategory, in: unlimitedValues(at: id))
    let limited = limits.limit(value)
    return limited == value ? nil : limited
  }

  /// The same, without the limits of content size categories.
  private func unlimitedValues(at id: EnvironmentID) -> TraitCollection {
    if let source = source(of: id) { return values(at: source).overridden(by: inputs(at: id)) }
    var base = TraitCollection()
    if tree.kind(of: id) != .scene {
      base = values(at: id)
      for trait in applied(at: id) { base[trait] = nil }
    }
    return base.overridden(by: inputs(at: id))
  }

  func inputs(at id: EnvironmentID) -> TraitCollection {
    let row = rows[id].details
    return row < 0 ? TraitCollection() : details[Int(row)].inputs
  }

  func applied(at id: EnvironmentID) -> [TraitID] {
    let row = rows[id].details
    return row < 0 ? [] : details[Int(row)].applied
  }

  /// Notes from which traits an environment has its own values now.
  mutating func noteApplied(at id: EnvironmentID) {
    let row = Int(rows[id].details)
    if row >= 0 { details[row].applied = details[row].inputs.traits }
  }

  /// The row of details of an environment, made where there is none.
  mutating func detailsRow(of id: EnvironmentID) -> Int {
    if rows[id].details < 0 {
      rows[id].details = Int32(details.count)
      details.append(Details())
    }
    return Int(rows[id].details)
  }

  func details(of id: EnvironmentID) -> Details? {
    let row = rows[id].details
    return row < 0 ? nil : details[Int(row)]
  }

  func registrations(at id: EnvironmentID) -> [RegistrationID] {
    let row = rows[id].details
    return row < 0 ? [] : details[Int(row)].registrations
  }

  /// The caller's tag where a method has a handler.
  func handler(of event: TraitEvent, at id: EnvironmentID) -> Int? {
    let row = Int(rows[id].details)
    return row < 0 ? nil : details[row].handlers.first { $0.event == event }?.tag
  }
}
