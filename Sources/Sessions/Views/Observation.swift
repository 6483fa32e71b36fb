import StateUpdates
import Traits
import ViewTree

/// A read of an observable object's property by a UIKit method; since iOS 26 a change of the property runs the method again.
struct ObservedRead: Hashable, Sendable {
  var object: ObjectID
  var property: String
  var reader: EnvironmentID
  var method: TraitEvent
}

/// The properties of observable objects that `withObservationTracking` closures and UIKit methods have read.
package struct ObservedReads: Sendable {
  var methods: Set<ObservedRead> = []
  /// The reads of the running closure so far.
  package var current: Set<ViewSource>?
  /// The reads of each closure, and the closure to call before the first change.
  package var waiting: [(reads: Set<ViewSource>, onChange: Value)] = []
}

extension ViewElement<Value> {
  /// The view itself, without what a part of it was given.
  fileprivate var own: Value { if case .tuple(let parts) = value { parts[0] } else { value } }
}

// Tracks which views read which states and objects, so that a change updates the right views.
extension Session {
  /// The value of a view on screen, connected to its state.
  package func installed(_ id: ViewID) -> Value? {
    views.graph[id].map { installed($0.element.own, of: id) }
  }

  /// Connects the wrapped properties of a view and of its `DynamicProperty` values to the view's state, by paths such as `counter.count`.
  private func installed(_ value: Value, of id: ViewID, below prefix: String = "") -> Value {
    guard case .structure(var structure) = value, let fields = info(.named(structure.type))?.fields else {
      return value
    }
    for (index, field) in fields.enumerated() where structure.fields.indices.contains(index) {
      let (own, name) = (structure.fields[index], prefix + field.name)
      if let wrapper = field.wrapper {
        let value = wrapper.installed(own, name, of: id)
        // A `@Binding` to it names the scene already.
        if case .persistent = wrapper {
          structure.fields[index] = ofScene(value, of: id)
        } else {
          structure.fields[index] = value
        }
      } else if isDynamicProperty(own) {
        structure.fields[index] = installed(own, of: id, below: name + ".")
      }
    }
    return .structure(structure)
  }

  /// The binding of a `@SceneStorage` property, limited to the scene of a view.
  private func ofScene(_ value: Value, of id: ViewID) -> Value {
    guard var binding = value.binding, case .stored(let key, let first) = binding.location,
      key.hasPrefix(Checker.sceneKey),
      let scene = views.hosted(id).flatMap({ traits.tree.scene(of: $0.host) })
    else { return value }
    binding.location = .stored(
      "\(Checker.sceneKey)\(name(of: scene))/\(key.dropFirst(Checker.sceneKey.count))", first)
    return .binding(binding)
  }

  func isDynamicProperty(_ value: Value) -> Bool {
    if case .structure(let part) = value { isKind(part.type, of: "DynamicProperty") } else { false }
  }

  /// The value of a view on screen, after making its state objects and observing its objects.
  package mutating func prepared(_ id: ViewID, _ place: Place) throws(Problem) -> Value? {
    guard let node = views.graph[id] else { return nil }
    for (field, name, value) in wrappedFields(of: node.element.own) {
      switch field.wrapper {
      case .stateObject:
        if node.counts.evaluations + node.counts.makes == 0, views.graph.latest(name, of: id) == .nothing {
          // The function that makes the object may have been passed to the view.
          if case .functions(let maker, _)? = value.binding?.location {
            views.graph.initialize(name, try call(maker, with: []), of: id)
          } else if let initial = field.initial {
            views.graph.initialize(name, try initial(&self), of: id)
          }
        }
        observe(views.graph.latest(name, of: id))
      case .object(isObserved: true): observe(value)
      case .environment(let key, isObject: true):
        observe(views.graph.provided(objectKey(key, at: id), at: id) ?? appDelegate(key))
      // A view depends on the keys that it declares, even if its body does not read them.
      case .environment(let key, isObject: false) where !key.isEmpty: views.graph.noteRead(.environment(key))
      default: continue
      }
    }
    guard case .structure(var view)? = installed(id) else { return installed(id) }
    for index in view.fields.indices where isDynamicProperty(view.fields[index]) {
      try invoke("update", of: &view.fields[index], [], place)
    }
    return .structure(view)
  }

