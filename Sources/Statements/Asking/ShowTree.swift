import Drawings
import Sessions
import Syntax
import Traits
import ViewTree

extension StatementKind {
  static let showTree = StatementKind(
    StatementSyntax(["show", "tree"], [.optional([.place("subject"), .optional([.place("place")])])]),
    .asking,
    "Shows the hierarchy, or one trait's values in it",
    details:
      "`show tree theme form` shows the values in `form` and below, with overrides marked. Of a long tree what is alike is summed up; `show all tree` shows every row.",
    example: "show tree theme"
  ) { verb, checker throws(Problem) in
    var trait: Int?
    var root: Code?
    if let subject = verb.expression("subject") {
      if try checker.namesTrait(subject) {
        trait = try checker.trait(subject)
        if let place = verb.expression("place") { root = try checker.environment(place).code }
      } else {
        root = try checker.environment(subject).code
        if let other = verb.expression("place") {
          let meant = "show tree \(checker.text(other.range)) \(checker.text(subject.range))"
          throw checker.problem("the trait comes first", at: other.range, suggestion: "write `\(meant)`")
        }
      }
    }
    let (shown, top, isWhole, whole) = (trait, root, verb.isWhole, verb.whole(checker))
    return Checked(action: verb.range) { session throws(Problem) in
      let id = try top?(&session).environment
      var tree = Outline(session, of: shown, below: id)
      if !isWhole { tree.fold(to: Rows.most) }
      let (rows, isFolded) = (tree.drawn(session), tree.isFolded)
      session.report { layout in
        if rows.isEmpty { return [StyledText("no environments", .dim)] }
        let lines = TreeDrawing(rows).lines(layout)
        return lines.map(\.trimmed)
          + (isFolded ? [StyledText("`\(whole)` shows every one", .dim)] : [])
      }
    }
  }
}

/// The rows of a tree before they are written: texts are made only of what is shown.
struct Outline: Sendable {
  struct Row: Sendable {
    var id: EnvironmentID
    var depth: Int
    var kind: EnvironmentKind
    var value: TraitValue?
    /// What is to be said of it: an override, a change that waits.
    var mark: String?
    /// How many rows it stands for, where a long tree is summed up.
    var folded = 0

    func isLike(_ other: Row) -> Bool { value == other.value && mark == other.mark && kind == other.kind }
  }

  var rows: [Row] = []
  var isFolded = false
  private let trait: TraitInfo?

  /// Goes through the tree without recursion, for it may be deeper than the stack.
  init(_ session: Session, of index: Int?, below root: EnvironmentID?) {
    trait = index.map { session.definitions.traits[$0] }
    let tree = session.traits.tree
    var marks = Marks(session, trait)
    var open = (root.map { [$0] } ?? Array(tree.scenes) + Array(tree.detached)).reversed().map {
      (id: $0, depth: 0)
    }
    while let (id, depth) = open.popLast() {
      var texts = marks.marks(of: id)
      if depth == 0, let absence = marks.absence(of: id) { texts.append(absence) }
      rows.append(
        Row(
          id: id, depth: depth, kind: tree.kind(of: id),
          value: trait.map { session.traits.value(of: $0.id, at: id) },
          mark: texts.isEmpty ? nil : texts.joined(separator: "; ")))
      let children =
        tree.rootView(of: id).map { Array(tree.children(of: $0)) } ?? Array(tree.children(of: id))
      for child in children.reversed() { open.append((child, depth + 1)) }
    }
  }

  /// The rows with their texts.
  func drawn(_ session: Session) -> [TreeDrawing.Row] {
    rows.map { row in
      let value = row.value.flatMap { value in trait.map { session.shown(session.value(value, as: $0.type)) }
      }
      if row.folded > 0 {
        let columns = [value ?? "", row.mark ?? ""].map { StyledText($0, .dim) }
        return .init(depth: row.depth, StyledText("… \(row.folded) more", .dim), columns: columns)
      }
      var columns = [StyledText(value ?? "\(row.kind)", value == nil ? .dim : .plain)]
      if let mark = row.mark { columns.append(StyledText(mark, .dim)) }
      return .init(depth: row.depth, StyledText(name(of: row.id, session), .name), columns: columns)
    }
  }

