import Syntax
import Traits
import ViewTree

extension Session {
  /// What an environment holds beside its traits.
  package func instance(of id: EnvironmentID) -> Instance? {
    let row = Int(id.index)
    return row < heap.environments.count ? heap.environments[row] : nil
  }

  package mutating func setField(_ name: String, _ value: Value, of id: EnvironmentID) {
    let row = Int(id.index)
    while heap.environments.count <= row { heap.environments.append(nil) }
    var instance = heap.environments[row] ?? Instance(type: className(of: id))
    instance.fields[name] = value
    heap.environments[row] = instance
  }

  package func field(_ name: String, of id: EnvironmentID) -> Value? { instance(of: id)?.fields[name] }

  package mutating func setClass(_ type: String, of id: EnvironmentID) {
    let row = Int(id.index)
    while heap.environments.count <= row { heap.environments.append(nil) }
    heap.environments[row] = Instance(type: type, fields: heap.environments[row]?.fields ?? [:])
  }

  /// A stored property's value, wherever it lies; nil where none was set.
  package func stored(_ name: String, of value: Value) -> Value? {
    switch value {
    case .object(let id): heap.objects[id.row]?.fields[name]
    case .environment(let id): field(name, of: id)
    case .layer(let id): field("layer.\(name)", of: id)
    case .structure(let structure): field(name, of: structure)
    case .node(let id): installed(id).flatMap { stored(name, of: $0) }
    default: nil
    }
  }

  private func field(_ name: String, of structure: Value.Structure) -> Value? {
    guard let index = info(.named(structure.type))?.fields.firstIndex(where: { $0.name == name }),
      structure.fields.indices.contains(index)
    else { return nil }
    return structure.fields[index]
  }

  package mutating func readStored(_ name: String, of value: Value, _ place: Place) throws(Problem) -> Value {
    if case .object(let id) = value { noteRead(of: name, id) }
    if let found = stored(name, of: value), found != .nothing || !isLazy(name, of: value) {
      return present(found)
    }
    for info in lineage(.named(className(of: value))) {
      guard let field = info.fields.first(where: { $0.name == name }) else { continue }
      var result = Value.nothing
      if let lazy = field.lazy {
        var arguments = [value]
        result = try call(functionCode(lazy), &arguments)
      } else if let initial = field.initial {
        result = try initial(&self)
      }
      var object = value
      store(name, of: &object, result)
      return result
    }
    return .nothing
  }

  /// Whether a struct makes the value when it is read; a struct in hand cannot keep it, so that each read makes it.
  private func isLazy(_ name: String, of value: Value) -> Bool {
    guard case .structure(let structure) = value else { return false }
    return info(.named(structure.type))?.fields.first { $0.name == name }?.lazy != nil
  }

  /// Puts a value where a stored property lies, and runs nothing.
  package mutating func store(_ name: String, of value: inout Value, _ new: Value) {
    switch value {
    case .object(let id): heap.objects[id.row]?.fields[name] = new
    case .environment(let id): setField(name, new, of: id)
    case .layer(let id): setField("layer.\(name)", new, of: id)
    case .structure(var structure):
      let fields = info(.named(structure.type))?.fields ?? []
      guard let index = fields.firstIndex(where: { $0.name == name }) else { return }
      while structure.fields.count <= index { structure.fields.append(.nothing) }
      structure.fields[index] = fields[index].wrapper?.stored(new) ?? new
      value = .structure(structure)
    default: return
    }
    if case .environment(let owner) = value { self.name(new, name, in: owner) }
  }

  package mutating func writeStored(_ name: String, of value: inout Value, _ new: Value, _ place: Place)
    throws(Problem)
  {
    if case .object(let id) = value { try noteChange(of: name, id, place) }
    let field = lineage(.named(className(of: value))).lazy.compactMap { info in
      info.fields.first { $0.name == name }
    }.first
    if field?.wrapper == .published, case .object(let id) = value { try publish(name, new, of: id, place) }
    guard let field, field.willSet != nil || field.didSet != nil, !runtime.initializing.contains(value) else {
      return store(name, of: &value, new)
    }
    let old = stored(name, of: value) ?? .nothing
    if let willSet = field.willSet {
      var arguments = [value, new]
      _ = try call(functionCode(willSet), &arguments)
      value = arguments[0]
    }
    store(name, of: &value, new)
    guard let didSet = field.didSet else { return }
    var arguments = [value, old]
    _ = try call(functionCode(didSet), &arguments)
    value = arguments[0]
  }

