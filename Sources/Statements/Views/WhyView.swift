import Drawings
import Sessions
import StateUpdates
import Syntax

extension Checker {
  /// `why player.body`: what made a body run; nil where the question is about something else.
  mutating func explanation(ofView expression: Expression, _ verb: VerbStatement) throws(Problem) -> Checked?
  {
    guard case .member(let base, let name) = expression.kind, let view = try? checkOpen(base),
      view.type == .named("ViewOnScreen")
    else { return nil }
    let (code, place, text) = (view.code, place(expression.range), name.text)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .node(let id) = try code(&session) else { return }
      if Session.runs.contains(text) {
        return session.explainBody(of: id)
      }
      if try session.explainProperty(text, of: id, place) { return }
      guard let (found, value) = try session.onlyProperty(text, ofView: id, place) else {
        throw Problem("\(session.name(ofView: id)) has no `\(text)`", at: place)
      }
      session.explain(text, value, of: found)
    }
  }
}

extension Session {
  /// What runs of a view, and the counters of it.
  fileprivate static let runs: Set = [
    "body", "updateUIView", "updateUIViewController", "updates", "evaluations", "inits", "makes",
  ]

  /// Where the data of a view's property lies, and who reads it; false where it is no property of the view itself.
  fileprivate mutating func explainProperty(_ name: String, of id: ViewID, _ place: Place) throws(Problem)
    -> Bool
  {
    guard let node = views.graph[id], let info = info(.named(node.element.type)), !info.isApple,
      let field = info.fields.first(where: { $0.name == name }), let member = info.members[name]?.first
    else { return false }
    var view = Value.node(id)
    let value = try read(name, member, of: &view, place, as: nil)
    let binding = installed(id).flatMap { stored(name, of: $0) }?.binding
    var lines = [StyledText(shown(value), .strong)]
    switch field.wrapper {
    case .state, .stateObject:
      let readers = views.graph.views.filter { views.graph[$0]?.reads.contains(.state(id, name)) == true }
      let names = readers.map { self.name(ofView: $0) }.joined(separator: ", ")
      let first = node.element.state[name].map { "; its first value was \(shown($0))" } ?? ""
      lines.append(StyledText("  a state of \(self.name(ofView: id))\(first)"))
      lines.append(StyledText(names.isEmpty ? "  no body has read it" : "  read by \(names)", .dim))
    case .binding:
      lines.append(StyledText("  a binding to \(binding.map { self.place(of: $0) } ?? "nothing")"))
    case .environment(let key, _):
      let isGiven = views.graph.provided(key, at: id) != nil
      lines.append(
        StyledText("  the environment's \(key)" + (isGiven ? ", which a modifier above gives" : "")))
    case .object: lines.append(StyledText("  an object that somebody else owns"))
    default: lines.append(StyledText("  a plain property: what the view above gave when its body ran last"))
    }
    let all = lines
    report { layout in all.flatMap { $0.wrapped(to: layout.width, hanging: 2) } }
    return true
  }

  /// Why a body or an update ran last, and what it has read.
  fileprivate mutating func explainBody(of id: ViewID) {
    guard let node = views.graph[id] else { return }
    let isView = node.element.role == .view
    let count = isView ? node.counts.evaluations : node.counts.updates
    let name = self.name(ofView: id)
    var lines = [
      StyledText(
        "\(isView ? "body" : "update") of \(name): ran \(count) \(count == 1 ? "time" : "times")", .strong)
    ]
    lines += node.reasons.map { StyledText("  ran last because \(text(of: $0))") }
    let reads = Set(node.reads.map { self.name(of: $0) }).sorted()
    lines.append(
      StyledText(
        reads.isEmpty
          ? "  it has read nothing that could make it run again"
          : "  it has read \(reads.joined(separator: ", ")): a change of that makes it run again", .dim))
    if node.element.role != .content {
      lines.append(
        StyledText(
          "  its value was made \(node.counts.inits) \(node.counts.inits == 1 ? "time" : "times"); where it is equal, nothing runs",
          .dim))
    }
    let all = lines
    report { layout in all.flatMap { $0.wrapped(to: layout.width, hanging: 2) } }
  }

  /// What the screen shows of an attribute, and what state has it become.
  fileprivate mutating func explain(_ name: String, _ value: Value, of id: ViewID) {
    var lines = [StyledText(shown(value), .strong)]
    let modifiers = views.graph[id]?.element.modifiers ?? []
    for modifier in modifiers {
      guard case .attribute(let own, let model) = modifier, own == name else { continue }
      let target = shown(Session.shown(model, of: name))
      lines.append(
        StyledText(
          views.graph.isAnimating(id) && target != shown(value)
            ? "  on its way to \(target), which state has already" : "  what its body has given", .dim))
    }
    let all = lines
    report { _ in all }
  }
}