  private func name(of id: EnvironmentID, _ session: Session) -> String {
    let label = session.traits.tree.label(of: id)
    return label.isEmpty ? session.traits.tree.name(of: id) : label
  }
}

/// What is said of environments in a tree.
private struct Marks {
  let session: Session
  let trait: TraitInfo?
  /// The values that the next update brings, where one has something to do; sources come before those that inherit.
  var expected: [EnvironmentID: TraitValue] = [:]
  let isSettled: Bool

  init(_ session: Session, _ trait: TraitInfo?) {
    (self.session, self.trait) = (session, trait)
    isSettled = session.traits.isUpToDate && session.traits.depth == 0
  }

  mutating func marks(of id: EnvironmentID) -> [String] {
    let view = session.traits.tree.rootView(of: id)
    guard let trait else {
      let given = session.traits.overrideTraitCollection(forChild: id)
      return [
        list(session.traits.overrides(at: id)).map { "override \($0)" },
        view.flatMap { list(session.traits.overrides(at: $0)) }.map { "override \($0) on its view" },
        list(given).map { "\($0) by its parent" },
      ].compactMap { $0 }
    }
    var found = mark(trait, id)
    if found == nil, let view { found = mark(trait, view, " on its view") }
    if let found { return [found] }
    return isAwaited(trait, id) ? ["not updated yet"] : []
  }

  private func list(_ collection: TraitCollection?) -> String? {
    guard let collection, !collection.isEmpty else { return nil }
    return collection.traits.map { session.propertyName($0) }.joined(separator: ", ")
  }

  /// What an input of the environment's does for the value, or will do with the next update.
  private func mark(_ trait: TraitInfo, _ id: EnvironmentID, _ place: String = "") -> String? {
    let answered = session.traits.value(of: trait.id, at: id)
    guard let source = session.traits.ownSources(of: trait.id, at: id).first else {
      if isSettled && !session.traits.isStale(id) { return nil }
      let first = session.traits.explanation(of: trait.id, at: id).first
      guard let first, first.role == .ending, first.origin == .override else { return nil }
      return "override\(place) removed, pending"
    }
    let word = source.word == "override" ? "override\(place)" : source.word
    if source.value == answered { return word }
    return "\(word), pending: \(session.shown(session.value(source.value, as: trait.type)))"
  }

  /// Whether an update has yet to bring another value.
  private mutating func isAwaited(_ trait: TraitInfo, _ id: EnvironmentID) -> Bool {
    if isSettled { return false }
    let answered = session.traits.value(of: trait.id, at: id)
    var next = answered
    if let own = session.traits.ownSources(of: trait.id, at: id).first {
      next = own.value
    } else if var source = session.traits.inheritanceParent(of: id) {
      if session.traits.tree.isRootView(source), expected[source] == nil {
        let owner = session.traits.inheritanceParent(of: source) ?? source
        if session.traits.ownSources(of: trait.id, at: source).isEmpty { source = owner }
      }
      next = expected[source] ?? session.traits.value(of: trait.id, at: source)
    }
    expected[id] = next
    return next != answered
  }

  /// What is said of a root that stands in no hierarchy: whose child it is, and whether it has ever appeared.
  func absence(of id: EnvironmentID) -> String? {
    let tree = session.traits.tree
    guard !tree.isInHierarchy(id) else { return nil }
    let place = session.names.destinations[id].flatMap { tree.isDestroyed($0) ? nil : $0 }
    var facts = [tree.parentController(of: id).map { "child of \(session.reference(to: $0))" }]
    if facts == [nil] { facts = [place.map { "from \(session.reference(to: $0))" }] }
    let absence = session.traits.hasBeenInHierarchy(id) ? "disappeared" : "not yet appeared"
    facts.append(place == nil ? "not in a hierarchy" : absence)
    let hasContent = tree.rootView(of: id).map { tree.children(of: $0).contains { _ in true } } ?? true
    if !hasContent, !session.traits.isViewLoaded(id) { facts.append("view not loaded") }
    return facts.compactMap { $0 }.joined(separator: ", ")
  }
}
