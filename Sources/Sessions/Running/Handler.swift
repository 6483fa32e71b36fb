import Traits
import ViewTree

/// The code that runs when the engine hands out a callback.
package struct Handler: Sendable {
  package var function: Function
  /// The value before the arguments: the target of an action, or the object whose method it is.
  package var target: Value?
  /// Its name in output: `block`, `action told on cell`.
  package var title: String
  package var place: Place

  /// The tag that stands for a method of the object's own class.
  package static let methodTag = -1

  package init(function: Function, target: Value?, title: String, place: Place) {
    (self.function, self.target, self.title, self.place) = (function, target, title, place)
  }
}

extension Callback {
  /// Runs what a callback of the engine stands for: the handler of a registration, or a method.
  func run(in session: inout Session, _ place: Place) throws(Problem) {
    try session.step(place)
    log(in: &session)
    let collection = session.traits.collection(at: environment)
    session.runtime.current.append(collection)
    session.runtime.callbacks.append(self)
    if session.field("_isDue", of: environment) != .bool(false) {
      session.views.observed.methods = session.views.observed.methods.filter {
        $0.reader != environment || .method($0.method) != target
      }
    }
    defer {
      session.runtime.current.removeLast()
      session.runtime.callbacks.removeLast()
    }
    let previous = Value.collection(self.previous ?? collection)
    do throws(Problem) {
      if session.handlers.indices.contains(tag), let handler = session.handlers[tag] {
        let all = (handler.target.map { [$0] } ?? []) + [.environment(environment), previous]
        try session.call(handler.function, with: all)
      }
      if case .method(let event) = target { try run(event, previous, in: &session) }
    } catch { throw error.placed(at: place) }
  }

  private func run(_ event: TraitEvent, _ previous: Value, in session: inout Session) throws(Problem) {
    try session.updateConfiguration(of: environment, at: event, .unknown)
    if event == .traitCollectionDidChange,
      changed.contains(where: { session.traits.definition(of: $0).affectsColorAppearance })
    {
      try session.notify("tintColorDidChange", environment, .unknown)
    }
    guard let type = session.instance(of: environment)?.type, session.definitions.types[type] != nil,
      let member = session.member(event.rawValue, of: .named(type))?.first,
      case .functions(let index, _) = member.body
    else { return }
    var object = Value.environment(environment)
    let bounds = try session.read("bounds", of: object, .unknown) ?? .nothing
    var arguments: [Value] = member.signature.parameters.map { parameter in
      switch parameter.type.wrapped {
      case .bool: .bool(session.runtime.isAnimated)
      case .named("CGRect"): bounds
      case .named("UITraitCollection"): previous
      default: .nothing
      }
    }
    let definition = session.definitions.functions[index]
    let place = Place(definition.declaration.name.range, in: definition.source)
    _ = try session.invoke(member, of: &object, &arguments, place, as: nil)
  }

  /// Adds a callback to the log, and prints it for `trace` with the traits that changed.
  private func log(in session: inout Session) {
    let what: String
    var changed = self.changed
    switch target {
    case .registration(let id):
      let registered = session.traits.registration(id)?.traits ?? []
      changed = changed.filter(registered.contains)
      what = "registration for " + registered.map { session.propertyName($0) }.joined(separator: ", ")
    case .method(let event):
      what = event.rawValue
      // Apple's methods that update a view's look are not methods of the learner's class, so they are not logged.
      let method = session.member(what, of: .named(session.className(of: environment)))?.first
      if tag < 0, case .row? = method?.body { return }
    }
    if !session.runtime.delivery.isTrial {
      session.counters.log.append((environment, what))
    }
    guard session.settings.traces else { return }
    var text = what
    if let previous, !changed.isEmpty {
      let changes = changed.prefix(6).map { trait in
        let old = session.value(session.traits.value(of: trait, in: previous), of: trait)
        let new = session.value(session.traits.value(of: trait, at: environment), of: trait)
        return "\(session.propertyName(trait)) \(session.shown(old)) → \(session.shown(new))"
      }
      text += "  " + changes.joined(separator: ", ")
    }
    session.trace(session.name(of: environment), text)
  }
}

extension Session {
  package func registration(_ value: Value) -> Registration? {
    if case .registration(let id) = value { traits.registration(id) } else { nil }
  }

  /// Registers a handler; each trait is registered once.
  package mutating func register(
    _ list: Value, at id: EnvironmentID, _ handler: Handler, _ target: EnvironmentID?, _ place: Place
  ) throws(Problem) -> Value {
    var ids: [TraitID] = []
    for value in list.elements {
      let trait = try traitID(value, place)
      if !ids.contains(trait) { ids.append(trait) }
    }
    let (all, tag) = (ids, addHandler(handler))
    return .registration(try engine(place) { try $0.register(on: id, traits: all, tag: tag, target: target) })
  }

  package func traitID(_ value: Value, _ place: Place) throws(Problem) -> TraitID {
    switch value {
    case .trait(let id): return id
    case .type(.named(let name)):
      if let index = definitions.traitNames[name] { return definitions.traits[index].id }
      throw Problem(
        "`\(name)` defines no trait", at: place, suggestion: "it would conform to `UITraitDefinition`")
    default: throw Problem("expected a trait, found \(className(of: value))", at: place)
    }
  }

  /// Posts a notification of UIKit's to its observers.
  package mutating func post(_ name: String, _ place: Place) throws(Problem) {
    var center = try read("default", of: .type(.named("NotificationCenter")), place) ?? .nothing
    let name = Value.structure(.init("Notification.Name", [.string(name)]))
    try invoke("post", of: &center, [.structure(.init("Notification", [name, .nothing, .nothing]))], place)
  }
}
