import Syntax
import Traits
import ViewTree

extension AppleTypes {
  /// What all environments have in common.
  static let environments = [
    AppleType("UITraitEnvironment", .protocol, "What has traits.", reading + counting),
    AppleType("UITraitChangeObservable", .protocol, "What can be observed.", observing),
    AppleType(
      "UITraitChangeRegistration", .class, "A registration for changes of traits.",
      [
        AppleRow("var calls: Int { get }", "How often its handler was called.") {
          session, value, _, _ throws(Problem) in .int(session.registration(value)?.calls ?? 0)
        },
        AppleRow("var traits: [UITrait] { get }", "The traits that it is for.") {
          session, value, _, _ throws(Problem) in
          .list(session.registration(value)?.traits.map { .trait($0) } ?? [])
        },
        AppleRow("var target: UITraitEnvironment { get }", "Whose method it calls, or what it observes.") {
          session, value, _, _ throws(Problem) in
          .optional(session.registration(value).map { $0.target ?? $0.environment })
        },
      ]),
  ]

  private static let reading: [AppleRow] = [
    AppleRow("subscript(_ trait: UITrait) -> V", "A trait's value, by its definition."),
    collection("traitCollection", "The traits that are in force here."),
    collection("traits", "Short for `traitCollection`."),
    overrides("traitOverrides", "What is set here."),
    overrides("overrides", "Short for `traitOverrides`."),
    AppleRow(
      "func traitCollectionDidChange(_ previous: UITraitCollection?)", "Called when a trait has changed.",
      initial: .void),
  ]

  private static func collection(_ name: String, _ help: String) -> AppleRow {
    .on("var \(name): UITraitCollection { get }", help) { session, id, _, _ throws(Problem) in
      session.noteReads(at: id)
      return .collection(session.traits.collection(at: id))
    }
  }

  private static func overrides(_ name: String, _ help: String) -> AppleRow {
    .on(
      "var \(name): UITraitOverrides", help, since: 17,
      get: { _, id, _ throws(Problem) in .overrides(id) },
      set: { session, id, new, place throws(Problem) in
        guard case .overrides(let other) = new, other != id else { return }
        let (old, wanted) = (session.traits.overrides(at: id), session.traits.overrides(at: other))
        try session.engine(place) { traits throws(TraitProblem) in
          for trait in old.traits where wanted[trait] == nil { try traits.removeOverride(for: trait, at: id) }
          for entry in wanted.entries { try traits.setOverride(entry.value, for: entry.trait, at: id) }
        }
      })
  }

  private static let counting: [AppleRow] = [
    .on("var registrations: Int { get }", "How many registrations there are here.") {
      session, id, _, _ throws(Problem) in .int(session.traits.registrations(at: id).count)
    },
    .on("var layouts: Int { get }", "How often it was laid out so far.") {
      session, id, _, _ throws(Problem) in
      .int(session.traits.layouts(at: id))
    },
    .on("var draws: Int { get }", "How often it was drawn so far.") { session, id, _, _ throws(Problem) in
      .int(session.traits.draws(at: id))
    },
    asking("setNeedsLayout", "Asks for a layout in the next update.") { traits, id throws(TraitProblem) in
      try traits.setNeeds(.layoutSubviews, at: id)
    },
    asking("setNeedsDisplay", "Asks for a drawing in the next update.") { traits, id throws(TraitProblem) in
      try traits.setNeeds(.draw, at: id)
    },
    asking("setNeedsUpdateProperties", "Asks for `updateProperties()` in the next update.") {
      traits, id throws(TraitProblem) in try traits.setNeeds(.updateProperties, at: id)
    },
    asking("setNeedsUpdateConstraints", "Asks for `updateConstraints()` in the next update.") {
      traits, id throws(TraitProblem) in try traits.setNeeds(.updateConstraints, at: id)
    },
    asking("updateTraitsIfNeeded", "Updates the traits here and below, at once.") {
      traits, id throws(TraitProblem) in try traits.beginUpdateTraits(of: id)
    },
    asking("updatePropertiesIfNeeded", "Runs `updateProperties()` at once where it is due.") {
      traits, id throws(TraitProblem) in try traits.beginUpdateProperties(of: id)
    },
    asking("layoutIfNeeded", "Lays out at once what is due.") { traits, id throws(TraitProblem) in
      try traits.beginLayout(of: id)
    },
    .does("func setNeedsDisplay(_ rect: CGRect)", "Asks for a drawing in the next update.") {
      session, id, _, place throws(Problem) in
      try session.engine(place) { traits throws(TraitProblem) in try traits.setNeeds(.draw, at: id) }
    },
  ]

