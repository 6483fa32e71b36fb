public import Traits

extension SystemVersion {
  /// What the version's rules are, in a few words.
  public var summary: String {
    switch self {
    case .iOS16: "controllers inherit from their parent controllers"
    case .iOS17: "one flow, through superviews to controllers and their views"
    case .iOS18: "one flow, and traits that layout and drawing read are tracked"
    case .iOS26: "one flow, tracking, and updateProperties"
    }
  }
}
