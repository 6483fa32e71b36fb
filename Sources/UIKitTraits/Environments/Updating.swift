internal import Traits

/// Updates that a program asks for at once, and the appearance of one part: views and view controllers have these.
@MainActor public protocol LayoutEnvironment: Responder {}

extension View: LayoutEnvironment {}
extension ViewController: LayoutEnvironment {}

extension LayoutEnvironment {
  /// Takes the traits that the parent answers now, here and below, and calls who hears of it; ancestors stay: decision `updatedAncestors`.
  public func updateTraitsIfNeeded(file: StaticString = #fileID, line: UInt = #line) {
    ask(file, line) { try $0.beginUpdateTraits(of: $1) }
  }

  /// Asks for `updateProperties()` in the next update; since iOS 26.
  public func setNeedsUpdateProperties(file: StaticString = #fileID, line: UInt = #line) {
    ask(file, line) { try $0.setNeeds(.updateProperties, at: $1) }
  }

  /// Runs `updateProperties()` at once where it was asked for, here and below, with traits up to date; since iOS 26.
  public func updatePropertiesIfNeeded(file: StaticString = #fileID, line: UInt = #line) {
    ask(file, line) { try $0.beginUpdateProperties(of: $1) }
  }

  /// The appearance of this part of the app, `.unspecified` if it is inherited; `traitOverrides.userInterfaceStyle` wins over it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { UserInterfaceStyle(rawValue: runtime.traits.overrideUserInterfaceStyle(at: id)) ?? .unspecified }
    set { ask { try $0.setOverrideUserInterfaceStyle(newValue.rawValue, at: $1) } }
  }
}
