import Presentations
import Traits
import ViewTree

extension Session {
  /// The initialisers of a type: its own, the inherited ones, or the memberwise one.
  package func initializers(of type: Type) -> [Member] {
    let info = info(type)
    // Extensions of protocols add initialisers. A protocol also has the requirements of the protocols that it refines.
    let added = lineage(type).dropFirst().filter { $0.kind == .protocol && !$0.isApple }.flatMap { other in
      (other.members["init"] ?? []).filter { info?.kind == .protocol || !isBodiless($0) }
    }
    let own = (info?.initializers(of: type, in: self) ?? []) + added
    if own.contains(where: { $0.signature.labels == ["from"] }) { return own }
    return own + (synthesizedCoder("init", of: type).map { [$0] } ?? [])
  }

  /// Makes an object or value that only decorates at its first read, so that it keeps what is set on it.
  mutating func made(_ initial: Value?, _ place: Place) throws(Problem) -> Value? {
    guard case .kept(let name)? = initial, let info = language.appleTypes[name] else { return nil }
    if info.kind == .enumeration { return info.cases.first.map { .enumCase(name, $0.name, []) } }
    let holdsFields = info.kind == .class || info.kind == .structure && !info.fields.isEmpty
    return holdsFields ? try info.allocate(in: &self, place) : nil
  }

  /// Reads a property by its name; returns nil if there is none.
  package mutating func read(_ name: String, of value: Value, _ place: Place) throws(Problem) -> Value? {
    guard let member = property(name, of: type(of: value)), member.kind == .property else { return nil }
    var value = value
    return try read(name, member, of: &value, place, as: nil)
  }

  func union(_ options: [Value], of type: String) -> Value {
    .structure(.init(type, [.int(options.reduce(0) { $0 | (stored("rawValue", of: $1)?.whole ?? 0) })]))
  }

  fileprivate func isConvenience(_ initializer: Member) -> Bool {
    guard let function = definition(of: initializer) else { return true }
    return function.declaration.modifiers.has("convenience") || owner(of: initializer)?.kind == .protocol
  }
}

extension TypeInfo.Field {
  /// Whether it stores a type argument of the value, `<T>`, and is not a property.
  var isTypeArgument: Bool { name.hasPrefix("<") }
}

extension TypeInfo {
  /// Adds fields that store a value's type arguments, for the code of the type: `T.self`, `as? T`.
  mutating func keepParameters() {
    guard !isApple, kind == .structure || kind == .class else { return }
    for name in parameters where !fields.contains(where: { $0.name == "<\(name)>" }) {
      var field = Field(name: "<\(name)>", type: .metatype(.unknown(name)), isConstant: true)
      field.initial = always(.type(.unknown(name)))
      fields.append(field)
    }
  }

  private var ownInitializers: [Member] { members["init"] ?? [] }

  fileprivate func initializers(of type: Type, in session: Session) -> [Member] {
    let own = ownInitializers
    switch kind {
    case .structure where !isApple || !fields.isEmpty:
      let whole = ownsInitializer ? own : own + [initializer(memberwise(in: session), type)]
      guard conformances.contains("OptionSet") else { return whole }
      // `Edges([.top, .left])`: the union of the options.
      var options = Signature.Parameter(label: nil, name: "options", type: .list(type))
      options.hasDefault = true
      return whole + [
        initializer([options], .void) { [name] session, _, given, _ in
          session.union(given[0].elements, of: name)
        }
      ]
    case .class where isApple && !own.isEmpty:
      return own + inherited(in: session).filter { !$0.acceptsAnyArguments }
    case .class where own.isEmpty || !ownsInitializer && !isApple:
      // A class without its own designated initialiser inherits those of its superclass. `define class` has a memberwise one.
      let above = inherited(in: session)
      return own + (above.isEmpty ? [initializer(isShort ? memberwise(in: session) : [], .void)] : above)
    case .class: return own + inheritedConvenience(in: session)
    case .enumeration:
      guard let rawType else { return own }
      let parameter = Signature.Parameter(label: "rawValue", name: "rawValue", type: rawType)
      return own + [initializer([parameter], .optional(type))]
    default: return own
    }
  }