  /// A reference, or nil where what it refers to was destroyed: what a `weak` one answers.
  package func present(_ value: Value) -> Value {
    if case .environment(let id) = value, traits.tree.isDestroyed(id) { return .nothing }
    return value
  }

  // MARK: Making values

  /// The initialisers of a type: its own, the ones that it inherits, or the one by its fields.
  package func initializers(of type: Type) -> [Member] {
    guard let info = info(type) else { return [] }
    let own = ownInitializers(of: type)
    if info.kind == .structure, !info.isApple || !info.fields.isEmpty {
      return info.ownsInitializer ? own : own + [memberwise(type, info)]
    }
    if info.kind == .class, info.isApple, !own.isEmpty {
      let inherited = info.superclass.map { initializers(of: .named($0)) } ?? []
      return own + inherited.filter { !$0.takesAnything }
    }
    if info.kind == .class, own.isEmpty || !info.ownsInitializer && !info.isApple {
      // Who has no designated initialiser of its own inherits those of its superclass.
      let inherited = info.superclass.map { initializers(of: .named($0)) } ?? []
      if !inherited.isEmpty || !own.isEmpty { return own + inherited }
      return [
        Member(
          name: "init", kind: .initializer,
          signature: Signature(parameters: classFields(info), result: .void), body: .stored)
      ]
    }
    if info.kind == .enumeration, let raw = info.rawType {
      let parameter = Signature.Parameter(label: "rawValue", name: "rawValue", type: raw)
      return own + [
        Member(
          name: "init", kind: .initializer,
          signature: Signature(parameters: [parameter], result: .optional(type)), body: .stored)
      ]
    }
    return own + inheritedConvenience(info, own)
  }

  /// A class that overrides a designated initialiser of UIKit's inherits the one without arguments, which calls it.
  private func inheritedConvenience(_ info: TypeInfo, _ own: [Member]) -> [Member] {
    let designated: [[String?]] = [["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"]]
    guard info.kind == .class, !own.contains(where: { $0.signature.parameters.isEmpty }),
      own.contains(where: { designated.contains($0.signature.parameters.map(\.label)) })
    else { return [] }
    let apple = lineage(.named(info.name)).first { $0.isApple && $0.members["init"] != nil }
    return (apple?.members["init"] ?? []).filter {
      if case .row(let row) = $0.body { row.declaration == "init()" } else { false }
    }
  }

  /// `define class` makes its instances by the fields, as a struct's are made.
  private func classFields(_ info: TypeInfo) -> [Signature.Parameter] {
    guard info.isShort else { return [] }
    return memberwise(.named(info.name), info).signature.parameters
  }

  package func ownInitializers(of type: Type) -> [Member] { info(type)?.members["init"] ?? [] }

  private func memberwise(_ type: Type, _ info: TypeInfo) -> Member {
    let given = info.fields.filter { field in
      if field.lazy != nil { return false }
      guard let wrapper = field.wrapper else { return !(field.isConstant && field.initial != nil) }
      return wrapper.isGiven && !(field.isPrivate && field.initial != nil)
    }
    let parameters = given.map { field in
      let type = field.wrapper == .binding ? Type.binding(field.type) : field.type
      var parameter = Signature.Parameter(label: field.name, name: field.name, type: type)
      parameter.hasDefault = field.initial != nil
      parameter.fallback = field.initial
      return parameter
    }
    return Member(
      name: "init", kind: .initializer, signature: Signature(parameters: parameters, result: type),
      body: .stored)
  }

