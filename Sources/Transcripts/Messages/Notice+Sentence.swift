import Playgrounds

extension Notice {
  /// The notice in English.
  var sentence: String {
    switch self {
    case .readsBeforeTurn:
      "reads inside repeat, for, if and handlers show the values before the turn's end; `turn { … }` ends one"
    case .untraced(let number, let isLogged):
      "\(number) more callbacks ran"
        + (isLogged ? "; `show log` has the last of them" : ", and nothing of the trial stays")
    case .pending: "something is pending; `update` does it"
    case .keptAlive(let name, let keeper): "\(name) has left the hierarchy, but lives on: \(keeper)"
    case .sceneKeptAlive(let name, let keeper): "\(name) lives on without windows: \(keeper)"
    case .appearsAllTheSame(let name, let isDestroyed):
      (isDestroyed ? "\(name) lives on: its appearance is under way" : "\(name) is in no hierarchy yet")
        + ", and it appears all the same"
    case .leavesAllTheSame(let name): "\(name) is leaving its hierarchy already, once and not again"
    case .traitHoldsClass(let trait, let others, let type, let holder, at: _):
      "`\(trait)` " + (others > 0 ? "and \(others) more hold" : "holds") + " instances of the class `\(type)`"
        + (holder.map { " in `\($0)`" } ?? "") + ": a change inside one is not noticed; prefer a struct"
    case .markWithoutEffect(let trait, let first):
      "`affects color` of `\(trait)` has no effect: `\(first)` came first to the data, and its mark counts"
    case .notEncoded(let traits):
      "encode leaves out \(list(traits)): only what has an identifier travels, and no instance of a class"
    case .notDecoded(let identifiers):
      "decode leaves out \(list(identifiers)): no definition has the identifier and stores it like that"
    case .currentUndefined:
      "UIKit sets UITraitCollection.current for layout, drawing and trait callbacks; elsewhere Apple does not define "
        + "it, and Mendel answers the defaults"
    case .currentNotTracked:
      "what is read through UITraitCollection.current, as by cgColor, is not tracked: this method runs again for what "
        + "it reads of `sender`"
    case .mergesSystemTraitsOnly:
      "init(traitsFrom:) is deprecated since iOS 17: it merges system traits only, and custom ones are those of the "
        + "first collection; `modifying { … }` takes its place"
    case .childOverridesDeprecated(let child):
      "setOverrideTraitCollection(_:forChild:) is deprecated since iOS 17: `override \(child) { … }` "
        + "takes its place"
    case .colorReadsPlace(let read):
      "`\(read)` is the same whatever traits the colour is resolved with; "
        + "`\(read.split(separator: ".").last ?? "")` alone is read from those that it is given"
    case .namesOutside(let name, let path):
      "`\(name)` alone is what stands in no hierarchy; this one is `\(path)`"
    case .comparesSystemTraitsOnly:
      "containsTraits(in:) is deprecated since iOS 17: it looks at system traits only; `changedTraits(from:)` takes "
        + "its place"
    }
  }

  private func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
