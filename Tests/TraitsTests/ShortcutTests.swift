import HistoryTesting
import Testing
import Traits
import ViewTree

/// An update takes at once what nobody can notice, and calls a lone registration without going through the stages of a visit.
@Suite("Shortcuts of an update")
struct ShortcutTests {
  /// A few hundred views, and what they are told.
  private struct Grove {
    var system = TraitSystem()
    let theme, accent: TraitID
    var nodes: [EnvironmentID] = []
    var registrations: [RegistrationID] = []
    var told: [String] = []
    var random: SplitMix
    /// Whether everything keeps to the long way: views override a method that they never get, and the system measures.
    let isThorough: Bool

    init(seed: UInt64, isThorough: Bool) throws {
      (random, self.isThorough) = (SplitMix(state: seed), isThorough)
      theme = try system.define(
        TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
      accent = try system.define(
        TraitDeclaration(
          property: "accent", definition: "Accent", defaultValue: .integer(0), affectsColorAppearance: true))
      if isThorough { system.beginMeasuring() }
      let window = try system.create(.window, in: try system.create(.scene))
      nodes.append(try system.create(.view, in: window))
      for _ in 0..<200 { try grow() }
      try update()
    }

    mutating func grow() throws {
      let view = try system.create(.view, in: nodes[random.below(nodes.count)])
      if isThorough { system.setInterest(true, in: .viewDidAppear, at: view) }
      nodes.append(view)
    }

    /// Changes something somewhere.
    mutating func step() throws {
      let place = nodes[random.below(nodes.count)]
      let trait = random.chance(70) ? theme : accent
      switch random.below(10) {
      case 0...3: try system.setOverride(.integer(random.below(3)), of: trait, on: place)
      case 4: system.removeOverride(of: trait, on: place)
      case 5:
        registrations.append(try system.register(random.chance(80) ? [theme] : [theme, accent], on: place))
      case 6:
        if !registrations.isEmpty { system.unregister(registrations[random.below(registrations.count)]) }
      case 7: try grow()
      case 8: system.setUsesDynamicColour(random.chance(50), at: place)
      default:
        let parent = nodes[random.below(nodes.count)]
        do { try system.move(place, to: parent) } catch HierarchyProblem.cycle {}
      }
    }

    /// Goes through an update in which now and then somebody changes something.
    mutating func update() throws {
      try system.beginUpdate(.everything)
      var budget = 3
      while let work = try system.next() {
        guard case .registration(let id, let place) = work else { continue }
        let previous = try #require(system.previousCollection)
        told.append(
          "\(place.index)#\(id.index) \(previous[theme]?.number ?? -1) \(previous[accent]?.number ?? -1)")
        if budget > 0, random.chance(10) {
          budget -= 1
          try step()
        }
      }
    }

    /// What everybody answers, and what was counted.
    var state: [Int] {
      let tally = system.tally
      return nodes.flatMap { node in
        [theme, accent].map { system.value(of: $0, at: node).number ?? -1 } + [system.draws(of: node)]
      } + [tally.visits, tally.comparisons, tally.callbacks, tally.overrides, tally.layouts]
    }
  }

  @Test(
    "what is taken at once comes to the same as going through all stages", arguments: 0..<6 as Range<UInt64>)
  func sameAsTheLongWay(seed: UInt64) throws {
    var short = try Grove(seed: seed, isThorough: false)
    var long = try Grove(seed: seed, isThorough: true)
    for turn in 0..<300 {
      for _ in 0..<(turn % 3 + 1) {
        try short.step()
        try long.step()
      }
      try short.update()
      try long.update()
      try #require(short.told == long.told, "turn \(turn)")
      try #require(short.state == long.state, "turn \(turn)")
    }
    #expect(!short.told.isEmpty)
    #expect(short.system.brokenInvariants() == [])
  }

  @Test("an override is noticed by who listens below it, and by nobody else")
  func listenersBelow() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.header)
    try talk.override(1, on: talk.form)
    #expect(try talk.run() == [])
    #expect(talk.theme(at: talk.cell) == 1)
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(2, on: talk.form)
    #expect(try talk.run() == ["cell#1"])
    talk.system.unregister(watch)
    talk.system.removeOverride(of: talk.theme, on: talk.form)
    #expect(try talk.run() == [])
    #expect(talk.theme(at: talk.cell) == 0)
    #expect(talk.system.brokenInvariants() == [])
  }

  @Test("what a handler asks of its own view while it runs is still done in that visit")
  func interestInside() throws {
    var talk = try Talk()
    _ = try talk.system.register([talk.theme], on: talk.form)
    _ = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(1, on: talk.main)
    let told = try talk.run { talk, work in
      guard case .registration(_, talk.form) = work else { return }
      talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.form)
      talk.system.setInterest(true, in: .layoutSubviews, at: talk.form)
      try talk.system.setNeedsLayout(talk.form)
    }
    #expect(told == ["form#0", "form.traitCollectionDidChange", "form.layoutSubviews", "cell#1"])
  }

  @Test("registrations for the same traits share their list, and going back does not mix them up")
  func sharedLists() throws {
    var talk = try Talk()
    let accent = try talk.system.define(
      TraitDeclaration(property: "accent", definition: "Accent", defaultValue: .integer(0)))
    talk.system.isRecording = true
    let lists = [[talk.theme, accent], [talk.theme, accent], [accent], [talk.theme], [talk.theme, accent]]
    let mark = talk.system.mark
    for lists in [lists, lists.reversed()] {
      let made = try lists.map { try talk.system.register($0, on: talk.cell) }
      #expect(made.map { talk.system.traits(of: $0) } == lists)
      try talk.system.setOverride(.integer(1), of: accent, on: talk.main)
      #expect(try talk.run().count == lists.count { $0.contains(accent) })
      talk.system.revert(to: mark)
    }
  }
}
