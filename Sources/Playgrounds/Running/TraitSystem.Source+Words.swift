import Traits

extension TraitSystem.Source.Origin {
  /// The origin as `why` names it.
  var word: String {
    switch self {
    case .override: "override"
    case .given: "given"
    case .predicted: "predicted"
    case .remembered: "as before"
    case .default: "default"
    }
  }
}
