/// One link of the chain that decides what an environment answers for a trait: a value, where it comes from, and what it does.
///
/// It is what the playground's `why` prints, as a value.
public struct TraitSource<Definition: TraitDefinition> {
  /// The environment that gives the trait this value; nothing for the default.
  public let environment: EnvironmentHandle?
  /// Where the value comes from: an override, the system, a prediction, what was there before, or the default.
  public let origin: TraitSystem.Source.Origin
  /// The value.
  public let value: Definition.Value
  /// Whether it decides, is hidden by a nearer one, or waits for an update.
  public let role: TraitSystem.Source.Role
}

extension TraitEnvironment {
  /// Why the environment answers what it answers for a trait: from here upwards everything that gives the trait a value, and last its default.
  ///
  /// UIKit has no name for it: there one looks at each ancestor's `traitOverrides` by hand. Exactly one link decides, or was removed and decides until
  /// the next update; a nearer override wins, and the link before says which. Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// ```swift
  /// scene.traitOverrides[Theme.self] = .pastel
  /// form.traitOverrides[Theme.self] = .bold
  /// try app.update()
  /// let chain = cell.explanation(of: Theme.self)
  /// chain.map(\.value)                     // [.bold, .pastel, .standard]
  /// chain.map(\.role)                      // [.decides, .hidden, .hidden]
  /// chain[0].environment == form.handle    // true
  /// ```
  /// - Parameter definition: The trait; one that the application does not know yet has its default only.
  /// - Complexity: O(*d*) in the depth of the environment.
  public func explanation<Definition: TraitDefinition>(
    of definition: Definition.Type
  ) -> [TraitSource<Definition>] {
    let application = handle.application
    let trait = application.traits.trait(for: definition)
    // Of a copy, because it compares, and what a value's `==` does is the program's.
    let traits = application.traits
    return traits.explanation(of: trait, at: handle.id).map { source in
      TraitSource(
        environment: source.environment.map { EnvironmentHandle(application, $0) }, origin: source.origin,
        value: Definition.value(source.value), role: source.role)
    }
  }
}
