import Commands
import Traits

/// Looks for the few settings of traits with which an image's lookup finds a certain file.
///
/// ```swift
/// // { userInterfaceStyle dark: "d"; any: "a" }, the style dark; "a" is wanted, the second variant
/// try search.settings()       // [(userInterfaceStyle, light)]
/// ```
struct FileSearch {
  /// A trait and the value that it would have.
  typealias Setting = Playground.Setting

  /// What each variant of the image asks for.
  var variants: [[ImageLookup.Condition]]
  /// The variants that have the wanted file, by their places; where none is to be found, none.
  var wanted: [Int]
  /// The traits that the variants name.
  var traits: [TraitID]
  /// What these traits are now.
  var current: [TraitID: TraitValue]
  /// What each of them can be set to, a value that no variant names among it where there is one; nothing for one that cannot be set.
  var choices: [TraitID: [TraitValue]]
  /// Pays for a lookup.
  var pay: () throws(Problem) -> Void

  /// The settings, as few as are needed: one wherever one does it.
  ///
  /// - Returns: Nothing to set where the file is found already; `nil` where no settings find it.
  /// - Complexity: O(*c* · *v*) in the conditions and the values of their traits; where every value of several traits is named, and of scales, their product
  ///   instead.
  func settings() throws(Problem) -> [Setting]? {
    if try finds([:]) { return [] }
    for setting in unmet + others where try finds([setting.trait: setting.value]) { return [setting] }
    for conditions in wanted.isEmpty ? [[]] : wanted.map({ variants[$0] }) {
      if let settings = try settings(finding: conditions) { return try reduced(settings) }
    }
    return nil
  }

  /// What the wanted variants ask for and is not so.
  private var unmet: [Setting] {
    wanted.flatMap { variants[$0] }.map { (trait: $0.trait, value: $0.value) }.filter { setting in
      isChoice(setting) && !isCurrent(setting)
    }
  }

  /// Everything else that a single trait can be.
  private var others: [Setting] {
    traits.flatMap { trait in (choices[trait] ?? []).map { (trait: trait, value: $0) } }
      .filter { !isCurrent($0) }
  }

  /// Meets a variant's conditions, and rules out with the other traits whatever would fit better.
  ///
  /// A value that no variant names rules out all that ask for the trait, so that no other one has to be tried.
  private func settings(finding conditions: [ImageLookup.Condition]) throws(Problem) -> [TraitID: TraitValue]?
  {
    var fixed: [TraitID: TraitValue] = [:]
    for condition in conditions { fixed[condition.trait] = condition.value }
    guard fixed.allSatisfy({ isCurrent(($0, $1)) || isChoice(($0, $1)) }) else { return nil }
    return try complete(fixed, traits.filter { fixed[$0] == nil }[...])
  }

  private func complete(_ settings: [TraitID: TraitValue], _ open: ArraySlice<TraitID>) throws(Problem)
    -> [TraitID: TraitValue]?
  {
    guard let trait = open.first else { return try finds(settings) ? settings : nil }
    for value in ruling(trait) {
      var settings = settings
      settings[trait] = value
      if let found = try complete(settings, open.dropFirst()) { return found }
    }
    return nil
  }

  /// The values of a trait that are worth trying: one that no variant names is enough, but for the scale, with which all fit more or less.
  private func ruling(_ trait: TraitID) -> [TraitValue] {
    let now = current[trait].map { [$0] } ?? []
    let values = now + (choices[trait] ?? [])
    if trait == ImageLookup.scale { return values }
    return values.first { !isNamed($0, of: trait) }.map { [$0] } ?? values
  }

  private func isNamed(_ value: TraitValue, of trait: TraitID) -> Bool {
    variants.contains { $0.contains { $0.trait == trait && $0.value.isEqual(to: value) } }
  }

  /// The same without what is not needed.
  private func reduced(_ found: [TraitID: TraitValue]) throws(Problem) -> [Setting] {
    var needed = found
    for trait in traits.reversed() {
      var fewer = needed
      fewer[trait] = nil
      if try finds(fewer) { needed = fewer }
    }
    return traits.compactMap { trait in needed[trait].map { (trait: trait, value: $0) } }
  }

  private func finds(_ settings: [TraitID: TraitValue]) throws(Problem) -> Bool {
    try pay()
    let best = ImageLookup.best(of: variants) { settings[$0] ?? current[$0] ?? .integer(0) }
    return best.map { wanted.contains($0) } ?? wanted.isEmpty
  }

  private func isCurrent(_ setting: Setting) -> Bool {
    current[setting.trait]?.isEqual(to: setting.value) ?? false
  }

  private func isChoice(_ setting: Setting) -> Bool {
    choices[setting.trait]?.contains { $0.isEqual(to: setting.value) } ?? false
  }
}
