internal import Observation
internal import StateUpdates

extension Screen {
  private static let maximumPasses = 100

  /// Turns the run loop: updates traits, bodies, representables and presentations, until nothing is left to do.
  ///
  /// - Throws: A problem, if a body changes what views show, if updates do not come to an end, or if a view contains itself.
  public func update() throws {
    let start = graph.passes
    var isDue = true
    while isDue {
      if graph.passes - start > Self.maximumPasses { throw endless }
      try application.update()
      noteTraits()
      isDue = false
      while let work = try graph.next() {
        isDue = true
        if graph.passes - start > Self.maximumPasses { throw endless }
        try perform(work)
        if let problem {
          self.problem = nil
          throw problem
        }
      }
      // Environment values around representables reach UIKit views with the next turn.
      if isDue { for (id, view) in made { view.host.apply(environment(at: id)) } }
      if try settlePresentations() { isDue = true }
    }
  }

  private var endless: ViewProblem {
    ViewProblem(
      "\(Self.maximumPasses) passes did not bring the views to rest",
      "something writes what it reads itself; write only where the value differs")
  }

  /// Notifies the graph of environment keys that have changed with the traits.
  private func noteTraits() {
    let before = outside
    outside = EnvironmentValues(window.traitCollection)
    for (name, key) in keys where !Box.areEqual(before.value(of: key), outside.value(of: key)) {
      for reader in graph.readers(of: name) { graph.changedOutside(name, at: reader) }
    }
  }

  private func perform(_ work: ViewWork<Box>) throws(ViewProblem) {
    switch work {
    // Boxes have used `==` already.
    case .compare(let id, _, _): graph.compared(id, areSame: false)
    case .evaluate(let id): try evaluate(id)
    case .make(let id), .update(let id): try updateRepresentable(id)
    case .dismantle(let id, _):
      guard let view = made.removeValue(forKey: id) else { return }
      view.dismantle()
      view.host.removeFromSuperview()
    case .appear(let id):
      for case .appear(let action) in details(of: id).modifiers { action() }
    case .disappear(_, let element):
      for case .disappear(let action) in element.details.details.modifiers { action() }
    case .change(let id, let index, let old, let new, _):
      if case .change(_, _, let action)? = details(of: id).modifiers.dropFirst(index).first {
        action(old.value, new.value)
      }
    case .complete(let number): completions.removeValue(forKey: number)?()
    }
  }

  /// Runs a body, and passes its elements to the graph.
  private func evaluate(_ id: ViewID) throws(ViewProblem) {
    var elements: [Element] = []
    if let view = graph[id]?.element.value.value as? any View {
      place(view, at: id)
      elements = observe(id) { self.elements(of: view.body, at: 0) }
    }
    try graph.finish(elements)
  }

  private func updateRepresentable(_ id: ViewID) throws(ViewProblem) {
    if let view = graph[id]?.element.value.value as? any UIViewRepresentable {
      place(view, at: id)
      let environment = environment(at: id)
      observe(id) {
        if let known = made[id] { return view.update(known, in: environment) }
        let new = view.make(in: environment)
        made[id] = new
        guard let view = new.object as? UIKitTraits.View else { return }
        new.host.apply(environment)
        new.host.addSubview(view)
        window.addSubview(new.host)
      }
    }
    try graph.finish()
  }

  /// Runs a body or an update; it runs again when a property of an observable object that it has read changes.
  private func observe<Result>(_ id: ViewID, _ body: () -> Result) -> Result {
    graph.noteRead(.object(id.row))
    return withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated {
        self?.change { graph throws(ViewProblem) in try graph.changed(.object(id.row)) }
      }
    }
  }
}

extension EnvironmentValues {
  fileprivate func value(of key: (some TraitBridgedEnvironmentKey).Type) -> Any { self[key] }
}
