import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let register = StatementKind(
    "register",
    [
      [.place("place")], "for", .list("keys", .expression("key")),
      ["capturing", .list("captures", .expression("capture"))],
      .choice([[.block("block")], [["target", .place("target")], "action", .name("action")]]),
    ], .registrations, "registerForTraitChanges: runs a block or an action when a trait changes",
    "Runs once a turn in which one of the traits really changed there, never for the value that is there now. In the block `sender` is the environment and `previous` its collection before. The registration lives as long as its environment. `capturing badge` lets the block hold on to an object, as a Swift closure that names it would. A variable of the session is read when the block runs; a constant of a block around it is copied when it is made.",
    example:
      "register cell for theme, horizontalSizeClass { print \"\\(previous.theme) -> \\(sender.theme)\" }",
    decisions: ["callOrder", "coalescing", "tokens", "targets", "sceneUpdates"], hasValue: true
  ) { verb, checker throws(Problem) in
    let owner = try checker.environmentOrSurrounding(verb, needs: "`register` needs an environment")
    let keys = try checker.traitList(verb.expressions("keys"))
    let made = try checker.registrationHandler(verb, owner)
    let (environment, place) = (owner.code, checker.place(verb.range))
    var checked = Checked(.named("UITraitChangeRegistration"), verb.range) { session throws(Problem) in
      guard let id = try environment(&session).environment else { return .nothing }
      let handler = try made(&session, id)
      let token = try session.register(
        try keys(&session), at: id, handler, handler.target?.environment, place)
      let names = (session.registration(token)?.traits ?? []).map { session.propertyName($0) }
      session.confirm("\(session.name(of: id)) is observed for \(names.joined(separator: ", "))")
      return token
    }
    checked.role = .statement
    return checked
  }

  static let unregister = StatementKind(
    "unregister", [.place("place")], .registrations, "Ends a registration by its token",
    "Ending one twice is harmless, as in UIKit. `unregister cell` ends all that observe `cell`, also those that no variable holds.",
    example: "unregister watch", decisions: ["tokens"]
  ) { verb, checker throws(Problem) in
    let checked = try checker.checkUnfitted(verb.value("place"))
    if !checker.session.isEnvironment(checked.type) {
      _ = try checker.fit(checked, to: .named("UITraitChangeRegistration"))
    }
    let code = checked.code
    return checker.action(verb) { session, place throws(Problem) in
      let value = try code(&session)
      if case .registration(let id) = value {
        session.traits.unregister(id)
        return session.confirm("registration ended")
      }
      guard let id = value.environment else { return }
      try session.requireAlive(id, place)
      let all = session.traits.registrations(at: id)
      for registration in all { session.traits.unregister(registration) }
      let name = session.name(of: id)
      let ended = "\(count(all.count, "registration")) on \(name) ended"
      session.confirm(all.isEmpty ? "\(name) is not observed" : ended)
    }
  }
}

extension Checker {
  /// The traits in a list of keys: by property or definition, or through one of Apple's lists or a variable.
  fileprivate mutating func traitList(_ keys: [Expression]) throws(Problem) -> Code {
    var codes: [Code] = []
    for key in keys {
      if let index = traitKey(key) {
        codes.append(always(.trait(session.definitions.traits[index].id)))
        continue
      }
      if case .name(let name) = key.kind, !name.text.hasPrefix("systemTraits"),
        session.variables[name.text] == nil, local(name.text) == nil
      {
        throw notATrait(name)
      }
      let checked = try checkUnfitted(key)
      guard fits(checked.type, .list(.named("UITrait"))) || fits(checked.type, .named("UITrait")) else {
        throw problem("expected a trait, found \(named(checked.type))", at: key.range)
      }
      codes.append(checked.code)
    }
    return { [codes] session throws(Problem) in
      .list(try session.evaluate(codes).flatMap { if case .list(let all) = $0 { all } else { [$0] } })
    }
  }

  /// The problem for a word that is not a trait; often the type of a trait was written instead.
  private func notATrait(_ name: Name) -> Problem {
    let meant = session.definitions.traits.first { $0.type == .named(name.text) }
    guard let property = meant?.property else { return unknownTrait(name) }
    return problem(
      "`\(name.text)` is a type, and no trait", at: name.range, suggestion: "write `\(property)`")
  }

  fileprivate mutating func registrationHandler(
    _ verb: VerbStatement, _ owner: Checked
  ) throws(Problem) -> @Sendable (inout Session, EnvironmentID) throws(Problem) -> Handler {
    let place = place(verb.range)
    guard let block = verb.block("block") else { return try actionHandler(verb, place) }
    let (code, captures) = try handler(block, sender: owner.type)
    let held = try verb.expressions("captures").map { held throws(Problem) in try environment(held).code }
    return { session, _ throws(Problem) in
      var function = session.makeFunction(code, capturing: captures)
      function.captured += try session.evaluate(held)
      return Handler(function: function, target: nil, title: "block", place: place)
    }
  }

  private mutating func actionHandler(
    _ verb: VerbStatement, _ place: Place
  ) throws(Problem) -> @Sendable (inout Session, EnvironmentID) throws(Problem) -> Handler {
    let name = verb.word("action")
    let known = session.definitions.actions
    guard known[name.text] != nil else {
      throw unknown(
        "action", name, among: known.keys, otherwise: "`define action \(name.text)() { … }` makes it")
    }
    let (text, target) = (name.text, try environment(ifIn: "target", of: verb))
    // The action is looked up when it runs, so that `redefine` also affects existing registrations.
    let body: Action = { session throws(Problem) in
      guard let action = session.definitions.actions[text] else { return .next }
      let arguments = action.code.parameters.indices.map { session.local($0) }
      return .returns(try session.call(action, with: arguments))
    }
    let environment = Type.named("UITraitEnvironment")
    let code = FunctionCode(
      parameters: [environment, environment, .named("UITraitCollection")], body: body, place: place)
    return { session, id throws(Problem) in
      let own = try target?(&session).environment
      let title = "action \(text)" + (own.map { $0 == id ? "" : " on \(session.name(of: $0))" } ?? "")
      return Handler(
        function: session.makeFunction(code), target: .environment(own ?? id), title: title, place: place)
    }
  }
}
