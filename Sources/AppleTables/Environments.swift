import Sessions
import Traits
import ViewTree

extension AppleTypes {
  /// The members that all environments have.
  static let environments = TypeInfo.read(
    """
    protocol UITraitEnvironment  // What has traits.
      subscript(_ trait: UITrait) -> V  // A trait's value, by its definition.
      var traitCollection: UITraitCollection { get }  // The traits that are in force here.
      var traits: UITraitCollection { get }  // Short for `traitCollection`.
      var traitOverrides: UITraitOverrides  // What is set here.
      var overrides: UITraitOverrides  // Short for `traitOverrides`.
      func traitCollectionDidChange(_ previous: UITraitCollection?)  // Called when a trait has changed.
      each registrations/many registrations there are here, layouts/often it was laid out so far, draws/often it was drawn so far | var #: Int { get }  // How #1.
      each Layout/layout, Display/drawing | func setNeeds#()  // Asks for a #1 in the next update.
      each Properties, Constraints | func setNeedsUpdate#()  // Asks for `update#()` in the next update.
      func updateTraitsIfNeeded()  // Updates the traits here and below, at once.
      func updatePropertiesIfNeeded()  // Runs `updateProperties()` at once where it is due.
      func layoutIfNeeded()  // Lays out at once what is due.
      func setNeedsDisplay(_ rect: CGRect)  // Asks for a drawing in the next update.
    protocol UITraitChangeObservable: UITraitEnvironment  // What can be observed.
      func registerForTraitChanges(_ traits: [UITrait], handler: (Self, UITraitCollection) -> Void) -> UITraitChangeRegistration  // Runs a closure when one of the traits has changed.
      func registerForTraitChanges(_ traits: [UITrait], action: Any) -> UITraitChangeRegistration  // Calls its method when one of the traits has changed.
      func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Any) -> UITraitChangeRegistration  // Calls another's method when one of the traits has changed.
      func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)  // Ends a registration; one that has ended stays so.
    class UITraitChangeRegistration  // A registration for changes of traits.
      var calls: Int { get }  // How often its handler was called.
      var traits: [UITrait] { get }  // The traits that it is for.
      var target: UITraitEnvironment { get }  // Whose method it calls, or what it observes.
    """,
    [
      "subscript": .init(get: subscripted), "traitCollection": collection, "traits": collection,
      "traitOverrides": overrides, "overrides": overrides,
      "registrations": .reads { $0.traits.registrations(at: $1).count },
      "layouts": .reads { $0.traits.layouts(at: $1) }, "draws": .reads { $0.traits.draws(at: $1) },
      "setNeedsLayout": needing(.layoutSubviews), "setNeedsDisplay": needing(.draw),
      "setNeedsUpdateProperties": needing(.updateProperties),
      "setNeedsUpdateConstraints": needing(.updateConstraints),
      "updateTraitsIfNeeded": .asks { try $0.beginUpdateTraits(of: $1) },
      "updatePropertiesIfNeeded": .asks { try $0.beginUpdateProperties(of: $1) },
      "layoutIfNeeded": .asks { try $0.beginLayout(of: $1) },
      "registerForTraitChanges(_:handler:)": .on { session, id, given, place throws(Problem) in
        guard case .closure(let function) = given[1] else { return .nothing }
        if let wanted = function.code.parameters.first, !session.isOf(.environment(id), wanted) {
          throw Problem(
            "the closure takes \(wanted), and \(session.name(of: id)) is \(session.className(of: id))",
            at: place, suggestion: "write the class of what is observed")
        }
        let handler = Handler(function: function, target: nil, title: "block", place: place)
        return try session.register(given[0], at: id, handler, nil, place)
      },
      "registerForTraitChanges(_:action:)": .on { session, id, given, place throws(Problem) in
        let handler = try session.handler(of: given[1], on: .environment(id), takes: 2, place)
        return try session.register(given[0], at: id, handler, nil, place)
      },
      "registerForTraitChanges(_:target:action:)": .on { session, id, given, place throws(Problem) in
        var handler = try session.handler(of: given[2], on: given[1], takes: 2, place)
        handler.title += " on " + session.text(given[1])
        return try session.register(given[0], at: id, handler, given[1].environment, place)
      },
      "unregisterForTraitChanges": .does { session, own, given, _ in
        // A token of another object is ignored (measured: kern0x1b/charon).
        guard case .registration(let id) = given[0] else { return }
        if session.traits.registration(id)?.environment == own { session.traits.unregister(id) }
      },
      "calls": .init { session, value, _, _ in .int(session.registration(value)?.calls ?? 0) },
      "UITraitChangeRegistration.traits": .init { session, value, _, _ in
        (session.registration(value)?.traits ?? []).value
      },
      "target": .init { session, value, _, _ in
        session.registration(value).map { $0.target ?? $0.environment }.value
      },
    ])

  private static func needing(_ event: TraitEvent) -> AppleRow {
    .asks { try $0.setNeeds(event, at: $1) }
  }

  private static let collection = AppleRow.reads { session, id in
    session.noteReads(at: id)
    return session.traits.collection(at: id)
  }

  private static let overrides = AppleRow.on { _, id, _ in
    .overrides(id)
  } set: { session, id, new, place throws(Problem) in
    guard case .overrides(let other) = new, other != id else { return }
    let (old, wanted) = (session.traits.overrides(at: id), session.traits.overrides(at: other))
    try session.engine(place) { try $0.replace(old, with: wanted, at: id) }
  }
}

extension TraitSystem {
  mutating func replace(
    _ old: TraitCollection, with new: TraitCollection, at id: EnvironmentID
  ) throws(TraitProblem) {
    for trait in old.traits where new[trait] == nil { try removeOverride(for: trait, at: id) }
    for entry in new.entries { try setOverride(entry.value, for: entry.trait, at: id) }
  }
}

extension Session {
  /// Notes that a callback reads a whole collection, so that all its traits count as read.
  mutating func noteReads(at id: EnvironmentID) {
    guard !runtime.callbacks.isEmpty, traits.isTracking else { return }
    for info in definitions.traits { traits.noteRead(of: info.id, at: id) }
  }

  /// The method of a `#selector` that `action:` calls; it takes at most as many values as the call passes.
  mutating func handler(
    of action: Value, on target: Value, takes most: Int? = nil, _ place: Place
  ) throws(Problem) -> Handler {
    guard case .enumCase("Selector", let name, let labels) = action else {
      throw Problem(
        "expected an action, found \(className(of: action))", at: place, suggestion: "write `#selector(…)`")
    }
    // Without labels, the method with the fewest parameters of that name is meant.
    let methods = (member(name, of: .named(className(of: target))) ?? []).filter { $0.kind == .method }
    func count(_ member: Member) -> Int { member.signature.parameters.count }
    let written = methods.first { member in
      if labels.isEmpty { return false }
      let names = labels.filter { $0 != .void }
      return names.count == count(member)
        && zip(names, member.signature.parameters).allSatisfy { $0 == .nothing || $0.text == $1.label ?? "_" }
    }
    guard let member = written ?? methods.min(by: { count($0) < count($1) }) else {
      throw Problem("\(className(of: target)) has no method `\(name)`", at: place)
    }
    if let most, count(member) > most {
      throw Problem(
        "`\(name)` takes \(count(member)) values, and is given \(most) at most: the object, and what it had before",
        at: place)
    }
    let bound = bound(member, of: target, place)
    return Handler(function: bound, target: nil, title: "action \(name)", place: place)
  }
}
