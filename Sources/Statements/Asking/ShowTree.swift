import Drawings
import Sessions
import Traits
import ViewTree

extension StatementKind {
  static let showTree = StatementKind(
    "show tree", [[.place("subject"), [.place("place")]]], .asking,
    "Shows the hierarchy, or one trait's values in it",
    "`show tree theme form` shows the values in `form` and below, with overrides marked. Of a long tree what is alike is summed up; `show all tree` shows every row.",
    example: "show tree theme"
  ) { verb, checker throws(Problem) in
    var (trait, place) = (nil as Int?, verb.expression("place"))
    if let subject = verb.expression("subject") {
      if try checker.namesTrait(subject) {
        trait = try checker.trait(subject)
      } else if let other = place {
        let meant = "show tree \(checker.text(other.range)) \(checker.text(subject.range))"
        throw checker.problem("the trait comes first", at: other.range, suggestion: "write `\(meant)`")
      } else {
        place = subject
      }
    }
    var root: Code?
    if let place { root = try checker.environment(place).code }
    let (shown, top, most, whole) = (trait, root, verb.rowLimit, verb.whole(checker))
    return Checked(action: verb.range) { session throws(Problem) in
      var tree = Outline(session, of: shown, below: try top?(&session).environment)
      let isFolded = tree.rows.count > most
      if isFolded { tree.fold(to: most) }
      session.report(
        tree.drawn(session), empty: "no environments", note: isFolded ? "`\(whole)` shows every one" : nil)
    }
  }
}

/// The rows of a tree; their texts are made only when they are drawn.
private struct Outline: Sendable {
  struct Row: Sendable {
    var id: EnvironmentID
    var depth: Int
    /// The index of the parent's row.
    var above: Int?
    var value: TraitValue?
    /// Remarks on the row: an override, a pending change.
    var mark: String?
    /// Whether a folded tree keeps it: something was set there, or its value differs from its parent's.
    var standsOut: Bool
    /// The number of rows that it stands for in a folded tree.
    var folded = 0
  }

  var rows: [Row] = []
  private let trait: TraitInfo?

  /// Traverses the tree without recursion, since it may be deeper than the stack allows.
  init(_ session: Session, of index: Int?, below root: EnvironmentID?) {
    trait = index.map { session.definitions.traits[$0] }
    let tree = session.traits.tree
    let roots = root.map { [$0] } ?? Array(tree.scenes) + session.reachableDetached
    var open = roots.reversed().map { (id: $0, depth: 0, above: nil as Int?) }
    while let (id, depth, above) = open.popLast() {
      let own = trait.map { session.inputMarks(of: $0, at: id) } ?? session.inputMarks(at: id)
      var marks = own
      if own.isEmpty, let trait, session.isAwaited(trait.id, at: id) { marks = ["not updated yet"] }
      if depth == 0, let absence = session.absence(of: id) { marks.append(absence) }
      let value = trait.map { session.traits.value(of: $0.id, at: id) }
      rows.append(
        Row(
          id: id, depth: depth, above: above, value: value,
          mark: marks.isEmpty ? nil : marks.joined(separator: "; "),
          standsOut: !own.isEmpty || above.map { rows[$0].value != value } ?? false))
      let row = rows.count - 1
      let children = Array(tree.children(of: tree.contentHolder(of: id)))
      for child in children.reversed() { open.append((child, depth + 1, row)) }
    }
  }

  /// Shortens a long tree: rows that stand out stay with their ancestors, of the other siblings in a run two stay, and a row counts the
  /// rest; a tree that is still too long is cut at the end.
  mutating func fold(to limit: Int) {
    var isKept = rows.map(\.standsOut)
    for index in rows.indices.reversed() where isKept[index] {
      if let above = rows[index].above { isKept[above] = true }
    }
    var (isShown, others) = (isKept, [Int?: Int]())
    var folded: [Row] = []
    for (index, row) in rows.enumerated() {
      others[row.above] = isKept[index] ? 0 : others[row.above, default: 0] + 1
      let isFirst = others[row.above, default: 0] <= 2 && row.above.map { isShown[$0] } ?? true
      isShown[index] = isKept[index] || isFirst
      let goesOn = !isShown[index] && folded.last.map { $0.folded > 0 } ?? false
      if !goesOn { folded.append(row) }
      if !isShown[index] { folded[folded.count - 1].folded += 1 }
    }
    rows = folded
    guard rows.count > limit else { return }
    let rest = rows[(limit - 1)...]
    var sum = rest[limit - 1]
    (sum.depth, sum.value) = (0, nil)
    sum.folded = rest.reduce(0) { $0 + max($1.folded, 1) }
    let notable = rest.count { $0.standsOut }
    sum.mark = notable > 0 ? "\(notable) of them stand out" : nil
    rows = rows[..<(limit - 1)] + [sum]
  }

