import Commands
import Journals
import Presentations
import Traits
import ViewTree

/// The tables that `show` shows.
extension Playground {
  /// The overrides of environments, and what controllers are given by their parents; one whose update is still to come says so.
  func overrideTable(_ environments: [EnvironmentID]) throws(Problem) -> TableReport {
    var rows: [[String]] = []
    for id in environments {
      let end = world.traits.isFollowing(id) ? "the update" : "it is inserted"
      for trait in world.traits.overrides(of: id) {
        guard let value = world.traits.override(of: trait, on: id) else { continue }
        let remark = world.traits.isPending(trait, on: id) ? "pending until \(end)" : nil
        rows.append(try overrideRow(id, trait, value, remark))
      }
      for trait in world.traits.removedOverrides(of: id) {
        let value = world.traits.value(of: trait, at: id)
        rows.append(try overrideRow(id, trait, value, "removed, decides until \(end)"))
      }
      rows += try giftRows(id, until: end)
    }
    return TableReport(header: [], rows: rows, empty: "no overrides")
  }

  /// What a controller's parent gives it, or gave it until an update comes by.
  private func giftRows(_ id: EnvironmentID, until end: String) throws(Problem) -> [[String]] {
    guard world.traits.hierarchy.kind(of: id) == .controller else { return [] }
    let parent = world.traits.parentController(of: id).map { world.reference(to: $0) } ?? "its parent"
    var rows: [[String]] = []
    for trait in world.traits.ownTraits(of: id) {
      let sources = world.traits.ownSources(of: trait, at: id)
      guard let gift = sources.first(where: { $0.origin == .given && $0.role != .replaced }) else { continue }
      let remark: String? =
        switch gift.role {
        case .pending, .awaited: "pending until \(end)"
        case .ending: "removed, decides until \(end)"
        case .decides, .hidden, .overtaken, .replaced: nil
        }
      let words = ["given by \(parent)"] + (remark.map { [$0] } ?? [])
      rows.append(try overrideRow(id, trait, gift.value, words.joined(separator: ", ")))
    }
    return rows
  }

  private func overrideRow(_ id: EnvironmentID, _ trait: TraitID, _ value: TraitValue, _ remark: String?)
    throws(Problem) -> [String]
  {
    let property = world.traits.declaration(of: trait).property
    return [world.reference(to: id), property, try literal(world.value(value, of: trait))]
      + (remark.map { [$0] } ?? [])
  }

  /// What Apple leaves open, a line each.
  func decisionTable() -> TableReport {
    TableReport(header: [], rows: OpenPoint.all.map { [$0.name, $0.question] }, empty: "")
  }

  func registrationTable(_ isWanted: (EnvironmentID) -> Bool) -> TableReport {
    let rows = world.tokens.indices.filter {
      !world.tokens[$0].isEnded && isWanted(world.tokens[$0].environment)
    }.map { row in
      let token = world.tokens[row]
      let action: String
      switch token.action {
      case .block, .none: action = "block"
      case .action(let index, let target):
        action =
          "action \(world.actions[Int(index)].name)"
          + (target == token.environment ? "" : " on \(world.reference(to: target))")
      }
      let calls = world.traits.calls(of: token.registration)
      return [
        world.reference(to: token.environment),
        token.traits.map { world.traits.declaration(of: $0).property }.joined(separator: ", "), action,
        calls == 1 ? "1 call" : "\(calls) calls",
      ]
    }
    var table = TableReport(header: [], rows: rows, empty: "no registrations")
    if !world.traits.has(.registrations) {
      table.note = "they rest: registerForTraitChanges came with iOS 17; `use iOS 17` brings them back"
    }
    return table
  }

  func deviceTable() -> TableReport {
    TableReport(
      header: ["device", "points", "portrait", "landscape"],
      rows: DeviceTable.models.map { world.describe(device: $0) }, empty: "no devices")
  }

  func logTable() -> TableReport {
    let rows = world.recentLog.map { number, entry in
      switch entry {
      case .registration(let row, let id):
        let traits = world.tokens[Int(row)].traits.map { world.traits.declaration(of: $0).property }
        return [
          String(number), world.reference(to: id), "registration for " + traits.joined(separator: ", "),
        ]
      case .callback(let callback, let id):
        return [String(number), world.reference(to: id), callback.spelling]
      }
    }
    var table = TableReport(header: [], rows: rows, empty: "nothing has happened so far")
    let forgotten = (world.recentLog.first?.number ?? 1) - 1
    if forgotten > 0 {
      table.note = "\(forgotten) came before; the last \(rows.count) are kept"
    }
    return table
  }
}
