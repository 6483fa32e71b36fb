import Drawings
import Sessions
import Traits

extension StatementKind {
  static let cost = StatementKind(
    "cost", [.block("block")], .asking,
    "Runs statements and counts what they cost; `let c = cost { … }` keeps the counts",
    "The block runs for real, as a turn of its own. Counted are the environments that have a new value, those that UIKit updates, callbacks, comparisons and how many of these called `==`, layouts, draws and changes of overrides; nothing is timed. `c.environments`, `c.callbacks` and so on read them.",
    example: "cost { override main.theme = bold }", hasValue: true
  ) { verb, checker throws(Problem) in
    let body = try checker.check(block: verb.body)
    let place = checker.place(verb.range)
    var checked = Checked(.named("Cost"), verb.range) { session throws(Problem) in
      let cost = try session.cost(of: body, place)
      return .structure(.init("Cost", Cost.counts.map { .int(cost[keyPath: $0.path]) }))
    }
    checked.action = { session throws(Problem) in
      session.report(Cost.counts, of: try session.cost(of: body, place))
      return .next
    }
    return checked
  }

  static let showCost = StatementKind(
    "show cost", [], .asking, "Shows what the session has cost so far",
    "Environments are counted only by `cost { … }`."
  ) { verb, checker throws(Problem) in
    Checked(action: verb.range) { session throws(Problem) in
      session.report(Array(Cost.counts.dropFirst(2)), of: session.traits.cost)
    }
  }
}

extension TypeInfo {
  package static let cost = TypeInfo(
    "Cost", .structure, "What statements cost, in counts.",
    fields: Cost.counts.map { ($0.name, .int, .int(0)) })
}

/// The counts of `cost { … }`, in the order in which they are shown.
private enum Cost {
  typealias Count = (name: String, path: KeyPath<UpdateCost, Int> & Sendable, what: String)

  static let counts: [Count] = [
    ("environments", \.environments, "have a new value"),
    ("updated", \.updated, "UIKit updates: a changed override or place, and all below"),
    ("callbacks", \.callbacks, "handlers, actions and registrations that ran"),
    ("comparisons", \.comparisons, "values compared with the ones before"),
    ("equalities", \.equalities, "of these, by ==: of values that are stored as objects"),
    ("layouts", \.layouts, "of views and windows"), ("draws", \.draws, "of views and windows"),
    ("overrides", \.overrides, "set or removed"),
  ]
}

extension Session {
  fileprivate mutating func report(_ counts: [Cost.Count], of cost: UpdateCost) {
    let rows = counts.map { count in
      [StyledText(count.name, .name), StyledText("\(cost[keyPath: count.path])"), StyledText(count.what)]
    }
    report { Table(rows, alignments: [.leading, .trailing]).lines($0) }
  }

  /// Runs a block and its turn, and returns their cost.
  fileprivate mutating func cost(of body: Action, _ place: Place) throws(Problem) -> UpdateCost {
    let outer = traits.countsEnvironments
    traits.countsEnvironments = true
    defer { traits.countsEnvironments = outer }
    let before = traits.cost
    _ = try body(&self)
    try endTurn(place)
    return traits.cost.since(before)
  }
}
