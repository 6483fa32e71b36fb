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
  func decisions(on id: EnvironmentID, _ trait: TraitID, _ chain: [TraitSystem.Source]) -> [String] {
    var decisions: [Decision] = []
    let deciding = chain.first { $0.role == .decides || $0.role == .ending }
    if let deciding, deciding.origin == .override,
      world.literal(world.value(deciding.value, of: trait)) == "unspecified"
    {
      decisions.append(.unspecifiedOverrides)
    }
    if chain.contains(where: { $0.role == .pending && $0.environment == id }) {
      decisions.append(.ownOverrides)
    }
    if let place = deciding?.environment, comesThroughPresentation(to: id, from: place) {
      decisions.append(.presentationControllers)
    }
    return decisions.map { "\($0.question) Apple does not document this; Mendel: \($0.answer)" }
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
