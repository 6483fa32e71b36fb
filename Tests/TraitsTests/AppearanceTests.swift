import Testing
import Traits
import ViewTree

@Suite("Appearance")
struct AppearanceTests {
  @Test(
    "R39: viewWillAppear sees old traits outside the hierarchy, viewIsAppearing the new ones before layout")
  func order() throws {
    var talk = try Talk()
    try talk.override(2, on: talk.header)
    try talk.system.update()
    try talk.system.detach(talk.settings)
    talk.listen(talk.settings, talk.form)
    try talk.system.setNeedsLayout(talk.settings)
    try talk.system.beginAppearance(of: talk.settings, in: talk.header)
    var seen: [String] = []
    let told = try talk.drain { talk, work in
      guard case .callback(let callback, talk.settings) = work else { return }
      let isInside = talk.system.hierarchy.isInHierarchy(talk.settings)
      let view = talk.system.hierarchy.rootView(of: talk.settings) ?? talk.settings
      seen.append(
        "\(callback) \(isInside) \(talk.theme(at: talk.settings) ?? -1) \(talk.theme(at: view) ?? -1)")
    }
    #expect(
      told == [
        "settings.viewWillAppear", "settings.traitCollectionDidChange", "settings.viewIsAppearing",
        "settings.viewWillLayoutSubviews", "settings.viewDidLayoutSubviews", "form.traitCollectionDidChange",
        "settings.viewDidAppear",
      ])
    #expect(seen.first == "viewWillAppear false 0 0")
    #expect(seen[2] == "viewIsAppearing true 2 2")
  }

  @Test("R40: viewIsAppearing comes exactly once for each appearance, also where no layout is needed")
  func once() throws {
    var talk = try Talk()
    talk.listen(talk.settings)
    #expect(try talk.run() == [])
    try talk.system.detach(talk.settings)
    #expect(try talk.run() == [])
    try talk.system.move(talk.settings, to: talk.root)
    #expect(
      try talk.run() == [
        "settings.viewWillAppear", "settings.viewIsAppearing", "settings.viewWillLayoutSubviews",
        "settings.viewDidLayoutSubviews", "settings.viewDidAppear",
      ])
    try talk.system.detach(talk.form)
    try talk.system.detach(talk.settings)
    let outer = try talk.system.create(.controller)
    try talk.system.move(talk.settings, to: outer)
    try talk.system.move(outer, to: talk.root)
    #expect(
      try talk.run() == ["settings.viewWillAppear", "settings.viewIsAppearing", "settings.viewDidAppear"],
      "what comes along in another one's view needs no layout")
    try talk.system.move(talk.settings, to: talk.header)
    #expect(try talk.run() == [])
  }

  @Test(
    "a controller that a statement puts into a hierarchy appears in the next update, before anything is updated"
  )
  func byStatement() throws {
    var talk = try Talk()
    let child = try talk.system.create(.controller, in: talk.root)
    talk.listen(child)
    talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.root)
    try talk.override(1, on: talk.main)
    let told = try talk.run()
    #expect(
      told == [
        "?.viewWillAppear", "root.traitCollectionDidChange", "?.traitCollectionDidChange",
        "?.viewIsAppearing", "?.updateProperties", "?.updateViewConstraints",
        "?.viewWillLayoutSubviews", "?.viewDidLayoutSubviews", "?.viewDidAppear",
      ])
  }

  @Test("R39: the superview lays out what is inserted, before that appears, each time")
  func insertion() throws {
    var talk = try Talk()
    for id in [talk.header, talk.form] { talk.system.setInterest(true, in: .layoutSubviews, at: id) }
    talk.system.setInterest(true, in: .viewIsAppearing, at: talk.settings)
    talk.system.setInterest(true, in: .viewDidLayoutSubviews, at: talk.settings)
    for _ in 0..<2 {
      try talk.system.detach(talk.settings)
      #expect(try talk.run() == [])
      try talk.system.beginAppearance(of: talk.settings, in: talk.header)
      #expect(
        try talk.drain() == [
          "header.layoutSubviews", "settings.viewIsAppearing", "settings.viewDidLayoutSubviews",
        ])
    }
    try talk.system.create(.view, in: talk.form)
    #expect(try talk.run() == ["form.layoutSubviews"])
    try talk.system.move(talk.cell, to: talk.header)
    let before = talk.system.layouts(of: talk.cell)
    #expect(try talk.run() == ["header.layoutSubviews"], "a move inside lays out the new superview")
    #expect(talk.system.layouts(of: talk.cell) == before)
  }

  @Test("only a controller outside appears, and only in what is in a hierarchy")
  func refusals() throws {
    var talk = try Talk()
    let child = try talk.system.create(.controller)
    let spare = try talk.system.create(.view)
    #expect(throws: TraitProblem.cannotAppear(spare)) {
      try talk.system.beginAppearance(of: spare, in: talk.root)
    }
    #expect(throws: TraitProblem.alreadyInHierarchy(talk.settings)) {
      try talk.system.beginAppearance(of: talk.settings, in: talk.root)
    }
    #expect(throws: TraitProblem.notInHierarchy(spare)) {
      try talk.system.beginAppearance(of: child, in: spare)
    }
    #expect(
      throws: TraitProblem.hierarchy(
        .misplaced(.controller, in: .scene, instead: EnvironmentKind.controller.holders))
    ) {
      try talk.system.beginAppearance(of: child, in: talk.main)
    }
    #expect(!talk.system.isUpdating)
  }
}
