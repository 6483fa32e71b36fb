import Testing
import Traits
import ViewTree

@Suite("Disappearing and destroying")
struct DisappearanceTests {
  private func talk() throws -> Talk {
    var talk = try Talk()
    for controller in [talk.root, talk.settings] {
      for callback in [Callback.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear] {
        talk.system.setInterest(true, in: callback, at: controller)
      }
    }
    return talk
  }

  @Test(
    "viewWillDisappear comes while all are there, viewDidDisappear when all have left, from the outside inwards"
  )
  func order() throws {
    var talk = try talk()
    try talk.override(1, on: talk.header)
    try talk.system.move(talk.settings, to: talk.header)
    _ = try talk.run()
    try talk.system.beginDisappearance(of: talk.root)
    var inside: [Bool] = []
    let told = try talk.drain { talk, _ in
      inside.append(talk.system.hierarchy.isInHierarchy(talk.settings))
      #expect(talk.theme(at: talk.settings) == 1)
    }
    #expect(
      told == [
        "root.viewWillDisappear", "settings.viewWillDisappear", "root.viewDidDisappear",
        "settings.viewDidDisappear",
      ])
    #expect(inside == [true, true, false, false])
    try talk.override(2, on: talk.win)
    #expect(try talk.run() == [])
    #expect(talk.theme(at: talk.settings) == 1, "what is outside keeps its last values")
  }

  @Test("what leaves with a view disappears too; what only moves does not")
  func withView() throws {
    var talk = try talk()
    try talk.system.move(talk.settings, to: talk.header)
    #expect(try talk.run() == [])
    try talk.system.beginDisappearance(of: talk.header)
    #expect(try talk.drain() == ["settings.viewWillDisappear", "settings.viewDidDisappear"])
    try talk.system.move(talk.header, to: talk.root)
    #expect(try talk.run() == ["settings.viewWillAppear", "settings.viewDidAppear"])
  }

  @Test("a controller that was not told of its appearance is not told of its end")
  func neverAppeared() throws {
    var talk = try talk()
    let child = try talk.system.create(.controller, in: talk.header)
    for callback in Callback.allCases { talk.system.setInterest(true, in: callback, at: child) }
    try talk.system.beginDisappearance(of: child)
    #expect(try talk.drain() == [])
    #expect(!talk.system.hierarchy.isInHierarchy(child))
  }

  @Test("only what is in a hierarchy disappears, and into what is in none")
  func refusals() throws {
    var talk = try talk()
    let spare = try talk.system.create(.view)
    #expect(throws: TraitProblem.hasNotAppeared(spare)) { try talk.system.beginDisappearance(of: spare) }
    #expect(throws: TraitProblem.stillInHierarchy(talk.form)) {
      try talk.system.beginDisappearance(of: talk.form, to: talk.header)
    }
    #expect(throws: TraitProblem.hierarchy(.sceneCannotMove(talk.main))) {
      try talk.system.beginDisappearance(of: talk.main)
    }
    try talk.system.beginDisappearance(of: talk.form, to: spare)
    #expect(try talk.drain() == [])
    #expect(talk.system.hierarchy.parent(of: talk.form) == spare)
  }

  @Test("R46: an object ends with its registrations, and nothing of it is heard again")
  func destruction() throws {
    var talk = try talk()
    talk.system.isRecording = true
    let watch = try talk.system.register([talk.theme], on: talk.cell)
    talk.system.setInterest(true, in: .traitCollectionDidChange, at: talk.form)
    let (mark, digest) = (talk.system.mark, talk.system.digest())
    try talk.override(1, on: talk.main)
    try talk.system.destroy(talk.settings)
    #expect(try talk.run() == [])
    #expect(talk.system.isEnded(watch))
    #expect(talk.system.hierarchy.isDestroyed(talk.cell))
    #expect(throws: HierarchyProblem.destroyed(talk.settings)) {
      try talk.system.move(talk.settings, to: talk.root)
    }
    #expect(throws: HierarchyProblem.destroyed(talk.form)) { try talk.system.create(.view, in: talk.form) }
    #expect(talk.system.brokenInvariants() == [])
    talk.system.revert(to: mark)
    #expect(talk.system.digest() == digest)
    try talk.override(1, on: talk.main)
    #expect(try talk.run() == ["form.traitCollectionDidChange", "cell#0"])
  }

  @Test("a scene goes with everything in it")
  func scene() throws {
    var talk = try talk()
    try talk.system.destroy(talk.main)
    #expect(Array(talk.system.hierarchy.scenes) == [])
    #expect(Array(talk.system.hierarchy.detached) == [])
    #expect(talk.system.brokenInvariants() == [])
    let other = try talk.system.create(.scene)
    #expect(Array(talk.system.hierarchy.scenes) == [other])
  }
}
