import StateUpdates
import Syntax
import Traits
import ViewTree

// Views and controllers of UIKit's in SwiftUI: made once, updated when what they were given or read changes, dismantled when they go.
extension Session {
  /// `makeCoordinator`, then `makeUIView` or `makeUIViewController`.
  ///
  /// The view is put into one of SwiftUI's own, on which the environment's modifiers act as overrides.
  mutating func make(_ id: ViewID, _ place: Place) throws(Problem) {
    guard var view = try prepared(id, place), let hosted = hosted(id) else { return }
    let type = className(of: view)
    var coordinator = Value.void
    if member("makeCoordinator", of: .named(type)) != nil {
      coordinator = try invoke("makeCoordinator", of: &view, [], place) ?? .void
    }
    let isController = isKind(type, of: "UIViewControllerRepresentable")
    let word = isController ? "UIViewController" : "UIView"
    let context = viewContext(id, type, coordinator)
    guard let made = try invoke("make\(word)", of: &view, [context], place), let inner = made.environment
    else {
      throw Problem("`\(type)` needs `make\(word)(context:)`", at: place)
    }
    let wrapper = try engine(place) { traits throws(TraitProblem) in
      try traits.create(.view, label: "", in: hosted.host, childOf: nil)
    }
    setClass("PlatformViewHost", of: wrapper)
    views.made[id] = Views.Made(view: made, coordinator: coordinator, wrapper: wrapper)
    try overrideEnvironment(of: id, place)
    try graph(place) { graph throws(ViewProblem) in try graph.finish() }
    try put(inner, in: wrapper, place)
    name(made, type.prefix(1).lowercased() + type.dropFirst(), in: wrapper)
  }

  /// `updateUIView(_:context:)`.
  mutating func updateRepresentable(_ id: ViewID, _ place: Place) throws(Problem) {
    if var view = try prepared(id, place), let made = views.made[id] {
      let type = className(of: view)
      let word = isKind(type, of: "UIViewControllerRepresentable") ? "UIViewController" : "UIView"
      let context = viewContext(id, type, made.coordinator)
      if try invoke("update\(word)", of: &view, [made.view, context], place) == nil {
        throw Problem("`\(type)` needs `update\(word)(_:context:)`", at: place)
      }
    }
    try graph(place) { graph throws(ViewProblem) in try graph.finish() }
  }

  /// `dismantleUIView(_:coordinator:)`, which is static: there is no struct any more.
  mutating func dismantle(_ id: ViewID, _ element: ViewElement<Value>, _ place: Place) throws(Problem) {
    guard let made = views.made.removeValue(forKey: id) else { return }
    let word = isKind(element.type, of: "UIViewControllerRepresentable") ? "UIViewController" : "UIView"
    if let member = staticMember("dismantle\(word)", of: .named(element.type))?.first {
      var type = Value.type(.named(element.type))
      var arguments = [made.view, made.coordinator]
      _ = try invoke(member, of: &type, &arguments, place, as: nil)
    }
    try engine(place) { traits throws(TraitProblem) in try traits.destroy(made.wrapper) }
    forgetDestroyed()
  }

  /// Calls a method of a view's by its name; nil where it has none.
  mutating func invoke(_ name: String, of view: inout Value, _ given: [Value], _ place: Place) throws(Problem)
    -> Value?
  {
    guard let member = member(name, of: .named(className(of: view)))?.first else { return nil }
    var arguments = given
    return try invoke(member, of: &view, &arguments, place, as: nil)
  }

  func viewContext(_ id: ViewID, _ type: String, _ coordinator: Value) -> Value {
    let animation = views.graph.runningTransaction.animation.map { Value.animation($0) } ?? .nothing
    return .structure(
      .init(
        "\(type).Context",
        [coordinator, .node(id), .structure(.init("Transaction", [animation, .bool(false)]))]))
  }

  // MARK: The bridge

