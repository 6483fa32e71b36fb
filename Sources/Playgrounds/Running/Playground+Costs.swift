import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// `cost { … }`, and `c = cost { … }`.
  func runCost(_ body: [Command], to variable: CostVariable?) throws(Problem) {
    let cost = try cost(of: body)
    switch variable {
    case .local(let place)?: stack[base + Int(place)] = world.value(cost)
    case .session(let row)?:
      try charge(compared: world.setVariable(row, to: world.value(cost)))
      confirm(variableConfirmation(row))
    case nil: try answer(table(cost))
    }
  }

  /// `cost { … }`: runs statements for real, as a turn of their own, and counts what they cost.
  ///
  /// How many environments have a new value is counted only here, since that costs time for each that UIKit would update, which is paid for.
  func cost(of body: [Command]) throws(Problem) -> Cost {
    let outer = world.traits.isMeasuring
    world.traits.beginMeasuring()
    defer { world.traits.endMeasuring(unless: outer) }
    // In the middle of an update all is looked at that it has not reached.
    if world.ask({ $0.isUpdating }) { try step(world.traits.hierarchy.count / Price.environments, nil) }
    let (before, updated) = (costSoFar, world.traits.tally.updated)
    try runTurn(body)
    try step(world.traits.tally.updated - updated, nil)
    return costSoFar - before
  }

  /// What the session has done since it began; how far updates reach is known only of those inside a `cost`.
  private var costSoFar: Cost {
    let tally = world.traits.tally
    return Cost { count in
      switch count {
      case .environments: tally.environments
      case .updated: tally.updated
      case .callbacks: world.settings[0].callbacks
      case .comparisons: tally.comparisons
      case .equalities: world.settings[0].equalities
      case .layouts: tally.layouts
      case .draws: tally.draws
      case .overrides: tally.overrides
      }
    }
  }

  /// A cost as a table: each number, its name, and what it counts.
  func table(_ cost: Cost) -> TableReport { table(cost, Cost.Count.allCases) }

  /// `show cost`: the numbers that are counted all the time.
  func costTable() -> TableReport {
    table(costSoFar, Cost.Count.allCases.filter { $0 != .environments && $0 != .updated })
  }

  private func table(_ cost: Cost, _ shown: [Cost.Count]) -> TableReport {
    let numbers = Dictionary(uniqueKeysWithValues: zip(Cost.Count.allCases, cost.counts.map { String($0) }))
    let width = shown.compactMap { numbers[$0]?.count }.max() ?? 0
    let rows = shown.map { count in
      let number = numbers[count] ?? ""
      let padding = String(repeating: " ", count: width - number.count)
      return [count.rawValue, padding + number, count.summary]
    }
    return TableReport(header: [], rows: rows, empty: "")
  }
}
