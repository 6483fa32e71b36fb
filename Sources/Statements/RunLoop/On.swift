import Sessions
import Syntax
import Traits

extension StatementKind {
  static let on = StatementKind(
    "on", [[.place("place")], .name("event"), .block("block")], .runLoop,
    "Runs statements whenever an environment lays out, draws, appears …",
    "Plays the method that an app would override. In the block `sender` is the environment, and `previous` its collection before the change that this pass has brought, or the present one; in `draw` it is the present one, since nothing has changed after the layout of the same pass. A second one for the same event replaces the first. Where reads are tracked, since iOS 18, what it reads counts from its next run on.",
    example: "on cell layoutSubviews { print \"layout \\(cell.theme)\" }",
    decisions: [
      "callOrder", "trackedReads", "propertiesOrder", "constraintsOrder", "configurations",
      "trackedCollections", "sceneUpdates",
    ]
  ) { verb, checker throws(Problem) in
    let (owner, event) = try checker.eventPlace(verb)
    let (code, captures) = try checker.handler(verb.body, sender: owner.type)
    return checker.action(at: owner.code, verb.range) { session, id, place throws(Problem) in
      let function = session.makeFunction(code, capturing: captures)
      let isReplacing = session.traits.handler(of: event, at: id) != nil
      let tag = session.addHandler(
        Handler(function: function, target: nil, title: "on \(event.rawValue)", place: place))
      try session.engine(place) { traits in
        if event == .updateProperties { try traits.checkVersion(26, has: "updateProperties()") }
        try traits.observe(event, at: id, tag: tag)
      }
      let name = session.name(of: id)
      session.confirm(
        "\(name) runs this on \(event.rawValue)" + (isReplacing ? ", instead of the one before" : ""))
    }
  }

  static let removeOn = StatementKind(
    "remove on", [[.place("place")], .name("event")], .runLoop, "Removes the handler of an event",
    "The event goes unnoticed again.", example: "remove on cell layoutSubviews"
  ) { verb, checker throws(Problem) in
    let (owner, event) = try checker.eventPlace(verb)
    return checker.action(at: owner.code, verb.range) { session, id, place throws(Problem) in
      let name = session.name(of: id)
      guard let tag = session.traits.handler(of: event, at: id), tag != Handler.methodTag else {
        throw Problem(
          "`\(name)` has no handler for `\(event.rawValue)`", at: place,
          suggestion: "`on \(name) \(event.rawValue) { … }` gives it one")
      }
      session.handlers[tag] = nil
      let isOverridden =
        session.info(.named(session.className(of: id)))?.overriddenMethods(in: session).contains(event)
        == true
      try session.engine(place) { traits in
        traits.stopObserving(event, at: id)
        if isOverridden { try traits.observe(event, at: id, tag: Handler.methodTag) }
      }
      session.confirm("\(name) runs nothing on \(event.rawValue)")
    }
  }
}

extension Checker {
  /// The environment and the event; within a node's block the environment may be left out.
  fileprivate mutating func eventPlace(_ verb: VerbStatement) throws(Problem) -> (Checked, TraitEvent) {
    let owner = try environmentOrSurrounding(verb, needs: "`on` needs an environment and an event")
    return (owner, try event(verb.word("event")))
  }

  /// The environment in the slot `place`; if it is left out within a node's block, the block's environment.
  mutating func environmentOrSurrounding(_ verb: VerbStatement, needs: String) throws(Problem) -> Checked {
    if let expression = verb.expression("place") { return try environment(expression) }
    guard let surrounding else {
      throw problem(needs, at: verb.headRange, suggestion: "write `\(verb.head) NAME …`")
    }
    return Checked(.named(surroundingClass), verb.headRange, surrounding)
  }

  private func event(_ name: Name) throws(Problem) -> TraitEvent {
    if let event = TraitEvent(rawValue: name.text) { return event }
    if name.text.lowercased().contains("configuration") {
      throw problem(
        "nothing here has a configuration: `\(name.text)` never runs", at: name.range,
        suggestion: "`updateProperties` is tracked as well; see `show decision configurations`")
    }
    let known = TraitEvent.allCases.map(\.rawValue)
    let begun = known.first { name.text.count > 3 && $0.hasPrefix(name.text) }
    throw problem(
      "there is no event `\(name.text)`", at: name.range,
      suggestion: begun.map { "did you mean `\($0)`?" } ?? Spelling.suggestion(for: name.text, among: known)
        ?? "`help events` lists them")
  }
}
