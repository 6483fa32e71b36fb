import Journals
import Presentations
import Syntax
import Traits
package import ViewTree

extension World {
  /// Lets go of everything that is known of environments that are about to be destroyed, and ends the registrations that they take part in.
  ///
  /// - Returns: How many registrations ended.
  package func forget(_ members: Set<EnvironmentID>) -> Int {
    var ended = 0
    for row in tokens.indices where !tokens[row].isEnded && involves(tokens[row], members) {
      endToken(row)
      tokens[row].action = .none
      ended += 1
    }
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

  /// Notes that an environment lives on only because something holds it, or that it stands in something again, or is gone.
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

  /// Frees the name of an environment; its row stays.
  private func forget(_ id: EnvironmentID) {
    let row = Int(id.index)
    if let name = name(of: id) { unlink(id.index, named: name) }
    if environments[row].firstProperty >= 0 { environments[row].firstProperty = -1 }
    if environments[row].firstHandler >= 0 { environments[row].firstHandler = -1 }
  }

  /// Takes an environment out of the list of those of its name.
  private func unlink(_ row: Int32, named name: Name) {
    let next = environments[Int(row)].next
    var other = entry(name).environment
    if other == row { return updateEntry(name) { $0.environment = next } }
    while other >= 0, environments[Int(other)].next != row { other = environments[Int(other)].next }
    if other >= 0 { environments[Int(other)].next = next }
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
      switch next {
      case .environment(let id): if members.contains(id) { found.append(id) }
      case .list(let values), .structure(_, let values): open += values
      case .instance(let row): if seen.insert(row).inserted { open += instances[Int(row)].fields }
      default: break
      }
    }
    return found
  }

  /// The values that an environment's properties, handlers and registrations hold.
  package func heldValues(of id: EnvironmentID) -> [Value] {
    let bodies = handledEvents(of: id).compactMap { handler(of: $0, on: id) }
    let blocks = tokens.indices.compactMap { row -> BoundHandler? in
      guard tokens[row].environment == id, case .block(let body) = tokens[row].action else { return nil }
      return body
    }
    return storedValues(of: id) + (bodies + blocks).flatMap(\.captured)
  }
}
