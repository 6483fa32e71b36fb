import Testing
import Traits
import ViewTree

@Suite("Registrations")
struct RegistrationTests {
  @Test("R42: scenes, windows, presentation controllers, controllers and views can all be observed")
  func kinds() throws {
    var talk = try Talk()
    let popup = try talk.system.create(.presentation, in: talk.win)
    let all = try [talk.main, talk.win, popup, talk.root, talk.cell].map {
      try talk.system.register([talk.theme], on: $0)
    }
    try talk.override(1, on: talk.main)
    try talk.system.update()
    #expect(all.map { talk.system.calls(of: $0) } == [1, 1, 1, 1, 1])
  }

  @Test("R43: one call in an update in which several of its traits change; none for other traits")
  func onceAnUpdate() throws {
    var talk = try Talk()
    let style = try talk.apple("userInterfaceStyle")
    let both = try talk.system.register([talk.theme, style], on: talk.cell)
    let other = try talk.system.register([try talk.apple("layoutDirection")], on: talk.cell)
    try talk.override(1, on: talk.main)
    try talk.system.setOverride(.integer(2), of: style, on: talk.form)
    try talk.system.update()
    #expect(talk.system.calls(of: both) == 1)
    #expect(talk.system.calls(of: other) == 0)
  }

  @Test("R44: the environment answers the new values, the previous collection the old ones")
  func values() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.system.update()
    _ = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(2, on: talk.form)
    var seen: [Int?] = []
    _ = try talk.run { talk, work in
      guard case .registration(_, let id) = work else { return }
      let previous = try #require(talk.system.previousCollection)
      seen += [previous[talk.theme]?.number, talk.theme(at: id)]
      #expect(talk.system.collection(at: id).changedTraitIDs(from: previous) == [talk.theme])
    }
    #expect(seen == [1, 2])
  }

  @Test("R45: no call for the initial value")
  func initial() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    try talk.system.update()
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    try talk.system.update()
    #expect(talk.system.calls(of: watch) == 0)
  }

  @Test("R46: a registration ends when it is ended, not when its token is dropped")
  func ending() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.cell)
    let second = try talk.system.register([talk.theme], on: talk.cell)
    talk.system.unregister(second)
    try talk.override(1, on: talk.main)
    #expect(try talk.run() == ["cell#0"])
    #expect(talk.system.isEnded(second))
    #expect(talk.system.registrations(of: talk.cell).count == 1)
  }

  @Test("R48: an empty list is an error, ending twice is fine, and two equal registrations are two")
  func edges() throws {
    var talk = try Talk()
    #expect(throws: TraitProblem.noTraits) { try talk.system.register([], on: talk.cell) }
    let first = try talk.system.register([talk.theme], on: talk.cell)
    let second = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(1, on: talk.cell)
    #expect(try talk.run() == ["cell#0", "cell#1"])
    talk.system.unregister(first)
    talk.system.unregister(first)
    try talk.override(2, on: talk.cell)
    #expect(try talk.run() == ["cell#1"])
    #expect(talk.system.calls(of: second) == 2)
  }

  @Test("a registration has the traits that were named for it, also where lists end alike or it has ended")
  func lists() throws {
    var talk = try Talk()
    let style = try talk.apple("userInterfaceStyle")
    let lists = [[style, talk.theme], [talk.theme], [style, talk.theme], [style], [style]]
    let all = try lists.map { try talk.system.register($0, on: talk.cell) }
    talk.system.unregister(all[2])
    #expect(all.map { talk.system.traits(of: $0) } == lists)
    #expect(all.map { talk.system.environment(of: $0) } == Array(repeating: talk.cell, count: 5))
    #expect(all.map { talk.system.isEnded($0) } == [false, false, true, false, false])
    try talk.override(1, on: talk.main)
    try talk.system.update()
    #expect(all.map { talk.system.calls(of: $0) } == [1, 1, 0, 0, 0])
  }

  @Test("R49: invalidating in the call causes one layout, later")
  func invalidating() throws {
    var talk = try Talk()
    for _ in 0..<3 { _ = try talk.system.register([talk.theme], on: talk.cell) }
    try talk.override(1, on: talk.main)
    var during: [Int] = []
    _ = try talk.run { talk, _ in
      try talk.system.setNeedsLayout(talk.cell)
      during.append(talk.system.layouts(of: talk.cell))
    }
    #expect(during == [1, 1, 1])
    #expect(talk.system.layouts(of: talk.cell) == 2)
  }

  @Test("R50: several changes before an update cause one call, a value set back causes none")
  func coalescing() throws {
    var talk = try Talk()
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    for value in 1...5 { try talk.override(value, on: talk.main) }
    try talk.system.update()
    #expect(talk.system.calls(of: watch) == 1)
    try talk.override(9, on: talk.main)
    try talk.override(5, on: talk.main)
    try talk.override(5, on: talk.form)
    try talk.system.update()
    #expect(talk.system.calls(of: watch) == 1)
  }

  @Test(
    "R51: ancestors first; on one environment in the order of registration, then traitCollectionDidChange")
  func order() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.cell)
    _ = try talk.system.register([talk.theme], on: talk.root)
    _ = try talk.system.register([talk.theme], on: talk.cell)
    talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.cell)
    try talk.override(1, on: talk.main)
    #expect(try talk.run() == ["root#1", "cell#0", "cell#2", "cell.traitCollectionDidChange"])
  }

  @Test("R51: while an ancestor's call runs, descendants still have their old values")
  func descendantsAreOld() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.root)
    try talk.override(1, on: talk.main)
    var seen: [Int?] = []
    _ = try talk.run { talk, _ in seen += [talk.theme(at: talk.root), talk.theme(at: talk.header)] }
    #expect(seen == [1, 0])
  }

  @Test("R52: traitCollectionDidChange comes for any changed trait, and not for insertion alone")
  func didChange() throws {
    var talk = try Talk()
    talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.cell)
    try talk.system.setOverride(.integer(1), of: try talk.apple("legibilityWeight"), on: talk.main)
    #expect(try talk.run() == ["cell.traitCollectionDidChange"])
    try talk.system.move(talk.form, to: talk.header)
    #expect(try talk.run() == [])
  }

  @Test("a registration that a call ends is not called any more in the same update")
  func endedInside() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.cell)
    let second = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(1, on: talk.main)
    let told = try talk.run { talk, _ in talk.system.unregister(second) }
    #expect(told == ["cell#0"])
  }

  @Test("nothing is called where nothing listens: an update visits who can notice the change")
  func visits() throws {
    var talk = try Talk()
    for _ in 0..<200 { _ = try talk.system.create(.view, in: talk.form) }
    try talk.system.update()
    _ = try talk.system.register([talk.theme], on: talk.cell)
    let before = talk.system.tally
    try talk.override(1, on: talk.main)
    try talk.system.update()
    #expect(talk.system.tally.visits - before.visits == 2)
    #expect(talk.system.tally.comparisons - before.comparisons == 1)
  }
}