  func drawn(_ session: Session) -> [TreeDrawing.Row] {
    rows.map { row in
      let value = row.value.flatMap { value in trait.map { session.shown(session.value(value, as: $0.type)) }
      }
      let kind = "\(session.traits.tree.kind(of: row.id))"
      if row.folded > 1 {
        let columns = [value ?? "", row.mark ?? ""].map { StyledText($0, .dim) }
        return .init(depth: row.depth, StyledText("… \(row.folded) more", .dim), columns: columns)
      }
      let columns = [StyledText(value ?? kind, value == nil ? .dim : .plain)]
      let label = session.traits.tree.label(of: row.id)
      let name = label.isEmpty ? session.typeAndIndex(of: row.id) : label
      return .init(
        depth: row.depth, StyledText(name, .name),
        columns: columns + (row.mark.map { [StyledText($0, .dim)] } ?? []))
    }
  }
}

extension Session {
  mutating func report(_ rows: [TreeDrawing.Row], empty: String, note: String? = nil) {
    report { layout in
      rows.isEmpty
        ? [StyledText(empty, .dim)]
        : TreeDrawing(rows).lines(layout).map(\.trimmed) + (note.map { [StyledText($0, .dim)] } ?? [])
    }
  }

  fileprivate func inputMarks(at id: EnvironmentID) -> [String] {
    func list(_ collection: TraitCollection?) -> String? {
      guard let collection, !collection.isEmpty else { return nil }
      return collection.traits.map { propertyName($0) }.joined(separator: ", ")
    }
    let view = traits.tree.rootView(of: id)
    return [
      list(traits.overrides(at: id)).map { "override \($0)" },
      view.flatMap { list(traits.overrides(at: $0)) }.map { "override \($0) on its view" },
      list(traits.overrideTraitCollection(forChild: id)).map { "\($0) by its parent" },
    ].compactMap { $0 }
  }

  /// The effect of an input of the environment, or else of its root view, on the value now or with the next update.
  fileprivate func inputMarks(of trait: TraitInfo, at id: EnvironmentID) -> [String] {
    let mark =
      inputMark(trait, id, "")
      ?? traits.tree.rootView(of: id).flatMap { inputMark(trait, $0, " on its view") }
    return mark.map { [$0] } ?? []
  }

  private func inputMark(_ trait: TraitInfo, _ id: EnvironmentID, _ place: String) -> String? {
    guard let source = traits.ownSources(of: trait.id, at: id).first else {
      guard hasWork(at: id), let first = traits.explanation(of: trait.id, at: id).first,
        first.role == .ending, first.origin == .override
      else { return nil }
      return "override\(place) removed, pending"
    }
    let word = source.origin == .override ? "override\(place)" : source.word
    if source.value == traits.value(of: trait.id, at: id) { return word }
    return "\(word), pending: \(shown(value(source.value, as: trait.type)))"
  }

  func hasWork(at id: EnvironmentID) -> Bool { !traits.isUpToDate || traits.depth > 0 || traits.isStale(id) }

  /// Whether a pending update will bring another value.
  fileprivate func isAwaited(_ trait: TraitID, at id: EnvironmentID) -> Bool {
    guard !traits.isUpToDate || traits.depth > 0 else { return false }
    let next = traits.explanation(of: trait, at: id).first { $0.role == .pending }
    return next.map { $0.value != traits.value(of: trait, at: id) } ?? false
  }

  /// Remarks on a root outside the hierarchy: its parent controller, and whether it has ever appeared.
  fileprivate func absence(of id: EnvironmentID) -> String? {
    let tree = traits.tree
    guard !tree.isInHierarchy(id) else { return nil }
    let place = names.destinations[id].flatMap { tree.isDestroyed($0) ? nil : $0 }
    let origin =
      tree.parentController(of: id).map { "child of \(reference(to: $0))" }
      ?? place.map { "from \(reference(to: $0))" }
    let absence = traits.hasBeenInHierarchy(id) ? "disappeared" : "not yet appeared"
    let hasContent = tree.rootView(of: id).map { !Array(tree.children(of: $0)).isEmpty } ?? true
    return [
      origin, place == nil ? "not in a hierarchy" : absence,
      hasContent || traits.isViewLoaded(id) ? nil : "view not loaded",
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
