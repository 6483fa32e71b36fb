import Journals
import Presentations
import Syntax
import Traits
package import ViewTree

extension World {
  /// Lets go of everything that is known of environments that are about to be destroyed, and ends the
  /// registrations that they take part in.
  ///
  /// - Returns: How many registrations ended.
  package func forget(_ members: Set<EnvironmentID>) -> Int {
    var ended = 0
    for row in tokens.indices where !tokens[row].isEnded && involves(tokens[row], members) {
      endToken(row)
      ended += 1
    }
    unlink(members)
    for id in members where Int(id.index) < environments.count {
      setReleased(false, id)
      forget(id)
    }
    return ended
  }

  private func involves(_ token: TokenRow, _ members: Set<EnvironmentID>) -> Bool {
    if members.contains(token.environment) { return true }
    if case .action(_, let target) = token.action { return members.contains(target) }
    return false
  }

  /// Notes that an environment lives on only because something holds it, or that it stands in something
  /// again, or is gone.
  package func setReleased(_ isReleased: Bool, _ id: EnvironmentID) {
    let row = Int(id.index)
    guard row < environments.count, environments[row].isReleased != isReleased else { return }
    environments[row].isReleased = isReleased
    settings[0].released += isReleased ? 1 : -1
  }

  /// Whether the environment was destroyed and lives on.
  package func isReleased(_ id: EnvironmentID) -> Bool { environments[Int(id.index)].isReleased }

  /// Whether any environment was.
  package var hasReleased: Bool { settings[0].released > 0 }

  /// The environments that were destroyed and live on.
  ///
  /// - Complexity: O(*n*)
  package var released: [EnvironmentID] {
    environments.indices.filter { environments[$0].isReleased }.map { EnvironmentID(index: Int32($0)) }
  }

  /// Forgets what an environment holds; its row stays.
  private func forget(_ id: EnvironmentID) {
    let row = Int(id.index)
    if environments[row].firstProperty >= 0 { environments[row].firstProperty = -1 }
    if environments[row].firstHandler >= 0 { environments[row].firstHandler = -1 }
  }

  /// Takes environments out of the lists of those of their names, which are free again where no other has
  /// them.
  ///
  /// - Complexity: O(*k*) in the environments of those names.
  private func unlink(_ members: Set<EnvironmentID>) {
    for name in Set(members.compactMap { name(of: $0) }) {
      var (row, last): (Int32, Int32) = (entry(name).environment, -1)
      while row >= 0 {
        let next = environments[Int(row)].next
        if !members.contains(EnvironmentID(index: row)) {
          follow(last, by: row, named: name)
          last = row
        }
        row = next
      }
      follow(last, by: -1, named: name)
    }
  }

  /// Lets a row come behind another in the list of a name; −1 is the list's head before it, and its end
  /// behind it.
  private func follow(_ row: Int32, by next: Int32, named name: Name) {
    if row >= 0 {
      if environments[Int(row)].next != next { environments[Int(row)].next = next }
    } else if entry(name).environment != next {
      updateEntry(name) { $0.environment = next }
    }
  }

  /// Takes the inspectors off views that are about to be destroyed, and frees their names.
  package func removeInspectors(on members: Set<EnvironmentID>) {
    for row in inspectorRows.indices {
      let inspector = inspectorRows[row].inspector
      guard members.contains(screens.view(of: inspector)) else { continue }
      screens.remove(inspector)
      updateEntry(inspectorRows[row].name) { if Int($0.inspector) == row { $0.inspector = -1 } }
    }
  }

  /// Those of the environments that a value is or holds, also through instances of classes.
  package func environments(in value: Value, among members: Set<EnvironmentID>) -> [EnvironmentID] {
    var (found, open, seen): ([EnvironmentID], [Value], Set<Int32>) = ([], [value], [])
    while let next = open.popLast() {
      _ = next.hasPart {
        switch $0 {
        case .environment(let id): if members.contains(id) { found.append(id) }
        case .instance(let row): if seen.insert(row).inserted { open += instances[Int(row)].fields }
        default: break
        }
        return false
      }
    }
    return found
  }

  /// Goes through the values that the properties, handlers and registrations of all environments hold, but for some.
  ///
  /// - Complexity: O(*p* + *h* + *r*) in all properties, handlers and registrations that there were, however many environments there are
  package func forEachHeldValue(outside members: Set<EnvironmentID>, _ body: (EnvironmentID, Value) -> Void) {
    let isAsked = { (id: EnvironmentID) in !members.contains(id) && !self.traits.hierarchy.isDestroyed(id) }
    for row in properties.indices where isAsked(properties[row].owner) {
      body(properties[row].owner, properties[row].value)
    }
    for row in handlers.indices where isAsked(handlers[row].owner) {
      for value in handlers[row].body?.captured ?? [] { body(handlers[row].owner, value) }
    }
    for row in tokens.indices where !tokens[row].isEnded && isAsked(tokens[row].environment) {
      guard case .block(let block) = tokens[row].action else { continue }
      for value in block.captured { body(tokens[row].environment, value) }
    }
  }

  /// The values that an environment's properties, handlers and registrations hold.
  ///
  /// - Complexity: O(*p* + *r*) in its properties and registrations.
  package func heldValues(of id: EnvironmentID) -> [Value] {
    let bodies = handledEvents(of: id).compactMap { handler(of: $0, on: id) }
    let blocks = traits.registrations(of: id).compactMap { registration -> BoundHandler? in
      guard let row = token(of: registration), case .block(let body) = tokens[row].action else { return nil }
      return body
    }
    return storedValues(of: id) + (bodies + blocks).flatMap(\.captured)
  }
}
