import StateUpdates
import Syntax

// Who reads which state and which object, so that a change makes the right views run.
extension Session {
  /// The value of a view on screen, its states in place.
  package func installed(_ id: ViewID) -> Value? {
    guard var value = views.graph[id]?.element.value else { return nil }
    if case .tuple(let parts) = value { value = parts[0] }
    guard case .structure(var structure) = value, let fields = info(.named(structure.type))?.fields else {
      return value
    }
    for (index, field) in fields.enumerated() where structure.fields.indices.contains(index) {
      guard let wrapper = field.wrapper else { continue }
      structure.fields[index] = wrapper.installed(structure.fields[index], field.name, of: id)
    }
    return .structure(structure)
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
          views.graph.latest(field.name, of: id) == .nothing, let initial = field.initial
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
    guard case .object(let object)? = value, isKind(className(of: .object(object)), of: "ObservableObject")
    else { return }
    views.graph.noteRead(.object(object.row))
  }

  /// A published property is about to be set, or one that is observed by itself.
  mutating func noteChange(of name: String, _ id: ObjectID, _ place: Place) throws(Problem) {
    if views.roots.isEmpty { return }
    let type = className(of: .object(id))
    switch storedField(name, of: .named(type))?.wrapper {
    case .published: try changed(.object(id.row), place)
    case nil where isKind(type, of: "Observable"): try changed(.property(id.row, name), place)
    default: return
    }
  }

  /// What a body reads of an object that tells of each property.
  mutating func noteRead(of name: String, _ id: ObjectID) {
    if views.graph.running != nil, isKind(className(of: .object(id)), of: "Observable") {
      views.graph.noteRead(.property(id.row, name))
    }
  }

  /// Lets the views that have read something run again.
  mutating func changed(_ source: ViewSource, _ place: Place) throws(Problem) {
    try graph(place) { graph throws(ViewProblem) in try graph.changed(source) }
  }
}
