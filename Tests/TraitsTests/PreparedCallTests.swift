import Testing
import Traits
import ViewTree

/// Calls that come one after the other are found together, so whatever a handler does must still count for those who come next.
@Suite("Calls that were prepared")
struct PreparedCallTests {
  /// What a handler does.
  enum Interference: CaseIterable {
    case nothing, unregister, registerAgain, override, moveAway, moveBehind, detach, layOut, draw,
      overrideMethod, trackNothing
    case updateInside, revert, redefine
  }

  /// Forty views that observe a theme, and what they are told.
  private struct Row {
    var system = TraitSystem()
    let theme: TraitID
    let scene, window: EnvironmentID
    var views: [EnvironmentID] = []
    var registrations: [RegistrationID] = []
    var told: [String] = []

    /// - Parameter isThorough: Whether everybody goes through all stages, because of a method that nobody ever gets.
    init(isThorough: Bool) throws {
      theme = try system.define(
        TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
      scene = try system.create(.scene)
      window = try system.create(.window, in: scene)
      for index in 0..<40 {
        let view = try system.create(.view, in: index % 5 == 0 ? window : views[index - 1])
        if isThorough { system.setInterest(true, in: .viewDidAppear, at: view) }
        registrations.append(try system.register([theme], on: view))
        views.append(view)
      }
      try system.update()
      system.isRecording = true
    }

    /// Changes the theme at the root; one of the handlers interferes.
    mutating func turn(to value: Int, _ interference: Interference) throws {
      try system.setOverride(.integer(value), of: theme, on: scene)
      try system.beginUpdate(.everything)
      var (calls, mark) = (0, system.mark)
      while let work = try system.next() {
        note(work)
        calls += 1
        if calls == 15 { mark = system.mark }
        if calls == 20 { try interfere(interference, mark) }
      }
      told.append("\(system.tally)")
    }

    private mutating func note(_ work: Work) {
      let old = system.previousCollection?[theme]?.number
      #expect(system.previousValue(of: theme)?.number == old)
      switch work {
      case .registration(let id, let view):
        told.append(
          "\(id.index) at \(view.index): \(String(describing: old)), \(number(at: view)), \(number(at: views[39]))"
        )
      case .callback(let callback, let view): told.append("\(callback) at \(view.index)")
      }
    }

    private func number(at view: EnvironmentID) -> Int { system.value(of: theme, at: view).number ?? -1 }

    private mutating func interfere(_ interference: Interference, _ mark: TraitSystem.Mark) throws {
      switch interference {
      case .nothing: break
      case .unregister: for index in [3, 25, 26] { system.unregister(registrations[index]) }
      case .registerAgain: registrations.append(try system.register([theme], on: views[24]))
      case .override: try system.setOverride(.integer(7), of: theme, on: views[25])
      case .moveAway: try system.move(views[25], to: views[2])
      case .moveBehind: try system.move(views[5], to: views[38])
      case .detach: try system.detach(views[25])
      case .layOut: for index in [10, 30] { try system.setNeedsLayout(views[index]) }
      case .draw: for index in [10, 30] { try system.setNeedsDisplay(views[index]) }
      case .overrideMethod: system.setInterest(true, in: .traitCollectionDidChange, at: views[22])
      case .trackNothing: system.noteRead(of: theme, at: views[22])
      case .updateInside:
        try system.beginUpdate(.traits(of: views[27]))
        while let work = try system.next() { note(work) }
      case .revert: system.revert(to: mark)
      case .redefine:
        try system.redefine(
          theme, as: TraitDeclaration(property: "t", definition: "T", defaultValue: .integer(9)))
      }
    }
  }

  @Test("whatever a handler does counts for those who come next", arguments: Interference.allCases)
  func interference(_ interference: Interference) throws {
    var (short, long) = (try Row(isThorough: false), try Row(isThorough: true))
    for value in 1...4 {
      let chosen = value == 2 ? interference : .nothing
      try short.turn(to: value, chosen)
      try long.turn(to: value, chosen)
    }
    #expect(short.told == long.told)
    #expect(short.told.count >= 4 * 37)
    #expect(short.system.brokenInvariants() == [])
  }

  @Test("the collection before is there while somebody is told of a change, and at no other time")
  func previousCollection() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.form)
    talk.listen(talk.cell)
    try talk.override(1, on: talk.main)
    try talk.system.setNeedsLayout(talk.cell)
    try talk.system.setNeedsDisplay(talk.cell)
    #expect(talk.system.previousCollection == nil)
    #expect(talk.system.previousValue(of: talk.theme)?.number == nil)
    var seen: [String] = []
    _ = try talk.run { talk, work in
      let old = talk.system.previousCollection?[talk.theme]?.number
      switch work {
      case .registration: seen.append("form \(old ?? -1)")
      case .callback(let callback, _): seen.append("\(callback) \(old ?? -1)")
      }
    }
    #expect(seen == ["form 0", "traitCollectionDidChange 0", "layoutSubviews -1", "draw -1"])
    #expect(talk.system.previousCollection == nil)
  }

  @Test("the collection before stays what it was, whatever is changed while it is held")
  func heldCollection() throws {
    var talk = try Talk()
    for view in [talk.header, talk.form, talk.cell] { _ = try talk.system.register([talk.theme], on: view) }
    try talk.override(1, on: talk.form)
    try talk.system.update()
    try talk.override(2, on: talk.form)
    try talk.override(3, on: talk.main)
    var held: [TraitCollection] = []
    for value in 4...5 {
      _ = try talk.run { talk, _ in held += talk.system.previousCollection.map { [$0] } ?? [] }
      for view in [talk.main, talk.form] { try talk.override(value, on: view) }
    }
    #expect(held.map { $0[talk.theme]?.number } == [0, 1, 1, 3, 2, 2])
  }
}
