extension TraitCollection {
  /// Encodes what is set; a trait without an identifier stays behind, and so does an instance of a class.
  ///
  /// Mirrors `encode(with:)`, as `NSKeyedArchiver` calls it. For what Apple leaves open see ``Decision/encoding``.
  ///
  /// ```swift
  /// let night = TraitCollection(userInterfaceStyle: .dark)
  /// var coder = TraitArchive()
  /// night.encode(with: &coder)
  /// TraitCollection(coder: coder, application: app) == night       // true
  /// ```
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057), and Apple's documentation of `UITraitDefinition`.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public func encode(with coder: inout TraitArchive) {
    for definition in changedTraits(from: nil) {
      guard let identifier = definition.ownIdentifier, let value = stored(definition), value.isEncodable
      else {
        continue
      }
      coder.entries.append(TraitArchive.Entry(identifier: identifier, value: value))
    }
  }

  /// Decodes a collection; identifiers that the application does not know stay behind, and so does what is no value of its trait.
  ///
  /// Mirrors `init(coder:)`. An application knows Apple's traits, and each definition from its first use on; ``Application/define(_:)``
  /// makes one known before.
  ///
  /// ```swift
  /// TraitCollection(coder: TraitArchive(), application: app) == TraitCollection()      // true
  /// ```
  /// - Complexity: O(*n* · *t*) in the entries and the number of traits.
  public init(coder: TraitArchive, application: Application) {
    let types = application.ask { $0.types }
    self =
      application.traits.decode(coder) { types.definition(of: $0, thatCannotRead: $1) == nil }.collection
  }
}

extension Application {
  /// Makes a definition known before its first use, so that what was encoded under its identifier can be decoded.
  ///
  /// UIKit has no name for it: there is no registration step, and here none is needed but for decoding. It is also the way to ask whether a
  /// definition can stand beside those that the application knows; using one that cannot is a mistake in the program.
  ///
  /// ```swift
  /// try app.define(Theme.self)
  /// TraitCollection(coder: archive, application: app)[Theme.self]      // .bold, where that was encoded
  /// ```
  /// - Throws: ``TraitProblem/duplicateIdentifier(_:_:)`` and ``TraitProblem/sharesNothing(with:_:)``, where another definition has its
  ///   identifier: ``Decision/identifiers``, ``Decision/sharing``; ``TraitProblem/unreadableValue(of:at:)`` where it would share data of which
  ///   something is set that it cannot read: ``Decision/rawValues``. Nothing has changed then.
  /// - Complexity: O(*d*) in the definitions that are known, the first time, and of the second definition of one trait's data O(*c*) in what
  ///   is set of all traits; else O(1).
  public func define(_ definition: any TraitDefinition.Type) throws(TraitProblem) {
    _ = try traits.define(definition)
  }
}
