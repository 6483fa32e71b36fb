internal import Traits

/// Immediate updates, and the appearance of a part of the app: available on views and view controllers.
@MainActor public protocol LayoutEnvironment: Responder {}

extension View: LayoutEnvironment {}
extension ViewController: LayoutEnvironment {}

extension LayoutEnvironment {
  /// Updates traits here and below from the parent's present ones, and calls observers; ancestors stay: decision `updatedAncestors`.
  public func updateTraitsIfNeeded(file: StaticString = #fileID, line: UInt = #line) {
    withEngine(file, line) { try $0.beginUpdateTraits(of: $1) }
  }

  /// Asks for `updateProperties()` in the next update; since iOS 26.
  public func setNeedsUpdateProperties(file: StaticString = #fileID, line: UInt = #line) {
    withEngine(file, line) { try $0.setNeeds(.updateProperties, at: $1) }
  }

  /// Runs pending `updateProperties()` here and below at once, with traits up to date; since iOS 26.
  public func updatePropertiesIfNeeded(file: StaticString = #fileID, line: UInt = #line) {
    withEngine(file, line) { try $0.beginUpdateProperties(of: $1) }
  }

  /// The appearance of this part of the app, `.unspecified` if inherited; `traitOverrides.userInterfaceStyle` has precedence.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { UserInterfaceStyle(rawValue: runtime.traits.overrideUserInterfaceStyle(at: id)) ?? .unspecified }
    set { withEngine { try $0.setOverrideUserInterfaceStyle(newValue.rawValue, at: $1) } }
  }
}
