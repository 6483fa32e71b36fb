import Drawings
import StateUpdates

extension Views {
  /// What the views hold that is a value of the session's.
  var values: [Value] {
    graph.views.flatMap { id -> [Value] in
      guard let node = graph[id] else { return [] }
      return [node.element.value, node.element.details] + node.state.values
    } + completions.values + made.values.flatMap { [$0.view, $0.coordinator] }
      + sinks.flatMap { [$0.key] + $0.value } + timers.flatMap { [$0.timer, $0.action] }
  }
}

extension Session {
  /// `trace`: what ran, as it happens.
  mutating func traceViews() {
    for event in views.graph.takeEvents() {
      if case .duplicate(_, let id) = event {
        warn(
          "ForEach: the id \(shown(id)) occurs more than once, and its views cannot be told apart", at: nil)
      }
      guard settings.traces, let text = text(of: event) else { continue }
      let line = StyledText("· \(text)", .dim)
      report { _ in [line] }
    }
  }

  private func text(of event: ViewEvent<Value>) -> String? {
    switch event {
    case .initialized(let id): "\(name(ofView: id))  init"
    case .evaluated(let id, let reasons): "\(name(ofView: id))  body" + because(reasons)
    case .made(let id): "\(name(ofView: id))  make"
    case .updated(let id, let reasons): "\(name(ofView: id))  update" + because(reasons)
    case .dismantled(let type): "\(type)  dismantle"
    case .wrote(let source, let old, let new): "\(name(of: source))  \(shown(old)) → \(shown(new))"
    case .ignored(let source): "\(name(of: source))  written with what it holds: ignored"
    case .animated(let id, let attribute, _): "\(name(ofView: id)).\(attribute)  animates"
    case .duplicate: nil
    }
  }

  private func because(_ reasons: [ViewReason]) -> String {
    reasons.isEmpty ? "" : "  " + reasons.map { text(of: $0) }.joined(separator: "; ")
  }

  /// Why something ran, in a few words.
  package func text(of reason: ViewReason) -> String {
    switch reason {
    case .appeared: "it is new"
    case .input: "what it was given differs"
    case .read(let source): "it reads \(name(of: source)), which changed"
    case .settled: "the pass behind the first layout"
    }
  }

  /// What a source is called.
  package func name(of source: ViewSource) -> String {
    switch source {
    case .state(let id, let name): "\(self.name(ofView: id)).\(name)"
    case .object(let row): "\(heap.objects[row]?.type ?? "object")"
    case .property(let row, let name): "\(heap.objects[row]?.type ?? "object").\(name)"
    case .environment(let key): "the environment's \(key.split(separator: ":").last ?? "")"
    case .variable(let name): name
    }
  }
}
