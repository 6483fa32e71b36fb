import Commands

/// Everything readable in a session, by subject, in the order in which a learner would look.
struct Facts {
  /// What a trait's value is where no fact tells it: the trait's default, in every environment that is there.
  private struct Trait {
    var place: String
    var property: String
  }

  private var subjects: [String] = []
  private var values: [String: String] = [:]
  private var traits: [String: Trait] = [:]
  private var places: Set<String> = []
  private var defaults: [String: String] = [:]
  /// What the facts are about that are not simply values.
  private var aspects: [String: Snapshot.Aspect] = [:]
  /// What a value does not tell, and what the value is called where only that differs.
  private var details: [String: (detail: FactDetail, anew: String)] = [:]
  /// The values of traits that have a comparison of their own, by subject; those of defaults by the trait's
  /// property.
  private var objects: [String: Value] = [:]

  /// Notes a fact.
  mutating func add(_ subject: String, _ value: String, _ aspect: Snapshot.Aspect = .value) {
    if values.updateValue(value, forKey: subject) == nil { subjects.append(subject) }
    if aspect != .value { aspects[subject] = aspect }
  }

  /// Notes what is to be known of a fact besides its value, and what the fact is called where only that
  /// differs.
  mutating func add(detail: FactDetail, of subject: String, anew: String) {
    details[subject] = (detail, anew)
  }

  /// Notes what is to be known of a fact in a few words.
  mutating func add(detail: String, of subject: String, anew: String) {
    add(detail: FactDetail(text: detail), of: subject, anew: anew)
  }

  /// Notes the value behind a fact, or behind the default of a trait, where not only its text tells whether
  /// it is another.
  mutating func add(object: Value, of subject: String) { objects[subject] = object }

  /// The value behind a fact about a trait; where there is none, that of the default, if the other state
  /// knows the fact.
  func object(of subject: String, or other: Facts) -> Value? {
    if values[subject] != nil { return objects[subject] }
    return other.traits[subject].flatMap { places.contains($0.place) ? objects[$0.property] : nil }
  }

  /// What a subject's fact is about; a missing fact about nothing but a value.
  func aspect(of subject: String) -> Snapshot.Aspect { aspects[subject] ?? .value }

  /// Notes that an environment is there.
  mutating func add(place: String) { places.insert(place) }

  /// Notes the default of a trait.
  mutating func add(default value: String, of property: String) { defaults[property] = value }

  /// Notes a trait's value that is not the default.
  mutating func add(_ property: String, at place: String, _ value: String) {
    let subject = place + "." + property
    traits[subject] = Trait(place: place, property: property)
    add(subject, value)
  }

  /// What a subject is here: a fact, or the default of a trait.
  private func value(of subject: String, _ trait: Trait?) -> String? {
    if let value = values[subject] { return value }
    guard let trait, places.contains(trait.place) else { return nil }
    return defaults[trait.property]
  }

  /// What two states differ in: first all that is not a call, in the order of the facts, then how often what
  /// was called.
  ///
  /// - Parameter isExact: Whether details count as well.
  static func differences(_ before: Facts, _ after: Facts, isExact: Bool = true) -> [Difference] {
    let added = after.subjects.filter { before.values[$0] == nil }
    let found = (before.subjects + added).compactMap { subject -> Difference? in
      let trait = before.traits[subject] ?? after.traits[subject]
      let (old, new) = (before.value(of: subject, trait), after.value(of: subject, trait))
      if old != new { return Difference(subject: subject, before: old, after: new) }
      guard isExact, let (detail, anew) = after.details[subject] else { return nil }
      if let earlier = before.details[subject]?.detail, detail.isEqual(to: earlier) { return nil }
      return Difference(subject: subject, before: old, after: anew)
    }
    let isCall = { (difference: Difference) in
      [before, after].contains { $0.aspect(of: difference.subject) == .call }
    }
    return found.filter { !isCall($0) } + found.filter(isCall)
  }
}
