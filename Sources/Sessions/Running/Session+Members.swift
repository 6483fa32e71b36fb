extension Session {
  /// Whether an enum has a case of that name; the colours of `UIColor` do not count.
  package func hasCase(_ name: String, in type: Type) -> Bool {
    if type == .named("UIColor") { return false }
    return info(type)?.cases.contains { $0.name == name } ?? false
  }

  /// The names that may follow a value and a dot.
  func memberNames(of type: Type) -> [String] {
    var seen: Set<String> = []
    let names = lineage(type).flatMap { $0.members.keys.sorted(on: \.self) }
    return names.filter { !$0.hasPrefix("_") && seen.insert($0).inserted }
  }

  /// Reads a property; the member of the dynamic type wins over that of a superclass, except for `super`.
  package mutating func read(
    _ name: String, _ member: Member, of value: inout Value, _ place: Place, as staticType: String?
  ) throws(Problem) -> Value {
    // An extension of `Optional` may declare the property; then nil has it too.
    if case .nothing = value, definition(of: member)?.owner != "Optional" {
      throw Problem("this is nil", at: place)
    }
    let member = dynamic(name, member, of: value, as: staticType)
    if let trait = member.trait, let result = try readTrait(trait, of: value, place) { return result }
    if case .functions(let get, _) = member.body { return try call(get, on: &value) }
    if let get = member.body.natives.get {
      return try placed(place) { session throws(Problem) in try get(&session, &value, [], place) }
    }
    guard case .row(let row) = member.body else { return try readStored(name, of: &value, place) }
    if let known = stored(name, of: value) { return known }
    guard let made = try made(row.initial, place) else { return row.initial ?? .nothing }
    store(name, of: &value, made)
    return made
  }

  /// Assigns a property and calls its key-value observers; an assignment through `super` calls none.
  package mutating func write(
    _ name: String, _ member: Member, of value: inout Value, _ new: Value, _ place: Place,
    as staticType: String?
  ) throws(Problem) {
    guard staticType == nil, !views.sinks.isEmpty, value.isShared,
      case let observed = Value.observed(name, of: value),
      views.sinks.contains(where: { $0.publisher == observed })
    else { return try assign(name, member, of: &value, new, place, as: staticType) }
    let old = try read(name, member, of: &value, place, as: nil)
    try assign(name, member, of: &value, new, place, as: nil)
    try publish(.list([old, read(name, member, of: &value, place, as: nil)]), from: observed, place)
  }

  private mutating func assign(
    _ name: String, _ member: Member, of value: inout Value, _ new: Value, _ place: Place,
    as staticType: String?
  ) throws(Problem) {
    if case .nothing = value { throw Problem("this is nil", at: place) }
    let member = dynamic(name, member, of: value, as: staticType)
    if case .type = value { revision += 1 }
    if let trait = member.trait, try writeTrait(trait, of: &value, new, place) { return }
    if member.observers != (nil, nil), staticType == nil {
      // A property of a superclass that this class observes.
      var plain = member
      plain.observers = (nil, nil)
      let old = try read(name, plain, of: &value, place, as: className(of: value))
      try observe(member.observers.willSet, of: &value, new)
      try write(name, plain, of: &value, new, place, as: className(of: value))
      return try observe(member.observers.didSet, of: &value, old)
    }
    switch member.body {
    case .stored: return try writeStored(name, of: &value, new, place)
    case .functions(_, let set?): _ = try call(set, on: &value, [new])
    case .row(let row) where row.get == nil && row.set == nil:
      store(name, of: &value, new)
      if Self.configuring.contains(name), let id = value.environment, field("_isDue", of: id) != nil {
        try followConfiguration(of: id, isDue: true, place)
      }
    default:
      guard let set = member.body.natives.set else { throw Problem("`\(name)` cannot be set", at: place) }
      _ = try placed(place) { session throws(Problem) in try set(&session, &value, [new], place) }
    }
  }

  package mutating func writeSilently(
    _ name: String, _ member: Member, of value: inout Value, _ new: Value, _ place: Place
  ) throws(Problem) {
    // Observers that a subclass adds to an inherited property are called all the same.
    if case .stored = member.body, member.observers.didSet == nil { return store(name, of: &value, new) }
    try write(name, member, of: &value, new, place, as: className(of: value))
  }

  private mutating func observe(_ observer: Int?, of value: inout Value, _ argument: Value) throws(Problem) {
    if let observer { _ = try call(observer, on: &value, [argument]) }
  }

  /// Calls a function on a value and stores the value back, because the function may change it.
  private mutating func call(
    _ function: Int, on value: inout Value, _ arguments: [Value] = []
  ) throws(Problem) -> Value {
    var all = [value]
    all += arguments
    defer { value = all[0] }
    return try call(functionCode(function), &all)
  }

  package mutating func invoke(
    _ member: Member, of value: inout Value, _ arguments: inout [Value], _ place: Place,
    as staticType: String?
  ) throws(Problem) -> Value {
    if member.kind == .initializer, case .type(let own) = value, let info = info(own) {
      return try info.construct(by: member, &arguments, in: &self, place)
    }
    // The requirement of a protocol may be met by the memberwise initialiser, which has no declaration.
    if member.kind == .initializer, isBodiless(member),
      let own = initializers(of: type(of: value)).map(\.resolved).first(where: { implements($0, member) }),
      !isBodiless(own)
    {
      return try invoke(own, of: &value, &arguments, place, as: staticType)
    }
    let isDynamic = member.kind == .initializer ? value.isShared && !member.isRow : member.kind != .property
    let member =
      isDynamic ? dynamic(member.name, member, of: value, as: staticType, given: arguments) : member
    if case .functions(let get, _) = member.body {
      if member.kind == .initializer, value.environment != nil { trace(className(of: value), "init") }
      if definitions.functions[get].owner == nil { return try call(functionCode(get), &arguments) }
      var all = [value] + arguments
      defer { (value, arguments) = (all[0], Array(all.dropFirst())) }
      return try call(functionCode(get), &all)
    }
    guard let get = member.body.natives.get else {
      if case .row(let row) = member.body { return try made(row.initial, place) ?? row.initial ?? .void }
      for (parameter, argument) in zip(member.signature.parameters, arguments)
      where member.kind == .initializer {
        let isBuilt = argument.isClosure && storedField(parameter.name, of: type(of: value))?.isBuilt == true
        let given = isBuilt ? try apply(argument) : try wrapping(argument, parameter.name, of: value, place)
        store(parameter.name, of: &value, given)
      }
      return .void
    }
    let given = arguments.contains(where: \.isSlice) ? arguments.map(\.unsliced) : arguments
    let result = try placed(place) { session throws(Problem) in try get(&session, &value, given, place) }
    if member.kind == .initializer, !value.isShared { value = result }
    // A row with `inout` parameters returns a tuple: its result, then the new values of its arguments.
    let parameters = member.signature.parameters
    guard case .tuple(let all) = result, all.count == parameters.count + 1,
      parameters.contains(where: \.isInout)
    else { return result }
    arguments = Array(all.dropFirst())
    return all[0]
  }

  /// Calls a method by its name; returns nil if there is none.
  @discardableResult
  package mutating func invoke(
    _ name: String, of value: inout Value, _ given: [Value], _ place: Place
  ) throws(Problem) -> Value? {
    guard let member = member(name, of: type(of: value))?.first else { return nil }
    var arguments = given
    return try invoke(member, of: &value, &arguments, place, as: nil)
  }

  /// Runs a row of Apple's; its problems get the place of the call, and its result costs steps by its size.
  private mutating func placed(
    _ place: Place, _ body: (inout Session) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) {
      let value = try body(&self)
      if case .list(let values) = value { try step(place, count: values.count >> 4) }
      if case .string(let text) = value { try step(place, count: text.utf8.count >> 4) }
      return value
    } catch { throw error.placed(at: place) }
  }

  // MARK: Stored properties

  /// The value of a stored property, wherever it is stored; nil if none was set.
  package func stored(_ name: String, of value: Value) -> Value? {
    switch value {
    case .object(let id): return heap.objects[id.row].fields[name]
    case .environment(let id): return field(name, of: id)
    case .layer(let id): return field("layer.\(name)", of: id)
    case .structure(let structure):
      let index = info(.named(structure.type))?.fields.firstIndex { $0.name == name }
      return index.flatMap { structure.fields.indices.contains($0) ? structure.fields[$0] : nil }
    case .node(let id): return installed(id).flatMap { stored(name, of: $0) }
    case .type(let type): return statics[staticKey(name, of: type)]
    default: return nil
    }
  }

  private mutating func readStored(_ name: String, of value: inout Value, _ place: Place) throws(Problem)
    -> Value
  {
    if case .object(let id) = value { noteRead(of: name, id) }
    let found = stored(name, of: value)
    if let made = try made(found, place) { return made }
    if let found, found != .nothing, found != .void { return present(found) }
    let field = storedField(name, of: value)
    // A constant struct cannot keep the value of a lazy property, so each read computes it again.
    if let found, found != .void || field?.lazy == nil { return found }
    guard let field else {
      try requirePlain(name, of: value, place)
      return .nothing
    }
    var result = Value.nothing
    if let lazy = field.lazy {
      // The initialiser may read other lazy properties, whose values are kept.
      result = try call(lazy, on: &value)
    } else if let initial = field.initial {
      result = try initial(&self)
    } else if case .object = value, !field.type.isOptional, !field.type.isOpen, field.wrapper == nil {
      throw Problem("`\(name)` has no value yet", at: place)
    }
    store(name, of: &value, result)
    return result
  }

  func storedField(_ name: String, of value: Value) -> TypeInfo.Field? {
    if case .type(let type) = value { return storedField(name, of: .metatype(type)) }
    return storedField(name, of: .named(className(of: value)))
  }

  /// Stores the value of a stored property without running any code.
  package mutating func store(_ name: String, of value: inout Value, _ new: Value) {
    switch value {
    case .object(let id): heap.objects[id.row].fields[name] = new
    case .environment(let id):
      // A delegate does not get its name from the property that holds it.
      let isTold = name.hasSuffix("elegate") || name == "searchResultsUpdater"
      let isNaming = !isTold && name.first != "_" && storedField(name, of: value)?.isWeak != true
      setField(name, new, of: id)
      if isNaming { self.name(new, name, in: id) }
    case .layer(let id): setField("layer.\(name)", new, of: id)
    case .type(let type): statics[staticKey(name, of: type)] = new
    case .structure(var structure):
      let fields = info(.named(structure.type))?.fields ?? []
      guard let index = fields.firstIndex(where: { $0.name == name }) else { return }
      while structure.fields.count <= index { structure.fields.append(.nothing) }
      structure.fields[index] = fields[index].wrapper?.stored(new) ?? new
      value = .structure(structure)
    default: return
    }
  }

  private mutating func writeStored(_ name: String, of value: inout Value, _ new: Value, _ place: Place)
    throws(Problem)
  {
    let field = storedField(name, of: value)
    if case .object(let id) = value { try noteChange(of: name, id, new, place) }
    if field?.wrapper == .published { try publish(name, new, of: value, place) }
    guard let field, field.willSet != nil || field.didSet != nil else {
      try requirePlain(name, of: value, place)
      return store(name, of: &value, new)
    }
    var old = stored(name, of: value) ?? .nothing
    // A static property is initialised at its first use.
    if old == .nothing, case .type = value { old = try readStored(name, of: &value, place) }
    try observe(field.willSet, of: &value, new)
    store(name, of: &value, new)
    try observe(field.didSet, of: &value, old)
  }

  /// Refuses a plain property that only other environments have, from a `var` in their blocks.
  ///
  /// Also refuses a static requirement read from the protocol itself, which has no value.
  private func requirePlain(_ name: String, of value: Value, _ place: Place) throws(Problem) {
    if case .type(let own) = value, info(own)?.kind == .protocol {
      throw Problem("\(own) asks for `\(name)`, and which type answers is not known here", at: place)
    }
    guard definitions.plainProperties[name] != nil, value.environment != nil, stored(name, of: value) == nil
    else { return }
    throw Problem(
      "`\(shown(value))` has no `\(name)`", at: place, suggestion: "`var \(name) = …` in its block makes one")
  }

  /// The value of a `weak` reference: nil if the environment was destroyed.
  package func present(_ value: Value) -> Value {
    if case .environment(let id) = value, traits.tree.isDestroyed(id) { return .nothing }
    return value
  }

  /// Calls a closure value; for nil, does nothing.
  @discardableResult
  package mutating func apply(_ function: Value, _ arguments: Value...) throws(Problem) -> Value {
    guard case .closure(let function) = function else { return .void }
    return try call(function, with: arguments)
  }
}
