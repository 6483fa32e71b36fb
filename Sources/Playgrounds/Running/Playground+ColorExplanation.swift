import Commands
import Journals
import Syntax
import Traits
import ViewTree

extension Playground {
  /// `why cell.backgroundColor`: the traits by which the colour decides, and whether a change of theirs draws
  /// it anew.
  ///
  /// A view is drawn anew for traits that affect colours only: of any other the view goes on showing what it
  /// was.
  func explainColor(_ key: PropertyKey, of id: EnvironmentID) throws(Problem) -> Explanation {
    let look = try shownColor(key, of: id)
    let color = world.properties[look.row].value
    let (now, traits) = try traits(decidingOn: color, at: id)
    let (shown, computed) = (text(of: look), world.literal(now.map { .color($0) } ?? .nothing))
    var links = traits.map { trait in
      let owner = world.traits.owner(of: trait, at: id).map { world.reference(to: $0) }
      let view = definition(of: trait, namedBy: color)
      return Explanation.Link(
        place: world.declaration(of: view).property, source: owner.map { "from \($0)" } ?? "default",
        value: literal(world.traits.value(of: trait, at: id), of: view),
        remark: .unmet(world.affectsColor(trait) ? "affects colour: drawn anew" : "does not affect colour"))
    }
    if case .dynamicColor(let row) = color {
      let link = Explanation.Link(
        place: world.colors[Int(row)].name, source: "colour", value: computed, remark: .none)
      links.insert(link, at: 0)
    }
    let unmarked = traits.filter { !world.affectsColor($0) }
    return Explanation(
      value: shown, links: links,
      notes: try notes(on: look, shown: shown, now: computed, decidedBy: traits, unmarked: unmarked))
  }

  /// The definition by which a colour itself names a trait, where it names one only; else the one that came
  /// first to the trait's data.
  private func definition(of trait: TraitID, namedBy color: Value) -> TraitView {
    guard case .dynamicColor(let row) = color else { return world.views(of: trait)[0] }
    let named = world.colors[Int(row)].expression.traits.filter { $0.id == trait }
    return named.count == 1 ? named[0] : world.views(of: trait)[0]
  }

  /// A colour that a view was given.
  func shownColor(_ key: PropertyKey, of id: EnvironmentID) throws(Problem) -> ShownLook {
    let (name, place) = (world.names[key.name], world.reference(to: id))
    if let row = world.propertyRow(key.name, of: id), !world.properties[row].value.isEqual(to: .nothing) {
      return ShownLook(view: id, subject: "\(place).\(name)", row: row)
    }
    throw Problem(
      .engine(cause: "`\(place)` has no \(name)", suggestion: "`set \(place).\(name) = red` gives it one"),
      nil)
  }

  /// What a colour is with an environment's traits now, and which of them it reads.
  func traits(decidingOn color: Value, at id: EnvironmentID) throws(Problem) -> ColorSearch.Outcome {
    try noting { () throws(Problem) in try resolve(color, with: .environment(id)) }
  }

  /// Resolves a colour, and notes the traits that it reads.
  func noting(_ resolve: () throws(Problem) -> UInt32?) throws(Problem) -> ColorSearch.Outcome {
    let outer = colorReads
    colorReads = []
    defer { colorReads = outer }
    let color = try resolve()
    return (color, (colorReads ?? []).sorted())
  }

  private func notes(
    on look: ShownLook, shown: String, now: String, decidedBy traits: [TraitID], unmarked: [TraitID]
  ) throws(Problem) -> [String] {
    let (id, place) = (look.view, world.reference(to: look.view))
    let isDrawn = world.traits.hierarchy.isInHierarchy(id)
    if isDrawn, let due = try trial(of: look)?.shown, due != shown {
      return ["it is \(due) when the view is drawn, \(whenDrawn)"]
    }
    if traits.isEmpty, shown == now { return ["no trait decides it"] }
    if shown == now { return [] }
    if !isDrawn { return [undrawn(id)] }
    if world.traits.isUpdating { return ["it is \(now) when the view is drawn, at the end of the turn"] }
    guard let first = unmarked.first.map({ world.traits.declaration(of: $0) }) else {
      return ["it is \(now) when the view is drawn again: `invalidate \(place) display`"]
    }
    return [
      "with the traits of now it would be \(now), but \(place) was not drawn again: "
        + "\(first.property) is not marked; `affects color` in the definition of \(first.definition) does it, "
        + "or `invalidate \(place) display` each time"
    ]
  }
}