  /// Makes a value of a type by an initialiser.
  package mutating func construct(
    _ type: Type, _ member: Member, _ arguments: inout [Value], _ place: Place
  ) throws(Problem) -> Value {
    guard let info = info(type) else { return .void }
    if info.kind == .enumeration, case .stored = member.body {
      guard let found = info.cases.first(where: { $0.raw == arguments[0] }) else { return .nothing }
      return .enumCase(info.name, found.name, [])
    }
    var object = try allocate(info, place)
    runtime.initializing.insert(object)
    defer { runtime.initializing.remove(object) }
    let result = try initialize(&object, member, &arguments, place)
    if case .row(let row) = member.body, row.get != nil, info.kind != .class { return result }
    if result == .nothing, member.signature.result.isOptional { return .nothing }
    return object
  }

  /// Makes an object as UIKit does where it has only the class: by the initialiser that such classes have.
  mutating func make(_ type: Type, _ place: Place) throws(Problem) -> Value {
    let known: [(labels: [String?], arguments: [Value])] = [
      (["style", "reuseIdentifier"], [.kept(".default"), .nothing]),
      (["frame"], [AppleTypes.rect(0, 0, 0, 0)]), ([], []),
    ]
    let initializers = initializers(of: type).map { resolved($0) }
    for (labels, arguments) in known {
      guard let member = initializers.first(where: { $0.signature.parameters.map(\.label) == labels }) else {
        continue
      }
      var arguments = arguments
      return try construct(type, member, &arguments, place)
    }
    throw Problem("\(type) is not made by UIKit", at: place)
  }

  /// Room for a value: a row for an object, an environment outside of every hierarchy, or the fields of a struct.
  mutating func allocate(_ info: TypeInfo, _ place: Place) throws(Problem) -> Value {
    guard info.kind == .class else {
      if info.isApple, info.fields.isEmpty { return .type(.named(info.name)) }
      var fields: [Value] = []
      for field in info.fields {
        // An object of a view's own is made when the view appears.
        let isLater = field.wrapper == .stateObject
        let value = isLater ? .nothing : try field.initial?(&self) ?? .nothing
        fields.append(field.wrapper?.stored(value) ?? value)
      }
      return .structure(.init(info.name, fields))
    }
    var instance = Instance(type: info.name)
    for parent in lineage(.named(info.name)).reversed() where parent.kind == .class {
      for field in parent.fields where field.lazy == nil {
        if let initial = field.initial { instance.fields[field.name] = try initial(&self) }
      }
    }
    if let kind = environmentKind(of: info.name) {
      let id = try engine(place) { traits throws(TraitProblem) in
        try traits.create(kind, label: "", in: nil, childOf: nil)
      }
      setClass(info.name, of: id)
      heap.environments[Int(id.index)] = instance
      try observeMethods(of: id, class: info.name, place)
      for (name, value) in instance.fields { self.name(value, name, in: id) }
      return .environment(id)
    }
    heap.objects.append(instance)
    return .object(ObjectID(row: heap.objects.count - 1))
  }

  /// Runs an initialiser on what it initialises.
  package mutating func initialize(
    _ object: inout Value, _ member: Member, _ arguments: inout [Value], _ place: Place
  ) throws(Problem) -> Value {
    guard case .stored = member.body else {
      if object.environment != nil, case .functions = member.body { trace(className(of: object), "init") }
      return try invoke(member, of: &object, &arguments, place, as: nil)
    }
    for (parameter, value) in zip(member.signature.parameters, arguments) {
      var value = value
      if value == .nothing, let fallback = parameter.fallback { value = try fallback(&self) }
      store(parameter.name, of: &object, value)
    }
    return .void
  }

  /// Which kind of environment a class makes.
  package func environmentKind(of type: String) -> EnvironmentKind? {
    for info in lineage(.named(type)) {
      switch info.name {
      case "UIWindowScene": return .scene
      case "UIWindow": return .window
      case "UIPresentationController": return .presentation
      case "UIViewController": return .controller
      case "UIView": return .view
      default: continue
      }
    }
    return nil
  }
}
