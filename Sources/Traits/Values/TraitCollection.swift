/// A set of trait values that never changes.
///
/// Mirrors UIKit's `UITraitCollection`.
///
/// A collection answers every trait: what was set, else the trait's default. Copies share their storage.
///
/// ```swift
/// let style = TraitID(index: 1)
/// let dark = system.emptyCollection.modifying { $0[style] = .integer(2) }
/// dark[style]                                     // .integer(2)
/// dark.changedTraitIDs(from: system.emptyCollection)     // [style]
/// ```
public struct TraitCollection: Sendable {
  /// A value that was set.
  struct Entry: Sendable {
    var value: TraitValue
    let trait: Int32
  }

  /// What copies share; it is written only while nobody does.
  final class Storage: @unchecked Sendable {
    /// The values that are set, by trait, ascending.
    fileprivate(set) var entries: [Entry]
    /// How many traits the collection speaks of: what is not set of them reads as the default.
    fileprivate(set) var width: Int
    /// The defaults by trait, as they were when the collection was made.
    fileprivate(set) var defaults: [TraitValue]
    /// Which Swift types define which of the traits, as far as the system that made the collection knows.
    fileprivate(set) var types: TraitTypes
    /// The values of traits that the system did not know, or that were set without one.
    let loose: [TraitTypes.Loose]
    /// Who notes what is read: a tracked method's, while it runs.
    let reads: TraitReads?

    init(
      _ entries: [Entry], width: Int, defaults: [TraitValue], types: TraitTypes, loose: [TraitTypes.Loose],
      reads: TraitReads?
    ) {
      (self.entries, self.width, self.defaults) = (entries, width, defaults)
      (self.types, self.loose, self.reads) = (types, loose, reads)
    }
  }

  private(set) var storage: Storage

  init(
    values entries: [Entry], width: Int = 0, defaults: [TraitValue], types: TraitTypes,
    loose: [TraitTypes.Loose] = [], reads: TraitReads? = nil
  ) {
    storage = Storage(
      entries, width: width, defaults: defaults, types: types, loose: loose, reads: reads)
  }

  /// Takes the room of the values out, with them in it, for others: new room where somebody shares it.
  mutating func takeRoom() -> [Entry] {
    guard isKnownUniquelyReferenced(&storage) else { return [] }
    var entries: [Entry] = []
    swap(&entries, &storage.entries)
    return entries
  }

  /// Makes this another collection, in the room of the old one if nobody shares that.
  mutating func set(_ entries: consuming [Entry], width: Int, defaults: [TraitValue], types: TraitTypes) {
    if isKnownUniquelyReferenced(&storage), storage.loose.isEmpty, storage.reads == nil {
      swap(&storage.entries, &entries)
      (storage.width, storage.defaults) = (width, defaults)
      if storage.types !== types { storage.types = types }
    } else {
      storage = Storage(entries, width: width, defaults: defaults, types: types, loose: [], reads: nil)
    }
  }

  /// Lets go of all values and defaults, and keeps the room if nobody shares it.
  mutating func empty() {
    var entries = takeRoom()
    entries.clear()
    set(entries, width: 0, defaults: [], types: .none)
  }

  /// The value that was set, or `nil`.
  ///
  /// - Complexity: O(log *s*) in the traits that are set.
  public func setValue(of trait: TraitID) -> TraitValue? {
    storage.reads?.note(trait)
    let place = storage.entries.place(of: trait.index)
    return storage.entries.isFilled(place, by: trait.index) ? storage.entries[place].value : nil
  }

  /// What the trait reads: the value that was set, else the default; `nil` for a trait defined after the collection was made.
  ///
  /// - Complexity: O(log *s*) in the traits that are set
  public subscript(trait: TraitID) -> TraitValue? {
    if let value = setValue(of: trait) { return value }
    let index = Int(trait.index)
    return index < storage.defaults.count ? storage.defaults[index] : nil
  }

  /// The traits that have a value set, oldest definition first.
  public var setTraits: [TraitID] {
    storage.reads?.noteAll()
    return storage.entries.map { TraitID(index: $0.trait) }
  }

  /// The values that are stored as objects; looking at them is no read.
  package var storedObjects: [any TraitObject] {
    storage.entries.compactMap { if case .object(let object) = $0.value { object } else { nil } }
  }

  /// The traits that read differently here than in `other`; against `nil` every trait that is set.
  ///
  /// Values are compared by their own ``TraitValue/isEqual(to:)``.
  ///
  /// Mirrors `changedTraits(from:)`; source: Apple's documentation of `UITraitCollection`.
  ///
  /// - Complexity: O(*t* log *s*) in the traits and those that are set; O(1) for a copy of the same collection.
  public func changedTraitIDs(from other: TraitCollection?) -> [TraitID] {
    changedTraitIDs(from: other) { $1.isEqual(to: $2) }
  }

