import Presentations
import StateUpdates
import Syntax
import ViewTree

extension Checker {
  /// `x`: the root of a hosted tree, or of the tree that belongs to a controller or a cell.
  package func rootNode(_ name: Name, orBrought: Bool = false) -> Checked? {
    guard let hosted = session.views.roots[name.text], orBrought || hosted.owner == nil else { return nil }
    let text = name.text
    return Checked(.named("ViewOnScreen"), name.range, role: .environment) { session throws(Problem) in
      session.views.roots[text].map { .node($0.root) } ?? .nothing
    }
  }

  /// The path from a hosted tree on, for one that leads there through environments: `main/x/Text`, `main/Text`.
  private func fromRoot(_ steps: [PathStep]) -> [PathStep] {
    guard let first = steps.first, session.views.roots[first.name.text] == nil else { return steps }
    let ends = steps.indices.filter { session.environments(path: steps[...$0].map(\.written)).count == 1 }
    guard let end = ends.last, let top = session.environments(path: steps[...end].map(\.written)).first,
      case let rest = steps[(end + 1)...], !rest.isEmpty
    else { return steps }
    let root = session.roots(below: top).first { !session.views(path: rest, below: $0.root).isEmpty }
    guard let root else { return steps }
    return [PathStep(name: Name(root.name, steps[end].name.range), isQuoted: false)] + rest
  }

  /// `x/Text[1]`, `x/"Add"`: a view on screen; nil if the path does not begin with a hosted tree.
  package mutating func node(path written: [PathStep], _ range: SourceRange) throws(Problem) -> Checked? {
    let steps = fromRoot(written)
    guard let first = steps.first, !first.isQuoted, let hosted = session.views.roots[first.name.text] else {
      return nil
    }
    let isAmongEnvironments = hosted.owner != nil && !steps.contains { $0.isQuoted }
    if isAmongEnvironments, session.views(path: steps.dropFirst(), below: hosted.root).isEmpty { return nil }
    let place = place(range)
    _ = try session.view(path: steps, place)
    return Checked(.named("ViewOnScreen"), range, role: .environment) { session throws(Problem) in
      .node(try session.view(path: steps, place))
    }
  }

  /// A property of a view on screen: the shown value, a counter, or a state.
  mutating func nodeMember(_ name: Name, of base: Checked, _ range: SourceRange) throws(Problem) -> Checked? {
    guard base.type == .named("ViewOnScreen") else { return nil }
    let place = place(range)
    // The values of local variables are not known while the code is checked.
    var (copy, trial) = (session, self)
    copy.runtime.base = copy.runtime.stack.count
    copy.runtime.stack += Array(repeating: .nothing, count: trial.contexts[trial.last].slot())
    guard case .node(let id) = try base.code(&copy) else {
      throw problem(
        "which view this is cannot be told before it runs, and so not whether it has `\(name.text)`",
        at: base.range, suggestion: "write its path, such as `x/Text[0].\(name.text)`")
    }
    let (code, text) = (base.code, name.text)
    if let type = session.views.graph[id]?.element.type,
      let member = session.property(text, of: .named(type)), member.kind == .property,
      session.info(.named(type))?.isApple == false, text != "body"
    {
      var checked = property(member, name, of: base, range)
      if member.isPrivate {
        checked.store = nil
        checked.fixed = Fixed(why: "`\(text)` is private to \(type), and cannot be set from outside")
      }
      return checked
    }
    guard let (_, value) = try copy.onlyProperty(text, ofView: id, place) else {
      let types = ["ViewOnScreen"] + (session.views.graph[id].map { [$0.element.type] } ?? [])
      let known = types.flatMap { session.memberNames(of: .named($0)) }
      throw problem(
        "\(session.name(ofView: id)) has no `\(text)`", at: name.range,
        suggestion: Spelling.suggestion(for: text, among: known))
    }
    return Checked(session.type(of: value), range) { session throws(Problem) in
      guard case .node(let id) = try code(&session),
        let (_, value) = try session.onlyProperty(text, ofView: id, place)
      else { throw Problem("the view has no `\(text)` any more", at: place) }
      return value
    }
  }

