import Sessions
import StateUpdates
import Syntax

extension Checker {
  /// `why player.body`: explains what made a body run; nil if the question is about something else.
  mutating func explanation(ofView expression: Expression, _ verb: VerbStatement) throws(Problem) -> Checked?
  {
    guard case .member(let base, let name) = expression.kind, let view = try? checkUnfitted(base),
      view.type == .named("ViewOnScreen")
    else { return nil }
    let (code, place, text) = (view.code, place(expression.range), name.text)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .node(let id) = try code(&session), let node = session.views.graph[id] else { return }
      if Session.runs.contains(text) { return session.report(session.explanation(ofBody: node, id).lines) }
      if let answer = try session.explanation(ofProperty: text, node, id, place) {
        return session.report(answer.lines)
      }
      guard let (found, value) = try session.onlyProperty(text, ofView: id, place) else {
        throw Problem("\(session.name(ofView: id)) has no `\(text)`", at: place)
      }
      session.report(session.explanation(ofAttribute: text, value, of: found).lines)
    }
  }
}

extension Session {
  fileprivate static let runs: Set = [
    "body", "updateUIView", "updateUIViewController", "updates", "evaluations", "inits", "makes",
  ]

  /// The source of a view property's data, and the bodies that read it; nil if it is not a property of the view itself.
  fileprivate mutating func explanation(
    ofProperty name: String, _ node: ViewNode<Value>, _ id: ViewID, _ place: Place
  ) throws(Problem) -> Explanation? {
    guard let info = info(.named(node.element.type)), !info.isApple,
      let field = info.fields.first(where: { $0.name == name }), let member = info.members[name]?.first
    else { return nil }
    var view = Value.node(id)
    var answer = Explanation(value: shown(try read(name, member, of: &view, place, as: nil)))
    switch field.wrapper {
    case .state, .stateObject:
      let readers = views.graph.views.filter { views.graph[$0]?.reads.contains(.state(id, name)) == true }
      let names = readers.map { self.name(ofView: $0) }.joined(separator: ", ")
      let first = node.element.state[name].map { "; its first value was \(shown($0))" } ?? ""
      answer.preface = ["a state of \(self.name(ofView: id))\(first)"]
      answer.notes = [names.isEmpty ? "no body has read it" : "read by \(names)"]
    case .binding:
      let binding = installed(id).flatMap { stored(name, of: $0) }?.binding
      answer.preface = ["a binding to \(binding.map { $0.place(in: self) } ?? "nothing")"]
    case .environment(let key, _):
      let isGiven = views.graph.provided(key, at: id) != nil
      answer.preface = ["the environment's \(key)" + (isGiven ? ", which a modifier above gives" : "")]
      if !isGiven, let bridged = BridgedKey(key, in: self), let host = host(around: id) {
        let trait = explanation(of: bridged.index, at: host)
        (answer.links, answer.notes) = (trait.links, trait.notes)
      }
    case .object: answer.preface = ["an object that somebody else owns"]
    default: answer.preface = ["a plain property: what the view above gave when its body ran last"]
    }
    return answer
  }

  fileprivate func explanation(ofBody node: ViewNode<Value>, _ id: ViewID) -> Explanation {
    let (isView, counts) = (node.element.role == .view, node.counts)
    let runs = count(isView ? counts.evaluations : counts.updates, "time")
    let reads = Set(node.reads.map { $0.name(in: self) }).sorted(on: \.self).joined(separator: ", ")
    var answer = Explanation(value: "\(isView ? "body" : "update") of \(self.name(ofView: id)): ran \(runs)")
    answer.preface = node.reasons.map { "ran last because \($0.text(in: self))" }
    answer.notes = [
      reads.isEmpty
        ? "it depends on nothing that could make it run again"
        : "it depends on \(reads): a change of that makes it run again"
    ]
    if node.element.role != .content {
      answer.notes.append(
        "its value was made \(count(counts.inits, "time")); where it is equal, nothing runs")
    }
    return answer
  }

  fileprivate func explanation(ofAttribute name: String, _ value: Value, of id: ViewID) -> Explanation {
    var answer = Explanation(value: shown(value))
    for case .attribute(name, let model) in views.graph[id]?.element.modifiers ?? [] {
      let target = shown(ModifierValue.shown(model, of: name))
      answer.notes.append(
        views.graph.isAnimating(id) && target != shown(value)
          ? "on its way to \(target), which state has already" : "what its body has given")
    }
    return answer
  }
}