  /// Whether SwiftUI treats two values of a view as the same; a `==` of the view decides, unless the view has only plain data.
  ///
  /// For a view without a `==`, each property is compared. `equatable()` always uses `==`. Source: John Harper on how views are compared.
  mutating func areSame(
    _ old: Value, _ new: Value, asksPlainData: Bool = false, _ place: Place
  ) throws(Problem) -> Bool {
    guard case .structure(let first) = old, case .structure(let second) = new, first.type == second.type
    else { return old == new }
    let type = Type.named(first.type)
    let isEquatable = lineage(type).contains {
      !$0.conformances.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    }
    if isEquatable, hasOwnEquality(first.type), asksPlainData || !isPlainData(type) {
      return try areEqual(old, new, at: place)
    }
    for (a, b) in zip(first.fields, second.fields) where try !areSame(a, b, place) { return false }
    return first.fields.count == second.fields.count
  }

  /// Whether values of a type consist of plain bits without references; a type that may contain itself does not.
  private func isPlainData(_ type: Type, in outer: Set<Type> = []) -> Bool {
    func isPlain(_ part: Type) -> Bool { isPlainData(part, in: outer.union([type])) }
    switch type {
    case .bool, .int, .double: return true
    case .optional, .tuple: return type.parts.allSatisfy(isPlain)
    case .named:
      guard !outer.contains(type), let info = info(type), info.kind == .structure || info.kind == .enumeration
      else { return false }
      return info.fields.allSatisfy { $0.wrapper == nil && isPlain($0.type) }
        && info.cases.allSatisfy { $0.types.allSatisfy(isPlain) }
        && (!info.isApple || info.kind == .enumeration || !info.fields.isEmpty)
    default: return false
    }
  }

  private mutating func observe(_ value: Value?) {
    guard case .object(let object)? = value, isKind(className(of: .object(object)), of: "ObservableObject")
    else { return }
    views.graph.noteRead(.object(object.row))
    // Its own publisher reports its changes too.
    if case .object(let own)? = stored("objectWillChange", of: .object(object)) {
      views.graph.noteRead(.object(own.row))
    }
  }

  /// Called before a published property is set, or a property that is observed by itself.
  mutating func noteChange(of name: String, _ id: ObjectID, _ new: Value, _ place: Place) throws(Problem) {
    let type = className(of: .object(id))
    let known = storedField(name, of: .named(type))
    if isKind(type, of: "Observable"), let known, isCompared(known.type),
      let old = stored(name, of: .object(id)), try areEqual(old, new, at: place)
    {
      return
    }
    let source = ViewSource.property(id.row, name)
    let told = views.observed.waiting.filter { $0.reads.contains(source) }
    views.observed.waiting.removeAll { $0.reads.contains(source) }
    for one in told { try apply(one.onChange) }
    for read in views.observed.methods where read.object == id && read.property == name {
      // Versions before iOS 26 never call it.
      if read.method == .updateProperties, let version = traits.version, version < .iOS26 { continue }
      if field("_isDue", of: read.reader) != nil {
        try followConfiguration(of: read.reader, isDue: true, place)
      }
      try engine(place) { try $0.setNeeds(read.method, at: read.reader) }
    }
    if views.roots.isEmpty { return }
    if known?.wrapper == nil, isKind(type, of: "Observable") { try changed(source, place) }
  }

  /// Whether the macro's setter compares old and new: Equatable values by value, objects by identity.
  private func isCompared(_ type: Type) -> Bool {
    if isReference(type), !type.isOptional { return info(type)?.kind != .protocol }
    return unequatable(type) == nil && info(type.wrapped)?.kind != .protocol
  }

  /// Notes that a body or a callback reads a property of an `Observable` object.
  mutating func noteRead(of name: String, _ id: ObjectID) {
    if views.graph.running == nil, runtime.callbacks.isEmpty, views.observed.current == nil { return }
    let type = className(of: .object(id))
    // A subclass without the macro adds properties that nobody observes.
    let isObserved = nearest(.named(type)) { info in
      info.fields.first { $0.name == name }.map {
        $0.wrapper == nil && info.conformances.contains("Observable")
      }
    }
    guard isObserved == true else { return }
    views.observed.current?.insert(.property(id.row, name))
    if views.graph.running != nil {
      views.graph.noteRead(.property(id.row, name))
    } else if let callback = runtime.callbacks.last, case .method(let method) = callback.target,
      method.isTracked, traits.version ?? .iOS26 >= .iOS26
    {
      views.observed.methods.insert(
        ObservedRead(object: id, property: name, reader: callback.environment, method: method))
    }
  }

  /// Marks the views that have read something for an update.
  mutating func changed(_ source: ViewSource, _ place: Place) throws(Problem) {
    if case .object = source, views.graph.running != nil, views.graph.isRead(source) {
      warn(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
        at: place)
    }
    try graph(place) { try $0.changed(source) }
  }
}
