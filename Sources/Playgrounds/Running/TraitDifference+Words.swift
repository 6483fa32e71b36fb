import Traits

extension TraitDifference {
  /// What differs, as a learner writes it.
  var word: String {
    switch self {
    case .identifier: "identifier"
    case .name: "name"
    case .storage: "kind of storage"
    case .defaultValue: "default"
    }
  }
}
