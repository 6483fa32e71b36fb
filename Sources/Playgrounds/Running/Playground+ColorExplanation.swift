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
    let row = try colorRow(key, of: id)
    let (now, traits) = try traits(decidingOn: row.value, at: id)
    let shown: UInt32? =
      switch (row.value, row.shown) {
      case (.color(let color), _), (_, .color(let color)?): color
      default: nil
      }
    var links = traits.map { trait in
      let owner = world.traits.owner(of: trait, at: id).map { world.reference(to: $0) }
      let isMarked = world.traits.declaration(of: trait).affectsColorAppearance
      return Explanation.Link(
        place: world.traits.declaration(of: trait).property, source: owner.map { "from \($0)" } ?? "default",
        value: world.literal(world.value(world.traits.value(of: trait, at: id), of: trait)),
        remark: .unmet(isMarked ? "affects colour: drawn anew" : "does not affect colour"))
    }
    if case .dynamicColor(let row) = row.value {
      let value = now.map { world.literal(.color($0)) } ?? "nil"
      let color = Explanation.Link(
        place: world.colors[Int(row)].name, source: "colour", value: value, remark: .none)
      links.insert(color, at: 0)
    }
    let unmarked = traits.filter { !world.traits.declaration(of: $0).affectsColorAppearance }
    return Explanation(
      value: shown.map { world.literal(.color($0)) } ?? "nil", links: links,
      notes: try notes(on: id, row.value, shown: shown, now: now, decidedBy: traits, unmarked: unmarked))
  }

  /// A colour that a view was given.
  func colorRow(_ key: PropertyKey, of id: EnvironmentID) throws(Problem) -> PropertyRow {
    if let row = world.property(key.name, of: id), !row.value.isEqual(to: .nothing) { return row }
    let (name, place) = (world.names[key.name], world.reference(to: id))
    throw Problem(
      .engine(cause: "`\(place)` has no \(name)", suggestion: "`set \(place).\(name) = red` gives it one"),
      nil)
  }

  /// What a colour is with an environment's traits now, and which of them it reads.
  func traits(decidingOn color: Value, at id: EnvironmentID) throws(Problem) -> (UInt32?, [TraitID]) {
    let outer = colorReads
    colorReads = []
    defer { colorReads = outer }
    let now = try resolve(color, with: .environment(id))
    return (now, (colorReads ?? []).sorted())
  }

  /// What a view shows of a colour when the next update is over.
  private func due(_ color: Value, at id: EnvironmentID, shown: UInt32?) throws(Problem) -> UInt32? {
    guard case .dynamicColor = color else { return shown }
    var due = shown
    let isTried = try trial(
      .everything,
      seeing: { (work) throws(Problem) in
        if case .callback(.draw, id) = work { due = try self.resolve(color, with: .environment(id)) }
      }, { () throws(Problem) in true })
    return isTried == nil ? shown : due
  }

  private func notes(
    on id: EnvironmentID, _ color: Value, shown: UInt32?, now: UInt32?, decidedBy traits: [TraitID],
    unmarked: [TraitID]
  ) throws(Problem) -> [String] {
    if world.traits.hierarchy.isInHierarchy(id) {
      let due = try due(color, at: id, shown: shown)
      if let due, due != shown {
        return ["it is \(world.literal(.color(due))) when the view is drawn, \(whenDrawn)"]
      }
    }
    if traits.isEmpty, shown == now { return ["no trait decides it"] }
    guard shown != now, let now else { return [] }
    let (place, color) = (world.reference(to: id), world.literal(.color(now)))
    if !world.traits.hierarchy.isInHierarchy(id) {
      return ["\(place) is in no hierarchy: it is drawn when it is inserted"]
    }
    if world.traits.isUpdating { return ["it is \(color) when the view is drawn, at the end of the turn"] }
    guard let first = unmarked.first.map({ world.traits.declaration(of: $0) }) else {
      return ["it is \(color) when the view is drawn again: `invalidate \(place) display`"]
    }
    return [
      "with the traits of now it would be \(color), but \(place) was not drawn again: "
        + "\(first.property) is not marked; `affects color` in the definition of \(first.definition) does it, "
        + "or `invalidate \(place) display` each time"
    ]
  }
}