  /// The traits that read differently here than in `other`, by the owner's comparison; against `nil` every trait that is set.
  ///
  /// - Parameter areEqual: Compares two values of a trait.
  /// - Throws: What `areEqual` throws.
  /// - Complexity: O(*t* log *s*) in the traits and those that are set, and *t* comparisons; O(1) for a copy of the same collection.
  public func changedTraitIDs<Failure: Error>(
    from other: TraitCollection?, areEqual: (TraitID, TraitValue, TraitValue) throws(Failure) -> Bool
  ) throws(Failure) -> [TraitID] {
    guard let other else { return setTraits }
    if storage === other.storage { return [] }
    storage.reads?.noteAll()
    other.storage.reads?.noteAll()
    let count = max(storage.width, other.storage.width)
    var changed: [TraitID] = []
    for index in 0..<count {
      let trait = TraitID(index: Int32(index))
      switch (self[trait] ?? other.defaultValue(of: trait), other[trait] ?? defaultValue(of: trait)) {
      case (let mine?, let theirs?):
        if try !areEqual(trait, mine, theirs) { changed.append(trait) }
      case (nil, nil): break
      // Of a trait that neither knows the default of, what is set on one side is no default.
      case (_?, nil), (nil, _?): changed.append(trait)
      }
    }
    return changed
  }

  /// The default of a trait, as it was when the collection was made; nothing for one that was defined later.
  func defaultValue(of trait: TraitID) -> TraitValue? {
    let index = Int(trait.index)
    return index < storage.defaults.count ? storage.defaults[index] : nil
  }

  /// The same collection, which also knows traits that were defined after it was made: what it does not set of them reads as their defaults.
  func knowing(_ newer: [TraitValue], types: TraitTypes) -> TraitCollection {
    guard storage.defaults.count < newer.count else { return self }
    return TraitCollection(
      values: storage.entries, width: storage.width,
      defaults: storage.defaults + newer[storage.defaults.count...], types: types, loose: storage.loose,
      reads: storage.reads)
  }

  /// A new collection that starts from this one's values; this one stays as it is.
  ///
  /// Mirrors `modifyingTraits(_:)`.
  ///
  /// ```swift
  /// dark.modifying { $0[style] = nil }.setTraits      // [], and dark.setTraits is still [style]
  /// ```
  /// - Throws: What `mutations` throws.
  /// - Complexity: O(*s*) in the traits that are set, and what the mutations cost.
  public func modifying<Failure: Error>(
    _ mutations: (inout Draft) throws(Failure) -> Void
  ) throws(Failure) -> TraitCollection {
    storage.reads?.noteAll()
    var traits = Draft(self)
    try mutations(&traits)
    return TraitCollection(
      values: traits.entries, width: traits.width, defaults: storage.defaults, types: storage.types,
      loose: traits.loose)
  }

  /// Values in the making, inside ``modifying(_:)``.
  public struct Draft: Sendable {
    fileprivate var entries: [Entry]
    fileprivate var width: Int
    var loose: [TraitTypes.Loose]
    let defaults: [TraitValue]
    let types: TraitTypes

    fileprivate init(_ collection: TraitCollection) {
      (entries, width) = (collection.storage.entries, collection.storage.width)
      loose = collection.storage.loose
      (defaults, types) = (collection.storage.defaults, collection.storage.types)
    }

    /// The trait's value: reading one that is not set gives its default, and writing `nil` unsets it.
    ///
    /// Source: Apple's documentation of `UIMutableTraits`; that reading gives the default was observed (iOS 26).
    ///
    /// - Complexity: O(log *s*) to read, O(*s*) to write, in the traits that are set.
    public subscript(trait: TraitID) -> TraitValue? {
      get {
        let (place, index) = (entries.place(of: trait.index), Int(trait.index))
        if entries.isFilled(place, by: trait.index) { return entries[place].value }
        return index < defaults.count ? defaults[index] : nil
      }
      set {
        width = max(width, Int(trait.index) + 1)
        let place = entries.place(of: trait.index)
        if entries.isFilled(place, by: trait.index) { entries.remove(at: place) }
        if let newValue { entries.insert(Entry(value: newValue, trait: trait.index), at: place) }
      }
    }
  }
}

extension [TraitCollection.Entry] {
  /// Writes an entry over what stands at a place, or behind the last.
  @inline(__always)
  mutating func put(_ entry: Element, at place: Int) {
    if place < count { self[place] = entry } else { append(entry) }
  }

  /// Where a trait's entry stands, or would stand.
  fileprivate func place(of trait: Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].trait < trait { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func isFilled(_ place: Int, by trait: Int32) -> Bool {
    place < count && self[place].trait == trait
  }
}

extension TraitCollection: Hashable {
  /// Collections are equal when every trait reads the same.
  ///
  /// Traits are compared by their places where both have the same there, and by their Swift types where they come from two applications, or where
  /// one knows a trait by its type alone.
  public static func == (left: Self, right: Self) -> Bool {
    if left.storage.loose.isEmpty, right.storage.loose.isEmpty,
      left.storage.types.agrees(with: right.storage.types)
    {
      return left.changedTraitIDs(from: right).isEmpty
    }
    return left.changedTraits(from: right).isEmpty
  }

  /// Feeds what differs from the defaults: Apple's traits by their place, the others, which may have none, in no order.
  public func hash(into hasher: inout Hasher) {
    storage.reads?.noteAll()
    var others = 0
    for entry in storage.entries {
      let (index, value) = (Int(entry.trait), entry.value)
      guard index >= storage.defaults.count || !value.isEqual(to: storage.defaults[index]) else { continue }
      if index < SystemTrait.all.count {
        hasher.combine(index)
        value.hash(into: &hasher)
      } else {
        others ^= value.hashed
      }
    }
    for loose in storage.loose where !loose.value.isEqual(to: loose.definition.storedDefault) {
      others ^= loose.value.hashed
    }
    hasher.combine(others)
  }
}

extension TraitValue {
  fileprivate var hashed: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