  private func initializer(
    _ parameters: [Signature.Parameter], _ result: Type, _ code: Native? = nil
  ) -> Member {
    Member(
      name: "init", kind: .initializer, signature: Signature(parameters: parameters, result: result),
      body: code.map { .native(get: $0, set: nil) } ?? .stored)
  }

  private func inherited(in session: Session) -> [Member] {
    parent.map { session.initializers(of: $0) } ?? []
  }

  /// A class that overrides all designated initialisers inherits the others; for UIKit's classes, overriding one is enough.
  private func inheritedConvenience(in session: Session) -> [Member] {
    if let parent, session.info(parent)?.isApple == false {
      let labels = Set(ownInitializers.map(\.signature.labels))
      let above = inherited(in: session).filter { !labels.contains($0.signature.labels) }
      return above.allSatisfy(session.isConvenience) ? above : []
    }
    let designated: [[String?]] = [["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"]]
    guard !ownInitializers.contains(where: { $0.signature.parameters.isEmpty }),
      ownInitializers.contains(where: { designated.contains($0.signature.labels) })
    else { return [] }
    let apple = session.lineage(.named(name)).first(where: \.isApple)
    return (apple.map { session.initializers(of: .named($0.name)) } ?? []).filter {
      guard case .row(let row) = $0.body else { return false }
      return row.declaration == "init()" || row.swift?.source.text.contains("_begin()") == true
    }
  }

  private func memberwise(in session: Session) -> [Signature.Parameter] {
    fields.filter { field in
      if field.lazy != nil { return false }
      guard let wrapper = field.wrapper else { return !(field.isConstant && field.initial != nil) }
      return wrapper.isGiven && !(field.isPrivate && field.initial != nil)
    }.map { field in
      var type = field.wrapper == .binding ? Type.binding(field.type) : field.type
      let isLater = field.wrapper == .stateObject
      if field.isBuilt || isLater { type = .function([], type) }
      var parameter = Signature.Parameter(label: field.name, name: field.name, type: type)
      if let own = session.wrapped(field) { (parameter.label, parameter.type) = own }
      (parameter.hasDefault, parameter.fallback) = (field.initial != nil, isLater ? nil : field.initial)
      parameter.isAutoclosure = isLater
      parameter.builder = field.builder
      return parameter
    }
  }

  package func construct(
    by member: Member, _ arguments: inout [Value], in session: inout Session, _ place: Place
  ) throws(Problem) -> Value {
    if kind == .enumeration, case .stored = member.body {
      return cases.first { $0.raw == arguments[0] }.map { .enumCase(name, $0.name, []) } ?? .nothing
    }
    var given: Set<String> = []
    if case .stored = member.body { given = Set(member.signature.parameters.map(\.name)) }
    var object = try allocate(in: &session, given: given, place)
    let result = try session.invoke(member, of: &object, &arguments, place, as: nil)
    return result == .nothing && member.signature.result.isOptional ? .nothing : object
  }

  /// Makes an object of a class as UIKit does: by the initialiser that such classes have.
  package static func make(
    _ type: Type, identifier: Value = .nothing, in session: inout Session, _ place: Place
  ) throws(Problem) -> Value {
    let known: [(labels: [String?], arguments: [Value])] = [
      (["style", "reuseIdentifier"], [.kept(".default"), identifier]), (["reuseIdentifier"], [identifier]),
      (["frame"], [Rect.zero.value]), ([], []),
    ]
    let initializers = session.initializers(of: type).map(\.resolved)
    for (labels, arguments) in known {
      guard let member = initializers.first(where: { $0.signature.labels == labels }) else { continue }
      var arguments = arguments
      return try session.info(type)?.construct(by: member, &arguments, in: &session, place) ?? .void
    }
    throw Problem("\(type) is not made by UIKit", at: place)
  }

