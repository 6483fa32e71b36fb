internal import Traits

/// Updates that a program asks for at once, and the appearance of one part: views and view controllers have these.
@MainActor public protocol LayoutEnvironment: Responder {}

extension View: LayoutEnvironment {}
extension ViewController: LayoutEnvironment {}

extension LayoutEnvironment {
  /// Takes the traits that the parent answers now, here and in everything below, and calls who hears of changes; ancestors stay as they are.
  ///
  /// Source: Apple's documentation of `updateTraitsIfNeeded()`; decision `updatedAncestors`.
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

  /// The appearance of this part of the app; `.unspecified` means that it is inherited.
  ///
  /// `traitOverrides.userInterfaceStyle` wins where both are set, and there `.unspecified` is a value like others.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { UserInterfaceStyle(rawValue: runtime.traits.overrideUserInterfaceStyle(at: id)) ?? .unspecified }
    set { ask { try $0.setOverrideUserInterfaceStyle(newValue.rawValue, at: $1) } }
  }
}
