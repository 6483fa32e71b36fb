import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// What to say where an update does not come to rest: the traits that keep changing, by the places where
  /// they do, and the methods that keep changing them or keep asking for more.
  ///
  /// ```
  /// // on cell layoutSubviews { invalidate cell }
  /// // it goes in a circle: cell.layoutSubviews → cell.layoutSubviews; an `if` can end it
  /// ```
  /// - Parameters:
  ///   - environments: Where the last pass had something to do, the first few.
  ///   - traits: What waits there for the next pass.
  func keepsChanging(_ environments: [EnvironmentID], _ traits: [TraitID], limit: Int) -> Problem.Kind {
    var members = lastCircle() ?? []
    for id in environments {
      for trait in traits where world.traits.isPending(trait, on: id) { members.append(name(trait, id)) }
    }
    if members.isEmpty { members = environments.map { world.reference(to: $0) } }
    var circle: [String] = []
    for member in members where !circle.contains(member) { circle.append(member) }
    return .keepsChanging(Array(circle.prefix(6)), limit: limit)
  }

  /// What one pass after the other goes through; `nil` where the callbacks do not repeat in so short a time.
  private func lastCircle() -> [String]? {
    let calls = world.recentLog.suffix(64).map { name(of: $0.entry) }
    for length in 1...32 where calls.count >= 2 * length {
      let circle = calls.suffix(length)
      if calls.dropLast(length).suffix(length).elementsEqual(circle) {
        return circle.suffix(1) + circle.dropLast()
      }
    }
    return nil
  }

  /// A callback as one would write it, `cell.layoutSubviews`; a registration by the trait whose change calls
  /// it, `cell.theme`.
  private func name(of entry: LogEntry) -> String {
    switch entry {
    case .callback(let callback, let id): return "\(world.reference(to: id)).\(callback.spelling)"
    case .registration(let row, let id):
      let traits = world.tokens[Int(row)].traits
      let changing = traits.filter { world.traits.isPending($0, on: id) }
      if let trait = traits.count == 1 ? traits.first : changing.count == 1 ? changing.first : nil {
        return name(trait, id)
      }
      let properties = traits.prefix(2).map { world.traits.declaration(of: $0).property }
      return "\(world.reference(to: id))'s registration for \(properties.joined(separator: ", "))"
    }
  }

  private func name(_ trait: TraitID, _ id: EnvironmentID) -> String {
    "\(world.reference(to: id)).\(world.traits.declaration(of: trait).property)"
  }
}
