import Testing
import Traits
import ViewTree

/// The tree of the talk with a theme: main › win › root › header, settings › form › cell.
struct Talk {
  var system = TraitSystem()
  let theme: TraitID
  let main, win, root, header, settings, form, cell: EnvironmentID

  init() throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    main = try system.create(.scene)
    win = try system.create(.window, in: main)
    root = try system.create(.controller, in: win)
    header = try system.create(.view, in: root)
    settings = try system.create(.controller, in: root)
    form = try system.create(.view, in: settings)
    cell = try system.create(.view, in: form)
    try system.update()
  }

  mutating func override(_ value: Int, on environment: EnvironmentID) throws {
    try system.setOverride(.integer(value), of: theme, on: environment)
  }

  func theme(at environment: EnvironmentID) -> Int? { system.value(of: theme, at: environment).number }
}

extension TraitValue {
  var number: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}

@Suite("The trait system")
struct TraitSystemTests {
  @Test("a value set at the scene is read everywhere below, after the next update")
  func flow() throws {
    var talk = try Talk()
    try talk.override(1, on: talk.main)
    #expect(talk.theme(at: talk.cell) == 0)
    try talk.system.update()
    for id in [talk.main, talk.win, talk.root, talk.header, talk.settings, talk.form, talk.cell] {
      #expect(talk.theme(at: id) == 1)
    }
    try talk.override(3, on: talk.form)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 3)
    #expect(talk.theme(at: talk.settings) == 1)
    talk.system.removeOverride(of: talk.theme, on: talk.form)
    try talk.system.update()
    #expect(talk.theme(at: talk.cell) == 1)
  }

  @Test("a registration is called when its trait really changed, with the collection before")
  func registration() throws {
    var talk = try Talk()
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    try talk.override(1, on: talk.main)
    try talk.system.beginUpdate(.everything)
    var previous: [Int?] = []
    while let work = try talk.system.next() {
      if case .registration(watch, talk.cell, let before) = work {
        previous.append(before[talk.theme]?.number)
      }
    }
    #expect(previous == [0])
    #expect(talk.system.calls(of: watch) == 1)
  }

  @Test("every view is laid out and drawn once when it first stands in a hierarchy")
  func firstLayout() throws {
    let talk = try Talk()
    for id in [talk.header, talk.form, talk.cell, talk.win] {
      #expect(talk.system.layouts(of: id) == 1)
      #expect(talk.system.draws(of: id) == 1)
    }
    #expect(!talk.system.hasPendingWork)
  }
}
