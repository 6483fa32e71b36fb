// The states of views, and the views that read them.
extension ViewGraph {
  /// Reads a state: as the views see it while one of them runs, otherwise the latest value.
  package mutating func read(_ name: String, of id: ViewID) -> Value? {
    guard let node = self[id] else { return last(name, of: id) }
    guard let running else { return latest(name, of: id) }
    // The kept closure of a sheet, a cover or a popover reads the states of its body as that saw them.
    if self[running]?.element.attachment == .kept, body(around: running) == id {
      note(.state(id, name), readBy: id)
      return node.seen[name]
    }
    noteRead(.state(id, name))
    return node.state[name]
  }

  /// The latest value of a state, even if no view has seen it yet.
  package func latest(_ name: String, of id: ViewID) -> Value? {
    for batch in pending.reversed() { if let value = batch.writes[.state(id, name)] { return value } }
    return self[id]?.state[name] ?? last(name, of: id)
  }

  /// The last value of a removed view's state.
  private func last(_ name: String, of id: ViewID) -> Value? {
    id.row < lastStates.count ? lastStates[id.row][name] : nil
  }

  package mutating func noteRead(_ source: ViewSource) {
    guard let running else { return }
    note(source, readBy: running)
    if self[running]?.element.attachment == .readByBody, let body = body(around: running) {
      note(source, readBy: body)
    }
  }

  private mutating func note(_ source: ViewSource, readBy id: ViewID) {
    readers[source, default: []].insert(id)
    change(id) { $0.reads.insert(source) }
  }

  private func body(around id: ViewID) -> ViewID? {
    path(from: id).dropFirst().first { self[$0]?.element.role == .view }
  }

  /// The value of an environment key at a view, from the nearest modifier that sets it; nil if none does.
  package mutating func environment(_ key: String, at id: ViewID) -> Value? {
    noteRead(.environment(key))
    return provided(key, at: id)
  }

  /// The value of an environment key at a view, without noting the read.
  package func provided(_ key: String, at id: ViewID) -> Value? { provided(at: id) { $0 == key }?.value }

  /// The value from the nearest modifier at a view that sets a matching key.
  package func provided(at id: ViewID, where matches: (String) -> Bool) -> (key: String, value: Value)? {
    for (view, first) in reach(to: id) {
      for case .environment(let key, let value) in self[view]?.element.modifiers.dropFirst(first) ?? []
      where matches(key) {
        return (key, value)
      }
    }
    // Closures of a view that was removed still read what it was given.
    let kept = self[id] == nil && id.row < lastStates.count ? lastStates[id.row] : [:]
    return kept.filter { $0.key.hasPrefix("@") }.map { (String($0.key.dropFirst()), $0.value) }
      .sorted(on: \.0).first { matches($0.0) }
  }

  /// The environment keys that modifiers set at a view.
  package func keysProvided(at id: ViewID) -> Set<String> {
    reach(to: id).reduce(into: []) { keys, inner in
      for case .environment(let key, _) in self[inner.view]?.element.modifiers.dropFirst(inner.first) ?? [] {
        keys.insert(key)
      }
    }
  }

  /// Sets a state when the views are updated, unless it has the value already or its view is gone.
  package mutating func write(_ value: Value, to name: String, of id: ViewID) throws(ViewProblem) {
    try refuseRunning()
    guard self[id] != nil, let old = latest(name, of: id) else { return }
    let source = ViewSource.state(id, name)
    if old == value { return events.append(.ignored(source)) }
    events.append(.wrote(source, from: old, to: value))
    batch { if $0.writes.updateValue(value, forKey: source) == nil { $0.sources.append(source) } }
  }

  /// Notes that a state was written with a value equal to its own.
  package mutating func ignore(_ name: String, of id: ViewID) { events.append(.ignored(.state(id, name))) }

  /// Sets the first value of a state that is made only when its view appears.
  package mutating func initialize(_ name: String, _ value: Value, of id: ViewID) {
    change(id) { $0.state[name] = value }
  }

  /// Remakes a view on screen whose type was declared again: it runs again, and keeps the states that it has.
  package mutating func renew(_ id: ViewID, _ value: Value, states: [String: Value]) {
    change(id) { node in
      node.element.value = value
      node.state.merge(states) { has, _ in has }
    }
    mark(id, .input)
  }

  package func isRead(_ source: ViewSource) -> Bool { readers[source]?.isEmpty == false }

  /// Notes that a source is about to change: the views that read it run again.
  ///
  /// An object may publish while a view is updated; SwiftUI only warns of that.
  package mutating func changed(_ source: ViewSource) throws(ViewProblem) {
    guard isRead(source) else { return }
    if case .object = source {} else { try refuseRunning() }
    batch { if $0.sources.last != source { $0.sources.append(source) } }
  }

  private func refuseRunning() throws(ViewProblem) {
    guard let running, let node = self[running] else { return }
    let what =
      node.element.role == .view ? "the body of \(node.element.type)" : "an update of \(node.element.type)"
    throw ViewProblem(
      "\(what) runs, and a view must not change what views show while they are updated",
      "write in an action, in `onAppear` or `onChange`, or in `DispatchQueue.main.async { … }`")
  }

  private mutating func batch(_ body: (inout Batch) -> Void) {
    if pending.last?.transaction != transaction { pending.append(Batch(transaction: transaction)) }
    body(&pending[pending.count - 1])
    revision += 1
  }

  /// Notes that an environment key has changed outside of a tree, for a view that reads it.
  package mutating func changedOutside(_ key: String, at reader: ViewID) {
    if provided(key, at: reader) == nil { mark(reader, .read(.environment(key))) }
  }

  package func readers(of key: String) -> [ViewID] { (readers[.environment(key)] ?? []).sorted(on: \.row) }

  package var environmentKeysRead: [String] {
    readers.keys.compactMap { if case .environment(let key) = $0 { key } else { nil } }.sorted()
  }

  package func root(of id: ViewID) -> ViewID { path(from: id).reduce(id) { $1 } }

  mutating func mark(_ id: ViewID, _ reason: ViewReason) {
    change(id) { node in
      if !node.isDirty { node.reasons = [] }
      node.isDirty = true
      if !node.reasons.contains(reason) { node.reasons.append(reason) }
    }
    noteDirty(below: path(from: id).dropFirst())
  }

  mutating func noteDirty(below path: some Sequence<ViewID>) {
    // A hidden view stays marked, and what it presents is updated all the same: so the marks go up to the root.
    for view in path where self[view]?.hasDirtyBelow == false { change(view) { $0.hasDirtyBelow = true } }
  }

  /// Applies the writes of a batch, and marks the readers of the sources that it changes.
  mutating func commit(_ batch: Batch) {
    for case (.state(let id, let name), let value) in batch.writes { change(id) { $0.state[name] = value } }
    for source in batch.sources {
      for reader in readers[source] ?? [] { mark(reader, .read(source)) }
    }
  }
}