  /// What modifiers above give to keys that are bridged is an override of what UIKit holds below.
  mutating func overrideEnvironment(of id: ViewID, _ place: Place) throws(Problem) {
    guard let wrapper = views.made[id]?.wrapper else { return }
    for (key, index) in bridgedKeys {
      let trait = definitions.traits[index].id
      guard let value = views.graph.provided(key, at: id) else {
        if traits.override(of: trait, at: wrapper) != nil { try removeOverride(index, at: wrapper, place) }
        continue
      }
      let new = try written(value, by: key, to: index, at: wrapper, place)
      if traits.override(of: trait, at: wrapper) == stored(new, of: index) { continue }
      try setOverride(index, new, at: wrapper, place)
    }
  }

  /// The trait's value that a key's value stands for.
  private mutating func written(
    _ value: Value, by key: String, to index: Int, at wrapper: EnvironmentID, _ place: Place
  ) throws(Problem) -> Value {
    var traits = Value.collection(TraitCollection())
    if let write = definitions.keys[key]?.write {
      var arguments = [traits, value]
      _ = try call(write, &arguments)
      traits = arguments[0]
    } else if let member = definitions.types[key]?.statics["write"]?.first,
      case .functions(let get, _) = member.body
    {
      var arguments = [Value.type(.named(key)), traits, value]
      _ = try call(functionCode(get), &arguments)
      traits = arguments[1]
    } else {
      return converted(value, to: definitions.traits[index].type)
    }
    guard case .collection(let collection) = traits else { return value }
    let trait = definitions.traits[index].id
    return self.value(self.traits.value(of: trait, in: collection), of: trait)
  }

  /// A case of one enum as the case of that name of another.
  private func converted(_ value: Value, to type: Type) -> Value {
    guard case .enumCase(_, let name, _) = value, let owner = type.wrapped.name else { return value }
    let known = info(type.wrapped)?.cases.map(\.name) ?? []
    return .enumCase(owner, known.contains(name) ? name : Self.sizeNames[name] ?? name, [])
  }

  /// The overrides of all representables, after the views were updated.
  mutating func overrideEnvironments(_ place: Place) throws(Problem) {
    for id in views.made.keys.sorted(by: { $0.row < $1.row }) { try overrideEnvironment(of: id, place) }
  }
}

extension Checker {
  /// What a representable knows by name beside what it declares: the type of its view, its coordinator and its context.
  mutating func declareContext(of name: String, _ type: TypeDeclaration) throws(Problem) {
    if session.definitions.types[name]?.conformances.contains("CustomPresentationDetent") == true {
      session.definitions.typealiases["\(name).Context"] = .named("PresentationDetent.Context")
    }
    guard let info = session.definitions.types[name],
      info.conformances.contains("UIViewRepresentable")
        || info.conformances.contains("UIViewControllerRepresentable")
    else { return }
    let isController = info.conformances.contains("UIViewControllerRepresentable")
    var coordinator = session.type(named: "\(name).Coordinator") ?? .void
    for member in type.members {
      guard case .function(let function) = member.kind, let result = function.result else { continue }
      switch function.name.text {
      case "makeUIView", "makeUIViewController":
        let made = try resolve(result)
        session.definitions.typealiases["\(name).UIViewType"] = made
        session.definitions.typealiases["\(name).UIViewControllerType"] = made
      case "makeCoordinator": coordinator = try resolve(result)
      default: continue
      }
    }
    if type.kind == .extension, session.definitions.types["\(name).Context"] != nil { return }
    var context = TypeInfo(name: "\(name).Context", kind: .structure)
    for (field, type) in [
      ("coordinator", coordinator), ("environment", .named("EnvironmentValues")),
      ("transaction", .named("Transaction")),
    ] {
      context.fields.append(TypeInfo.Field(name: field, type: type, isConstant: true))
      context.members[field] = [
        Member(
          name: field, kind: .property, signature: Signature(parameters: [], result: type), body: .stored)
      ]
    }
    context.help =
      isController ? "What a controller of UIKit's is given." : "What a view of UIKit's is given."
    session.definitions.types["\(name).Context"] = context
    if session.type(named: "\(name).Coordinator") == nil {
      session.definitions.typealiases["\(name).Coordinator"] = coordinator
    }
  }
}
