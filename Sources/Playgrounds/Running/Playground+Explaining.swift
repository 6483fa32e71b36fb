import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// A chain of any length as one that can be read: what is hidden far above is summed up.
  func shortened(_ links: [Explanation.Link]) -> [Explanation.Link] {
    guard links.count > Limit.links else { return links }
    let (first, last) = (Limit.links - 3, 2)
    let middle = links[first..<(links.count - last)]
    guard let sample = middle.last, middle.allSatisfy({ $0.remark == sample.remark }) else { return links }
    let sum = Explanation.Link(
      place: "… \(middle.count) more", source: "", value: "", remark: sample.remark)
    return links[..<first] + [sum] + links[(links.count - last)...]
  }

  /// The decisions of Mendel's that the answer rests on, where Apple is silent.
  func decisions(on id: EnvironmentID, _ trait: TraitID, _ chain: [TraitSystem.Source]) -> [OpenPoint] {
    var decisions: [Decision] = []
    let deciding = chain.first(where: \.isInForce)
    if let deciding, deciding.origin == .override {
      if isUnspecified(deciding.value, of: trait) { decisions.append(.unspecifiedOverrides) }
      if !isAvailable(trait) { decisions.append(.newerValues) }
    }
    if isContested(chain) { decisions.append(.parentOverrides) }
    if chain.contains(where: { $0.role == .pending && $0.origin == .override && $0.environment == id }) {
      decisions.append(.ownOverrides)
    }
    if let place = deciding?.environment, comesThroughPresentation(to: id, from: place) {
      decisions.append(.presentationControllers)
    }
    return decisions.map { OpenPoint($0) }
  }

  /// Whether a value is the one by which one of Apple's traits says that it is not specified: `unspecified`,
  /// `unknown`, 0 for a scale, nil.
  private func isUnspecified(_ value: TraitValue, of trait: TraitID) -> Bool {
    guard Int(trait.index) < SystemTrait.all.count else { return false }
    let trait = SystemTrait.all[Int(trait.index)]
    if case .bool = trait.kind { return false }
    return value.isEqual(to: trait.defaultValue)
  }

  /// Whether the deciding override stands on a controller that its parent gives another value.
  private func isContested(_ chain: [TraitSystem.Source]) -> Bool {
    guard let deciding = chain.first(where: { $0.role == .decides }), deciding.origin == .override,
      let place = deciding.environment, world.traits.hierarchy.kind(of: place) == .controller
    else { return false }
    return chain.contains { $0.environment == place && $0.origin == .given }
  }

  /// Where a value comes from, in a word: what a controller is given comes from its parent.
  func word(of source: TraitSystem.Source) -> String {
    guard source.origin == .given, let place = source.environment,
      world.traits.hierarchy.kind(of: place) == .controller
    else { return source.origin.word }
    return "by its parent"
  }

  /// Whether the version that is in force has a trait.
  func isAvailable(_ trait: TraitID) -> Bool {
    do throws(TraitProblem) { try world.traits.checkAvailability(of: trait) } catch { return false }
    return true
  }

  /// The same of a feature.
  func isAvailable(_ feature: SystemFeature) -> Bool {
    do throws(TraitProblem) { try world.traits.checkAvailability(of: feature) } catch { return false }
    return true
  }

  /// Whether a presentation controller stands between two environments.
  private func comesThroughPresentation(to id: EnvironmentID, from place: EnvironmentID) -> Bool {
    guard id != place else { return false }
    for ancestor in world.traits.hierarchy.ancestors(of: id) {
      if ancestor == place { return false }
      if world.traits.hierarchy.kind(of: ancestor) == .presentation { return true }
    }
    return false
  }
}
