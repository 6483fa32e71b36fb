import Presentations
import StateUpdates

// What the content of a presentation asks of it.
extension Session {
  /// Refuses what the version in use does not have, and warns once of what a modifier cannot mean.
  mutating func requireAllowed(_ presentation: Presentation, _ id: ScreenID, _ place: Place) throws(Problem) {
    if presentation.kind == .inspector, traits.version == .iOS16 { throw .noInspectors(at: place) }
    var problem = isOnMac(id) && presentation.kind == .fullScreenCover ? PresentationProblem.noCovers : nil
    do throws(PresentationProblem) { try presentation.modifiers.requireValid() } catch { problem = error }
    guard let problem else { return }
    let remedy = problem.suggestion.map { " (\($0))" } ?? ""
    let warning = ScreenWarning(id: id, text: "`\(name(of: id))`: \(problem)\(remedy)")
    if screens.warned.insert(warning).inserted { warn(warning.text, at: place) }
  }

  /// What the views in a presentation's block ask of it, where its declaration says nothing.
  mutating func readModifiers(of id: ScreenID, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id], row.content.views != nil, row.controller != nil,
      var presentation = row.presentation,
      let root = views.roots[row.name]?.root
    else { return }
    presentation.modifiers = try modifiers(below: root, after: row.own, place)
    presentation.idealSize = try idealSize(for: presentation, below: root, place)
    let read = presentation
    try presentations(row.place) { _ throws(PresentationProblem) in try read.modifiers.requireValid() }
    let selection = row.own.names.contains("selection") ? row.selection : self.selection(below: root, place)
    screens.rows[id]?.presentation = read
    screens.rows[id]?.selection = selection
  }

  /// The size of content whose own size counts.
  mutating func idealSize(
    for presentation: Presentation, below id: ViewID, _ place: Place
  ) throws(Problem) -> Size? {
    if presentation.modifiers.fitted.isEmpty { return nil }
    return try size(ofView: id, SizeProposal(), place)
  }

  /// What the content asks of its presentation, wherever in it that is written: the outermost wins.
  mutating func modifiers(
    below id: ViewID, after own: (names: Set<String>, modifiers: PresentationModifiers) = ([], .init()),
    _ place: Place
  ) throws(Problem) -> PresentationModifiers {
    var (done, modifiers) = own
    var waiting = [id]
    while let next = waiting.popLast() {
      guard let node = views.graph[next] else { continue }
      for modifier in node.element.details.view?.modifiers.reversed() ?? []
      where !done.contains(modifier.name) {
        if try apply(modifier, to: &modifiers, place) { done.insert(modifier.name) }
      }
      waiting += node.children.reversed()
    }
    return modifiers
  }

  /// Puts what a modifier says into the data; false where it is none of presentations.
  private mutating func apply(
    _ modifier: ModifierValue, to modifiers: inout PresentationModifiers, _ place: Place
  ) throws(Problem) -> Bool {
    if modifier.name == "formStyle" {
      modifiers.formStyle = modifier["style"].map { shown($0).filter { $0 != "." } }
      return true
    }
    guard let known = PresentationModifier.all.first(where: { $0.names.contains(modifier.name) }) else {
      return false
    }
    if modifier["ideal"] != nil {
      modifiers.columnWidth = ColumnWidth(modifier) ?? .automatic
      return true
    }
    if case .closure(let content)? = modifier["content"] {
      let view = viewValue(try call(content, with: []))
      try known.set(&modifiers, view?.custom ?? .string(view?.type ?? "EmptyView"), place)
      return true
    }
    if modifier["horizontal"] != nil || modifier["vertical"] != nil {
      func form(_ name: String) -> CompactAdaptation.Form {
        modifier[name].flatMap { .init(rawValue: $0.caseName) } ?? .automatic
      }
      modifiers.adaptation = CompactAdaptation(form("horizontal"), vertical: form("vertical"))
      return true
    }
    try known.set(&modifiers, modifier.arguments.first?.value ?? known.fallback ?? .nothing, place)
    return true
  }

  /// The binding of the selected detent, wherever in the content that is written.
  func selection(below id: ViewID, _ place: Place) -> ScreenBinding? {
    guard let node = views.graph[id] else { return nil }
    let modifier = node.element.details.view?.modifiers.last { $0.name == "presentationDetents" }
    guard let bound = modifier?["selection"]?.binding else {
      return node.children.lazy.compactMap { self.selection(below: $0, place) }.first
    }
    return ScreenBinding { session throws(Problem) in
      try session.read(bound, place)
    } set: { session, value throws(Problem) in
      try session.write(value, to: bound, place)
    }
  }
}

extension ColumnWidth {
  /// The width that a modifier asks for: a number, or `min`, `ideal` and `max`.
  init?(_ modifier: ModifierValue) {
    if let ideal = modifier["ideal"]?.number {
      self = .flexible(minimum: modifier["min"]?.number, ideal: ideal, maximum: modifier["max"]?.number)
    } else if let width = modifier.arguments.first?.value.number {
      self = .fixed(width)
    } else {
      return nil
    }
  }
}

extension Problem {
  /// Inspectors came later than iOS 16.
  package static func noInspectors(at place: Place) -> Problem {
    Problem(
      "there are inspectors from iOS 17 and macOS 14 on", at: place, suggestion: "`use iOS 17` has them")
  }
}
