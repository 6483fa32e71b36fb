import StateUpdates
import Syntax
import Traits
import ViewTree

extension Session {
  /// So many passes a turn may take.
  static let mostViewPasses = 100

  /// Asks the graph for something, and says at which place it failed.
  @discardableResult
  package mutating func graph<Result>(
    _ place: Place, _ body: (inout ViewGraph<Value>) throws(ViewProblem) -> Result
  ) throws(Problem) -> Result {
    do throws(ViewProblem) { return try body(&views.graph) } catch { throw Problem(error, at: place) }
  }

  /// Runs the bodies, updates and actions that are due.
  ///
  /// - Returns: Whether there were some.
  @discardableResult
  package mutating func updateViews(_ place: Place) throws(Problem) -> Bool {
    guard !views.roots.isEmpty, views.graph.running == nil else { return false }
    try noteTraits(place)
    let start = views.graph.passes
    var count = 0
    while let work = try graph(place, { graph throws(ViewProblem) in try graph.next() }) {
      try step(place)
      count += 1
      if views.graph.passes - start > Self.mostViewPasses { throw endless(work, place) }
      try perform(work, place)
      traceViews()
    }
    traceViews()
    try overrideEnvironments(place)
    if count > 0 { views.needsLayout = true }
    return try layOutViews(place) || count > 0
  }

  /// What is said of views that change what they show whenever they are updated.
  private func endless(_ work: ViewWork<Value>, _ place: Place) -> Problem {
    var names: [String] = []
    switch work {
    case .evaluate(let id), .make(let id), .update(let id), .appear(let id), .change(let id, _, _, _):
      names = [name(ofView: id)]
      let reasons = views.graph[id]?.reasons ?? []
      names += reasons.map { text(of: $0) }
    default: break
    }
    return Problem(
      "\(Self.mostViewPasses) passes did not bring the views to rest: \(names.joined(separator: ", "))",
      at: place,
      suggestion: "something writes what it reads itself; write only where the value differs", kind: .limit)
  }

  private mutating func perform(_ work: ViewWork<Value>, _ place: Place) throws(Problem) {
    switch work {
    case .evaluate(let id): try evaluate(id, place)
    case .make(let id): try make(id, place)
    case .update(let id): try updateRepresentable(id, place)
    case .dismantle(let id, let element): try dismantle(id, element, place)
    case .appear(let id):
      guard let view = views.graph[id]?.element.details.view else { return }
      try run(["onAppear", "task"], of: view)
    case .disappear(let element):
      guard let view = element.details.view else { return }
      try run(["onDisappear"], of: view)
    case .change(let id, let index, let old, let new):
      guard let view = views.graph[id]?.element.details.view, view.modifiers.indices.contains(index) else {
        return
      }
      try runAction(view.modifiers[index]["action"], [old, new])
    case .complete(let number): try runAction(views.completions.removeValue(forKey: number), [])
    }
  }

  private mutating func run(_ names: [String], of view: ViewValue) throws(Problem) {
    for modifier in view.modifiers where names.contains(modifier.name) {
      try runAction(modifier["action"], [])
    }
  }

  /// Runs a closure with as many of the values as it takes, the last ones.
  package mutating func runAction(_ action: Value?, _ values: [Value]) throws(Problem) {
    guard case .closure(let function)? = action else { return }
    try call(function, with: Array(values.suffix(function.code.parameters.count)))
  }

  /// Runs a body, and tells the graph what it describes.
  private mutating func evaluate(_ id: ViewID, _ place: Place) throws(Problem) {
    guard let node = views.graph[id], var view = try prepared(id, place) else { return }
    var result = Value.nothing
    if node.element.isAttached {
      guard case .tuple(let parts) = node.element.value else { return }
      result = parts[0]
      if case .closure(let function) = result { result = try presented(function, parts[1].elements, at: id) }
    } else if case .tuple(let parts) = node.element.value {
      result = try body(of: &view, content: parts[1], place)
    } else if let member = member("body", of: .named(node.element.type))?.first {
      result = try read("body", member, of: &view, place, as: nil)
    }
    let elements = viewValue(result).map { view in
      view.type == "Group" && view.modifiers.isEmpty && view.custom == nil && !view.arguments.isEmpty
        ? view.arguments.compactMap { $0.value.view }.map { element($0) } : [element(view)]
    }
    try graph(place) { graph throws(ViewProblem) in try graph.finish(elements ?? []) }
    try refreshAttached(place)
  }

  private mutating func body(of view: inout Value, content: Value, _ place: Place) throws(Problem) -> Value {
    guard let member = member("body", of: .named(className(of: view)))?.first else { return content }
    var arguments = [content]
    return try invoke(member, of: &view, &arguments, place, as: nil)
  }

  /// The view on screen, with its objects made and observed.
  package mutating func prepared(_ id: ViewID, _ place: Place) throws(Problem) -> Value? {
    guard let node = views.graph[id] else { return nil }
    var raw = node.element.value
    if case .tuple(let parts) = raw { raw = parts[0] }
    for field in wrappedFields(of: raw) {
      switch field.wrapper {
      case .stateObject:
        if node.counts.evaluations + node.counts.makes == 0,
          views.graph.latest(field.name, of: id) == .nothing,
          let initial = field.initial
        {
          views.graph.initialize(field.name, try initial(&self), of: id)
        }
        observe(views.graph.latest(field.name, of: id))
      case .object(isObserved: true): observe(stored(field.name, of: raw))
      case .environment(let key, isObject: true): observe(views.graph.provided("object:\(key)", at: id))
      default: continue
      }
    }
    return installed(id)
  }

  private mutating func observe(_ value: Value?) {
    guard case .object(let object)? = value, let type = heap.objects[object.row]?.type,
      isKind(type, of: "ObservableObject")
    else { return }
    views.graph.noteRead(.object(object.row))
  }

  /// Tells the graph which keys of the environment have changed outside, with the traits.
  private mutating func noteTraits(_ place: Place) throws(Problem) {
    for (name, hosted) in views.roots {
      let collection = traits.collection(at: hosted.host)
      views.roots[name]?.collection = collection
      guard let old = hosted.collection, !traits.differences(between: old, and: collection).isEmpty else {
        continue
      }
      for key in views.graph.environmentKeysRead {
        if try bridged(key, in: old, place) == bridged(key, in: collection, place) { continue }
        views.graph.changedOutside(key, of: hosted.root)
      }
    }
  }

  // MARK: Objects

  /// A published property is about to be set, or one that is observed by itself.
  mutating func noteChange(of name: String, _ id: ObjectID, _ place: Place) throws(Problem) {
    guard !views.roots.isEmpty, let type = heap.objects[id.row]?.type,
      !runtime.initializing.contains(.object(id))
    else { return }
    let field = lineage(.named(type)).lazy.compactMap { info in info.fields.first { $0.name == name } }.first
    let source: ViewSource
    if field?.wrapper == .published {
      source = .object(id.row)
    } else if field?.wrapper == nil, isKind(type, of: "Observable") {
      source = .property(id.row, name)
    } else {
      return
    }
    try graph(place) { graph throws(ViewProblem) in try graph.changed(source) }
  }

  /// What a body reads of an object that tells of each property.
  mutating func noteRead(of name: String, _ id: ObjectID) {
    guard views.graph.running != nil, let type = heap.objects[id.row]?.type, isKind(type, of: "Observable")
    else {
      return
    }
    views.graph.noteRead(.property(id.row, name))
  }
}
