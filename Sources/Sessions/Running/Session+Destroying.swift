import Syntax
import Traits
import ViewTree

extension Session {
  /// Takes an object out of its hierarchy, and ends it unless something holds it: then it lives on outside.
  package mutating func destroy(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    let name = traits.tree.name(of: id)
    let isScene = traits.tree.kind(of: id) == .scene
    for part in isScene ? Array(traits.tree.children(of: id)) : [id] where try leave(part, place) && isScene {
      try end(part, place)
    }
    if let keeper = retainer(of: id) {
      if !names.released.contains(id) { names.released.append(id) }
      return note("\(name) lives on, in no hierarchy: \(keeper)", decision: "lifetimes")
    }
    let members = traits.tree.preorder(from: id).filter { $0 != id && !traits.tree.isRootView($0) }
    let before = traits.registrations.count
    try end(id, place)
    let gone = members.filter { traits.tree.isDestroyed($0) }.count
    let ended = before - traits.registrations.count
    var text = "\(name) is gone"
    if gone > 0 { text += ", and \(gone) environment\(gone == 1 ? "" : "s") in it" }
    if ended > 0 { text += "; \(ended) registration\(ended == 1 ? "" : "s") ended" }
    confirm(text)
  }

  /// Takes an environment out of what it stands in, and ends its presentation; false where it stands in nothing.
  package mutating func leave(_ id: EnvironmentID, _ place: Place) throws(Problem) -> Bool {
    if let presenter = field("presentingViewController", of: id)?.environment,
      traits.tree.kind(of: id) == .controller
    {
      try ModalPresentation(shown: id, presenter: presenter, place: place).end(in: &self)
    }
    if traits.tree.isInHierarchy(id) {
      try engine(place) { traits throws(TraitProblem) in try traits.disappear(id) }
      return true
    }
    guard traits.tree.parent(of: id) != nil else { return false }
    try engine(place) { traits throws(TraitProblem) in try traits.detach(id) }
    return true
  }

  /// Takes an object out of its hierarchy and ends it without a word.
  mutating func discard(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    if try leave(id, place), traits.tree.isDestroyed(id) { return }
    try end(id, place)
  }

  /// Ends an object with what stands in it, but for what something else holds.
  private mutating func end(_ id: EnvironmentID, _ place: Place) throws(Problem) {
    for member in Array(traits.tree.preorder(from: id)) where member != id && !traits.tree.isRootView(member)
    {
      guard !traits.tree.isDestroyed(member), let keeper = retainer(of: member) else { continue }
      try engine(place) { traits throws(TraitProblem) in try traits.detach(member) }
      if !names.released.contains(member) { names.released.append(member) }
      note("\(traits.tree.name(of: member)) lives on, in no hierarchy: \(keeper)", decision: "lifetimes")
    }
    for member in Array(traits.tree.preorder(from: id)) { try deinitialize(member) }
    let members = Array(traits.tree.preorder(from: id))
    try engine(place) { traits throws(TraitProblem) in try traits.destroy(id) }
    for member in members where Int(member.index) < heap.environments.count {
      heap.environments[Int(member.index)] = nil
    }
    forgetDestroyed()
  }

  /// `deinit` of a class of one's own.
  private mutating func deinitialize(_ id: EnvironmentID) throws(Problem) {
    guard let type = instance(of: id)?.type else { return }
    for info in lineage(.named(type)) {
      guard let index = info.deinitializer else { continue }
      var arguments = [Value.environment(id)]
      _ = try call(functionCode(index), &arguments)
    }
  }

  /// What was destroyed and is held by nothing any more ends.
  mutating func endReleased(_ place: Place) throws(Problem) {
    for id in names.released {
      if traits.tree.isDestroyed(id) || traits.tree.parent(of: id) != nil {
        names.released.removeAll { $0 == id }
      } else if retainer(of: id) == nil {
        names.released.removeAll { $0 == id }
        let name = traits.tree.name(of: id)
        try end(id, place)
        confirm("\(name) is gone")
      }
    }
  }

  /// What holds an object, as a phrase; nil where nothing does.
  private func retainer(of id: EnvironmentID) -> String? {
    let own = Set([id] + (traits.tree.rootView(of: id).map { [$0] } ?? []))
    let label = traits.tree.label(of: id)
    let holding = variables.filter { $0.key != label && holds($0.value.value, own) }.sorted {
      $0.value.order < $1.value.order
    }
    .map(\.key)
    if holding.count == 1 { return "the variable \(holding[0]) holds it" }
    if let last = holding.last {
      return "the variables \(holding.dropLast().joined(separator: ", ")) and \(last) hold it"
    }
    for owner in traits.tree.all where !traits.tree.isDestroyed(owner) && !traits.tree.contains(id, owner) {
      guard let instance = instance(of: owner) else { continue }
      if instance.fields.values.contains(where: { holds($0, own) }) {
        return "\(traits.tree.name(of: owner)) holds it"
      }
    }
    for registration in traits.registrations {
      guard let row = traits.registration(registration), let handler = handlers[row.tag],
        isCapturing(handler.function, own)
      else { continue }
      return "the registration on \(traits.tree.name(of: row.environment)) captures it"
    }
    return nil
  }

  /// Whether a block holds on to an object: what it was told to capture, or what it has captured in another value.
  ///
  /// A block that only names an object does not.
  private func isCapturing(_ function: Function, _ own: Set<EnvironmentID>) -> Bool {
    for (index, value) in function.captured.enumerated() {
      if case .environment = value, index < function.code.captureSlots.count { continue }
      if holds(value, own) { return true }
    }
    return false
  }

  private func holds(_ value: Value, _ own: Set<EnvironmentID>) -> Bool {
    var (waiting, seen) = ([value], Set<Value>())
    while let next = waiting.popLast() {
      switch next {
      case .environment(let id): if own.contains(id) { return true }
      case .list(let values), .tuple(let values), .enumCase(_, _, let values): waiting += values
      case .structure(let structure): waiting += structure.fields
      case .dictionary(let pairs): waiting += Array(pairs.values)
      case .object(let id):
        if seen.insert(next).inserted, let instance = heap.objects[id.row] {
          waiting += instance.fields.values
        }
      case .box(let id):
        if seen.insert(next).inserted, let value = heap.boxes[id.row] { waiting.append(value) }
      default: continue
      }
    }
    return false
  }
}