  private static func asking(
    _ name: String, _ help: String,
    _ run: @escaping @Sendable (inout TraitSystem, EnvironmentID) throws(TraitProblem) -> Void
  ) -> AppleRow {
    .does("func \(name)()", help) { session, id, _, place throws(Problem) in
      try session.engine(place) { traits throws(TraitProblem) in try run(&traits, id) }
    }
  }

  private static let observing: [AppleRow] = [
    .on(
      "func registerForTraitChanges(_ traits: [UITrait], handler: (Self, UITraitCollection) -> Void)"
        + " -> UITraitChangeRegistration", "Runs a closure when one of the traits has changed.", since: 17
    ) { session, id, given, place throws(Problem) in
      guard case .closure(let function) = given[1] else { return .nothing }
      return try session.register(
        given[0], at: id, Handler(function: function, target: nil, title: "block", place: place), nil, place)
    },
    .on(
      "func registerForTraitChanges(_ traits: [UITrait], action: Any) -> UITraitChangeRegistration",
      "Calls its method when one of the traits has changed.", since: 17
    ) { session, id, given, place throws(Problem) in
      let handler = try session.handler(of: given[1], on: .environment(id), place)
      return try session.register(given[0], at: id, handler, nil, place)
    },
    .on(
      "func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Any) -> UITraitChangeRegistration",
      "Calls another's method when one of the traits has changed.", since: 17
    ) { session, id, given, place throws(Problem) in
      var handler = try session.handler(of: given[2], on: given[1], place)
      handler.title += " on " + session.text(given[1])
      return try session.register(given[0], at: id, handler, given[1].environment, place)
    },
    .does(
      "func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)",
      "Ends a registration; one that has ended stays so.", since: 17
    ) { session, _, given, _ throws(Problem) in
      if case .registration(let id) = given[0] { session.traits.unregister(id) }
    },
  ]
}

extension Session {
  /// What is known of a registration.
  func registration(_ value: Value) -> Registration? {
    if case .registration(let id) = value { traits.registration(id) } else { nil }
  }

  /// Where a callback reads a whole collection, all of it counts as read.
  mutating func noteReads(at id: EnvironmentID) {
    guard runtime.callbacks > 0, traits.isTracking else { return }
    for info in definitions.traits { traits.noteRead(of: info.id, at: id) }
  }

  /// Registers a handler, each trait once.
  mutating func register(
    _ list: Value, at id: EnvironmentID, _ handler: Handler, _ target: EnvironmentID?, _ place: Place
  ) throws(Problem) -> Value {
    var ids: [TraitID] = []
    for value in list.elements {
      let trait = try traitID(value, place)
      if !ids.contains(trait) { ids.append(trait) }
    }
    let (all, tag) = (ids, addHandler(handler))
    return .registration(
      try engine(place) { traits throws(TraitProblem) in
        try traits.register(on: id, traits: all, tag: tag, target: target)
      })
  }

  /// What `action:` calls: the method of a `#selector`, or a function in hand.
  mutating func handler(of action: Value, on target: Value, _ place: Place) throws(Problem) -> Handler {
    if case .closure(let function) = action {
      return Handler(function: function, target: nil, title: "action", place: place)
    }
    guard case .enumCase("Selector", let name, let labels) = action else {
      throw Problem(
        "expected an action, found \(className(of: action))", at: place, suggestion: "write `#selector(…)`")
    }
    // Without labels it is the method of that name with the fewest parameters.
    let methods = (member(name, of: .named(className(of: target))) ?? []).filter { $0.kind == .method }
    func count(_ member: Member) -> Int { member.signature.parameters.count }
    let written = methods.first { member in
      if labels.isEmpty { return false }
      let names = labels.filter { $0 != .void }
      return names.count == count(member)
        && zip(names, member.signature.parameters).allSatisfy {
          $0 == .nothing || $0.text == $1.label ?? "_"
        }
    }
    guard let member = written ?? methods.min(by: { count($0) < count($1) }) else {
      throw Problem("\(className(of: target)) has no method `\(name)`", at: place)
    }
    let bound = bound(name, member, of: target, place)
    return Handler(function: bound, target: nil, title: "action \(name)", place: place)
  }
}
