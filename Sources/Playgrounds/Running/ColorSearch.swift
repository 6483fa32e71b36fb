import Commands
import Traits

/// Looks for the few settings of traits with which a dynamic colour is a certain one.
///
/// What the colour reads under some settings says which other traits can matter: all that decides is read on the way to the result. So
/// each round varies one more of the traits that were read, and the first that finds anything finds the settings that are as few as can be.
///
/// ```swift
/// // theme == bold && loud ? red : blue, the theme standard and loud false; red is wanted
/// try search.settings()       // [[(theme, bold), (loud, true)]]
/// ```
struct ColorSearch {
  /// Settings, by the trait and the place of its value among the choices.
  private typealias Places = [TraitID: Int]

  /// What a colour is, and the traits that it has read.
  typealias Outcome = (color: UInt32?, reads: [TraitID])

  /// What the colour is with these settings; none where it cannot be computed with them.
  var resolve: ([TraitID: TraitValue]) throws(Problem) -> Outcome
  /// What a trait can be set to, without what it is; nothing for one that cannot be set.
  var choices: (TraitID) throws(Problem) -> [TraitValue]
  var wanted: UInt32?

  /// How many values of a trait are tried, at most; a session may have any number of variables.
  static let mostChoices = 200
  /// How many settings are tried, at most.
  static let limit = 2_000
  /// The steps that one of them pays for.
  static let price = 8

  /// All settings that do it and are as few as can be; none where none was found.
  ///
  /// - Complexity: O(*c*ᵗ) in the choices and the traits that have to be set, at most ``limit`` times what the colour costs.
  func settings() throws(Problem) -> [[Playground.Setting]] {
    var known: [TraitID: [TraitValue]] = [:]
    var seen: Set<Places> = []
    var open: [(places: Places, reads: [TraitID])] = [([:], try resolve([:]).reads)]
    while !open.isEmpty {
      var (next, found): ([(Places, [TraitID])], [[Playground.Setting]]) = ([], [])
      for (places, reads) in open {
        for trait in reads where places[trait] == nil {
          if known[trait] == nil { known[trait] = try choices(trait) }
          for place in (known[trait] ?? []).indices {
            var settings = places
            settings[trait] = place
            if !seen.insert(settings).inserted { continue }
            if seen.count > ColorSearch.limit { return found }
            let values = settings.compactMap { trait, place in known[trait].map { (trait, $0[place]) } }
            let outcome = try resolve(Dictionary(uniqueKeysWithValues: values))
            if outcome.color == wanted {
              found.append(values.sorted { $0.0 < $1.0 }.map { (trait: $0.0, value: $0.1) })
            } else {
              next.append((settings, outcome.reads))
            }
          }
        }
      }
      if !found.isEmpty { return found }
      open = next
    }
    return []
  }
}