  /// `x/sheet`, `x/alert[1]`: a presentation that a hosted view declares; nil for other paths.
  package func presentation(path steps: [PathStep], _ range: SourceRange) -> Checked? {
    guard let first = steps.first, let last = steps.last, steps.count > 1, !last.isQuoted,
      Presentation.Kind(rawValue: last.name.text) != nil, session.views.roots[first.name.text] != nil
    else { return nil }
    let place = place(range)
    return Checked(.named("Presentation"), range, role: .environment) { session throws(Problem) in
      .screen(try session.presentation(first.name.text, steps.dropFirst().dropLast(), last, place))
    }
  }
}

extension Session {
  /// The problem that no view below another one is meant by a step, with what stands there.
  func noView(
    _ step: PathStep, _ written: String, in name: String, below root: ViewID, _ place: Place
  ) -> Problem {
    let known = views.visible(below: root).flatMap { [views.graph[$0]?.element.type, label(of: $0)] }
      .compactMap { $0 }
    let (text, isField) = (step.name.text, step.name.text.hasSuffix("Field") && known.contains("searchable"))
    let hint: String? =
      switch step.isQuoted {
      case false where isField: "the field to search in is `\(name)/searchable`"
      case false where known.contains(text): "a label stands in quotes: `\(name)/\(Self.quoted(text))`"
      default: Spelling.suggestion(for: text, among: known)
      }
    return Problem("there is no \(written) in \(name) now", at: place, suggestion: hint)
  }

  /// The hosted trees below an environment, or all; those that `host` made come first.
  package func roots(below top: EnvironmentID?) -> [HostedView] {
    views.roots.values.filter { isBelow($0.host, top) }.sorted {
      ($0.owner == nil ? 0 : 1, $0.name) < ($1.owner == nil ? 0 : 1, $1.name)
    }
  }

  /// Whether an environment is, or stands below, another; all stand below nil.
  package func isBelow(_ id: EnvironmentID?, _ top: EnvironmentID?) -> Bool {
    top == nil || id == top || id.map { traits.tree.ancestors(of: $0).contains { $0 == top } } ?? false
  }

  /// The presentation that a path means, on screen or not.
  fileprivate func presentation(
    _ root: String, _ around: ArraySlice<PathStep>, _ step: PathStep, _ place: Place
  ) throws(Problem) -> ScreenID {
    guard let hosted = views.roots[root] else { throw Problem("nothing is hosted as `\(root)`", at: place) }
    let (kind, views) = (step.name.text, views(path: around, below: hosted.root))
    var found: [ScreenID] = []
    var near: [ScreenID] = []
    for one in views.flatMap({ presentations(step, below: $0) }) where !found.contains(one.id) {
      found.append(one.id)
      if depth(of: one.id) == depth(of: found[0]) { near.append(one.id) }
    }
    if let index = step.index, found.indices.contains(index) { return found[index] }
    // Of several that should be presented, only one is; one in another presentation comes second.
    for group in [near, found] where step.index == nil {
      let up = group.filter { screens.rows[$0]?.controller != nil }
      let shown = up.count == 1 ? up : group.filter { screens.rows[$0]?.presentation?.isPresented == true }
      if shown.count == 1 { return shown[0] }
    }
    if step.index == nil, near.count == 1 { return near[0] }
    if !found.isEmpty {
      throw Problem(
        "`\(root)` declares \(found.count) \(found.count == 1 ? "presentation" : "presentations") of the kind `\(kind)`",
        at: place, suggestion: "write the index of one, from 0: `\(root)/\(kind)[0]`")
    }
    if placement(at: hosted.host) == nil {
      throw Problem(
        "`\(root)` stands on no screen", at: place,
        suggestion: "host it in a scene on a device: `scene main on iPhone16 { … }`")
    }
    throw Problem("`\(root)` declares no \(kind)", at: place)
  }

  /// In how many others a presentation stands.
  private func depth(of id: ScreenID) -> Int { screens.rows[id]?.name.count { $0 == "/" } ?? 0 }
}
