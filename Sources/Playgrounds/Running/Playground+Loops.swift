import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// What to say where an update does not come to rest: the trait that keeps changing, or the callbacks that keep asking for more.
  ///
  /// ```
  /// // on cell layoutSubviews { invalidate cell }
  /// // it goes in a circle: cell.layoutSubviews → cell.layoutSubviews; an `if` can end it
  /// ```
  func keepsChanging(_ environments: [EnvironmentID], _ traits: [TraitID], limit: Int) -> Problem.Kind {
    let places = environments.prefix(4).map { world.reference(to: $0) }
    let names = traits.prefix(4).map { world.traits.declaration(of: $0).property }
    if let trait = names.first, names.count == 1 {
      return .keepsChanging(places.map { "\($0).\(trait)" }, limit: limit)
    }
    if let callbacks = lastCircle() { return .keepsChanging(callbacks, limit: limit) }
    return .keepsChanging(places.isEmpty ? names : places, limit: limit)
  }

  /// The callbacks since the last one ran before: what one pass after the other goes through; `nil` where that is more than a few.
  private func lastCircle() -> [String]? {
    let calls = world.recentLog.suffix(8).map { name(of: $0.entry) }
    guard let last = calls.last, let start = calls.dropLast().lastIndex(of: last) else { return nil }
    return Array(calls[start..<(calls.count - 1)])
  }

  /// A callback as one would write it: `cell.layoutSubviews`.
  private func name(of entry: LogEntry) -> String {
    switch entry {
    case .callback(let callback, let id): return "\(world.reference(to: id)).\(callback.spelling)"
    case .registration(let row, let id):
      let traits = world.tokens[Int(row)].traits.prefix(2).map { world.traits.declaration(of: $0).property }
      return "\(world.reference(to: id))'s registration for \(traits.joined(separator: ", "))"
    }
  }
}
