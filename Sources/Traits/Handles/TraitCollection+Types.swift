// Collections with traits by the Swift types that define them, as UIKit has them.
extension TraitCollection {
  /// What every collection is read against that no system made.
  private static let systemDefaults = SystemTrait.all.map(\.defaultValue)

  /// Makes a collection in which no trait is set.
  ///
  /// Mirrors `init()`.
  ///
  /// ```swift
  /// TraitCollection().userInterfaceStyle      // .unspecified
  /// ```
  /// - Complexity: O(1)
  public init() { self.init(values: [], defaults: Self.systemDefaults, types: .none) }

  /// Makes a collection with exactly the values that a closure sets.
  ///
  /// Mirrors `init(mutations:)`.
  ///
  /// ```swift
  /// let night = TraitCollection { traits in
  ///   traits.userInterfaceStyle = .dark
  ///   traits[Theme.self] = .bold
  /// }
  /// night.userInterfaceStyle            // .dark
  /// night.horizontalSizeClass           // .unspecified
  /// ```
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// - Complexity: O(*s*) for each of the *s* traits that are set.
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Makes a collection with one trait.
  ///
  /// Mirrors `init(_:value:)`.
  ///
  /// ```swift
  /// TraitCollection(Theme.self, value: .bold)[Theme.self]          // .bold
  /// ```
  /// Source: Apple's documentation of `UITraitCollection`.
  ///
  /// - Complexity: O(1)
  public init<Definition: TraitDefinition>(_ definition: Definition.Type, value: Definition.Value) {
    self = TraitCollection().replacing(definition, value: value)
  }

  /// A new collection that starts from this one's values; this one stays as it is.
  ///
  /// Mirrors `modifyingTraits(_:)`.
  ///
  /// ```swift
  /// let compact = night.modifyingTraits { $0.horizontalSizeClass = .compact }
  /// compact.userInterfaceStyle          // .dark
  /// night.horizontalSizeClass           // .unspecified
  /// ```
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057).
  ///
  /// - Complexity: O(*s*) in the traits that are set, for each that is changed.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    modifying { draft in
      var traits: any MutableTraits = draft
      mutations(&traits)
      if let changed = traits as? Draft { draft = changed }
    }
  }

  /// A new collection with another value of one trait.
  ///
  /// Mirrors `replacing(_:value:)`.
  ///
  /// ```swift
  /// night.replacing(Theme.self, value: .pastel)[Theme.self]        // .pastel
  /// ```
  /// Source: Apple's documentation of `UITraitCollection`.
  ///
  /// - Complexity: O(*s*) in the traits that are set.
  public func replacing<Definition: TraitDefinition>(
    _ definition: Definition.Type, value: Definition.Value
  ) -> TraitCollection {
    modifying { $0[definition] = value }
  }

  /// The value of a trait: what was set, else the default.
  ///
  /// ```swift
  /// TraitCollection()[Theme.self]             // .standard
  /// ```
  /// Source: Apple, "Unleash the UIKit trait system" (WWDC23 session 10057): the type is the key.
  ///
  /// - Complexity: O(log *s*) in the traits that are set.
  public subscript<Definition: TraitDefinition>(definition: Definition.Type) -> Definition.Value {
    // No `map` and no `??`: they ask for the type of an optional value, which is slow to find.
    if let stored = stored(definition) { return Definition.value(stored) }
    return Definition.defaultValue
  }

  /// The traits that read differently here than in `other`; against `nil` every trait that is set.
  ///
  /// Mirrors `changedTraits(from:)`. Traits that a language defined have no Swift type; ``changedTraitIDs(from:)-4f1vt`` tells of them too.
  ///
  /// ```swift
  /// compact.changedTraits(from: night)  // [TraitHorizontalSizeClass.self]
  /// ```
  /// - Complexity: O(*t*) in the number of traits.
  public func changedTraits(from other: TraitCollection?) -> [Trait] {
    if let other, other.storage === storage { return [] }
    var seen: Set<ObjectIdentifier> = []
    return (definitions + (other?.definitions ?? [])).filter { definition in
      guard seen.insert(ObjectIdentifier(definition)).inserted else { return false }
      let isSetHere = isSet(definition)
      guard let other else { return isSetHere }
      // Both have the default, which two who read it need not find equal.
      if !isSetHere, !other.isSet(definition) { return false }
      return !value(of: definition).isEqual(to: other.value(of: definition))
    }
  }

  /// Every type that the collection may have a value for.
  var definitions: [any TraitDefinition.Type] {
    storage.reads?.noteAll()
    return storage.types.known + storage.loose.map(\.definition)
  }

  /// Whether a value was set, be it that of the default.
  func isSet(_ definition: any TraitDefinition.Type) -> Bool {
    if let trait = storage.types.trait(of: definition) { return setValue(of: trait) != nil }
    return storage.loose.contains { $0.holds(definition) }
  }

  /// The default of a type, as those keep it who gave the collection its values.
  func storedDefault(of definition: any TraitDefinition.Type) -> TraitValue {
    storage.types.trait(of: definition).flatMap { defaultValue(of: $0) } ?? definition.storedDefault
  }

  private func value(of definition: any TraitDefinition.Type) -> TraitValue {
    stored(definition) ?? definition.storedDefault
  }

  /// What the collection holds for a type, or reads by default; nothing for a type that it does not know.
  func stored(_ definition: any TraitDefinition.Type) -> TraitValue? {
    if let trait = storage.types.trait(of: definition), let value = self[trait] { return value }
    storage.reads?.note(definition)
    if storage.loose.isEmpty { return nil }
    return storage.loose.first { $0.holds(definition) }?.value
  }
}

extension TraitCollection {
  /// The collection that UIKit would have set: inside the callbacks of an ``Application``, and of ``performAsCurrent(_:)``; elsewhere an empty one.
  ///
  /// Mirrors `UITraitCollection.current`. Apple leaves it undefined elsewhere: ``Decision/current``.
  ///
  /// UIKit's can be set, once for each thread (Apple's documentation of `current`). This one cannot: a variable of a thread's own is none that Swift 6 can check, and a task
  /// goes from thread to thread, so that what was set would be found by another task or by nobody. It is a task's own value, which
  /// ``performAsCurrent(_:)`` gives to what runs in a closure, and takes back whatever happens there. Reading it is not tracked; a tracked method
  /// reads its environment's ``TraitEnvironment/traitCollection``.
  @TaskLocal public static var current = TraitCollection()

  /// Runs a closure with this collection as ``current``, and restores the one before.
  ///
  /// Mirrors `performAsCurrent(_:)`.
  ///
  /// ```swift
  /// night.performAsCurrent { TraitCollection.current.userInterfaceStyle }     // .dark
  /// ```
  /// Inside a callback it takes the place of what UIKit has set, for as long as the closure runs; it nests.
  ///
  /// Source: Apple's documentation of `performAsCurrent(_:)`, and "Implementing Dark Mode on iOS" (WWDC19 session 214).
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  /// - Complexity: that of the closure.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try TraitCollection.$current.withValue(self, operation: actions)
  }
}
