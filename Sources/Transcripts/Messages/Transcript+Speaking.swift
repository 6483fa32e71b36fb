import Playgrounds

extension Transcript {
  /// A confirmation without signs, for whoever has it read out; nothing where its sentence has none.
  func spoken(_ value: Confirmation) -> String? {
    switch value {
    case .asBefore(let same): "\(spoken(same) ?? sentence(same)), as before"
    case .environments:
      sentence(value).replacing(" › ", with: ", in it ")
    case .overrode(let place, let trait, let old, let new, let followers, let follower):
      "`\(place)`.\(trait) " + (old == new ? "stays \(new)" : "changed from \(old) to \(new)")
        + tail(followers, follower)
    case .overrodeAlike(let place, let trait, let value):
      "`\(place)`.\(trait) stays \(value), now by an override"
    case .overrodePending(let place, let trait, let new):
      "`\(place)`.\(trait) is set to \(new), which waits for the update"
    case .overrideRemoved(let place, let trait, let value):
      "the override of `\(place)`.\(trait) is removed, and \(value) returns"
    case .definedTrait(let property, let type, let value, let affectsColor):
      "trait `\(property)` of \(type), by default \(value)" + (affectsColor ? ", affects colour" : "")
    case .definedKey(let name, let type, let value):
      "environment key `\(name)` of \(type), by default \(value)"
    case .variable(let name, let value, isConstant: false): "`\(name)` is now \(value)"
    case .property(let place, let name, let value): "`\(place)`.\(name) is now \(value)"
    default: nil
    }
  }
}