  /// Allocates a value: a row for an object, an environment outside any hierarchy, or the fields of a struct.
  ///
  /// - Parameter given: The fields that the initialiser sets, which need no initial value.
  package func allocate(in session: inout Session, given: Set<String> = [], _ place: Place) throws(Problem)
    -> Value
  {
    guard kind == .class else {
      var values: [Value] = []
      for field in fields {
        // A view's own object is made when the view appears.
        let isLater = field.wrapper == .stateObject || given.contains(field.name)
        // A lazy property holds `.void` until its first read.
        let none = field.lazy == nil ? Value.nothing : .void
        let value = isLater ? .nothing : try field.initial?(&session) ?? none
        values.append(field.wrapper?.stored(value) ?? value)
      }
      return .structure(.init(name, values))
    }
    var instance = Instance(type: name)
    let parts = session.placeholders(of: .named(name))
    for parent in session.lineage(.named(name)).reversed() where parent.kind == .class {
      // The type arguments of a superclass are known before its properties are initialised.
      for field in parent.fields where field.isTypeArgument && parent.name != name {
        guard let part = parts[String(field.name.dropFirst().dropLast())] else { continue }
        instance.fields[field.name] = .type(part)
        session.statics["\(parent.name).\(field.name)"] = .type(part)
      }
      let parent = parent.name == name ? self : parent
      for field in parent.fields where field.lazy == nil && !given.contains(field.name) {
        if instance.fields[field.name] != nil { continue }
        if let initial = field.initial { instance.fields[field.name] = try initial(&session) }
      }
    }
    guard let environment = EnvironmentKind(ofClass: name, in: session) else {
      session.heap.objects.append(instance)
      return .object(ObjectID(row: session.heap.objects.count - 1))
    }
    let overridden = overriddenMethods(in: session)
    let id = try session.engine(place) { try $0.create(environment) }
    session.heap.setInstance(instance, of: id)
    if overridden.contains(.updateProperties), session.traits.version == nil {
      try session.engine(place) { try $0.use(.iOS26) }
      session.note("updateProperties() is iOS 26's, whose rules hold from here on: `use iOS 26`")
    }
    for event in overridden where event.kinds.contains(environment) {
      try session.engine(place) { try $0.observe(event, at: id, tag: Handler.methodTag) }
    }
    for (name, value) in instance.fields { session.name(value, name, in: id) }
    try follow(id, as: environment, in: &session, place)
    return .environment(id)
  }

  /// Observes what UIKit tells its own methods that the class has, or overrides.
  private func follow(
    _ id: EnvironmentID, as kind: EnvironmentKind, in session: inout Session, _ place: Place
  ) throws(Problem) {
    func isOwn(_ method: String) -> Bool {
      if case .functions? = session.member(method, of: .named(name))?.first?.body { true } else { false }
    }
    if isOwn("tintColorDidChange"), session.traits.handler(of: .traitCollectionDidChange, at: id) == nil {
      try session.engine(place) { try $0.observe(.traitCollectionDidChange, at: id, tag: Handler.methodTag) }
    }
    if isOwn("updateConfiguration") || isOwn("updateContentUnavailableConfiguration") {
      try session.followConfiguration(of: id, isDue: true, place)
    }
    // The controller of a table makes it before its first layout, if nobody has asked for it.
    if kind == .controller, session.member("_prepare", of: .named(name)) != nil {
      try session.followConfiguration(of: id, isDue: false, place)
    }
  }

  /// UIKit's methods that a declared class overrides.
  package func overriddenMethods(in session: Session) -> [TraitEvent] {
    let own = session.lineage(.named(name)).filter {
      session.definitions.types[$0.name] != nil && !$0.isApple
    }
    return own.reduce(into: []) { events, info in
      events += TraitEvent.allCases.filter { info.members[$0.rawValue] != nil && !events.contains($0) }
    }
  }
}

extension EnvironmentKind {
  package init?(ofClass type: String, in session: Session) {
    let kinds = session.lineage(.named(type)).lazy.compactMap { info in
      Self.allCases.first { Session.className(of: $0) == info.name }
    }
    guard let kind = kinds.first else { return nil }
    self = kind
  }
}
