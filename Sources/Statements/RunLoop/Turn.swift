import Sessions

extension StatementKind {
  static let turn = StatementKind(
    "turn", [.block("block")], .runLoop, "Runs statements as one turn of the run loop",
    "Every statement is a turn of the run loop; this puts several into one. Reads in it show the values before it.",
    example: "turn { override main.theme = bold; cell.theme }", decisions: ["coalescing"]
  ) { verb, checker throws(Problem) in
    let wasInTurn = checker.isInTurn
    checker.isInTurn = true
    defer { checker.isInTurn = wasInTurn }
    let action = try checker.check(block: verb.body)
    return checker.action(verb) { session, place throws(Problem) in
      _ = try action(&session)
      try session.endTurn(place)
    }
  }

  static let update = StatementKind(
    "update", [], .runLoop, "Does the pending work of a turn's end now",
    "Traits from the root downwards, registrations, layout, drawing, until nothing is left.",
    decisions: ["coalescing", "changesInside"]
  ) { verb, checker throws(Problem) in
    checker.action(verb) { session, place throws(Problem) in
      try session.update(place)
      session.confirm("updated")
    }
  }

  static let updateTraits = StatementKind(
    "update traits", [.place("place")], .runLoop, "updateTraitsIfNeeded() on one environment",
    "Only traits, only there and in what stands below: the environment takes what its parent answers now. Callbacks come at once. Views and controllers have it.",
    example: "update traits cell", decisions: ["outside", "updatedAncestors"]
  ) { verb, checker throws(Problem) in
    try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      try session.engine(place) { try $0.beginUpdateTraits(of: id) }
      session.confirm("traits of \(session.name(of: id)) updated")
    }
  }

  static let setUpdates = StatementKind(
    "set updates", [.name("mode", among: ["manual", "automatic"])], .runLoop,
    "Lets pending work wait for `update`, or not",
    "With manual updates nothing pending runs until `update`; automatic ones end each turn.",
    example: "set updates manual"
  ) { verb, checker throws(Problem) in
    let isManual = verb.name("mode")?.text == "manual"
    return Checked(action: verb.range) { session throws(Problem) in
      session.settings.updatesManually = isManual
      session.confirm(isManual ? "updates wait for `update`" : "updates come at the end of each turn")
    }
  }
}
