import Sessions
import ViewTree

extension Search {
  var update: String { present.traits.isReachedByUpdates(id) ? "update" : "update traits \(reference)" }
  var reference: String { present.reference(to: id) }

  /// The topmost environment from which this one inherits, or itself.
  var top: EnvironmentID {
    sequence(first: id) { present.traits.inheritanceParent(of: $0) }.reduce(id) { $1 }
  }

  var name: String {
    switch subject {
    case .trait(let index): trait(present.definitions.traits[index], at: id)
    case .property(let name): "\(reference).\(name)"
    }
  }

  func trait(_ info: TraitInfo, at place: EnvironmentID) -> String {
    let name = present.reference(to: place)
    return info.property.map { "\(name).\($0)" } ?? "\(name)[\(info.name)]"
  }

  func shown(in session: Session) -> String {
    switch subject {
    case .trait(let index): session.shown(session.traitValue(index, at: id))
    case .property(let name): session.shownLook(name, of: id)
    }
  }

  /// Notes besides the finding: that no update reaches the environment, and the value after the pending update.
  func notes(_ due: Session?) -> [String] {
    var notes: [String] = []
    let isReached = present.traits.isReachedByUpdates(id)
    if case .trait = subject, !isReached {
      let origin = top == id ? "above" : "outside of `\(present.reference(to: top))`"
      notes.append("it stands in no hierarchy, so nothing from \(origin) reaches it")
    }
    guard let due, shown(in: due) != shown(in: present) else { return notes }
    let cause =
      present.traits.depth > 0
      ? "an update is in progress, and"
      : "a change is pending: \(isReached ? "the next update" : "`\(update)`")"
    return notes + ["\(cause) makes it \(shown(in: due))"]
  }

  var reasonForNothing: String {
    if case .trait(let index) = subject {
      let info = present.definitions.traits[index]
      if present.written(wanted) == nil {
        return "no variable holds that instance, and no other one is equal to it"
      }
      let (since, version) = (present.traits.definition(of: info.id).since, present.systemVersion)
      if since > version { return "`\(info.word)` came with iOS \(since), and this is iOS \(version)" }
    }
    return "nothing here can make it \(present.shown(wanted)) now"
  }

  var finding: String {
    let value = "`\(name)` is \(shown(in: present))"
    switch subject {
    case .property(let name): return value + lookReason(name)
    case .trait(let index):
      let chain = present.traits.explanation(of: present.definitions.traits[index].id, at: id)
      guard let deciding = chain.deciding, let owner = deciding.environment else {
        let waits = chain.contains { $0.role == .pending }
        return value + ", the default: nothing overrides it" + (waits ? " yet" : "")
      }
      let (place, word) = ("`\(present.reference(to: owner))`", present.word(of: deciding))
      let isOverride = deciding.origin == .override
      return value + (isOverride ? ", because \(place) overrides it" : ": \(word), at \(place)")
    }
  }

  private func lookReason(_ name: String) -> String {
    var copy = present
    let look = copy.field(name, of: id) ?? .nothing
    if name.hasPrefix("layer.") { return "" }
    guard present.traits.tree.isInHierarchy(id) else {
      return ": it stands in no hierarchy, so nothing draws it"
    }
    if case .color(.fixed) = look { return ", because it was set to that" }
    let collection = present.traits.collection(at: id)
    let now = copy.look(of: look, with: collection)
    if now.text == copy.look(of: wanted, with: collection).text { return ", because it was not drawn since" }
    if case .image(let image) = look, let files = present.definitions.images[image]?.map(\.file),
      !files.contains(where: { wanted == .string($0) })
    {
      return ", and its files are " + files.map { Session.quoted($0) }.joined(separator: ", ")
    }
    let facts = now.reads.map { present.fact($0, at: id) }.joined(separator: " and ")
    return facts.isEmpty ? "" : ", because " + facts
  }
}
